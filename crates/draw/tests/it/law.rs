//! The law of the spec language: in a small box, what the odometer enumerates is exactly what the validator accepts, each once.
//!
//! The other side is a plain enumeration of every value in the box, which knows nothing of constraints.

use crate::boxes::{Box, inputs, judged};
use crate::claims::{enumerated, problem, problem_with};
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_rules::Rules;
use std::collections::HashSet;

/// In a box, lines accept exactly the inputs of which their words are true, which are some but not all.
pub fn means(parameters: &str, lines: &str, (length, lo, hi): (usize, i64, i64), is_true: impl Fn(&Input) -> bool) {
    let problem = problem(parameters, lines);
    let rules = Rules::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{lines}: {}", faults[0]));
    let mut counts = [0; 2];
    for (input, accepted) in judged(&problem, &rules, length, lo, hi) {
        assert_eq!(accepted, is_true(&input), "{lines}: {:?}", input.fields);
        counts[usize::from(accepted)] += 1;
    }
    assert!(counts[1] > 0, "{lines}: nothing is legal");
    assert!(counts[0] > 0, "{lines}: nothing is refused");
}

/// The law for one claim; `dead_ends` is how many sequences may lead nowhere.
pub fn check(parameters: &str, constraints: &str, length: usize, lo: i64, hi: i64, dead_ends: usize) {
    check_in(parameters, constraints, Box::new(length, lo, hi), dead_ends);
}

#[test]
fn what_forms_claim_of_themselves() {
    for claim in ojkit_rules::claims() {
        let space = Box { length: claim.length, lo: claim.range.0, hi: claim.range.1, letters: &claim.letters };
        check_in(&claim.parameters, &format!("{}; {}", claim.within, claim.line), space, 0);
    }
}

fn check_in(parameters: &str, constraints: &str, space: Box, dead_ends: usize) {
    let problem = problem(parameters, constraints);
    let claim = format!("{parameters} / {constraints}");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{claim}: {}", faults[0]));
    let want: HashSet<Input> = inputs(&problem, space).filter(|input| drawing.rules().check(input).is_ok()).collect();
    let (got, rejected) = enumerated(&drawing);
    assert!(!want.is_empty(), "{claim}: nothing is legal");
    if let Some(missing) = want.difference(&got).next() {
        panic!("{claim}: accepted but not enumerated: {missing:?} ({} accepted, {} enumerated)", want.len(), got.len());
    }
    if let Some(extra) = got.difference(&want).next() {
        panic!(
            "{claim}: enumerated but outside of what is accepted in the box: {extra:?} ({} accepted, {} enumerated)",
            want.len(),
            got.len()
        );
    }
    assert!(rejected <= dead_ends, "{claim}: {rejected} dead ends, {} inputs", got.len());
}

#[test]
fn intervals_and_chains_with_expressions() {
    check("n: integer", "-2 <= n <= 3", 0, -4, 5, 0);
    check("n: integer; k: integer", "1 <= n <= 4; 1 <= k <= n * (n - 1) / 2", 0, 0, 8, 0);
    check("a: integer; b: integer; c: integer", "0 <= a < b < c <= 4", 0, -1, 5, 0);
    check("a: integer; b: integer", "1 <= a, b <= 3; a * b <= 5", 0, 0, 4, 0);
    check("a: integer; b: integer", "1 <= a, b <= 6; a * b == 6", 0, 0, 7, 0);
    check("a: integer; b: integer", "0 <= a, b <= 4; 2 <= a + b <= 5", 0, -1, 5, 0);
    check("n: integer", "1 < n < 2^2 + 1", 0, 0, 7, 0);
    check("a: integer; b: integer", "0 <= a, b <= 5; abs(a - b) <= 2", 0, -1, 6, 0);
    check("n: integer; k: integer", "0 <= n <= 3; 0 <= k < 2^n", 0, -1, 9, 0);
}

