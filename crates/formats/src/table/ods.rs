//! Tables as ODS (OpenDocument 1.2): one zip of four small files, no styles but those of numbers.

use std::collections::BTreeMap;
use std::io::{self, Cursor, Write};

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::figure::Sign;
use super::write::{sheet_name, visible};
use super::{Cell, Figure, Sheet};

const MEDIA: &str = "application/vnd.oasis.opendocument.spreadsheet";

const MANIFEST: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
<manifest:manifest xmlns:manifest=\"urn:oasis:names:tc:opendocument:xmlns:manifest:1.0\" manifest:version=\"1.2\">\
<manifest:file-entry manifest:full-path=\"/\" manifest:version=\"1.2\" manifest:media-type=\"application/vnd.oasis.opendocument.spreadsheet\"/>\
<manifest:file-entry manifest:full-path=\"content.xml\" manifest:media-type=\"text/xml\"/>\
<manifest:file-entry manifest:full-path=\"styles.xml\" manifest:media-type=\"text/xml\"/>\
</manifest:manifest>\n";

const STYLES: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
<office:document-styles xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" office:version=\"1.2\"/>\n";

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
<office:document-content xmlns:office=\"urn:oasis:names:tc:opendocument:xmlns:office:1.0\" \
xmlns:table=\"urn:oasis:names:tc:opendocument:xmlns:table:1.0\" \
xmlns:text=\"urn:oasis:names:tc:opendocument:xmlns:text:1.0\" \
xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\" \
xmlns:number=\"urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0\" \
xmlns:fo=\"urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0\" office:version=\"1.2\">\
<office:automatic-styles>\
<style:style style:name=\"head\" style:family=\"table-cell\"><style:text-properties fo:font-weight=\"bold\"/></style:style>\
<number:number-style style:name=\"N1\"><number:number number:decimal-places=\"1\" number:min-integer-digits=\"1\"/></number:number-style>\
<style:style style:name=\"points\" style:family=\"table-cell\" style:data-style-name=\"N1\"/>\
<number:date-style style:name=\"N2\"><number:year number:style=\"long\"/><number:text>-</number:text><number:month number:style=\"long\"/><number:text>-</number:text><number:day number:style=\"long\"/></number:date-style>\
<style:style style:name=\"day\" style:family=\"table-cell\" style:data-style-name=\"N2\"/>";

const BODY: &str = "</office:automatic-styles><office:body><office:spreadsheet>";

const TAIL: &str = "</office:spreadsheet></office:body></office:document-content>\n";

/// Writes a workbook, a sheet a table. The same tables give the same bytes.
///
/// # Errors
/// Only those of `out`.
pub fn write_ods(sheets: &[Sheet], out: &mut impl Write) -> io::Result<()> {
    let mut packed = ZipWriter::new(Cursor::new(Vec::new()));
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let small = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let content = content(sheets);
    // The type stands first and unpacked, so that it can be seen in the bytes (OpenDocument 1.2, part 3, 3.3).
    let files = [
        ("mimetype", plain, MEDIA),
        ("content.xml", small, content.as_str()),
        ("styles.xml", small, STYLES),
        ("META-INF/manifest.xml", small, MANIFEST),
    ];
    for (name, options, text) in files {
        packed.start_file(name, options)?;
        packed.write_all(text.as_bytes())?;
    }
    out.write_all(&packed.finish()?.into_inner())
}

fn content(sheets: &[Sheet]) -> String {
    let mut xml = HEAD.to_owned();
    let cells = sheets.iter().flat_map(|sheet| sheet.rows.iter().flatten());
    let styles: BTreeMap<String, Figure> = cells
        .filter_map(|cell| match cell {
            Cell::Figure(figure) => Some((style_name(*figure), *figure)),
            _ => None,
        })
        .collect();
    styles.iter().for_each(|(name, figure)| xml.push_str(&style(name, *figure)));
    xml.push_str(BODY);
    let mut names = Vec::new();
    for sheet in sheets {
        let name = sheet_name(&sheet.name, &names);
        xml.push_str(&format!("<table:table table:name=\"{}\">", escaped(&name)));
        names.push(name.to_lowercase());
        xml.push_str("<table:table-row>");
        for head in &sheet.columns {
            xml.push_str(&format!(
                "<table:table-cell table:style-name=\"head\" office:value-type=\"string\">{}</table:table-cell>",
                paragraph(head)
            ));
        }
        xml.push_str("</table:table-row>");
        for row in &sheet.rows {
            xml.push_str("<table:table-row>");
            row.iter().for_each(|cell| xml.push_str(&cell_xml(cell)));
            xml.push_str("</table:table-row>");
        }
        xml.push_str("</table:table>");
    }
    if sheets.is_empty() {
        xml.push_str("<table:table table:name=\"Sheet\"><table:table-row><table:table-cell/></table:table-row></table:table>");
    }
    xml.push_str(TAIL);
    xml
}

