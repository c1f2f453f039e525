//! One of the programs that are compared: how it is driven, and what it gave for the last frame.

use crate::driver::cases::{Cases, Form};
use crate::driver::replies::{Output, Replies, Reply};
use crate::driver::trial::Stop;
use ojkit_judge::batch::{Batch, Bounds};
use ojkit_judge::batch_program::{BatchProgram, Solution};
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::runner::Runner;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::limits::Limits;
use ojkit_rules::Bound;
use ojkit_run::Artifact;
use std::path::{Path, PathBuf};

/// Inputs of about two seconds: as calls in one process, by the fork server of a `main`, and a process each.
const USUAL_VALUES: u64 = 100_000;
const USUAL_FORKED: u64 = 4_000;
const USUAL_PROCESSES: u64 = 200;

/// One program.
pub(crate) struct Contestant<'m> {
    pub name: String,
    entry: Entry<'m>,
}

/// How a program is driven.
pub(crate) enum Entry<'m> {
    /// Frame by frame.
    Batch { batch: Box<Batch>, replies: Replies, form: Form },
    /// A process per case.
    Process { runner: Box<Runner<'m>>, built: Box<Built>, outputs: Vec<Output> },
}

impl<'m> Entry<'m> {
    pub fn batch(machine: &Machine, program: &BatchProgram, limits: Limits) -> Result<Entry<'m>, BuildError> {
        let BatchProgram { artifact, texts } = program;
        let batch = Batch::new(machine, artifact.clone(), Bounds::of(limits, artifact))?.stopping();
        let form = if *texts { Form::Texts } else { Form::Values };
        Ok(Entry::Batch { batch: Box::new(batch), replies: Replies::default(), form })
    }

    pub fn process(
        machine: &'m Machine,
        bound: &Bound,
        source: &Path,
        limits: Limits,
        scratch: PathBuf,
    ) -> Result<Entry<'m>, BuildError> {
        let built = Box::new(Built::new(machine, bound, source, limits)?);
        Ok(Entry::Process { runner: Box::new(Runner::new(machine, scratch)), built, outputs: Vec::new() })
    }
}