#[test]
fn arrays_with_bounds_that_other_names_give() {
    check("nums: integer[]", "0 <= nums.length <= 3; -1 <= nums[i] <= 2", 4, -2, 3, 0);
    check("nums: integer[]; k: integer", "1 <= k <= nums.length <= 3; 0 <= nums[i] <= k", 4, -1, 4, 0);
    check("n: integer; nums: integer[]", "n == nums.length; 1 <= n <= 3; 1 <= nums[i] <= n", 4, 0, 4, 0);
    check("nums: integer[]", "n == nums.length; 1 <= n <= 3; 0 <= nums[i] < n", 4, -1, 4, 0);
    check("edges: integer[]; n: integer", "edges.length == n - 1; 1 <= n <= 4; 0 <= edges[i] <= 1", 4, -1, 5, 0);
    check("edges: integer[]", "edges.length == n - 1; 2 <= n <= 4; 0 <= edges[i] < n", 4, -1, 5, 0);
    check("a: integer[]; b: integer[]", "1 <= a.length == b.length <= 2; 0 <= a[i], b[i] <= 1", 3, -1, 2, 0);
    check("a: integer[]; k: integer", "0 <= a.length <= 2; 0 <= a[i] <= k; 0 <= k <= 2", 3, -1, 3, 0);
    check("a: integer[]; b: integer[]", "1 <= a.length <= b.length <= 2; 0 <= a[i], b[i] <= 1", 3, -1, 2, 0);
}

#[test]
fn elements_that_depend_on_their_place_and_on_each_other() {
    check("parent: integer[]", "1 <= parent.length <= 4; parent[0] == -1; -1 <= parent[i] < i", 4, -2, 4, 0);
    check("a: integer[]; b: integer[]", "a.length == b.length; 1 <= a.length <= 2; 0 <= a[i] < b[i] <= 3", 3, -1, 4, 0);
    check("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 2; a[i] != a[i + 1]", 4, -1, 3, 0);
    check("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 3; a[i + 1] <= a[i] + 1", 4, -1, 4, 0);
    check("a: integer[]", "2 <= a.length <= 3; 0 <= a[i] <= 2; a[0] != a[1]", 4, -1, 3, 0);
    check("a: integer[]; x: integer", "1 <= a.length <= 2; 0 <= a[i], x <= 2; a[i] != x", 3, -1, 3, 0);
}

#[test]
fn rows_whose_length_one_of_their_places_gives() {
    let given = "1 <= x.length <= 2; x[i].length >= 1; x[i].length == x[i][0] + 1; 0 <= x[i][0] <= i";
    check("x: integer[][]", &format!("{given}; if j >= 1, then 0 <= x[i][j] <= 1"), 3, 0, 2, 0);
    check("x: integer[][]", &format!("{given}; 0 <= x[i][j] <= 2; sum(x[i].length) <= 2"), 3, 0, 2, 0);
    // A row that lacks the place has any length.
    let lines = "x.length == 1; x[i].length <= 3; x[i].length == x[i][1] + 1; 0 <= x[i][j] <= i + 2";
    check("x: integer[][]", lines, 3, 0, 2, usize::MAX);
}

#[test]
fn an_index_that_an_equality_of_a_later_line_names() {
    check("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 2; a[n - 1] == 1; a.length == n", 4, -1, 3, 0);
    check("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 2; a[m] == 1; m == a.length - 1", 4, -1, 3, 0);
}

#[test]
fn numbers_for_which_an_expression_has_no_value() {
    check("n: integer", "-3 <= n <= 4; 1 <= 2^n <= 10", 0, -4, 5, 0);
    check("n: integer; k: integer", "0 <= k <= 2; 1 <= n <= 6 / k", 0, -1, 7, 0);
    check("n: integer; k: integer", "0 <= k <= 2; 0 <= n <= 3; n % k == 0", 0, -1, 4, 0);
}

