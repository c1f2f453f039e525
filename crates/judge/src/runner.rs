//! A place to run one program after another: submissions and checkers alike.

use crate::batch::{Batch, Bounds};
use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::checker::program::{Call, Program};
use crate::checker::{self, Check, CheckInput};
use crate::function_checker::{self, Function};
use crate::retry_when_noisy::RunLock;
use crate::spent;
use ojkit_frames::Frame;
use ojkit_languages::Machine;
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Conversation, Job, Kind, Outcome, RunError, Settles, Worker};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// One thread's worker, with a folder for the files of checkers.
#[derive(Debug)]
pub struct Runner<'m> {
    machine: &'m Machine,
    worker: Option<Worker>,
    /// The programs that answer one case after another, the one asked last at the end.
    servers: Vec<Batch>,
    folder: PathBuf,
    /// The checker function that was asked last.
    asked: Option<(String, Batch)>,
}

/// CPU time beyond this share of the limit is measured in a process of its own.
const QUICK: f64 = 0.5;
/// Cases that share a process are waited for so long by the clock: their CPU time ends long before.
const TOGETHER: Duration = Duration::from_secs(2);
/// So many servers are kept, each with the memory of a process that waits.
const SERVERS_MAX: usize = 4;
/// What a server tells before an answer: microseconds and KiB.
const FIGURES: usize = 16;

