//! English words in their base form, so that a pattern is written once for singular and plural.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;

/// A word of a wording: what it may be, as written and in base form, and whether it may be missing.
pub struct Part {
    pub words: Vec<(&'static str, Cow<'static, str>)>,
    pub optional: bool,
}

impl Part {
    /// Reads `a/b?`.
    pub fn new(text: &'static str) -> Part {
        let (text, optional) = match text.strip_suffix('?') {
            Some(text) if !text.is_empty() => (text, true),
            _ => (text, false),
        };
        let words =
            if text == "/" { vec![(text, lemma(text))] } else { text.split('/').map(|w| (w, lemma(w))).collect() };
        Part { words, optional }
    }
}

thread_local! {
    static WORDINGS: RefCell<HashMap<*const u8, &'static [Part]>> = RefCell::default();
}

/// The words of a wording, taken apart once; a wording is told by its place in memory, since all are constants.
pub fn wording(pattern: &'static str) -> &'static [Part] {
    WORDINGS.with_borrow_mut(|known| {
        let parts = known
            .entry(pattern.as_ptr())
            .or_insert_with(|| pattern.split(' ').map(Part::new).collect::<Vec<_>>().leak());
        *parts
    })
}

/// Words of the language that stand between expressions and are therefore no names.
pub const RESERVED: [&str; 44] = [
    "and", "or", "is", "are", "for", "where", "if", "then", "does", "do", "consists", "consist", "contains", "contain",
    "has", "have", "in", "over", "must", "will", "such", "both", "the", "all", "each", "every", "there", "at", "no",
    "not", "this", "that", "of", "to", "it", "any", "some", "only", "be", "either", "you", "exactly", "when", "with",
];

/// Words whose base form no rule gives.
const IRREGULAR: [(&str, &str); 12] = [
    ("are", "is"),
    ("has", "has"),
    ("have", "has"),
    ("does", "do"),
    ("don't", "doesn't"),
    ("indices", "index"),
    ("vertices", "vertex"),
    ("matrices", "matrix"),
    ("parentheses", "parenthesis"),
    ("zeroes", "zero"),
    ("whitespaces", "whitespace"),
    ("ones", "ones"),
];

/// The base form of a word, in lower case: `are` is `is`, `rows` is `row`, `entries` is `entry`; signs stay as they are.
pub fn lemma(word: &str) -> Cow<'_, str> {
    let lower: Cow<str> =
        if word.bytes().any(|b| b.is_ascii_uppercase()) { word.to_ascii_lowercase().into() } else { word.into() };
    if let Some((_, base)) = IRREGULAR.iter().find(|(form, _)| *form == lower) {
        return Cow::Borrowed(base);
    }
    let cut = |end: usize| match &lower {
        Cow::Borrowed(word) => Cow::Borrowed(&word[..word.len() - end]),
        Cow::Owned(word) => Cow::Owned(word[..word.len() - end].to_string()),
    };
    if lower.len() < 4 || !lower.ends_with('s') || lower.starts_with('=') {
        return lower;
    }
    if ["ss", "us", "is"].iter().any(|ending| lower.ends_with(ending)) {
        return lower;
    }
    if lower.len() > 4 && lower.ends_with("ies") {
        return format!("{}y", &lower[..lower.len() - 3]).into();
    }
    if ["sses", "shes", "ches", "xes"].iter().any(|ending| lower.ends_with(ending)) {
        return cut(2);
    }
    cut(1)
}
