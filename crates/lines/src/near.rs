//! The known word that a misspelt one was probably meant to be.

/// The candidate that is fewest edits away, where those are few for the word's length.
///
/// An edit inserts, deletes or replaces a letter, or swaps two neighbours; upper and lower case are the same.
pub fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.to_lowercase().chars().collect();
    if word.len() < LETTERS_MIN || word.len() > LETTERS_MAX {
        return None;
    }
    let allowed = if word.len() < 6 { 1 } else { 2 };
    candidates
        .filter(|candidate| candidate.len() >= LETTERS_MIN)
        .map(|candidate| (edits(&word, &candidate.to_lowercase().chars().collect::<Vec<_>>()), candidate))
        .filter(|(distance, _)| *distance > 0 && *distance <= allowed)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}

/// Shorter words are all near to each other.
const LETTERS_MIN: usize = 4;
/// Longer words are no words.
const LETTERS_MAX: usize = 40;

fn edits(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}
