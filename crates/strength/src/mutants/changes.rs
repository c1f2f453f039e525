//! The changes to single tokens, wherever they stand in an expression.

use super::Operator;
use super::lexer::{Kind, Token, Tongue};
use std::ops::Range;

/// One change: what stands at a place of the source instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Change {
    pub operator: Operator,
    pub range: Range<usize>,
    pub with: String,
}

impl Change {
    pub fn new(operator: Operator, range: Range<usize>, with: impl Into<String>) -> Change {
        Change { operator, range, with: with.into() }
    }
}

/// Marks and words with what they become, in pairs, by the family of the change.
const EXCHANGES: [(Operator, &str); 7] = [
    (Operator::Comparison, "< <=  <= <  > >=  >= >  == !=  != ==  lower_bound upper_bound"),
    (
        Operator::Extremum,
        "min max  max min  min_element max_element  max_element min_element  min_by max_by  max_by min_by  \
         min_by_key max_by_key  max_by_key min_by_key",
    ),
    (Operator::Sign, "+ -  - +  += -=  -= +=  ++ --  -- ++"),
    (Operator::Factor, "* /  / *  % /  *= /=  /= *=  // *  //= *="),
    (Operator::Bits, "& |  | &  ^ |  &= |=  |= &=  ^= |=  << >>  >> <<"),
    (Operator::Connective, "&& ||  || &&  and or  or and  any all  all any"),
    (Operator::Order, "greater less  less greater"),
];

/// What a mark or a word becomes, and the family of that.
fn exchange(text: &str) -> Option<(&'static str, Operator)> {
    let pairs = EXCHANGES.iter().flat_map(|(operator, pairs)| pairs.split("  ").map(move |pair| (pair, *operator)));
    let mut found = pairs.filter_map(|(pair, operator)| Some((pair.strip_prefix(text)?.strip_prefix(' ')?, operator)));
    found.next()
}

/// The integers of Rust, and what a constant of theirs ends with.
const INTEGERS: [&str; 12] = ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];

/// Words before which `-` has no left side.
const BEFORE_VALUES: [&str; 12] =
    ["return", "case", "in", "and", "or", "not", "if", "else", "elif", "while", "yield", "lambda"];

/// Adds the changes to each of some tokens.
pub(super) fn changes(source: &str, all: &[Token], places: Range<usize>, tongue: Tongue, out: &mut Vec<Change>) {
    for at in places.clone() {
        change(source, all, at, &places, tongue, out);
    }
}

/// Adds the changes to one token of an expression, which is at `places`.
pub(super) fn change(
    source: &str,
    all: &[Token],
    at: usize,
    places: &Range<usize>,
    tongue: Tongue,
    out: &mut Vec<Change>,
) {
    let token = &all[at];
    let text = |at: usize| if places.contains(&at) { all[at].text } else { "" };
    let (before, after) = (if at > 0 { text(at - 1) } else { "" }, text(at + 1));
    let is_binary = at > places.start && ends_value(&all[at - 1], tongue);
    match token.kind {
        // The field of a tuple.
        Kind::Number if before == "." => {}
        Kind::Number => {
            let negative = before == "-" && !(at > places.start + 1 && ends_value(&all[at - 2], tongue));
            constants(token, negative, tongue, out);
        }
        Kind::Literal => characters(token, tongue, out),
        Kind::Word => {
            let called = matches!(token.text, "min" | "max" | "any" | "all");
            let is_free = if called { after == "(" } else { after != "=" || tongue != Tongue::Python };
            let is_exchanged = is_free && (before != "." || tongue != Tongue::Python);
            if let Some((with, operator)) = exchange(token.text).filter(|_| is_exchanged) {
                out.push(Change::new(operator, token.range.clone(), with));
            }
            initial(all, at, places, tongue, out);
            if (before, token.text, after) == (".", "cmp", "(")
                && let Some(close) = closing(all, at + 1, places.end)
            {
                let end = all[close].range.end;
                out.push(Change::new(Operator::Order, end..end, ".reverse()"));
            }
        }
        Kind::Mark => mark(source, all, at, places, (tongue, is_binary), out),
    }
    swapped(source, all, at, places, tongue, out);
}

