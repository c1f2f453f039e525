//! One of the programs that are compared: how it is driven, and what it gave for the last frame.

use crate::driver::cases::{Cases, Form};
use crate::driver::contest::{Contest, NotReady};
use crate::driver::replies::{Output, Replies, Reply};
use crate::driver::trial::{Stop, USUAL_INPUTS};
use ojkit_draw::Bound;
use ojkit_judge::batch::{Batch, Bounds};
use ojkit_judge::batch_program::{BatchProgram, Solution};
use ojkit_judge::built::Built;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::case::{Failed, of_outcome};
use ojkit_judge::checker::excerpt::printable_lines;
use ojkit_judge::interaction::{interact, tail};
use ojkit_judge::runner::Runner;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::Artifact;
use std::path::Path;
use std::time::Duration;

/// Inputs of about two seconds: as calls in one process, by the fork server of a `main`, a process each, and two processes that talk.
const USUAL_VALUES: u64 = USUAL_INPUTS;
/// By a language's time factor, how many times as many calls of quick programs that is where drawing an input takes no time to speak of.
const USUAL_QUICK: [(f64, u64); 2] = [(1.0, 8), (2.0, 4)];
const USUAL_FORKED: u64 = 4_000;
const USUAL_PROCESSES: u64 = 200;
/// The same where a process starts at once, or is a fork of one that has started.
const USUAL_AFRESH: u64 = 2_000;
const USUAL_INTERACTIONS: u64 = 50;

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
    /// An interaction per case, which is empty where the submission was right.
    Interaction { runner: Box<Runner<'m>>, built: Box<Built>, beside: Box<Beside>, outputs: Vec<Output> },
    /// Nobody: what an interaction says of itself is compared with that all is right.
    Right { outputs: Vec<Output> },
}

/// Who takes part in an interaction beside the submission.
pub(crate) struct Beside {
    checker: BuiltChecker,
    /// Who tells the interactor what the answer is, where it wants to know.
    model: Option<Built>,
}

impl Beside {
    /// What comes of an interaction, and of the machine or the interactor that could not go on.
    fn ask(&self, runner: &mut Runner, built: &Built, input: &[u8]) -> Result<Output, Stop> {
        let mut answer = Vec::new();
        if let Some(model) = &self.model {
            let outcome = runner.run(model, input).map_err(Stop::Machine)?;
            if let Some(failed) = of_outcome(&outcome, &model.granted) {
                return Err(Stop::Silent {
                    who: "the model".to_owned(),
                    why: failed.to_string(),
                    case: 0,
                    input: None,
                });
            }
            answer = outcome.stdout;
        }
        let given = (input, &answer[..]);
        let run = interact(runner, built, built.limits, &self.checker, given).map_err(Stop::Machine)?;
        match run.failure {
            None => Ok(Ok(Vec::new())),
            Some(Failed { verdict: Verdict::JudgeError, message: why, .. }) => {
                let input = printable_lines(input, SHOWN_LINES, SHOWN_CHARS).join("\n");
                Err(Stop::Checker(format!("{why}, for the input\n{input}")))
            }
            Some(failed) => {
                let message = failed.message + &tail(&run.outcome.stdout);
                Ok(Err(Failed { message, ..failed }))
            }
        }
    }
}

