//! Pictures: what kind a file is, how large it is and which way up, seen from its first bytes. Nothing is decoded.
//!
//! | kind | what is read |
//! |---|---|
//! | JPEG | frame header (size, components, whether the coding is one that documents may carry), Exif orientation |
//! | PNG | `IHDR` |
//! | WebP | `VP8 `, `VP8L`, `VP8X` |

/// What a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Image {
    /// Kind of file.
    pub kind: ImageKind,
    /// Pixels across, as stored.
    pub width: u32,
    /// Pixels down, as stored.
    pub height: u32,
    /// How it is turned for showing.
    pub turn: Turn,
    /// JPEG: color components (1 gray, 3 color, 4 for print); else 0.
    pub components: u8,
}

/// Kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImageKind {
    /// JPEG whose coding documents may carry: baseline or progressive.
    Jpeg,
    /// Another JPEG: lossless or arithmetic.
    RareJpeg,
    /// PNG.
    Png,
    /// WebP.
    WebP,
}

impl ImageKind {
    /// Media type.
    pub const fn media(self) -> &'static str {
        match self {
            ImageKind::Jpeg | ImageKind::RareJpeg => "image/jpeg",
            ImageKind::Png => "image/png",
            ImageKind::WebP => "image/webp",
        }
    }

    /// Ending of a file name.
    pub const fn ending(self) -> &'static str {
        match self {
            ImageKind::Jpeg | ImageKind::RareJpeg => "jpg",
            ImageKind::Png => "png",
            ImageKind::WebP => "webp",
        }
    }
}

/// How the stored picture is turned to be upright, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turn {
    /// As stored.
    #[default]
    None,
    /// By a quarter.
    Right,
    /// By a half.
    Half,
    /// By three quarters.
    Left,
}

/// Why a file is no picture that can be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// Nothing in it.
    #[error("expected a picture, found an empty file")]
    Empty,
    /// Another kind of file.
    #[error("expected JPEG, PNG or WebP, found another kind of file")]
    OtherKind,
    /// It begins as a picture and breaks off or contradicts itself before its size is told.
    #[error("expected a whole picture, found one that is cut off or damaged")]
    Damaged,
}

/// Looks at a file.
///
/// # Errors
/// [`ImageError`] if it is no picture of a known kind, or one without a size.
pub fn look(bytes: &[u8]) -> Result<Image, ImageError> {
    if bytes.is_empty() {
        return Err(ImageError::Empty);
    }
    let found = if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
        jpeg(bytes)
    } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        png(bytes)
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        webp(bytes)
    } else {
        return Err(ImageError::OtherKind);
    };
    found.filter(|it| it.width > 0 && it.height > 0).ok_or(ImageError::Damaged)
}

/// Segments up to the frame header; Exif stands before it.
fn jpeg(bytes: &[u8]) -> Option<Image> {
    let mut turn = Turn::None;
    let mut at = 2;
    loop {
        while bytes.get(at) == Some(&0xff) && bytes.get(at + 1) == Some(&0xff) {
            at += 1;
        }
        if bytes.get(at) != Some(&0xff) {
            return None;
        }
        let marker = *bytes.get(at + 1)?;
        at += 2;
        // Marks without a body.
        if matches!(marker, 0x01 | 0xd0..=0xd7) {
            continue;
        }
        let length = usize::from(big16(bytes, at)?);
        let body = bytes.get(at + 2..at + length.max(2))?;
        let is_frame = matches!(marker, 0xc0..=0xcf) && !matches!(marker, 0xc4 | 0xc8 | 0xcc);
        if is_frame {
            let carried = matches!(marker, 0xc0..=0xc2) && body.first() == Some(&8);
            return Some(Image {
                kind: if carried { ImageKind::Jpeg } else { ImageKind::RareJpeg },
                width: u32::from(big16(body, 3)?),
                height: u32::from(big16(body, 1)?),
                turn,
                components: *body.get(5)?,
            });
        }
        match marker {
            0xe1 => turn = exif(body).unwrap_or(turn),
            0xd9 | 0xda => return None,
            _ => {}
        }
        at += length.max(2);
    }
}

/// Tag 0x0112 of the first directory. Mirrored pictures are not made by cameras and are taken unturned.
fn exif(body: &[u8]) -> Option<Turn> {
    const ORIENTATION: u32 = 0x0112;
    let tiff = body.strip_prefix(b"Exif\0\0")?;
    let is_big = match tiff.get(..2)? {
        b"MM" => true,
        b"II" => false,
        _ => return None,
    };
    let number = |at: usize, n: usize| -> Option<u32> {
        let digits = tiff.get(at..at.checked_add(n)?)?;
        let add = |sum: u32, digit: &u8| (sum << 8) | u32::from(*digit);
        Some(if is_big { digits.iter().fold(0, add) } else { digits.iter().rev().fold(0, add) })
    };
    let directory = usize::try_from(number(4, 4)?).ok()?;
    let n_entries = usize::try_from(number(directory, 2)?).ok()?;
    let entry = |index: usize| directory.checked_add(2 + 12 * index);
    let found = (0..n_entries).filter_map(entry).find(|&at| number(at, 2) == Some(ORIENTATION))?;
    Some(match number(found.checked_add(8)?, 2)? {
        3 => Turn::Half,
        6 => Turn::Right,
        8 => Turn::Left,
        _ => Turn::None,
    })
}

