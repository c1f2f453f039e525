//! A submission that claims to be right, asked about one input.

use super::numbers::no_number;
use super::trouble::Cause;
use crate::built::Built;
use crate::case::{Failed, of_outcome};
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use ojkit_model::limits::Limits;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_run::Outcome;

/// In which process a solver meets an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Process {
    /// One that meets other inputs too, where its language has such; what goes wrong there is asked again in its own.
    Shared,
    /// One of its own.
    Own,
}

pub(super) fn output(
    runner: &mut Runner,
    lock: &RunLock,
    built: &Built,
    input: &[u8],
    process: Process,
) -> Result<Result<Vec<u8>, Silence>, String> {
    let served = match process {
        Process::Shared => lock.shared(|| runner.run_served(built, None, input))?,
        Process::Own => None,
    };
    let outcome = match served {
        Some(outcome) => outcome,
        None => lock.retry_when_noisy(|| runner.run(built, input))?,
    };
    Ok(output_of(outcome, &built.granted))
}

fn output_of(outcome: Outcome, granted: &Limits) -> Result<Vec<u8>, Silence> {
    match of_outcome(&outcome, granted) {
        None => Ok(outcome.stdout),
        Some(failed) => Err(Silence { why: failed.to_string(), verdict: Some(failed.verdict) }),
    }
}

/// Why a solver gave no output.
#[derive(Clone, Debug)]
pub(super) struct Silence {
    pub why: String,
    /// None where the machine is to blame.
    pub verdict: Option<Verdict>,
}

impl Silence {
    /// What a solver said, unless that is no number where one is asked for: then it has crashed.
    pub fn unless_number(problem: &Problem, input: &[u8], said: Vec<u8>) -> Result<Vec<u8>, Silence> {
        match no_number(problem, input, &said) {
            None => Ok(said),
            Some(why) => {
                let failed = Failed::new(Verdict::RunTimeError, why);
                Err(Silence { why: failed.to_string(), verdict: Some(failed.verdict) })
            }
        }
    }

    pub fn trouble(why: String) -> Silence {
        Silence { why, verdict: None }
    }

    /// Whether the solver crashed by itself: a limit may be too narrow for a legal input.
    pub fn is_crash(&self) -> bool {
        self.verdict == Some(Verdict::RunTimeError)
    }

    /// The verdict alone: what a program prints while it crashes may differ from run to run.
    pub fn in_short(&self) -> Cause {
        self.verdict.map_or_else(|| Cause::Other(self.why.clone()), Cause::Verdict)
    }
}

/// A submission that claims to be right.
pub(super) struct Solver {
    pub name: String,
    /// Whether it is asked only where it applies.
    pub oracle: bool,
}
