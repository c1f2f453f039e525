//! Others' tests of shrinkers, as a table of claims: what may be drawn, what fails, and the smallest input that does.
//!
//! From the shrinking challenge (github.com/jlink/shrinking-challenge) and from Hypothesis' `tests/quality/test_shrink_quality.py`; left out
//! is what has no types here: unions, fractions, sets of sets, and expressions.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ojkit_draw::Drawing;
use ojkit_model::input::{Input, NULL};
use ojkit_model::problem::Problem;
use ojkit_run::cpu_used;
use ojkit_search::driver::Predicate;
use ojkit_search::stress::{Minimal, Options, hunt};
use ojkit_text::notation::print_parameters;

use crate::claims::problem;
use crate::shrinking::search;

/// Seeds of each claim; the figures of more are printed where the environment names a number as `SEEDS`.
const SEEDS: u64 = 3;

/// Parameters, constraints, what fails, and the smallest such input, which every seed leads to.
pub type Claim<'a> = (&'a str, &'a str, fn(&Input) -> bool, &'a str);

const INTS: &str = "0 <= a.length <= 100; -10^9 <= a[i] <= 10^9";
const LISTS: &str = "0 <= a.length <= 50; 0 <= a[i].length <= 50; -10^9 <= a[i][j] <= 10^9";
const BOOLS: &str = "0 <= a.length <= 50; 0 <= a[i].length <= 50";
const WORDS: &str = "0 <= a.length <= 50; 0 <= a[i].length <= 20; a[i] consists of lowercase English letters";

fn list(input: &Input, field: usize) -> &[i64] {
    &input.fields[field].cells
}

fn a(input: &Input) -> &[i64] {
    list(input, 0)
}

/// The number that a scalar parameter is.
fn x(input: &Input, field: usize) -> i64 {
    list(input, field)[0]
}

fn rows(input: &Input) -> Vec<&[i64]> {
    let value = &input.fields[0];
    (0..value.len()).map(|row| &value.cells[value.range(1, row)]).collect()
}

fn different(values: &[i64]) -> usize {
    let mut values = values.to_vec();
    values.sort_unstable();
    values.dedup();
    values.len()
}

#[test]
fn the_shrinking_challenge_comes_to_the_published_minima() {
    let bound5 = "0 <= a.length, b.length, c.length, d.length, e.length <= 10; -2^15 <= a[i] <= 2^15 - 1; -2^15 <= b[i] <= 2^15 - 1; \
        -2^15 <= c[i] <= 2^15 - 1; -2^15 <= d[i] <= 2^15 - 1; -2^15 <= e[i] <= 2^15 - 1";
    let claims: [Claim; 12] = [
        (
            "a: integer[]; b: integer[]; c: integer[]; d: integer[]; e: integer[]",
            bound5,
            overflows,
            "[]; []; []; [-1]; [-32768]",
        ),
        ("root: TreeNode", "0 <= nodes(root) <= 30; -1000 <= Node.val <= 1000", is_sorted_wrongly, "[0,0,0,1]"),
        ("a: integer[]", "0 <= a.length <= 100; 0 <= a[i] <= 10", are_coupled, "[1,0]"),
        ("a: integer[]; x: integer", "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9", occurs_twice, "[0,0]; 0"),
        ("x: integer; y: integer", "1 <= x, y <= 2^31 - 1", |i| x(i, 0) >= 10 && x(i, 0) == x(i, 1), "10; 10"),
        ("x: integer; y: integer", "1 <= x, y <= 2^31 - 1", |i| x(i, 0) >= 10 && (1..=4).contains(&apart(i)), "10; 6"),
        ("x: integer; y: integer", "1 <= x, y <= 2^31 - 1", |i| x(i, 0) >= 10 && apart(i) == 1, "10; 9"),
        ("a: integer[]", INTS, |i| different(a(i)) >= 3, "[0,1,-1]"),
        ("a: integer[][]", LISTS, |i| different(a(i)) >= 5, "[[0,1,-1,2,-2]]"),
        ("a: integer[]", "1 <= a.length <= 100; 0 <= a[i] <= 1000", |i| a(i).iter().any(|&x| x >= 900), "[900]"),
        ("a: integer[][]", LISTS, |i| a(i).len() > 10, "[[0,0,0,0,0,0,0,0,0,0,0]]"),
        ("a: integer[]", INTS, |i| !a(i).iter().eq(a(i).iter().rev()), "[0,1]"),
    ];
    // That of bound5 lies in a box too large to be searched.
    hold(&claims[..1], &BOTH, false);
    hold(&claims[1..], &BOTH, true);
}