impl<'m> Runner<'m> {
    /// A runner of its own, whose folder is made when it is needed, and removed with the runner.
    pub fn new(machine: &'m Machine) -> Runner<'m> {
        // Checkers run in a folder of their own, where a relative path would name something else.
        let folder = machine.scratch();
        let folder = std::path::absolute(&folder).unwrap_or(folder);
        Runner { machine, worker: None, servers: Vec::new(), folder, asked: None }
    }

    /// Runs a submission on an input.
    ///
    /// # Errors
    /// The machine's, never the submission's, as text.
    pub fn run(&mut self, built: &Built, stdin: &[u8]) -> Result<Outcome, String> {
        self.run_within(built, built.limits, stdin)
    }

    /// Runs a submission on an input, and several times where it comes near to its time limit: what decides a verdict.
    ///
    /// # Errors
    /// Those of [`Runner::run`].
    pub fn run_settled(&mut self, built: &Built, stdin: &[u8]) -> Result<Outcome, String> {
        self.run_open(RunLock::of_machine(), &|| true, built, stdin)
    }

    /// The same with a lock, as long as the outcome decides something. A limit that nobody states is no measure to be near: one run decides.
    pub(crate) fn run_open(
        &mut self,
        lock: &RunLock,
        is_open: &dyn Fn() -> bool,
        built: &Built,
        stdin: &[u8],
    ) -> Result<Outcome, String> {
        if built.limits.is_unstated() {
            return lock.retry_when_noisy(|| self.run(built, stdin));
        }
        lock.measured(built.limits.cpu(), is_open, || {
            self.run_within(built, built.limits.with_times_the_time(Limits::NEAR_END), stdin)
        })
    }

    /// Runs a program once.
    ///
    /// # Errors
    /// The machine's, as text.
    pub(crate) fn run_job(&mut self, job: &Job) -> Result<Outcome, String> {
        run(self.machine, &mut self.worker, job)
    }

    /// Runs a submission and an interactor side by side; see [`Worker::converse`].
    ///
    /// # Errors
    /// The machine's, as text.
    pub(crate) fn converse(&mut self, both: [&Job; 2], settles: Settles) -> Result<Conversation, String> {
        with(self.machine, &mut self.worker, |worker| worker.converse(both[0], both[1], settles))
    }

    /// Its folder for the files of checkers and interactors.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The working folder of the program that was run last, until the next one runs.
    pub(crate) fn working_folder(&self) -> Option<&Path> {
        self.worker.as_ref().map(Worker::folder)
    }

    pub(crate) fn run_within(&mut self, built: &Built, limits: Limits, stdin: &[u8]) -> Result<Outcome, String> {
        let job = Job { artifact: &built.artifact, args: &[], stdin, limits, readable: &[], writable: &[] };
        run(self.machine, &mut self.worker, &job)
    }

    /// Runs a submission on an input in a process that has answered others; `None` where it has no server, where there is no answer, or
    /// one that came near to a limit, or took longer than `most`: a process of its own decides then.
    ///
    /// # Errors
    /// The machine's, never the submission's, as text.
    pub fn run_served(
        &mut self,
        built: &Built,
        most: Option<Duration>,
        stdin: &[u8],
    ) -> Result<Option<Outcome>, String> {
        // What takes longer is run by itself, whatever comes of it here.
        let time = built.limits.cpu().mul_f64(QUICK);
        let mut frame = Frame::new();
        frame.push_text(stdin);
        let outcomes = self.ask_server(built, most.map_or(time, |most| most.min(time)), &mut frame)?;
        Ok(outcomes.and_then(|mut outcomes| outcomes.pop()))
    }

    /// Runs a submission on several inputs in one process, which is new; `None` as in [`Runner::run_served`], and where all of them together
    /// came near to a limit of one: each has a share of the time of that process then, and all of its memory.
    ///
    /// # Errors
    /// Those of [`Runner::run_served`].
    pub(crate) fn run_together(&mut self, built: &Built, inputs: &[&[u8]]) -> Result<Option<Vec<Outcome>>, String> {
        let mut frame = Frame::new();
        inputs.iter().for_each(|input| frame.push_text(input));
        let outcomes = self.ask_server(built, built.limits.cpu().mul_f64(QUICK).min(TOGETHER), &mut frame)?;
        let cpu: Duration = outcomes.iter().flatten().map(|outcome| outcome.cpu).sum();
        Ok(outcomes.filter(|_| cpu.as_secs_f64() * 1000.0 < QUICK * built.granted.time_ms as f64))
    }

    /// What a submission's server answers to the cases of a frame, within so much time by the clock.
    fn ask_server(&mut self, built: &Built, time: Duration, frame: &mut Frame) -> Result<Option<Vec<Outcome>>, String> {
        let Some(program) = &built.server else { return Ok(None) };
        let bounds = Bounds { time, memory_mib: built.limits.memory_mib };
        let known = self.servers.iter().position(|server| server.artifact().key() == program.key());
        let mut server = match known.map(|at| self.servers.remove(at)) {
            Some(server) if server.bounds().memory_mib == bounds.memory_mib => server,
            _ => {
                // An old one ends before the new one begins.
                self.servers.drain(..self.servers.len().saturating_sub(SERVERS_MAX - 1));
                RunError::tried_again(|| Batch::new(self.machine, program.clone(), bounds))
                    .map_err(|error| error.to_string())?
            }
        };
        server.set_bounds(bounds);
        // A server that failed is dropped, and says nothing of the submission.
        let Ok(answers) = server.ask_once(frame) else { return Ok(None) };
        self.servers.push(server);
        Ok(answers
            .and_then(|answers| answers.iter().map(|answer| modest(built, program.recipe().kind, answer)).collect()))
    }

    /// Checks an output by the problem's checker.
    ///
    /// # Errors
    /// The checker failed, as text.
    pub fn check(&mut self, built_checker: &BuiltChecker, given: &CheckInput) -> Result<Check, String> {
        if let (Some(function), Some(artifact)) = (&built_checker.function, &built_checker.artifact) {
            return self.ask(function, artifact, given);
        }
        let Runner { machine, worker, folder, .. } = self;
        let Some(artifact) = &built_checker.artifact else {
            return checker::check(&built_checker.checker, &built_checker.output, given, None);
        };
        let limits = Limits::CHECKER;
        let mut run = |call: &Call| {
            let Call { args, stdin, readable, writable } = call;
            let outcome = run(machine, worker, &Job { artifact, args, stdin, limits, readable, writable })?;
            spent::add(&spent::CHECKERS, outcome.cpu);
            Ok(outcome)
        };
        checker::check(
            &built_checker.checker,
            &built_checker.output,
            given,
            Some(&mut Program { scratch: folder, is_scored: built_checker.is_scored, run: &mut run }),
        )
    }

    /// Asks a checker's function, whose process is kept from one output to the next.
    fn ask(&mut self, function: &Function, artifact: &Artifact, given: &CheckInput) -> Result<Check, String> {
        let known = self.asked.take().filter(|(key, _)| key == artifact.key()).map(|(_, batch)| batch);
        let new = || Batch::new(self.machine, artifact.clone(), Bounds::of(Limits::CHECKER, artifact));
        let was_known = known.is_some();
        let mut batch = known.map_or_else(new, Ok).map_err(|error| error.to_string())?;
        let mut check = function_checker::check(function, &mut batch, given);
        if check.is_err() && was_known {
            // The process may have been lost since it was asked last.
            batch = new().map_err(|error| error.to_string())?;
            check = function_checker::check(function, &mut batch, given);
        }
        self.asked = Some((artifact.key().to_owned(), batch));
        check
    }
}

/// What an answer with its figures says; `None` where it came near to a limit.
fn modest(built: &Built, kind: Kind, answer: &[u8]) -> Option<Outcome> {
    let (figures, text) = answer.split_at_checked(FIGURES)?;
    let figure = |at: usize| figures[at..at + 8].iter().rev().fold(0, |n, &byte| n << 8 | u64::from(byte));
    let (cpu, memory_kib) = (Duration::from_micros(figure(0)), figure(8));
    let granted = &built.granted;
    // One process for all cases has their garbage too; what it may have at a time its runtime sees to.
    let memory_share = if kind == Kind::ForkServer { QUICK } else { 1.0 };
    let is_modest = cpu.as_secs_f64() * 1000.0 < QUICK * granted.time_ms as f64
        && memory_kib as f64 <= memory_share * (granted.memory_mib * 1024) as f64
        && text.len() as f64 <= QUICK * (granted.output_kib * 1024) as f64;
    is_modest.then(|| Outcome { cpu, wall: cpu, memory_kib, stdout: text.to_vec(), ..Outcome::default() })
}

fn run(machine: &Machine, worker: &mut Option<Worker>, job: &Job) -> Result<Outcome, String> {
    with(machine, worker, |worker| worker.run(job))
}

fn with<T>(
    machine: &Machine,
    worker: &mut Option<Worker>,
    work: impl Fn(&mut Worker) -> Result<T, RunError>,
) -> Result<T, String> {
    let done = RunError::tried_again(|| {
        let mut own = match worker.take() {
            Some(own) => own,
            None => machine.worker()?,
        };
        // A worker that failed is dropped: the next run gets a fresh one.
        let done = work(&mut own)?;
        *worker = Some(own);
        Ok(done)
    });
    done.map_err(|error| error.to_string())
}

impl Drop for Runner<'_> {
    fn drop(&mut self) {
        // Only checker programs made it; where it cannot be removed, the next sweep of scratch folders will.
        let _ = fs::remove_dir_all(&self.folder);
    }
}
