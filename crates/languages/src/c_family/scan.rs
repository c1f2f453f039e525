//! Comments and literals of C++ and Java.

use super::Dialect;
use crate::scan::{Masked, Piece, find, is_word, line_length, mask, quoted, word_length};

pub(crate) fn scan(dialect: Dialect, source: &[u8]) -> Masked {
    mask(source, |rest| piece(dialect, rest))
}

fn piece(dialect: Dialect, rest: &[u8]) -> (usize, Piece) {
    match rest {
        [b'/', b'/', ..] => (line_length(rest), Piece::Comment),
        [b'/', b'*', ..] => (find(&rest[2..], b"*/").map_or(rest.len(), |end| end + 4), Piece::Comment),
        [b'"', b'"', b'"', ..] if dialect == Dialect::Java => {
            (find(&rest[3..], b"\"\"\"").map_or(rest.len(), |end| end + 6), Piece::Literal)
        }
        [b'"', ..] => (quoted(rest, false), Piece::Literal),
        [b'\'', ..] => (quoted(rest, false), Piece::Literal),
        [b'0'..=b'9', ..] if dialect == Dialect::Cpp => {
            // A quote between digits separates thousands.
            let digits = |&b: &u8| is_word(b) || b == b'\'' || b == b'.';
            (rest.iter().position(|b| !digits(b)).unwrap_or(rest.len()), Piece::Code)
        }
        [first, ..] if is_word(*first) => {
            let word = word_length(rest);
            let raw = dialect == Dialect::Cpp && rest[..word].ends_with(b"R") && rest.get(word) == Some(&b'"');
            if !raw || word > 3 {
                return (word, Piece::Code);
            }
            let open = &rest[word + 1..];
            let Some(bracket) = open.iter().take(20).position(|&b| b == b'(') else { return (word, Piece::Code) };
            let mut close = vec![b')'];
            close.extend_from_slice(&open[..bracket]);
            close.push(b'"');
            (find(open, &close).map_or(rest.len(), |end| word + 1 + end + close.len()), Piece::Literal)
        }
        _ => (1, Piece::Code),
    }
}