impl<'m> Contestant<'m> {
    /// Builds a program, to be driven in batches where that can be had.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn new(
        machine: &'m Machine,
        bound: &Bound,
        source: &Path,
        limits: Limits,
        name: String,
        scratch: PathBuf,
    ) -> Result<(Contestant<'m>, Solution), BuildError> {
        let solution = Solution::new(machine, &bound.problem, source, !bound.problem.has_repeats())?;
        let entry = match &solution.batch {
            Some(program) => Entry::batch(machine, program, limits)?,
            None => Entry::process(machine, bound, source, limits, scratch)?,
        };
        Ok((Contestant { name, entry }, solution))
    }

    /// Drives the program another way from now on.
    pub fn enter(&mut self, entry: Entry<'m>) {
        self.entry = entry;
    }

    /// How many inputs it answers in about two seconds here: a fixed number, so that no machine decides which inputs are tried.
    pub fn usual_inputs(&self) -> u64 {
        match &self.entry {
            Entry::Batch { batch, form: Form::Values, .. } => {
                (USUAL_VALUES as f64 / batch.artifact().recipe().time_factor).max(1.0) as u64
            }
            Entry::Batch { .. } => USUAL_FORKED,
            Entry::Process { .. } => USUAL_PROCESSES,
        }
    }

    /// What its answers rest on.
    pub fn identity(&self) -> String {
        let of = |artifact: &Artifact| format!("{}{:?}", artifact.key(), artifact.recipe());
        match &self.entry {
            Entry::Batch { batch, form, .. } => format!("{}{:?}{form:?}", of(batch.artifact()), batch.bounds()),
            Entry::Process { built, .. } => format!("{}{:?}", of(&built.artifact), built.granted),
        }
    }

    /// How it takes its cases.
    pub fn form(&self) -> Form {
        match &self.entry {
            Entry::Batch { form, .. } => *form,
            Entry::Process { .. } => Form::Processes,
        }
    }

    /// The next frame gets a new process.
    pub fn restart(&mut self) {
        if let Entry::Batch { batch, .. } = &mut self.entry {
            batch.restart();
        }
    }

    /// Sends it the cases that were filled.
    pub fn begin(&mut self, cases: &mut Cases) -> Result<(), Stop> {
        let Entry::Batch { batch, form, .. } = &mut self.entry else { return Ok(()) };
        let frame = cases.frame(*form);
        frame.map_or(Ok(()), |frame| batch.begin(frame)).map_err(|error| Stop::Machine(error.to_string()))
    }

    /// Waits for the replies to what was sent; a program that goes case by case gets these texts.
    pub fn finish(&mut self, texts: &[Vec<u8>]) -> Result<(), Stop> {
        match &mut self.entry {
            Entry::Batch { batch, replies, .. } => {
                batch.finish(replies).map_err(|error| Stop::Machine(error.to_string()))
            }
            Entry::Process { runner, built, outputs } => {
                outputs.clear();
                for text in texts {
                    let outcome = runner.run(built, text).map_err(Stop::Machine)?;
                    if let Some(failure) = of_outcome(&outcome, &built.granted) {
                        outputs.push(Err(failure));
                        break;
                    }
                    outputs.push(Ok(outcome.stdout));
                }
                Ok(())
            }
        }
    }

    /// How many cases of the last frame it was asked: one that ended its process is the last.
    pub fn asked(&self) -> usize {
        match &self.entry {
            Entry::Batch { replies, .. } => replies.len(),
            Entry::Process { outputs, .. } => outputs.len(),
        }
    }

    /// Whether both gave the same for every case, and nothing failed; told by comparing bytes.
    pub fn agrees(&self, other: &Contestant) -> bool {
        match (&self.entry, &other.entry) {
            (Entry::Batch { replies: a, form: f, .. }, Entry::Batch { replies: b, form: g, .. }) => {
                f == g && a.same_as(b)
            }
            (Entry::Process { outputs: a, .. }, Entry::Process { outputs: b, .. }) => {
                a == b && a.iter().all(Result::is_ok)
            }
            _ => false,
        }
    }

    /// Whether both gave the same bytes for a case.
    pub fn agrees_on(&self, other: &Contestant, case: usize) -> bool {
        match (&self.entry, &other.entry) {
            (Entry::Batch { replies: a, form: f, .. }, Entry::Batch { replies: b, form: g, .. }) => {
                f == g && matches!((a.get(case), b.get(case)), (Reply::Answer(a), Reply::Answer(b)) if a == b)
            }
            _ => false,
        }
    }

    /// Makes every case of the last frame as fast to look at as the first.
    pub fn index(&mut self) {
        if let Entry::Batch { replies, .. } = &mut self.entry {
            replies.index();
        }
    }

    /// What it gave for a case of the last frame.
    pub fn output(&self, case: usize, cases: &Cases) -> Result<Output, Stop> {
        match &self.entry {
            Entry::Batch { replies, form, .. } => match replies.get(case) {
                Reply::Answer(bytes) => cases.output(*form, bytes),
                Reply::Failed { verdict, message } => Ok(Err((verdict, message.to_string()))),
            },
            Entry::Process { outputs, .. } => Ok(outputs.get(case).cloned().unwrap_or(Ok(Vec::new()))),
        }
    }

    /// The bytes of a case of the last frame, where it was sent as such.
    pub fn case(&self, case: usize) -> Option<&[u8]> {
        match &self.entry {
            Entry::Batch { batch, .. } => Some(batch.case(case)),
            Entry::Process { .. } => None,
        }
    }

    /// What it printed for debugging since the last call.
    pub fn take_printed(&mut self) -> Vec<u8> {
        match &mut self.entry {
            Entry::Batch { batch, .. } => batch.take_printed(),
            Entry::Process { .. } => Vec::new(),
        }
    }
}
