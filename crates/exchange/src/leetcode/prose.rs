//! What the description says of how the constraint lines are meant: from where indices count, and which way digits and edges run.

use super::columns::has_word;
use super::order::sentences;
use ojkit_lines::Noun;
use ojkit_model::signature::{Parameter, Type};

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
    let stated = lines.join("\n").to_ascii_lowercase();
    let mut facts = Vec::new();
    let is_graph = |p: &&Parameter| p.name == "edges" && p.ty.depth() == 2;
    let is_tree = ["undirected tree", "the tree", "a tree", "rooted tree"].iter().any(|words| text.contains(words));
    if is_tree && !stated.contains("tree") && parameters.iter().any(|p| is_graph(&p)) {
        facts.push("The input edges represents a valid tree".to_owned());
    }
    let has_nodes = ["n nodes", "n vertices", "n cities", "n servers", "n computers", "n people"]
        .iter()
        .any(|nodes| ends_word(&text, nodes));
    let is_bounded =
        lines.iter().any(|line| ["< n", "<= n", "n - 1"].iter().any(|end| line.trim_end_matches('.').ends_with(end)));
    if has_nodes && !is_bounded && parameters.iter().any(|p| p.name == "n" && p.ty == Type::Integer) {
        // Nodes count from 0 or from 1: the examples tell.
        let edges = parameters.iter().filter(is_graph);
        facts.extend(edges.flat_map(|p| {
            [format!("0 <= {0}[i][0], {0}[i][1] < n", p.name), format!("1 <= {0}[i][0], {0}[i][1] <= n", p.name)]
        }));
    }
    for parameter in parameters.iter().filter(|p| p.ty.depth() == 2) {
        let name = parameter.name.to_ascii_lowercase();
        let apart = ["non-overlapping", "disjoint"]
            .map(|word| [format!("{word} intervals {name}"), format!("{name} are {word}")]);
        // In the order of the list; where the list has none, an example breaks the line.
        if apart.as_flattened().iter().any(|words| ends_word(&text, words)) {
            facts.push(format!("{0}[i][1] < {0}[i + 1][0]", parameter.name));
        }
    }
    facts.extend(parameters.iter().filter(|p| is_open_grid(p, parameters, &text, lines)).map(|p| {
        let name = &p.name;
        format!("All {name}[i].length are equal")
    }));
    for parameter in parameters.iter().filter(|p| p.ty.depth() == 1) {
        let name = parameter.name.to_ascii_lowercase();
        let is_said = |line: &&String| line.contains("sorted") || line.contains("increasing");
        if lines.iter().filter(|line| line.contains(&parameter.name)).any(|line| is_said(&line)) {
            continue;
        }
        let orders = [
            "strictly increasing",
            "strictly decreasing",
            "non-decreasing",
            "non-increasing",
            "ascending",
            "descending",
        ];
        for (order, middle) in orders.iter().flat_map(|order| SORTED.map(|middle| (order, middle))) {
            if text.contains(&format!("{name} {middle} {order} order")) {
                let order = order.replace("ascending", "non-decreasing").replace("descending", "non-increasing");
                facts.push(format!("{} is sorted in {order} order", parameter.name));
            }
        }
        let openings =
            ["a sorted array ", "a sorted integer array ", "the sorted array ", "a sorted array of integers "];
        if openings.iter().any(|opening| ends_word(&text, &format!("{opening}{name}"))) {
            facts.push(format!("{} is sorted in non-decreasing order", parameter.name));
        }
    }
    facts.dedup();
    facts
}

/// Whether a parameter is called a grid, and its lines bound the length of a row without telling it.
fn is_open_grid(parameter: &Parameter, parameters: &[Parameter], prose: &str, lines: &[String]) -> bool {
    const NAMES: [&str; 6] = ["grid", "matrix", "mat", "board", "image", "maze"];
    if !Noun::Grid.fits(&parameter.ty) {
        return false;
    }
    let is_only = parameters.iter().filter(|p| Noun::Grid.fits(&p.ty)).count() == 1;
    let is_called_so =
        NAMES.contains(&parameter.name.as_str()) || (is_only && ["matrix", "grid"].iter().any(|w| ends_word(prose, w)));
    // Pages also spell the name in another way in their lines.
    let is_of_others =
        |line: &str| parameters.iter().any(|p| p.name != parameter.name && line.contains(&format!("{}[", p.name)));
    let lengths = lines.iter().filter(|line| line.contains("].length") && !is_of_others(line));
    let lengths: Vec<&String> = lengths.collect();
    let tells = |line: &&String| line.replace("<=", "<").replace(">=", ">").contains('=') || line.contains("same");
    is_called_so && !lengths.is_empty() && !lengths.iter().any(tells)
}

/// How a description goes on behind the name of what is sorted.
const SORTED: [&str; 7] = [
    "sorted in",
    "is sorted in",
    "that is sorted in",
    "that is already sorted in",
    "which is sorted in",
    "which are sorted in",
    "of integers sorted in",
];

/// Whether a text stands there and a word ends with it.
fn ends_word(text: &str, wanted: &str) -> bool {
    let goes_on = |rest: &str| rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
    text.match_indices(wanted).any(|(at, found)| !goes_on(&text[at + found.len()..]))
}

