//! How strong a testset is: wrong programs, made and written, against the cases.
//!
//! # Theory of operation
//!
//! [`mutants`] are small mistakes in an accepted submission, all compiled as one program that is told which of them to be. Each meets the cases;
//! for those that live an input is searched that tells them from the submission, by the driver, the inputs, the reference and the shrinker of
//! [`ojkit_search`].

pub mod mutants;

mod choice;
mod killed;
mod measure;
mod minimize;
mod mutant_runs;
mod mutant_search;
mod program_mutants;
mod reference_check;
mod reply_checker;
mod setting;
mod wrong_submissions;

pub use choice::{Choice, choose};
pub use killed::{Killed, is_wrong, killed};
pub use measure::{Options, measure};
pub use setting::{Setting, Subject};

use ojkit_frames::HarnessError;
use ojkit_languages::BuildError;
use ojkit_model::verdict::Verdict;
use ojkit_run::RunError;
use ojkit_search::driver::Stop;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Why the strength of a testset is not known.
#[derive(Debug, thiserror::Error)]
pub enum StrengthError {
    #[error(transparent)]
    Run(#[from] RunError),
    #[error(transparent)]
    Build(#[from] BuildError),
    #[error(transparent)]
    Harness(#[from] HarnessError),
    #[error("the checker failed: {0}")]
    Checker(String),
    #[error("{0}")]
    Bench(String),
    #[error(transparent)]
    Search(Stop),
    /// Somebody asked for an end before every mutant had met the cases.
    #[error("stopped before its end")]
    Stopped,
}

impl From<Stop> for StrengthError {
    fn from(stop: Stop) -> StrengthError {
        match stop {
            Stop::Checker(why) => StrengthError::Checker(why),
            Stop::Asked => StrengthError::Stopped,
            stop => StrengthError::Search(stop),
        }
    }
}

/// How strong one problem's cases are.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    pub problem: String,
    pub cases: usize,
    /// Mutants of the accepted submissions' classes and programs, those that compile.
    pub mutants: usize,
    pub killed: usize,
    /// Those of `killed` that no sample and no kept case kills, where other cases decide nothing.
    pub doubtful: usize,
    /// Mutants that no case kills, in the order of files and lines.
    pub survivors: Vec<Survivor>,
    /// Accepted submissions that differ from whoever gives the answers, each with the first such input.
    pub differing: Vec<Differing>,
    pub wrong: Vec<Wrong>,
    /// Cases without which some wrong program would live, and how many: their names, mutants, and wrong submissions by path.
    pub needed: Vec<Needed>,
    /// A smallest set of generated cases with the same kills, where it was asked for.
    pub smallest: Option<Vec<String>>,
    /// Inputs that kill survivors, as few as possible: the text and the reason to keep it.
    pub remedies: Vec<Remedy>,
    /// `inputs` of a class by their text, as its site gives them.
    pub operations: BTreeMap<String, String>,
    /// What was left out, a line each.
    pub notes: Vec<String>,
    /// Seconds of running, without compiling and without wrong submissions.
    pub seconds: f64,
    /// Mutants that nothing but their time kills.
    pub hangs: usize,
    /// Seconds that these took, of all programs that ran at the same time together.
    pub seconds_hanging: f64,
    /// Those of `seconds` in which countercases of survivors were searched.
    pub seconds_searching: f64,
}

impl Strength {
    /// The inputs that are shown: those that kill what no case does, and those on which accepted submissions differ.
    pub fn inputs(&self) -> impl Iterator<Item = &String> {
        let survivors = self.survivors.iter().filter_map(|survivor| survivor.countercase.as_ref());
        let killing = survivors.chain(self.wrong.iter().filter_map(|wrong| wrong.countercase.as_ref()));
        killing.map(|(input, _)| input).chain(self.differing.iter().map(|differing| &differing.input))
    }

    /// An input as a person reads it: as its site gives it where that is known, else as text.
    pub fn shown<'s>(&'s self, input: &'s str) -> &'s str {
        self.operations.get(input).map_or(input, String::as_str)
    }

    /// Survivors for which no input was found on which they differ: perhaps they are equivalent.
    pub fn suspects(&self) -> usize {
        self.survivors.iter().filter(|survivor| survivor.countercase.is_none()).count()
    }
}

/// A mutant that no case kills.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Survivor {
    /// The file, below `submissions/`.
    pub submission: String,
    /// The line that is changed, from 1.
    pub line: usize,
    pub operator: String,
    /// The change as lines, `- before` and `+ after`.
    pub diff: String,
    /// An input that kills it, as text, and what it does there.
    pub countercase: Option<(String, Verdict)>,
    /// What was tried; meant for survivors without a countercase.
    pub evidence: Evidence,
}

/// On what a mutant equals its original.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// Inputs in order of size, each once.
    pub exhausted: u64,
    /// Whether these are all legal inputs: then the mutant is equivalent.
    pub everything: bool,
    /// Other inputs: at random, by shapes, and the largest.
    pub random: u64,
    /// Inputs that were tried, but on which the submission itself fails: nothing can be compared there.
    pub unanswered: u64,
    /// Whether it was compared no further, since the submission itself fails too often.
    pub given_up: bool,
    /// Whether it met the cases alone, being a program with a `main`.
    pub only_cases: bool,
}

/// An accepted submission that is wrong, or whose model is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Differing {
    /// The file, below `submissions/`.
    pub submission: String,
    /// Whom it differs from: `the model ...` or `the oracle ...`.
    pub reference: String,
    /// The first input on which it does, as text.
    pub input: String,
    /// The answer of the reference.
    pub expected: String,
    /// That of the submission.
    pub got: String,
}

/// A wrong submission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wrong {
    /// The file, below `submissions/`.
    pub submission: String,
    /// The first case that kills it, and how; `None` where it lives.
    pub killed: Option<(String, Verdict)>,
    /// Whether that decides nothing, since the input may be illegal.
    pub doubtful: bool,
    /// Why it was not run.
    pub skipped: Option<String>,
    /// Where it lives: an input that it fails, as text, and what it does there.
    pub countercase: Option<(String, Verdict)>,
    /// Where it lives: whether such an input was searched for to the end.
    pub searched: bool,
}

/// A case that kills what no other case does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Needed {
    pub case: String,
    /// Mutants that only it kills, as `file:line: change`.
    pub mutants: Vec<String>,
    /// Wrong submissions that only it kills, as far as their other cases were run.
    pub submissions: Vec<String>,
}

/// A case worth keeping.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remedy {
    pub input: String,
    /// Which mistakes it shows.
    pub reason: String,
}
