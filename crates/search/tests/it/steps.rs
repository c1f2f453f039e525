//! The steps of the shrinker one by one: from a failure that only this step makes smaller to the known minimum.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ojkit_draw::Drawing;
use ojkit_model::input::{Input, Value};
use ojkit_search::driver::{Predicate, Stop, Trial};
use ojkit_search::inputs::Measure;
use ojkit_search::shrink::Shrinker;
use ojkit_text::notation::print_parameters;

use crate::claims::problem;

/// A trial that takes inputs one by one where each is dear.
struct Counted<T> {
    trial: T,
    is_dear: bool,
    filled: usize,
}

impl<T: Trial> Trial for Counted<T> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        self.filled += 1;
        self.trial.push(input)
    }

    fn is_full(&self) -> bool {
        self.is_dear && self.filled > 0 || self.trial.is_full()
    }

    fn send(&mut self) -> Result<(), Stop> {
        self.filled = 0;
        self.trial.send()
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        self.trial.receive(failing)
    }

    fn is_dear(&self) -> bool {
        self.is_dear
    }

    fn abandon(&mut self) {
        self.filled = 0;
        self.trial.abandon();
    }
}

/// What came out, and whether every step from there was tried. After so many tries somebody asks for the end.
fn shrink(spec: (&str, &str), fields: Vec<Value>, tries: u64, fails: impl Fn(&Input) -> bool) -> (Input, String, bool) {
    shrink_by(spec, fields, (tries, false), fails)
}

/// The same with a trial that is dear, or not.
fn shrink_by(
    (parameters, constraints): (&str, &str),
    fields: Vec<Value>,
    (tries, is_dear): (u64, bool),
    fails: impl Fn(&Input) -> bool,
) -> (Input, String, bool) {
    let problem = problem(parameters, constraints);
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let start = Input { fields, ..Input::default() };
    assert!(drawing.rules().check(&start).is_ok() && fails(&start), "{constraints}: no failure to start from");
    let (stop, tried, measure) = (AtomicBool::new(false), Cell::new(0), Measure::new(drawing.rules()));
    let trial = Predicate::new(|input: &Input| {
        tried.set(tried.get() + 1);
        stop.fetch_or(tried.get() >= tries, Ordering::Relaxed);
        fails(input)
    });
    let mut trial = Counted { trial, is_dear, filled: 0 };
    let end = Instant::now() + Duration::from_secs(600);
    let mut shrinker = Shrinker::new(&drawing, &measure, &stop, end).patient();
    let small = shrinker.shrink(&mut trial, start).unwrap();
    let text = print_parameters(&problem.signature, &small.fields).trim_end().replace('\n', "; ");
    (small, text, shrinker.is_settled())
}

fn cells(input: &Input, field: usize) -> &[i64] {
    &input.fields[field].cells
}

fn scalar(input: &Input, field: usize) -> i64 {
    input.fields[field].cells[0]
}

fn grid(side: usize, cell: impl Fn(usize, usize) -> i64) -> Value {
    let cells = (0..side * side).map(|at| cell(at / side, at % side)).collect();
    let ends = vec![vec![side as u32], (1..=side).map(|row| (row * side) as u32).collect()];
    Value { ends, cells }
}

/// Numbers that are no multiples of anything.
fn noise(seed: i64, count: usize, below: i64) -> Vec<i64> {
    let mut x = seed as u64;
    let mut next = || {
        x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (x >> 33) as i64 % below
    };
    (0..count).map(|_| next()).collect()
}

