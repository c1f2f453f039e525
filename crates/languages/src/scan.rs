//! A look at a source without parsing it: comments and literals blanked out, then tokens.

/// A source of the same length in which comments and the insides of literals are spaces; line ends stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Masked {
    pub text: Vec<u8>,
    pub comments: Vec<std::ops::Range<usize>>,
    /// With their quotes; prefixes stand before them, but for those of raw texts.
    pub literals: Vec<std::ops::Range<usize>>,
}

/// Blanks the comments and the literals of a source; `piece` tells what begins at a place, and how long it is.
pub(crate) fn mask(source: &[u8], mut piece: impl FnMut(&[u8]) -> (usize, Piece)) -> Masked {
    let mut masked = Masked { text: source.to_vec(), comments: Vec::new(), literals: Vec::new() };
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let (length, kind) = piece(rest);
        let length = length.clamp(1, rest.len());
        match kind {
            Piece::Code => {}
            Piece::Comment => {
                masked.comments.push(at..at + length);
                blank(&mut masked.text[at..at + length]);
            }
            Piece::Literal => {
                masked.literals.push(at..at + length);
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

/// What a part of a source is.
pub(crate) enum Piece {
    Code,
    Comment,
    Literal,
}

pub(crate) fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

pub(crate) fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}

pub(crate) fn line_length(rest: &[u8]) -> usize {
    rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len())
}

/// The length of a literal that begins with a quote and ends with the same, or at the end of the line.
pub(crate) fn quoted(rest: &[u8], multiline: bool) -> usize {
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

pub(crate) fn word_length(rest: &[u8]) -> usize {
    rest.iter().position(|&b| !is_word(b)).unwrap_or(rest.len())
}

/// A word or one character of punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
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
