//! What lines of question pages say, once more in Rust: in a small box each line accepts exactly the inputs of which its words are true.

use crate::boxes::judged;
use crate::claims::problem;
use crate::law::means;
use ojkit_model::input::{Input, NULL};
use ojkit_rules::Rules;

/// Each line, and its words as a predicate over the cells of every parameter.
fn mean(parameters: &str, length: usize, lo: i64, hi: i64, lines: &[(&str, fn(&Input) -> bool)]) {
    lines.iter().for_each(|(line, is_true)| means(parameters, line, (length, lo, hi), is_true));
}

fn a(input: &Input) -> &[i64] {
    &input.fields[0].cells
}

fn b(input: &Input) -> &[i64] {
    &input.fields[1].cells
}

fn text(input: &Input, field: usize) -> String {
    input.fields[field].cells.iter().map(|&c| char::from(c as u8)).collect()
}

fn s(input: &Input) -> String {
    text(input, 0)
}

fn rows(input: &Input, field: usize) -> Vec<Vec<i64>> {
    let value = &input.fields[field];
    (0..value.len()).map(|row| value.cells[value.range(1, row)].to_vec()).collect()
}

fn distinct(cells: &[i64]) -> bool {
    (0..cells.len()).all(|i| !cells[..i].contains(&cells[i]))
}

#[test]
fn where_all_items_have_the_same_length_a_longer_array_is_compared_with_any_of_them() {
    mean(
        "a: integer[][]; b: integer[]",
        2,
        0,
        3,
        &[("All a[i].length are equal; 1 <= a.length; b[i] <= a[i].length", |i| {
            let rows = rows(i, 0);
            let same = rows.iter().all(|row| row.len() == rows[0].len());
            !rows.is_empty() && same && b(i).iter().all(|&x| x as usize <= rows[0].len())
        })],
    );
}

#[test]
fn lines_about_arrays_of_numbers() {
    mean(
        "a: integer[]",
        4,
        0,
        2,
        &[
            ("No two adjacent elements of a are equal.", |i| a(i).windows(2).all(|w| w[0] != w[1])),
            ("Adjacent elements in a are different.", |i| a(i).windows(2).all(|w| w[0] != w[1])),
            ("Every element in a is distinct.", |i| distinct(a(i))),
            ("a contains no duplicate elements.", |i| distinct(a(i))),
            ("There are no two identical elements in a.", |i| distinct(a(i))),
            ("All the values of a are unique and sorted in ascending order.", |i| a(i).windows(2).all(|w| w[0] < w[1])),
            ("a is sorted in non-descending order.", |i| a(i).is_sorted()),
            ("a is a permutation of numbers in range [0, 2].", |i| {
                let mut x = a(i).to_vec();
                x.sort_unstable();
                x == [0, 1, 2]
            }),
            ("a contains all the integers from 0 to 1 exactly once.", |i| a(i) == [0, 1] || a(i) == [1, 0]),
            ("The first element of a is 1.", |i| a(i).first().is_none_or(|&x| x == 1)),
            ("The last element of a is 2.", |i| a(i).last().is_none_or(|&x| x == 2)),
            ("a[i] is either 1 or in the range [2, 5].", |i| a(i).iter().all(|&x| x >= 1)),
            ("a[i] is either 0, or an integer in the range [2, 9].", |i| a(i).iter().all(|&x| x != 1)),
            ("All elements in a are between 1 and 2.", |i| a(i).iter().all(|&x| x >= 1)),
            ("a[i] is not 0.", |i| !a(i).contains(&0)),
            ("a[i] is only 0 or 1.", |i| !a(i).contains(&2)),
            ("a consists of integers 0 and 2.", |i| !a(i).contains(&1)),
            ("a contains distinct positive integers.", |i| distinct(a(i)) && !a(i).contains(&0)),
            ("a contains at least two different integers.", |i| a(i).iter().any(|x| *x != a(i)[0])),
            ("At least two houses have different a.", |i| a(i).iter().any(|x| *x != a(i)[0])),
            ("a contains at most 2 distinct values.", |i| (0..3).filter(|x| a(i).contains(x)).count() <= 2),
            ("a contains at least one element equal to 1.", |i| a(i).contains(&1)),
            ("There are at most 2 cells with value 1 in a.", |i| a(i).iter().filter(|&&x| x == 1).count() <= 2),
            ("a contains a single 0.", |i| a(i).iter().filter(|&&x| x == 0).count() == 1),
            ("The frequency of each element in a is in the range [1, 2].", |i| {
                (0..3).all(|x| a(i).iter().filter(|&&y| y == x).count() <= 2)
            }),
            ("Any two adjacent elements in a are different.", |i| a(i).windows(2).all(|w| w[0] != w[1])),
            ("a has an odd length.", |i| a(i).len() % 2 == 1),
            ("a is unique.", |i| distinct(a(i))),
            ("All digits in each array are unique.", |i| distinct(a(i))),
            ("a contains exactly two repeated elements.", |i| {
                let times = |x: i64| a(i).iter().filter(|&&y| y == x).count();
                (0..3).all(|x| times(x) <= 2) && (0..3).filter(|&x| times(x) == 2).count() == 2
            }),
            ("a consists only of non-negative powers of two.", |i| a(i).iter().all(|x| [1, 2].contains(x))),
            ("There is at least one index i such that a[i] >= 2.", |i| a(i).contains(&2)),
            ("There is at least one element in a that is at most 0.", |i| a(i).contains(&0)),
            ("a[i] = 0 if and only if a[i + 1] = 0.", |i| a(i).windows(2).all(|w| (w[0] == 0) == (w[1] == 0))),
            ("The sum of the values in a is at most 3.", |i| a(i).iter().sum::<i64>() <= 3),
        ],
    );
}