/// A row of the table: parameters and constraints, a failure to start from for every seed, what fails, and the smallest such input.
type Row = ((&'static str, &'static str), fn(i64) -> Vec<Value>, fn(&Input) -> bool, &'static str);

const TWO: (&str, &str) = ("x: long; y: long", "1 <= x, y <= 10^18");

const RELATED: [Row; 6] = [
    (
        ("x: integer; y: integer", "0 <= x, y <= 1000000000"),
        |seed| [0, 1].map(|more| Value::scalar(8192 * (seed * 37 + 42) + more)).to_vec(),
        |i| scalar(i, 0) > 0 && scalar(i, 0) % 8192 == 0 && scalar(i, 1) == scalar(i, 0) + 1,
        "8192; 8193",
    ),
    (
        ("a: integer[]; k: integer", "1 <= a.length <= 100000; 0 <= a[i] <= 1000000000; 1 <= k <= 2147483647"),
        |seed| {
            let x = 8192 * (seed * 37 + 42);
            vec![Value::list(vec![0, x]), Value::scalar(x + 1)]
        },
        |i| {
            let x = cells(i, 0).iter().sum::<i64>();
            cells(i, 0).len() == 2 && x > 0 && x % 8192 == 0 && scalar(i, 1) == x + 1
        },
        "[0,8192]; 8193",
    ),
    (
        ("x: integer; y: integer", "-1000000000 <= x, y <= 1000000000"),
        |seed| vec![Value::scalar(-8192 * (seed * 37 + 42)), Value::scalar(8192 * (seed * 37 + 42) + 5)],
        |i| scalar(i, 0) < 0 && scalar(i, 0) % 8192 == 0 && scalar(i, 1) == 5 - scalar(i, 0),
        "-8192; 8197",
    ),
    (
        ("x: integer; y: integer", "1 <= x, y <= 1000000000"),
        |seed| vec![Value::scalar(7 * (seed * 1_000_003 + 77_777)), Value::scalar(3 * (seed * 1_000_003 + 77_777))],
        |i| scalar(i, 0) * 3 == scalar(i, 1) * 7 && scalar(i, 1) > 1000,
        "2338; 1002",
    ),
    (
        TWO,
        |seed| [0, 31].map(|less| Value::scalar(284_517_327_323_508_200 + seed * 1_000_000_000_007 - less)).to_vec(),
        |i| {
            let (x, y) = (scalar(i, 0), scalar(i, 1));
            x > y && x - y <= y >> 53
        },
        "9007199254740993; 9007199254740992",
    ),
    (
        ("a: integer[]; k: integer", "1 <= a.length <= 100; 0 <= a[i] <= 100000; 0 <= k <= 100000"),
        |seed| {
            let x = 1024 * (seed + 42);
            vec![Value::list((0..20).map(|i| if i == 13 { x } else { 1 + i % 3 }).collect()), Value::scalar(x)]
        },
        |i| {
            let (a, k) = (cells(i, 0), scalar(i, 1));
            a.len() == 20
                && k > 0
                && k % 1024 == 0
                && a[13] == k
                && a.iter().enumerate().all(|(at, &x)| at == 13 || x == 1 + at as i64 % 3)
        },
        "[1,2,3,1,2,3,1,2,3,1,2,3,1,1024,3,1,2,3,1,2]; 1024",
    ),
];

#[test]
fn two_values_that_keep_a_relation_are_lowered_together() {
    for (spec, start, fails, smallest) in RELATED {
        for seed in 1..=20 {
            let (_, text, settled) = shrink(spec, start(seed), u64::MAX, fails);
            assert_eq!((text.as_str(), settled), (smallest, true), "{}, seed {seed}", spec.1);
        }
    }
}

#[test]
fn of_two_values_whose_product_overflows_neither_stays_large() {
    let spec = ("a: integer[]", "1 <= a.length <= 200000; -1000000000 <= a[i] <= 1000000000; a[i] != 0");
    for seed in 1..=20 {
        let start = vec![Value::list(vec![-50_454_288 - 97 * seed, 926_807_855])];
        let wraps = |input: &Input| match *cells(input, 0) {
            [x, y] => (x < 0) != (y < 0) && (x as i32).wrapping_mul(y as i32) > 0,
            _ => false,
        };
        if !wraps(&Input { fields: start.clone(), ..Input::default() }) {
            continue;
        }
        let (small, text, _) = shrink(spec, start, u64::MAX, wraps);
        let sum: i64 = cells(&small, 0).iter().map(|x| x.abs()).sum();
        // Twice the root of 2^31 is the least there is.
        assert!((92_682..92_690).contains(&sum), "{text}, seed {seed}");
    }
}

#[test]
fn where_each_try_is_dear_two_dozen_are_enough_for_most_of_the_way() {
    let spec = ("a: integer[]", "1 <= a.length <= 200000; -1000000000 <= a[i] <= 1000000000; a[i] != 0");
    let wraps =
        |input: &Input| matches!(*cells(input, 0), [x, y] if x < 0 && y > 0 && (x as i32).wrapping_mul(y as i32) > 0);
    let (small, text, settled) = shrink_by(spec, vec![Value::list(vec![-50_454_288, 926_807_855])], (24, true), wraps);
    let sum: i64 = cells(&small, 0).iter().map(|x| x.abs()).sum();
    assert!(sum < 100_000 && !settled, "{text}");
}

const SQUARE: (&str, &str) = ("g: integer[][]", "n == g.length == g[i].length; 1 <= n <= 200; 0 <= g[i][j] <= 99");

#[test]
fn rows_and_columns_of_a_square_go_together() {
    let diagonal = |side: usize| grid(side, |row, column| if row == column { 5 + (row as i64 % 3) } else { 1 });
    let fails = |input: &Input| {
        let side = input.fields[0].len();
        let cell = |row: usize, column: usize| cells(input, 0)[row * side + column];
        side >= 3
            && (0..side).all(|row| {
                (0..side).all(|column| if row == column { cell(row, row) >= 5 } else { cell(row, column) == 1 })
            })
    };
    for side in [4, 7, 12, 20] {
        let (_, text, settled) = shrink(SQUARE, vec![diagonal(side)], u64::MAX, fails);
        assert_eq!((text.as_str(), settled), ("[[5,1,1],[1,5,1],[1,1,5]]", true), "side {side}");
    }
}

#[test]
fn rows_and_columns_of_a_large_square_go_while_its_values_are_raised() {
    // The smallest sum along a way through all rows; 40 rows of 99 are the fewest.
    let least = |input: &Input| {
        let side = input.fields[0].len();
        cells(input, 0).chunks(side).map(|row| row.iter().min().unwrap_or(&0)).sum::<i64>()
    };
    let (small, ..) = shrink(SQUARE, vec![grid(64, |_, _| 61)], 400, |input| least(input) > 3900);
    assert_eq!(small.fields[0].len(), 40);
}

#[test]
fn the_values_of_long_inputs_come_down_to_a_bound_in_some_hundreds_of_tries() {
    let spec = ("a: integer[]", "1 <= a.length <= 100000; 0 <= a[i] <= 1000000000");
    for seed in 1..=2 {
        let start = || vec![Value::list(noise(seed, 4100, 1_000_000_000))];
        let sum = |input: &Input| cells(input, 0).iter().sum::<i64>();
        let (small, _, settled) =
            shrink(spec, start(), 600, |input| cells(input, 0).len() > 4000 && sum(input) > 60_000_000);
        assert!(cells(&small, 0).len() <= 4010 && sum(&small) < 60_600_000, "{}, seed {seed}", sum(&small));
        assert!(!settled, "seed {seed}");
        let many = |input: &Input| cells(input, 0).iter().filter(|&&x| x >= 1000).count() >= 4000;
        let (small, ..) = shrink(spec, start(), 600, many);
        assert!(sum(&small) < 4_100_000, "{}, seed {seed}", sum(&small));
    }
}

#[test]
fn what_is_called_settled_had_no_step_left_out() {
    let spec = ("a: integer[]", "0 <= a.length <= 100000; 0 <= a[i] <= 1000");
    let long = |input: &Input| cells(input, 0).len() >= 1500;
    // Of items that are all the same it does not matter which one is taken out.
    let (_, _, settled) = shrink(spec, vec![Value::list(vec![7; 1600])], u64::MAX, long);
    assert!(settled);
    // Here it does, and there are too many to take out any two.
    let steps = |x: i64| x % 5;
    let odd = |input: &Input| long(input) && cells(input, 0).iter().enumerate().all(|(at, &x)| x >= steps(at as i64));
    let (small, _, settled) = shrink(spec, vec![Value::list((0..1500).map(steps).collect())], u64::MAX, odd);
    assert!(!settled && cells(&small, 0).len() == 1500);
    let stopped = |input: &Input| cells(input, 0).len() >= 20;
    let (_, _, settled) = shrink(spec, vec![Value::list(noise(1, 300, 1000))], 20, stopped);
    assert!(!settled);
}
