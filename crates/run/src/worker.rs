//! Running artifacts: once with a given input, in a session with the kit, or two in conversation with each other.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Write};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::artifact::Artifact;
use super::conversation::{self, Conversation, Settles};
use super::error::RunError;
use super::launch::Launcher;
use super::outcome::Outcome;
use super::page::Page;
use super::pipes::{Kept, Pipes};
use super::program::{Facts, Killed, Kind, ProcessLimits, Program};
use super::rlimits;
use super::scratch::Scratch;
use super::shared::Shared;
use super::turn::Wait;
use ojkit_model::limits::Limits;

/// What to run, on what, within which limits.
#[derive(Clone, Copy, Debug)]
pub struct Job<'a> {
    pub artifact: &'a Artifact,
    pub args: &'a [OsString],
    pub stdin: &'a [u8],
    /// Its limits, the time already with the language's factor; the kit grants the runtime's own memory on top.
    pub limits: Limits,
    /// Files and folders that it may read besides what its language needs.
    pub readable: &'a [PathBuf],
    /// Folders that it may write to besides its scratch folder.
    pub writable: &'a [PathBuf],
}

/// Runs one program at a time.
#[derive(Debug)]
pub struct Worker {
    shared: Arc<Shared>,
    launcher: Option<Launcher>,
    scratch: Scratch,
    /// The place of whoever a submission talks to.
    partner: Option<(Scratch, Launcher)>,
}

/// What a submission may wait for its interactor, whose start and turns are no sleep of its own, and by how much more that may outlast it.
const LONGER: Duration = Duration::from_secs(5);

impl Worker {
    pub(super) fn new(shared: Arc<Shared>) -> Result<Worker, RunError> {
        let scratch = shared.scratch.scratch()?;
        Ok(Worker { launcher: Some(shared.launcher(Kind::Submission)?), scratch, shared, partner: None })
    }

    /// Runs a program to its end, whatever it does, and states the facts.
    ///
    /// Errors are the machine's or the kit's, never the program's.
    pub fn run(&mut self, job: &Job) -> Result<Outcome, RunError> {
        self.scratch.clear()?;
        let program = program_of(job, &self.scratch);
        let mut launcher = match self.launcher.take() {
            Some(launcher) => launcher,
            None => self.shared.launcher(Kind::Submission)?,
        };
        let mut outcome = run(&mut launcher, &program, job.stdin)?;
        // After an error the launcher is dropped: its state is unknown.
        self.launcher = Some(launcher);
        forget_folder(&mut outcome.stderr, job.artifact);
        Ok(outcome)
    }

    /// The working folder of the program that it ran last; it lives no longer than the worker, and is emptied before the next run.
    pub fn folder(&self) -> &Path {
        self.scratch.path()
    }

    /// Runs a submission and an interactor side by side, each with the other's output as its input; what the jobs say of standard input is
    /// not looked at. `settles` says whether one side's end makes the other's uninteresting, which is ended then. The interactor has the
    /// submission's wall time and some seconds more.
    ///
    /// Errors are the machine's or the kit's, never a program's.
    pub fn converse(&mut self, submission: &Job, interactor: &Job, settles: Settles) -> Result<Conversation, RunError> {
        self.scratch.clear()?;
        let (partner, mut other) = match self.partner.take() {
            Some(partner) => partner,
            None => (self.shared.scratch.scratch()?, self.shared.launcher(Kind::Submission)?),
        };
        partner.clear()?;
        let mut own = match self.launcher.take() {
            Some(launcher) => launcher,
            None => self.shared.launcher(Kind::Submission)?,
        };
        let mut program = program_of(submission, &self.scratch);
        program.bounds.partner = LONGER;
        let mut beside = program_of(interactor, &partner);
        beside.bounds.wall = program.bounds.wall + LONGER * 2;
        let mut conversation = conversation::converse([&mut own, &mut other], [&program, &beside], settles)?;
        // After an error both are dropped.
        (self.launcher, self.partner) = (Some(own), Some((partner, other)));
        for (outcome, job) in conversation.outcomes.iter_mut().zip([submission, interactor]) {
            forget_folder(&mut outcome.stderr, job.artifact);
        }
        Ok(conversation)
    }