/// Bound 5: five lists of 16-bit numbers, of which each has a sum below 256 and all together one of 5 * 256 or more, because sums wrap.
fn overflows(input: &Input) -> bool {
    let wrapped = |sum: i16, x: &i64| sum.wrapping_add(*x as i16);
    let sums: Vec<i16> = (0..5).map(|field| list(input, field).iter().fold(0, wrapped)).collect();
    sums.iter().all(|&sum| sum < 256) && sums.iter().fold(0i16, |all, &sum| all.wrapping_add(sum)) >= 5 * 256
}

/// Two places of the list that point at each other, where all numbers are places.
fn are_coupled(input: &Input) -> bool {
    let at = |i: i64| a(input).get(i as usize).copied();
    let are_places = a(input).iter().all(|&i| at(i).is_some());
    are_places && (0..a(input).len() as i64).any(|i| at(i) != Some(i) && at(i).and_then(at) == Some(i))
}

/// What is taken out of the list once is in it still.
fn occurs_twice(input: &Input) -> bool {
    a(input).iter().filter(|&&y| y == x(input, 1)).count() > 1
}

fn apart(input: &Input) -> i64 {
    (x(input, 0) - x(input, 1)).abs()
}

/// A tree: the value of its root, and its subtrees.
type Tree = Option<Box<Node>>;

#[derive(Clone)]
struct Node(i64, [Tree; 2]);

/// The tree behind cells in the site's order, level by level.
fn tree(cells: &[i64]) -> Tree {
    let mut children: Vec<[usize; 2]> = vec![[usize::MAX; 2]; cells.len()];
    let mut next = 1;
    for at in (0..cells.len()).filter(|&at| cells[at] != NULL) {
        children[at] = [next, next + 1];
        next += 2;
    }
    fn grow(cells: &[i64], children: &[[usize; 2]], at: usize) -> Tree {
        let value = *cells.get(at).filter(|&&value| value != NULL)?;
        Some(Box::new(Node(value, children[at].map(|child| grow(cells, children, child)))))
    }
    grow(cells, &children, 0)
}

/// The values of a heap, taken out from a list of heaps that grows at its end.
fn values(heap: &Tree) -> Vec<i64> {
    let (mut open, mut out) = (vec![heap], Vec::new());
    while let Some(heap) = open.pop() {
        if let Some(node) = heap {
            out.push(node.0);
            open.extend(&node.1);
        }
    }
    out
}

fn merged(one: &Tree, other: &Tree) -> Tree {
    match (one, other) {
        (None, heap) | (heap, None) => heap.clone(),
        (Some(one_), Some(other_)) if one_.0 <= other_.0 => {
            Some(Box::new(Node(one_.0, [merged(&one_.1[1], other), one_.1[0].clone()])))
        }
        (Some(_), Some(other_)) => Some(Box::new(Node(other_.0, [merged(&other_.1[1], one), other_.1[0].clone()]))),
    }
}

/// Wrong binary heap: the least value, and then all others in the order in which they lie, for a heap sorted.
fn is_sorted_wrongly(input: &Input) -> bool {
    let heap = tree(a(input));
    let Some(node) = &heap else { return false };
    let sorted_wrongly = [vec![node.0], values(&merged(&node.1[0], &node.1[1]))].concat();
    is_heap(&heap) && !sorted_wrongly.is_sorted()
}

fn is_heap(tree: &Tree) -> bool {
    let Some(node) = tree else { return true };
    node.1.iter().all(|child| child.as_ref().is_none_or(|child| child.0 >= node.0) && is_heap(child))
}

