//! Phrasings that say the same give the same rules, and ones that say another thing do not.

use ojkit_english::{parse_line, rows};
use ojkit_model::constraint::Rule;
use ojkit_model::signature::{Parameter, Type};
use ojkit_rules::grammar::GRAMMAR;

fn rules(line: &str) -> Vec<Rule> {
    parse_line(line).unwrap_or_else(|error| panic!("{line}: {error}")).rules
}

/// Every line says what the first one says.
fn same(lines: &[&str]) {
    for line in lines {
        assert_eq!(rules(line), rules(lines[0]), "{line}");
    }
}

fn refused(lines: &[&str]) {
    for line in lines {
        assert!(parse_line(line).is_err(), "{line}: {:?}", rules(line));
    }
}

#[test]
fn a_graph_is_named_in_many_ways_and_said_to_be_the_same() {
    same(&[
        "The graph represents a valid tree",
        "The given graph is a tree",
        "The input is generated such that the graph is a tree.",
        "It is guaranteed that the given edges form a valid tree.",
        "The edges represent a valid undirected tree",
        "There is exactly one path between any two nodes.",
        "Any two nodes are connected by exactly one simple path",
    ]);
    same(&[
        "edges represents a valid tree",
        "edges form a tree",
        "edges denotes a valid tree",
        "edges is guaranteed to form a valid tree.",
    ]);
    same(&[
        "There are no self-loops or repeated edges.",
        "There are no duplicate edges and no self-loops in the graph.",
        "The graph does not contain self loops or multiple edges.",
        "No self-loops or duplicate edges",
        "The given graph has no parallel edges or loops",
        "The graph is simple",
    ]);
    same(&[
        "There are no repeated edges.",
        "There is at most one edge between any pair of vertices.",
        "There are no multiple edges between the same pair of nodes.",
        "No two edges connect the same pair of nodes",
        "There will not be any duplicate edges.",
        "The graph contains no duplicate edges",
    ]);
    same(&[
        "The graph is connected.",
        "The input graph is always connected",
        "The given graph is connected and undirected",
        "The graph is guaranteed to be connected",
    ]);
    same(&[
        "The graph is a DAG.",
        "The graph is a directed acyclic graph",
        "There are no cycles",
        "The graph does not contain cycles",
    ]);
    same(&["The graph is connected; There are no self-loops", "The graph is connected and has no self-loops"]);
    // Of `acyclic` alone it is not said whether edges have a direction.
    refused(&[
        "edges represents an acyclic graph",
        "edges represents a valid graph",
        "All edges are good",
        "The graph is nice",
    ]);
}

#[test]
fn nodes_are_reached_along_directed_edges_only_where_a_sentence_says_so() {
    same(&[
        "The graph is connected",
        "It is possible to reach every city from city 1.",
        "All nodes can be reached from node 1",
        "Every node is reachable from node 1",
        "node n can be reached from any other node",
        "There is a path from every node to node n",
        "Every node can reach node n - 1",
    ]);
    same(&[
        "a path joins node a and node b",
        "You can travel from a to b.",
        "b is reachable from a",
        "b can be reached from a",
        "there is a path from a to b",
    ]);
    same(&[
        "every node can be reached from node 1",
        "It is guaranteed that every node can be reached from node 1.",
        "there is a directed path from node 1 to every node",
    ]);
    same(&[
        "node t can be reached from every node",
        "Node t can be reached from every node.",
        "there exists a directed path from each node to node t",
    ]);
    same(&[
        "node t can be reached from node s",
        "Node t can be reached from node s.",
        "there is at least one directed path from s to t",
    ]);
}

#[test]
fn nodes_and_their_values() {
    same(&[
        "1 <= nodes() <= 5",
        "The number of nodes in the binary search tree is in the range [1, 5].",
        "The tree has between 1 and 5 nodes",
        "There are between 1 and 5 nodes in the tree.",
        "The length of the linked list is between 1 and 5",
    ]);
    same(&[
        "0 <= Node.val <= 5",
        "The value of each node is in the range [0, 5]",
        "Each node's value in the tree is between 0 and 5",
        "All node values are in the range [0, 5]",
    ]);
    same(&[
        "All nodes have unique values",
        "Each node in the tree has a unique value",
        "The tree nodes have unique values",
    ]);
    same(&["All Node.val are unique", "Node.val is unique."]);
    same(&[
        "k is an element of Node.val",
        "There is a node with value k in the tree",
        "There exist some node in the tree where Node.val == k.",
        "The tree contains k",
        "k is the value of a node in the tree",
    ]);
}