#[test]
fn lines_about_two_arrays() {
    mean(
        "a: integer[]; b: integer[]",
        2,
        0,
        2,
        &[
            ("No item of a is in b.", |i| !a(i).iter().any(|x| b(i).contains(x))),
            ("All the values of a and b combined are unique.", |i| distinct(&[a(i), b(i)].concat())),
            ("All values of a and b are unique, and each value can appear only in one of the two arrays.", |i| {
                distinct(&[a(i), b(i)].concat())
            }),
            ("a and b are unique.", |i| distinct(a(i)) && distinct(b(i))),
            ("a[i] = 0 if and only if b[i] = 0.", |i| a(i).iter().zip(b(i)).all(|(x, y)| (*x == 0) == (*y == 0))),
        ],
    );
}

#[test]
fn lines_about_numbers() {
    mean(
        "a: integer; b: integer",
        0,
        -1,
        5,
        &[
            ("a consists of only 2 and 4 digits.", |i| [2, 4].contains(&a(i)[0])),
            ("a consists of digits.", |i| a(i)[0] >= 0),
            ("a is a power of 2.", |i| [1, 2, 4].contains(&a(i)[0])),
            ("a is a power of three.", |i| [1, 3].contains(&a(i)[0])),
            ("a is prime.", |i| [2, 3, 5].contains(&a(i)[0])),
            ("a and b are different.", |i| a(i)[0] != b(i)[0]),
            ("a and b are distinct.", |i| a(i)[0] != b(i)[0]),
            ("a is different from b.", |i| a(i)[0] != b(i)[0]),
            ("a is a positive integer less than b.", |i| 0 < a(i)[0] && a(i)[0] < b(i)[0]),
            ("a is a positive even number.", |i| a(i)[0] > 0 && a(i)[0] % 2 == 0),
            ("a is an integer between 1 and 3.", |i| (1..=3).contains(&a(i)[0])),
            ("a and b are integers in the range [0, 3].", |i| (0..=3).contains(&a(i)[0]) && (0..=3).contains(&b(i)[0])),
            ("a is -1 or in the range [2, 3].", |i| [-1, 2, 3].contains(&a(i)[0])),
            ("a == 0 or b > 2", |i| a(i)[0] == 0 || b(i)[0] > 2),
        ],
    );
}

