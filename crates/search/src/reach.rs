//! How far a slow program reaches: the lengths, and where these are not enough the values, up to which it answers soon.

use crate::until::{Hurried, Until};
use ojkit_draw::Bound;
use ojkit_draw::Drawing;
use ojkit_draw::hand::edge::{Edge, LENGTH, SCALAR, Shape, Shapes, VALUE};
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
/// All runs together take no more of the processors' time, and measuring no longer by the clock; nor is one run waited for longer than [`RUN_MS`], with the slow
/// start of some languages.
const PATIENCE: Duration = Duration::from_secs(4);
const CLOCK: Duration = Duration::from_secs(10);
const RUN_MS: u64 = 2_000;
/// An input that is not drawn in this time is left out.
const DRAWN: Duration = Duration::from_millis(100);
/// What lengths, or lengths and values, are tried as bounds.
const BOUNDS: [i64; 24] = [
    1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
];
/// With fewer elements than this most programs meet nothing that could go wrong: then values are bounded, and more elements tried.
const FEW: i64 = 5;
/// So many bounds further is looked first.
const STRIDE: usize = 4;
const LAST: usize = BOUNDS.len() - 1;
const MIDDLE: usize = BOUNDS.len() / 2;
const FILE: &str = "reach.json";

/// Measures the program of a file, or reads what was measured before; `None` where it is too slow for the smallest inputs.
///
/// # Errors
/// It cannot be built.
pub fn reach(machine: &Machine, bound: &Bound, source: &Path) -> Result<Option<Reach>, BuildError> {
    let limits = bound.problem.limits.for_reference();
    let limits = Limits { time_ms: limits.time_ms.min(RUN_MS), whole_time: true, ..limits };
    let built = Built::new(machine, bound, source, limits)?;
    let rests_on = [built.artifact.key().as_bytes(), bound.spec_text.as_bytes(), b"reach 2"];
    let key = machine.identity().map(|machine| sha256_hex_of_parts(&[&rests_on[..], &[machine.as_bytes()]].concat()));
    let earlier = key.as_ref().and_then(|key| machine.cache().recall(key, FILE));
    if let Some(lines) = earlier.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
        return Ok(Some(Reach { lines, remembered: true }));
    }
    let (knobs, end) = (knobs(&bound.drawing), Instant::now() + CLOCK);
    let mut runs = Runs {
        bound,
        built,
        runner: Runner::new(machine),
        shapes: hard(&knobs),
        knobs,
        base: None,
        soon: SOON,
        taken: Duration::ZERO,
        longest: Duration::ZERO,
        used: Duration::ZERO,
        until: Until::at(end),
    };
    let Some(lines) = runs.lines() else { return Ok(None) };
    // What a busy machine broke off is no fact.
    let key = key.filter(|_| Instant::now() < end);
    if let (Some(key), Ok(json)) = (key, serde_json::to_vec(&lines)) {
        machine.cache().remember(&key, FILE, &json);
    }
    Ok(Some(Reach { lines, remembered: false }))
}

/// What is bounded together, in the order in which it is tried.
const COUNTS_AND_SCALARS: [Role; 2] = [Role::Length, Role::Scalar];
const EVERYTHING: [Role; 3] = [Role::Length, Role::Scalar, Role::Cell];
const COUNTS: [Role; 1] = [Role::Length];

struct Runs<'a, 'm> {
    bound: &'a Bound,
    built: Built,
    runner: Runner<'m>,
    knobs: Vec<Knob>,
    /// What may be hard for it within some lines: whatever was too slow last comes first.
    shapes: Vec<Shapes>,
    /// What the quickest run took: mostly the start of a process.
    base: Option<Duration>,
    /// What more it may take, and the most that it took within the lines asked about last, and within those found last.
    soon: Duration,
    taken: Duration,
    longest: Duration,
    /// The processors' time of all runs: whatever else runs on the machine has no part in it.
    used: Duration,
    until: Until<'a>,
}

/// By knob, the number of its bound: the number of all bounds where it has none.
type Steps = Vec<usize>;

impl Runs<'_, '_> {
    fn is_over(&self) -> bool {
        self.used > PATIENCE || self.until.is_over()
    }

    /// The widest lines of those that are tried.
    fn lines(&mut self) -> Option<Vec<String>> {
        let mut found = self.together(&COUNTS_AND_SCALARS).or_else(|| self.together(&COUNTS));
        let is_enough =
            |(step, steps): &(usize, Steps)| BOUNDS[(*step).min(LAST)] >= FEW || self.lines_of(steps).is_empty();
        if !found.as_ref().is_some_and(is_enough) {
            found = self.together(&EVERYTHING).or(found);
        }
        let steps = self.widened(found?.1);
        Some(self.lines_of(&steps))
    }

    /// The largest bound for all knobs of some roles at which it answers soon.
    fn together(&mut self, roles: &[Role]) -> Option<(usize, Steps)> {
        let bounded: Vec<bool> = self.knobs.iter().map(|knob| roles.contains(&role(knob))).collect();
        let steps = |step: usize| bounded.iter().map(|&is| if is { step } else { BOUNDS.len() }).collect::<Steps>();
        // One input a size says where the others are worth their time.
        let (mut first, mut end) = (None, BOUNDS.len() + 1);
        for step in (0..=BOUNDS.len()).step_by(STRIDE) {
            match self.is_soon(&steps(step), 1) {
                Some(true) => first = Some(step),
                None if first.is_none() && (step < MIDDLE || roles != COUNTS_AND_SCALARS) => {}
                _ => {
                    end = step;
                    break;
                }
            }
        }
        let found = self.furthest(0, end, first?, &steps);
        // Where each process takes long to start, the time was over before.
        let before = first.filter(|_| self.is_over()).map(|step| step.saturating_sub(STRIDE));
        found.or(before).map(|step| (step, steps(step)))
    }