#[test]
fn hypothesis_predicates_about_numbers_and_flat_lists_come_to_their_minima() {
    let near_top = "7 <= a.length <= 9; -10^9 <= a[i] <= 10^9";
    let claims: [Claim; 23] = [
        ("x: integer", "101 <= x <= 10^9", |_| true, "101"),
        ("x: long", "-2^62 <= x <= 2^62", |i| x(i, 0) >= -(1 << 61), "0"),
        ("x: integer; y: integer", "-10^9 <= x, y <= 10^9", |i| x(i, 0) < x(i, 1), "0; 1"),
        ("x: boolean; y: boolean", "", |i| x(i, 0) + x(i, 1) > 0, "false; true"),
        ("a: long[]", "0 <= a.length <= 100; -2^62 <= a[i] <= 2^62", |i| a(i).len() >= 20, ZEROS_20),
        ("a: long[]", "0 <= a.length <= 100; 0 <= a[i] <= 2^62", are_above_their_places, TO_19),
        ("a: integer[]; x: integer", "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9", |i| contains(i, 0), "[0]; 0"),
        ("a: integer[]; x: integer", "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9", |i| contains(i, 1), "[1]; 1"),
        ("a: integer[]; x: integer", "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9", |i| contains(i, 10), "[10]; 10"),
        (
            "a: integer[]; x: integer",
            "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9",
            |i| contains(i, 100),
            "[100]; 100",
        ),
        (
            "a: integer[]; x: integer",
            "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9",
            |i| contains(i, 1000),
            "[1000]; 1000",
        ),
        ("a: integer[]", INTS, |i| a(i).len() >= 3 && a(i).iter().sum::<i64>() >= 10, "[0,0,10]"),
        ("a: integer[]", INTS, |i| different(a(i)) < a(i).len(), "[0,0]"),
        ("a: integer[]", INTS, has_wide_gap, "[0,11]"),
        (
            "a: integer[]",
            "0 <= a.length <= 100; -10^9 <= a[i] <= 10^9; a[i] are distinct",
            |i| a(i).len() >= 3,
            "[0,1,-1]",
        ),
        ("a: integer[]", near_top, |i| a(i).len() == 9, "[0,0,0,0,0,0,0,0,0]"),
        ("a: boolean[]", "50 <= a.length <= 200", |i| a(i).len() >= 70, FALSE_70),
        (
            "a: boolean[]; b: boolean[]",
            "0 <= a.length <= 2; a.length == b.length; a[i] are distinct",
            |i| !a(i).is_empty(),
            "[false]; [false]",
        ),
        ("x: integer; a: integer[]", "0 <= a.length <= 100; -10^9 <= x <= 10^9; a[i] == x", |_| true, "0; []"),
        (
            "x: integer; a: integer[]",
            "0 <= a.length <= 100; -10^9 <= x <= 10^9; a[i] == x",
            |i| list(i, 1).len() >= 10,
            "0; [0,0,0,0,0,0,0,0,0,0]",
        ),
        (
            "x: boolean; a: boolean[]",
            "0 <= a.length <= 100; a[i] == x",
            |i| list(i, 1).len() >= 3,
            "false; [false,false,false]",
        ),
        (
            "x: integer; a: integer[]",
            "0 <= a.length <= 100; -10^9 <= a[i], x <= 10^9",
            |i| list(i, 1).len() >= 10,
            "0; [0,0,0,0,0,0,0,0,0,0]",
        ),
        ("a: integer[]; b: string[]", DICTIONARY, |i| a(i).len() >= 3, "[0,1,-1]; [\"\",\"\",\"\"]"),
    ];
    hold(&claims, &BOTH, false);
}

const DICTIONARY: &str = "0 <= a.length <= 30; a.length == b.length; -10^9 <= a[i] <= 10^9; a[i] are distinct; 0 <= b[i].length <= 10; \
    b[i] consists of lowercase English letters";
const ZEROS_20: &str = "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";
const TO_19: &str = "[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]";
const FALSE_70: &str = "[false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false]";

fn are_above_their_places(input: &Input) -> bool {
    a(input).len() >= 20 && (0..20).all(|i| a(input)[i] >= i as i64)
}

/// The number is in the list, and at least so large.
fn contains(input: &Input, least: i64) -> bool {
    x(input, 1) >= least && a(input).contains(&x(input, 1))
}