/// Whether a value may end with this token, so that a mark behind it has a left side.
pub(super) fn ends_value(token: &Token, tongue: Tongue) -> bool {
    match token.kind {
        Kind::Word if BEFORE_VALUES.contains(&token.text) => false,
        Kind::Word => tongue != Tongue::Rust || !matches!(token.text, "match" | "move" | "mut" | "break" | "loop"),
        Kind::Number | Kind::Literal => true,
        Kind::Mark => matches!(token.text, ")" | "]") || (token.text == "?" && tongue == Tongue::Rust),
    }
}

fn mark(
    source: &str,
    all: &[Token],
    at: usize,
    places: &Range<usize>,
    (tongue, is_binary): (Tongue, bool),
    out: &mut Vec<Change>,
) {
    let token = &all[at];
    let range = token.range.clone();
    let spaced =
        source[..range.start].ends_with(char::is_whitespace) && source[range.end..].starts_with(char::is_whitespace);
    let counts = matches!(token.text, "++" | "--");
    // `<`, `*` and `&` belong to types as well, where people write no space on both sides of them.
    let is_type = matches!(tongue, Tongue::Cpp | Tongue::Java)
        && matches!(token.text, "<" | ">" | "*" | "&" | "<<" | ">>")
        && !spaced;
    if let Some((with, operator)) = exchange(token.text).filter(|_| is_binary && !is_type || counts) {
        let with = match with {
            "/" if tongue == Tongue::Python => "//",
            "/=" if tongue == Tongue::Python => "//=",
            with => with,
        };
        if with != token.text {
            out.push(Change::new(operator, range.clone(), with));
        }
    }
    let next = places.contains(&(at + 1)).then(|| &all[at + 1]);
    if token.text == "-" && !is_binary && next.is_some_and(|next| next.kind == Kind::Word || next.text == "(") {
        out.push(Change::new(Operator::Minus, range.clone(), ""));
    }
    // One name or number behind the remainder: what follows must not belong to it.
    let behind = if places.contains(&(at + 2)) { all[at + 2].text } else { "" };
    if let Some(next) = next.filter(|next| matches!(next.kind, Kind::Word | Kind::Number))
        && token.text == "%"
        && is_binary
        && !matches!(behind, "(" | "[" | "." | "->" | "::")
    {
        out.push(Change::new(Operator::Modulus, range.start..next.range.end, ""));
    }
}

/// Whole numbers that are one off; `negative` is whether a minus of their own stands before them.
fn constants(token: &Token, negative: bool, tongue: Tongue, out: &mut Vec<Change>) {
    let (digits, suffix) = match tongue {
        Tongue::Rust => token.text.split_at(token.text.find(|c: char| c.is_alphabetic()).unwrap_or(token.text.len())),
        _ => token.text.split_at(token.text.trim_end_matches(['u', 'U', 'l', 'L']).len()),
    };
    let digits = if tongue == Tongue::Rust { digits.replace('_', "") } else { digits.to_owned() };
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits == "0" || !digits.starts_with('0'));
    let is_whole = tongue != Tongue::Rust || suffix.is_empty() || INTEGERS.contains(&suffix);
    let Some(value) = digits.parse::<u64>().ok().filter(|&value| plain && is_whole && value < u64::MAX) else { return };
    let mut push = |value: u64| {
        out.push(Change::new(Operator::Constant, token.range.clone(), format!("{value}{suffix}")));
    };
    push(value + 1);
    // Nobody writes `-0`, and a negative index or length is no slip of one.
    if value > 0 && !(negative && value == 1) {
        push(value - 1);
    }
}