fn png(bytes: &[u8]) -> Option<Image> {
    (bytes.get(12..16)? == b"IHDR").then_some(())?;
    let (width, height) = (big32(bytes, 16)?, big32(bytes, 20)?);
    Some(Image { kind: ImageKind::Png, width, height, turn: Turn::None, components: 0 })
}

fn webp(bytes: &[u8]) -> Option<Image> {
    let little = |at: usize, n: usize| -> Option<u32> {
        let digits = bytes.get(at..at + n)?;
        Some(digits.iter().rev().fold(0, |sum, digit| (sum << 8) | u32::from(*digit)))
    };
    let (width, height) = match bytes.get(12..16)? {
        b"VP8X" => (little(24, 3)? + 1, little(27, 3)? + 1),
        b"VP8L" => {
            (bytes.get(20)? == &0x2f).then_some(())?;
            let packed = little(21, 4)?;
            ((packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1)
        }
        b"VP8 " => (little(26, 2)? & 0x3fff, little(28, 2)? & 0x3fff),
        _ => return None,
    };
    Some(Image { kind: ImageKind::WebP, width, height, turn: Turn::None, components: 0 })
}

fn big16(bytes: &[u8], at: usize) -> Option<u16> {
    let digits = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_be_bytes([digits[0], digits[1]]))
}

fn big32(bytes: &[u8], at: usize) -> Option<u32> {
    Some((u32::from(big16(bytes, at)?) << 16) | u32::from(big16(bytes, at + 2)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A JPEG as far as its frame header, with an Exif orientation.
    fn jpeg_of(frame: u8, orientation: u8, order: &[u8; 2]) -> Vec<u8> {
        let two = |n: u8| if order == b"MM" { [0, n] } else { [n, 0] };
        let mut tiff = order.to_vec();
        tiff.extend(two(42));
        tiff.extend(if order == b"MM" { [0, 0, 0, 8] } else { [8, 0, 0, 0] });
        tiff.extend(two(1));
        tiff.extend(if order == b"MM" { [1, 0x12, 0, 3] } else { [0x12, 1, 3, 0] });
        tiff.extend(if order == b"MM" { [0, 0, 0, 1] } else { [1, 0, 0, 0] });
        tiff.extend(two(orientation));
        tiff.extend([0, 0, 0, 0, 0, 0]);
        let mut exif = b"Exif\0\0".to_vec();
        exif.extend(tiff);
        let mut file = vec![0xff, 0xd8, 0xff, 0xe1, 0, u8::try_from(exif.len() + 2).unwrap()];
        file.extend(exif);
        file.extend([0xff, 0xff, frame, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3]);
        file.extend([0; 9]);
        file
    }

    #[test]
    fn a_photo_knows_its_size_and_which_way_is_up() {
        for order in [b"MM", b"II"] {
            for (orientation, turn) in [
                (1, Turn::None),
                (3, Turn::Half),
                (6, Turn::Right),
                (8, Turn::Left),
                (2, Turn::None),
            ] {
                let found = look(&jpeg_of(0xc0, orientation, order)).unwrap();
                let expected =
                    Image { kind: ImageKind::Jpeg, width: 4000, height: 3000, turn, components: 3 };
                assert_eq!(found, expected, "{order:?} {orientation}");
            }
        }
        assert_eq!(look(&jpeg_of(0xc2, 1, b"MM")).unwrap().kind, ImageKind::Jpeg);
        assert_eq!(look(&jpeg_of(0xc9, 1, b"MM")).unwrap().kind, ImageKind::RareJpeg);
    }

    #[test]
    fn other_kinds() {
        let mut png = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec();
        png.extend([0, 0, 1, 0, 0, 0, 0, 64, 8, 6, 0, 0, 0]);
        let found = look(&png).unwrap();
        assert_eq!((found.kind, found.width, found.height), (ImageKind::Png, 256, 64));
        let webp = |head: &[u8]| [b"RIFF\0\0\0\0WEBP", head].concat();
        let lossless = webp(b"VP8L\0\0\0\0\x2f\xff\x00\x01\x00");
        assert_eq!((look(&lossless).unwrap().width, look(&lossless).unwrap().height), (256, 5));
        let extended = webp(b"VP8X\x0a\0\0\0\0\0\0\0\x3f\x01\0\xef\0\0");
        assert_eq!((look(&extended).unwrap().width, look(&extended).unwrap().height), (320, 240));
        let lossy = webp(b"VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x40\x01\xf0\x00");
        assert_eq!((look(&lossy).unwrap().width, look(&lossy).unwrap().height), (320, 240));
        assert_eq!(look(b""), Err(ImageError::Empty));
        assert_eq!(look(b"GIF89a"), Err(ImageError::OtherKind));
        assert_eq!(look(b"%PDF-1.7"), Err(ImageError::OtherKind));
    }

    #[test]
    fn a_picture_cut_anywhere_is_damaged_and_never_panics() {
        let whole = jpeg_of(0xc0, 6, b"II");
        for n in 3..whole.len() - 10 {
            assert_eq!(look(&whole[..n]), Err(ImageError::Damaged), "{n} bytes");
        }
        for at in 3..whole.len() {
            for value in [0, 1, 0x7f, 0xff] {
                let mut bent = whole.clone();
                bent[at] = value;
                let _ = look(&bent);
            }
        }
    }
}
