//! An input section in words, as Codeforces, Kattis and CSES write it: which lines there are, and which names stand on each.
//!
//! A sentence that speaks of lines becomes lines of a format in signs, which is read as any other. Formulas stand between `$`.

/// More text than this is no input section.
const TEXT_BYTES_MAX: usize = 20_000;

/// What a section says, as formats in signs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// The lines of the whole input, or those before the first test case.
    pub lines: String,
    /// The name of the number of test cases, and the lines of each.
    pub cases: Option<(String, String)>,
    /// Sentences about lines from which nothing was understood.
    pub passed_over: Vec<String>,
}

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Formula(String),
    Sign(char),
}

use Token::{Formula, Sign, Word};

/// What is counted on lines.
const NOUNS: [&str; 28] = [
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
/// What a line does with what is on it.
const VERBS: [&str; 12] = [
    "contains",
    "contain",
    "containing",
    "has",
    "have",
    "consists",
    "consist",
    "consisting",
    "gives",
    "with",
    "describes",
    "is",
];

/// Reads a section; nothing where it says of no line what is on it.
pub fn read(text: &str) -> Option<Told> {
    if text.len() > TEXT_BYTES_MAX {
        return None;
    }
    let sentences = sentences(text);
    let mut told = Told::default();
    let mut cases: Option<String> = None;
    let (mut body, mut rows, mut is_inside) = (String::new(), None, false);
    for sentence in &sentences {
        let speaks = |words: &[&str]| says(sentence, words);
        if cases.is_none()
            && (speaks(&["number", "of", "test", "cases"])
                || speaks(&["number", "of", "testcases"])
                || speaks(&["test", "cases"]))
            && let Some(name) = count_of_cases(sentence)
        {
            told.lines += &format!("{name}\n");
            cases = Some(name);
            continue;
        }
        is_inside |= speaks(&["each", "test"])
            || speaks(&["each", "case"])
            || speaks(&["test", "case"])
            || speaks(&["testcase"]);
        let Some(what) = line_of(sentence, &mut rows) else { continue };
        let place = if cases.is_some() && is_inside { &mut body } else { &mut told.lines };
        match what {
            Some(lines) => *place += &lines,
            None => told.passed_over.push(shown(sentence)),
        }
    }
    told.cases = cases.filter(|_| !body.is_empty()).map(|name| (name, body));
    (!told.lines.is_empty()).then_some(told)
}

/// Sentences in pieces; what stands in brackets says nothing of the layout.
fn sentences(text: &str) -> Vec<Vec<Token>> {
    let (mut out, mut sentence, mut depth) = (Vec::new(), Vec::new(), 0usize);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let mut length = first.len_utf8();
        let mut token = None;
        match first {
            '$' => {
                let inside = rest[1..].split('$').next().unwrap_or_default();
                length = (inside.len() + 2).min(rest.len());
                token = Some(Formula(inside.trim().to_owned()));
            }
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            '\n' if depth > 0 => {}
            '.' | '\n' if depth == 0 => out.push(std::mem::take(&mut sentence)),
            ',' | ':' | ';' | '—' | '–' => token = Some(Sign(first)),
            '-' if !rest[1..].starts_with(|c: char| c.is_alphanumeric()) => token = Some(Sign('—')),
            c if c.is_alphanumeric() => {
                let word: String =
                    rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '\'' | '_')).collect();
                length = word.len();
                token = Some(Word(word));
            }
            _ => {}
        }
        rest = &rest[length..];
        sentence.extend(token.filter(|_| depth == 0));
    }
    out.push(sentence);
    out.retain(|sentence| !sentence.is_empty());
    out
}

fn shown(sentence: &[Token]) -> String {
    let words = sentence.iter().map(|token| match token {
        Word(text) | Formula(text) => text.clone(),
        Sign(sign) => sign.to_string(),
    });
    words.collect::<Vec<_>>().join(" ").chars().take(120).collect()
}

fn word(token: &Token) -> Option<String> {
    if let Word(word) = token { Some(word.to_lowercase()) } else { None }
}

/// Whether words stand one after another.
fn says(sentence: &[Token], words: &[&str]) -> bool {
    sentence
        .windows(words.len())
        .any(|run| run.iter().zip(words).all(|(token, own)| word(token).is_some_and(|word| word == *own)))
}

/// The name of the number of test cases, where a sentence gives one.
fn count_of_cases(sentence: &[Token]) -> Option<String> {
    let line =
        sentence.iter().any(|token| word(token).is_some_and(|word| matches!(&*word, "line" | "integer" | "number")));
    let first = sentence.iter().find_map(|token| if let Formula(text) = token { Some(text.clone()) } else { None });
    first.filter(|name| line && is_name(name))
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic())
        && text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '{' | '}' | '\''))
}