fn has_wide_gap(input: &Input) -> bool {
    match (a(input).iter().min(), a(input).iter().max()) {
        (Some(least), Some(most)) => *most > least + 10 && least + 10 > 0,
        _ => false,
    }
}

#[test]
fn hypothesis_predicates_about_texts_and_nested_lists_come_to_their_minima() {
    let pairs = "0 <= a.length <= 50; -10^9 <= x_i, y_i <= 10^9";
    let sets = "1 <= a.length <= 20; 1 <= a[i].length <= 30; -10^9 <= a[i][j] <= 10^9; a[i] contains distinct values";
    let rectangle =
        "0 <= a.length <= 20; 0 <= a[i].length <= 10; All a[i].length are equal; a[i] consists of only 'a' and 'b'";
    let claims: [Claim; 18] = [
        ("s: string", "0 <= s.length <= 100; s consists of lowercase English letters", |_| true, "\"\""),
        (
            "s: string",
            "0 <= s.length <= 100; s consists of lowercase English letters",
            |i| a(i).len() >= 10,
            "\"aaaaaaaaaa\"",
        ),
        ("a: string[]", WORDS, |i| i.fields[0].len() >= 10, "[\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\"]"),
        ("a: string[]; s: string", WORD_AND_WORDS, |i| has_word(i, 0), "[\"\"]; \"\""),
        ("a: string[]; s: string", WORD_AND_WORDS, |i| has_word(i, 1), "[\"a\"]; \"a\""),
        ("a: string[]; s: string", WORD_AND_WORDS, |i| has_word(i, 2), "[\"aa\"]; \"aa\""),
        ("a: string[]", rectangle, |i| rows(i).iter().any(|word| *word == [97, 98]), "[\"ab\"]"),
        (
            "a: (x: integer, y: integer)[]",
            "0 <= a.length <= 50; -10^9 <= x_i, y_i <= 10^9; All the pairs (x_i, y_i) are distinct",
            |i| i.fields[0].len() >= 2,
            "[[0,0],[0,1]]",
        ),
        ("a: (x: integer, y: integer)[]", pairs, |i| i.fields[0].len() >= 2, "[[0,0],[0,0]]"),
        ("a: (x: integer, y: integer)[]", pairs, differ_by_their_larger_ones, "[[0,0],[0,1],[0,2],[0,3],[-1,-1]]"),
        ("a: integer[][]", LISTS, |i| rows(i).len() >= 2, "[[],[]]"),
        ("a: integer[][]", LISTS, |i| rows(i).iter().filter(|row| !row.is_empty()).count() >= 3, "[[0],[0],[0]]"),
        ("a: integer[][]", sets, |i| different(a(i)) >= 10, "[[0,1,-1,2,-2,3,-3,4,-4,5]]"),
        (
            "a: boolean[][]",
            "0 <= a.length <= 50; 0 <= a[i].length <= 2; a[i] contains distinct values",
            |i| rows(i).iter().filter(|row| !row.is_empty()).count() >= 3,
            "[[false],[false],[false]]",
        ),
        (
            "a: boolean[][]",
            BOOLS,
            |i| a(i).len() >= 10,
            "[[false,false,false,false,false,false,false,false,false,false]]",
        ),
        (
            "a: boolean[][]",
            BOOLS,
            |i| rows(i).iter().filter(|row| row.len() >= 2 && row.contains(&1)).count() >= 5,
            "[[false,true],[false,true],[false,true],[false,true],[false,true]]",
        ),
        ("a: boolean[][]", BOOLS, grow_when_reversed, "[[],[],[],[false,true]]"),
        ("a: boolean[][]", BOOLS, |i| rows(i).len() >= 3, "[[],[],[]]"),
    ];
    hold(&claims, &BOTH, false);
}

const WORD_AND_WORDS: &str = "0 <= a.length <= 50; 0 <= a[i].length <= 20; a[i] consists of lowercase English letters; \
    0 <= s.length <= 20; s consists of lowercase English letters";

fn has_word(input: &Input, least: usize) -> bool {
    list(input, 1).len() >= least && rows(input).contains(&list(input, 1))
}

