//! The default checker: the same tokens, whatever white space stands between them.
//!
//! White space is what C's `isspace` takes for it (space, `\t`, `\n`, `\v`, `\f`, `\r`); every other byte, NUL included, belongs
//! to a token. As with Kattis' default output validator, but upper and lower case differ, as on Codeforces.

use super::Check;
use super::excerpt::{excerpt, unseen_difference};

/// Checks that the output has the answer's tokens, in order.
pub fn check(output: &[u8], answer: &[u8]) -> Check {
    match first_difference(output, answer, |_, _| false) {
        None => Check::accepted(),
        Some(difference) => Check::refused(difference.describe(output)),
    }
}

/// Where output and answer part.
pub struct Difference<'a> {
    /// Offset in the output: of the token, or past its last byte where the output ends too early.
    pub offset: usize,
    pub got: Option<&'a [u8]>,
    pub expected: Option<&'a [u8]>,
}

impl Difference<'_> {
    /// One line for a person: place, what was expected, what came.
    pub fn describe(&self, output: &[u8]) -> String {
        match (self.expected, self.got) {
            (Some(expected), Some(got)) => {
                let (line, token) = place(output, self.offset);
                let text = String::from_utf8_lossy;
                let unseen =
                    unseen_difference(&text(expected), &text(got)).map_or(String::new(), |says| format!("; {says}"));
                let (expected, got) = excerpt_pair(expected, got);
                format!("line {line}, token {token}: expected {expected}, got {got}{unseen}")
            }
            (Some(expected), None) if Tokens::new(output).next().is_none() => {
                format!("the output is empty: expected {}", excerpt(expected))
            }
            (Some(expected), None) => {
                let (line, token) = place(output, self.offset);
                format!("line {line}: the output ends after token {}, expected {}", token - 1, excerpt(expected))
            }
            (None, got) => {
                let (line, token) = place(output, self.offset);
                format!(
                    "line {line}, token {token}: expected the end of the output, got {}",
                    excerpt(got.unwrap_or(b""))
                )
            }
        }
    }
}

/// Two long tokens that part late would be cut to the same text: show them from shortly before the place where they part.
fn excerpt_pair(expected: &[u8], got: &[u8]) -> (String, String) {
    const BEFORE: usize = 10;
    let same = common_prefix(expected, got);
    if same <= 2 * BEFORE {
        return (excerpt(expected), excerpt(got));
    }
    let from = same - BEFORE;
    (
        format!("...{}", excerpt(&expected[from..])),
        format!("...{} (from character {} on)", excerpt(&got[from..]), from + 1),
    )
}

/// The first pair of tokens that are neither the same bytes nor the same to `same`.
pub(crate) fn first_difference<'a>(
    output: &'a [u8],
    answer: &'a [u8],
    mut same: impl FnMut(&[u8], &[u8]) -> bool,
) -> Option<Difference<'a>> {
    // Equal beginnings have equal tokens, and comparing memory is many times faster than cutting it into tokens.
    let mut start = common_prefix(output, answer);
    if start == output.len() && start == answer.len() {
        return None;
    }
    while start > 0 && !is_space(output[start - 1]) {
        start -= 1;
    }
    let mut outputs = Tokens { text: output, at: start };
    let mut answers = Tokens { text: answer, at: start };
    loop {
        match (outputs.next(), answers.next()) {
            (None, None) => return None,
            (Some(got), Some(expected)) if got == expected || same(got, expected) => {}
            (got, expected) => {
                let offset = match got {
                    Some(token) => outputs.at - token.len(),
                    None => output.trim_ascii_end().len(),
                };
                return Some(Difference { offset, got, expected });
            }
        }
    }
}

/// How many leading bytes are the same.
pub(crate) fn common_prefix(a: &[u8], b: &[u8]) -> usize {
    const BLOCK: usize = 4096;
    let mut at = 0;
    for (x, y) in a.chunks(BLOCK).zip(b.chunks(BLOCK)) {
        if x != y {
            return at + x.iter().zip(y).take_while(|(p, q)| p == q).count();
        }
        at += x.len();
    }
    at
}

/// The line of an offset, and the number on this line of the token that begins there, both from 1.
fn place(text: &[u8], offset: usize) -> (usize, usize) {
    let before = &text[..offset];
    let line_start = before.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
    let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
    (line, 1 + Tokens::new(&before[line_start..]).count())
}

/// Whether C's `isspace` holds; unlike `u8::is_ascii_whitespace`, `\v` counts.
pub(crate) fn is_space(byte: u8) -> bool {
    SPACE[byte as usize]
}

static SPACE: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 9;
    while byte <= 13 {
        table[byte] = true;
        byte += 1;
    }
    table[b' ' as usize] = true;
    table
};

/// The tokens of a text.
#[derive(Clone)]
pub struct Tokens<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Tokens<'a> {
    /// All tokens from the beginning.
    pub fn new(text: &'a [u8]) -> Tokens<'a> {
        Tokens { text, at: 0 }
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        let rest = &self.text[self.at..];
        let start = rest.iter().position(|&b| !is_space(b))?;
        let length = rest[start..].iter().position(|&b| is_space(b)).unwrap_or(rest.len() - start);
        self.at += start + length;
        Some(&rest[start..start + length])
    }
}
