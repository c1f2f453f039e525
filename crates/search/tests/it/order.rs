//! The search meets every input once, from small to large.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_search::driver::{Predicate, Stop, Trial};
use ojkit_search::inputs::count::Known;
use ojkit_search::inputs::{BoxInputs, Frontier, Measure, Size};
use ojkit_search::stress::{Found, Minimal, Options, exhaust, hunt};

use crate::claims::{enumerated, problem};

/// Everything that the boxes bring, in their order.
fn searched(drawing: &Drawing, measure: &Measure, reach: Option<&[u128]>) -> Vec<(Size, Input)> {
    let mut frontier = Frontier::new(drawing.rules());
    let mut boxes = BoxInputs::new(drawing, measure, reach);
    let mut found = Vec::new();
    let mut elements = frontier.least;
    while elements <= frontier.most {
        assert!(elements < 100, "no end in sight");
        let Some(next) = frontier.next(elements) else {
            elements += 1;
            continue;
        };
        assert!(next.to < 1 << 80, "no end in sight");
        boxes.begin(next);
        let mut input = Input::default();
        let before = found.len();
        while let Some(step) = boxes.step(&mut input) {
            if let Some(magnitude) = step {
                let size = measure.size(drawing.rules(), &input);
                assert_eq!((size.elements, size.magnitude), (next.elements, magnitude), "{input:?}");
                assert!((next.from..=next.to).contains(&magnitude));
                found.push((size, input.clone()));
            }
        }
        frontier.finished(&boxes, (found.len() - before) as u64);
    }
    assert!(frontier.is_complete());
    found
}

/// The boxes bring these inputs, each once, and with a reach exactly those within it.
fn check(drawing: &Drawing, want: &HashSet<Input>, claim: &str) {
    let measure = Measure::new(drawing.rules());
    let found = searched(drawing, &measure, None);
    let mut once = HashSet::new();
    for (_, input) in &found {
        assert!(once.insert(input.clone()), "{claim}: twice {input:?}");
    }
    assert_eq!(once.len(), want.len(), "{claim}: {:?}", want.difference(&once).next());
    assert!(once == *want, "{claim}");
    let reach = vec![1; drawing.rules().vars.len()];
    let near: HashSet<Input> = want
        .iter()
        .filter(|input| measure.distances(drawing.rules(), input).into_iter().flatten().all(|far| far <= 1))
        .cloned()
        .collect();
    let found: Vec<Input> = searched(drawing, &measure, Some(&reach)).into_iter().map(|(_, input)| input).collect();
    assert_eq!(found.len(), near.len(), "{claim}: within a reach");
    assert!(found.iter().all(|input| near.contains(input)), "{claim}: within a reach");
}

