//! How many cases a second the search tries, drawing, encoding, both programs and comparison included.
//!
//! `cargo bench --bench stress` prints, per problem and pair of programs, the inputs tried and the rate; pin it to one core with
//! `taskset -c 0` for the rate of one core. A language whose compiler is missing is left out.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use ojkit_languages::{Config, Machine};
use ojkit_model::input::Input;
use ojkit_search::driver::{Contest, Predicate};
use ojkit_search::stress::{Options, Request, exhaust, search};

/// Problem, submission, and the box that is tried whole.
const ROWS: [(&str, &str, &[&str]); 6] = [
    ("stone-game-iii", "accepted/score_dp.rs", &["stoneValue.length <= 6", "-5 <= stoneValue[i] <= 5"]),
    ("stone-game-iii", "accepted/score_dp.cpp", &["stoneValue.length <= 6", "-5 <= stoneValue[i] <= 5"]),
    ("stone-game-ix", "accepted/closed_form.java", &["stones.length <= 6", "stones[i] <= 9"]),
    ("predict-the-winner", "accepted/difference_row.py", &["nums.length <= 5", "nums[i] <= 11"]),
    ("sum-game", "accepted/pairs.rs", &["num.length <= 6"]),
    ("stone-game", "accepted/difference_dp.rs", &["piles.length <= 6", "piles[i] <= 11"]),
];

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let temporary = std::env::temp_dir().join(format!("ojkit-stress-{}", std::process::id()));
    let config = Config {
        own_exe: PathBuf::from(env!("CARGO_BIN_EXE_ojkit")),
        cache_dir: temporary.clone(),
        languages_override: None,
        tier_max: None,
        portable: false,
    };
    let machine = Machine::new(config).expect("a machine");
    let stop = AtomicBool::new(false);
    for (slug, submission, constraints) in ROWS {
        let folder = root.join("problems").join(slug);
        let text = std::fs::read(folder.join("spec.yaml")).expect("a spec");
        let mut bound = ojkit_draw::Bound::read(slug, "spec.yaml", &text, ojkit_english::said).expect("a problem");
        bound.folder.clone_from(&folder);
        let extra: Vec<_> =
            constraints.iter().map(|line| ojkit_english::parse_line(line).expect("a constraint")).collect();
        let drawing = bound.narrowed(&extra).expect("a drawing").drawing;
        let options = Options {
            slug,
            seed: 1,
            time: Duration::from_secs(600),
            inputs: 1_000_000,
            count: None,
            cpu: None,
            known: &[],
            tell: None,
            stop: &stop,
        };
        let start = Instant::now();
        let mut nobody = Predicate::new(|_: &Input| false);
        let drawn = exhaust(&drawing, &mut nobody, &options).map_or(0, |hunted| hunted.tried);
        let drawing_rate = drawn as f64 / start.elapsed().as_secs_f64();
        let model = folder.join("submissions").join(bound.problem.model.as_deref().unwrap_or_default());
        let contest = Contest {
            bound: &bound,
            submission: &folder.join("submissions").join(submission),
            reference: (&model, "the model"),
            patience: None,
        };
        let request = Request { contest, drawing: &drawing, options, exhaustive: true };
        match search(&machine, &request) {
            Ok(searched) => println!(
                "{slug} {submission}: {} cases, {:.0} cases/s (drawing alone {drawing_rate:.0}/s)",
                searched.cases,
                searched.cases as f64 / searched.seconds
            ),
            Err(error) => println!("{slug} {submission}: {error}"),
        }
    }
    let _ = std::fs::remove_dir_all(temporary);
}
