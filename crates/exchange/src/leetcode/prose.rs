//! What the description says of how the constraint lines are meant: from where indices count, and which way digits and edges run.

use super::words::{has_word, parts, says, sentences, words};
use ojkit_english::Noun;
use ojkit_model::signature::Parameter;

/// Whether the description counts the places of an array from 1, and some line depends on it.
pub fn counts_from_one(prose: &str, parameters: &[Parameter], lines: &[String]) -> bool {
    let is_counted = |name: &str| {
        let places = (0..10).map(|digit| format!("{name}[{digit}"));
        let is_told = |sentence: &String| {
            let (before, behind) = sentence.split_once("1-indexed").unwrap_or_default();
            let behind: String = behind.split_whitespace().take(6).collect::<Vec<_>>().join(" ");
            before.trim_end_matches(['*', '(', ' ', '`']).ends_with(name)
                || (!behind.starts_with(')') && has_word(&behind, name))
        };
        places.into_iter().any(|place| lines.iter().any(|line| line.contains(&place)))
            && sentences(prose).iter().any(is_told)
    };
    parameters.iter().any(|p| p.ty.depth() > 0 && is_counted(&p.name.to_lowercase()))
}

/// What the description states of the input and no line repeats: lines for the grammar, each of which counts only where it is understood and
/// no example breaks it.
pub fn facts(prose: &str, parameters: &[Parameter], lines: &[String]) -> Vec<String> {
    let bare: String = prose.chars().filter(|c| !"`*_".contains(*c)).collect();
    let text = bare.to_ascii_lowercase();
    let mut facts = Vec::new();
    let has_tree = lines.iter().any(|line| line.to_ascii_lowercase().contains("tree"));
    if says("tree", &text) && !has_tree && parameters.iter().any(|p| p.name == "edges" && p.ty.depth() == 2) {
        facts.push("The input edges represents a valid tree".to_owned());
    }
    let grids = parameters.iter().filter(|p| is_open_grid(p, parameters, &text, lines));
    facts.extend(grids.map(|p| format!("All {}[i].length are equal", p.name)));
    for name in parameters.iter().filter(|p| p.ty.depth() == 1).map(|p| &p.name) {
        let is_said = |line: &String| line.contains(name) && (line.contains("sorted") || line.contains("increasing"));
        if let (Some(order), false) = (order(&text, &name.to_ascii_lowercase()), lines.iter().any(is_said)) {
            facts.push(format!("{name} is sorted in {order} order"));
        }
    }
    facts
}

/// In which order a description says that an array is: `nums sorted in ascending order`, `a sorted array nums`.
fn order(text: &str, name: &str) -> Option<&'static str> {
    const ORDERS: [(&str, &str); 6] = [
        ("strictly increasing", "strictly increasing"),
        ("strictly decreasing", "strictly decreasing"),
        ("non-decreasing", "non-decreasing"),
        ("non-increasing", "non-increasing"),
        ("ascending", "non-decreasing"),
        ("descending", "non-increasing"),
    ];
    let told = text.match_indices(" sorted in ").find_map(|(at, found)| {
        let between = |word: &&str| "that which is are already of integers".split(' ').any(|other| other == *word);
        let subject = text[..at].split_whitespace().rev().find(|word| !between(word))?;
        let (order, _) = text[at + found.len()..].split_once(" order")?;
        ORDERS.iter().find(|(said, _)| subject == name && *said == order)
    });
    let openings = ["a sorted array ", "a sorted integer array ", "the sorted array "];
    let is_sorted = |opening: &str| text.split(opening).skip(1).any(|rest| words(rest).next() == Some(name));
    told.map(|(_, order)| *order).or(openings.into_iter().any(is_sorted).then_some("non-decreasing"))
}

/// Whether a parameter is called a grid, and its lines bound the length of a row without telling it.
fn is_open_grid(parameter: &Parameter, parameters: &[Parameter], prose: &str, lines: &[String]) -> bool {
    let is_only = || parameters.iter().filter(|p| Noun::Grid.fits(&p.ty)).count() == 1;
    let is_grid = |word: &str| word.ends_with("matrix") || word.ends_with("grid");
    let is_called_so = "grid matrix mat board image maze".split(' ').any(|name| name == parameter.name)
        || (is_only() && words(prose).any(is_grid));
    // Pages also spell the name in another way in their lines.
    let is_of_others =
        |line: &str| parameters.iter().any(|p| p.name != parameter.name && line.contains(&format!("{}[", p.name)));
    let mut lengths = lines.iter().filter(|line| line.contains("].length") && !is_of_others(line)).peekable();
    let tells = |line: &String| line.replace("<=", "<").replace(">=", ">").contains('=') || line.contains("same");
    Noun::Grid.fits(&parameter.ty) && is_called_so && lengths.peek().is_some() && !lengths.any(tells)
}

