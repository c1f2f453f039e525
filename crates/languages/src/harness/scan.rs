//! A look at a source without parsing it: comments and literals blanked out, then tokens.

use super::Language;

/// A source of the same length in which comments and the insides of literals are spaces; line ends stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masked {
    /// The bytes.
    pub text: Vec<u8>,
    /// Where comments were.
    pub comments: Vec<std::ops::Range<usize>>,
}

/// Blanks the comments and the literals of a source.
pub fn mask(language: Language, source: &[u8]) -> Masked {
    let mut masked = Masked { text: source.to_vec(), comments: Vec::new() };
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let (length, kind) = match language {
            Language::Python => python_piece(source, at),
            Language::Rust => rust_piece(source, at),
            Language::Cpp | Language::Java => c_piece(language, source, at),
        };
        let length = length.clamp(1, rest.len());
        match kind {
            Piece::Code => {}
            Piece::Comment => {
                masked.comments.push(at..at + length);
                blank(&mut masked.text[at..at + length]);
            }
            Piece::Literal => {
                // The outer quotes stay: a literal is still something.
                if length > 2 {
                    blank(&mut masked.text[at + 1..at + length - 1]);
                }
            }
        }
        at += length;
    }
    masked
}

fn blank(bytes: &mut [u8]) {
    bytes.iter_mut().filter(|b| **b != b'\n' && **b != b'\r').for_each(|b| *b = b' ');
}

enum Piece {
    Code,
    Comment,
    Literal,
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}

fn line_length(rest: &[u8]) -> usize {
    rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())
}

/// The length of a literal that begins with a quote and ends with the same, or at the end of the line.
fn quoted(rest: &[u8], multiline: bool) -> usize {
    let quote = rest[0];
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            b'\\' => at += 1,
            b'\n' if !multiline => return at,
            byte if byte == quote => return at + 1,
            _ => {}
        }
        at += 1;
    }
    rest.len()
}

fn word_length(rest: &[u8]) -> usize {
    rest.iter().position(|&b| !is_word(b)).unwrap_or(rest.len())
}

fn c_piece(language: Language, source: &[u8], at: usize) -> (usize, Piece) {
    let rest = &source[at..];
    match rest {
        [b'/', b'/', ..] => (line_length(rest), Piece::Comment),
        [b'/', b'*', ..] => (find(&rest[2..], b"*/").map_or(rest.len(), |end| end + 4), Piece::Comment),
        [b'"', b'"', b'"', ..] if language == Language::Java => {
            (find(&rest[3..], b"\"\"\"").map_or(rest.len(), |end| end + 6), Piece::Literal)
        }
        [b'"', ..] => (quoted(rest, false), Piece::Literal),
        [b'\'', ..] => (quoted(rest, false), Piece::Literal),
        [b'0'..=b'9', ..] if language == Language::Cpp => {
            // A quote between digits separates thousands.
            let digits = |&b: &u8| is_word(b) || b == b'\'' || b == b'.';
            (rest.iter().position(|b| !digits(b)).unwrap_or(rest.len()), Piece::Code)
        }
        [first, ..] if is_word(*first) => {
            let word = word_length(rest);
            let raw = language == Language::Cpp && rest[..word].ends_with(b"R") && rest.get(word) == Some(&b'"');
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

fn rust_piece(source: &[u8], at: usize) -> (usize, Piece) {
    let rest = &source[at..];
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

fn python_piece(source: &[u8], at: usize) -> (usize, Piece) {
    let rest = &source[at..];
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

/// A word or one character of punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// Its first byte.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
}

impl Masked {
    /// The words and punctuation marks, in order.
    pub fn tokens(&self) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut at = 0;
        while at < self.text.len() {
            let length = word_length(&self.text[at..]).max(1);
            if !self.text[at].is_ascii_whitespace() {
                tokens.push(Token { start: at, end: at + length });
            }
            at += length;
        }
        tokens
    }

    /// The bytes of a token.
    pub fn word(&self, token: Token) -> &[u8] {
        &self.text[token.start..token.end]
    }

    /// Whether a word occurs anywhere in the code.
    pub fn has_word(&self, word: &str) -> bool {
        let tokens = self.tokens();
        tokens.iter().any(|&token| self.word(token) == word.as_bytes())
    }
}

/// The token behind the bracket that closes the one at `open`; the number of tokens where nothing closes it.
pub fn closing(masked: &Masked, tokens: &[Token], open: usize) -> usize {
    let mut depth = 0usize;
    for (i, &token) in tokens.iter().enumerate().skip(open) {
        match masked.word(token) {
            b"(" | b"[" | b"{" => depth += 1,
            b")" | b"]" | b"}" => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return i + 1;
                }
            }
            _ => {}
        }
    }
    tokens.len()
}
