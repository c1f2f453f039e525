//! What is wrong with a text that should be an input, and where.

use std::fmt;

/// The first byte of a text that no legal input has at this place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// From 1.
    pub line: usize,
    /// From 1, in bytes.
    pub column: usize,
    /// Length of the offending text in bytes, at least 1.
    pub width: usize,
    /// The offending text, cut to a readable length, with what cannot be printed as escapes; empty at the end of a line or of the text.
    pub token: String,
    /// What was expected and what is there.
    pub message: String,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ReadError {}

/// Where a token stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// From 1.
    pub line: usize,
    /// From 1, in bytes.
    pub column: usize,
    /// Length in bytes, at least 1.
    pub width: usize,
}

impl Position {
    /// The line and column of a range of bytes.
    pub(super) fn of(text: &[u8], start: usize, end: usize) -> Position {
        let before = &text[..start.min(text.len())];
        let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&b| b != b'\n').count();
        Position { line, column, width: end.saturating_sub(start).max(1) }
    }
}

/// A flaw while its place is still an offset.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) message: String,
}

impl Fault {
    pub(super) fn new(start: usize, end: usize, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { start, end, message: message.into() })
    }

    pub(super) fn locate(self, text: &[u8]) -> ReadError {
        let Position { line, column, width } = Position::of(text, self.start, self.end);
        let end = self.end.min(text.len());
        let token = printable(&text[self.start.min(end)..end]);
        ReadError { line, column, width, token, message: self.message }
    }
}

/// Longer tokens are cut, so that a line of 10^6 bytes does not become a message.
const TOKEN_BYTES_MAX: usize = 40;

/// A readable form of some bytes.
pub(super) fn printable(bytes: &[u8]) -> String {
    let cut = &bytes[..bytes.len().min(TOKEN_BYTES_MAX)];
    let mut text: String = cut.escape_ascii().to_string();
    if cut.len() < bytes.len() {
        text.push_str("...");
    }
    text
}
