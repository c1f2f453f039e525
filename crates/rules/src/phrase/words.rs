//! English words in their base form, so that a pattern is written once for singular and plural.

use std::borrow::Cow;

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