#[test]
fn what_texts_lack_and_how_they_end() {
    same(&[
        "s has no leading zeros",
        "s will not contain leading zeros",
        "s does not contain any leading zero, except the number 0 itself.",
        "s has no leading zeros unless it is \"0\".",
    ]);
    same(&["s is a palindrome", "s is a palindromic string", "s is guaranteed to be a palindrome"]);
    same(&[
        "The words of s are separated by single spaces",
        "Every two consecutive words in s will be separated by exactly one space.",
        "s consists of words separated by a single space",
    ]);
    same(&[
        "s[0] != '0'",
        "s does not start with '0'",
        "s doesn't begin with a zero",
        "The first digit of s is not zero",
    ]);
    same(&["s does not contain spaces", "s contains no spaces", "There are no spaces in s"]);
    same(&[
        "s consists of '0' and '1'",
        "s is a binary string",
        "s is a binary string consisting only of '0' and '1'",
        "s contains only the digits '0' and '1'",
    ]);
    same(&[
        "s consists of distinct lowercase English letters",
        "s consists of lowercase English letters; s contains unique characters",
    ]);
    same(
        &["s, t consist of digits", "s and t contain digits only", "All characters in s and t are digits"]
            .map(|line| if line.starts_with("All") { "s and t are made up of digits" } else { line }),
    );
    refused(&[
        "s contains lowercase English letters",
        "s is lowercase",
        "All elements of a and b are unique",
        "s is valid",
    ]);
}

#[test]
fn bounds_in_words() {
    same(&[
        "1 <= n <= 5",
        "n is an integer in the range [1, 5]",
        "n will be an integer between 1 and 5",
        "n lies in the range [1, 5]",
        "n is within the range [1, 5]",
    ]);
    same(&["n <= m; n > 0", "n is a positive integer less than or equal to m"]);
    same(&["a != b", "a is different from b", "a is not equal to b", "a and b are not equal"]);
    same(&["m == a.length; n == b.length", "m == a.length, n == b.length", "m == a.length and n == b.length"]);
    same(&[
        "if x != -1, then 1 <= x <= 5",
        "x is either -1 or in the range [1, 5]",
        "x is -1 or an integer in the range [1, 5]",
    ]);
    same(&[
        "x[i] != x[i + 1]",
        "No two adjacent elements of x are equal",
        "Adjacent elements in x are different",
        "x does not contain two equal adjacent elements",
    ]);
    same(&["0 <= k < x.length", "k is a valid index of x"]);
}

#[test]
fn how_often_values_appear() {
    same(&[
        "Each element of a appears once or twice",
        "Each number in a appears either once or twice.",
        "Every value in a occurs at most twice",
        "The frequency of each element in a is at most 2",
        "All a[i] appear at most 2 times",
    ]);
    same(&[
        "a contains at least one duplicate",
        "a has at least one repeated element",
        "some value of a appears at least 2 times",
    ]);
    same(&["a has a majority element", "A majority element always exists in a", "a has exactly one dominant element"]);
    same(&[
        "If g[u] contains v, then g[v] contains u",
        "if v is in g[u], then u is in g[v].",
        "g[u] contains v if and only if g[v] contains u",
    ]);
    refused(&[
        "Each element of a appears",
        "Every element of a appears exactly twice except one",
        "If g[u] contains v, then g[u] contains v",
        "If g[u] contains v, then h[v] contains u",
    ]);
}

