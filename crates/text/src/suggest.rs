//! "Did you mean": the nearest of the words that would have been right.

/// The candidate nearest to what was written, when it is near enough to be what was meant.
///
/// Letter case, `-` and `_` do not count; otherwise one edit is forgiven per three characters, and at least one.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = normal(word);
    if word.is_empty() || word.len() > WORD_CHARS_MAX {
        return None;
    }
    let forgiven = (word.len() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (distance(&word, &normal(candidate)), candidate))
        .filter(|&(edits, candidate)| edits <= forgiven && edits < candidate.len())
        .min_by_key(|&(edits, _)| edits)
        .map(|(_, candidate)| candidate)
}

/// ``did you mean `x`?`` or, where nothing is near, the list of what is possible.
pub fn did_you_mean(word: &str, candidates: &[&str]) -> String {
    match nearest(word, candidates.iter().copied()) {
        Some(candidate) => format!("did you mean `{candidate}`?"),
        None => format!("possible here: {}", candidates.join(", ")),
    }
}

/// A longer word is no misspelling of anything.
const WORD_CHARS_MAX: usize = 64;

fn normal(word: &str) -> Vec<char> {
    word.chars().take(WORD_CHARS_MAX + 1).filter(|c| !matches!(c, '-' | '_')).flat_map(char::to_lowercase).collect()
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
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
        let edits = |a: &str, b: &str| distance(&normal(a), &normal(b));
        assert_eq!(edits("ab", "ba"), 1);
        assert_eq!(edits("kitten", "sitting"), 3);
        assert_eq!(edits("", "abc"), 3);
        assert_eq!(edits("time_ms", "time-MS"), 0);
    }

    #[test]
    fn where_nothing_is_near_every_possibility_is_listed() {
        assert_eq!(did_you_mean("zzzzzz", &["a", "bb"]), "possible here: a, bb");
    }
}