#[test]
fn the_layers_bring_exactly_the_inputs_that_the_odometer_draws_each_once() {
    for (parameters, constraints) in [
        ("a: integer", "-3 <= a <= 7"),
        ("a: integer[]", "0 <= a.length <= 4; -2 <= a[i] <= 2"),
        ("a: integer[]", "2 <= a.length <= 3; 5 <= a[i] <= 9"),
        ("a: integer[]; k: integer", "1 <= a.length <= 3; -1 <= a[i] <= 3; 1 <= k <= a.length"),
        ("a: integer[]; b: integer[]", "1 <= a.length <= 3; a.length == b.length; 0 <= a[i], b[i] <= 2"),
        ("a: integer[]; b: integer[]", "0 <= a.length, b.length <= 2; 0 <= a[i] <= 2; 7 <= b[i] <= 8"),
        ("n: integer; a: integer[]", "a.length == n; 0 <= n <= 3; 0 <= a[i] <= n"),
        ("a: integer[]", "1 <= a.length <= 4; 1 <= a[i] <= 5; a is sorted in non-decreasing order"),
        ("a: integer[]", "1 <= a.length <= 4; -2 <= a[i] <= 3; All the values of a are unique"),
        ("a: integer[]", "1 <= a.length <= 4; 0 <= a[i] <= 4; sum(a) is even"),
        ("a: integer[]", "1 <= a.length <= 4; 0 <= a[i] <= 8; a[i] is even"),
        ("s: string", "0 <= s.length <= 4; s consists of the characters 'a', 'b' and 'd'"),
        ("s: string", "2 <= s.length <= 4; s.length is even; s consists of only digits and '?'"),
        ("s: string; t: string", "1 <= s.length, t.length <= 2; s and t consist of the characters 'a' and 'c'; s != t"),
        ("s: string[]", "1 <= s.length <= 2; 0 <= s[i].length <= 2; s[i] consists of the characters 'a' and 'b'"),
        ("g: integer[][]", "1 <= g.length <= 2; 1 <= g[i].length <= 2; 0 <= g[i][j] <= 2"),
        (
            "e: (a: integer, b: integer)[]; n: integer",
            "1 <= n <= 3; 0 <= e.length <= 2; 1 <= a_i, b_i <= n; a_i != b_i",
        ),
        ("a: double", "-1.5 <= a <= 2.5; a has at most 1 decimal places"),
        ("a: integer[]", "a.length == 3; 0 <= a[i] <= 2; a[i] are distinct"),
        ("a: integer[]", "a.length == 3; 0 <= a[i] <= 2; sum(a) >= 1"),
        ("a: integer[]", "a.length == 3; 0 <= a[i] <= 3; a is strictly increasing"),
        ("a: integer[]; n: integer", "n == 2; a.length == n + 1; 0 <= a[i] <= 1; sum(a) <= 2"),
        (
            "s: string",
            "s.length == 2; s consists of the characters 'a', 'b' and 'c'; All the characters of s are unique",
        ),
        (
            "g: integer[][]",
            "1 <= g.length <= 2; 1 <= g[i].length <= 2; 0 <= g[i][j] <= 1; All the rows of g are distinct",
        ),
        ("n: integer", "-3 <= n <= 4; 1 <= 2^n <= 10"),
        ("n: integer; k: integer", "0 <= k <= 2; 1 <= n <= 6 / k"),
        ("q: (1 x | 2)[]", "1 <= q.length <= 2; 0 <= x_i <= 1"),
        ("q: (add x | pop | move x y)[]", "1 <= q.length <= 2; 0 <= x_i, y_i <= 1"),
        ("t: TreeNode", "The number of nodes in the tree is in the range [1, 4]; -1 <= Node.val <= 1"),
        (
            "t: TreeNode; k: integer",
            "The number of nodes in the tree is in the range [0, 3]; 0 <= Node.val <= 1; 0 <= k <= 1",
        ),
        ("a: boolean[]; c: character", "0 <= a.length <= 3; 'a' <= c <= 'f'"),
    ] {
        let drawing = Drawing::new(&problem(parameters, constraints), &[], "spec.yaml").unwrap();
        check(&drawing, &enumerated(&drawing).0, constraints);
    }
}

#[test]
fn the_layers_bring_exactly_the_inputs_that_each_form_claims() {
    for claim in ojkit_rules::claims() {
        let lines = format!("{}; {}", claim.within, claim.line);
        let drawing = Drawing::new(&problem(&claim.parameters, &lines), &[], "spec.yaml").unwrap();
        check(&drawing, &enumerated(&drawing).0, &lines);
    }
}

#[test]
fn magnitudes_count_from_the_simplest_value_and_elements_of_every_kind_count() {
    let problem = problem(
        "n: integer; a: integer[]; s: string[]; e: (u: integer, v: integer)[]",
        "5 <= n <= 9; 0 <= a.length <= 9; -9 <= a[i] <= 9; 0 <= s.length <= 3; 0 <= s[i].length <= 3;
         s[i] consists of lowercase English letters; 0 <= e.length <= 3; 1 <= u_i, v_i <= 9",
    );
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let values = ojkit_text::notation::parse_parameters(
        &problem.signature,
        "n = 7, a = [0,-3,2], s = [\"ad\",\"\"], e = [[1,4]]",
    )
    .unwrap();
    let measure = Measure::new(drawing.rules());
    let size = measure.size(drawing.rules(), &Input { fields: values, repeats: Vec::new() });
    // 3 numbers, 2 strings with 2 letters, 1 row; 7 is 2 from 5, then 0 + 3 + 2, a d is 3 from a, and 4 is 3 from 1.
    assert_eq!(size, Size { elements: 8, magnitude: 2 + 5 + 3 + 3 });
}

