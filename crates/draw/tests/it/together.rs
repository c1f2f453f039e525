//! The law for what arrays are together, and that each form means what its words say: the words are written out here once more.

use crate::claims::problem;
use crate::law::{check, means};
use ojkit_model::input::Input;
use std::collections::BTreeMap;

fn counts(cells: &[i64]) -> Vec<usize> {
    let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
    cells.iter().for_each(|&x| *counts.entry(x).or_default() += 1);
    counts.into_values().collect()
}

#[test]
fn how_often_values_appear_is_what_the_words_say() {
    let each = |line: &str, is_true: fn(&[usize]) -> bool| {
        means("a: integer[]", line, (5, 0, 2), |input| is_true(&counts(&input.fields[0].cells)));
    };
    each("Each number in a appears either once or twice.", |c| c.iter().all(|&n| n <= 2));
    each("Each element of a appears at most twice", |c| c.iter().all(|&n| n <= 2));
    each("Every value in a appears exactly twice", |c| c.iter().all(|&n| n == 2));
    each("All the integers in a occur at least two times", |c| c.iter().all(|&n| n >= 2));
    each("Each element in a appears exactly three times except for one element which appears once", |c| {
        c.iter().filter(|&&n| n == 1).count() == 1 && c.iter().all(|&n| n == 1 || n == 3)
    });
    each("Every element of a appears twice except for one element which appears only once", |c| {
        c.iter().filter(|&&n| n == 1).count() == 1 && c.iter().all(|&n| n <= 2)
    });
    each("Each integer in a will appear twice, only two integers will appear once.", |c| {
        c.iter().filter(|&&n| n == 1).count() == 2 && c.iter().all(|&n| n <= 2)
    });
    each(
        "All the integers in a appear only once except for precisely one integer which appears two or more times.",
        |c| c.iter().filter(|&&n| n >= 2).count() == 1,
    );
    each("a has at least one repeated element", |c| c.iter().any(|&n| n >= 2));
    each("a has exactly one dominant element", |c| c.iter().any(|&n| 2 * n > c.iter().sum()));
    each("A majority element always exists in a", |c| c.iter().any(|&n| 2 * n > c.iter().sum()));
}

#[test]
fn what_repeats_is_drawn_once_each() {
    for (line, dead) in [
        ("Each number in a appears either once or twice.", 0),
        ("Every value in a appears exactly twice", 0),
        ("All the integers in a occur at least two times", 2),
        ("Each element in a appears exactly three times except for one element which appears once", 0),
        ("Each integer in a will appear twice, only two integers will appear once.", 0),
        ("All the integers in a appear only once except for precisely one integer which appears two or more times.", 0),
        ("a has at least one repeated element", 0),
        ("a has a majority element", 0),
        ("Each element of a appears at most k times", 10),
    ] {
        check(
            "k: integer; a: integer[]",
            &format!("1 <= k <= 2; 0 <= a.length <= 5; 0 <= a[i] <= 2; {line}"),
            5,
            0,
            2,
            dead,
        );
    }
    check("s: string", "1 <= s.length <= 4; s consists of 'a' and 'b'; s has at least one repeated letter", 4, 0, 0, 0);
    check(
        "g: integer[][]",
        "1 <= g.length <= 2; 1 <= g[i].length <= 3; 0 <= g[i][j] <= 1; Each value in g[i] appears at most twice",
        3,
        0,
        1,
        0,
    );
}

#[test]
fn parity_of_a_count() {
    means("s: string", "s contains an even number of 'a'", (4, 0, 0), |input| {
        input.fields[0].cells.iter().filter(|&&c| c == i64::from(b'a')).count() % 2 == 0
    });
    for line in ["s contains an even number of 'a'", "s contains an odd number of 'b' characters"] {
        check("s: string", &format!("1 <= s.length <= 4; s consists of 'a', 'b'; {line}"), 4, 0, 0, 0);
    }
}

fn is_subsequence(part: &[i64], whole: &[i64]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|x| rest.any(|y| x == y))
}