#[test]
fn each_wording_that_is_a_row_stands_for_a_canonical_line() {
    let samples = [
        ("texts", "s"),
        ("lengths", "s.length"),
        ("letters", "'a'"),
        ("number2", "1"),
        ("number", "2"),
        ("start", "2"),
        ("end", "2"),
        ("low", "1"),
        ("below", "<="),
        ("order", "non-decreasing"),
        ("sign", ">="),
        ("kind", "positive numbers"),
        ("quantities", "positive numbers"),
        ("relation", "<="),
        ("bound", "5"),
        ("amount", "at most"),
        ("text", "'[a-z]+'"),
        ("class", "a"),
        ("literal", "[a]"),
        ("given", "1, 2"),
        ("others", "n != 1 and if n != 2"),
        ("member", "n"),
        ("powers", "1, 2"),
        ("numerals", "[0-9]"),
        ("years", "1904"),
        ("leap_years", "1904"),
        ("digits", "1"),
        ("signs", "-"),
        ("least", "1"),
        ("greatest", "2"),
        ("fewer", "1"),
        ("count", "2"),
        ("most", "5"),
        ("times", "1 to 2 times"),
        ("structures", "a valid tree"),
    ];
    let names = [
        "x",
        "names",
        "name",
        "path",
        "list",
        "expr",
        "high",
        "last",
        "wholes",
        "first",
        "second",
        "each",
        "items",
        "cells",
        "tuple",
        "lists",
        "every_text",
        "column",
        "both",
        "parameter",
    ];
    let samples: Vec<_> = samples.into_iter().chain(names.map(|name| (name, "n"))).collect();
    let elements =
        [("item", "[i]"), ("item.item", "[i][j]"), ("item.other", "[i][k]"), ("other", "[j]"), ("next", "[i + 1]")];
    let sample = |slot: &str| {
        let (slot, guard) = slot.split_once(':').unwrap_or((slot, ""));
        let (name, element) = slot.split_once('.').unwrap_or((slot, ""));
        let is = |known: &str| known == name || known == name.trim_end_matches(['*', '2', '3']);
        let sample = samples.iter().find(|known| is(known.0)).unwrap_or_else(|| panic!("no slot is called {name}")).1;
        let element = element.trim_start_matches("sized.");
        let element = elements.iter().find(|known| known.0 == element).map_or("", |known| known.1);
        if slot.ends_with(".letter") || guard.starts_with('\'') {
            "'a'".to_owned()
        } else {
            format!("{sample}{element}")
        }
    };
    for (pattern, line) in rows().filter(|row| !row.0.starts_with('$')) {
        for line in line.split(" | ").flat_map(|alternative| alternative.split(" & ")) {
            let mut parts = line.split('{');
            let mut filled = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                match part.split_once('}') {
                    Some((slot, behind)) if slot.starts_with(|letter: char| letter.is_ascii_lowercase()) => {
                        let one = sample(slot.trim_end_matches('?'));
                        filled += if slot.ends_with('?') { "" } else { &one };
                        filled += behind;
                    }
                    _ => filled += &format!("{{{part}"),
                }
            }
            let is_known = match filled.chars().next() {
                Some('!') => true,
                Some('@') => rows().any(|row| row.0 == filled),
                _ => GRAMMAR.canonical(&filled).is_some(),
            };
            assert!(is_known, "{pattern} => {line}: {filled}");
        }
    }
}

/// The part of the reference page that the wordings write.
fn listed() -> String {
    let mut text = String::from(
        "## Every wording\n\n\
         `a/b` is either word, `word?` may be missing, and a word stands for its singular and plural; what is in\n\
         braces is filled in: `{x}` with what the line speaks of, `{expr}` with an expression, `{path}` with a name, and so on. Verbs such as\n\
         `{is}`, `{has}` and `{lacks}` stand for all their forms.\n\n```text\n",
    );
    let mut patterns: Vec<&str> =
        ojkit_english::rows().map(|(pattern, _)| pattern).filter(|pattern| !pattern.starts_with(['@', '$'])).collect();
    patterns.sort_unstable();
    for pattern in patterns {
        text.push_str(pattern);
        text.push('\n');
    }
    text.push_str("```\n");
    text
}

#[test]
fn the_reference_page_has_every_wording() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/constraints.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let whole = format!("{}{}", page.split("## Every wording").next().unwrap_or(&page), listed());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, &whole).expect("the page");
    } else {
        assert!(page == whole, "write it anew: `UPDATE_DOCS=1 cargo test -p ojkit-english-tests`");
    }
}

#[test]
fn a_line_that_no_wording_reads_is_answered_with_the_nearest_one_and_its_canonical_form() {
    let help = |line: &str| ojkit_english::parse_line(line).expect_err(line).help;
    let near = help("s is a palindrome of sorts");
    assert!(near.contains("`s is guaranteed to be a palindrome`") && near.contains("`s is a palindrome`"), "{near}");
    let far = help("All divisions result in whole results.");
    assert!(!far.contains("nearest"), "{far}");
}

#[test]
fn what_a_row_writes_into_a_pattern_is_quoted_computed_and_bounded() {
    let text = [Parameter { name: "s".to_owned(), ty: Type::String }];
    let read = |line: &str| ojkit_english::said(line, &text).unwrap_or_else(|error| panic!("{line}: {error}"));
    let pattern = |line: &str| match &read(line)[..] {
        [Rule::Stated { of, .. }] => format!("{:?}", of.last()),
        other => panic!("{line}: {other:?}"),
    };
    assert!(pattern("domain names end with the \"'\" suffix").contains(r".*[\\']"));
    assert!(pattern("the given dates are valid dates between the years 1900 and 2100").contains("1904|1908"));
    assert!(!pattern("the given dates are valid dates between the years 1901 and 1903").contains("02-29"));
    assert!(pattern("s represents a valid expression that contains only digits and '+'").contains(r"([\\+]["));
    let many = format!("{} are distinct", vec!["n"; 300].join(", "));
    assert_eq!(parse_line(&many).expect_err("refused").message, "too much is said at once");
}
