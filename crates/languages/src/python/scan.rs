//! Comments and literals of Python.

use crate::scan::{Masked, Piece, is_word, line_length, mask, quoted, word_length};

pub(super) fn scan(source: &[u8]) -> Masked {
    mask(source, piece)
}

fn piece(rest: &[u8]) -> (usize, Piece) {
    match rest {
        [b'#', ..] => (line_length(rest), Piece::Comment),
        [b'"', b'"', b'"', ..] | [b'\'', b'\'', b'\'', ..] => {
            let mut end = 3;
            while end < rest.len() && !rest[end..].starts_with(&rest[..3]) {
                end += if rest[end] == b'\\' { 2 } else { 1 };
            }
            (end + 3, Piece::Literal)
        }
        [b'"' | b'\'', ..] => (quoted(rest, false), Piece::Literal),
        [first, ..] if is_word(*first) => (word_length(rest), Piece::Code),
        _ => (1, Piece::Code),
    }
}
