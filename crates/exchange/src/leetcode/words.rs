//! Words of a page: where they begin and end, and what they mean by the rows of `words.txt`.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A way to say something: of each group a part is there, or none where the group is refused.
type Way = Vec<(bool, Vec<String>)>;

/// The rows of `words.txt`, whose head says how they are written.
static MEANINGS: LazyLock<HashMap<&str, Vec<Way>>> = LazyLock::new(|| {
    let mut meanings: HashMap<&str, Vec<Way>> = HashMap::new();
    let mut name = "";
    for row in include_str!("words.txt").lines().filter(|row| !row.is_empty() && !row.starts_with('#')) {
        let group = |group: &str| {
            let refused = group.trim_start().strip_prefix("! ");
            let parts = refused.unwrap_or(group).split('|').map(|part| part.trim().replace('~', " "));
            (refused.is_some(), parts.collect())
        };
        match row.strip_prefix('[') {
            Some(rest) => name = rest.trim_end_matches(']'),
            None => meanings.entry(name).or_default().push(row.split('&').map(group).collect()),
        }
    }
    meanings
});

/// Whether a text says something in one of its ways.
pub fn says(meaning: &str, text: &str) -> bool {
    let text = format!("^ {} $", text.to_lowercase());
    let has = |(is_refused, parts): &(bool, Vec<String>)| parts.iter().any(|part| text.contains(part)) != *is_refused;
    MEANINGS.get(meaning).is_some_and(|ways| ways.iter().any(|way| way.iter().all(has)))
}

/// All parts of a meaning's rows, in their order.
pub fn parts(meaning: &str) -> impl Iterator<Item = &'static str> {
    let ways = MEANINGS.get(meaning).into_iter().flatten();
    ways.flatten().flat_map(|(_, parts)| parts).map(String::as_str)
}

/// Whether a letter is part of a name.
pub fn is_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The words of a text, with empty ones between its other signs.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !is_word(c))
}

/// Whether a text has a word.
pub fn has_word(text: &str, word: &str) -> bool {
    words(text).any(|other| other == word)
}

/// The text with every whole word `from` replaced.
pub fn replace_word(text: &str, from: &str, to: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for (found, _) in text.match_indices(from) {
        let end = found + from.len();
        let whole = !text[..found].ends_with(is_word) && !text[end..].starts_with(is_word);
        out.push_str(&text[at..found]);
        out.push_str(if whole { to } else { from });
        at = end;
    }
    out.push_str(&text[at..]);
    out
}

/// The sentences of a text, in small letters.
pub fn sentences(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in text.lines() {
        let mut start = 0;
        for (at, point) in line.match_indices(['.', '!', '?', '。']) {
            let end = at + point.len();
            // A point inside a number or a name ends nothing.
            if point == "。" || line[end..].chars().next().is_none_or(char::is_whitespace) {
                found.push(line[start..at].trim().to_lowercase());
                start = end;
            }
        }
        found.push(line[start..].trim().to_lowercase());
    }
    found.retain(|sentence| !sentence.is_empty());
    found
}