#[test]
fn lines_about_texts() {
    mean(
        "s: string",
        3,
        0,
        0,
        &[
            ("s does not contain any spaces.", |i| !s(i).contains(' ')),
            ("s contains no consecutive spaces.", |i| !s(i).contains("  ")),
            ("s does not start with '0'.", |i| !s(i).starts_with('0')),
            ("s does not end with 'a'.", |i| !s(i).ends_with('a')),
            ("s does not begin or end with a space.", |i| !s(i).starts_with(' ') && !s(i).ends_with(' ')),
            ("The first digit of s is not zero.", |i| !s(i).starts_with('0')),
            ("s consists of distinct lowercase English letters.", |i| {
                s(i).chars().all(|c| c.is_ascii_lowercase()) && distinct(a(i))
            }),
            ("s consists of lowercase English letters except 'a'.", |i| {
                s(i).chars().all(|c| c.is_ascii_lowercase() && c != 'a')
            }),
            ("s contains only lowercase letters from the set {'a', 'c'}.", |i| s(i).chars().all(|c| c == 'a')),
            ("s is a binary string.", |i| s(i).chars().all(|c| c == '0' || c == '1')),
            ("s is a non-empty string of lowercase English letters.", |i| {
                !s(i).is_empty() && s(i).chars().all(|c| c.is_ascii_lowercase())
            }),
            ("s is a string of length 2.", |i| s(i).len() == 2),
            ("s consists of words separated by a single space.", |i| {
                s(i).is_empty() || s(i).split(' ').all(|w| !w.is_empty())
            }),
            ("s contains only digits and may contain leading zeros.", |i| s(i).chars().all(|c| c.is_ascii_digit())),
            ("s consists of digits without leading zeros.", |i| {
                s(i).chars().all(|c| c.is_ascii_digit()) && (s(i).len() < 2 || !s(i).starts_with('0'))
            }),
            ("s is guaranteed to be a palindrome.", |i| s(i).chars().eq(s(i).chars().rev())),
            ("s does not contain repeated characters.", |i| distinct(a(i))),
            ("No two adjacent characters of s are the same.", |i| a(i).windows(2).all(|w| w[0] != w[1])),
            ("There are no leading zeros in s.", |i| s(i).len() < 2 || !s(i).starts_with('0')),
            ("Each letter in s appears at most twice.", |i| s(i).chars().all(|c| s(i).matches(c).count() <= 2)),
        ],
    );
}

#[test]
fn rows_of_texts_differ_where_their_texts_end_elsewhere() {
    mean(
        "w: string[][]",
        2,
        0,
        0,
        &[("w[i] are distinct.", |i| {
            let value = &i.fields[0];
            let texts = |row: usize| value.range(1, row).map(|at| &value.cells[value.range(2, at)]);
            value.len() < 2 || !texts(0).eq(texts(1))
        })],
    );
}