/// Lines that a sentence speaks of, in signs: nothing where it speaks of none, and nothing inside where they are not understood. Rows
/// that one sentence counts and the next one fills are kept in between.
fn line_of(sentence: &[Token], rows: &mut Option<String>) -> Option<Option<String>> {
    let lines = |token: &Token| word(token).is_some_and(|word| matches!(&*word, "line" | "lines" | "row" | "rows"));
    let place = sentence.iter().position(lines);
    let is_each = sentence.first().and_then(word).is_some_and(|word| matches!(&*word, "each" | "they" | "every"));
    if place.is_none() && rows.is_none() {
        let begins = says(sentence, &["the", "input", "contains"]) || says(sentence, &["the", "input", "consists"]);
        let begins =
            begins || says(sentence, &["input", "contains"]) || says(sentence, &["each", "test", "case", "contains"]);
        if !begins {
            return None;
        }
    }
    let at = place.unwrap_or(0);
    let counted = rows_of(sentence, at);
    let verb = sentence[at..].iter().position(|token| word(token).is_some_and(|word| VERBS.contains(&&*word)));
    // Lines that follow are filled by the words behind, or by the next sentence.
    let items = verb.and_then(|verb| items(&sentence[at + verb + 1..]));
    match (counted, items) {
        (Some(count), Some(items)) => {
            *rows = None;
            Some(Some(repeated(&items, &count)))
        }
        (Some(count), None) => {
            *rows = Some(count);
            None
        }
        (None, Some(items)) => {
            match rows.take().filter(|_| is_each || place.is_none() || says(sentence, &["of", "these"])) {
                Some(count) => Some(Some(repeated(&items, &count))),
                None => Some(Some(single(&items))),
            }
        }
        // "Each test case consists of two lines."
        (None, None)
            if verb.is_none() || sentence[at..].len() < 3 || place.is_some_and(|at| at + 1 >= sentence.len()) =>
        {
            None
        }
        (None, None) => place.map(|_| None),
    }
}

/// How many lines a sentence is about, where they are many: `the next $m$ lines`, `$m$ lines follow`.
fn rows_of(sentence: &[Token], at: usize) -> Option<String> {
    if !sentence.get(at).and_then(word).is_some_and(|word| matches!(&*word, "lines" | "rows")) {
        return None;
    }
    sentence[..at].iter().rev().take(4).find_map(|token| match token {
        Formula(text) => Some(text.clone()),
        Word(text) => number(text).filter(|count| *count > 1).map(|count| count.to_string()),
        Sign(_) => None,
    })
}

fn number(word: &str) -> Option<usize> {
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
struct Group {
    names: Vec<String>,
    count: Count,
    noun: String,
}

/// The groups behind a verb: `two integers $n$ and $m$`, `$n$ integers $a_1, \ldots, a_n$`, `a string $s$`.
fn items(tokens: &[Token]) -> Option<Vec<Group>> {
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

fn is_relation(text: &str) -> bool {
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
fn parted(name: &str) -> (&str, Option<&str>) {
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
    fn line(&self, row: Option<&str>) -> String {
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

fn single(groups: &[Group]) -> String {
    format!("{}\n", groups.iter().map(|group| group.line(None)).collect::<Vec<_>>().join(" "))
}

fn repeated(groups: &[Group], count: &str) -> String {
    let row = |row: &str| groups.iter().map(|group| group.line(Some(row))).collect::<Vec<_>>().join(" ");
    if let Ok(count) = count.parse::<usize>() {
        return (1..=count).map(|number| row(&number.to_string()) + "\n").collect();
    }
    format!("{}\n{}\n⋮\n{}\n", row("1"), row("2"), row(count))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines before the cases, and the lines of a case.
    fn lines(text: &str) -> (String, String) {
        let told = read(text).unwrap_or_else(|| panic!("nothing from {text}"));
        assert_eq!(told.passed_over, Vec::<String>::new(), "{text}");
        (told.lines, told.cases.unwrap_or_default().1)
    }

    #[test]
    fn sentences_become_lines_in_signs() {
        for (text, expected) in [
            ("The first line has two integers $n$ and $m$ ($1 \\le n \\le 9$), where $n$ counts cups.", "n m\n"),
            ("The only line contains integers $a$, $b$, $c$.", "a b c\n"),
            ("The input line has an integer $n$.", "n\n"),
            (
                "The second line holds nothing. The line contains $n$ integers $a_1, a_2, \\ldots, a_n$: the weights.",
                "a_1 a_2 \\ldots a_n\n",
            ),
            ("The next line contains $n$ space-separated integers $a_i$.", "a_{1} a_{2} \\ldots a_{n}\n"),
            ("A line with a string $s$ of length $n$ follows.", "s\n"),
            (
                "Each of the next $m$ lines contains two integers $u_i$ and $v_i$.",
                "u_{1} v_{1}\nu_{2} v_{2}\n⋮\nu_{m} v_{m}\n",
            ),
            (
                "Then there are $n-1$ lines. Each line has two integers $a$ and $b$: a road.",
                "a_{1} b_{1}\na_{2} b_{2}\n⋮\na_{n-1} b_{n-1}\n",
            ),
            ("The next two lines contain one integer $x$ each.", "x_{1}\nx_{2}\n"),
            ("The line contains an integer $k$ and $k$ integers $c_1, \\dots, c_k$.", "k c_1 \\dots c_k\n"),
        ] {
            assert_eq!(lines(text).0, expected, "{text}");
        }
    }

    #[test]
    fn lines_of_test_cases_are_told_from_those_before_them() {
        let text = "The first line contains one integer $t$ ($1 \\le t \\le 5$) — the number of test cases.\nThe only line of each test case contains two integers $l$ and $r$.";
        assert_eq!(lines(text), ("t\n".to_owned(), "l r\n".to_owned()));
    }

    #[test]
    fn what_is_not_understood_is_told() {
        let told =
            read("The first line has an integer $n$. The second line contains a strange thing of yours.").unwrap();
        assert_eq!(told.passed_over, ["The second line contains a strange thing of yours"]);
        assert_eq!(read("Read what you like."), None);
    }
}