/// Sentences in which the description promises something of the input or the answer.
pub fn promises(prose: &str, lines: &[String]) -> Vec<String> {
    const OF_INPUT: [&str; 7] = ["input", "solution", "answer", "unique", "exists", "valid", "test"];
    let bare: String = prose.chars().filter(|c| !"`*".contains(*c)).collect();
    let squeezed = |text: &str| -> String { text.chars().filter(char::is_ascii_alphanumeric).collect() };
    let known: Vec<String> = lines.iter().map(|line| squeezed(line)).collect();
    let mut promises: Vec<String> = Vec::new();
    for sentence in bare.replace(". ", ".\n").lines() {
        let sentence = sentence.trim().trim_start_matches(['-', ' ']);
        let text = sentence.to_ascii_lowercase();
        let assumes = ["may assume", "can assume"].iter().any(|words| text.contains(words));
        let is_told =
            ["guaranteed", "generated such that", "generated so that"].iter().any(|words| text.contains(words));
        // `All the strings have the same sum, except one`: it is asked for that one.
        let one_is_odd = text.starts_with("all ")
            && [" the same ", " equal"].iter().any(|words| text.contains(words))
            && ["except one", "except for one"].iter().any(|words| text.contains(words));
        let is_promise = is_told || one_is_odd || (assumes && OF_INPUT.iter().any(|word| text.contains(word)));
        let is_short = sentence.chars().count() <= PROMISE_CHARS && !text.contains("follow");
        if is_promise && is_short && !known.contains(&squeezed(sentence)) {
            promises.push(sentence.to_owned());
        }
    }
    promises
}

/// A promise without the words that say that it is one.
pub fn what_is_promised(promise: &str) -> &str {
    const OPENINGS: [&str; 8] = [
        "The test cases are generated such that ",
        "The test cases are generated so that ",
        "The input is generated such that ",
        "It is guaranteed that ",
        "It's guaranteed that ",
        "You may assume that ",
        "You may assume ",
        "You can assume that ",
    ];
    OPENINGS.iter().find_map(|opening| promise.strip_prefix(opening)).unwrap_or(promise).trim_end_matches('.')
}

/// Longer sentences are stories.
const PROMISE_CHARS: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    fn array(name: &str, inner: Type) -> Parameter {
        Parameter { name: name.into(), ty: Type::Array(Box::new(inner)) }
    }

    #[test]
    fn an_array_counts_from_one_where_the_description_says_so_of_it() {
        let coins = [array("coins", Type::Integer)];
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
    fn edges_join_nodes_that_there_are_where_no_line_says_which() {
        let edges = array("edges", Type::Array(Box::new(Type::Integer)));
        let parameters = [Parameter { name: "n".into(), ty: Type::Integer }, edges];
        let told = ["0 <= edges[i][0], edges[i][1] < n", "1 <= edges[i][0], edges[i][1] <= n"];
        let found = |prose: &str, line: &str| facts(prose, &parameters, &[line.to_owned()]);
        assert_eq!(found("You have a graph of `n` nodes.", "1 <= n <= 2000"), told);
        assert_eq!(found("You have a graph of `n` nodes.", "0 <= a_i, b_i < n"), [""; 0]);
        assert_eq!(found("You have a graph.", "1 <= n <= 2000"), [""; 0]);
    }

    #[test]
    fn a_fact_of_the_description_is_a_line_where_no_line_says_it() {
        let edges = [array("edges", Type::Array(Box::new(Type::Integer)))];
        let prose = "You are given an undirected tree by its edges.";
        assert_eq!(facts(prose, &edges, &["1 <= n".to_owned()]), ["The input edges represents a valid tree"]);
        assert!(facts(prose, &edges, &["edges is a valid tree".to_owned()]).is_empty());
        let nums = [array("nums", Type::Integer)];
        for (prose, order) in [
            ("an array `nums` sorted in **strictly increasing** order", "strictly increasing"),
            ("Given a sorted array `nums`, find", "non-decreasing"),
        ] {
            assert_eq!(facts(prose, &nums, &[]), [format!("nums is sorted in {order} order")]);
        }
        assert!(facts("a sorted array numsOne, and nums", &nums, &[]).is_empty());
        let grid = |name: &str| {
            [Parameter { name: name.into(), ty: Type::Array(Box::new(Type::Array(Box::new(Type::Integer)))) }]
        };
        let bounded = ["1 <= land.length, land[i].length <= 30".to_owned()];
        assert_eq!(facts("a binary matrix `land`", &grid("land"), &bounded), ["All land[i].length are equal"]);
        assert!(facts("a list of lists `land`", &grid("land"), &bounded).is_empty());
        let told = ["n == land[i].length".to_owned()];
        assert!(facts("a binary matrix `land`", &grid("land"), &told).is_empty());
        let rows =
            [Parameter { name: "spans".into(), ty: Type::Array(Box::new(Type::Array(Box::new(Type::Integer)))) }];
        let prose = "You have an array of **non-overlapping** intervals `spans`, in order.";
        assert_eq!(facts(prose, &rows, &[]), ["spans[i][1] < spans[i + 1][0]"]);
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