#[test]
fn rows_with_named_columns() {
    check(
        "roads: (a: integer, b: integer)[]",
        "1 <= roads.length <= 2; 1 <= a_i, b_i <= 3; roads.a != roads.b",
        3,
        0,
        4,
        0,
    );
    check(
        "roads: (a: integer, b: integer)[]",
        "0 <= roads.length <= 2; 0 <= a_i < b_i <= 5; roads[i].b < roads[i + 1].a",
        3,
        -1,
        6,
        0,
    );
    check(
        "p: (x: integer, y: integer)[]",
        "1 <= p.length <= 3; 0 <= x_i, y_i <= 1; All the pairs (x_i, y_i) are distinct",
        4,
        -1,
        2,
        0,
    );
    check(
        "p: (x: integer, y: integer)[]",
        "1 <= p.length <= 3; 0 <= x_i <= y_i <= 1; All the pairs (x_i, y_i) are distinct",
        4,
        -1,
        2,
        0,
    );
    check("e: (u: integer, v: integer)[]", "1 <= e.length <= 2; 0 <= u_i, v_i <= 2; ui != vi", 3, -1, 3, 0);
}

#[test]
fn rows_with_tagged_alternatives() {
    let problem = problem("q: (0 p x | 1 l)[]", "1 <= q.length <= 2; 0 <= p_i <= 1; 1 <= x_i <= 2; 3 <= l_i <= 5");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (got, rejected) = enumerated(&drawing);
    // One row has 2 * 2 forms of the first kind and 3 of the second.
    assert_eq!(got.len(), 7 + 7 * 7);
    assert_eq!(rejected, 0);
    for input in &got {
        assert_eq!(drawing.rules().check(input), Ok(()));
    }
}

#[test]
fn what_rows_of_one_kind_look_up_is_drawn_from_the_array() {
    let lines = "1 <= x.length <= 2; 0 <= x[i] <= 1; 1 <= q.length <= 2; z_i == 7; y_i is an element of x";
    let drawing = Drawing::new(&problem("x: integer[]; q: (0 y | 1 z)[]", lines), &[], "spec.yaml");
    let (got, rejected) = enumerated(&drawing.unwrap_or_else(|faults| panic!("{}", faults[0])));
    // A row can be of the second kind, or of the first with a value of the array: four arrays have one value, and two have two.
    assert_eq!((got.len(), rejected), (4 * (2 + 2 * 2) + 2 * (3 + 3 * 3), 0));
}

#[test]
fn one_of_given_values() {
    check("x: integer", "x is one of 1, 3, 4", 0, 0, 5, 0);
    check("grid: integer[][]", "grid.length == 2; grid[i].length == 2; grid[i][j] is either 0 or 1", 2, -1, 2, 0);
    check("s: string", "1 <= s.length <= 3; s[i] is either 'a' or 'b'", 3, 0, 0, 0);
    check("ops: string[]", "1 <= ops.length <= 2; ops[i] is either \"a\" or \"ab\"", 2, 0, 0, 0);
}

#[test]
fn alphabets() {
    check("s: string", "0 <= s.length <= 3; s consists of characters 'a' and 'b'", 3, 0, 0, 0);
    check("c: character", "c is either 'a' or 'A'", 0, 0, 0, 0);
    check(
        "w: string[]",
        "1 <= w.length <= 2; 1 <= w[i].length <= 2; w[i] consists of characters 'a' and 'b'",
        2,
        0,
        0,
        0,
    );
}

#[test]
fn distinct_values() {
    check(
        "nums: integer[]",
        "0 <= nums.length <= 3; 0 <= nums[i] <= 3; All the values of nums are unique",
        4,
        -1,
        4,
        0,
    );
    check(
        "nums: integer[]; m: integer",
        "1 <= nums.length <= 3; 1 <= m <= 3; 1 <= nums[i] <= m; All the values of nums are unique",
        4,
        0,
        4,
        0,
    );
    let short = "0 <= w.length <= 3; 0 <= w[i].length <= 1; w[i] consists of characters 'a' and 'b'";
    let space = Box { letters: "abA", ..Box::new(3, 0, 0) };
    check_in("w: string[]", &format!("{short}; All the strings of w are unique"), space, 0);
    check(
        "w: string[]",
        "1 <= w.length <= 2; w[i] is one of \"a\", \"b\", \"ab\"; All the strings of w are unique",
        2,
        0,
        0,
        0,
    );
    check(
        "nums: integer[]",
        "2 <= nums.length <= 3; 0 <= nums[i] <= 4; All the values of nums are unique; nums[i] < nums[i + 1] + 2",
        3,
        -1,
        5,
        40,
    );
}