    /// Starts a program and leaves its standard input open; `job.stdin` is what it gets first.
    ///
    /// The limits hold for the whole session. Sessions are independent of the worker and of each other.
    pub fn start(&mut self, job: &Job) -> Result<Session, RunError> {
        self.start_with(job, None)
    }

    /// A page to share with a program of this worker's; one that counts nothing where there is no helper process.
    pub fn page(&self) -> io::Result<Page> {
        if self.shared.plan.zygote { Page::new() } else { Ok(Page::default()) }
    }

    /// Like [`Worker::start`]; the program gets `page`, a memory file, as descriptor 4.
    pub fn start_with(&mut self, job: &Job, page: Option<OwnedFd>) -> Result<Session, RunError> {
        let scratch = self.shared.scratch.scratch()?;
        let program = program_of(job, &scratch);
        let mut launcher = self.shared.launcher(program.kind)?;
        let (pipes, mut ends) =
            Pipes::open(program.bounds.output, usize::MAX).map_err(RunError::system("open a pipe"))?;
        ends.extend(page);
        Wait::new()?;
        launcher.start(&program, ends)?;
        Ok(Session {
            artifact: job.artifact.clone(),
            pipes,
            launcher: Some(launcher),
            kind: program.kind,
            killed: false,
            bounds: program.bounds,
            facts: None,
            unsent: job.stdin.to_vec(),
            wait: None,
            shared: self.shared.clone(),
            scratch,
        })
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let partner = self.partner.take().map(|(_, launcher)| launcher);
        for launcher in self.launcher.take().into_iter().chain(partner) {
            self.shared.give_back(Kind::Submission, launcher);
        }
    }
}

fn program_of(job: &Job, scratch: &Scratch) -> Program {
    let mut program = job.artifact.program(job.limits, scratch.path(), job.args);
    program.readable.extend_from_slice(job.readable);
    program.writable.extend_from_slice(job.writable);
    program
}

/// Runs a program with an input to its end.
pub(super) fn run(launcher: &mut Launcher, program: &Program, stdin: &[u8]) -> Result<Outcome, RunError> {
    let bounds = &program.bounds;
    // As judges give it: what reads fast asks a file for its size, or maps it.
    let file = input_file(stdin, program, launcher.is_portable());
    let mut rest = if file.is_some() { &[] } else { stdin };
    let (mut pipes, mut ends) = Pipes::open(bounds.output, rest.len()).map_err(RunError::system("open a pipe"))?;
    if let Some(file) = file {
        ends[0] = file.into();
    }
    // What fits into the pipe is there before the program is: most inputs need no further turn.
    let sent = pipes.feed(rest);
    rest = &rest[sent..];
    if rest.is_empty() {
        pipes.close_stdin();
    }
    let mut wait = Wait::new()?;
    launcher.start(program, ends)?;
    let (mut asked, mut over) = (false, None);
    let facts = loop {
        let patience = launcher.patience().min(wait.patience());
        let signalled = pipes
            .turn(&mut rest, launcher.signal(), patience)
            .map_err(RunError::system("wait for a program's pipes"))?;
        if rest.is_empty() {
            pipes.close_stdin();
        }
        if pipes.kept.overflow && !asked {
            launcher.kill(Killed::Output)?;
            asked = true;
        }
        if over.is_none()
            && let Err(why) = wait.look(|| launcher.cpu().filter(|_| program.kind != Kind::Compiler))
        {
            launcher.kill(Killed::Asked)?;
            over = Some(why);
        }
        if (signalled || launcher.signal().is_none())
            && let Some(facts) = launcher.poll()?
        {
            break facts;
        }
    };
    drop(wait);
    if let Some(why) = over {
        return Err(why);
    }
    pipes.drain();
    Ok(facts.outcome(pipes.kept, bounds))
}

