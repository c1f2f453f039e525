//! The end of a submission that is too slow by far, long before a limit that nobody states.

use crate::built::Built;
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Exceeded, Outcome};
use std::time::{Duration, Instant};

/// Whoever says whether a submission is too slow by far.
pub trait Early: Sync {
    /// Whether anything may be said yet: else a case has its whole time.
    fn is_open(&self) -> bool;

    /// What is said of a submission that takes long on a case, if it is too slow by far; none where that does not show.
    fn ask(&self, case: &Case) -> Option<String>;
}

/// How long a case is waited for at least and at most before that is asked: by the clock where it is served, of which others may have had half on
/// a busy machine.
pub(crate) const EARLY: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(2)];

/// What a first run gives.
pub(crate) enum First {
    /// An outcome that may be judged; of a process of its own, or of a server.
    Ran(Outcome, bool),
    /// The submission is too slow by far.
    Stopped(Finding),
    /// Nothing that decides.
    Open,
}

/// Runs a case in a server, or where there is none, and somebody may be asked, for a short time in a process of its own; asks where that took long.
pub(crate) fn first(
    runner: &mut Runner,
    lock: &RunLock,
    built: &Built,
    early: Option<&dyn Early>,
    case: &Case,
) -> Result<First, String> {
    let early = early.filter(|early| early.is_open());
    let [least, most] = EARLY;
    let slow = Limits::slow(built.artifact.recipe().time_factor).clamp(least, most);
    let long = early.map(|_| slow);
    let (served, waited) = lock.shared(|| {
        let begun = Instant::now();
        (runner.run_served(built, long, &case.input), begun.elapsed())
    });
    let took_long = match (served?, built.server.is_some(), long) {
        (Some(outcome), ..) => return Ok(First::Ran(outcome, true)),
        (None, false, Some(long)) => {
            let limits = built.limits.with_whole_time(long.min(built.limits.cpu()).as_millis() as u64);
            let outcome = lock.shared(|| runner.run_within(built, limits, &case.input))?;
            if outcome.exceeded.is_none() {
                return Ok(First::Ran(outcome, false));
            }
            outcome.exceeded == Some(Exceeded::CpuTime)
        }
        (None, ..) => waited >= slow,
    };
    let said = early.filter(|_| took_long).and_then(|early| early.ask(case));
    let stopped = |said| {
        let time_ms = slow.as_secs_f64() * 1000.0;
        First::Stopped(Finding { time_ms, ..Finding::on(case, Verdict::TimeLimitExceeded, said) })
    };
    Ok(said.map_or(First::Open, stopped))
}