#[test]
fn rows_that_differ_as_wholes() {
    check("p: integer[][]", "1 <= p.length <= 3; p[i].length == 2; 0 <= p[i][j] <= 1; p[i] are distinct", 3, -1, 2, 0);
    check(
        "a: integer[]; b: integer[]",
        "1 <= a.length, b.length <= 3; 0 <= a[i], b[i] <= 1; All the pairs (a[i], b[i]) are distinct",
        3,
        -1,
        2,
        0,
    );
}

#[test]
fn sorted_in_four_ways() {
    for order in ["non-decreasing", "strictly increasing", "non-increasing", "strictly decreasing"] {
        check(
            "nums: integer[]",
            &format!("0 <= nums.length <= 3; 0 <= nums[i] <= 3; nums is sorted in {order} order"),
            4,
            -1,
            4,
            0,
        );
    }
    check(
        "nums: integer[]",
        "1 <= nums.length <= 3; 0 <= nums[i] <= 4; nums is sorted in ascending order; All the values of nums are unique",
        4,
        -1,
        5,
        0,
    );
}

#[test]
fn permutations() {
    check("p: integer[]", "1 <= n <= 3; p.length == n; p is a permutation of 1..n", 4, 0, 4, 0);
    check("p: integer[]", "p.length <= 3; p is a permutation of [0, p.length - 1]", 4, -1, 4, 0);
}

#[test]
fn even_odd_divisible() {
    check("n: integer", "1 <= n <= 7; n is even", 0, 0, 8, 0);
    check("nums: integer[]", "1 <= nums.length <= 3; nums.length is odd; 0 <= nums[i] <= 1", 4, -1, 2, 0);
    check("nums: integer[]", "1 <= nums.length <= 2; -3 <= nums[i] <= 6; nums[i] is divisible by 3", 3, -4, 7, 0);
    check("n: integer; m: integer", "1 <= n, m <= 4; n % 3 == 1; (n + m) % 2 == 0", 0, 0, 5, 0);
    check("n: integer; m: integer", "1 <= n, m <= 4; n * m is even", 0, 0, 5, 0);
}

#[test]
fn sums() {
    check("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 3; sum(a) <= 4", 4, -1, 4, 0);
    check("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 3; sum(a) == 5", 4, -1, 4, 0);
    check("a: integer[]; k: integer", "1 <= a.length <= 2; 0 <= a[i] <= 3; 1 <= k <= sum(a)", 3, -1, 7, 0);
    check("a: integer[]", "1 <= a.length <= 3; 1 <= a[i] <= 3; sum(a) is odd", 4, 0, 4, 0);
    check(
        "w: string[]",
        "1 <= w.length <= 2; 0 <= w[i].length <= 2; w[i] consists of characters 'a' and 'b'; sum(w[i].length) <= 2",
        2,
        0,
        0,
        0,
    );
}

#[test]
fn arrays_of_depth_two() {
    check("g: integer[][]", "m == g.length; n == g[i].length; 1 <= m, n <= 2; 0 <= g[i][j] <= 1", 2, -1, 2, 0);
    check("g: integer[][]", "1 <= g.length <= 2; 0 <= g[i].length <= 2; 0 <= g[i][j] < g.length", 3, -1, 2, 0);
    check(
        "g: integer[][]",
        "g.length == 2; g[i].length == g.length; 0 <= g[i][j] <= 2; g[i][j] <= g[i][j + 1]; g[i][j] <= g[i + 1][j]",
        2,
        -1,
        3,
        0,
    );
    check(
        "g: integer[][]",
        "g.length == 2; g[i].length == 2; 0 <= g[i][j] <= 1; g[i][i] == 0; g[i][j] == g[j][i]",
        2,
        -1,
        2,
        40,
    );
    check("g: boolean[][]", "g.length == 2; 1 <= g[i].length <= 2", 2, 0, 1, 0);
}

#[test]
fn whole_values_that_differ() {
    check(
        "s: string; t: string",
        "1 <= s.length, t.length <= 1; s and t consist of characters 'a' and 'b'; s != t",
        2,
        0,
        0,
        2,
    );
}

