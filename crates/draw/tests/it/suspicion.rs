//! Which properties of examples are suspected to be meant.

use ojkit_draw::Bound;
use ojkit_draw::suspicion::{lacked, suspicions};

fn bound(parameters: &str, lines: &str, examples: &[&str]) -> Bound {
    let written: String = examples.iter().map(|input| format!("- input: {{ {input} }}\n  output: 1\n")).collect();
    let text = format!(
        "format: 1\ntitle: T\nparameters: {{ {parameters} }}\nreturns: integer\nconstraints: |\n  {lines}\nexamples:\n{written}"
    );
    Bound::read("suspicion", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|found| panic!("{}\n{text}", found[0]))
}

fn words(bound: &Bound) -> Vec<String> {
    suspicions(bound).iter().map(|one| one.words.clone()).collect()
}

const ARRAY: &str = "1 <= a.length <= 9\n  0 <= a[i] <= 30";
const TEXT: &str = "1 <= s.length <= 9\n  s consists of 'A' to 'Z', 'a' to 'z'";
const MATRIX: &str = "1 <= m.length <= 4\n  1 <= m[i].length <= 4\n  0 <= m[i][j] <= 20";

#[test]
fn what_all_examples_keep_and_no_line_asks_for_is_suspected() {
    let cases: [(&str, &str, [&str; 2], &[&str]); 9] = [
        ("a: 'integer[]'", ARRAY, ["a: [2, 5, 5, 5]", "a: [7]"], &["a is sorted"]),
        ("a: 'integer[]'", ARRAY, ["a: [5, 5, 5, 2]", "a: [7]"], &["a is sorted in descending order"]),
        ("a: 'integer[]'", ARRAY, ["a: [3, 8, 4]", "a: [7, 2]"], &["the items of a differ"]),
        ("a: 'integer[]'", ARRAY, ["a: [2, 1, 3]", "a: [1]"], &["a is a permutation", "the items of a differ"]),
        ("a: 'integer[]'", ARRAY, ["a: [4, 1, 4]", "a: [9, 2, 2]"], &["each value of a appears twice but one"]),
        (
            "m: 'integer[][]'",
            MATRIX,
            ["m: [[5, 1], [6, 3], [7, 3]]", "m: [[2, 1], [2, 2]]"],
            &["m is sorted", "the columns of m are sorted", "the items of m differ"],
        ),
        ("s: string", TEXT, ["s: AbA", "s: b"], &["s is a palindrome"]),
        ("s: string", TEXT, ["s: abc", "s: ba"], &["s is lower case"]),
        ("l: integer, r: integer", "1 <= l, r <= 50", ["l: 2, r: 9", "l: 1, r: 3"], &["l is below r"]),
    ];
    for (parameters, lines, examples, expected) in cases {
        assert_eq!(words(&bound(parameters, lines, &examples)), expected, "{examples:?}");
    }
    let two = bound(
        "a: 'integer[]', b: 'integer[]'",
        "1 <= a.length, b.length <= 9\n  0 <= a[i], b[i] <= 3",
        &["a: [3, 1, 3], b: [0, 0, 1]", "a: [1, 0], b: [1, 0]"],
    );
    assert_eq!(words(&two), ["a and b have equal lengths"]);
    let rows = bound("m: 'integer[][]'", MATRIX, &["m: [[2, 3], [1, 1]]", "m: [[0], [4], [0]]"]);
    assert_eq!(words(&rows), ["the rows of m are sorted"]);
}

#[test]
fn nothing_is_suspected_that_a_line_asks_for_or_that_examples_hardly_say() {
    let sorted = format!("{ARRAY}\n  a is sorted in non-decreasing order");
    assert!(words(&bound("a: 'integer[]'", &sorted, &["a: [2, 5, 5, 5]", "a: [7]"])).is_empty());
    assert!(words(&bound("a: 'integer[]'", ARRAY, &["a: [2, 5, 5, 5]"])).is_empty());
    assert!(words(&bound("a: 'integer[]'", ARRAY, &["a: [2, 5]", "a: [7]"])).is_empty());
    assert!(words(&bound("a: 'integer[]'", ARRAY, &["a: [2, 5, 5, 5]", "a: [7, 1]"])).is_empty());
}

#[test]
fn the_rows_of_a_grid_of_letters_are_in_no_suspected_order() {
    let lines = "1 <= g.length, g[i].length <= 4\n  g[i][j] is one of {'0', '1'}";
    let grids = ["g: [['1', '1'], ['1', '0'], ['0', '0']]", "g: [['1', '0'], ['0', '1']]"];
    assert!(words(&bound("g: 'character[][]'", lines, &grids)).iter().all(|words| !words.contains("sorted")));
}

#[test]
fn an_input_lacks_what_it_does_not_keep() {
    let bound = bound("a: 'integer[]'", ARRAY, &["a: [2, 5, 5, 5]", "a: [7]"]);
    let suspected = suspicions(&bound);
    let of = |text: &[u8]| lacked(&bound, &suspected, text).map(|one| one.words.as_str());
    assert_eq!([of(b"2\n4 1\n"), of(b"2\n1 4\n"), of(b"no input")], [Some("a is sorted"), None, None]);
}
