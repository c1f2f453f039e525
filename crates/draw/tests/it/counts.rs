//! The law for what is counted and for single characters of texts: enumerated is accepted, each once.

use crate::claims::{enumerated, problem};
use crate::law::check;
use ojkit_draw::Drawing;
use ojkit_draw::near_misses;
use ojkit_rules::Rules;

#[test]
fn how_many_of_a_kind() {
    for (line, dead) in [
        ("There is at least one 0 in a", 0),
        ("There is exactly one 2 in a", 0),
        ("a contains at most two zeros", 0),
        ("a contains at least one positive integer", 0),
        ("a contains exactly one 1 and one 2", 4),
        ("The number of 1s in a is at most k", 0),
        ("At least one value of a is non-zero", 0),
        ("a contains at least two non-negative integers and at least one 1", 60),
    ] {
        check(
            "k: integer; a: integer[]",
            &format!("0 <= k <= 1; 0 <= a.length <= 3; -1 <= a[i] <= 2; {line}"),
            4,
            -2,
            3,
            dead,
        );
    }
    check(
        "g: integer[][]",
        "1 <= g.length <= 2; 1 <= g[i].length <= 2; 0 <= g[i][j] <= 1; There is exactly one 1 in g",
        2,
        0,
        2,
        0,
    );
    check(
        "g: integer[][]",
        "1 <= g.length <= 2; g[i].length == 2; 0 <= g[i][j] <= 1; g[i] contains exactly one 1",
        2,
        0,
        2,
        0,
    );
    check(
        "b: character[][]",
        "b.length == 2; b[i].length == 2; b[i][j] is 'a', 'b' or '0'; There is exactly one 'a' and one 'b' in b",
        2,
        0,
        0,
        0,
    );
    check(
        "s: string",
        "0 <= s.length <= 3; s consists of 'a', 'b' and spaces; s contains at least one non-space character",
        3,
        0,
        0,
        0,
    );
    check(
        "s: string",
        "s contains each of the characters 'a' and 'b' at least once; s.length <= 3; s consists of 'a', 'b', and '0'",
        3,
        0,
        0,
        2,
    );
    check(
        "w: string[]",
        "1 <= w.length <= 2; 1 <= w[i].length <= 2; w[i] consists of 'a' and '0'; w[i] contains exactly one 'a'; All the strings of w are unique",
        2,
        0,
        0,
        0,
    );
    // How many letters there are is open while the words are drawn: what is missing is found at the end.
    check(
        "w: string[]",
        "1 <= w.length <= 2; 1 <= w[i].length <= 2; w[i] consists of 'a' and '0'; There is at least one 'a' in w; All the strings of w are unique",
        2,
        0,
        0,
        20,
    );
    check("s: string", "s contains each of the characters 'a' and 'b' exactly once", 3, 0, 0, 0);
    check(
        "n: integer; p: integer[]",
        "n == p.length; 1 <= n <= 3; p contains every integer from 1 to n exactly once",
        3,
        0,
        4,
        0,
    );
}

#[test]
fn single_characters_of_texts() {
    for line in [
        "s starts with 'a'",
        "s ends with '0'",
        "s begins and ends with 'a'",
        "s starts with \"a0\"",
        "The first character of s is a lowercase English letter",
        "The last character of s is not special",
    ] {
        if line.ends_with("special") {
            assert!(ojkit_english::parse_line(line).is_err());
            continue;
        }
        check("s: string", &format!("0 <= s.length <= 3; s consists of 'a' and '0'; {line}"), 4, 0, 0, 0);
    }
    check(
        "w: string[]",
        "0 <= w.length <= 2; 0 <= w[i].length <= 2; w[i] consists of 'a' and '0'; w[i] ends with 'a'",
        2,
        0,
        0,
        0,
    );
    check(
        "s: string",
        "0 <= s.length <= 4; s consists of 'a' and ' '; s does not contain two consecutive spaces",
        4,
        0,
        0,
        0,
    );
}

#[test]
fn one_or_the_other() {
    check("x: integer; y: integer", "-1 <= x, y <= 1; Either x is not zero or y > 0", 0, -2, 2, 0);
    check("x: integer; y: integer", "-1 <= x, y <= 1; x != 0 or y > 0", 0, -2, 2, 0);
    check("a: integer[]", "1 <= a.length <= 2; a[i] = 0 or 2", 2, -1, 3, 0);
    check("n: integer", "1 <= n <= 9; n is a power of two", 0, 0, 10, 0);
    check("n: integer; k: integer", "1 <= n, k <= 6; k divides n", 0, 0, 7, 30);
}

