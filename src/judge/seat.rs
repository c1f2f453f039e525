//! A place to run one program after another: submissions and checkers alike.

use crate::judge::checker::program::{Call, Program};
use crate::judge::checker::{self, Check, CheckInput};
use crate::judge::referee::Referee;
use crate::model::limits::Limits;
use crate::run::{Artifact, BuildError, Job, Machine, Outcome, Worker};
use std::fs;
use std::path::{Path, PathBuf};

/// A submission that is built, with its limits.
#[derive(Clone, Debug)]
pub struct Built {
    /// What runs.
    pub artifact: Artifact,
    /// The problem's limits with the language's time factor.
    pub limits: Limits,
    /// The limits as they are enforced: what the language's runtime itself takes is granted on top.
    pub granted: Limits,
}

impl Built {
    /// Builds a submission (or finds it in the cache).
    ///
    /// # Errors
    /// No such language, a missing compiler, a source that does not compile, or a failing machine.
    pub fn new(machine: &Machine, source: &Path, limits: Limits) -> Result<Built, BuildError> {
        Ok(Built::of(machine.build(source)?, limits))
    }

    /// An artifact with the problem's limits, before its language's share.
    pub fn of(artifact: Artifact, limits: Limits) -> Built {
        let language = artifact.language();
        let limits = limits.with_time_factor(language.time_factor);
        let granted = Limits { memory_mib: limits.memory_mib + language.memory_mib, ..limits };
        Built { artifact, limits, granted }
    }
}

/// One thread's worker, with a folder for the files of checkers.
#[derive(Debug)]
pub struct Seat<'m> {
    machine: &'m Machine,
    worker: Option<Worker>,
    folder: PathBuf,
}

impl<'m> Seat<'m> {
    /// A seat of its own; `folder` is made when it is needed, used by nobody else, and removed with the seat.
    pub fn new(machine: &'m Machine, folder: PathBuf) -> Seat<'m> {
        Seat { machine, worker: None, folder }
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
    pub fn check(&mut self, referee: &Referee, given: &CheckInput) -> Result<Check, String> {
        let Seat { machine, worker, folder } = self;
        let Some(artifact) = referee.artifact() else { return checker::check(referee.checker(), given, None) };
        let limits = Referee::LIMITS;
        let mut run = |call: &Call| {
            let Call { args, stdin, readable, writable } = call;
            run(machine, worker, &Job { artifact, args, stdin, limits, readable, writable })
        };
        checker::check(referee.checker(), given, Some(&mut Program { scratch: folder, run: &mut run }))
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

impl Drop for Seat<'_> {
    fn drop(&mut self) {
        // Only checker programs made it; where it cannot be removed, the next sweep of scratch folders will.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