/// Fails on some inputs, each of which ends its frame as a crash does: those behind it are not tried.
struct Crashing<'a> {
    bad: &'a [&'a [i64]],
    /// Becomes true with the first failure.
    stop: Option<&'a AtomicBool>,
    /// Inputs of a frame, and whether there are no answers any more after the first failure.
    frame: usize,
    ends: bool,
    failed: bool,
    filled: Vec<Input>,
    sent: Vec<Input>,
}

impl Trial for Crashing<'_> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        self.filled.push(input.clone());
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.filled.len() >= self.frame
    }

    fn send(&mut self) -> Result<(), Stop> {
        self.sent = std::mem::take(&mut self.filled);
        Ok(())
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        failing.clear();
        let sent = std::mem::take(&mut self.sent);
        if self.ends && self.failed {
            return Err(Stop::Silent { who: "nobody".into(), why: "an end".into(), case: 0, input: None });
        }
        failing.extend(sent.iter().position(|input| self.bad.contains(&&input.fields[0].cells[..])));
        self.failed |= !failing.is_empty();
        if let (Some(stop), Some(_)) = (self.stop, failing.first()) {
            stop.store(true, Ordering::Relaxed);
        }
        Ok(failing.first().map_or(sent.len(), |crash| crash + 1))
    }

    fn abandon(&mut self) {
        self.filled.clear();
        self.sent.clear();
    }
}

impl<'a> Crashing<'a> {
    fn on(bad: &'a [&'a [i64]], stop: Option<&'a AtomicBool>) -> Crashing<'a> {
        Crashing { bad, stop, frame: 64, ends: false, failed: false, filled: Vec::new(), sent: Vec::new() }
    }
}

/// What a search of short increasing arrays finds.
fn found(bad: &[&[i64]], stopping: bool, exhaustive: bool) -> Found {
    let stop = AtomicBool::new(false);
    found_by(Crashing::on(bad, stopping.then_some(&stop)), &stop, exhaustive)
}

fn found_by(mut trial: Crashing, stop: &AtomicBool, exhaustive: bool) -> Found {
    let problem = problem("a: integer[]", "2 <= a.length <= 3; 0 <= a[i] <= 12; a is strictly increasing");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let options = Options {
        slug: "claim",
        seed: 1,
        time: Duration::from_secs(60),
        inputs: 1_000_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop,
    };
    let search = if exhaustive { exhaust } else { hunt };
    search(&drawing, &mut trial, &options).unwrap().found.expect("found")
}

#[test]
fn what_failed_is_kept_where_the_answers_end_behind_it() {
    let bad: &[&[i64]] = &[&[1, 7]];
    let found = found_by(Crashing { frame: 1, ends: true, ..Crashing::on(bad, None) }, &AtomicBool::new(false), true);
    assert_eq!((&found.input.fields[0].cells[..], found.minimal), (bad[0], Minimal::Local));
}

#[test]
fn where_the_processors_time_ends_a_search_inputs_at_random_get_their_part_of_it() {
    let problem = problem("a: integer[]", "0 <= a.length <= 30; -50 <= a[i] <= 50");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let (stop, count) = (AtomicBool::new(false), Some(1_000_000));
    let (time, cpu) = (Duration::from_secs(60), Some(Duration::from_millis(600)));
    let options =
        Options { slug: "claim", seed: 1, time, inputs: 1_000_000, count, cpu, known: &[], tell: None, stop: &stop };
    let searched = |fails: fn(&Input) -> bool| {
        let mut slow = Predicate::new(|input: &Input| {
            let end = Instant::now() + Duration::from_micros(100);
            while Instant::now() < end {}
            fails(input)
        });
        hunt(&drawing, &mut slow, &options).unwrap()
    };
    let right = searched(|_| false);
    assert!(right.late && right.enumerated > 0 && right.tried > right.enumerated, "{right:?}");
    let found = searched(|input| input.fields[0].cells.len() > 9).found.expect("long ones are drawn at random");
    assert_eq!(found.input.fields[0].cells, [0; 10]);
}

