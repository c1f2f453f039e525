//! Every wrong approach of the corpus is refuted, by the input that a plain search finds too.

use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ojkit::generate::Drawing;
use ojkit::generate::hand::odometer::Odometer;
use ojkit::model::input::Input;
use ojkit::model::problem::Problem;
use ojkit::run::Machine;
use ojkit::stress::{Measure, Minimal, Options, Parties, Programs, Request, Searched, Stop, Trial, search};

use super::world::{folder, machine, problem};

/// The wrong answers of a problem.
fn wrong(slug: &str) -> Vec<std::path::PathBuf> {
    let folder = folder(slug).join("submissions/wrong_answer");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn parties<'a>(
    problem: &'a Problem,
    folder: &'a Path,
    file: &'a Path,
    model: &'a Path,
    scratch: &'a Path,
) -> Parties<'a> {
    Parties { problem, folder, submission: file, reference: (model, "the model"), scratch }
}

fn searched(machine: &Machine, problem: &Problem, file: &Path, seed: u64) -> Searched {
    let folder = folder(&problem.slug);
    let model = folder.join("submissions").join(problem.model.as_ref().unwrap());
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stress").join(&problem.slug);
    let drawing = Drawing::new(problem, &[], "spec.yaml").unwrap();
    let stop = AtomicBool::new(false);
    let options = Options {
        slug: &problem.slug,
        seed,
        time: Duration::from_secs(60),
        inputs: 1_000_000,
        known: &[],
        stop: &stop,
    };
    let parties = parties(problem, &folder, file, &model, &scratch);
    let request = Request { parties, drawing: &drawing, options, exhaustive: false };
    search(machine, &request).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The failure that is first in size among all inputs of a box, by an odometer that knows no order.
fn smallest(machine: &Machine, problem: &Problem, file: &Path, within: &[&str]) -> Result<Option<(u64, u128)>, Stop> {
    let folder = folder(&problem.slug);
    let model = folder.join("submissions").join(problem.model.as_ref().unwrap());
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stress").join("plain");
    let extra: Vec<_> = within.iter().map(|line| ojkit::codec::constraint::parse_line(line).unwrap()).collect();
    let drawing = Drawing::new(problem, &extra, "spec.yaml").unwrap();
    let whole = Drawing::new(problem, &[], "spec.yaml").unwrap();
    let measure = Measure::new(whole.rules());
    let mut programs = Programs::new(machine, &parties(problem, &folder, file, &model, &scratch)).unwrap();
    let (mut odometer, mut input) = (Odometer::new(), Input::default());
    let (mut frame, mut failing, mut best) = (Vec::new(), Vec::new(), None);
    let mut more = true;
    while more {
        if drawing.draw(&mut odometer, &mut input).is_ok() {
            programs.push(&input)?;
            frame.push(measure.size(whole.rules(), &input));
        }
        more = odometer.advance();
        if programs.is_full() || !more {
            programs.send()?;
            programs.receive(&mut failing)?;
            let least = failing.iter().map(|&case| (frame[case].elements, frame[case].magnitude)).min();
            best = best.into_iter().chain(least).min();
            frame.clear();
        }
    }
    Ok(best)
}

/// Problems and boxes that hold a countercase of each of their wrong approaches.
const BOXES: [(&str, &[&str]); 6] = [
    ("stone-game-iii", &["stoneValue.length <= 5", "-3 <= stoneValue[i] <= 3"]),
    ("stone-game-ix", &["stones.length <= 6", "stones[i] <= 3"]),
    ("predict-the-winner", &["nums.length <= 5", "nums[i] <= 4"]),
    ("can-i-win", &["maxChoosableInteger <= 8", "desiredTotal <= 40"]),
    ("stone-game-vii", &["stones.length <= 5", "stones[i] <= 4"]),
    ("divisor-game", &["n <= 200"]),
];

#[test]
fn wrong_approaches_are_refuted_by_the_smallest_input_of_a_box_and_it_is_proven() {
    let machine = machine();
    for (slug, within) in BOXES {
        let problem = problem(slug);
        for file in wrong(slug) {
            let found = searched(&machine, &problem, &file, 1);
            let case = found.countercase.unwrap_or_else(|| panic!("{}: nothing found", file.display()));
            let plain = smallest(&machine, &problem, &file, within).unwrap();
            let rules = Drawing::new(&problem, &[], "spec.yaml").unwrap();
            let size = Measure::new(rules.rules()).size(rules.rules(), &case.values);
            assert_eq!(Some((size.elements, size.magnitude)), plain, "{}: {}", file.display(), case.input);
            assert!(matches!(case.minimal, Minimal::Proven { .. }), "{}", file.display());
        }
    }
}

#[test]
fn the_same_seed_and_every_other_seed_give_the_same_countercase() {
    let machine = machine();
    let problem = problem("predict-the-winner");
    let file = folder("predict-the-winner").join("submissions/wrong_answer/greedy_opponent.rs");
    let first = searched(&machine, &problem, &file, 1).countercase.unwrap().input;
    for seed in [1, 2, 50] {
        assert_eq!(searched(&machine, &problem, &file, seed).countercase.unwrap().input, first, "seed {seed}");
    }
}
