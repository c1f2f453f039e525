//! Words, numbers, literals and marks of C++, Java, Python and Rust: enough to change one of them at a time.

use ojkit_languages::Language;
use std::ops::Range;

/// A language that is taken apart by its tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tongue {
    Cpp,
    Java,
    Python,
    Rust,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Number,
    /// A text or a character.
    Literal,
    Mark,
}

/// A piece of a source that is neither space nor comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'s> {
    pub kind: Kind,
    pub text: &'s str,
    pub range: Range<usize>,
}

/// Marks of several characters, longer ones first.
const MARKS: [&str; 35] = [
    "<<=", ">>=", "<=>", ">>>", "...", "**=", "//=", "..=", "..", "=>", "==", "!=", "<=", ">=", "&&", "||", "++", "--",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "->", "::", ":=", "**", "//", "##", "@@",
];

/// The tokens of a source, comments and the preprocessor's lines left out.
pub(super) fn tokens(source: &str, language: Language, tongue: Tongue) -> Vec<Token<'_>> {
    let masked = language.mask(source.as_bytes());
    let (mut comments, mut literals) = (masked.comments.iter().peekable(), masked.literals.iter().peekable());
    let mut found = Vec::new();
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        if let Some(comment) = comments.next_if(|comment| comment.start <= at) {
            at = at.max(comment.end);
            continue;
        }
        if let Some(length) = blank(rest, source[..at].rsplit('\n').next().unwrap_or_default(), tongue) {
            at += length;
            continue;
        }
        // Those in a line of the preprocessor were passed over with it.
        while literals.next_if(|literal| literal.start < at).is_some() {}
        let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let is_prefix = word <= 2 && rest[..word].chars().all(|c| "bBcfFLrRuU8".contains(c));
        let begins = |start: usize| start == at || is_prefix && start == at + word;
        let (kind, length) = match literals.next_if(|literal| begins(literal.start)) {
            Some(literal) => (Kind::Literal, literal.end - at),
            None => piece(rest, word, tongue),
        };
        found.push(Token { kind, text: &source[at..at + length], range: at..at + length });
        at += length;
    }
    found
}

/// The length of a space or a line that begins here and says nothing; `line` is what stands before it on its line.
fn blank(rest: &str, line: &str, tongue: Tongue) -> Option<usize> {
    let first = rest.chars().next()?;
    let mut end = rest.find('\n').unwrap_or(rest.len());
    match tongue {
        _ if first.is_whitespace() => Some(first.len_utf8()),
        Tongue::Python if rest.starts_with("\\\n") => Some(2),
        Tongue::Rust if rest.starts_with("#!/") => Some(end),
        Tongue::Cpp if first == '#' && line.trim().is_empty() => {
            while rest[..end].ends_with('\\') && end < rest.len() {
                end += 1 + rest[end + 1..].find('\n').unwrap_or(rest.len() - end - 1);
            }
            Some(end)
        }
        _ => None,
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// What begins here that is no literal, with a word of so many bytes, and how long it is.
fn piece(rest: &str, word: usize, tongue: Tongue) -> (Kind, usize) {
    let first = rest.chars().next().unwrap_or(' ');
    let begins_with_dot = first == '.' && tongue != Tongue::Rust;
    if first.is_ascii_digit() || (begins_with_dot && rest[1..].starts_with(|c: char| c.is_ascii_digit())) {
        return (Kind::Number, number(rest, tongue));
    }
    if tongue == Tongue::Rust && first == '\'' {
        // A lifetime, or the label of a loop.
        return (Kind::Mark, 1 + rest[1..].find(|c| !is_word(c)).unwrap_or(rest.len() - 1));
    }
    if word > 0 {
        return (Kind::Word, word);
    }
    let known = MARKS.iter().find(|mark| rest.starts_with(**mark) && (tongue == Tongue::Java || **mark != ">>>"));
    (Kind::Mark, known.map_or(first.len_utf8(), |mark| mark.len()))
}

/// A number with its suffix and its exponent.
fn number(rest: &str, tongue: Tongue) -> usize {
    let bytes = rest.as_bytes();
    let mut end = 0;
    while let Some(&byte) = bytes.get(end) {
        let signs = matches!(byte, b'+' | b'-') && matches!(bytes[end - 1], b'e' | b'E') && !rest.starts_with("0x");
        let separates =
            byte == b'\'' && tongue == Tongue::Cpp && bytes.get(end + 1).is_some_and(u8::is_ascii_alphanumeric);
        // `0..n` begins with the number 0, and so does `0.max(n)`.
        let is_part = byte != b'.' || tongue != Tongue::Rust || bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
        if !is_part || !(byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_') || signs || separates) {
            break;
        }
        end += 1;
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(source: &str, tongue: Tongue) -> Vec<&str> {
        let language = [Language::CPP, Language::JAVA, Language::PYTHON, Language::RUST][tongue as usize];
        tokens(source, language, tongue).into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn comments_literals_and_numbers_are_one_piece_each() {
        assert_eq!(
            of("#define A \\\n b\nx = 1'000'000LL+1e-9 /* = */ % 'a'; // y\ns<<=R\"(;)\"", Tongue::Cpp),
            ["x", "=", "1'000'000LL", "+", "1e-9", "%", "'a'", ";", "s", "<<=", "R\"(;)\""]
        );
        assert_eq!(of("a>>>2 != \"\\\"\"", Tongue::Java), ["a", ">>>", "2", "!=", "\"\\\"\""]);
        assert_eq!(
            of("x //= 2 # no\nf'{a}' '''b\n''' \\\n **2", Tongue::Python),
            ["x", "//=", "2", "f'{a}'", "'''b\n'''", "**", "2"]
        );
        assert_eq!(
            of("'a: r#\"b\"c\"# b'\\'' 0..=n 2.5f64 0.max(x.0) 1_0u8 'a' &'a \"d\n\"", Tongue::Rust).join(" "),
            "'a : r#\"b\"c\"# b'\\'' 0 ..= n 2.5f64 0 . max ( x . 0 ) 1_0u8 'a' & 'a \"d\n\""
        );
        assert_eq!(of("vector<vector<int>>", Tongue::Cpp), ["vector", "<", "vector", "<", "int", ">>"]);
        for open in ["\"abc", "'", "/* ", "R\"(", "r#\"", "\"\"\"", "0x", "é'"] {
            for tongue in [Tongue::Cpp, Tongue::Java, Tongue::Python, Tongue::Rust] {
                assert!(of(open, tongue).concat().len() <= open.len(), "{open}");
            }
        }
    }
}