#[test]
fn a_part_of_another_text_or_array() {
    let two = |line: &str, is_true: fn(&[i64], &[i64]) -> bool| {
        means("a: integer[]; b: integer[]", line, (3, 0, 1), |input| {
            is_true(&input.fields[0].cells, &input.fields[1].cells)
        });
        for parameters in ["a: integer[]; b: integer[]", "b: integer[]; a: integer[]"] {
            let lines = format!("0 <= a.length, b.length <= 3; 0 <= a[i], b[i] <= 1; {line}");
            check(parameters, &lines, 3, 0, 1, 0);
        }
    };
    two("b is a subsequence of a", |a, b| is_subsequence(b, a));
    two("b is a substring of a", |a, b| (0..=a.len()).any(|k| a[k..].starts_with(b)));
    two("b is a prefix of a", |a, b| a.starts_with(b));
    two("b is a suffix of a", |a, b| a.ends_with(b));
    two("a and b are permutations of each other", |a, b| {
        let sorted = |x: &[i64]| {
            let mut x = x.to_vec();
            x.sort_unstable();
            x
        };
        sorted(a) == sorted(b)
    });
    let lines = "1 <= s.length <= 2; 1 <= t.length <= 3; s, t consist of 'a' and 'b'; s is a subsequence of t";
    check("s: string; t: string", lines, 3, 0, 0, 0);
    let lines = "1 <= s.length, t.length <= 3; s, t consist of 'a' and 'b'; t is an anagram of s";
    check("s: string; t: string", lines, 3, 0, 0, 0);
}

#[test]
fn a_text_among_the_texts_of_an_array() {
    let lines =
        "1 <= w.length <= 2; 1 <= w[i].length <= 2; 1 <= t.length <= 2; w[i] and t consist of 'a' and 'b'; t is in w";
    for parameters in ["w: string[]; t: string", "t: string; w: string[]"] {
        check(parameters, lines, 2, 0, 0, 0);
        check(parameters, &format!("{lines}; All the strings of w are distinct"), 2, 0, 0, 200);
    }
}

#[test]
fn lists_of_neighbours_are_symmetric() {
    for line in [
        "If g[u] contains v, then g[v] contains u.",
        "if v is in g[u], then u is in g[v]",
        "g[u] contains v if and only if g[v] contains u",
    ] {
        means("g: integer[][]", &format!("{line}; 1 <= g.length <= 2"), (2, 0, 1), |input| {
            let g = &input.fields[0];
            let rows: Vec<&[i64]> = (0..g.len()).map(|row| &g.cells[g.range(1, row)]).collect();
            (1..=2).contains(&rows.len())
                && rows.iter().enumerate().all(|(u, row)| {
                    row.iter().all(|&v| rows.get(v as usize).is_some_and(|row| row.contains(&(u as i64))))
                })
        });
    }
    let base = "1 <= g.length <= 3; 0 <= g[i].length <= 2; If g[u] contains v, then g[v] contains u";
    for (more, dead) in [
        ("", 400),
        ("; All the values of g[i] are unique", 400),
        ("; g[i] does not contain i", 400),
        ("; g[i] does not contain i; All the values of g[i] are unique; 0 <= g[i][j] < g.length", 400),
        ("; g[i] does not contain i; g[i] is sorted in strictly increasing order", 400),
        ("; g[i].length >= 1; g[i] does not contain i; All the values of g[i] are unique", 400),
    ] {
        check("g: integer[][]", &format!("{base}{more}"), 3, 0, 2, dead);
    }
}

#[test]
fn arrays_that_are_rotated_or_rise_and_fall() {
    means("a: integer[]", "a is sorted and rotated between 1 and a.length times.", (4, 0, 2), |input| {
        let a = &input.fields[0].cells;
        a.is_empty() || (0..a.len()).any(|k| [&a[k..], &a[..k]].concat().is_sorted())
    });
    means("a: integer[]", "a is a mountain array", (4, 0, 2), |input| {
        let a = &input.fields[0].cells;
        a.len() >= 3
            && (1..a.len() - 1)
                .any(|k| a[..=k].windows(2).all(|w| w[0] < w[1]) && a[k..].windows(2).all(|w| w[0] > w[1]))
    });
    let box_of = |line: &str, least: usize, dead: usize| {
        let lines = format!("{least} <= a.length <= 5; 0 <= a[i] <= 3; {line}");
        check("a: integer[]", &lines, 5, 0, 3, dead);
    };
    box_of("a is sorted in ascending order and then rotated", 0, 0);
    box_of("a is a bitonic array", 3, 0);
    check(
        "a: integer[]",
        "1 <= a.length <= 4; 0 <= a[i] <= 4; All the integers of a are unique; a is a rotated sorted array",
        4,
        0,
        4,
        0,
    );
}

