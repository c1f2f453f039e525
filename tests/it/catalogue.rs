//! Imported questions as problems: what is drawn for them is legal when it is read back, reaches both ends of every range, and begins
//! with something small.

use ojkit_draw::Drawing;
use ojkit_draw::hand::edge::{Edge, LENGTH, Shape, Shapes, key_of};
use ojkit_draw::hand::odometer::Odometer;
use ojkit_draw::hand::random::{Random, Spread, seed};
use ojkit_draw::plan::knobs;
use ojkit_exchange::leetcode::{self, Imported, Options};
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_rules::Domain;
use ojkit_rules::Rules;
use ojkit_rules::Validator;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::spec;
use ojkit_rules::stdin::Format;
use std::collections::BTreeSet;

const CASES: u64 = 50;
/// Drawings that may lead nowhere before one does not.
const TRIES: u32 = 200;

/// Longer arrays are not drawn to their end.
const LENGTH_TRIED: i64 = 1_000;

/// Remembers what was chosen for one variable.
struct Watch<'w, H> {
    hand: H,
    rules: &'w Rules,
    key: &'w str,
    seen: BTreeSet<i64>,
}

impl<H: Hand> Hand for Watch<'_, H> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = self.hand.choose(spot, domain);
        if key_of(self.rules, spot.var) == self.key {
            self.seen.insert(x);
        }
        x
    }
}

/// The questions of a catalogue that are functions with nothing unchecked and with examples.
pub fn complete_questions(text: &str) -> Vec<(String, Imported)> {
    let questions = leetcode::read("catalogue", text.as_bytes(), &Options::default());
    let complete = questions.into_iter().filter(|question| question.kind == "function");
    complete.filter_map(|q| Some((q.slug, q.result.ok().filter(Imported::is_complete)?))).collect()
}

/// The problem that an import wrote.
pub fn problem_of(slug: &str, imported: &Imported) -> Problem {
    let spec = imported.files.iter().find(|file| file.path == "spec.yaml").expect("a spec");
    spec::read(slug, "spec.yaml", &spec.bytes, ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]))
}

/// Everything that is wrong with what is drawn for a problem.
pub fn trial(slug: &str, problem: &Problem) -> Vec<String> {
    let mut faults = Vec::new();
    let drawing = Drawing::new(problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]));
    let format = Format::new(problem).unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]));
    let validator = Validator::new(problem, &[], format, drawing.rules().clone(), "spec.yaml");
    let mut input = Input::default();
    let legal = |input: &Input| -> Result<(), String> {
        let mut bytes = Vec::new();
        validator.format().write(input, &mut bytes);
        let read = validator.text("case", &bytes).map_err(|finding| finding.message.clone())?;
        if read == *input { Ok(()) } else { Err("what was read back is another input".to_owned()) }
    };
    for example in &problem.examples {
        if let Err(violation) = drawing.rules().check(&example.input) {
            faults.push(format!("an example breaks a line: {}", violation.message));
        }
    }
    for case in 0..CASES {
        let scale = Spread::Scale(30 + 4 * case as u32);
        let mut hand = Random::new(seed(slug, "trial", case, 0)).with_lengths(scale);
        match drawing.draw_within(&mut hand, &mut input, TRIES) {
            Err(_) => {
                faults.push(format!("case {case}: {TRIES} drawings lead nowhere"));
                break;
            }
            Ok(_) => {
                if let Err(message) = legal(&input) {
                    faults.push(format!("case {case}: {message}"));
                }
            }
        }
    }
    for knob in knobs(&drawing) {
        for upper in [false, true] {
            // The longest arrays take a second each without any optimization.
            if upper && knob.role == Role::Length && knob.hi > LENGTH_TRIED {
                continue;
            }
            let shape = if upper { Shape::Largest } else { Shape::Smallest };
            let drawn = (0..TRIES / 4).find_map(|number| {
                let mut of = vec![(knob.key.clone(), shape)];
                // A long array of long arrays is no small case; how long others must be is not known here.
                let others = [Some(Shape::Near(4)), Some(Shape::Near(1)), None][number as usize % 3];
                if knob.is_inner || knob.role != Role::Length {
                    of.extend(others.map(|shape| (LENGTH.to_string(), shape)));
                }
                let shapes = Shapes { of };
                let hand = Edge::new(drawing.rules(), &shapes, seed(slug, "edges", number.into(), 0));
                let mut watch = Watch { hand, rules: drawing.rules(), key: &knob.key, seen: BTreeSet::new() };
                drawing.draw(&mut watch, &mut input).ok().map(|()| watch.seen)
            });
            let Some(seen) = drawn else {
                faults.push(format!("{}: nothing is drawn", knob.end(upper)));
                continue;
            };
            let end = if upper { knob.hi } else { knob.lo };
            if !knob.varies && !seen.contains(&end) {
                faults.push(format!("{}: not reached", knob.end(upper)));
            }
            if input.fields.iter().map(|field| field.cells.len()).sum::<usize>() < 20_000
                && let Err(message) = legal(&input)
            {
                faults.push(format!("{}: {message}", knob.end(upper)));
            }
        }
    }
    let mut odometer = Odometer::new();
    let first = (0..20_000).any(|_| drawing.draw(&mut odometer, &mut input).is_ok() || !odometer.advance());
    if !first {
        faults.push("the smallest boxes are empty".to_owned());
    }
    faults
}

#[test]
fn what_is_drawn_for_imported_questions_is_legal_small_and_reaches_both_ends() {
    let text = include_str!("../data/catalogue/questions.jsonl");
    let questions = complete_questions(text);
    assert_eq!(questions.len(), text.lines().count(), "every question of the sample is complete");
    for (slug, imported) in questions {
        let faults = trial(&slug, &problem_of(&slug, &imported));
        assert!(faults.is_empty(), "{slug}: {}", faults.join("; "));
    }
}