/// What a search by count tries of square tables, where nothing fails.
fn tried(count: u64) -> Vec<Input> {
    let problem = problem("g: integer[][]", "1 <= g.length <= 100; g[i].length == g.length; 0 <= g[i][j] <= 1000");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let (stop, time) = (AtomicBool::new(false), Duration::from_secs(60));
    let (count, inputs) = (Some(count), 1_000_000);
    let options =
        Options { slug: "claim", seed: 1, time, inputs, count, cpu: None, known: &[], tell: None, stop: &stop };
    let mut tried = Vec::new();
    let mut trial = Predicate::new(|input: &Input| {
        tried.push(input.clone());
        false
    });
    let hunted = hunt(&drawing, &mut trial, &options).unwrap();
    assert!(!hunted.late && hunted.tried == tried.len() as u64, "{hunted:?}");
    tried
}

#[test]
fn more_inputs_begin_with_those_that_fewer_are() {
    let [few, some, many] = [2_000, 9_000, 40_000].map(tried);
    assert!(few.len() == 2_000 && some.len() == 9_000 && many.len() == 40_000);
    assert!(some[..2_000] == few && many[..9_000] == some);
    // Large tables cost more, and are fewer: the order of size goes on beside them.
    let cells = |input: &Input| input.fields[0].cells.len();
    let large = many.iter().filter(|input| cells(input) == 10_000).count();
    let small = many.iter().filter(|input| cells(input) <= 9).count();
    assert!(large >= 20 && small > 30_000, "{large} {small}");
}

#[test]
fn random_inputs_that_are_dear_leave_the_time_to_small_ones() {
    let problem = problem("a: integer[]", "0 <= a.length <= 100; 0 <= a[i] <= 1000");
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let (stop, count) = (AtomicBool::new(false), Some(u64::MAX));
    // Tests that run beside it use the same clock; as many dear inputs as small ones would take a thousand seconds.
    let (time, cpu) = (Duration::from_secs(60), Some(Duration::from_secs(20)));
    let options =
        Options { slug: "claim", seed: 1, time, inputs: 1_000_000, count, cpu, known: &[], tell: None, stop: &stop };
    let mut dear = 0;
    let mut trial = Predicate::new(|input: &Input| {
        let cells = &input.fields[0].cells;
        if cells.len() > 12 {
            dear += 1;
            let end = Instant::now() + Duration::from_millis(20);
            while Instant::now() < end {}
        }
        // Some 50,000 inputs come before it in order of size.
        cells[..] == [0, 0, 0, 0, 3, 0, 0, 4, 2]
    });
    let found = hunt(&drawing, &mut trial, &options).unwrap().found.expect("the order of size goes on");
    assert_eq!(found.input.fields[0].cells, [0, 0, 0, 0, 3, 0, 0, 4, 2]);
    assert!(dear > 0, "others came beside it");
}

#[test]
fn what_comes_behind_a_case_that_ends_its_process_is_tried_too() {
    for exhaustive in [false, true] {
        // Where several magnitudes make one layer, the larger of the two comes first.
        let found = found(&[&[0, 10], &[1, 7]], false, exhaustive);
        assert_eq!(found.input.fields[0].cells, [1, 7]);
        // The sums of two different numbers below 8: 0 + 1, 0 + 2, ..., and 0 + 8 of the same size.
        assert_eq!(found.minimal, Minimal::Proven { inputs: 16, all: true });
    }
}

#[test]
fn nothing_is_proven_of_a_failure_behind_which_the_search_was_stopped() {
    for exhaustive in [false, true] {
        assert_eq!(found(&[&[0, 10], &[1, 7]], true, exhaustive).minimal, Minimal::Local);
    }
}

#[test]
fn sums_of_numbers_past_64_bits_are_sizes_like_others() {
    let problem = problem(
        "a: long; b: long; c: long",
        "0 <= a, b, c <= 9000000000000000000; a, b and c are divisible by 1000000000000000000",
    );
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    check(&drawing, &enumerated(&drawing).0, "multiples of 10^18");
}

#[test]
fn more_inputs_than_can_be_counted_are_estimated() {
    let count = |constraints: &str| {
        let drawing = Drawing::new(&problem("a: integer[]", constraints), &[], "spec.yaml").unwrap();
        let count = ojkit_search::inputs::count(&drawing, u64::MAX, &AtomicBool::new(false));
        (count.inputs, count.known)
    };
    let permutation = "0 <= a[i] < a.length; All the values of a are unique";
    assert_eq!(count(&format!("a.length == 4; {permutation}")), (24, Known::Exactly));
    // 12!, since every path has as many brothers.
    assert_eq!(count(&format!("a.length == 12; {permutation}")), (479_001_600, Known::About));
}