#[test]
fn primes() {
    check(
        "a: integer[]; k: integer",
        "0 <= a.length <= 2; 0 <= a[i] <= 8; 0 <= k <= 8; a[i] and k are prime numbers",
        2,
        0,
        8,
        0,
    );
    check(
        "a: integer[]",
        "1 <= a.length <= 3; 1 <= a[i] <= 5; a[0] == 1; a[i] is a prime number for i > 0; a is strictly increasing",
        3,
        1,
        5,
        4,
    );
}

#[test]
fn the_values_of_a_tree_have_a_sum() {
    let line = "The number of nodes in the tree is n; 1 <= n <= 3; 0 <= Node.val <= n; The sum of all Node.val is n";
    check("root: TreeNode", line, 5, 0, 3, 0);
}

#[test]
fn what_stands_side_by_side_is_bounded_as_the_words_say() {
    let longest = |cells: &[i64], wanted: i64| cells.split(|&x| x != wanted).map(<[i64]>::len).max().unwrap_or(0);
    for line in [
        "There cannot be more than 2 consecutive 'a' in s",
        "There are at most two consecutive 'a' in s",
        "There must not be 3 consecutive 'a' in s.",
        "s contains no more than 2 consecutive 'a'",
        "s does not contain more than two consecutive 'a' characters",
        "s has no three consecutive 'a'",
    ] {
        means("s: string", line, (4, 0, 0), |input| longest(&input.fields[0].cells, i64::from(b'a')) <= 2);
        check("s: string", &format!("1 <= s.length <= 4; s consists of 'a', 'b'; {line}"), 4, 0, 0, 0);
    }
    means("a: integer[][]", "a[i] has at most 1 consecutive 0", (2, 0, 1), |input| {
        let value = &input.fields[0];
        (0..value.ends[0][0] as usize).all(|row| longest(&value.cells[value.range(1, row)], 0) <= 1)
    });
}

#[test]
fn rows_that_grow_row_by_row_are_as_long_as_their_number_makes_them() {
    use ojkit_draw::Drawing;
    use ojkit_draw::hand::random::{Random, Spread, seed};
    let lines = "1 <= t.length <= 200; t[0].length == 1; t[i].length == t[i - 1].length + 1; 0 <= t[i][j] <= 1";
    let problem = problem("t: integer[][]", lines);
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let mut input = Input::default();
    let mut hand = Random::new(seed("t", "large", 0, 0)).with_lengths(Spread::Largest);
    drawing.draw(&mut hand, &mut input).unwrap();
    assert_eq!((input.fields[0].ends[0][0], input.fields[0].cells.len()), (200, 200 * 201 / 2));
}

#[test]
fn values_that_come_from_another_array() {
    let line = "each value of y also appears in x";
    check("x: integer[]; y: integer[]", &format!("x.length, y.length <= 2; 0 <= x[i], y[i] <= 2; {line}"), 3, 0, 2, 2);
    let apart = format!("x.length <= 2; y.length == x.length; y[i] != x[i]; 0 <= x[i], y[i] <= 2; {line}");
    check("x: integer[]; y: integer[]", &apart, 3, 0, 2, 6);
    let rows = "each value of y[i] also appears in x; y[i] consists of unique values; \
        1 <= x.length <= 2; y.length, y[i].length <= 2; 0 <= x[i], y[i][j] <= 2";
    check("x: integer[]; y: integer[][]", rows, 2, 0, 2, 40);
    let sorted = "each value of y also appears in x; y is sorted in strictly increasing order; \
        1 <= x.length, y.length <= 3; 1 <= x[i], y[i] <= 3";
    check("x: integer[]; y: integer[]", sorted, 3, 1, 3, 200);
    let other = "y is a permutation of x; y[i] != x[i]; x.length <= 3; 0 <= x[i], y[i] <= 2";
    check("x: integer[]; y: integer[]", other, 3, 0, 2, 200);
}