#[test]
fn lines_about_matrices_and_rows() {
    mean(
        "g: integer[][]",
        2,
        0,
        1,
        &[
            ("Each column of g is sorted in non-decreasing order.", |i| {
                rows(i, 0).windows(2).all(|w| w[0].iter().zip(&w[1]).all(|(x, y)| x <= y))
            }),
            ("All the integers in each row of g are sorted in ascending order.", |i| {
                rows(i, 0).iter().all(|row| row.is_sorted())
            }),
            ("The first integer of each row of g is greater than the last integer of the previous row.", |i| {
                rows(i, 0).windows(2).all(|w| match (w[0].last(), w[1].first()) {
                    (Some(last), Some(first)) => last < first,
                    _ => true,
                })
            }),
            ("No two rows in g are the same.", |i| rows(i, 0).len() < 2 || rows(i, 0)[0] != rows(i, 0)[1]),
            ("All the pairs g[i] are unique.", |i| rows(i, 0).len() < 2 || rows(i, 0)[0] != rows(i, 0)[1]),
            ("g contains no duplicate points.", |i| rows(i, 0).len() < 2 || rows(i, 0)[0] != rows(i, 0)[1]),
            ("All the values in g are unique.", |i| distinct(a(i))),
            ("g[i] contains no repeated elements.", |i| rows(i, 0).iter().all(|row| distinct(row))),
            ("g[i] does not contain i.", |i| rows(i, 0).iter().enumerate().all(|(k, row)| !row.contains(&(k as i64)))),
            ("There is at least one cell with value 1 in g.", |i| a(i).contains(&1)),
            ("g[i] = [a_i, b_i]; all the b_i are distinct", |i| {
                let seconds = || rows(i, 0).into_iter().filter_map(|row| row.get(1).copied());
                rows(i, 0).iter().all(|row| row.len() == 2) && distinct(&seconds().collect::<Vec<_>>())
            }),
            ("g[i] = [a_i, b_i]; all a_i are unique", |i| {
                let firsts = || rows(i, 0).into_iter().filter_map(|row| row.first().copied());
                rows(i, 0).iter().all(|row| row.len() == 2) && distinct(&firsts().collect::<Vec<_>>())
            }),
        ],
    );
    mean(
        "r: integer[]",
        4,
        0,
        1,
        &[(
            "r represents a valid rectangle with a non-zero area.",
            |i| matches!(a(i), [x1, y1, x2, y2] if x1 < x2 && y1 < y2),
        )],
    );
}

#[test]
fn lines_about_several_parameters() {
    mean(
        "a: integer[]; b: integer[]",
        2,
        0,
        1,
        &[
            ("Each b[i] is in a.", |i| b(i).iter().all(|x| a(i).contains(x))),
            ("All the integers of b also appear in a.", |i| b(i).iter().all(|x| a(i).contains(x))),
            ("Each value of b also appears in a.", |i| b(i).iter().all(|x| a(i).contains(x))),
            ("a and b have equal length.", |i| a(i).len() == b(i).len()),
            ("b is a subsequence of a.", |i| {
                let mut rest = a(i).iter();
                b(i).iter().all(|x| rest.any(|y| x == y))
            }),
        ],
    );
    mean(
        "s: string; t: string",
        2,
        0,
        0,
        &[
            ("t is a prefix of s.", |i| text(i, 0).starts_with(&text(i, 1))),
            ("t is a suffix of s.", |i| text(i, 0).ends_with(&text(i, 1))),
            ("t is a substring of s.", |i| text(i, 0).contains(&text(i, 1))),
            ("s and t are not equal.", |i| a(i) != b(i)),
            ("All characters in s and t are lowercase English letters.", |i| {
                text(i, 0).chars().chain(text(i, 1).chars()).all(|c| c.is_ascii_lowercase())
            }),
        ],
    );
}