/// A letter or a digit for the one before it.
fn characters(token: &Token, tongue: Tongue, out: &mut Vec<Change>) {
    let [b'\'', letter, b'\''] = token.text.as_bytes() else { return };
    if tongue != Tongue::Python && letter.is_ascii_alphanumeric() && !matches!(letter, b'z' | b'Z' | b'9') {
        let with = format!("'{}'", char::from(letter + 1));
        out.push(Change::new(Operator::Constant, token.range.clone(), with));
    }
}

/// What people begin with by mistake where a value is there to begin with.
fn initial(all: &[Token], at: usize, places: &Range<usize>, tongue: Tongue, out: &mut Vec<Change>) {
    let own = all[at].range.clone();
    let other = match all[at].text {
        "true" => "false",
        "false" => "true",
        "True" => "False",
        "False" => "True",
        "INT_MAX" | "INT_MIN" | "LLONG_MAX" | "LLONG_MIN" => "0",
        _ => "",
    };
    if !other.is_empty() {
        return out.push(Change::new(Operator::Initial, own, other));
    }
    let is = |offset: usize, text: &str| places.contains(&(at + offset)) && all[at + offset].text == text;
    let dotted = matches!(all[at].text, "Integer" | "Long") && is(1, ".") && (is(2, "MAX_VALUE") || is(2, "MIN_VALUE"));
    if tongue == Tongue::Java && dotted {
        out.push(Change::new(Operator::Initial, own.start..all[at + 2].range.end, "0"));
    }
    if tongue == Tongue::Rust && is(1, "::") && !(at > 0 && all[at - 1].text == "::") {
        let with = match (all[at].text, all.get(at + 2).map_or("", |limit| limit.text)) {
            ("f64" | "f32", "MIN" | "MAX" | "INFINITY" | "NEG_INFINITY") => "0.0",
            (ty, "MIN" | "MAX") if INTEGERS.contains(&ty) => "0",
            _ => return,
        };
        out.push(Change::new(Operator::Initial, own.start..all[at + 2].range.end, with));
        return;
    }
    if tongue == Tongue::Python && all[at].text == "inf" && !is(1, "=") && !(at > 0 && all[at - 1].text == ".") {
        out.push(Change::new(Operator::Initial, own, "0"));
    }
}

/// `a[j][i]` for `a[i][j]`.
fn swapped(source: &str, all: &[Token], at: usize, places: &Range<usize>, tongue: Tongue, out: &mut Vec<Change>) {
    let is = |at: usize, text: &str| places.contains(&at) && all[at].text == text;
    if !is(at, "[") || at == places.start || !ends_value(&all[at - 1], tongue) {
        return;
    }
    let Some(middle) = closing(all, at, places.end).filter(|&close| is(close + 1, "[")) else { return };
    let Some(last) = closing(all, middle + 1, places.end) else { return };
    let part = |open: usize, close: usize| &source[all[open].range.end..all[close].range.start];
    let (one, other) = (part(at, middle), part(middle + 1, last));
    // Indices of one word each; larger ones are seldom exchanged by mistake.
    if one != other && [one, other].iter().all(|part| part.chars().all(|c| c.is_alphanumeric() || c == '_')) {
        let range = all[at].range.start..all[last].range.end;
        out.push(Change::new(Operator::Index, range, format!("[{other}][{one}]")));
    }
}

/// The tokens of a range that are no brackets, and stand in none.
pub(super) fn outside<'t>(all: &'t [Token], range: Range<usize>) -> impl Iterator<Item = usize> + 't {
    let mut depth = 0i32;
    range.filter(move |&at| {
        match all.get(at).map_or("", |token| token.text) {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => return depth == 0,
        }
        false
    })
}

/// The bracket that closes the one at a place.
pub(super) fn closing(all: &[Token], open: usize, end: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (at, token) in all.iter().enumerate().take(end).skip(open) {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at);
                }
            }
            _ => {}
        }
    }
    None
}
