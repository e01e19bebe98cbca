//! Laid-out pages as a PDF file. The same document gives the same bytes: no clock, no random numbers.

use std::collections::BTreeSet;

use i18n::{Language, Messages};
use lopdf::{Object, StringFormat};
use printpdf::{
    Color, CurTransMat, CustomPdfConformance, Greyscale, Line, LineCapStyle, LineJoinStyle,
    LinePoint, Mm, Op, PaintMode, PdfConformance, PdfDocument, PdfFont, PdfFontHandle, PdfPage,
    PdfSaveOptions, Point, Polygon, PolygonRing, Pt, Rect, TextItem, TextMatrix, WindingOrder,
    XObjectId, XObjectTransform,
};

use crate::fonts::{Face, as_drawn};
use crate::layout::{Layout, Mark, Page, Run, Shape};
use crate::model::{Document, Moment, Photo};
use crate::pieces::{EDGE, GRID, Outline, PieceColor, PiecePart, Step, steps};

mod photo;

/// Writing into memory failed, or the PDF library broke its own rules.
#[derive(Debug, thiserror::Error)]
#[error("the PDF could not be written: {0}")]
pub struct PdfError(String);

/// Writes a laid-out document as PDF.
///
/// # Errors
/// Only if the PDF library fails, which no document is known to cause.
pub fn write(document: &Document, layout: &Layout) -> Result<Vec<u8>, PdfError> {
    let mut pdf = PdfDocument::new(&document.title);
    describe(&mut pdf, document);
    for face in Face::ALL {
        pdf.resources.fonts.map.insert(face.id(), PdfFont::new(face.font().clone()));
    }
    for shape in layout.pages.iter().flat_map(|page| &page.shapes) {
        if let Shape::Photo { photo, .. } = shape
            && let Some(carried) = photo::carried(photo)
        {
            pdf.resources.xobjects.map.insert(photo::id(photo), carried);
        }
    }
    let carried: BTreeSet<XObjectId> = pdf.resources.xobjects.map.keys().cloned().collect();
    pdf.pages = layout.pages.iter().map(|page| draw(page, layout, &carried)).collect();
    finish(&pdf, document.language)
}

fn describe(pdf: &mut PdfDocument, document: &Document) {
    let info = &mut pdf.metadata.info;
    info.document_title = std::iter::once(&document.title)
        .chain(&document.subtitle)
        .filter(|text| !text.is_empty())
        .cloned()
        .collect::<Vec<_>>()
        .join(" · ");
    info.author.clone_from(&document.author);
    info.subject.clone_from(&document.title);
    info.creator = Messages::get(document.language).plain("common-program");
    info.producer = "printpdf".to_owned();
    let moment = unix_seconds(document.printed);
    if let Ok(date) = printpdf::OffsetDateTime::from_unix_timestamp(moment) {
        info.creation_date = date;
        info.modification_date = date;
        info.metadata_date = date;
    }
    // Claims no standard, and so needs no color profile in the file.
    info.conformance = PdfConformance::Custom(CustomPdfConformance {
        requires_icc_profile: false,
        requires_xmp_metadata: false,
        ..CustomPdfConformance::default()
    });
}

/// Seconds since 1970 of a date of the Gregorian calendar, the local time taken as it is.
fn unix_seconds(moment: Moment) -> i64 {
    let (year, month) = (i64::from(moment.year), i64::from(moment.month));
    let (year, month) = if month <= 2 { (year - 1, month + 9) } else { (year, month - 3) };
    let era = year.div_euclid(400);
    let year_of_era = year.rem_euclid(400);
    let day_of_year = (153 * month + 2) / 5 + i64::from(moment.day) - 1;
    let day_of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
    let days = era * 146_097 + day_of_era - 719_468;
    days * 86_400 + i64::from(moment.hour) * 3600 + i64::from(moment.minute) * 60
}

/// Language and file identifier, which the library has no words for.
fn finish(pdf: &PdfDocument, language: Language) -> Result<Vec<u8>, PdfError> {
    let failed = |error: &dyn std::fmt::Display| PdfError(error.to_string());
    let mut file = pdf.to_lopdf_document(&PdfSaveOptions::default(), &mut Vec::new());
    file.version = "1.4".to_owned();
    let text = |bytes: &[u8]| Object::String(bytes.to_vec(), StringFormat::Literal);
    let catalog = file.catalog_mut().map_err(|error| failed(&error))?;
    catalog.set("Lang", text(language.code().as_bytes()));
    let info = file.trailer.get(b"Info").and_then(Object::as_reference);
    if let Ok(info) = info.and_then(|id| file.get_dictionary_mut(id)) {
        // The library names a print standard here even when none is claimed.
        info.remove(b"GTS_PDFXVersion");
        info.remove(b"Identifier");
    }
    file.trailer.remove(b"ID");
    file.compress();
    let mut bytes = Vec::new();
    file.save_to(&mut bytes).map_err(|error| failed(&error))?;
    let id = fingerprint(&bytes).to_be_bytes();
    let id = Object::String(id.to_vec(), StringFormat::Hexadecimal);
    file.trailer.set("ID", vec![id.clone(), id]);
    bytes.clear();
    file.save_to(&mut bytes).map_err(|error| failed(&error))?;
    Ok(bytes)
}

