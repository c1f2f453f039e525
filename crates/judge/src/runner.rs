//! A place to run one program after another: submissions and checkers alike.

use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::checker::program::{Call, Program};
use crate::checker::{self, Check, CheckInput};
use ojkit_languages::Machine;
use ojkit_model::limits::Limits;
use ojkit_run::{Job, Outcome, Worker};
use std::fs;
use std::path::PathBuf;

/// One thread's worker, with a folder for the files of checkers.
#[derive(Debug)]
pub struct Runner<'m> {
    machine: &'m Machine,
    worker: Option<Worker>,
    folder: PathBuf,
}

impl<'m> Runner<'m> {
    /// A runner of its own; `folder` is made when it is needed, used by nobody else, and removed with the runner.
    pub fn new(machine: &'m Machine, folder: PathBuf) -> Runner<'m> {
        // Checkers run in a folder of their own, where a relative path would name something else.
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        Runner { machine, worker: None, folder }
    }

    /// Runs a submission on an input.
    ///
    /// # Errors
    /// The machine's, never the submission's, as text.
    pub fn run(&mut self, built: &Built, stdin: &[u8]) -> Result<Outcome, String> {
        let job =
            Job { artifact: &built.artifact, args: &[], stdin, limits: built.limits, readable: &[], writable: &[] };
        run(self.machine, &mut self.worker, &job)
    }

    /// Checks an output by the problem's checker.
    ///
    /// # Errors
    /// The checker failed, as text.
    pub fn check(&mut self, built_checker: &BuiltChecker, given: &CheckInput) -> Result<Check, String> {
        let Runner { machine, worker, folder } = self;
        let Some(artifact) = built_checker.artifact() else {
            return checker::check(built_checker.checker(), given, None);
        };
        let limits = Limits::CHECKER;
        let mut run = |call: &Call| {
            let Call { args, stdin, readable, writable } = call;
            run(machine, worker, &Job { artifact, args, stdin, limits, readable, writable })
        };
        checker::check(built_checker.checker(), given, Some(&mut Program { scratch: folder, run: &mut run }))
    }
}

fn run(machine: &Machine, worker: &mut Option<Worker>, job: &Job) -> Result<Outcome, String> {
    let mut own = match worker.take() {
        Some(own) => own,
        None => machine.worker().map_err(|error| error.to_string())?,
    };
    // A worker that failed is dropped: the next run gets a fresh one.
    let outcome = own.run(job).map_err(|error| error.to_string())?;
    *worker = Some(own);
    Ok(outcome)
}

impl Drop for Runner<'_> {
    fn drop(&mut self) {
        // Only checker programs made it; where it cannot be removed, the next sweep of scratch folders will.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