#[test]
fn columns_that_a_line_names() {
    check(
        "edges: integer[][]",
        "1 <= ui <= 2; 1 <= edges.length <= 2; edges[i] = [u_i, v_i]; u_i < v_i; v_i <= 2",
        3,
        0,
        3,
        0,
    );
    check("q: integer[][]", "1 <= q.length <= 2; q[i] = [2, xi]; 0 <= xi <= 1", 3, 0, 2, 0);
    check(
        "p: integer[][]; n: integer",
        "p.length == 1; p[i] = [a_i, b_i]; 0 <= a_i, b_i < n; 1 <= n <= 3",
        2,
        -1,
        4,
        0,
    );
}

#[test]
fn conditions() {
    check("n: integer; m: integer", "0 <= n, m <= 3; If n is even, then m == 0", 0, -1, 4, 8);
    check("n: integer; m: integer", "0 <= n, m <= 3; If m >= 2, then n < m", 0, -1, 4, 8);
    check(
        "kinds: integer[]; sizes: integer[]",
        "kinds.length == sizes.length; 1 <= kinds.length <= 2; 0 <= kinds[i] <= 1; 0 <= sizes[i] <= 3; kinds[i] == 1: sizes[i] <= 1",
        3,
        -1,
        4,
        0,
    );
    check(
        "parent: integer[]",
        "1 <= parent.length <= 4; parent[0] == -1; 0 <= parent[i] < i for all i >= 1",
        4,
        -2,
        4,
        0,
    );
}

#[test]
fn values_that_an_array_contains() {
    check(
        "nums: integer[]; k: integer",
        "1 <= nums.length <= 3; 0 <= nums[i] <= 2; k is an integer from nums",
        4,
        -1,
        3,
        0,
    );
    check(
        "nums: integer[]; k: integer; m: integer",
        "1 <= nums.length <= 3; 0 <= nums[i] <= 2; k is an element of nums; m is an element of nums",
        4,
        -1,
        3,
        40,
    );
}

#[test]
fn forms_of_texts() {
    check("s: string", "1 <= s.length <= 3; s consists of '0' and 'a'; s does not have leading zeros", 4, 0, 0, 0);
    check("d: integer[]", "0 <= d.length <= 3; 0 <= d[i] <= 2; d does not have leading zeros", 4, -1, 3, 0);
    check("s: string", "0 <= s.length <= 4; s consists of 'a' and 'b'; s is a palindrome", 4, 0, 0, 0);
    check(
        "w: string[]",
        "1 <= w.length <= 2; 1 <= w[i].length <= 2; w[i] consists of 'a' and '0'; w[i] does not have leading zeros; All the strings of w are unique",
        2,
        0,
        0,
        0,
    );
    for form in ["s does not have leading or trailing spaces", "The words of s are separated by single spaces"] {
        check("s: string", &format!("0 <= s.length <= 5; s consists of 'a' and spaces; {form}"), 5, 0, 0, 0);
    }
}

#[test]
fn trees_and_graphs() {
    let edges = "edges[i].length == 2; 0 <= edges[i][j] < n";
    let box_of = |structure: &str, more: &str, dead: usize| {
        check("n: integer; edges: integer[][]", &format!("1 <= n <= 3; {edges}; {more}; {structure}"), 2, 0, 4, dead);
    };
    box_of("edges represents a valid tree", "n == edges.length + 1", 0);
    box_of("edges represents a connected graph", "edges.length <= 2", 0);
    box_of("edges is a simple graph", "edges.length <= 2", 0);
    box_of("There are no repeated edges", "edges.length <= 2", 0);
    box_of("There are no self-loops", "edges.length <= 2; n >= 2", 0);
    box_of("edges is a directed acyclic graph", "edges.length <= 2; n >= 2", 0);
    box_of("edges represents a valid tree", "edges[i] = [a_i, b_i]; a_i < b_i", 40);
    for way in [
        "edges represents a strongly connected graph",
        "every node can be reached from node 0",
        "node 0 can be reached from every node",
        "node m can be reached from node 0; m == n - 1",
        "a path joins node 0 and node m; m == n - 1",
    ] {
        box_of(way, "edges.length <= 2", 0);
        box_of(way, "edges.length <= 2; There are no self-loops", 2);
        box_of(way, "edges.length <= 2; edges is a directed acyclic graph", 2);
        box_of(way, "edges.length <= 2; edges is a simple graph", 100);
        box_of(way, "edges.length <= 2; edges is a connected graph", 20);
    }
    let edges = "1 <= n <= 4; 1 <= u_i, v_i <= n; e represents a valid tree";
    check("e: (u: integer, v: integer)[]; n: integer", edges, 3, 0, 5, 0);
    check("parent: integer[]", "1 <= parent.length <= 4; parent represents a valid tree", 4, -2, 4, 0);
    let rooted = "parent[0] == -1; 0 <= parent[i] <= parent.length - 1 for all i >= 1; parent represents a valid tree";
    check("parent: integer[]", &format!("1 <= parent.length <= 4; {rooted}"), 4, -2, 4, 0);
}