/// Of an input on which an interactor fails.
const SHOWN_LINES: usize = 20;
const SHOWN_CHARS: usize = 200;

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
    ) -> Result<Entry<'m>, BuildError> {
        let built = Box::new(Built::new(machine, bound, source, limits)?);
        Ok(Entry::Process { runner: Box::new(Runner::new(machine)), built, outputs: Vec::new() })
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
    ) -> Result<(Contestant<'m>, Solution), BuildError> {
        let solution = Solution::new(machine, bound, source, !bound.problem.has_repeats())?;
        let entry = match &solution.batch {
            Some(program) => Entry::batch(machine, program, limits)?,
            None => Entry::process(machine, bound, source, limits)?,
        };
        Ok((Contestant { name, entry }, solution))
    }

    /// A submission whose runs are judged while they last, and the one that it is compared with.
    ///
    /// # Errors
    /// Why it, or the model, cannot be built.
    pub fn interacting(
        machine: &'m Machine,
        contest: &Contest,
        limits: Limits,
        checker: BuiltChecker,
    ) -> Result<(Contestant<'m>, Contestant<'m>), NotReady> {
        let Contest { bound, submission, reference: (_, who), .. } = *contest;
        let built = Box::new(Built::new(machine, bound, submission, limits).map_err(NotReady::Submission)?);
        let model = bound.problem.model.as_ref().map(|path| bound.folder.join("submissions").join(path));
        let build = |source| Built::new(machine, bound, source, bound.problem.limits.for_reference());
        let model = model.as_deref().map(build).transpose();
        let model = model.map_err(|error| NotReady::Reference { who: "the model".to_owned(), error })?;
        let runner = Box::new(Runner::new(machine));
        let beside = Box::new(Beside { checker, model });
        let entry = Entry::Interaction { runner, built, beside, outputs: Vec::new() };
        let right = Contestant { name: who.to_owned(), entry: Entry::Right { outputs: Vec::new() } };
        Ok((Contestant { name: "the submission".to_owned(), entry }, right))
    }

    /// Drives the program another way from now on.
    pub fn enter(&mut self, entry: Entry<'m>) {
        self.entry = entry;
    }

    /// Ends it from now on where a case takes longer than so much CPU time.
    ///
    /// # Errors
    /// The machine's.
    pub fn limit(&mut self, machine: &Machine, time_ms: u64) -> Result<(), BuildError> {
        match &mut self.entry {
            Entry::Batch { batch, .. } => {
                let bounds = Bounds { time: Duration::from_millis(time_ms), ..batch.bounds() };
                **batch = Batch::new(machine, batch.artifact().clone(), bounds)?.stopping();
            }
            Entry::Process { built, .. } => {
                **built = built.as_ref().clone().with_limits(built.limits.with_whole_time(time_ms));
            }
            Entry::Interaction { .. } | Entry::Right { .. } => {}
        }
        Ok(())
    }

    /// How many inputs it answers in about two seconds here: a fixed number, so that no machine decides which inputs are tried.
    /// `quick` tells whether drawing an input takes no time to speak of.
    pub fn usual_inputs(&self, quick: bool) -> u64 {
        match &self.entry {
            Entry::Batch { batch, form: Form::Values, .. } => {
                let factor = batch.artifact().recipe().time_factor;
                let times =
                    USUAL_QUICK.iter().find(|(most, _)| quick && factor <= *most).map_or(1, |(_, times)| *times);
                (USUAL_VALUES as f64 / factor).max(1.0) as u64 * times
            }
            Entry::Batch { .. } => USUAL_FORKED,
            Entry::Process { built, .. } if built.starts_at_once() => USUAL_AFRESH,
            Entry::Process { .. } => USUAL_PROCESSES,
            Entry::Interaction { .. } => USUAL_INTERACTIONS,
            Entry::Right { .. } => u64::MAX,
        }
    }

    /// What its answers rest on.
    pub fn identity(&self) -> String {
        let of = |artifact: &Artifact| format!("{}{:?}", artifact.key(), artifact.recipe());
        match &self.entry {
            Entry::Batch { batch, form, .. } => format!("{}{:?}{form:?}", of(batch.artifact()), batch.bounds()),
            Entry::Process { built, .. } => format!("{}{:?}", of(&built.artifact), built.granted),
            Entry::Interaction { built, beside, .. } => {
                let model = beside.model.as_ref().map(|model| of(&model.artifact));
                format!("{}{:?}{model:?}", of(&built.artifact), built.granted)
            }
            Entry::Right { .. } => String::new(),
        }
    }

    /// How it takes its cases.
    pub fn form(&self) -> Form {
        match &self.entry {
            Entry::Batch { form, .. } => *form,
            Entry::Process { .. } | Entry::Interaction { .. } | Entry::Right { .. } => Form::Processes,
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
                    let served = runner.run_served(built, None, text).map_err(Stop::Machine)?;
                    let outcome = served.map_or_else(|| runner.run(built, text), Ok).map_err(Stop::Machine)?;
                    if let Some(failure) = of_outcome(&outcome, &built.granted) {
                        outputs.push(Err(failure));
                        break;
                    }
                    outputs.push(Ok(outcome.stdout));
                }
                Ok(())
            }
            Entry::Interaction { runner, built, beside, outputs } => {
                outputs.clear();
                for text in texts {
                    outputs.push(beside.ask(runner, built, text)?);
                    if outputs.last().is_some_and(Result::is_err) {
                        break;
                    }
                }
                Ok(())
            }
            Entry::Right { outputs } => {
                *outputs = vec![Ok(Vec::new()); texts.len()];
                Ok(())
            }
        }
    }

    /// How many cases of the last frame it was asked: one that ended its process is the last.
    pub fn asked(&self) -> usize {
        match &self.entry {
            Entry::Batch { replies, .. } => replies.len(),
            Entry::Process { outputs, .. } | Entry::Interaction { outputs, .. } | Entry::Right { outputs } => {
                outputs.len()
            }
        }
    }

    /// Whether both gave the same for every case, and nothing failed; told by comparing bytes.
    pub fn agrees(&self, other: &Contestant) -> bool {
        match (&self.entry, &other.entry) {
            (Entry::Batch { replies: a, form: f, .. }, Entry::Batch { replies: b, form: g, .. }) => {
                f == g && a.same_as(b)
            }
            (Entry::Process { outputs: a, .. }, Entry::Process { outputs: b, .. })
            | (Entry::Interaction { outputs: a, .. }, Entry::Right { outputs: b }) => {
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
                Reply::Failed { verdict, message, by_clock } => {
                    Ok(Err(Failed { verdict, message: message.to_string(), by_clock }))
                }
            },
            Entry::Process { outputs, .. } | Entry::Interaction { outputs, .. } | Entry::Right { outputs } => {
                Ok(outputs.get(case).cloned().unwrap_or(Ok(Vec::new())))
            }
        }
    }

    /// The bytes of a case of the last frame, where it was sent as such.
    pub fn case(&self, case: usize) -> Option<&[u8]> {
        match &self.entry {
            Entry::Batch { batch, .. } => Some(batch.case(case)),
            _ => None,
        }
    }

    /// What it printed for debugging since the last call.
    pub fn take_printed(&mut self) -> Vec<u8> {
        match &mut self.entry {
            Entry::Batch { batch, .. } => batch.take_printed(),
            _ => Vec::new(),
        }
    }
}