/// An input as a file in memory; on the disk, without a name, where this system has none; none where neither can be made.
fn input_file(input: &[u8], program: &Program, portable: bool) -> Option<File> {
    #[cfg(target_os = "linux")]
    if !portable {
        return super::memory_file::of_input(input);
    }
    let _ = portable;
    if input.len() as u64 > rlimits::largest_file() {
        return None;
    }
    let path = program.folder.join(format!(".input-{}", ojkit_files::atomic::unique()));
    let mut written = File::create_new(&path).ok()?;
    let result = written.write_all(input);
    // Opened anew: a program cannot write to it, and begins at its start.
    let file = File::open(&path);
    let removed = std::fs::remove_file(&path);
    result.and(removed).and(file).ok()
}

/// Messages name the source by its file name only: the cache's folder means nothing to its author.
fn forget_folder(stderr: &mut Vec<u8>, artifact: &Artifact) {
    let folder = format!("{}/", artifact.recipe().folder.display());
    if stderr.windows(folder.len()).any(|w| w == folder.as_bytes()) {
        *stderr = String::from_utf8_lossy(stderr).replace(&folder, "").into_bytes();
    }
}

/// A program in conversation with the kit.
///
/// It reads standard input and answers on descriptor 3; what it prints on standard output and error is kept up to the limits.
/// Dropping the session kills the program.
#[derive(Debug)]
pub struct Session {
    artifact: Artifact,
    pipes: Pipes,
    /// There until the program has ended.
    launcher: Option<Launcher>,
    kind: Kind,
    killed: bool,
    bounds: ProcessLimits,
    facts: Option<Facts>,
    unsent: Vec<u8>,
    /// There while nothing comes.
    wait: Option<Wait>,
    shared: Arc<Shared>,
    scratch: Scratch,
}

/// So long a program may take until it waits for its next input.
const IDLE: Duration = Duration::from_millis(50);

/// What one turn of a conversation brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    Moved,
    /// Nothing moved for as long as was waited.
    Silent,
    /// The program has ended; [`Session::finish`] says how.
    Ended,
}

impl Session {
    /// Moves bytes both ways as far as they go, waiting at most `patience` for the first.
    ///
    /// `input` is advanced past what the program took; what it answered is appended to `answers`. Nothing can block: call it again
    /// until the answers are complete, whatever share of the input is still unsent.
    pub fn turn(&mut self, input: &mut &[u8], answers: &mut Vec<u8>, patience: Duration) -> Result<Progress, RunError> {
        let end = Instant::now() + patience;
        loop {
            let before = (input.len(), self.unsent.len(), answers.len());
            let Some(launcher) = &mut self.launcher else {
                return Ok(Progress::Ended);
            };
            let mut waited = self.wait.take().map_or_else(Wait::new, Ok)?;
            let wait = end.saturating_duration_since(Instant::now()).min(launcher.patience()).min(waited.patience());
            let signal = launcher.signal();
            let moved = if self.unsent.is_empty() {
                self.pipes.turn(input, signal, wait)
            } else {
                let mut rest: &[u8] = &self.unsent;
                let moved = self.pipes.turn(&mut rest, signal, wait);
                let sent = self.unsent.len() - rest.len();
                self.unsent.drain(..sent);
                moved
            };
            let signalled = moved.map_err(RunError::system("wait for a program's pipes"))?;
            if self.pipes.kept.overflow && !self.killed {
                self.killed = true;
                launcher.kill(Killed::Output)?;
            }
            let ended = if signalled || signal.is_none() { launcher.poll()? } else { None };
            if let Some(facts) = ended {
                self.pipes.drain();
                self.end(facts);
            }
            // The caller's vector is handed the bytes without a copy where it is empty.
            if answers.is_empty() {
                std::mem::swap(answers, &mut self.pipes.kept.answers);
            } else {
                answers.append(&mut self.pipes.kept.answers);
            }
            if before != (input.len(), self.unsent.len(), answers.len()) {
                return Ok(Progress::Moved);
            }
            let Some(launcher) = &self.launcher else {
                return Ok(Progress::Ended);
            };
            waited.look(|| launcher.cpu())?;
            self.wait = Some(waited);
            if Instant::now() >= end {
                return Ok(Progress::Silent);
            }
        }
    }

