//! Pictures inside a PDF: a JPEG goes in as it is, a PNG as its pixels.

use std::collections::BTreeMap;
use std::io::Cursor;

use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject, XObjectId};

use crate::model::{Coding, Photo};

/// Larger pictures are not taken apart in memory.
const MAX_PIXELS: u64 = 80_000_000;

/// A name that the same picture has every time.
pub(super) fn id(photo: &Photo) -> XObjectId {
    XObjectId(format!("P{:032x}", super::fingerprint(&photo.bytes)))
}

/// The picture as the file holds it; `None` if it cannot be carried.
pub(super) fn carried(photo: &Photo) -> Option<XObject> {
    let (content, space, filter) = match photo.coding {
        Coding::JpegGray => (photo.bytes.to_vec(), "DeviceGray", Some("DCTDecode")),
        Coding::JpegColor => (photo.bytes.to_vec(), "DeviceRGB", Some("DCTDecode")),
        Coding::Png => {
            let (pixels, space) = pixels(photo)?;
            (pixels, space, None)
        }
        Coding::Other(_) => return None,
    };
    let name = |text: &str| DictItem::Name(text.as_bytes().to_vec());
    let number = |number: u32| DictItem::Int(i64::from(number));
    let mut dict = BTreeMap::from([
        ("Type".to_owned(), name("XObject")),
        ("Subtype".to_owned(), name("Image")),
        ("Width".to_owned(), number(photo.size.0)),
        ("Height".to_owned(), number(photo.size.1)),
        ("ColorSpace".to_owned(), name(space)),
        ("BitsPerComponent".to_owned(), number(8)),
    ]);
    if let Some(filter) = filter {
        dict.insert("Filter".to_owned(), name(filter));
    }
    let stream = ExternalStream { dict, content, compress: filter.is_none() };
    Some(XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None }))
}

/// The pixels of a PNG, gray or in color, on white where it is transparent.
fn pixels(photo: &Photo) -> Option<(Vec<u8>, &'static str)> {
    if u64::from(photo.size.0) * u64::from(photo.size.1) > MAX_PIXELS {
        return None;
    }
    let mut decoder = png::Decoder::new(Cursor::new(photo.bytes.as_slice()));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().ok()?;
    let mut buffer = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut buffer).ok()?;
    if (frame.width, frame.height) != photo.size {
        return None;
    }
    buffer.truncate(frame.buffer_size());
    let on_white = |value: u8, alpha: u8| -> u8 {
        let (value, alpha) = (u16::from(value), u16::from(alpha));
        u8::try_from((value * alpha + 255 * (255 - alpha)) / 255).unwrap_or(255)
    };
    Some(match frame.color_type {
        png::ColorType::Grayscale => (buffer, "DeviceGray"),
        png::ColorType::Rgb => (buffer, "DeviceRGB"),
        png::ColorType::GrayscaleAlpha => {
            (buffer.chunks_exact(2).map(|it| on_white(it[0], it[1])).collect(), "DeviceGray")
        }
        png::ColorType::Rgba => {
            let plain = |it: &[u8]| [0, 1, 2].map(|at| on_white(it[at], it[3]));
            (buffer.chunks_exact(4).flat_map(plain).collect(), "DeviceRGB")
        }
        png::ColorType::Indexed => return None,
    })
}
