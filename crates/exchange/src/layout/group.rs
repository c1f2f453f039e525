//! What stands on a line, in words: groups of names with how many there are of each.

use super::notation::apart;

/// A piece of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// A word as it is written.
    Word(String),
    /// What stands between two `$`.
    Formula(String),
    Sign(char),
}

pub use Token::{Formula, Sign, Word};

/// What is counted on lines, but for [`TEXTS`].
const NOUNS: &str = "sequence array permutation list integer integers number numbers value values digit real reals float floats decimal \
                     decimals token tokens floating-point";
/// Nouns of what is read as texts.
pub const TEXTS: &str = "string strings character characters word words letter letters digits symbols name names";
/// What may stand before a noun.
const ADJECTIVES: &str = "space-separated space separated distinct different positive non-negative nonnegative single real binary unique \
                          random pairwise whole decimal lowercase uppercase natural odd even non-empty floating-point of";
const COUNTS: [&str; 10] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/// What lists are called that have no name: numbers, texts, and characters that stand without spaces.
pub const INVENTED: [&str; 3] = ["values", "words", "cells"];

/// Whether a piece is one of these words.
pub fn is(token: Option<&Token>, words: &str) -> bool {
    matches!(token, Some(Word(word)) if words.split(' ').any(|own| own.eq_ignore_ascii_case(word)))
}

fn is_noun(token: Option<&Token>) -> bool {
    is(token, NOUNS) || is(token, TEXTS)
}

/// A small number, as a word or in digits.
pub fn number(word: &str) -> Option<usize> {
    let place = COUNTS.iter().position(|count| count.eq_ignore_ascii_case(word));
    place.or_else(|| word.parse().ok().filter(|count| *count < 30))
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
    noun: Option<Token>,
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
    let begin = tokens.iter().take_while(|token| is(Some(token), "exactly of only the then also and")).count();
    let mut count = count(&tokens[begin..]);
    let mut at = begin + usize::from(count != Count::Open);
    let is_last_noun = |at: usize| is_noun(tokens.get(at)) && !is_noun(tokens.get(at + 1));
    at += (at..).take_while(|at| is(tokens.get(*at), ADJECTIVES) && !is_last_noun(*at)).count();
    // A word of the story may stand before it: `contains a magic string`.
    at += usize::from(matches!(tokens.get(at), Some(Word(_))) && !is_noun(tokens.get(at)) && is_last_noun(at + 1));
    let noun = tokens.get(at).filter(|token| is_noun(Some(token))).cloned();
    at += usize::from(noun.is_some());
    if noun.is_none() && count != Count::Open && !matches!(tokens.get(at), Some(Formula(_))) {
        // `a line`, `two parts`
        (count, at) = (Count::Open, begin);
    }
    let (names, length) = names(&tokens[at..], if let Count::Number(most) = count { most } else { usize::MAX });
    if names.is_empty() && (noun.is_none() || count == Count::Open) {
        return None;
    }
    Some((Group { names, count, noun }, at + length))
}

/// How many there are of what comes next.
fn count(tokens: &[Token]) -> Count {
    match tokens.first() {
        first if is(first, "a an single another") => Count::Number(1),
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
                names.extend(apart(text, ("{([", "})]"), &[',']).map(str::to_owned));
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
    let joined = match tokens {
        [Sign(','), Word(and), ..] if and == "and" => 2,
        [Word(and), ..] if and == "and" || and == "followed" => 1,
        [Sign(','), ..] => 1,
        _ => return None,
    };
    let mut after = tokens[joined..].iter().take(5).take_while(|token| matches!(token, Word(_)));
    let is_group = after.any(|word| is_noun(Some(word))) || counts(&tokens[joined..]);
    let is_other = is(tokens.get(joined), "where the which denoting representing");
    (is_group && !is_other).then_some(joined)
}

/// Whether a formula comes first that says how many there are of a noun.
fn counts(tokens: &[Token]) -> bool {
    let mut after = tokens.iter().skip(1).take(3).skip_while(|token| is(Some(token), ADJECTIVES));
    matches!(tokens.first(), Some(Formula(_))) && is_noun(after.next())
}

/// Whether a formula says how numbers compare.
pub fn is_relation(text: &str) -> bool {
    ["<", ">", "=", "≤", "≥", "\\le", "\\ge", "\\ne", "\\in"].iter().any(|sign| {
        text.find(sign).is_some_and(|at| !(sign.starts_with('\\') && text[at + sign.len()..].starts_with("ft")))
    })
}

/// A name's base and its subscript.
pub fn parted(name: &str) -> (&str, Option<&str>) {
    match name.split_once('_') {
        Some((base, place)) => (base, Some(place.trim_start_matches('{').trim_end_matches('}'))),
        None => (name, None),
    }
}

fn is_dots(name: &str) -> bool {
    ["dots", "…", "..."].iter().any(|dots| name.contains(dots))
}

impl Group {
    /// Its names one after another; `row` is the subscript of the row on which they stand.
    pub fn line(&self, row: Option<&str>) -> String {
        let names = |names: &[String]| names.iter().map(|name| placed(name, row)).collect::<Vec<_>>().join(" ");
        match &self.count {
            Count::Formula(count) if self.names.len() < 2 && !self.names.iter().any(|name| is_dots(name)) => {
                let base = self.names.first().map_or(self.invented(), |name| parted(name).0);
                let gap = if self.names.is_empty() && base == INVENTED[2] { "" } else { " " };
                let row = row.map_or(String::new(), |row| format!("{row},"));
                let item = |place: &str| format!("{base}_{{{row}{place}}}");
                [&item("1"), &item("2"), "\\ldots", &item(count)].join(gap)
            }
            Count::Number(count) if self.names.is_empty() => {
                names(&"xyzuvw".chars().take(*count).map(String::from).collect::<Vec<_>>())
            }
            _ => names(&self.names),
        }
    }

    /// Whether it is of texts.
    pub fn is_of_texts(&self) -> bool {
        is(self.noun.as_ref(), TEXTS)
    }

    fn invented(&self) -> &'static str {
        let is_text = is(self.noun.as_ref(), "string strings word words");
        let is_glued = is(self.noun.as_ref(), "character characters letters symbols digits");
        INVENTED[usize::from(is_text) + 2 * usize::from(is_glued)]
    }
}

/// A name on a row: the running letter of its subscript becomes the row's number.
fn placed(name: &str, row: Option<&str>) -> String {
    let Some(row) = row.filter(|_| !is_dots(name)) else { return name.to_owned() };
    let (base, place) = parted(name);
    let place = place.unwrap_or("i");
    match place.strip_prefix(['i', 'j', 'k']) {
        Some("") => format!("{base}_{{{row}}}"),
        Some(rest) => format!("{base}_{{{row},{}}}", rest.trim_start_matches(',').trim()),
        None if place.contains(',') => format!("{base}_{{{place}}}"),
        None => format!("{base}_{{{row},{place}}}"),
    }
}
