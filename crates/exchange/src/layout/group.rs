//! What stands on a line, in words: groups of names with how many there are of each.

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A word as it is written.
    Word(String),
    /// What stands between two `$`.
    Formula(String),
    /// A sign that separates.
    Sign(char),
}

pub use Token::{Formula, Sign, Word};

/// What is counted on lines.
const NOUNS: [&str; 32] = [
    "sequence",
    "array",
    "permutation",
    "list",
    "integer",
    "integers",
    "number",
    "numbers",
    "string",
    "strings",
    "character",
    "characters",
    "word",
    "words",
    "value",
    "values",
    "digit",
    "digits",
    "letter",
    "letters",
    "real",
    "reals",
    "float",
    "floats",
    "decimal",
    "decimals",
    "token",
    "tokens",
    "symbols",
    "name",
    "names",
    "floating-point",
];
/// Those of them that are texts.
pub const TEXTS: [&str; 12] = [
    "string",
    "strings",
    "character",
    "characters",
    "word",
    "words",
    "letter",
    "letters",
    "digits",
    "symbols",
    "name",
    "names",
];
/// What may stand before it.
const ADJECTIVES: [&str; 24] = [
    "space-separated",
    "space",
    "separated",
    "distinct",
    "different",
    "positive",
    "non-negative",
    "nonnegative",
    "single",
    "real",
    "binary",
    "unique",
    "random",
    "pairwise",
    "whole",
    "decimal",
    "lowercase",
    "uppercase",
    "natural",
    "odd",
    "even",
    "non-empty",
    "floating-point",
    "of",
];
const COUNTS: [&str; 10] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/// What lists are called that have no name.
pub const INVENTED: [&str; 3] = ["values", "words", "cells"];

/// A word in small letters.
pub fn word(token: &Token) -> Option<String> {
    if let Word(word) = token { Some(word.to_lowercase()) } else { None }
}

/// A small number, as a word or in digits.
pub fn number(word: &str) -> Option<usize> {
    let word = word.to_lowercase();
    COUNTS.iter().position(|count| *count == word).or_else(|| word.parse().ok().filter(|count| *count < 30))
}

/// How many there are of a group on a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Count {
    Number(usize),
    Formula(String),
    Open,
}

/// A group on a line: names as they are written, and how many there are of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// As they are written.
    pub names: Vec<String>,
    count: Count,
    /// What they are.
    pub noun: String,
}

/// The groups behind a verb: `two integers $n$ and $m$`, `$n$ integers $a_1, \ldots, a_n$`, `a string $s$`.
pub fn items(tokens: &[Token]) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    let mut at = 0;
    while let Some((group, length)) = group(&tokens[at..]) {
        groups.push(group);
        at += length;
        let Some(joined) = joined(&tokens[at..]) else { break };
        at += joined;
    }
    (!groups.is_empty()).then_some(groups)
}

/// A group at the beginning, and how many tokens it takes.
fn group(tokens: &[Token]) -> Option<(Group, usize)> {
    const BEFORE: [&str; 7] = ["exactly", "of", "only", "the", "then", "also", "and"];
    let said = |at: usize| tokens.get(at).and_then(word);
    let begin = (0..).find(|at| !said(*at).is_some_and(|word| BEFORE.contains(&&*word)))?;
    let mut count = count(&tokens[begin..]);
    let mut at = begin + usize::from(count != Count::Open);
    at += (at..)
        .take_while(|at| said(*at).is_some_and(|word| ADJECTIVES.contains(&&*word)) && !is_noun_at(tokens, *at))
        .count();
    // A word of the story may stand before it: `contains a magic string`.
    let is_story = said(at).is_some_and(|word| !NOUNS.contains(&&*word)) && is_noun_at(tokens, at + 1);
    at += usize::from(is_story);
    let noun = said(at).filter(|word| NOUNS.contains(&&**word));
    at += usize::from(noun.is_some());
    if noun.is_none() && count != Count::Open && !matches!(tokens.get(at), Some(Formula(_))) {
        // `a line`, `two parts`
        (count, at) = (Count::Open, begin);
    }
    let (names, length) = names(&tokens[at..], if let Count::Number(most) = count { most } else { usize::MAX });
    if names.is_empty() && (noun.is_none() || count == Count::Open) {
        return None;
    }
    Some((Group { names, count, noun: noun.unwrap_or_default() }, at + length))
}

/// How many there are of what comes next.
fn count(tokens: &[Token]) -> Count {
    match tokens.first() {
        Some(Word(text)) if matches!(&*text.to_lowercase(), "a" | "an" | "single" | "another") => Count::Number(1),
        Some(Word(text)) => number(text).map_or(Count::Open, Count::Number),
        Some(Formula(text)) if counts(tokens) => Count::Formula(text.clone()),
        _ => Count::Open,
    }
}

/// At most so many names, and how many tokens they take.
fn names(tokens: &[Token], most: usize) -> (Vec<String>, usize) {
    let (mut names, mut length) = (Vec::new(), 0);
    for (at, token) in tokens.iter().enumerate() {
        match token {
            _ if names.len() >= most => break,
            Formula(text) if is_relation(text) => break,
            // A formula that counts what comes next begins a group of its own.
            Formula(_) if !names.is_empty() && counts(&tokens[at..]) => break,
            Formula(text) => {
                names.extend(split(text));
                length = at + 1;
            }
            Sign(',') => {}
            Word(text) if text == "and" => {}
            // `two integers each: $a$ and $b$`
            Sign(':' | '—') if names.is_empty() => {}
            Word(text) if names.is_empty() && text == "each" => {}
            _ => break,
        }
    }
    (names, length)
}

