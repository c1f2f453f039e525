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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_finds_its_word() {
        let words = ["constraints", "parameters", "examples", "outputs", "integer"];
        assert_eq!(nearest("constrains", words), Some("constraints"));
        assert_eq!(nearest("Paramters", words), Some("parameters"));
        assert_eq!(nearest("exmaples", words), Some("examples"));
        assert_eq!(nearest("int", words), None);
        assert_eq!(nearest("", words), None);
    }

    #[test]
    fn swapping_neighbours_is_one_edit() {
        assert_eq!(nearest("ba", ["ab"]), Some("ab"));
        assert_eq!(nearest("kitten", ["sitting"]), None);
        assert_eq!(nearest("time-MS", ["times", "time_ms"]), Some("time_ms"));
    }

    #[test]
    fn where_nothing_is_near_every_possibility_is_listed() {
        assert_eq!(*did_you_mean("zzzzzz", &["a", "bb"]), "possible here: a, bb");
    }
}
