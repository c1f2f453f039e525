//! What failures are made small to: known minima, reached from every seed.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ojkit_draw::Drawing;
use ojkit_draw::hand::odometer::Odometer;
use ojkit_model::input::Input;
use ojkit_search::driver::Predicate;
use ojkit_search::inputs::Measure;
use ojkit_search::stress::{Hunted, Minimal, Options, exhaust, hunt};
use ojkit_text::notation::print_parameters;

use crate::claims::problem;

/// What a search finds for a predicate: the values as a person writes them, and all that is known of it.
pub fn search(parameters: &str, constraints: &str, seed: u64, fails: impl FnMut(&Input) -> bool) -> (String, Hunted) {
    let problem = problem(parameters, constraints);
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let options = Options {
        slug: "claim",
        seed,
        time: Duration::from_secs(60),
        inputs: 25_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let hunted = hunt(&drawing, &mut Predicate::new(fails), &options).unwrap();
    let found = hunted.found.as_ref().unwrap_or_else(|| panic!("{constraints}: nothing fails"));
    let text = print_parameters(&problem.signature, &found.input.fields);
    (text.trim_end().replace('\n', "; "), hunted)
}

fn cells(input: &Input) -> &[i64] {
    &input.fields[0].cells
}

/// A row of the table: parameters, constraints, what fails, and the smallest such input.
type Row = (&'static str, &'static str, fn(&Input) -> bool, &'static str);

const LISTS: &str = "0 <= a.length <= 1000; -1000000 <= a[i] <= 1000000";

/// Bugs that no small input shows: random inputs find them, and what is found must shrink to this.
const FAR: [Row; 13] = [
    (
        "a: integer[]; k: integer",
        "1 <= a.length <= 1000; -1000 <= a[i] <= 1000; 1 <= k <= 1000",
        |i| cells(i).iter().sum::<i64>() > 32_767,
        SUM_33,
    ),
    (
        "s: string; k: integer",
        "1 <= s.length <= 1000; s consists of lowercase English letters; 1 <= k <= 100000",
        |i| cells(i).len() >= 100 && (i.fields[1].cells[0] == 1 || cells(i).len() as i64 == i.fields[1].cells[0] - 1),
        LETTERS_100,
    ),
    (
        "x: integer; y: integer",
        "0 <= x, y <= 1000000000",
        |i| cells(i)[0] > 16_777_000 && i.fields[1].cells[0] == cells(i)[0] + 1,
        "16777001; 16777002",
    ),
    (
        "n: integer; g: string",
        "1 <= n <= 1000000; 1 <= g.length <= 100; g consists of only '0' and '1'",
        |i| cells(i)[0] > 70_000 && i.fields[1].cells.len() > 2,
        "70001; \"000\"",
    ),
    ("a: integer[]", LISTS, |i| cells(i).iter().sum::<i64>() >= 1_500_000, "[500000,1000000]"),
    ("a: integer[]", LISTS, |i| cells(i).iter().any(|&x| x > 70_000), "[70001]"),
    ("a: integer[]", LISTS, |i| cells(i).iter().any(|&x| x < -70_000), "[-70001]"),
    ("a: integer[]", LISTS, |i| cells(i).len() > 60, ZEROS_61),
    (
        "a: integer[]",
        "0 <= a.length <= 1000; 0 <= a[i] <= 1000000000",
        |i| cells(i).iter().filter(|&&x| x >= 900_000).count() >= 3,
        "[900000,900000,900000]",
    ),
    (
        "a: integer[]; k: integer",
        "1 <= a.length <= 1000; 0 <= a[i] <= 100000; 1 <= k <= a.length",
        |i| cells(i)[i.fields[1].cells[0] as usize - 1] > 5000,
        "[5001]; 1",
    ),
    (
        "a: integer[]; b: integer[]",
        "1 <= a.length <= 1000; a.length == b.length; 0 <= a[i], b[i] <= 100000",
        |i| i.fields[0].cells.iter().zip(&i.fields[1].cells).any(|(x, y)| *x > 20_000 && *y > 30_000),
        "[20001]; [30001]",
    ),
    (
        "s: string",
        "1 <= s.length <= 1000; s consists of lowercase English letters",
        |i| cells(i).len() >= 30 && cells(i).windows(2).any(|w| w[0] > w[1]),
        "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaba\"",
    ),
    (
        "a: integer[]",
        "2 <= a.length <= 500; 1 <= a[i] <= 100000; a is sorted in non-decreasing order",
        |i| cells(i).last().is_some_and(|x| x - cells(i)[0] > 40_000),
        "[1,40002]",
    ),
];

const SUM_33: &str = "[768,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000]; 1";
const LETTERS_100: &str =
    "\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"; 1";
const ZEROS_61: &str = "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";

#[test]
fn failures_far_from_the_smallest_inputs_shrink_to_the_same_minimum_from_every_seed() {
    for (parameters, constraints, fails, smallest) in FAR {
        for seed in 1..=8 {
            let (found, _) = search(parameters, constraints, seed, fails);
            assert_eq!(found, smallest, "{constraints}, seed {seed}");
        }
    }
}

#[test]
fn a_smaller_failure_that_the_proof_finds_is_what_is_proven_then() {
    // [0,0,0,9] is met in order of size; [9,9,9] has fewer elements, but lies beyond the magnitudes that were searched with three of them.
    let fails = |input: &Input| {
        let cells = cells(input);
        cells == [9, 9, 9] || (cells.len() == 4 && cells.iter().sum::<i64>() == 9 && cells.contains(&9))
    };
    let problem = problem("a: integer[]", "0 <= a.length <= 1000; 0 <= a[i] <= 1000");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let time = Duration::from_secs(60);
    let options = Options {
        slug: "claim",
        seed: 1,
        time,
        inputs: 6_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let found = hunt(&drawing, &mut Predicate::new(fails), &options).unwrap().found.unwrap();
    assert_eq!((found.first.fields[0].cells.len(), cells(&found.input)), (4, &[9i64, 9, 9][..]));
    assert_eq!(found.size, Measure::new(drawing.rules()).size(drawing.rules(), &found.input));
    // 1 + 10 + 100 shorter ones, and 10^3 - 1 of three elements.
    assert_eq!(found.minimal, Minimal::Proven { inputs: 1110, all: false });
}

#[test]
fn of_what_a_failure_has_no_values_of_those_as_large_as_its_others_are_tried_in_a_proof() {
    let fails = |input: &Input| {
        let (a, b) = (&input.fields[0].cells, &input.fields[1].cells);
        b[..] == [9, 9, 9] || (b.is_empty() && a.len() == 4 && a.iter().sum::<i64>() == 9 && a.contains(&9))
    };
    let problem = problem("a: integer[]; b: integer[]", "0 <= a.length, b.length <= 1000; 0 <= a[i], b[i] <= 1000");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let time = Duration::from_secs(60);
    let options = Options {
        slug: "claim",
        seed: 1,
        time,
        inputs: 8_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let found = hunt(&drawing, &mut Predicate::new(fails), &options).unwrap().found.unwrap();
    assert_eq!((cells(&found.first).len(), &found.input.fields[1].cells[..]), (4, &[9i64, 9, 9][..]));
    // 1 + 2 * 10 + 3 * 100 shorter ones, and 4 * (10^3 - 1) of three elements.
    assert_eq!(found.minimal, Minimal::Proven { inputs: 4317, all: false });
}

#[test]
fn a_search_by_count_tries_as_many_inputs_however_fast_they_are_answered() {
    let problem = problem("a: integer[]", LISTS);
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let time = Duration::from_secs(60);
    let options = Options {
        slug: "claim",
        seed: 1,
        time,
        inputs: 1_000_000,
        count: Some(5_000),
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let tried = |pause: Duration| {
        let mut tried = Vec::new();
        let mut slowly = Predicate::new(|input: &Input| {
            std::thread::sleep(pause);
            tried.push(input.clone());
            false
        });
        let hunted = hunt(&drawing, &mut slowly, &options).unwrap();
        assert!(!hunted.late && hunted.found.is_none(), "{hunted:?}");
        assert_eq!(hunted.tried, tried.len() as u64);
        tried
    };
    let all = tried(Duration::ZERO);
    assert!((4_800..=5_000).contains(&all.len()), "{}", all.len());
    assert!(all.iter().any(|input| cells(input).len() == 1000), "the largest are among them");
    assert!(tried(Duration::from_micros(50)) == all, "time decides nothing");
    let late = hunt(&drawing, &mut Predicate::new(|_: &Input| false), &Options { time: Duration::ZERO, ..options });
    assert!(late.unwrap().late);
}

#[test]
fn of_values_whose_product_matters_none_stays_large_for_the_others() {
    let fails = |input: &Input| cells(input)[0] * input.fields[1].cells[0] >= 1 << 40;
    for seed in 1..=20 {
        let (_, hunted) = search("x: integer; y: integer", "0 <= x, y <= 1000000000", seed, fails);
        let magnitude = hunted.found.unwrap().size.magnitude;
        // Two to the twentieth twice is the least there is.
        assert!((1 << 21..(1 << 21) + 16).contains(&magnitude), "{magnitude}, seed {seed}");
    }
}

/// Bugs that small inputs show: the smallest of all is found, and proven.
const NEAR: [Row; 8] = [
    ("a: integer[]", LISTS, |i| cells(i).windows(2).any(|w| w[0] > w[1]), "[0,-1]"),
    (
        "a: integer[]",
        LISTS,
        |i| (0..cells(i).len()).any(|k| cells(i)[..k.saturating_sub(2)].contains(&cells(i)[k])),
        "[0,0,0,0]",
    ),
    (
        "a: integer[]",
        "1 <= a.length <= 9; 1 <= a[i] <= 100; All the values of a are unique",
        |i| cells(i).len() >= 3 && cells(i)[1] > cells(i)[0] && cells(i)[1] > cells(i)[2],
        "[1,3,2]",
    ),
    ("a: integer[]", LISTS, |i| cells(i).iter().sum::<i64>() == -3, "[-3]"),
    (
        "p: integer[]",
        "1 <= p.length <= 8; p is a permutation of 1..p.length",
        |i| (1..=cells(i).len()).all(|k| cells(i)[k - 1] != k as i64) && cycle(cells(i)) == 3,
        "[2,3,1]",
    ),
    (
        "s: string",
        "1 <= s.length <= 1000; s consists of lowercase English letters",
        |i| cells(i).windows(3).any(|w| w[0] == w[2] && w[0] != w[1]),
        "\"aba\"",
    ),
    (
        "g: integer[][]",
        "1 <= g.length <= 5; g[i].length == g.length; 0 <= g[i][j] <= 9",
        |i| i.fields[0].len() >= 2 && cells(i)[0] < cells(i)[1],
        "[[0,1],[0,0]]",
    ),
    (
        "n: integer; e: (u: integer, v: integer)[]",
        "1 <= n <= 9; 0 <= e.length <= 9; 1 <= u_i, v_i <= n; u_i != v_i",
        |i| i.fields[1].cells.iter().zip(&i.fields[2].cells).any(|(u, v)| *u == 3 && *v == 1),
        "3; [[3,1]]",
    ),
];

/// How many steps lead from the first place back to it.
fn cycle(p: &[i64]) -> usize {
    let (mut at, mut steps) = (p[0], 1);
    while at != 1 {
        at = p[at as usize - 1];
        steps += 1;
    }
    steps
}

#[test]
fn what_small_inputs_show_is_proven_smallest_whatever_the_seed() {
    for (parameters, constraints, fails, smallest) in NEAR {
        for seed in [1, 2, 3] {
            let (found, hunted) = search(parameters, constraints, seed, fails);
            assert_eq!(found, smallest, "{constraints}, seed {seed}");
            assert!(matches!(hunted.found.unwrap().minimal, Minimal::Proven { .. }), "{constraints}");
        }
    }
}

#[test]
fn nothing_fails_where_nothing_can_and_a_small_box_is_exhausted() {
    let problem = problem("a: integer[]", "0 <= a.length <= 5; -2 <= a[i] <= 2");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let options = Options {
        slug: "claim",
        seed: 1,
        time: Duration::from_secs(60),
        inputs: 25_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let hunted = hunt(&drawing, &mut Predicate::new(|_| false), &options).unwrap();
    // 1 + 5 + 25 + 125 + 625 + 3125
    assert_eq!((hunted.found, hunted.exhausted, hunted.enumerated), (None, Some(3906), 3906));
}

#[test]
fn an_end_that_was_asked_for_comes_with_what_was_tried() {
    let problem = problem("a: integer[]", LISTS);
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let options = Options {
        slug: "claim",
        seed: 1,
        time: Duration::from_secs(60),
        inputs: 25_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let mut count = 0;
    let mut trial = Predicate::new(|_: &Input| {
        count += 1;
        stop.store(count > 5000, std::sync::atomic::Ordering::Relaxed);
        false
    });
    let hunted = hunt(&drawing, &mut trial, &options).unwrap();
    assert!(hunted.stopped && hunted.found.is_none() && hunted.tried > 4000 && hunted.tried < 6000, "{hunted:?}");
}

#[test]
fn the_number_of_smaller_inputs_is_that_of_a_count_one_by_one() {
    let rows: [(&str, &str, fn(&Input) -> bool); 3] = [
        ("a: integer[]", "0 <= a.length <= 4; -3 <= a[i] <= 3", |i| cells(i).iter().sum::<i64>() == 7),
        ("a: integer[]; k: integer", "1 <= a.length <= 3; 0 <= a[i] <= 5; 1 <= k <= 6", |i| {
            cells(i).len() == 2 && cells(i)[1] == 3 && i.fields[1].cells[0] == 2
        }),
        ("s: string", "1 <= s.length <= 4; s consists of letters 'a', 'b' and 'c'", |i| {
            cells(i).ends_with(b"cb".map(i64::from).as_slice())
        }),
    ];
    for (parameters, constraints, fails) in rows {
        let problem = problem(parameters, constraints);
        let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
        let measure = Measure::new(drawing.rules());
        let mut sizes = Vec::new();
        let (mut odometer, mut input) = (Odometer::new(), Input::default());
        loop {
            if drawing.draw(&mut odometer, &mut input).is_ok() {
                sizes.push((measure.size(drawing.rules(), &input), fails(&input)));
            }
            if !odometer.advance() {
                break;
            }
        }
        let smallest = sizes.iter().filter(|(_, fails)| *fails).map(|(size, _)| *size).min().unwrap();
        let smaller = sizes.iter().filter(|(size, _)| *size < smallest).count() as u64;
        let stop = AtomicBool::new(false);
        let options = Options {
            slug: "claim",
            seed: 1,
            time: Duration::from_secs(60),
            inputs: 25_000,
            count: None,
            cpu: None,
            known: &[],
            tell: None,
            stop: &stop,
        };
        for search in [hunt, exhaust] {
            let found = search(&drawing, &mut Predicate::new(fails), &options).unwrap().found.unwrap();
            assert_eq!(
                (found.size, found.minimal),
                (smallest, Minimal::Proven { inputs: smaller, all: true }),
                "{constraints}"
            );
        }
    }
}