    /// The same without the bounds that make it little quicker: many a value does not matter.
    fn widened(&mut self, mut steps: Steps) -> Steps {
        self.soon = self.longest * 3 / 2 + SOON / 4;
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by_key(|&k| role(&self.knobs[k]) == Role::Length);
        for k in order {
            let free = BOUNDS.partition_point(|&bound| self.line(&self.knobs[k], bound).is_some());
            let with = |step: usize| [&steps[..k], &[step], &steps[k + 1..]].concat();
            if steps[k] < free {
                let widest = self.furthest(steps[k] + 1, free + 1, free, &with);
                steps[k] = widest.unwrap_or(steps[k]);
            }
        }
        steps
    }

    /// The last step from `start` to before `end` at which it answers everything soon: `first` is tried first, then the middle of what is left.
    fn furthest(&mut self, start: usize, end: usize, first: usize, steps: &dyn Fn(usize) -> Steps) -> Option<usize> {
        let (mut furthest, mut lo, mut hi, mut step) = (None, start, end, first);
        while lo < hi && !self.is_over() {
            match self.is_soon(&steps(step), self.shapes.len()) {
                Some(true) => (furthest, lo, self.longest) = (Some(step), step + 1, self.taken),
                // Lines can be too narrow for any input.
                None if step < first => lo = step + 1,
                _ => hi = step,
            }
            step = lo + (hi - lo) / 2;
        }
        furthest
    }

    fn lines_of(&self, steps: &[usize]) -> Vec<String> {
        let line = |(knob, &step): (&Knob, &usize)| self.line(knob, *BOUNDS.get(step)?);
        self.knobs.iter().zip(steps).filter_map(line).collect()
    }

    /// Whether it answers so many inputs within these lines soon; `None` where they leave no input.
    fn is_soon(&mut self, steps: &[usize], most: usize) -> Option<bool> {
        let lines = self.lines_of(steps);
        let extra: Vec<Constraint> = lines.iter().map(|line| parse_line(line).ok()).collect::<Option<_>>()?;
        let narrowed = self.bound.narrowed(&extra).ok()?;
        let mut drawn = 0;
        self.taken = Duration::ZERO;
        for number in 0..self.shapes.len() {
            let Some(input) = self.draw(&narrowed.drawing, number) else { continue };
            drawn += 1;
            let is_soon = self.answers(&input)?;
            if !is_soon || drawn == most {
                self.shapes[..=number].rotate_right(1);
                return Some(is_soon);
            }
        }
        (drawn > 0 && !self.is_over()).then_some(true)
    }

    fn draw(&self, drawing: &Drawing, number: usize) -> Option<Input> {
        const TRIES: u32 = 100;
        let until = Until::at(Instant::now() + DRAWN);
        let mut input = Input::default();
        let stream = seed(&self.bound.problem.slug, "reach", number as u64, 0);
        let mut edge = Edge::new(drawing.rules(), &self.shapes[number], stream);
        let mut hand = Hurried { hand: &mut edge, until: &until };
        let is_over = || self.is_over() || until.is_over();
        (0..TRIES).any(|_| !is_over() && drawing.draw(&mut hand, &mut input).is_ok()).then_some(input)
    }

    /// Whether it answers this soon; a crash is as good as an answer here, and told by whoever asks in earnest.
    fn answers(&mut self, input: &Input) -> Option<bool> {
        let text = self.bound.validator.format().text(input);
        let outcome = self.runner.run(&self.built, &text).ok()?;
        self.used += outcome.cpu;
        let base = self.base.map_or(outcome.cpu, |base| base.min(outcome.cpu));
        if self.base.replace(base).is_none() {
            // Of what takes longer nothing more is to be learnt.
            let time_ms = RUN_MS.min(2 * (base + SOON).as_millis() as u64);
            self.built = self.built.clone().with_limits(Limits { time_ms, ..self.built.limits });
        }
        let taken = outcome.cpu.saturating_sub(base);
        self.taken = self.taken.max(taken);
        Some(outcome.exceeded.is_none() && taken <= self.soon)
    }

    /// The line that bounds something that can be turned; `None` where it is bounded as narrowly already, or cannot be.
    fn line(&self, knob: &Knob, bound: i64) -> Option<String> {
        let is_count = role(knob) == Role::Length;
        if !is_count && knob.cell != Cell::Int {
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

fn role(knob: &Knob) -> Role {
    if knob.is_repeats { Role::Length } else { knob.role }
}

/// What may be hard: the largest of everything, some values that a loop seldom leaves early, and one long thing among shorter ones.
fn hard(knobs: &[Knob]) -> Vec<Shapes> {
    let shapes = |of: &[(&str, Shape)]| Shapes { of: of.iter().map(|&(key, shape)| (key.to_owned(), shape)).collect() };
    let longest = (LENGTH, Shape::Largest);
    let mut all: Vec<Shapes> = [Shape::Random, Shape::Largest, Shape::Alternate, Shape::Sorted, Shape::Reversed]
        .map(|values| shapes(&[longest, (SCALAR, Shape::Largest), (VALUE, values)]))
        .into();
    all.extend([Shape::Random, Shape::Middle].map(|scalars| shapes(&[longest, (SCALAR, scalars)])));
    let lengths: Vec<&Knob> = knobs.iter().filter(|knob| role(knob) == Role::Length).collect();
    if lengths.len() > 1 {
        all.extend(lengths.iter().map(|knob| shapes(&[(&knob.key, Shape::Largest), (LENGTH, Shape::Middle)])));
    }
    all
}