#[test]
fn lines_about_trees_and_graphs() {
    let edges = "n: integer; e: integer[][]";
    fn pairs(i: &Input) -> Option<Vec<(i64, i64)>> {
        let n = a(i)[0];
        let pair = |row: &Vec<i64>| match row[..] {
            [x, y] if (0..n).contains(&x) && (0..n).contains(&y) => Some((x, y)),
            _ => None,
        };
        if (1..=2).contains(&n) { rows(i, 1).iter().map(pair).collect() } else { None }
    }
    const BASE: &str = "1 <= n <= 2; e[i].length == 2; 0 <= e[i][j] < n; ";
    type Words = fn(&[(i64, i64)], i64) -> bool;
    let lines: [(&str, Words); 6] = [
        ("There are no self loops.", |e, _| e.iter().all(|(x, y)| x != y)),
        ("The given edges form a valid tree.", |e, n| {
            n == 1 && e.is_empty() || n == 2 && e.len() == 1 && e[0].0 != e[0].1
        }),
        ("The graph contains no repeated edges.", |e, _| {
            e.len() < 2 || (e[0].0.min(e[0].1), e[0].0.max(e[0].1)) != (e[1].0.min(e[1].1), e[1].0.max(e[1].1))
        }),
        ("There is at most one edge between any two nodes.", |e, _| {
            e.len() < 2 || (e[0].0.min(e[0].1), e[0].0.max(e[0].1)) != (e[1].0.min(e[1].1), e[1].0.max(e[1].1))
        }),
        ("The input graph is guaranteed to be connected.", |e, n| n == 1 || e.iter().any(|(x, y)| x != y)),
        ("The graph has no cycles.", |e, _| {
            e.iter().all(|(x, y)| x != y) && !e.iter().any(|(x, y)| e.contains(&(*y, *x)))
        }),
    ];
    for (line, words) in lines {
        let problem = problem(edges, &format!("{BASE}{line}"));
        let rules = Rules::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{line}: {}", faults[0]));
        for (input, accepted) in judged(&problem, &rules, 2, 0, 2) {
            let is_true = pairs(&input).is_some_and(|e| words(&e, a(&input)[0]));
            assert_eq!(accepted, is_true, "{line}: {:?}", input.fields);
        }
    }
    fn values(i: &Input) -> Vec<i64> {
        a(i).iter().copied().filter(|&x| x != NULL).collect()
    }
    let problem = problem(
        "root: TreeNode; k: integer",
        "The tree has between 1 and 2 nodes; k is the value of a node in the tree; All nodes have unique values",
    );
    let rules = Rules::new(&problem, &[], "spec.yaml").expect("the lines bind");
    for (input, accepted) in judged(&problem, &rules, 3, 0, 1) {
        let values = values(&input);
        let is_shaped = !matches!(a(&input), [NULL, ..]) && a(&input).last() != Some(&NULL);
        let is_true =
            is_shaped && (1..=2).contains(&values.len()) && values.contains(&b(&input)[0]) && distinct(&values);
        assert_eq!(accepted, is_true, "{:?}", input.fields);
    }
}

/// That a line is not understood for these parameters: what it says cannot be checked.
fn unread(parameters: &[(&str, &str)], line: &str) {
    let typed: String = parameters.iter().map(|(name, ty)| format!("  {name}: \"{ty}\"\n")).collect();
    let yaml = format!("format: 1\ntitle: A claim\nparameters:\n{typed}constraints: |\n  {line}\n");
    let read = ojkit_rules::spec::read("claim", "spec.yaml", yaml.as_bytes(), ojkit_english::said);
    assert!(read.is_err(), "{line}: {:?}", read.map(|problem| problem.constraints));
}

#[test]
fn what_is_counted_is_the_length_only_where_it_makes_up_the_length() {
    mean("s: string", 3, 97, 98, &[("The number of characters in s is at most 2.", |i| s(i).len() <= 2)]);
    mean("w: string[]", 2, 97, 97, &[("The number of words in w is at most 1.", |i| i.fields[0].len() <= 1)]);
    unread(&[("k", "integer"), ("s", "string")], "k is in the range [1, the number of words in s].");
    unread(&[("dict", "string[]")], "The number of characters in dict is at most 2.");
}

#[test]
fn numbers_in_a_text_are_not_its_characters() {
    mean("a: integer[]", 3, 0, 1, &[("There are at least two numbers in a.", |i| a(i).len() >= 2)]);
    unread(&[("s", "string")], "There are at least two numbers in s.");
}

#[test]
fn what_each_item_has_is_said_of_each_by_itself() {
    mean(
        "w: string[]",
        2,
        97,
        98,
        &[
            ("Each w[i] does not contain duplicates.", |i| rows(i, 0).iter().all(|word| distinct(word))),
            ("Each w[i] contains unique characters.", |i| rows(i, 0).iter().all(|word| distinct(word))),
            ("Each w[i] is unique.", |i| {
                let all = rows(i, 0);
                (0..all.len()).all(|k| !all[..k].contains(&all[k]))
            }),
        ],
    );
}

