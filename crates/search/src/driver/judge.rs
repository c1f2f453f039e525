//! Whether an output is right, and what is wrong with one that is not.

use crate::driver::replies::Output;
use crate::driver::trial::Stop;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::case::Failed;
use ojkit_judge::checker::{Check, CheckInput};
use ojkit_judge::runner::Runner;
use ojkit_model::verdict::Verdict;
use serde::{Deserialize, Serialize};

/// Who says whether an output is right.
pub(super) struct Judge<'m> {
    pub built_checker: BuiltChecker,
    pub runner: Runner<'m>,
}

impl Judge<'_> {
    pub fn check(&mut self, input: &[u8], output: &[u8], answer: &[u8]) -> Result<Check, Stop> {
        self.runner.check(&self.built_checker, &CheckInput { input, output, answer }).map_err(Stop::Checker)
    }

    /// The failure that an output is, if it is one.
    pub fn failure(&mut self, input: &[u8], output: Output, answer: &[u8]) -> Result<Option<Failure>, Stop> {
        let (failed, got) = match output {
            Err(failed) => (failed, Vec::new()),
            Ok(got) => match self.check(input, &got, answer)? {
                check if !check.is_refused() => return Ok(None),
                check => (Failed::new(Verdict::WrongAnswer, check.message), got),
            },
        };
        Ok(Some(Failure { failed, expected: answer.to_vec(), got }))
    }
}

/// Outputs that differ from the answer, where no checker says whether they are right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undecided {
    pub count: u64,
    /// The first input on which there is one, as text.
    pub input: Vec<u8>,
    pub expected: Vec<u8>,
    pub got: Vec<u8>,
    pub message: String,
}

/// A failure, looked at closely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub failed: Failed,
    pub expected: Vec<u8>,
    /// The output; empty where there is none.
    pub got: Vec<u8>,
}
