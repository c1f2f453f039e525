//! The files that a client shows, and places in them.

use gen_lsp_types::{Position, Range, Uri};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The files that a client has opened, by their paths.
#[derive(Debug, Default)]
pub struct Documents {
    names: BTreeMap<PathBuf, (Uri, i32)>,
    texts: Arc<BTreeMap<PathBuf, String>>,
}

impl Documents {
    /// Takes the text that the client shows now.
    pub fn set(&mut self, path: &Path, uri: Uri, version: i32, text: String) {
        self.names.insert(path.to_owned(), (uri, version));
        Arc::make_mut(&mut self.texts).insert(path.to_owned(), text);
    }

    /// Forgets a file.
    pub fn close(&mut self, path: &Path) {
        self.names.remove(path);
        Arc::make_mut(&mut self.texts).remove(path);
    }

    /// All texts.
    pub fn texts(&self) -> Arc<BTreeMap<PathBuf, String>> {
        self.texts.clone()
    }

    /// What the client shows of a file.
    pub fn text(&self, path: &Path) -> Option<&str> {
        self.texts.get(path).map(String::as_str)
    }

    /// The client's own name for a file, and the version that it shows.
    pub fn name(&self, path: &Path) -> (Uri, Option<i32>) {
        match self.names.get(path) {
            Some((uri, version)) => (uri.clone(), Some(*version)),
            None => (uri_of(path), None),
        }
    }
}

/// The file that an address names; none where it names no file of this machine.
pub fn path_of(uri: &Uri) -> Option<PathBuf> {
    let rest = uri.0.strip_prefix("file://")?;
    let path = &rest[rest.find('/')?..];
    let mut bytes = Vec::with_capacity(path.len());
    let mut left = path.bytes();
    while let Some(byte) = left.next() {
        let digit = |byte: Option<u8>| char::from(byte.unwrap_or_default()).to_digit(16);
        bytes.push(match byte {
            b'%' => u8::try_from(digit(left.next())? * 16 + digit(left.next())?).ok()?,
            byte => byte,
        });
    }
    let path = PathBuf::from(String::from_utf8(bytes).ok().filter(|path| !path.contains('\0'))?);
    Some(path.components().collect())
}

/// The address of a file.
pub fn uri_of(path: &Path) -> Uri {
    let mut uri = "file://".to_owned();
    for byte in path.to_string_lossy().bytes() {
        match byte {
            b'/' | b'-' | b'_' | b'.' | b'~' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => uri.push(byte.into()),
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    Uri(uri)
}

/// A place on a line: places are counted in characters here, and in units of UTF-16 by clients.
pub fn position(number: usize, line: &str, column: usize) -> Position {
    let units: usize = line.chars().take(column).map(char::len_utf16).sum();
    Position { line: clamped(number), character: clamped(units) }
}

/// A piece of a line.
pub fn range(number: usize, line: &str, column: usize, width: usize) -> Range {
    Range { start: position(number, line, column), end: position(number, line, column.saturating_add(width)) }
}

/// How many characters of a line are before a place.
pub fn column(line: &str, place: Position) -> usize {
    let mut units = 0;
    let before = line.chars().take_while(|c| {
        units += c.len_utf16();
        units <= place.character as usize
    });
    before.count()
}

fn clamped(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
