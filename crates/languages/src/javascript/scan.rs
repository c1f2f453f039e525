//! Comments and literals of JavaScript.

use crate::scan::{Masked, Piece, find, is_word, line_length, mask, quoted, word_length};

pub(super) fn scan(source: &[u8]) -> Masked {
    let mut state = State { divides: false, braces: 0, templates: Vec::new() };
    mask(source, |rest| state.piece(rest))
}

/// What a slash or a brace means depends on what stands before it.
struct State {
    /// Whether what stands before is a value, which a slash would divide; else a slash begins a regular expression.
    divides: bool,
    braces: usize,
    /// The number of open braces at each `${` of a template that is open.
    templates: Vec<usize>,
}

impl State {
    fn piece(&mut self, rest: &[u8]) -> (usize, Piece) {
        match rest {
            [b'/', b'/', ..] => (line_length(rest), Piece::Comment),
            [b'/', b'*', ..] => (find(&rest[2..], b"*/").map_or(rest.len(), |end| end + 4), Piece::Comment),
            [b'"' | b'\'', ..] => {
                self.divides = true;
                (quoted(rest, false), Piece::Literal)
            }
            [b'`', ..] => self.template(rest),
            [b'}', ..] if self.templates.last() == Some(&self.braces) => {
                self.templates.pop();
                self.template(rest)
            }
            [b'/', ..] if !self.divides => {
                self.divides = true;
                (regular_expression(rest), Piece::Literal)
            }
            [b'+', b'+', ..] | [b'-', b'-', ..] => (2, Piece::Code),
            [first, ..] if is_word(*first) => {
                let length = word_length(rest);
                self.divides = !matches!(
                    &rest[..length],
                    b"return" | b"typeof" | b"case" | b"in" | b"of" | b"delete" | b"void" | b"throw" | b"else" | b"do"
                );
                (length, Piece::Code)
            }
            [first, ..] if first.is_ascii_whitespace() => (1, Piece::Code),
            [first, ..] => {
                match first {
                    b'{' => self.braces += 1,
                    b'}' => self.braces = self.braces.saturating_sub(1),
                    _ => {}
                }
                self.divides = matches!(first, b')' | b']');
                (1, Piece::Code)
            }
            [] => (1, Piece::Code),
        }
    }

    /// A template's text up to its end or to the next value in it; the braces around values stay.
    fn template(&mut self, rest: &[u8]) -> (usize, Piece) {
        let mut at = 1;
        while at < rest.len() {
            match rest[at] {
                b'\\' => at += 1,
                b'`' => {
                    self.divides = true;
                    return (at + 1, Piece::Literal);
                }
                b'$' if rest.get(at + 1) == Some(&b'{') => {
                    self.templates.push(self.braces);
                    self.divides = false;
                    return (at + 2, Piece::Literal);
                }
                _ => {}
            }
            at += 1;
        }
        (rest.len(), Piece::Literal)
    }
}

/// The length of a regular expression; a line's end ends it in any case.
fn regular_expression(rest: &[u8]) -> usize {
    let (mut at, mut in_class) = (1, false);
    while at < rest.len() {
        match rest[at] {
            b'\\' => at += 1,
            b'\n' => return at,
            b'[' => in_class = true,
            b']' => in_class = false,
            b'/' if !in_class => return at + 1 + word_length(&rest[at + 1..]),
            _ => {}
        }
        at += 1;
    }
    rest.len()
}
