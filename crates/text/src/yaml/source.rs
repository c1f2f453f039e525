//! The text of a YAML file and places in it.

use ojkit_model::diagnostic::Diagnostic;

/// What a file may cost before it is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Size of the text in bytes.
    pub text_bytes: usize,
    /// Mappings and lists inside one another.
    pub depth: usize,
    /// Scalars, lists and mappings together.
    pub nodes: usize,
    /// Size of one scalar in bytes.
    pub scalar_bytes: usize,
}

impl Limits {
    /// For a spec that a person writes.
    pub const SPEC: Limits = Limits { text_bytes: 8 << 20, depth: 64, nodes: 200_000, scalar_bytes: 1 << 20 };

    /// For `kept.yaml` and case pages, which hold inputs as text.
    pub const PAGE: Limits = Limits { text_bytes: 64 << 20, depth: 64, nodes: 1_000_000, scalar_bytes: 16 << 20 };
}

/// A piece of one line: where it begins and how long it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// In characters; what lies on further lines does not count.
    pub width: usize,
}

/// The text of a file: UTF-8 without control characters, with the start of every line.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    /// The file, as diagnostics name it.
    pub path: &'a str,
    pub text: &'a str,
    starts: Vec<usize>,
}

impl<'a> Source<'a> {
    /// Takes the bytes of a file, or says which of them cannot be text: too many, not UTF-8, a byte-order mark, a control character.
    pub fn new(path: &'a str, bytes: &'a [u8], limits: &Limits) -> Result<Source<'a>, Vec<Diagnostic>> {
        if bytes.len() > limits.text_bytes {
            let message = format!("the file has {} bytes; at most {} are read", bytes.len(), limits.text_bytes);
            return Err(vec![Diagnostic::error(path, 0, 0, message).help("move large data out of this file")]);
        }
        if bytes.starts_with(b"\xEF\xBB\xBF") {
            let found = Diagnostic::error(path, 1, 1, "the file begins with a byte-order mark");
            return Err(vec![found.help("save it as UTF-8 without a byte-order mark")]);
        }
        let (text, broken) = match std::str::from_utf8(bytes) {
            Ok(text) => (text, None),
            Err(error) => {
                let good = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
                (good, Some(bytes[error.valid_up_to()]))
            }
        };
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        let source = Source { path, text, starts };
        if let Some(byte) = broken {
            let found = source.error(source.span_at(text.len()), format!("the byte 0x{byte:02X} is not UTF-8"));
            return Err(vec![found.help("save the file as UTF-8")]);
        }
        let mut characters = text.char_indices().peekable();
        while let Some((at, c)) = characters.next() {
            let ends_line = c == '\r' && matches!(characters.peek(), Some((_, '\n')));
            if is_forbidden(c) && !ends_line {
                let message = format!("the control character U+{:04X} is not allowed in this file", c as u32);
                let found = source.error(source.span_at(at), message);
                return Err(vec![found.help("delete it, or write it as an escape in a \"quoted\" text")]);
            }
        }
        Ok(source)
    }

    /// A line without its end; empty where there is no such line.
    pub fn line(&self, number: usize) -> &'a str {
        let Some(&start) = number.checked_sub(1).and_then(|at| self.starts.get(at)) else { return "" };
        let end = self.starts.get(number).map_or(self.text.len(), |&next| next - 1);
        self.text[start..end].trim_end_matches('\r')
    }

    /// How many lines there are.
    pub fn lines(&self) -> usize {
        self.starts.len()
    }

    /// An error about a place, with its source line.
    pub fn error(&self, span: Span, message: impl Into<String>) -> Diagnostic {
        let mut found = Diagnostic::error(self.path, span.line, span.column, message).width(span.width);
        found.source = self.line(span.line).chars().take(Diagnostic::SOURCE_CHARS_MAX).collect();
        found
    }

    fn span_at(&self, byte: usize) -> Span {
        let line = self.starts.partition_point(|&start| start <= byte);
        let start = self.starts[line - 1];
        Span { line, column: self.text[start..byte].chars().count() + 1, width: 1 }
    }
}

/// Everything that a terminal or another reader of lines could take for more than a character.
fn is_forbidden(c: char) -> bool {
    (c.is_control() && !matches!(c, '\n' | '\t')) || matches!(c, '\u{2028}' | '\u{2029}' | '\u{FEFF}')
}