#[test]
fn the_elements_of_a_matrix_are_its_scalars_and_its_keys_are_not_its_rows() {
    fn scalars(i: &Input) -> bool {
        distinct(&rows(i, 0).concat())
    }
    mean(
        "g: integer[][]",
        2,
        0,
        1,
        &[("All elements in the matrix are distinct.", scalars), ("All the elements of g are unique.", scalars)],
    );
    unread(&[("grid", "string[]")], "Each key in the grid is unique.");
    unread(&[("grid", "string[]")], "All the keys of grid are distinct.");
}

#[test]
fn the_integers_in_a_text_are_not_the_codes_of_its_characters() {
    unread(&[("s", "string")], "All the words in s are distinct.");
    let written = |lines: &str| problem("abbr: string", lines);
    let problem = written("All the integers in abbr will fit in a 32-bit integer.");
    let rules = Rules::new(&problem, &[], "spec.yaml").expect("the line binds");
    for (text, is_legal) in [("i2147483647n", true), ("i2147483648n", false), ("9999999999", false), ("abc", true)] {
        let cells = text.bytes().map(i64::from).collect();
        let input = Input { fields: vec![ojkit_model::input::Value::list(cells)], repeats: Vec::new() };
        assert_eq!(rules.check(&input).is_ok(), is_legal, "{text}");
    }
}

#[test]
fn characters_between_two_are_all_of_them() {
    mean(
        "s: string",
        2,
        97,
        101,
        &[("s consists of lowercase English letters between 'a' and 'd'.", |i| {
            a(i).iter().all(|c| (97..=100).contains(c))
        })],
    );
}

#[test]
fn what_stands_on_both_sides_of_an_element_in_a_chain_is_equal_where_there_is_none() {
    mean(
        "a: integer[]; b: integer[][]",
        2,
        0,
        0,
        &[("a.length == b[i].length == 1", |i| a(i).len() == 1 && rows(i, 1).iter().all(|row| row.len() == 1))],
    );
}

#[test]
fn columns_of_one_name_in_two_arrays_are_bounded_in_both() {
    let lines: [(&str, fn(&Input) -> bool); 2] = [
        ("p[i] = [x_i]; q[i] = [x_i]; 0 <= x_i <= 1", |i| {
            [rows(i, 0), rows(i, 1)].concat().iter().all(|row| row[..] == [0] || row[..] == [1])
        }),
        ("p[i] = [x_i]; q[j] = [x_j]; 0 <= x_i <= 1; x_j == 2", |i| {
            rows(i, 0).iter().all(|row| row[..] == [0] || row[..] == [1]) && rows(i, 1).iter().all(|row| row[..] == [2])
        }),
    ];
    mean("p: integer[][]; q: integer[][]", 1, -1, 2, &lines);
}

#[test]
fn an_index_that_runs_from_one_to_the_length_counts_from_one() {
    fn rises(i: &Input) -> bool {
        a(i).windows(2).all(|w| w[0] < w[1])
    }
    mean(
        "a: integer[]",
        3,
        0,
        2,
        &[
            ("a[i] < a[j] for 1 <= i < j <= a.length", rises),
            ("n == a.length; a[i] < a[j] for 1 <= i < j <= n", |i| rises(i)),
            ("a[i] <= i for 1 <= i <= a.length", |i| a(i).iter().enumerate().all(|(k, &x)| x <= k as i64 + 1)),
            ("a[i - 1] < i for 1 <= i <= a.length", |i| a(i).iter().enumerate().all(|(k, &x)| x <= k as i64)),
            ("a[i] > 0 for 1 <= i < a.length", |i| !a(i).iter().skip(1).any(|&x| x == 0)),
        ],
    );
}

