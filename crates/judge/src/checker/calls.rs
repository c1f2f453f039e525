//! The answers of a class' calls: a list in the site's notation, compared call by call.
//!
//! White space between what the notation is made of does not count. Whole numbers are compared exactly, others as [`super::floats`] compares
//! them, texts in quotes by their letters, and everything else as bytes.

use super::Check;
use super::excerpt::excerpt;
use super::floats::near;
use ojkit_text::notation::unquoted;

/// Checks that each answer is that of the same call, doubles within an absolute or a relative tolerance.
///
/// The last lines of the input are the calls, one each, so that a message can name the one whose answer is wrong.
///
/// # Errors
/// The answer itself is no list.
pub fn check(input: &[u8], output: &[u8], answer: &[u8], tolerance: (f64, f64)) -> Result<Check, String> {
    if output == answer {
        return Ok(Check::accepted());
    }
    let expected: Vec<Item> = Items::of(answer)
        .and_then(Iterator::collect)
        .ok_or("the answer is not a list of answers such as `[null,1]`")?;
    let Some(given) = Items::of(output).and_then(Iterator::collect::<Option<Vec<Item>>>) else {
        return Ok(match output.trim_ascii() {
            [] => Check::refused("the output is empty: expected a list of answers"),
            output => Check::refused(format!("expected a list of answers such as `[null,1]`, got {}", excerpt(output))),
        });
    };
    let calls = expected.len().saturating_sub(1);
    for (index, (expected, given)) in expected.iter().zip(&given).enumerate() {
        if !same(expected, given, tolerance) {
            let (expected, given) = (excerpt(expected.0), excerpt(given.0));
            return Ok(Check::refused(format!("{}: expected {expected}, got {given}", whose(input, calls, index))));
        }
    }
    if expected.len() != given.len() {
        let message = format!("expected {} answers (one is the constructor's), got {}", expected.len(), given.len());
        return Ok(Check::refused(message));
    }
    Ok(Check::accepted())
}

/// Whose answer has this index.
fn whose(input: &[u8], calls: usize, index: usize) -> String {
    let Some(call) = index.checked_sub(1) else { return "the constructor".to_string() };
    let lines: Vec<&[u8]> = input.strip_suffix(b"\n").unwrap_or(input).split(|&b| b == b'\n').collect();
    match lines.len().checked_sub(calls) {
        Some(first) => format!("call {} ({})", call + 1, excerpt(lines[first + call])),
        None => format!("call {}", call + 1),
    }
}

fn same(expected: &Item, given: &Item, tolerance: (f64, f64)) -> bool {
    if expected.0 == given.0 {
        return true;
    }
    let (mut expected, mut given) = (Parts { rest: expected.0 }, Parts { rest: given.0 });
    loop {
        match (expected.next(), given.next()) {
            (None, None) => return true,
            (Some(a), Some(b)) if same_part(a, b, tolerance) => {}
            _ => return false,
        }
    }
}

fn same_part(expected: &[u8], given: &[u8], (absolute, relative): (f64, f64)) -> bool {
    if expected == given {
        return true;
    }
    let is_whole = |part: &[u8]| part.strip_prefix(b"-").unwrap_or(part).iter().all(u8::is_ascii_digit);
    match (letters(expected), letters(given)) {
        (Some(a), Some(b)) => a == b,
        // A double is never written as a whole number.
        (None, None) if is_whole(expected) && is_whole(given) => near(given, expected, 0.0, 0.0),
        (None, None) => near(given, expected, absolute, relative),
        _ => false,
    }
}

/// The letters of a text in quotes.
fn letters(part: &[u8]) -> Option<Vec<i64>> {
    let (letters, rest) = unquoted(std::str::from_utf8(part).ok()?)?;
    rest.is_empty().then_some(letters)
}

/// One item of a list, without white space around it.
struct Item<'a>(&'a [u8]);

/// The items of a list; one that is absent says that it is no list.
struct Items<'a> {
    parts: Parts<'a>,
    ended: bool,
}

impl<'a> Items<'a> {
    fn of(text: &'a [u8]) -> Option<Items<'a>> {
        let mut parts = Parts { rest: text.trim_ascii() };
        (parts.next() == Some(b"[")).then(|| Items { ended: parts.rest.trim_ascii() == b"]", parts })
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Option<Item<'a>>;

    fn next(&mut self) -> Option<Option<Item<'a>>> {
        if self.ended {
            return None;
        }
        let start = self.parts.rest;
        let mut depth = 0usize;
        loop {
            let before = self.parts.rest;
            let end = start.len() - before.len();
            match self.parts.next() {
                Some(b"[") => depth += 1,
                Some(b"]") if depth > 0 => depth -= 1,
                Some(b",") if depth == 0 => return Some(item(&start[..end])),
                Some(b"]") => {
                    self.ended = true;
                    let closed = self.parts.rest.trim_ascii().is_empty();
                    return Some(item(&start[..end]).filter(|_| closed));
                }
                Some(_) => {}
                None => {
                    self.ended = true;
                    return Some(None);
                }
            }
        }
    }
}

fn item(text: &[u8]) -> Option<Item<'_>> {
    let text = text.trim_ascii();
    (!text.is_empty()).then_some(Item(text))
}

/// Brackets, commas, texts in quotes, and words.
struct Parts<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        self.rest = self.rest.trim_ascii_start();
        let end = match self.rest.first()? {
            b'[' | b']' | b',' => 1,
            b'"' => {
                let mut escaped = false;
                let closes = |&b: &u8| {
                    let closes = b == b'"' && !escaped;
                    escaped = b == b'\\' && !escaped;
                    closes
                };
                self.rest[1..].iter().position(closes).map_or(self.rest.len(), |at| at + 2)
            }
            _ => {
                let ends = |b: &u8| matches!(b, b'[' | b']' | b',' | b'"') || b.is_ascii_whitespace();
                self.rest.iter().position(ends).unwrap_or(self.rest.len())
            }
        };
        let (part, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(part)
    }
}
