//! A constraint line as tokens: words, numbers, quoted texts and signs, each with its place.

use super::SyntaxError;

/// The longest line that is read, in characters.
pub const LINE_CHARS_MAX: usize = 10_000;

/// What a token is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A name or an English word, as written; apostrophes and inner hyphens between letters belong to it.
    Word(String),
    Int(i128),
    /// A number with a point or a negative exponent.
    Double(f64),
    /// A quoted text, without its quotes.
    Text(String),
    /// An operator or a bracket, in its ASCII spelling.
    Sign(&'static str),
    End,
}

/// One token and its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    pub kind: Kind,
    /// Its first character, from 0.
    pub start: usize,
    /// Behind its last character.
    pub end: usize,
}

/// Sentences in which `{}` stands for an expression, each cut into tokens.
pub type Sentences = Vec<(&'static str, Vec<Token>)>;

/// Signs, each before its other spellings, and two spaces between them.
const SIGNS: &str = "... …  ..  == ===  != !== <> ≠  <= =< ≤ ≦ ⩽  >= ≥ ≧ ⩾  =>  <  >  =  in ∈  ^ **  * × · ⋅ ∗  / ÷  - − – —  +  %  \
                     , ， 、  . 。  ; ；  : ：  [ 【  ] 】  (  )  {  }  |  &  !  •";

/// Splits a line into tokens; the last is always `End`.
///
/// # Errors
/// A line past 10,000 characters, an unclosed quote, a number past 128 bits, a character that no constraint has.
pub fn tokens(text: &str) -> Result<Vec<Token>, SyntaxError> {
    let chars: Vec<char> = text.chars().map(narrow).collect();
    if chars.len() > LINE_CHARS_MAX {
        let message = format!("the line is longer than {LINE_CHARS_MAX} characters");
        return Err(SyntaxError::new(LINE_CHARS_MAX, 1, message, "write several lines"));
    }
    let mut found = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        let start = at;
        let kind = if blank(c) {
            at += 1;
            continue;
        } else if c.is_ascii_digit() {
            number(&chars, &mut at)?
        } else if let Some(exponent) = superscript(&chars, &mut at) {
            found.push(Token { kind: Kind::Sign("^"), start, end: start });
            Kind::Int(exponent)
        } else if matches!(c, '\'' | '"') {
            Kind::Text(quoted(&chars, &mut at, c)?)
        } else if letter(c) {
            Kind::Word(word(&chars, &mut at))
        } else if let Some(sign) = sign(&chars, &mut at) {
            Kind::Sign(sign)
        } else {
            return Err(SyntaxError::new(start, 1, format!("`{}` has no meaning here", c.escape_debug()), ""));
        };
        found.push(Token { kind, start, end: at });
    }
    found.push(Token { kind: Kind::End, start: at, end: at });
    Ok(found)
}

/// Full-width letters, digits and signs stand for their ASCII kin, one character for one.
fn narrow(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        '‘' | '’' => '\'',
        '“' | '”' => '"',
        other => other,
    }
}

/// White space, marks without width, and the back quotes of Markdown.
fn blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}' | '\u{200c}' | '\u{200d}' | '\u{2060}' | '\u{feff}' | '`')
}

fn letter(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn word(chars: &[char], at: &mut usize) -> String {
    let mut text = String::new();
    while let Some(&c) = chars.get(*at) {
        let next = chars.get(*at + 1).copied();
        let joins = match c {
            // `node's`, `lower-case`, but neither `'a'-'z'` nor `n-1`: both sides are letters, and two at least. In `x'a'` the mark opens a quote.
            '\'' => next.is_some_and(char::is_alphabetic) && chars.get(*at + 2) != Some(&'\''),
            '-' => hyphenated(&text, &chars[*at + 1..]),
            _ => letter(c) || c.is_ascii_digit(),
        };
        if !joins {
            break;
        }
        text.push(c);
        *at += 1;
    }
    text
}

/// Words that English joins with a hyphen; any other hyphen is a minus.
const HYPHENATED: [(&str, &str); 8] = [
    ("lower", "case"),
    ("upper", "case"),
    ("non", "decreasing increasing negative positive empty zero ascending descending space blank"),
    ("pair", "wise"),
    ("self", "loop loops"),
    ("n", "ary"),
    ("alpha", "numeric"),
    ("white", "space spaces"),
];