/// Five pairs or more, whose larger numbers differ.
fn differ_by_their_larger_ones(input: &Input) -> bool {
    let larger: Vec<i64> = a(input).iter().zip(list(input, 1)).map(|(x, y)| *x.max(y)).collect();
    larger.len() >= 5 && different(&larger) == larger.len()
}

fn grow_when_reversed(input: &Input) -> bool {
    let reversed = rows(input).into_iter().map(|row| row.iter().rev().copied().collect::<Vec<_>>());
    rows(input).len() > 3 && reversed.collect::<Vec<_>>() > rows(input).iter().map(|row| row.to_vec()).collect()
}

/// Where the first failure comes from.
#[derive(Clone, Copy, Debug)]
pub enum Given {
    /// From all inputs in order of size, and random ones behind them.
    InOrder,
    /// The first large one among random inputs, with nothing tried in order of size.
    Large,
}

const BOTH: [Given; 2] = [Given::InOrder, Given::Large];

/// Searches for each claim by every seed; where asked for, it must be proven too that no smaller
/// input fails.
pub fn hold(claims: &[Claim], given: &[Given], proven: bool) {
    let asked = std::env::var("SEEDS").ok().and_then(|seeds| seeds.parse().ok());
    let mut wrong = Vec::new();
    for (parameters, constraints, fails, smallest) in claims {
        for from in given {
            let begun = cpu_used().unwrap_or_default();
            let mut others = Vec::new();
            let mut longest = Duration::ZERO;
            for seed in 1..=asked.unwrap_or(SEEDS) {
                let before = cpu_used().unwrap_or_default();
                let (found, minimal) = match from {
                    Given::Large => {
                        let problem = problem(parameters, constraints);
                        let found = print_parameters(&problem.signature, &from_large(&problem, seed, *fails).fields);
                        (found.trim_end().replace('\n', "; "), None)
                    }
                    Given::InOrder => {
                        let (found, hunted) = search(parameters, constraints, seed, fails);
                        (found, hunted.found.map(|found| found.minimal))
                    }
                };
                longest = longest.max(cpu_used().unwrap_or_default() - before);
                let is_proven = minimal.is_none_or(|minimal| matches!(minimal, Minimal::Proven { .. }));
                if found != *smallest || (proven && !is_proven) {
                    others.push(format!("seed {seed}: {found} ({minimal:?})"));
                }
            }
            if let Some(seeds) = asked {
                let mean = (cpu_used().unwrap_or_default() - begun) / seeds as u32;
                let mut out = std::io::stderr();
                let held = seeds as usize - others.len();
                writeln!(out, "{from:?}: {held} of {seeds}, {mean:.0?} each, {longest:.0?} at most: {smallest}")
                    .unwrap();
            }
            if !others.is_empty() {
                others.insert(0, format!("{parameters}, {constraints}, {from:?}: not {smallest}, but"));
                wrong.append(&mut others);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the first large failure among random inputs is made to, with nothing tried in order of size.
pub fn from_large(problem: &Problem, seed: u64, fails: fn(&Input) -> bool) -> Input {
    let drawing = Drawing::new(problem, &[], "spec.yaml").unwrap();
    let (stop, time) = (AtomicBool::new(false), Duration::from_secs(60));
    let options =
        Options { slug: "claim", seed, time, inputs: 0, count: None, cpu: None, known: &[], tell: None, stop: &stop };
    // So many values are large, and half as many for every so many inputs in vain.
    let (mut least, mut left, mut is_met) = (LARGE, IN_VAIN, false);
    let large = |input: &Input| {
        let values: usize =
            input.fields.iter().chain(input.repeats.iter().flatten()).map(|value| value.cells.len()).sum();
        if left == 0 {
            (least, left) = (least / 2, IN_VAIN);
        }
        left -= 1;
        is_met |= values >= least && fails(input);
        is_met && fails(input)
    };
    hunt(&drawing, &mut Predicate::new(large), &options).unwrap().found.expect("a failure").input
}

/// Values of a large input, and inputs that are tried before smaller ones count.
const LARGE: usize = 240;
const IN_VAIN: usize = 2_000;
