//! The tags of a page and the text between them, in one pass.

/// A piece of a page.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::table) enum Token<'a> {
    /// Between tags, with its entities.
    Text(&'a str),
    /// `<td colspan=2>`
    Open(Tag<'a>),
    /// `</td>`
    Close(&'a str),
}

/// A tag that opens something.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::table) struct Tag<'a> {
    /// As written.
    pub(in crate::table) name: &'a str,
    /// `<td/>`
    pub(in crate::table) closes_itself: bool,
    attributes: &'a str,
}

impl<'a> Tag<'a> {
    /// Value of an attribute, without what stands before a colon in its name.
    pub(in crate::table) fn attribute(&self, wanted: &str) -> Option<&'a str> {
        let mut scan = Attributes { text: self.attributes, at: 0, closed: Closed::default() };
        while let Some((name, value)) = scan.next() {
            let name = name.rsplit(':').next().unwrap_or(name);
            if name.eq_ignore_ascii_case(wanted) {
                return Some(value);
            }
        }
        None
    }

    /// An attribute that is a number.
    pub(in crate::table) fn number(&self, wanted: &str) -> Option<usize> {
        self.attribute(wanted)?.trim().parse().ok().filter(|it| *it < 100_000)
    }
}

/// Pieces in order. What is in scripts and styles is left out.
pub(in crate::table) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    closed: Closed,
}

/// Quotes of which none comes any more: they are looked for once.
#[derive(Clone, Copy, Default)]
struct Closed {
    double: bool,
    single: bool,
}

impl<'a> Tokens<'a> {
    pub(in crate::table) fn new(text: &'a str) -> Tokens<'a> {
        Tokens { text, at: 0, closed: Closed::default() }
    }

    pub(in crate::table) fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
            let Some(open) = rest.find('<') else {
                self.at = self.text.len();
                return Some(Token::Text(rest));
            };
            if open > 0 {
                self.at += open;
                return Some(Token::Text(&rest[..open]));
            }
            let next = rest.as_bytes().get(1).copied().unwrap_or(b' ');
            match next {
                b'!' | b'?' => self.skip_note(rest),
                b'/' if rest.as_bytes().get(2).is_some_and(u8::is_ascii_alphabetic) => {
                    let end = rest.find('>').map_or(rest.len(), |end| end + 1);
                    self.at += end;
                    return Some(Token::Close(name_at(rest, 2)));
                }
                letter if letter.is_ascii_alphabetic() => return self.tag(rest),
                _ => {
                    self.at += 1;
                    return Some(Token::Text("<"));
                }
            }
        }
    }

    /// `<!-- … -->`, `<!doctype …>`, `<?xml … ?>`, `<![CDATA[ … ]]>`.
    fn skip_note(&mut self, rest: &str) {
        let (from, end) = if rest.starts_with("<!--") { (4, "-->") } else { (1, ">") };
        let body = rest.get(from..).unwrap_or_default();
        self.at += body.find(end).map_or(rest.len(), |at| from + at + end.len());
    }

    fn tag(&mut self, rest: &'a str) -> Option<Token<'a>> {
        let name = name_at(rest, 1);
        let start = self.at + 1 + name.len();
        let mut scan = Attributes { text: self.text, at: start, closed: self.closed };
        while scan.next().is_some() {}
        self.closed = scan.closed;
        let attributes = &self.text[start..scan.at];
        self.at = scan.at + 1;
        let closes_itself = attributes.trim_end().ends_with('/');
        if ["script", "style", "textarea", "xmp"].iter().any(|it| name.eq_ignore_ascii_case(it)) {
            self.skip_raw(name);
        }
        Some(Token::Open(Tag { name, closes_itself, attributes }))
    }

    /// To the tag that closes what holds no tags, or to the end.
    fn skip_raw(&mut self, name: &str) {
        while let Some(at) = self.text.get(self.at..).and_then(|rest| rest.find("</")) {
            self.at += at;
            let closing = &self.text[self.at..];
            if name_at(closing, 2).eq_ignore_ascii_case(name) {
                return;
            }
            self.at += 2;
        }
        self.at = self.text.len();
    }
}

/// Letters, digits and what stands between them.
fn name_at(text: &str, from: usize) -> &str {
    let rest = text.get(from..).unwrap_or_default();
    let end = rest.find(|sign: char| sign.is_ascii_whitespace() || matches!(sign, '>' | '/'));
    &rest[..end.unwrap_or(rest.len())]
}

/// Attributes one by one; ends at `>` or at the end of the text.
struct Attributes<'a> {
    text: &'a str,
    at: usize,
    closed: Closed,
}

impl<'a> Attributes<'a> {
    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        self.skip(|byte| byte.is_ascii_whitespace() || byte == b'/');
        let byte = self.peek()?;
        if byte == b'>' {
            return None;
        }
        let start = self.at;
        // A sign of equality in front is part of the name.
        self.at += 1;
        self.skip(|byte| !byte.is_ascii_whitespace() && !matches!(byte, b'=' | b'>' | b'/'));
        let name = self.text.get(start..self.at).unwrap_or_default();
        self.skip(|byte| byte.is_ascii_whitespace());
        if self.peek() != Some(b'=') {
            return Some((name, ""));
        }
        self.at += 1;
        self.skip(|byte| byte.is_ascii_whitespace());
        let value = self.quoted().unwrap_or_else(|| {
            let start = self.at;
            self.skip(|byte| !byte.is_ascii_whitespace() && byte != b'>');
            self.text.get(start..self.at).unwrap_or_default()
        });
        Some((name, value))
    }

    fn quoted(&mut self) -> Option<&'a str> {
        let quote = self.peek().filter(|byte| matches!(byte, b'"' | b'\''))?;
        let gone = if quote == b'"' { &mut self.closed.double } else { &mut self.closed.single };
        if *gone {
            return None;
        }
        let body = self.text.get(self.at + 1..)?;
        let Some(end) = body.find(char::from(quote)) else {
            *gone = true;
            return None;
        };
        self.at += end + 2;
        Some(&body[..end])
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self, is_part: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&is_part) {
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        let mut tokens = Tokens::new(text);
        let mut shown = Vec::new();
        while let Some(token) = tokens.next() {
            shown.push(match token {
                Token::Text(text) => format!("{text:?}"),
                Token::Close(name) => format!("/{name}"),
                Token::Open(tag) => {
                    let span = tag.attribute("colspan").unwrap_or("-");
                    format!("{} {span}{}", tag.name, if tag.closes_itself { " /" } else { "" })
                }
            });
        }
        shown.join(", ")
    }

    #[test]
    fn tags_are_read_as_browsers_do() {
        for (text, expected) in [
            ("a<b", "\"a\", b -"),
            ("1 < 2", "\"1 \", \"<\", \" 2\""),
            ("<TD colSpan = '2' x>y</Td >", "TD 2, \"y\", /Td"),
            ("<td title='a>b' colspan=3>", "td 3"),
            ("<td width=10\" colspan=2>x", "td 2, \"x\""),
            ("<td width=\"10 colspan=2>x", "td 2, \"x\""),
            ("<br/><td\tcolspan=\"4\"/>", "br - /, td 4 /"),
            ("<!-- <td> -->x<!doctype html>y<?xml?>", "\"x\", \"y\""),
            ("<script>if (a < b) '<td>'</SCRIPT>z", "script -, /SCRIPT, \"z\""),
            ("<!-- x", ""),
            ("é<é>", "\"é\", \"<\", \"é>\""),
            ("<té é='ü' colspan=2>ñ", "té 2, \"ñ\""),
            ("<", "\"<\""),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }
}