#[test]
fn a_number_whose_digits_stand_in_reverse_has_its_leading_zeros_at_the_end() {
    let line = "The list represents a number that does not have leading zeros, in reverse order";
    mean("l: ListNode", 3, 0, 1, &[(line, |i| a(i).len() < 2 || a(i).last() != Some(&0))]);
    mean("a: integer[]", 3, 0, 1, &[("a has no trailing zeros.", |i| a(i).len() < 2 || a(i).last() != Some(&0))]);
    let line = "The list represents a number that does not have leading zeros.";
    mean("l: ListNode", 3, 0, 1, &[(line, |i| a(i).len() < 2 || a(i).first() != Some(&0))]);
}

#[test]
fn lines_about_the_words_and_numbers_of_a_text() {
    fn words(i: &Input) -> usize {
        s(i).split(' ').filter(|word| !word.is_empty()).count()
    }
    fn is_lower(i: &Input, and: char) -> bool {
        s(i).chars().all(|c| c.is_ascii_lowercase() || c == and)
    }
    mean(
        "s: string",
        3,
        0,
        0,
        &[
            ("The number of words in s is at most 1.", |i| words(i) <= 1),
            ("The number of words in s is between 1 and 9.", |i| words(i) >= 1),
            ("s consists of at most 1 words.", |i| words(i) <= 1),
            ("Each word only consists of lowercase English letters", |i| is_lower(i, ' ')),
            ("s consists of words separated by a single space without any leading or trailing spaces.", |i| {
                s(i).is_empty() || s(i).split(' ').all(|word| !word.is_empty())
            }),
            ("All the integers in s are in the range [1, 5].", |i| !s(i).contains('0')),
            ("s is an integer in the range [0, 5].", |i| s(i) == "0"),
            ("s contains only lowercase English letters and exactly one '0'", |i| {
                is_lower(i, '0') && s(i).matches('0').count() == 1
            }),
            ("No letter occurs more than once in s.", |i| distinct(a(i))),
            ("Each letter appears in s exactly twice.", |i| s(i).chars().all(|c| s(i).matches(c).count() == 2)),
            ("s consists of lowercase English letters and the special characters in \"!0\".", |i| is_lower(i, '0')),
            ("Each string does not contain leading zeros except for the zero itself.", |i| {
                s(i).len() < 2 || !s(i).starts_with('0')
            }),
        ],
    );
    mean(
        "w: string[]",
        2,
        0,
        0,
        &[
            ("No letter occurs more than once in w[i].", |i| rows(i, 0).iter().all(|word| distinct(word))),
            ("w[i].length == 1; w is sorted in non-decreasing order.", |i| {
                rows(i, 0).iter().all(|word| word.len() == 1) && rows(i, 0).is_sorted()
            }),
            ("All w[i].length are equal.", |i| rows(i, 0).windows(2).all(|w| w[0].len() == w[1].len())),
        ],
    );
}

#[test]
fn lines_about_numbers_in_few_words() {
    mean(
        "n: integer; k: integer",
        0,
        -3,
        5,
        &[
            ("1 <= |n| <= 2", |i| (1..=2).contains(&a(i)[0].abs())),
            ("n <= floor(k / 2)", |i| a(i)[0] <= b(i)[0].div_euclid(2)),
            ("n is an even integer in the range [0, 4].", |i| [0, 2, 4].contains(&a(i)[0])),
            ("n is equal to either 2 or 3", |i| [2, 3].contains(&a(i)[0])),
        ],
    );
    mean(
        "a: integer[]; p: integer",
        3,
        0,
        2,
        &[
            ("p equals to an element of a.", |i| a(i).contains(&b(i)[0])),
            ("p occurs at least once in a.", |i| a(i).contains(&b(i)[0])),
            ("There are at most 2 unique values in a.", |i| (0..3).filter(|x| a(i).contains(x)).count() <= 2),
            ("a is guaranteed to be rotated at some pivot.", |i| {
                let mut turned = a(i).to_vec();
                (0..turned.len().max(1)).any(|_| {
                    turned.rotate_left(1.min(a(i).len()));
                    turned.is_sorted()
                })
            }),
        ],
    );
}
