//! Comments and literals of Rust.

use crate::scan::{Masked, Piece, find, is_word, line_length, mask, quoted, word_length};

pub(super) fn scan(source: &[u8]) -> Masked {
    mask(source, piece)
}

fn piece(rest: &[u8]) -> (usize, Piece) {
    match rest {
        [b'/', b'/', ..] => (line_length(rest), Piece::Comment),
        [b'/', b'*', ..] => (nested_comment(rest), Piece::Comment),
        [b'"', ..] => (quoted(rest, true), Piece::Literal),
        [b'\'', b'\\', ..] => (quoted(rest, false), Piece::Literal),
        [b'\'', ..] => {
            // A lifetime has no closing quote after its first letter.
            let letter = rest[1..].iter().skip(1).take_while(|&&b| b & 0xc0 == 0x80).count() + 1;
            match rest.get(1 + letter) {
                Some(b'\'') => (letter + 2, Piece::Literal),
                _ => (1, Piece::Code),
            }
        }
        [first, ..] if is_word(*first) => {
            let word = word_length(rest);
            let hashes = rest[word..].iter().take_while(|&&b| b == b'#').count();
            let raw = matches!(&rest[..word], b"r" | b"br" | b"cr") && rest.get(word + hashes) == Some(&b'"');
            if !raw {
                return (word, Piece::Code);
            }
            let mut close = vec![b'"'];
            close.resize(hashes + 1, b'#');
            let open = word + hashes + 1;
            (find(&rest[open..], &close).map_or(rest.len(), |end| open + end + close.len()), Piece::Literal)
        }
        _ => (1, Piece::Code),
    }
}

fn nested_comment(rest: &[u8]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest[at..] {
            [b'/', b'*', ..] => {
                depth += 1;
                at += 2;
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                at += 2;
                if depth == 0 {
                    return at;
                }
            }
            _ => at += 1,
        }
    }
    rest.len()
}
