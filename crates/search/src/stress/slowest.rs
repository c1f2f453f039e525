//! Inputs on which a submission takes longest: largest ones with mixed shapes, from one that takes long to one that takes longer.
//!
//! Whether a choice stays open to the end, an insertion moves everything or a memo forgets is seen by the time alone, and only with the
//! values that let it happen. So some of the largest inputs are run, each part with a shape of its own; then the shapes of
//! the one that took longest are changed one by one, and what takes longer is changed further. The first that is slow is
//! judged as a slow case is: by how its time grows, or by the limit where one is stated. An input for which the reference takes long, too, does not count.

use super::hunt::Minimal;
use super::parts::Parts;
use super::time_growth::TimeGrowth;
use super::too_slow::{TooSlow, slow};
use super::walk::Walk;
use super::{Confirmed, Countercase, Request, SearchError};
use crate::driver::comparison::Comparison;
use crate::driver::contest::NotReady;
use crate::driver::trial::Stop;
use crate::until::Until;
use ojkit_draw::Bound;
use ojkit_judge::built::{Built, limits_of};
use ojkit_judge::runner::Runner;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Exceeded, cpu_used};
use ojkit_text::notation::print_parameters;
use std::time::{Duration, Instant};

/// So many inputs at most, the first of them with any shapes.
const INPUTS: usize = 160;
const ANY: usize = 16;
/// CPU time of all runs, and by the clock with all drawings.
const CPU: Duration = Duration::from_millis(500);
const CLOCK: Duration = Duration::from_secs(12);
/// What takes so many times as long takes longer, and is no noise.
const LONGER: f64 = 1.2;
/// Looking for parts with an answer ends after so long.
const SOUND: Duration = Duration::from_secs(4);
/// Who gives the answers takes at most this share of what is slow in the submission's language.
const REFERENCE: f64 = 0.5;

/// By what an input is judged on which a submission takes long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slowest {
    /// The limit that the spec states.
    ByLimit,
    /// How its time grows, by far past a limit that nothing states, or against what the size of the inputs bears.
    ByGrowth,
}

impl Slowest {
    /// An input for which a submission is too slow, and whether a clock or a person ended the search for it; none where none of those tried is
    /// slow, or where its time does not grow too fast.
    pub(super) fn find(
        self,
        request: &Request,
        programs: &mut Comparison,
    ) -> Result<(Option<Countercase>, bool), SearchError> {
        let (contest, machine) = (request.contest, programs.machine);
        let limits = limits_of(machine, &contest.bound.problem, contest.submission);
        let built = Built::new(machine, contest.bound, contest.submission, limits).map_err(NotReady::Submission)?;
        let least = Limits::slow(built.artifact.recipe().time_factor);
        let (slow, is_cut) = slow_one(machine, request, &built, least)?;
        let Some(input) = slow else { return Ok((None, is_cut)) };
        let Some(answer) = quick_answer(programs, &input, least) else {
            return Ok((self.sound(request, programs, input)?, is_cut));
        };
        let text = contest.bound.validator.format().text(&input);
        let found = match self {
            Slowest::ByLimit => {
                let mut runner = Runner::new(machine);
                let outcome = runner.run_settled(&built, &text).map_err(Stop::Machine)?;
                let message = format!("more than {} ms of CPU time", built.limits.cpu().as_millis());
                let is_late = outcome.exceeded == Some(Exceeded::CpuTime);
                is_late.then(|| slow_case(contest.bound, (input, &answer), message, None, false))
            }
            Slowest::ByGrowth => refused(request, programs, &text)?,
        };
        Ok((found, is_cut))
    }

    /// The same for an input without an answer, or with one that is larger than is promised: with the largest parts of it that have one.
    fn sound(
        self,
        request: &Request,
        programs: &mut Comparison,
        input: Input,
    ) -> Result<Option<Countercase>, SearchError> {
        if self == Slowest::ByLimit || programs.sound_answer(&input).is_some() {
            return Ok(None);
        }
        let until = Until::new(Instant::now() + SOUND, request.options.stop);
        for is_long in [true, false] {
            let mut parts = Parts::new(request.drawing, input.clone());
            parts.is_long = is_long;
            let Some(part) = parts.largest(&until, |part| programs.sound_answer(part).is_some()) else { continue };
            let found = refused(request, programs, &programs.text(&part))?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }
}

/// A countercase for a program that is too slow on an input, as its time grows.
pub(super) fn refused(
    request: &Request,
    programs: &mut Comparison,
    text: &[u8],
) -> Result<Option<Countercase>, SearchError> {
    let Some(slow) = slow(programs.machine, request, text, false)? else { return Ok(None) };
    let message = slow.to_string();
    let Some(TooSlow { input, .. }) = slow.too_slow else { return Ok(None) };
    let answer = programs.sound_answer(&input);
    let growth = Some(slow.growth.submission);
    Ok(answer.map(|answer| slow_case(request.contest.bound, (input, &answer), message, growth, true)))
}

/// The answer, where whoever gives it takes a share of what is slow at most.
fn quick_answer(programs: &mut Comparison, input: &Input, least: Duration) -> Option<Vec<u8>> {
    let begun = cpu_used().unwrap_or_default();
    let answer = programs.sound_answer(input)?;
    let took = cpu_used().unwrap_or_default().saturating_sub(begun);
    (took <= least.mul_f64(REFERENCE)).then_some(answer)
}

/// An input that takes too long, as a countercase.
pub(super) fn slow_case(
    bound: &Bound,
    (input, answer): (Input, &[u8]),
    message: String,
    growth: Option<TimeGrowth>,
    by_growth: bool,
) -> Countercase {
    let parameters = input.repeats.is_empty().then(|| print_parameters(&bound.problem.signature, &input.fields));
    Countercase {
        input: String::from_utf8_lossy(&bound.validator.format().text(&input)).into_owned(),
        parameters: parameters.unwrap_or_default(),
        values: input,
        expected: String::from_utf8_lossy(answer).into_owned(),
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
    }
}

/// The first input, among those on which a submission takes longer and longer, that takes as long as what is slow; and whether a clock or a
/// person ended the search.
fn slow_one(
    machine: &Machine,
    request: &Request,
    built: &Built,
    least: Duration,
) -> Result<(Option<Input>, bool), SearchError> {
    let Request { contest, drawing, options, .. } = request;
    let built = built.clone().with_limits(built.limits.with_whole_time(least.as_millis() as u64));
    let mut runner = Runner::new(machine);
    let until = Until::new(Instant::now() + CLOCK, options.stop);
    let mut walk = Walk::new(drawing, (options.slug, "stress-slowest", 0, options.seed), ANY);
    let (mut used, mut longest) = (Duration::ZERO, Duration::ZERO);
    for _ in 0..INPUTS {
        if used > CPU {
            break;
        }
        let drawn = walk.next(&until);
        if until.is_over() {
            return Ok((None, true));
        }
        let Some((mix, input)) = drawn else { continue };
        let text = contest.bound.validator.format().text(&input);
        let outcome = runner.run(&built, &text).map_err(Stop::Machine)?;
        if outcome.exceeded == Some(Exceeded::CpuTime) {
            return Ok((Some(input), false));
        }
        used += outcome.cpu;
        if outcome.cpu > longest.mul_f64(LONGER) {
            (longest, walk.best) = (outcome.cpu, Some(mix));
        }
    }
    Ok((None, false))
}
