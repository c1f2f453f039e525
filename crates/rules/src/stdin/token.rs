//! One token at a time, and what to say about a byte that does not belong.

use super::fault::{Fault, printable};
use super::format::Kind;
use ojkit_text::number;

/// How many items a line must have, and why.
pub(super) struct Wanted {
    pub(super) count: usize,
    /// The expression that says so; empty where the number stands just before.
    pub(super) label: String,
}

/// A text and how far it has been read.
pub(super) struct Tokens<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
}

impl<'a> Tokens<'a> {
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    pub(super) fn left(&self) -> usize {
        self.text.len() - self.at
    }

    /// What is left up to the next space or line end.
    pub(super) fn word(&self) -> &'a [u8] {
        &self.text[self.at..stop(self.text, self.at, |b| b == b' ' || b == b'\n')]
    }

    pub(super) fn line_end(&self) -> usize {
        stop(self.text, self.at, |b| b == b'\n')
    }

    pub(super) fn word_end(&self) -> Result<usize, Box<Fault>> {
        let end = self.at + self.word().len();
        if end > self.at { Ok(end) } else { Err(self.unexpected(self.at, "a word")) }
    }

    pub(super) fn integer(&mut self) -> Result<i64, Box<Fault>> {
        let (value, length) =
            number::take(&self.text[self.at..]).ok_or_else(|| self.unexpected(self.at, "a whole number"))?;
        self.at += length;
        Ok(value)
    }

    pub(super) fn not_negative(&self, from: usize, value: i64) -> Result<usize, Box<Fault>> {
        usize::try_from(value).map_err(|_| Fault::new(from, self.at, format!("expected a length, found {value}")))
    }

    pub(super) fn double(&mut self) -> Result<f64, Box<Fault>> {
        let word = self.word();
        let value = std::str::from_utf8(word).ok().and_then(number::parse_double);
        let value = value.ok_or_else(|| self.unexpected(self.at, "a number"))?;
        self.at += word.len();
        Ok(value)
    }

    pub(super) fn boolean(&mut self) -> Result<i64, Box<Fault>> {
        Ok(self.one_of(["false", "true"].into_iter())? as i64)
    }

    /// The index of the word that stands here.
    pub(super) fn one_of<'b>(&mut self, mut names: impl Iterator<Item = &'b str> + Clone) -> Result<usize, Box<Fault>> {
        let word = self.word();
        let list = names.clone();
        let index = names.position(|name| name.as_bytes() == word).ok_or_else(|| {
            let list: Vec<String> = list.map(|name| format!("`{name}`")).collect();
            self.unexpected(self.at, &list.join(" or "))
        })?;
        self.at += word.len();
        Ok(index)
    }

    pub(super) fn character(&mut self, wide: bool) -> Result<i64, Box<Fault>> {
        let (letter, length) = self.letter(self.at, wide)?;
        self.at += length;
        Ok(letter)
    }

    /// All letters up to an offset.
    pub(super) fn letters(&mut self, end: usize, wide: bool, cells: &mut Vec<i64>) -> Result<(), Box<Fault>> {
        let part = &self.text[self.at..end];
        if part.iter().all(|b| (b' '..=b'~').contains(b)) {
            cells.extend(part.iter().map(|&b| i64::from(b)));
            self.at = end;
            return Ok(());
        }
        while self.at < end {
            let letter = self.character(wide)?;
            cells.push(letter);
        }
        Ok(())
    }

    fn letter(&self, at: usize, wide: bool) -> Result<(i64, usize), Box<Fault>> {
        let head = &self.text[at..self.text.len().min(at + 4)];
        let Some(&byte) = head.first() else { return Err(self.unexpected(at, "a character")) };
        if (b' '..=b'~').contains(&byte) {
            return Ok((i64::from(byte), 1));
        }
        if byte < 0x80 {
            return Err(self.unexpected(at, "a character"));
        }
        let whole = head.utf8_chunks().next().map_or("", |chunk| chunk.valid());
        match whole.chars().next() {
            Some(letter) if wide && !letter.is_control() => Ok((i64::from(u32::from(letter)), letter.len_utf8())),
            Some(letter) => {
                let bytes = letter.len_utf8();
                let message = format!("expected printable ASCII, found U+{:04X}", u32::from(letter));
                Err(Fault::new(at, at + bytes, message))
            }
            None => Err(Fault::new(at, at + 1, format!("the byte 0x{byte:02x} is not UTF-8"))),
        }
    }

    /// One space, no more and no less.
    pub(super) fn space(&mut self) -> Result<(), Box<Fault>> {
        if self.peek() != Some(b' ') {
            return Err(self.no_separator("another token"));
        }
        self.at += 1;
        Ok(())
    }

    /// The space before item `index` of a list.
    pub(super) fn space_within(&mut self, index: usize, kind: Kind, wanted: &Wanted) -> Result<(), Box<Fault>> {
        match self.peek() {
            Some(b' ') => {
                self.at += 1;
                Ok(())
            }
            Some(b'\n') | None => Err(Fault::new(self.at, self.at, wanted.message(kind, index))),
            Some(_) => Err(self.no_separator("a space")),
        }
    }

    /// The first item of a list that is not empty.
    pub(super) fn begin_within(&mut self, kind: Kind, wanted: &Wanted) -> Result<(), Box<Fault>> {
        match self.peek() {
            Some(b'\n') | None => Err(Fault::new(self.at, self.at, wanted.message(kind, 0))),
            Some(_) => Ok(()),
        }
    }

    /// The end of a line; `list` is the list that it ends with.
    pub(super) fn newline(&mut self, list: Option<(Kind, &Wanted)>) -> Result<(), Box<Fault>> {
        if self.peek() == Some(b'\n') {
            self.at += 1;
            return Ok(());
        }
        if self.peek().is_none() && (self.at == 0 || self.text[self.at - 1] == b'\n') {
            return Err(self.unexpected(self.at, "another line"));
        }
        if self.peek().is_none() {
            return Err(Fault::new(self.at, self.at, "the last line has no line feed at its end"));
        }
        let next = self.text.get(self.at + 1).copied();
        let first_of_line = self.at == 0 || self.text[self.at - 1] == b'\n';
        let more = if first_of_line { self.peek() } else { next };
        if let Some((kind, wanted)) = list
            && (first_of_line || self.peek() == Some(b' '))
            && more.is_some_and(|b| b > b' ')
        {
            let from = if first_of_line { self.at } else { self.at + 1 };
            let rest = &self.text[from..self.line_end()];
            let found = wanted.count + rest.split(|&b| b == b' ').filter(|token| !token.is_empty()).count();
            let end = stop(self.text, from, |b| b == b' ' || b == b'\n');
            return Err(Fault::new(from, end, wanted.message(kind, found)));
        }
        if self.peek() == Some(b' ') && next.is_some_and(|b| b > b' ') {
            return Err(self.unexpected(self.at + 1, "the end of the line"));
        }
        Err(self.no_separator("the end of the line"))
    }

    /// The end of the text.
    pub(super) fn end(&self) -> Result<(), Box<Fault>> {
        if self.left() == 0 {
            return Ok(());
        }
        Err(Fault::new(self.at, self.line_end(), "expected the end of the text, found more"))
    }

    /// What is wrong where a space or a line end should be.
    fn no_separator(&self, wanted: &str) -> Box<Fault> {
        let belongs = |b: u8| b > b' ' && b != 0x7f;
        if self.peek().is_some_and(belongs) && self.at > 0 && belongs(self.text[self.at - 1]) {
            let back = self.text[..self.at].iter().rev().take_while(|&&b| belongs(b)).count();
            return self.unexpected(self.at - back, "one token");
        }
        self.unexpected(self.at, wanted)
    }

    /// What is wrong with the token or the byte at an offset.
    pub(super) fn unexpected(&self, at: usize, wanted: &str) -> Box<Fault> {
        let Some(&byte) = self.text.get(at) else {
            return Fault::new(at, at, format!("expected {wanted}, found the end of the text"));
        };
        let starts_line = at == 0 || self.text[at - 1] == b'\n';
        let (width, message) = match byte {
            b'\n' => (0, format!("expected {wanted}, found the end of the line")),
            b'\r' if self.text.get(at + 1) == Some(&b'\n') => {
                (1, "the line ends with CR LF; lines end with LF alone".to_string())
            }
            b'\t' => (1, "a tab; tokens are separated by one space".to_string()),
            b' ' if starts_line => (1, "a space at the start of the line".to_string()),
            b' ' if matches!(self.text.get(at + 1), Some(b'\n') | None) => {
                (1, "a space at the end of the line".to_string())
            }
            b' ' => (1, "two spaces; tokens are separated by one".to_string()),
            0..0x20 | 0x7f => (1, format!("a control character, 0x{byte:02x}")),
            0xef if at == 0 && self.text.starts_with("\u{feff}".as_bytes()) => {
                (3, "a byte-order mark; the text begins with its first token".to_string())
            }
            _ => {
                let end = stop(self.text, at, |b| b <= b' ' || b == 0x7f);
                let token = &self.text[at..end];
                (token.len(), format!("{}, found `{}`", flaw(token, wanted), printable(token)))
            }
        };
        Fault::new(at, at + width, message)
    }
}

/// What was expected, sharper where the token is almost a number.
fn flaw(token: &[u8], wanted: &str) -> String {
    let unsigned = token.strip_prefix(b"-").unwrap_or(token);
    let digits = |text: &[u8]| !text.is_empty() && text.iter().all(|b| b.is_ascii_digit() || *b == b'.');
    let reason = if token.strip_prefix(b"+").is_some_and(digits) {
        "no plus sign"
    } else if !digits(unsigned) {
        ""
    } else if token.len() > unsigned.len() && unsigned.iter().all(|b| matches!(b, b'0' | b'.')) {
        "no minus before zero"
    } else if unsigned.len() > 1 && unsigned[0] == b'0' && unsigned[1] != b'.' {
        "no leading zero"
    } else if !unsigned.contains(&b'.') && unsigned.len() >= 19 {
        "at most 64 bits"
    } else {
        ""
    };
    if reason.is_empty() { format!("expected {wanted}") } else { format!("expected {wanted} ({reason})") }
}

fn stop(text: &[u8], from: usize, ends: impl Fn(u8) -> bool) -> usize {
    text[from..].iter().position(|&b| ends(b)).map_or(text.len(), |length| from + length)
}