/// How many tokens join another group to one: it has a count or a noun of its own.
fn joined(tokens: &[Token]) -> Option<usize> {
    const OTHERS: [&str; 5] = ["where", "the", "which", "denoting", "representing"];
    let joined = match tokens {
        [Sign(','), Word(and), ..] if and == "and" => 2,
        [Word(and), ..] if and == "and" || and == "followed" => 1,
        [Sign(','), ..] => 1,
        _ => return None,
    };
    let after: Vec<String> = tokens[joined..].iter().take(5).map_while(word).collect();
    let is_group = after.iter().any(|word| NOUNS.contains(&&**word)) || counts(&tokens[joined..]);
    let is_other = after.first().is_some_and(|word| OTHERS.contains(&&**word));
    (is_group && !is_other).then_some(joined)
}

fn is_noun_at(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1).and_then(word);
    tokens.get(at).and_then(word).is_some_and(|word| NOUNS.contains(&&*word))
        && !next.is_some_and(|next| NOUNS.contains(&&*next))
}

fn counts(tokens: &[Token]) -> bool {
    matches!(tokens.first(), Some(Formula(_)))
        && tokens[1..]
            .iter()
            .take(3)
            .map_while(word)
            .find(|word| !ADJECTIVES.contains(&&**word))
            .is_some_and(|word| NOUNS.contains(&&*word))
}

/// Whether a formula says how numbers compare.
pub fn is_relation(text: &str) -> bool {
    ["<", ">", "=", "≤", "≥", "\\le", "\\ge", "\\ne", "\\in"].iter().any(|sign| {
        text.find(sign).is_some_and(|at| !(sign.starts_with('\\') && text[at + sign.len()..].starts_with("ft")))
    })
}

/// Names of a formula: at commas outside of brackets.
fn split(text: &str) -> Vec<String> {
    let (mut names, mut depth) = (vec![String::new()], 0);
    for c in text.chars() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' | ')' | ']' => depth -= 1,
            _ => {}
        }
        match c {
            ',' if depth <= 0 => names.push(String::new()),
            c => names.last_mut().into_iter().for_each(|name| name.push(c)),
        }
    }
    names.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// A name's base and its subscript.
pub fn parted(name: &str) -> (&str, Option<&str>) {
    match name.split_once('_') {
        Some((base, place)) => (base, Some(place.trim_start_matches('{').trim_end_matches('}'))),
        None => (name, None),
    }
}

fn subscript(name: &str, place: &str) -> String {
    format!("{name}_{{{place}}}")
}

const RUNNING: [&str; 3] = ["i", "j", "k"];

impl Group {
    /// Its names one after another; `row` is the subscript of the row on which they stand.
    pub fn line(&self, row: Option<&str>) -> String {
        let inner = |place: &str| row.map_or(place.to_owned(), |row| format!("{row},{place}"));
        let is_listed = self.names.len() > 1
            || self.names.iter().any(|name| name.contains("dots") || name.contains('…') || name.contains("..."));
        match &self.count {
            Count::Formula(count) if !is_listed => {
                let base = self.names.first().map_or(self.invented(), |name| parted(name).0.to_owned());
                let glued = matches!(&*self.noun, "character" | "characters" | "letters" | "symbols" | "digits");
                let space = if glued && self.names.is_empty() { "" } else { " " };
                let (first, second, last) = (inner("1"), inner("2"), inner(count));
                let dots = "\\ldots";
                format!(
                    "{}{space}{}{space}{dots}{space}{}",
                    subscript(&base, &first),
                    subscript(&base, &second),
                    subscript(&base, &last)
                )
            }
            Count::Number(count) if self.names.is_empty() => {
                let names = ["x", "y", "z", "u", "v", "w"].iter().take(*count);
                names
                    .map(|name| row.map_or((*name).to_owned(), |row| subscript(name, row)))
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            _ => {
                let names = self.names.iter().map(|name| match (row, parted(name)) {
                    (None, _) => name.clone(),
                    (Some(_), _) if name.contains("dots") || name.contains('…') || name.contains("...") => {
                        name.clone()
                    }
                    (Some(row), (base, None)) => subscript(base, row),
                    (Some(row), (base, Some(place))) => subscript(base, &placed(place, row)),
                });
                names.collect::<Vec<_>>().join(" ")
            }
        }
    }

    fn invented(&self) -> String {
        match &*self.noun {
            "string" | "strings" | "word" | "words" => "words",
            "character" | "characters" | "letters" | "symbols" | "digits" => "cells",
            _ => "values",
        }
        .to_owned()
    }
}

/// A subscript on a row: the running letter becomes the row's number.
fn placed(place: &str, row: &str) -> String {
    let parts: Vec<&str> = place.split(',').map(str::trim).collect();
    if let [first, rest @ ..] = &parts[..]
        && RUNNING.contains(first)
    {
        return [&[row], rest].concat().join(",");
    }
    // `a_{i1}`
    match place.chars().next().filter(|first| RUNNING.contains(&&*first.to_string())) {
        Some(_) if place.len() > 1 => format!("{row},{}", &place[1..]),
        _ if parts.len() > 1 => place.to_owned(),
        _ => format!("{row},{place}"),
    }
}
