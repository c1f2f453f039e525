//! The search for a countercase: an input that a submission fails, as small as can be.
//!
//! [`hunt`] tries inputs and makes what fails small; what it found is then confirmed as the judge runs a submission, and told. Where
//! nothing was found, some inputs are tried as first calls of a process, and the file's own `main` is tried beside its `Solution`.

mod after_cases;
mod beside;
mod climb;
mod confirm;
pub(crate) mod hunt;
mod parts;
mod search;
mod slowest;
mod smaller;
pub(crate) mod time_growth;
mod too_slow;
mod walk;

pub use after_cases::{AfterCases, Amount, How, after_cases};
pub use hunt::{BOX_INPUTS_MAX, Found, Hunted, Minimal, Options, exhaust, hunt, largest, some};
pub use search::search;
pub use slowest::Slowest;
pub use smaller::smaller;
pub use time_growth::{Law, TimeGrowth, law};
pub use too_slow::{GrowthBeside, Slow, TooSlow, slow};

use crate::driver::contest::{Contest, NotReady};
use crate::driver::judge::Undecided;
use crate::driver::trial::Stop;
pub use crate::sweep::Tell;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use serde::{Deserialize, Serialize};

/// What to search, and how.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub contest: Contest<'a>,
    /// The inputs: the problem's constraints, and where answers hold only within others, or some were given, those too.
    pub drawing: &'a Drawing,
    pub options: Options<'a>,
    /// Whether every input must be tried, whatever it takes.
    pub exhaustive: bool,
}

/// The end of a search.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Searched {
    /// An input that the submission fails, confirmed.
    pub countercase: Option<Countercase>,
    /// Outputs that differ, where no checker says whether they are right.
    pub undecided: Option<Undecided>,
    pub cases: u64,
    /// Seconds of searching, without compiling.
    pub seconds: f64,
    /// How many inputs there are, where every one was tried.
    pub exhausted: Option<u64>,
    /// What the file's own `main` was tried on, where it stands beside the `Solution` and nothing failed; not among the other numbers.
    pub through_main: Option<ThroughMain>,
    /// Inputs tried in order of size.
    pub enumerated: u64,
    pub stopped: bool,
    /// Whether the clock ended a search that was to end by its count.
    pub late: bool,
    /// Whether a clock ended what came after it, as it should not on a quiet machine.
    pub cut: bool,
    /// Inputs that were left out, since the reference has no answer to them or is too slow for them.
    pub uncompared: u64,
    pub notes: Vec<String>,
    /// The first bytes of what the submission printed for debugging.
    pub printed: Vec<u8>,
}

/// What the second door of a submission was tried on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ThroughMain {
    pub cases: u64,
    pub seconds: f64,
    /// Whether these were all there are.
    pub all: bool,
}

/// An input that a submission fails, with all there is to say about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Countercase {
    pub input: String,
    /// The parameters as the site writes them, one per line; empty where there are repetitions.
    pub parameters: String,
    pub values: Input,
    pub expected: String,
    /// The output, as text; empty where there is none.
    pub got: String,
    pub verdict: Verdict,
    pub message: String,
    /// Whether the clock ended the run: the times in the message differ from run to run.
    pub by_clock: bool,
    pub minimal: Minimal,
    /// Whether a clean process, through `main` where there is one, failed too.
    pub confirmed: Confirmed,
    /// For one that fails only after others: the inputs after which it does, written as the parameters are; mostly one.
    pub after: Vec<String>,
    /// For one that takes too long: how time grows.
    pub growth: Option<TimeGrowth>,
    /// Whether every step to a smaller one was tried: there was time enough.
    pub settled: bool,
    /// Whether no run passed a limit, and how its time grows says that it is too slow.
    pub by_growth: bool,
}

/// What a clean process said to a countercase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confirmed {
    /// It fails too.
    Yes,
    /// Only after other cases in the same process: something is kept from case to case.
    OnlyAfterOthers,
    /// `Solution` fails, but the file's own `main` is right.
    DoorsDisagree,
    /// The file's own `main` fails, but `Solution` is right.
    OnlyThroughMain,
    /// It failed, and then was right when it was run again.
    NotAgain,
}

/// Why there is no result.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    #[error(transparent)]
    NotReady(#[from] NotReady),
    /// The search could not go on.
    #[error(transparent)]
    Stop(#[from] Stop),
}
