//! Which orders of an answer a page leaves free, at each depth.

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

/// By which words an order is said to be free.
const ORDERS: [&str; 12] = [
    "any order",
    "any arbitrary order",
    "arbitrary order",
    "order does not matter",
    "order doesn't matter",
    "order of the output",
    "order of output",
    "order of the answer",
    "任意顺序",
    "不考虑顺序",
    "按任意次序",
    "任何顺序",
];
/// By which words a sentence is known to speak of the answer.
const ANSWERS: [&str; 7] = ["return", "answer", "result", "output", "solution", "返回", "答案"];
/// What is done in any order, so that the order is not the answer's.
const DEEDS: [&str; 9] =
    ["concatenat", "rearrang", "reorder", "operation", "swap", " by ", "perform", "lead to the same", "can be shown"];
/// What stands at the innermost place of a list.
const CELLS: [&str; 9] =
    ["integers", "indices", "numbers", "elements", "values", "vertices", "nodes", "letters", "characters"];
/// What may stand at the outer place of a list of lists, or name the whole of it.
const ROWS: [&str; 26] = [
    "answer",
    "result",
    "output",
    "solution",
    "them",
    "combination",
    "subset",
    "pair",
    "triplet",
    "quadruplet",
    "path",
    "list",
    "array",
    "group",
    "row",
    "point",
    "interval",
    "segment",
    "cell",
    "coordinate",
    "account",
    "permutation",
    "sequence",
    "triangle",
    "edge",
    "square",
];
/// Rows whose own order says nothing.
const SETS: [&str; 11] = [
    "group together",
    "combination",
    "subset",
    "triplet",
    "quadruplet",
    "quadruple",
    "anagram",
    "group all",
    "groups of",
    "group the",
    "grouped",
];

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
    let numbered =
        sentences.iter().any(|sentence| ["answer[", "ans[", "result["].iter().any(|name| sentence.contains(name)));
    let said = sentences.iter().find_map(|sentence| of_sentence(sentence, depth));
    let duplicates = |sentence: &String| sentence.contains("must not contain duplicate");
    let said = said.or_else(|| (depth > 1 && sentences.iter().any(duplicates)).then_some(Said::Rows))?;
    let free = match said {
        _ if depth == 1 => Free { outer: !numbered, inner: false },
        Said::Both => Free { outer: true, inner: true },
        Said::Cells => Free { outer: false, inner: true },
        Said::Rows if numbered => Free { outer: false, inner: true },
        Said::Rows => Free { outer: true, inner: depth == 2 && are_sets(sentences) && !examples.iter().any(repeats) },
    };
    (free.outer || free.inner).then_some(free)
}

/// What a sentence leaves free.
enum Said {
    Rows,
    Cells,
    Both,
}

fn of_sentence(sentence: &str, depth: usize) -> Option<Said> {
    if depth == 1 && sentence.contains("order of the elements may be changed") {
        return Some(Said::Rows);
    }
    let (at, _) = ORDERS.iter().find_map(|words| Some((sentence.find(words)?, words)))?;
    let before = &sentence[..at];
    let spoken = ANSWERS.iter().filter_map(|word| before.rfind(word)).max();
    let behind = ANSWERS.iter().any(|word| sentence[at..].contains(word));
    let from = match spoken {
        Some(from) => from,
        // `The order of the output does not matter.`
        None if behind => 0,
        None => return None,
    };
    let between = &sentence[from..at];
    if DEEDS.iter().any(|deed| between.contains(deed))
        || ["lead to the same", "can be shown"].iter().any(|words| sentence.contains(words))
    {
        return None;
    }
    if depth > 1 && sentence.matches("order of").count() > 1 || sentence.contains("any order within") {
        return Some(Said::Both);
    }
    // Active: `return the indices in any order`; passive: `the indices may be returned in any order`.
    let passive = sentence[from..].starts_with("returned");
    let subject = if passive { before } else { between.strip_prefix("return").unwrap_or(between) };
    let first = |words: &[&str]| words.iter().filter_map(|word| subject.find(word)).min();
    match (first(&CELLS), first(&ROWS)) {
        (Some(cell), Some(row)) if cell < row => Some(Said::Cells),
        (Some(_), None) => Some(Said::Cells),
        _ => Some(Said::Rows),
    }
}

fn are_sets(sentences: &[String]) -> bool {
    sentences.iter().any(|sentence| SETS.iter().any(|set| sentence.contains(set)))
}

/// Whether two rows of an answer have the same cells in another order.
fn repeats(answer: &Value) -> bool {
    let (Some(rows), 2) = (answer.ends.first(), answer.ends.len()) else { return false };
    let ends = &answer.ends[1];
    let count = rows.last().map_or(0, |&count| count as usize);
    let mut seen: Vec<(Vec<i64>, &[i64])> = Vec::new();
    for row in 0..count.min(ends.len()) {
        let start = if row == 0 { 0 } else { ends[row - 1] as usize };
        let Some(cells) = answer.cells.get(start..ends[row] as usize) else { return false };
        let mut sorted = cells.to_vec();
        sorted.sort_unstable();
        if seen.iter().any(|(other, as_is)| *other == sorted && *as_is != cells) {
            return true;
        }
        seen.push((sorted, cells));
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
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