#[test]
fn lines_of_a_matrix_and_texts_that_are_elsewhere() {
    let grid = "1 <= g.length, g[i].length <= 2; g[i].length == g[j].length; 0 <= g[i][j] <= 1";
    check(
        "g: integer[][]",
        &format!("{grid}; All the rows and columns of g are sorted in non-decreasing order"),
        2,
        -1,
        2,
        0,
    );
    check("g: integer[][]", &format!("{grid}; The columns of g are sorted in ascending order"), 2, -1, 2, 0);
    check(
        "s: string; w: string[]",
        "s.length <= 1; w.length <= 2; w[i].length <= 1; s, w[i] consist of 'a' and '0'; w does not contain s",
        2,
        0,
        0,
        40,
    );
    check(
        "a: string[]; b: integer[]",
        "a.length == b.length; a.length <= 2; a[i].length <= 1; a[i] consists of 'a' and '0'; 0 <= b[i] <= 1; [a[i], b[i]] is unique",
        2,
        -1,
        2,
        30,
    );
    check("a: integer[]", "a.length <= 3; 0 <= a[i] <= 2; a[i] is unique", 3, -1, 3, 0);
}

#[test]
fn brackets_that_are_balanced_are_counted_by_catalan() {
    let problem =
        problem("s: string", "0 <= s.length <= 8; s consists of '(' and ')'; s is a valid parentheses string");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (texts, _) = enumerated(&drawing);
    assert_eq!(texts.len(), 1 + 1 + 2 + 5 + 14);
    let rules: &Rules = drawing.rules();
    assert!(texts.iter().all(|input| rules.check(input).is_ok()));
}

#[test]
fn clock_times_are_all_minutes_of_a_day() {
    let problem = problem("t: string", "t is in the format \"HH:MM\"");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (times, _) = enumerated(&drawing);
    assert_eq!(times.len(), 24 * 60);
}

#[test]
fn parents_of_a_tree_that_is_rooted_at_node_0() {
    check("parent: integer[]", "1 <= parent.length <= 4; parent represents a valid tree rooted at node 0", 4, -2, 4, 0);
    check(
        "n: integer; edges: integer[][]",
        "1 <= n <= 3; n == edges.length + 1; edges[i].length == 2; 0 <= edges[i][j] < n; edges represents a valid tree rooted at node 0",
        2,
        0,
        4,
        0,
    );
}

#[test]
fn a_text_that_is_not_listed_is_an_almost_legal_input_of_a_string_and_of_an_array() {
    for parameters in ["ops: string[]", "ops: string"] {
        let subject = if parameters.ends_with("[]") { "1 <= ops.length <= 2; ops[i]" } else { "ops" };
        let problem = problem(parameters, &format!("{subject} is either \"add\" or \"del\""));
        let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
        let (legal, _) = enumerated(&drawing);
        for input in &legal {
            let misses = near_misses(drawing.rules(), input);
            let line = drawing.rules().lines.len() - 1;
            assert!(misses.iter().any(|miss| miss.line == line), "{input:?}");
            assert!(misses.iter().all(|miss| drawing.rules().check(&miss.input).is_err()), "{input:?}");
        }
    }
}

#[test]
fn rows_are_in_order_by_a_column_that_a_line_names() {
    check(
        "x: integer[][]",
        "x.length <= 2; x[i] = [a_i, b_i]; 0 <= a_i, b_i <= 1; x is sorted by a_i in ascending order",
        2,
        -1,
        2,
        0,
    );
}

#[test]
fn what_is_said_of_elements_and_names_through_an_operation() {
    for line in [
        "nums[i] + 1 != 2",
        "abs(nums[i]) >= 2",
        "nums[i] * 3 <= 4",
        "(nums[i] + 1) % 3 == 0",
        "nums[i] * 2 != 4",
        "nums[i] / 2 == 1",
    ] {
        let lines = format!("nums.length <= 2; -3 <= nums[i] <= 3; {line}");
        check("nums: integer[]", &lines, 3, -4, 4, 0);
        check("n: integer; nums: integer[]", &format!("0 <= n <= 1; {lines}; nums[i] != n"), 3, -4, 4, 0);
        check("x: integer", &format!("-3 <= x <= 3; {}", line.replace("nums[i]", "x")), 0, -4, 4, 0);
    }
    check("x: integer", "-3 <= x <= 8; x + 1 is a prime number", 0, -4, 9, 0);
}