/// Sentences in which the description promises something of the input or the answer.
pub fn promises(prose: &str, lines: &[String]) -> Vec<String> {
    let bare: String = prose.chars().filter(|c| !"`*".contains(*c)).collect();
    let squeezed = |text: &str| -> String { text.chars().filter(char::is_ascii_alphanumeric).collect() };
    let known: Vec<String> = lines.iter().map(|line| squeezed(line)).collect();
    let mut promises: Vec<String> = Vec::new();
    for sentence in bare.replace(". ", ".\n").lines() {
        let sentence = sentence.trim().trim_start_matches(['-', ' ']);
        let is_promise = says("promise of a description", sentence);
        let is_short = sentence.chars().count() <= PROMISE_CHARS && !sentence.to_ascii_lowercase().contains("follow");
        if is_promise && is_short && !known.contains(&squeezed(sentence)) {
            promises.push(sentence.to_owned());
        }
    }
    promises
}

/// A promise without the words that say that it is one.
pub fn what_is_promised(promise: &str) -> &str {
    let strip = |opening: &str| {
        let (head, rest) = promise.split_at_checked(opening.len())?;
        head.eq_ignore_ascii_case(opening).then_some(rest)
    };
    parts("openings").find_map(strip).unwrap_or(promise).trim_end_matches('.')
}

/// Longer sentences are stories.
const PROMISE_CHARS: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::leetcode::tests::parameters;

    #[test]
    fn an_array_counts_from_one_where_the_description_says_so_of_it() {
        let coins = parameters("coins: integer[]");
        let lines = ["coins[1] != -1".to_owned()];
        for prose in [
            "You are given an integer array coins (1-indexed) of length n.",
            "a 1-indexed integer array `coins`",
            "given two **1-indexed** arrays coins and costs",
        ] {
            assert!(counts_from_one(prose, &coins, &lines), "{prose}");
        }
        for prose in ["Return a 1-indexed array answer. The coins are old.", "the kth (1-indexed) coin of coins"] {
            assert!(!counts_from_one(prose, &coins, &lines), "{prose}");
        }
        assert!(!counts_from_one("a 1-indexed array coins", &coins, &["coins[i] != -1".to_owned()]));
    }

    #[test]
    fn a_fact_of_the_description_is_a_line_where_no_line_says_it() {
        let edges = parameters("edges: integer[][]");
        let prose = "You are given an undirected tree by its edges.";
        assert_eq!(facts(prose, &edges, &["1 <= n".to_owned()]), ["The input edges represents a valid tree"]);
        assert!(facts(prose, &edges, &["edges is a valid tree".to_owned()]).is_empty());
        let nums = parameters("nums: integer[]");
        for (prose, order) in [
            ("an array `nums` sorted in **strictly increasing** order", "strictly increasing"),
            ("Given a sorted array `nums`, find", "non-decreasing"),
        ] {
            assert_eq!(facts(prose, &nums, &[]), [format!("nums is sorted in {order} order")]);
        }
        assert!(facts("a sorted array numsOne, and nums", &nums, &[]).is_empty());
        let land = parameters("land: integer[][]");
        let bounded = ["1 <= land.length, land[i].length <= 30".to_owned()];
        assert_eq!(facts("a binary matrix `land`", &land, &bounded), ["All land[i].length are equal"]);
        assert!(facts("a list of lists `land`", &land, &bounded).is_empty());
        let told = ["n == land[i].length".to_owned()];
        assert!(facts("a binary matrix `land`", &land, &told).is_empty());
    }

    #[test]
    fn what_the_description_guarantees_is_a_promise_unless_a_line_repeats_it() {
        let prose =
            "Give the points. The answer is **guaranteed** to be unique. You may assume an infinite number of coins.";
        assert_eq!(promises(prose, &[]), ["The answer is guaranteed to be unique."]);
        let odd = "All rows have the **same** sum, except one.";
        assert_eq!(promises(odd, &[]), ["All rows have the same sum, except one."]);
        assert!(promises("All rows count, except one.", &[]).is_empty());
        assert_eq!(what_is_promised("It is guaranteed that n is divisible by k."), "n is divisible by k");
        assert!(promises(prose, &["The answer is guaranteed to be unique.".to_owned()]).is_empty());
    }
}