fn cell_xml(cell: &Cell) -> String {
    match cell {
        Cell::Empty => "<table:table-cell/>".to_owned(),
        Cell::Text(text) => format!(
            "<table:table-cell office:value-type=\"string\">{}</table:table-cell>",
            paragraph(text)
        ),
        Cell::Number(number) => format!(
            "<table:table-cell office:value-type=\"float\" office:value=\"{number}\">{}</table:table-cell>",
            paragraph(&number.to_string())
        ),
        Cell::Points(points) => format!(
            "<table:table-cell table:style-name=\"points\" office:value-type=\"float\" office:value=\"{points}\">{}</table:table-cell>",
            paragraph(&points.to_string())
        ),
        Cell::Figure(figure) => {
            // The value itself has no plus.
            let (style, shown) = (style_name(*figure), figure.to_string());
            let value = shown.trim_start_matches('+');
            let text = paragraph(&shown);
            format!(
                "<table:table-cell table:style-name=\"{style}\" office:value-type=\"float\" office:value=\"{value}\">{text}</table:table-cell>"
            )
        }
        Cell::Date(day) => format!(
            "<table:table-cell table:style-name=\"day\" office:value-type=\"date\" office:date-value=\"{day}\">{}</table:table-cell>",
            paragraph(&day.to_string())
        ),
    }
}

/// Name of the style of figures with so many decimals and such signs.
fn style_name(figure: Figure) -> String {
    let signs = match figure.sign {
        Sign::Minus => "figure",
        Sign::PlusAndMinus => "change",
    };
    format!("{signs}{}", figure.places)
}

/// The style of figures; one with a plus is made of a style for each sign.
fn style(name: &str, figure: Figure) -> String {
    let number = format!(
        "<number:number number:decimal-places=\"{0}\" number:min-integer-digits=\"1\"/>",
        figure.places
    );
    let signed = |suffix: &str, sign: &str, rest: &str| {
        format!(
            "<number:number-style style:name=\"N{name}{suffix}\">{sign}{number}{rest}</number:number-style>"
        )
    };
    let text = |sign: &str| format!("<number:text>{sign}</number:text>");
    let styles = match figure.sign {
        Sign::Minus => signed("", "", ""),
        Sign::PlusAndMinus => {
            let map = |condition: &str, suffix: &str| {
                format!(
                    "<style:map style:condition=\"value(){condition}0\" style:apply-style-name=\"N{name}{suffix}\"/>"
                )
            };
            let maps = map("&gt;", "P0") + &map("&lt;", "P1");
            signed("P0", &text("+"), "") + &signed("P1", &text("-"), "") + &signed("", "", &maps)
        }
    };
    format!(
        "{styles}<style:style style:name=\"{name}\" style:family=\"table-cell\" style:data-style-name=\"N{name}\"/>"
    )
}

/// One paragraph a line.
fn paragraph(text: &str) -> String {
    text.split('\n').map(|line| format!("<text:p>{}</text:p>", escaped(line))).collect()
}

/// XML 1.0 has no control signs but tabs and line ends.
fn escaped(text: &str) -> String {
    let mut xml = String::with_capacity(text.len());
    for letter in text.chars().filter(|letter| visible(*letter)) {
        match letter {
            '&' => xml.push_str("&amp;"),
            '<' => xml.push_str("&lt;"),
            '>' => xml.push_str("&gt;"),
            '"' => xml.push_str("&quot;"),
            other => xml.push(other),
        }
    }
    xml
}
