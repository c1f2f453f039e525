//! The known word that a misspelt one was probably meant to be.

/// The candidate that is fewest edits away, where those are few for the word's length.
///
/// An edit inserts, deletes or replaces a letter, or swaps two neighbours; upper and lower case are the same.
pub fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let (word, letters) = (word.to_lowercase(), word.chars().count());
    if !(LETTERS_MIN..=LETTERS_MAX).contains(&letters) {
        return None;
    }
    let allowed = if letters < 6 { 1 } else { 2 };
    candidates
        .filter(|candidate| candidate.len() >= LETTERS_MIN)
        .map(|candidate| (strsim::osa_distance(&word, &candidate.to_lowercase()), candidate))
        .filter(|(distance, _)| *distance > 0 && *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Shorter words are all near to each other.
const LETTERS_MIN: usize = 4;
/// Longer words are no words.
const LETTERS_MAX: usize = 40;