    /// Whether the program waits for its next input, and nothing is left of what it started; what it has printed is forgotten then, and its
    /// scratch folder is empty. `false` where that cannot be told.
    pub fn is_idle(&mut self) -> bool {
        let end = Instant::now() + IDLE;
        while Instant::now() < end {
            match self.looks_idle(end) {
                Ok(Some(true)) => {
                    let moved = self.pipes.turn(&mut &[][..], None, Duration::ZERO);
                    let is_silent = moved.is_ok() && std::mem::take(&mut self.pipes.kept).answers.is_empty();
                    return is_silent && self.scratch.clear().is_ok();
                }
                // It may be on its way there.
                Ok(Some(false)) => std::thread::sleep(Duration::from_micros(100)),
                Ok(None) | Err(_) => return false,
            }
        }
        false
    }

    /// The answer to one look; none where there will not be one.
    fn looks_idle(&mut self, end: Instant) -> Result<Option<bool>, RunError> {
        let Some(launcher) = self.launcher.as_mut().filter(|launcher| launcher.signal().is_some()) else {
            return Ok(None);
        };
        launcher.look()?;
        while Instant::now() < end {
            let mut nothing: &[u8] = &[];
            let moved = self.pipes.turn(&mut nothing, launcher.signal(), IDLE);
            if !moved.map_err(RunError::system("wait for a program's pipes"))? {
                continue;
            }
            if launcher.poll()?.is_some() {
                self.launcher = None;
                return Ok(None);
            }
            if let Some(seen) = launcher.take_seen() {
                return Ok(Some(seen));
            }
        }
        Ok(None)
    }

    /// What the program has printed on standard output since the last call, up to the output limit.
    pub fn take_printed(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.pipes.kept.stdout)
    }

    /// Kills the program, if it still runs.
    pub fn kill(&mut self) -> Result<(), RunError> {
        if let Some(launcher) = &mut self.launcher
            && !self.killed
        {
            self.killed = true;
            launcher.kill(Killed::Asked)?;
        }
        Ok(())
    }

    /// Closes standard input, waits for the end within the limits, and states the facts.
    pub fn finish(mut self) -> Result<Outcome, RunError> {
        self.pipes.close_stdin();
        let (mut nothing, mut answers): (&[u8], _) = (&[], Vec::new());
        while self.turn(&mut nothing, &mut answers, Duration::from_secs(1))? != Progress::Ended {}
        let facts = self.facts.unwrap_or_default();
        let mut outcome = facts.outcome(std::mem::take(&mut self.pipes.kept), &self.bounds);
        outcome.answers = answers;
        forget_folder(&mut outcome.stderr, &self.artifact);
        Ok(outcome)
    }

    fn end(&mut self, facts: Facts) {
        self.facts = Some(facts);
        if let Some(launcher) = self.launcher.take() {
            self.shared.give_back(self.kind, launcher);
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // A launcher that is in order is kept for the next; with any other its program ends too.
        if self.kill().is_err() {
            self.launcher = None;
        }
        while let Some(launcher) = &mut self.launcher {
            let mut nothing: &[u8] = &[];
            let moved = self.pipes.turn(&mut nothing, launcher.signal(), launcher.patience());
            self.pipes.kept = Kept::default();
            match moved {
                Ok(signalled) if signalled || launcher.signal().is_none() => match launcher.poll() {
                    Ok(Some(facts)) => self.end(facts),
                    Ok(None) => {}
                    Err(_) => self.launcher = None,
                },
                Ok(_) => {}
                Err(_) => self.launcher = None,
            }
        }
    }
}
