//! Inputs on which a submission takes longest: largest ones with mixed shapes, from one that takes long to one that takes longer.
//!
//! Whether a choice stays open to the end, an insertion moves everything or a memo forgets is seen by the time alone, and only with the
//! values that let it happen. So some of the largest inputs are run, each part with a shape of its own; then the shapes of
//! the one that took longest are changed one by one, and what takes longer is changed further. The first that is slow is
//! judged as a slow case is: by how its time grows, and by the limit where one is known. A reference that is as slow has no say.

use super::hopeless::hopeless;
use super::hunt::Minimal;
use super::pace::{Pace, pace};
use super::time_growth::TimeGrowth;
use super::{Confirmed, Countercase, Request, SearchError};
use crate::driver::comparison::Comparison;
use crate::driver::contest::NotReady;
use crate::driver::trial::Stop;
use crate::until::{Hurried, Until};
use ojkit_draw::hand::random::{Random, seed};
use ojkit_draw::plan::mix::{Mix, Mixes};
use ojkit_judge::built::{Built, limits_of};
use ojkit_judge::runner::Runner;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::Exceeded;
use ojkit_text::notation::print_parameters;
use std::time::{Duration, Instant};

/// So many inputs at most, the first of them with any shapes.
const INPUTS: usize = 160;
const ANY: usize = 16;
/// CPU time of all runs, and by the clock with all drawings.
const CPU: Duration = Duration::from_millis(800);
const CLOCK: Duration = Duration::from_secs(6);
/// What takes so many times as long takes longer, and is no noise.
const LONGER: f64 = 1.2;
/// Who gives the answers takes at most this share of what is slow.
const REFERENCE: f64 = 0.5;

/// By what an input is judged on which a submission takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dear {
    /// A limit that the spec states, or that accepted submissions lead to.
    ByLimit,
    /// How its time grows, too, against what the size of the inputs bears.
    ByGrowth,
}

impl Dear {
    /// An input for which a submission is too slow; none where none of those tried is slow, or where its time does not grow too fast.
    pub(super) fn find(
        self,
        machine: &Machine,
        request: &Request,
        programs: &mut Comparison,
    ) -> Result<Option<Countercase>, SearchError> {
        let contest = request.contest;
        let limits = limits_of(machine, &contest.bound.problem, contest.submission);
        let built = Built::new(machine, contest.bound, contest.submission, limits).map_err(NotReady::Submission)?;
        let least = Limits::slow(built.artifact.recipe().time_factor);
        let Some(input) = slow_one(machine, request, &built, least)? else { return Ok(None) };
        let begun = Instant::now();
        // Where the reference has no answer, nobody knows whether one can be had in time.
        let Ok(answer) = programs.answer(&input) else { return Ok(None) };
        if begun.elapsed() > least.mul_f64(REFERENCE) {
            return Ok(None);
        }
        let text = contest.bound.validator.format().text(&input);
        let case = |input: Input, message: String, growth: Option<TimeGrowth>, by_growth: bool| Countercase {
            input: String::from_utf8_lossy(&contest.bound.validator.format().text(&input)).into_owned(),
            parameters: match input.repeats.is_empty() {
                true => print_parameters(&contest.bound.problem.signature, &input.fields),
                false => String::new(),
            },
            values: input,
            expected: String::from_utf8_lossy(&answer).into_owned(),
            got: String::new(),
            verdict: Verdict::TimeLimitExceeded,
            message,
            by_clock: true,
            minimal: Minimal::Local,
            confirmed: Confirmed::Yes,
            after: Vec::new(),
            growth,
            settled: false,
            by_growth,
        };
        if let Some(found) = hopeless(machine, request, &text)? {
            let message = found.to_string();
            let part = contest.bound.validator.text("", found.input.as_bytes()).unwrap_or(input);
            return Ok(Some(case(part, message, Some(found.growth), true)));
        }
        if self == Dear::ByLimit {
            let mut runner = Runner::new(machine, contest.scratch.join("dear"));
            let outcome = runner.run_settled(&built, &text).map_err(Stop::Machine)?;
            let message = format!("more than {} ms of CPU time", limits.time_ms);
            let is_late = outcome.exceeded == Some(Exceeded::CpuTime);
            return Ok(is_late.then(|| case(input, message, None, false)));
        }
        let measured = pace(machine, contest.bound, contest.submission, (&text, least), contest.scratch);
        match measured.map_err(NotReady::Submission)? {
            Some(pace @ Pace::Excessive(_)) => Ok(Some(case(input, pace.to_string(), None, true))),
            _ => Ok(None),
        }
    }
}

/// The first input, among those on which a submission takes longer and longer, that takes as long as what is slow.
fn slow_one(
    machine: &Machine,
    request: &Request,
    built: &Built,
    least: Duration,
) -> Result<Option<Input>, SearchError> {
    let Request { contest, drawing, options, .. } = request;
    let built = built.clone().with_limits(built.limits.with_whole_time(least.as_millis() as u64));
    let mut runner = Runner::new(machine, contest.scratch.join("dear"));
    let until = Until::new(Instant::now() + CLOCK, options.stop);
    let mut random = Random::new(seed(options.slug, "stress-dear", 0, options.seed));
    let mixes = Mixes::of(drawing);
    let (mut used, mut longest): (Duration, Option<(Duration, Mix)>) = Default::default();
    let mut input = Input::default();
    for number in 0..INPUTS {
        if used > CPU || until.is_over() {
            break;
        }
        let mix = match &longest {
            Some((_, mix)) if number >= ANY => mixes.near(mix, number, &mut random),
            _ => mixes.any(&mut random),
        };
        let Ok(mut hand) = mixes.notation(&mix).hand(mix.seed, drawing) else { continue };
        if drawing.draw(&mut Hurried { hand: hand.as_mut(), until: &until }, &mut input).is_err() {
            continue;
        }
        let text = contest.bound.validator.format().text(&input);
        let outcome = runner.run(&built, &text).map_err(Stop::Machine)?;
        if outcome.exceeded == Some(Exceeded::CpuTime) {
            return Ok(Some(input));
        }
        used += outcome.cpu;
        if longest.as_ref().is_none_or(|(most, _)| outcome.cpu > most.mul_f64(LONGER)) {
            longest = Some((outcome.cpu, mix));
        }
    }
    Ok(None)
}
