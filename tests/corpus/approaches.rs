//! Every wrong approach of the corpus is refuted, by the input that a plain search finds too.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ojkit_draw::Bound;
use ojkit_draw::hand::odometer::Odometer;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_search::driver::{Comparison, Contest, Stop, Trial};
use ojkit_search::inputs::Measure;
use ojkit_search::stress::{Minimal, Options, Request, Searched, search};

use crate::kit::{machine, root};

/// The folder of a problem of the corpus.
fn folder(slug: &str) -> PathBuf {
    root().join("problems").join(slug)
}

/// A problem of the corpus.
fn problem(slug: &str) -> Bound {
    let text = std::fs::read(folder(slug).join("spec.yaml")).unwrap();
    let bound = Bound::read(slug, "spec.yaml", &text, ojkit_english::said);
    let mut bound = bound.unwrap_or_else(|faults| panic!("{slug}: {faults:?}"));
    bound.folder = folder(slug);
    bound
}

/// The wrong answers of a problem.
fn wrong(slug: &str) -> Vec<PathBuf> {
    let folder = folder(slug).join("submissions/wrong_answer");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn contest<'a>(bound: &'a Bound, file: &'a Path, model: &'a Path) -> Contest<'a> {
    Contest { bound, submission: file, reference: (model, "the model"), patience: None }
}

fn searched(machine: &Machine, bound: &Bound, file: &Path, seed: u64) -> Searched {
    let problem = &bound.problem;
    let model = bound.folder.join("submissions").join(problem.model.as_ref().unwrap());
    let stop = AtomicBool::new(false);
    let options = Options {
        slug: &problem.slug,
        seed,
        time: Duration::from_secs(300),
        inputs: 1_000_000,
        count: None,
        cpu: None,
        known: &[],
        tell: None,
        stop: &stop,
    };
    let contest = contest(bound, file, &model);
    let request = Request { contest, drawing: &bound.drawing, options, exhaustive: false };
    search(machine, &request).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The failure that is first in size among all inputs of a box, by an odometer that knows no order.
fn smallest(machine: &Machine, bound: &Bound, file: &Path, within: &[&str]) -> Result<Option<(u64, u128)>, Stop> {
    let problem = &bound.problem;
    let model = bound.folder.join("submissions").join(problem.model.as_ref().unwrap());
    let extra: Vec<_> = within.iter().map(|line| ojkit_english::parse_line(line).unwrap()).collect();
    let drawing = bound.narrowed(&extra).unwrap().drawing;
    let whole = &bound.drawing;
    let measure = Measure::new(whole.rules());
    let mut programs = Comparison::new(machine, &contest(bound, file, &model)).unwrap();
    let (mut odometer, mut input) = (Odometer::new(), Input::default());
    let (mut frame, mut failing, mut best) = (Vec::new(), Vec::new(), None);
    let mut more = true;
    while more {
        if drawing.draw(&mut odometer, &mut input).is_ok() {
            programs.push(&input)?;
            frame.push((measure.size(whole.rules(), &input), input.clone()));
        }
        more = odometer.advance();
        while programs.is_full() || (!more && !frame.is_empty()) {
            programs.send()?;
            let tried = programs.receive(&mut failing)?;
            let least = failing.iter().map(|&case| (frame[case].0.elements, frame[case].0.magnitude)).min();
            best = best.into_iter().chain(least).min();
            frame.drain(..tried);
            frame.iter().try_for_each(|(_, input)| programs.push(input))?;
        }
    }
    Ok(best)
}

/// Every wrong answer of a problem, against a box that holds a countercase of each.
fn each_is_refuted(slug: &str, within: &[&str]) {
    let (machine, problem) = (machine(), problem(slug));
    let files = wrong(slug);
    assert!(!files.is_empty(), "{slug}");
    for file in files {
        let found = searched(&machine, &problem, &file, 1);
        let case = found.countercase.unwrap_or_else(|| panic!("{}: nothing found", file.display()));
        let plain = smallest(&machine, &problem, &file, within).unwrap();
        let rules = problem.drawing.rules();
        let size = Measure::new(rules).size(rules, &case.values);
        assert_eq!(Some((size.elements, size.magnitude)), plain, "{}: {}", file.display(), case.input);
        assert!(matches!(case.minimal, Minimal::Proven { .. }), "{}", file.display());
    }
}

macro_rules! problems {
    ($($name:ident: $slug:literal within $box:expr;)*) => { $(#[test] fn $name() { super::each_is_refuted($slug, &$box); })* };
}

mod wrong_approaches_are_refuted_by_the_smallest_input_of_a_box_and_it_is_proven {
    problems! {
        can_i_win: "can-i-win" within ["maxChoosableInteger <= 8", "desiredTotal <= 40"];
        chalkboard_xor_game: "chalkboard-xor-game" within ["nums.length <= 4", "nums[i] <= 3"];
        divisor_game: "divisor-game" within ["n <= 200"];
        flip_game_ii: "flip-game-ii" within ["currentState.length <= 7"];
        guess_number: "guess-number-higher-or-lower-ii" within ["n <= 50"];
        lru_cache: "lru-cache" within ["capacity <= 2", "calls.length <= 5", "key <= 2", "value <= 0"];
        nim_game: "nim-game" within ["n <= 100"];
        pawns: "maximum-number-of-moves-to-kill-all-pawns" within
            ["kx, ky <= 1", "positions.length <= 3", "x_i, y_i <= 2"];
        pots_of_gold: "pots-of-gold" within ["pots.length <= 6", "pots[i] <= 2"];
        predict_the_winner: "predict-the-winner" within ["nums.length <= 5", "nums[i] <= 4"];
        stone_game: "stone-game" within ["piles.length <= 4", "piles[i] <= 4"];
        stone_game_ii: "stone-game-ii" within ["piles.length <= 8", "piles[i] <= 3"];
        stone_game_iii: "stone-game-iii" within ["stoneValue.length <= 5", "-3 <= stoneValue[i] <= 3"];
        stone_game_iv: "stone-game-iv" within ["n <= 100"];
        stone_game_v: "stone-game-v" within ["stoneValue.length <= 5", "stoneValue[i] <= 5"];
        stone_game_vi: "stone-game-vi" within ["n <= 3", "aliceValues[i] <= 4", "bobValues[i] <= 4"];
        stone_game_vii: "stone-game-vii" within ["stones.length <= 5", "stones[i] <= 4"];
        stone_game_viii: "stone-game-viii" within ["n <= 5", "-3 <= stones[i] <= 3"];
        stone_game_ix: "stone-game-ix" within ["stones.length <= 6", "stones[i] <= 3"];
        stone_removal_game: "stone-removal-game" within ["n <= 50"];
        sum_game: "sum-game" within ["num.length <= 6", "num consists only of '0', '1', '4', '5', '8', '9' and '?'"];
        vowels_game: "vowels-game-in-a-string" within ["s.length <= 3"];
    }
}

#[test]
fn the_same_seed_and_every_other_seed_give_the_same_countercase() {
    let machine = machine();
    let many = ("can-i-win", "numbers_again.rs", (1..=50).collect::<Vec<u64>>());
    let late = ("predict-the-winner", "greedy_opponent.rs", vec![1, 2, 50]);
    for (slug, file, seeds) in [many, late] {
        let problem = problem(slug);
        let file = folder(slug).join("submissions/wrong_answer").join(file);
        let first = searched(&machine, &problem, &file, 1).countercase.unwrap().input;
        for seed in seeds {
            assert_eq!(searched(&machine, &problem, &file, seed).countercase.unwrap().input, first, "seed {seed}");
        }
    }
}
