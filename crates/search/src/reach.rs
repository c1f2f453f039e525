//! How far a slow program reaches: the lengths, and where these are not enough the values, up to which it answers soon.

use crate::until::{Hurried, Until};
use ojkit_draw::Bound;
use ojkit_draw::Drawing;
use ojkit_draw::hand::edge::{Edge, LENGTH, SCALAR, Shape, Shapes};
use ojkit_draw::hand::random::seed;
use ojkit_draw::plan::{Knob, knobs};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::built::Built;
use ojkit_judge::runner::Runner;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::constraint::Constraint;
use ojkit_model::input::{Cell, Field, Input};
use ojkit_model::limits::Limits;
use ojkit_rules::grammar::parse_line;
use ojkit_rules::hand::Role;
use std::path::Path;
use std::time::{Duration, Instant};

/// How far a program reaches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Constraint lines within which it answers soon; none where it does so everywhere, as far as was seen.
    pub lines: Vec<String>,
    /// Whether an earlier run measured it, and nothing that it rests on has changed.
    pub remembered: bool,
}

/// Whoever takes longer than this at a size, beyond what the smallest takes, is not asked about it.
const SOON: Duration = Duration::from_millis(100);
/// Measuring takes no longer; nor is one run waited for longer, with the slow start of some languages.
const PATIENCE: Duration = Duration::from_secs(5);
const RUN_MS: u64 = 2_000;
/// What lengths, or lengths and values, are tried as bounds.
const BOUNDS: [i64; 24] = [
    1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
];
/// With fewer elements than this most programs meet nothing that could go wrong: then values are bounded, and more elements tried.
const FEW: i64 = 5;
/// The file of a cache's entry.
const FILE: &str = "reach.json";

/// Measures the program of a file, or reads what was measured before; `None` where it is too slow for the smallest inputs.
///
/// # Errors
/// It cannot be built.
pub fn reach(machine: &Machine, bound: &Bound, source: &Path, scratch: &Path) -> Result<Option<Reach>, BuildError> {
    let limits = bound.problem.limits.for_reference();
    let limits = Limits { time_ms: limits.time_ms.min(RUN_MS), whole_time: true, ..limits };
    let built = Built::new(machine, bound, source, limits)?;
    let rests_on = [built.artifact.key().as_bytes(), bound.spec_text.as_bytes(), b"reach"];
    let key = machine.identity().map(|machine| sha256_hex_of_parts(&[&rests_on[..], &[machine.as_bytes()]].concat()));
    let earlier = key.as_ref().and_then(|key| machine.cache().recall(key, FILE));
    if let Some(lines) = earlier.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
        return Ok(Some(Reach { lines, remembered: true }));
    }
    let mut runs = Runs {
        bound,
        built,
        runner: Runner::new(machine, scratch.join("reach")),
        knobs: knobs(&bound.drawing),
        base: None,
        until: Until::at(Instant::now() + PATIENCE),
    };
    let Some(lines) = runs.lines() else { return Ok(None) };
    if let (Some(key), Ok(json)) = (key, serde_json::to_vec(&lines)) {
        machine.cache().remember(&key, FILE, &json);
    }
    Ok(Some(Reach { lines, remembered: false }))
}

struct Runs<'a, 'm> {
    bound: &'a Bound,
    built: Built,
    runner: Runner<'m>,
    knobs: Vec<Knob>,
    /// What the first run took: mostly the start of a process.
    base: Option<Duration>,
    until: Until<'a>,
}

impl Runs<'_, '_> {
    /// The widest lines of those that are tried.
    fn lines(&mut self) -> Option<Vec<String>> {
        let by_length = self.widest(false);
        let has_lengths = self.knobs.iter().any(|knob| knob.role == Role::Length);
        match by_length {
            Some((bound, lines)) if has_lengths && bound >= FEW || lines.is_empty() => Some(lines),
            by_length => {
                let by_value = self.widest(true);
                by_value.or(by_length).map(|(_, lines)| lines)
            }
        }
    }

    /// The largest bound at which it answers soon, and its lines.
    fn widest(&mut self, with_values: bool) -> Option<(i64, Vec<String>)> {
        let mut widest = None;
        let mut before = None;
        for bound in BOUNDS {
            let lines: Vec<String> = self.knobs.iter().filter_map(|knob| self.line(knob, bound, with_values)).collect();
            // Beyond all ranges there is nothing more to learn.
            if before.as_ref() == Some(&lines) {
                continue;
            }
            match self.is_soon(&lines) {
                Some(true) => widest = Some((bound, lines.clone())),
                Some(false) => break,
                None => {}
            }
            if lines.is_empty() || self.until.is_over() {
                break;
            }
            before = Some(lines);
        }
        widest
    }

    /// Whether it answers soon within these lines; `None` where they leave no input.
    fn is_soon(&mut self, lines: &[String]) -> Option<bool> {
        let extra: Vec<Constraint> = lines.iter().map(|line| parse_line(line).ok()).collect::<Option<_>>()?;
        let narrowed = self.bound.narrowed(&extra).ok()?;
        let largest =
            |keys: &[&str]| Shapes { of: keys.iter().map(|key| ((*key).to_owned(), Shape::Largest)).collect() };
        let mut soon = None;
        for (number, shapes) in [largest(&[LENGTH, SCALAR]), largest(&[LENGTH])].iter().enumerate() {
            if let Some(input) = self.draw(&narrowed.drawing, shapes, number as u64) {
                soon = Some(soon.unwrap_or(true) && self.answers(&input)?);
            }
        }
        soon
    }

    fn draw(&self, drawing: &Drawing, shapes: &Shapes, number: u64) -> Option<Input> {
        const TRIES: u32 = 100;
        let mut input = Input::default();
        let stream = seed(&self.bound.problem.slug, "reach", number, 0);
        let mut edge = Edge::new(drawing.rules(), shapes, stream);
        let mut hand = Hurried { hand: &mut edge, until: &self.until };
        (0..TRIES).any(|_| !self.until.is_over() && drawing.draw(&mut hand, &mut input).is_ok()).then_some(input)
    }

    /// Whether it answers this soon; a crash is as good as an answer here, and told by whoever asks in earnest.
    fn answers(&mut self, input: &Input) -> Option<bool> {
        let text = self.bound.validator.format().text(input);
        let outcome = self.runner.run(&self.built, &text).ok()?;
        let base = *self.base.get_or_insert(outcome.cpu);
        Some(outcome.exceeded.is_none() && outcome.cpu.saturating_sub(base) <= SOON)
    }

    /// The line that bounds something that can be turned; `None` where it is bounded as narrowly already, or is not bounded by this.
    fn line(&self, knob: &Knob, bound: i64, with_values: bool) -> Option<String> {
        let is_count = knob.role == Role::Length || knob.is_repeats;
        if !is_count && (!with_values || knob.cell != Cell::Int) {
            return None;
        }
        let hi = if knob.lo > 0 { knob.lo.saturating_add(bound - 1) } else { bound };
        let named = |field: &&Field| field.name == knob.key && knob.role == Role::Cell;
        let depth = self.bound.problem.fields.iter().find(named).map_or(0, |field| field.depth);
        let index: String = ["[i]", "[j]", "[k]"].into_iter().take(depth).collect();
        let key = &knob.key;
        let line = match (is_count || knob.lo >= -bound, knob.hi > hi) {
            (true, true) => format!("{key}{index} <= {hi}"),
            (false, _) => format!("{} <= {key}{index} <= {}", -bound, knob.hi.min(hi)),
            (true, false) => return None,
        };
        parse_line(&line).is_ok().then_some(line)
    }
}
