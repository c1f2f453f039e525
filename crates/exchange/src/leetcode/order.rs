//! Which orders of an answer a page leaves free, at each depth.

use super::words::{parts, says};
use ojkit_model::input::Value;
use ojkit_model::signature::Type;

/// The depths of a list whose order is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Free {
    /// The order of the list's own items.
    pub outer: bool,
    /// The order inside each of them.
    pub inner: bool,
}

/// What is free in an answer, as the sentences of its page say; nothing where every order counts.
///
/// Where words leave open whether the order inside rows counts, it is free for rows that are sets by nature, unless the answer of an
/// example has the same set twice.
pub fn free(sentences: &[String], answer: &Type, examples: &[Value]) -> Option<Free> {
    let depth = match answer {
        Type::ListNode => 1,
        _ => answer.depth(),
    };
    if depth == 0 {
        return None;
    }
    // `answer[0]` and `answer[i]` have a meaning of their own.
    let numbered = sentences.iter().any(|sentence| says("numbered rows", sentence));
    let said = sentences.iter().find_map(|sentence| of_sentence(sentence, depth));
    let duplicates = |sentence: &String| sentence.contains("must not contain duplicate");
    let said = said.or_else(|| (depth > 1 && sentences.iter().any(duplicates)).then_some(ROWS))?;
    let are_sets = || sentences.iter().any(|sentence| says("sets", sentence)) && !examples.iter().any(repeats);
    let free = match said {
        _ if depth == 1 => Free { outer: !numbered, inner: false },
        ROWS if numbered => CELLS,
        ROWS if depth == 2 && are_sets() => BOTH,
        said => said,
    };
    (free.outer || free.inner).then_some(free)
}

const ROWS: Free = Free { outer: true, inner: false };
const CELLS: Free = Free { outer: false, inner: true };
const BOTH: Free = Free { outer: true, inner: true };

/// What a sentence leaves free.
fn of_sentence(sentence: &str, depth: usize) -> Option<Free> {
    if depth == 1 && sentence.contains("order of the elements may be changed") {
        return Some(ROWS);
    }
    let at = parts("any order").find_map(|words| sentence.find(words))?;
    let before = &sentence[..at];
    let from = match parts("answer").filter_map(|word| before.rfind(word)).max() {
        Some(from) => from,
        // `The order of the output does not matter.`
        None if says("answer", &sentence[at..]) => 0,
        None => return None,
    };
    let between = &sentence[from..at];
    if parts("deed").any(|deed| between.contains(deed)) || says("shown", sentence) {
        return None;
    }
    if depth > 1 && sentence.matches("order of").count() > 1 || sentence.contains("any order within") {
        return Some(BOTH);
    }
    // Active: `return the indices in any order`; passive: `the indices may be returned in any order`.
    let passive = sentence[from..].starts_with("returned");
    let subject = if passive { before } else { between.strip_prefix("return").unwrap_or(between) };
    let first = |meaning| parts(meaning).filter_map(|word| subject.find(word)).min();
    match (first("cells"), first("rows")) {
        (Some(cell), Some(row)) if cell < row => Some(CELLS),
        (Some(_), None) => Some(CELLS),
        _ => Some(ROWS),
    }
}

/// Whether two rows of an answer have the same cells in another order.
fn repeats(answer: &Value) -> bool {
    let mut rows: Vec<Vec<i64>> =
        (0..answer.len()).filter_map(|row| Some(answer.cells.get(answer.range(1, row))?.to_vec())).collect();
    rows.sort_unstable();
    rows.dedup();
    let distinct = rows.len();
    rows.iter_mut().for_each(|row| row.sort_unstable());
    rows.sort_unstable();
    rows.dedup();
    rows.len() < distinct
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leetcode::words::sentences;
    use ojkit_text::notation::parse_parameter;

    fn of(text: &str, depth: usize, example: &str) -> Option<(bool, bool)> {
        let ty = (0..depth).fold(Type::Integer, |ty, _| Type::Array(Box::new(ty)));
        let examples: Vec<Value> = parse_parameter(&ty, example).into_iter().flatten().collect();
        free(&sentences(text), &ty, &examples).map(|free| (free.outer, free.inner))
    }

    #[test]
    fn words_say_which_order_is_free() {
        let (outer, inner, both) = (Some((true, false)), Some((false, true)), Some((true, true)));
        for (text, depth, wanted) in [
            ("You can return the answer in any order.", 1, outer),
            ("Remove them in-place. The order of the elements may be changed.", 1, outer),
            ("Note that the order of the output and the order of the triplets does not matter.", 2, both),
            ("The integers in the lists may be returned in any order.", 2, inner),
            ("Note that you can return the indices of the edges in any order.", 2, inner),
            ("Return a list answer where answer[0] is one.\nReturn it in any order.", 2, inner),
            ("Find all unique combinations. You may return the combinations in any order.", 2, both),
            ("Return all possible subsets. Return the solution in any order.", 2, both),
            ("Given words, group the anagrams together. You can return the answer in any order.", 2, both),
            ("The accounts themselves can be returned in any order.", 2, outer),
            ("Find all paths and return them in any order.", 2, outer),
            ("You may return the pairs of numbers in any order.", 2, outer),
        ] {
            assert_eq!(of(text, depth, "[]"), wanted, "{text}");
        }
    }

    #[test]
    fn an_order_of_something_else_is_not_the_answers() {
        for text in [
            "You can order the deck in any order you want.",
            "Tasks can be completed in any order.",
            "Return the largest number made by concatenating digits in any order.",
            "It can be shown that replacing them in any order will lead to the same result.",
            "The pairs can appear in any order.",
            "You may perform these operations in any order and return the array.",
        ] {
            assert_eq!(of(text, 1, "[]"), None, "{text}");
        }
    }

    #[test]
    fn an_example_with_the_same_set_twice_settles_that_the_inner_order_counts() {
        let text = "Return all combinations in any order.";
        assert_eq!(of(text, 2, "[[1,2],[2,1]]"), Some((true, false)));
        assert_eq!(of(text, 2, "[[1,2],[1,3]]"), Some((true, true)));
    }
}