/// FNV-1a over 128 bits: a name for the file, not a proof.
fn fingerprint(bytes: &[u8]) -> u128 {
    const START: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
    bytes.iter().fold(START, |hash, byte| (hash ^ u128::from(*byte)).wrapping_mul(PRIME))
}

fn draw(page: &Page, layout: &Layout, carried: &BTreeSet<XObjectId>) -> PdfPage {
    let mut pen = Pen { height: layout.height, carried, ops: Vec::new() };
    if let Some(mark) = &page.mark {
        pen.mark(mark);
    }
    for shape in &page.shapes {
        pen.shape(shape);
    }
    pen.ops.push(Op::SetFillColor { col: gray(0.0) });
    for run in &page.runs {
        pen.run(run);
    }
    let millimeters = |points: f32| Mm::from(Pt(points));
    PdfPage::new(millimeters(layout.width), millimeters(layout.height), pen.ops)
}

fn gray(shade: f32) -> Color {
    Color::Greyscale(Greyscale::new(shade, None))
}

/// Writes operators; turns our downward axis into the upward one of PDF.
struct Pen<'p> {
    height: f32,
    /// Pictures that the file holds.
    carried: &'p BTreeSet<XObjectId>,
    ops: Vec<Op>,
}

impl Pen<'_> {
    fn point(&self, (x, y): (f32, f32)) -> Point {
        Point { x: Pt(x), y: Pt(self.height - y) }
    }

    fn run(&mut self, run: &Run) {
        let y = self.height - run.baseline;
        self.ops.extend([
            Op::StartTextSection,
            Op::SetFont { font: PdfFontHandle::External(run.face.id()), size: Pt(run.size) },
            Op::SetTextMatrix { matrix: TextMatrix::Translate(Pt(run.x), Pt(y)) },
            Op::ShowText { items: vec![TextItem::Text(as_drawn(&run.text))] },
            Op::EndTextSection,
        ]);
    }

    fn mark(&mut self, mark: &Mark) {
        let (sin, cos) = (mark.angle.sin(), mark.angle.cos());
        let (x, y) = (mark.start.0, self.height - mark.start.1);
        let matrix = CurTransMat::Raw([cos, sin, -sin, cos, x, y]);
        self.ops.extend([
            Op::SaveGraphicsState,
            Op::SetFillColor { col: gray(0.88) },
            Op::SetTransformationMatrix { matrix },
            Op::StartTextSection,
            Op::SetFont { font: PdfFontHandle::External(Face::BOLD.id()), size: Pt(mark.size) },
            Op::ShowText { items: vec![TextItem::Text(as_drawn(&mark.text))] },
            Op::EndTextSection,
            Op::RestoreGraphicsState,
        ]);
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Line { from, to, thickness, shade } => {
                let points = [*from, *to].map(|at| LinePoint { p: self.point(at), bezier: false });
                self.ops.extend([
                    Op::SetOutlineThickness { pt: Pt(*thickness) },
                    Op::SetOutlineColor { col: gray(*shade) },
                    Op::DrawLine { line: Line { points: points.to_vec(), is_closed: false } },
                ]);
            }
            Shape::Area { corner, size, shade } => {
                let rectangle = self.rectangle(*corner, *size, PaintMode::Fill);
                self.ops.extend([
                    Op::SetFillColor { col: gray(*shade) },
                    Op::DrawRectangle { rectangle },
                ]);
            }
            Shape::Frame { corner, size, thickness } => {
                let rectangle = self.rectangle(*corner, *size, PaintMode::Stroke);
                self.ops.extend([
                    Op::SetOutlineThickness { pt: Pt(*thickness) },
                    Op::SetOutlineColor { col: gray(0.0) },
                    Op::DrawRectangle { rectangle },
                ]);
            }
            Shape::Photo { corner, size, photo } => self.photo(*corner, *size, photo),
            Shape::Piece { corner, side, outline } => self.piece(*corner, *side, outline),
        }
    }

    /// A picture is the square from 0 to 1, its first line on top; the matrix turns it and brings it to its place.
    fn photo(&mut self, (x, y): (f32, f32), (width, height): (f32, f32), photo: &Photo) {
        if !self.carried.contains(&photo::id(photo)) {
            let frame = Shape::Frame { corner: (x, y), size: (width, height), thickness: 0.5 };
            return self.shape(&frame);
        }
        let bottom = self.height - y - height;
        let matrix = match photo.quarters % 4 {
            0 => [width, 0.0, 0.0, height, x, bottom],
            1 => [0.0, -height, width, 0.0, x, bottom + height],
            2 => [-width, 0.0, 0.0, -height, x + width, bottom + height],
            _ => [0.0, height, -width, 0.0, x + width, bottom],
        };
        self.ops.extend([
            Op::SaveGraphicsState,
            Op::SetTransformationMatrix { matrix: CurTransMat::Raw(matrix) },
            Op::UseXobject {
                id: photo::id(photo),
                transform: XObjectTransform { no_auto_scale: true, ..XObjectTransform::default() },
            },
            Op::RestoreGraphicsState,
        ]);
    }

    fn rectangle(&self, (x, y): (f32, f32), (width, height): (f32, f32), mode: PaintMode) -> Rect {
        let mut rect = Rect::from_xywh(Pt(x), Pt(self.height - y - height), Pt(width), Pt(height));
        rect.mode = Some(mode);
        rect
    }

    fn piece(&mut self, (x, y): (f32, f32), side: f32, outline: &Outline) {
        let scale = side / GRID;
        let at = |(px, py): (f32, f32)| (x + px * scale, y + py * scale);
        let (body, inner) = match outline.color {
            PieceColor::White => (1.0, 0.0),
            PieceColor::Black => (0.05, 0.95),
        };
        self.ops.extend([
            Op::SetFillColor { col: gray(body) },
            Op::SetLineJoinStyle { join: LineJoinStyle::Round },
            Op::SetLineCapStyle { cap: LineCapStyle::Round },
        ]);
        for part in outline.parts {
            let (path, thickness, shade) = match part {
                PiecePart::Body(data) => (steps(data), EDGE, 0.0),
                PiecePart::Disc(cx, cy, radius) => (disc(*cx, *cy, *radius), EDGE, 0.0),
                PiecePart::Inner(data, thickness) => (steps(data), *thickness, inner),
            };
            let points: Vec<LinePoint> =
                path.into_iter().flat_map(|step| self.line_points(step, at)).collect();
            self.ops.extend([
                Op::SetOutlineThickness { pt: Pt(thickness * scale) },
                Op::SetOutlineColor { col: gray(shade) },
                match part {
                    PiecePart::Body(_) | PiecePart::Disc(..) => Op::DrawPolygon {
                        polygon: Polygon {
                            rings: vec![PolygonRing { points }],
                            mode: PaintMode::FillStroke,
                            winding_order: WindingOrder::NonZero,
                        },
                    },
                    PiecePart::Inner(..) => {
                        Op::DrawLine { line: Line { points, is_closed: false } }
                    }
                },
            ]);
        }
    }

    fn line_points(&self, step: Step, at: impl Fn((f32, f32)) -> (f32, f32)) -> Vec<LinePoint> {
        let point = |on_grid, bezier| LinePoint { p: self.point(at(on_grid)), bezier };
        match step {
            Step::Move(end) | Step::Line(end) => vec![point(end, false)],
            Step::Curve(first, second, end) => {
                vec![point(first, true), point(second, true), point(end, false)]
            }
        }
    }
}

/// A circle as four curves.
fn disc(x: f32, y: f32, radius: f32) -> Vec<Step> {
    let pull = radius * 0.5523;
    vec![
        Step::Move((x + radius, y)),
        Step::Curve((x + radius, y + pull), (x + pull, y + radius), (x, y + radius)),
        Step::Curve((x - pull, y + radius), (x - radius, y + pull), (x - radius, y)),
        Step::Curve((x - radius, y - pull), (x - pull, y - radius), (x, y - radius)),
        Step::Curve((x + pull, y - radius), (x + radius, y - pull), (x + radius, y)),
    ]
}

#[cfg(test)]
mod tests {
    use super::{Moment, unix_seconds};

    #[track_caller]
    fn check((year, month, day, hour, minute): (i32, u32, u32, u32, u32), expected: i64) {
        assert_eq!(unix_seconds(Moment { year, month, day, hour, minute }), expected);
    }

    #[test]
    fn seconds_since_1970() {
        check((1970, 1, 1, 0, 0), 0);
        check((2000, 2, 29, 12, 30), 951_827_400);
        check((2026, 11, 29, 18, 46), 1_795_977_960);
    }
}
