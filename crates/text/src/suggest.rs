//! "Did you mean": the nearest of the words that would have been right.

use ojkit_model::diagnostic::Help;
use strsim::osa_distance;

/// The candidate nearest to what was written, when it is near enough to be what was meant.
///
/// Letter case, `-` and `_` do not count; otherwise one edit is forgiven per three characters, and at least one.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = normal(word);
    let length = word.chars().count();
    if !(1..=WORD_CHARS_MAX).contains(&length) {
        return None;
    }
    let forgiven = (length / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (osa_distance(&word, &normal(candidate)), candidate))
        .filter(|&(edits, candidate)| edits <= forgiven && edits < candidate.len())
        .min_by_key(|&(edits, _)| edits)
        .map(|(_, candidate)| candidate)
}

/// Whether two words differ by one slip of the finger, or only in `-` and `_` and the case of letters.
pub fn is_slip(one: &str, other: &str) -> bool {
    osa_distance(&normal(one), &normal(other)) <= 1
}

/// ``did you mean `x`?`` or, where nothing is near, the list of what is possible.
pub fn did_you_mean(word: &str, candidates: &[&str]) -> Help {
    match nearest(word, candidates.iter().copied()) {
        Some(candidate) => Help::meant(word, candidate),
        None => format!("possible here: {}", candidates.join(", ")).into(),
    }
}

/// A longer word is no misspelling of anything.
const WORD_CHARS_MAX: usize = 64;

fn normal(word: &str) -> String {
    word.chars().take(WORD_CHARS_MAX + 1).filter(|c| !matches!(c, '-' | '_')).flat_map(char::to_lowercase).collect()
}