#[test]
fn nodes_of_lists_and_trees() {
    let each = "The number of nodes in each linked list is in the range [0, 2]; 0 <= Node.val <= 1";
    check("a: ListNode; b: ListNode", each, 3, -1, 2, 0);
    check("head: ListNode", "0 <= nodes() <= 3; 0 <= Node.val <= 2; head is sorted in ascending order", 4, -1, 3, 0);
    // Three nodes take up to five places.
    let three = "The number of nodes in the tree is in the range [0, 3]; 0 <= Node.val <= 2";
    check("root: TreeNode", "0 <= nodes(root) <= 3; 0 <= Node.val <= 1", 6, 0, 1, 0);
    check("root: TreeNode", &format!("{three}; All the values in the tree are unique"), 6, 0, 2, 0);
    check("root: TreeNode", &format!("{three}; root is a valid binary search tree"), 6, 0, 2, 0);
    check("root: TreeNode; n: integer", "n == nodes(root); 1 <= n <= 2; 1 <= Node.val <= n", 4, 0, 3, 0);
    check("root: NaryNode", "0 <= nodes(root) <= 3; 0 <= Node.val <= 1", 7, 0, 1, 0);
    let high = "0 <= nodes(root) <= 5; Node.val == 1; The height of the tree is at most";
    check("root: TreeNode", &format!("{high} 2"), 9, 1, 1, 0);
    check("root: TreeNode", &format!("{high} 3"), 9, 1, 1, 0);
    check("root: NaryNode", &format!("{high} 3"), 9, 1, 1, 0);
    check("root: NaryNode", &format!("{three}; All the values in the tree are unique"), 6, 0, 2, 0);
}

#[test]
fn test_cases_and_sums_over_them() {
    let more = "stdin: |\n  T\n  repeat T:\n    n\n    a\n";
    let lines =
        "1 <= T <= 3; 1 <= n <= 3; a.length == n; 0 <= a[i] <= 1; The sum of n over all test cases does not exceed 4";
    // Sequences of one to three lengths with a sum of at most 4; each length n has 2^n arrays.
    let mut want = 0u64;
    for t in 1..=3u32 {
        for code in 0..3u32.pow(t) {
            let total: u32 = (0..t).map(|k| code / 3u32.pow(k) % 3 + 1).sum();
            want += if total <= 4 { 1 << total } else { 0 };
        }
    }
    assert_eq!(drawn(&problem_with("a: integer[]", lines, more)) as u64, want);
}

#[test]
fn numbers_with_a_point_are_drawn_on_the_grid_that_the_spec_names() {
    let problem = problem("x: double", "-1 <= x <= 1; x has at most 1 decimal place");
    assert_eq!(drawn(&problem), 21);
}

/// How many inputs are drawn of all that there are: each once, legal, and without a dead end.
fn drawn(problem: &Problem) -> usize {
    let drawing = Drawing::new(problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let (got, rejected) = enumerated(&drawing);
    assert_eq!(rejected, 0);
    assert!(got.iter().all(|input| drawing.rules().check(input).is_ok()));
    got.len()
}