fn hyphenated(before: &str, after: &[char]) -> bool {
    let before = before.to_ascii_lowercase();
    let Some((_, tails)) = HYPHENATED.iter().find(|(head, _)| *head == before) else { return false };
    let tail: String = after.iter().take(20).take_while(|c| c.is_alphabetic()).collect();
    tails.split(' ').any(|known| known == tail.to_ascii_lowercase())
}

fn superscript(chars: &[char], at: &mut usize) -> Option<i128> {
    let mut value: Option<i128> = None;
    while let Some(digit) = chars.get(*at).and_then(|c| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|raised| raised == *c))
    {
        // An exponent past a few digits overflows any base, so a large value says the same as the exact one.
        value = Some((value.unwrap_or(0).saturating_mul(10)).saturating_add(digit as i128));
        *at += 1;
    }
    value
}

fn sign(chars: &[char], at: &mut usize) -> Option<&'static str> {
    let is_here =
        |(spelling, _): &(&str, &str)| spelling.chars().enumerate().all(|(k, c)| chars.get(*at + k) == Some(&c));
    let rows = SIGNS.split("  ").map(|row| row.split(' '));
    let spelled = rows.flat_map(|mut row| row.clone().zip(std::iter::repeat(row.next().unwrap_or_default())));
    // The longest wins.
    let (spelling, sign) = spelled.filter(is_here).max_by_key(|(spelling, _)| spelling.chars().count())?;
    *at += spelling.chars().count();
    Some(sign)
}

fn quoted(chars: &[char], at: &mut usize, close: char) -> Result<String, SyntaxError> {
    let start = *at;
    *at += 1;
    // A quote that quotes itself.
    if chars.get(*at) == Some(&close) && chars.get(*at + 1) == Some(&close) {
        *at += 2;
        return Ok(close.to_string());
    }
    let mut text = String::new();
    while let Some(&c) = chars.get(*at) {
        *at += 1;
        if c == close {
            return Ok(text);
        }
        if c != '\\' {
            text.push(c);
            continue;
        }
        let escaped = match chars.get(*at) {
            Some('n') => '\n',
            Some('t') => '\t',
            Some('\\') => '\\',
            // In `'\'` the backslash is the text itself; in `'\''` it escapes the quote.
            Some(q) if *q == close && chars.get(*at + 1) == Some(&close) => *q,
            Some(q) if *q != close && matches!(q, '\'' | '"') => *q,
            _ => {
                text.push('\\');
                continue;
            }
        };
        text.push(escaped);
        *at += 1;
    }
    Err(SyntaxError::new(start, 1, "this quote is never closed", format!("add {close} after the text")))
}

fn number(chars: &[char], at: &mut usize) -> Result<Kind, SyntaxError> {
    let start = *at;
    let digits = |at: &mut usize| {
        while chars.get(*at).is_some_and(char::is_ascii_digit) {
            *at += 1;
        }
    };
    let digit_at = |at: usize| chars.get(at).is_some_and(char::is_ascii_digit);
    digits(at);
    let whole_end = *at;
    let mut double = false;
    if chars.get(*at) == Some(&'.') && digit_at(*at + 1) {
        double = true;
        *at += 1;
        digits(at);
    }
    let mut exponent = 0u32;
    if matches!(chars.get(*at), Some('e' | 'E')) {
        let sign = usize::from(matches!(chars.get(*at + 1), Some('+' | '-')));
        if digit_at(*at + 1 + sign) {
            let negative = chars.get(*at + 1) == Some(&'-');
            let from = *at + 1 + sign;
            *at = from;
            digits(at);
            double |= negative;
            let text: String = chars[from..*at].iter().collect();
            exponent = text.parse().unwrap_or(u32::MAX);
        }
    }
    let text: String = chars[start..*at].iter().collect();
    let too_large = || {
        SyntaxError::new(
            start,
            text.chars().count(),
            "the number is too large",
            "bounds lie between -2^63 and 2^63 - 1",
        )
    };
    if double {
        let value: f64 = text.parse().map_err(|_| too_large())?;
        return if value.is_finite() { Ok(Kind::Double(value)) } else { Err(too_large()) };
    }
    let whole: String = chars[start..whole_end].iter().collect();
    let value = whole.parse::<i128>().ok().and_then(|n| 10i128.checked_pow(exponent).and_then(|p| n.checked_mul(p)));
    value.map(Kind::Int).ok_or_else(too_large)
}
