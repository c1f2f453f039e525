//! The trial by two programs: a submission, and whoever gives the answers.

use crate::driver::batch::{Batch, Bounds};
use crate::driver::build;
use crate::driver::contest::{Contest, NotReady};
use crate::driver::contestant::{Batched, Contestant, Entry};
use crate::driver::recent_failures::RecentFailures;
pub use crate::driver::recent_failures::SeenFailure;
use crate::driver::replies::{Replies, Reply};
use crate::driver::trial::{Stop, Trial};
use ojkit_judge::built::Built;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::case::of_outcome;
use ojkit_judge::checker::{Check, CheckInput};
use ojkit_judge::runner::Runner;
use ojkit_languages::HarnessError;
use ojkit_languages::Machine;
use ojkit_languages::batch::{Decoder, Encoder, Frame};
use ojkit_model::input::Input;
use ojkit_model::problem::Checker;
use ojkit_model::verdict::Verdict;
use ojkit_rules::stdin::Format;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A frame that grew beyond this is sent.
const FRAME_BYTES: usize = 48 * 1024;
/// Cases of a frame: at first, and at most.
const CASES_MIN: usize = 16;
const CASES_MAX: usize = 2048;
/// Processes that are asked again what failed in company, and for how long.
const AGAIN: usize = 20;
const AGAIN_TIME: Duration = Duration::from_secs(2);
/// Frames that take less than the first grow, those that take more than the second shrink.
const FRAME_TIME: [Duration; 2] = [Duration::from_millis(8), Duration::from_millis(60)];

/// A submission beside whoever gives the answers.
pub struct Comparison<'m> {
    machine: &'m Machine,
    /// Seats remove their folders: each gets one of its own below this one.
    scratch: PathBuf,
    format: Arc<Format>,
    codec: Option<(Encoder, Decoder)>,
    built_checker: BuiltChecker,
    judge: Runner<'m>,
    submission: Contestant<'m>,
    reference: Contestant<'m>,
    /// The cases as values and as texts, each filled only where a program takes them so.
    values: Frame,
    texts: Option<Frame>,
    text: Vec<u8>,
    filled: usize,
    sent: usize,
    sent_at: Instant,
    /// Inputs of the frame that is filled and of the one that is sent, where a program or a checker needs their text.
    inputs: [Vec<Input>; 2],
    keeps_inputs: bool,
    /// Whether a program takes each case as text in a process of its own.
    sends_texts: bool,
    cases: usize,
    /// Inputs on which the reference took too long to say anything.
    skipped: u64,
    /// Whether the submission has a `main` beside the `Solution` that is driven.
    second_door: bool,
    has_main: bool,
    reads: Option<&'static str>,
    /// What was said of the cases that failed.
    told: RecentFailures,
    /// Whether the last of them took too long.
    by_time: bool,
    /// Whether the submission gets a new process for every case.
    alone: bool,
    /// The submission as the judge runs it, once that was asked for.
    clean: Option<Built>,
    /// How long compiling took since the search began.
    compiling: Duration,
    /// What the submission printed for debugging in the last run by itself.
    printed: Vec<u8>,
}

/// A failure, looked at closely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What it means.
    pub verdict: Verdict,
    /// What is wrong, for a person.
    pub message: String,
    /// The answer.
    pub expected: Vec<u8>,
    /// The output; empty where there is none.
    pub got: Vec<u8>,
}

impl<'m> Comparison<'m> {
    /// Builds both programs and the checker.
    ///
    /// # Errors
    /// Whatever cannot be built, and why.
    pub fn new(machine: &'m Machine, contest: &Contest) -> Result<Comparison<'m>, NotReady> {
        let Contest { bound, folder, submission, reference: (reference, who), scratch } = *contest;
        let problem = &bound.problem;
        let built_checker = BuiltChecker::new(machine, problem, folder).map_err(NotReady::Checker)?;
        let limits = problem.limits;
        let (submission, doors) = Contestant::new(
            machine,
            bound,
            submission,
            limits,
            "the submission".to_string(),
            &scratch.join("submission"),
        )
        .map_err(NotReady::Submission)?;
        let (reference, _) = Contestant::new(
            machine,
            bound,
            reference,
            limits.for_reference(),
            who.to_string(),
            &scratch.join("reference"),
        )
        .map_err(|error| NotReady::Reference { who: who.to_string(), error })?;
        let any = |wanted: fn(&Entry) -> bool| [&submission, &reference].iter().any(|side| wanted(&side.door));
        let values = any(|door| matches!(door, Entry::Batch(door) if !door.texts));
        let texts = any(|door| matches!(door, Entry::Batch(door) if door.texts));
        let singles = any(|door| matches!(door, Entry::Main(..)));
        let unfit = |error: HarnessError| NotReady::Problem(error.to_string());
        let codec = || Ok((Encoder::new(&problem.signature)?, Decoder::new(&problem.signature)?));
        Ok(Comparison {
            machine,
            scratch: scratch.to_path_buf(),
            format: bound.validator.format().clone(),
            codec: if values { Some(codec().map_err(unfit)?) } else { None },
            reads: doors.reads,
            second_door: doors.has_main && doors.batch.is_some_and(|batch| !batch.texts),
            has_main: doors.has_main,
            keeps_inputs: singles || matches!(built_checker.checker(), Checker::Program { .. }),
            sends_texts: singles,
            built_checker,
            judge: Runner::new(machine, scratch.join("checker")),
            submission,
            reference,
            values: Frame::new(),
            texts: texts.then(Frame::new),
            text: Vec::new(),
            filled: 0,
            sent: 0,
            sent_at: Instant::now(),
            inputs: [Vec::new(), Vec::new()],
            cases: CASES_MIN,
            skipped: 0,
            told: RecentFailures::default(),
            by_time: false,
            alone: false,
            clean: None,
            compiling: Duration::ZERO,
            printed: Vec::new(),
        })
    }

    /// Whether the submission is driven otherwise than by a process of its own per case.
    pub fn is_batch(&self) -> bool {
        matches!(self.submission.door, Entry::Batch(..))
    }

    /// Whether the submission is driven through its own `main`.
    pub fn is_main(&self) -> bool {
        match &self.submission.door {
            Entry::Batch(door) => door.texts,
            Entry::Main(..) => true,
        }
    }

    /// The word by which a submission without a `main` reads standard input, where it seems to.
    pub fn reads(&self) -> Option<&'static str> {
        self.reads
    }

    /// Whether it has a `main`, driven or not.
    pub fn has_main(&self) -> bool {
        self.has_main
    }

    /// Drives the submission through its own `main` from now on; false where it has no other door than the one that is driven.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn through_main(&mut self, contest: &Contest) -> Result<bool, NotReady> {
        if !std::mem::take(&mut self.second_door) {
            return Ok(false);
        }
        self.abandon();
        let begun = Instant::now();
        let served = build::served(self.machine, contest.submission).map_err(NotReady::Submission)?;
        let limits = contest.bound.problem.limits;
        self.submission.door = match served {
            Some(artifact) => {
                let batch = Batch::new(self.machine, artifact.clone(), Bounds::of(limits, &artifact));
                let batch = batch.map_err(|error| NotReady::Problem(error.to_string()))?.stopping();
                self.texts.get_or_insert_with(Frame::new);
                Entry::Batch(Box::new(Batched { batch, replies: Replies::default(), texts: true }))
            }
            None => {
                let built = Built::new(self.machine, contest.bound, contest.submission, limits);
                let runner = Runner::new(self.machine, self.scratch.join("main"));
                (self.keeps_inputs, self.sends_texts) = (true, true);
                Entry::Main(Box::new((runner, built.map_err(NotReady::Submission)?)), Vec::new())
            }
        };
        self.compiling += begun.elapsed();
        self.cases = CASES_MIN;
        Ok(true)
    }

    /// The submission as the judge runs it: `main` where it has one, a process per case; none where that is how it is driven already.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn clean(&mut self, contest: &Contest) -> Result<Option<Built>, NotReady> {
        if self.clean.is_none() && self.is_batch() {
            let begun = Instant::now();
            let problem = &contest.bound.problem;
            self.clean = match Built::new(self.machine, contest.bound, contest.submission, problem.limits) {
                // With a layout of its own, only a `main` can read the text.
                Err(_) if problem.layout.is_some() => None,
                built => Some(built.map_err(NotReady::Submission)?),
            };
            self.compiling += begun.elapsed();
        }
        Ok(self.clean.clone())
    }

    /// How long compiling took since the programs were ready to be compared.
    pub fn compiling(&self) -> Duration {
        self.compiling
    }

    /// From now on, the submission gets a new process for every case, or as many as fit into one.
    pub fn set_alone(&mut self, alone: bool) {
        self.abandon();
        self.alone = alone;
        self.cases = if alone { 1 } else { CASES_MIN };
    }

    /// What was said of an input when it failed among others; none where nobody remembers.
    pub fn told(&self, input: &Input) -> Option<SeenFailure> {
        let mut bytes = Frame::new();
        match (&self.submission.door, &self.codec) {
            (Entry::Batch(door), Some((encoder, _))) if !door.texts => bytes.push(encoder, input).ok()?,
            _ => bytes.push_text(&self.text(input)),
        }
        self.told.get(bytes.case(0)).cloned()
    }

    /// Whether an input fails when another one went before it in a new process.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub fn fails_after(&mut self, before: &Input, input: &Input) -> Result<bool, Stop> {
        self.abandon();
        if let Entry::Batch(door) = &mut self.submission.door {
            door.batch.restart();
        }
        self.push(before)?;
        self.push(input)?;
        self.send()?;
        let mut failing = Vec::new();
        self.receive(&mut failing)?;
        Ok(failing.contains(&1))
    }

    /// Whether an input fails in any of some new processes.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub fn fails_at_times(&mut self, input: &Input) -> Result<bool, Stop> {
        let end = Instant::now() + AGAIN_TIME;
        for _ in 0..AGAIN {
            if self.examine(input)?.is_some() {
                return Ok(true);
            }
            if Instant::now() > end {
                break;
            }
        }
        Ok(false)
    }

    /// Inputs on which whoever gives the answers took too long.
    pub fn skipped(&self) -> u64 {
        self.skipped
    }

    /// What the submission printed for debugging since the last call.
    pub fn take_printed(&mut self) -> Vec<u8> {
        match &mut self.submission.door {
            Entry::Batch(door) => door.batch.take_printed(),
            Entry::Main(..) => Vec::new(),
        }
    }

    /// What it printed for debugging when it was last run as the judge does.
    pub fn printed_alone(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.printed)
    }

    /// The text of an input.
    pub fn text(&self, input: &Input) -> Vec<u8> {
        let mut text = Vec::new();
        self.format.write(input, &mut text);
        text
    }

    /// Tries one input in new processes and looks at it closely; `None` where the submission is right.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub fn examine(&mut self, input: &Input) -> Result<Option<Failure>, Stop> {
        self.abandon();
        for side in [&mut self.submission, &mut self.reference] {
            if let Entry::Batch(door) = &mut side.door {
                door.batch.restart();
            }
        }
        self.push(input)?;
        if !self.keeps_inputs {
            self.inputs[0].push(input.clone());
        }
        self.send()?;
        self.sent = 0;
        self.collect()?;
        let answer = match self.reference.said(0, self.codec.as_ref())? {
            Ok(answer) => answer,
            Err((_, why)) => return Err(self.silent(why, 0).about(|_| Some(input.clone()))),
        };
        let failure = match self.submission.said(0, self.codec.as_ref())? {
            Err((verdict, message)) => Some(Failure { verdict, message, expected: answer, got: Vec::new() }),
            Ok(got) => {
                let text = self.text(input);
                let check = self.check(&text, &got, &answer)?;
                (!check.accepted).then_some(Failure {
                    verdict: Verdict::WrongAnswer,
                    message: check.message,
                    expected: answer,
                    got,
                })
            }
        };
        self.inputs[1].clear();
        Ok(failure)
    }

    /// What whoever gives the answers says of one input, in a new process.
    ///
    /// # Errors
    /// As [`Trial::receive`].
    pub fn answer(&mut self, input: &Input) -> Result<Vec<u8>, Stop> {
        self.abandon();
        let text = self.text(input);
        if let Entry::Batch(door) = &mut self.reference.door {
            let mut frame = Frame::new();
            match &self.codec {
                Some((encoder, _)) if !door.texts => {
                    frame.push(encoder, input).map_err(|error| Stop::Input(error.to_string()))?;
                }
                _ => frame.push_text(&text),
            }
            door.batch.restart();
            door.batch.begin(&mut frame).map_err(|error| Stop::Machine(error.to_string()))?;
        }
        self.reference.finish(&[text])?;
        let said = self.reference.said(0, self.codec.as_ref())?;
        said.map_err(|(_, why)| self.silent(why, 0).about(|_| Some(input.clone())))
    }

    /// The same by a process per case, through the submission's own `main` where it has one; `None` where it is right.
    ///
    /// # Errors
    /// Those of the machine and the checker.
    pub fn confirm(&mut self, built: &Built, input: &Input, answer: &[u8]) -> Result<Option<Failure>, Stop> {
        let text = self.text(input);
        let mut runner = Runner::new(self.machine, self.scratch.join("clean"));
        let mut outcome = runner.run(built, &text).map_err(Stop::Machine)?;
        // A harness answers on a descriptor of its own; where the file has a `main`, its output is the answer.
        self.printed = if self.has_main { Vec::new() } else { std::mem::take(&mut outcome.stderr) };
        if let Some((verdict, message)) = of_outcome(&outcome, &built.granted) {
            return Ok(Some(Failure { verdict, message, expected: answer.to_vec(), got: outcome.stdout }));
        }
        let check = self.check(&text, &outcome.stdout, answer)?;
        Ok((!check.accepted).then(|| Failure {
            verdict: Verdict::WrongAnswer,
            message: check.message,
            expected: answer.to_vec(),
            got: outcome.stdout,
        }))
    }

    /// Whether an answer is as good as another, by the checker.
    ///
    /// # Errors
    /// The checker's.
    pub fn agree(&mut self, input: &Input, one: &[u8], other: &[u8]) -> Result<bool, Stop> {
        Ok(one == other || self.check(&self.text(input), one, other)?.accepted)
    }

    fn check(&mut self, input: &[u8], output: &[u8], answer: &[u8]) -> Result<Check, Stop> {
        self.judge.check(&self.built_checker, &CheckInput { input, output, answer }).map_err(Stop::Checker)
    }

    fn clear_frames(&mut self) {
        self.values.clear();
        self.texts.iter_mut().for_each(Frame::clear);
    }

    fn silent(&self, why: String, case: usize) -> Stop {
        Stop::Silent { who: self.reference.name.clone(), why, case, input: None }
    }

    /// What whoever gives the answers is called.
    pub fn who(&self) -> &str {
        &self.reference.name
    }

    fn collect(&mut self) -> Result<(), Stop> {
        let texts: Vec<Vec<u8>> = match self.sends_texts {
            true => self.inputs[1].iter().map(|input| self.text(input)).collect(),
            false => Vec::new(),
        };
        self.submission.finish(&texts)?;
        self.reference.finish(&texts)
    }

    /// Whether both programs said the same of every case, told by comparing bytes.
    fn all_agree(&self) -> bool {
        match (&self.submission.door, &self.reference.door) {
            (Entry::Batch(a), Entry::Batch(b)) => a.texts == b.texts && a.replies.same_as(&b.replies),
            (Entry::Main(_, a), Entry::Main(_, b)) => a == b && a.iter().all(Result::is_ok),
            _ => false,
        }
    }

    fn fails(&mut self, case: usize) -> Result<bool, Stop> {
        if let (Entry::Batch(a), Entry::Batch(b)) = (&self.submission.door, &self.reference.door)
            && a.texts == b.texts
            && matches!((a.replies.get(case), b.replies.get(case)), (Reply::Answer(a), Reply::Answer(b)) if a == b)
        {
            return Ok(false);
        }
        let answer = match self.reference.said(case, self.codec.as_ref())? {
            Ok(answer) => answer,
            Err((Verdict::TimeLimitExceeded, _)) => {
                self.skipped += 1;
                return Ok(false);
            }
            Err((verdict, why)) => return Err(self.silent(format!("{verdict}: {why}"), case)),
        };
        let got = self.submission.said(case, self.codec.as_ref())?;
        let fails = match &got {
            Err(_) => true,
            Ok(got) if *got == answer => false,
            Ok(got) => {
                let text = self.inputs[1].get(case).map(|input| self.text(input)).unwrap_or_default();
                !self.check(&text, got, &answer)?.accepted
            }
        };
        if fails {
            self.by_time = matches!(got, Err((Verdict::TimeLimitExceeded, _)));
            if let Entry::Batch(door) = &self.submission.door {
                self.told.insert(door.batch.case(case), SeenFailure { got, answer });
            }
        }
        Ok(fails)
    }
}

impl Trial for Comparison<'_> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        if let Some((encoder, _)) = &self.codec {
            self.values.push(encoder, input).map_err(|error| Stop::Input(error.to_string()))?;
        }
        if let Some(texts) = &mut self.texts {
            self.text.clear();
            self.format.write(input, &mut self.text);
            texts.push_text(&self.text);
        }
        if self.keeps_inputs {
            self.inputs[0].push(input.clone());
        }
        self.filled += 1;
        Ok(())
    }

    fn is_full(&self) -> bool {
        let size = self.values.size().max(self.texts.as_ref().map_or(0, Frame::size));
        self.filled >= self.cases || size >= FRAME_BYTES
    }

    fn send(&mut self) -> Result<(), Stop> {
        if let (true, Entry::Batch(door)) = (self.alone, &mut self.submission.door) {
            door.batch.restart();
        }
        for side in [&mut self.submission, &mut self.reference] {
            if let Entry::Batch(door) = &mut side.door {
                let frame = if door.texts { self.texts.as_mut() } else { Some(&mut self.values) };
                let begun = frame.map_or(Ok(()), |frame| door.batch.begin(frame));
                begun.map_err(|error| Stop::Machine(error.to_string()))?;
            }
        }
        self.clear_frames();
        self.inputs.swap(0, 1);
        self.inputs[0].clear();
        self.sent = self.filled;
        self.filled = 0;
        self.sent_at = Instant::now();
        Ok(())
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        failing.clear();
        let cases = std::mem::take(&mut self.sent);
        if cases == 0 {
            return Ok(0);
        }
        self.collect()?;
        let took = self.sent_at.elapsed();
        if self.alone {
            self.cases = 1;
        } else if cases >= self.cases && took < FRAME_TIME[0] {
            self.cases = (self.cases * 2).min(CASES_MAX);
        } else if took > FRAME_TIME[1] {
            let share = FRAME_TIME[1].as_secs_f64() / took.as_secs_f64();
            self.cases = ((cases as f64 * share) as usize).max(1);
        }
        if self.all_agree() {
            return Ok(cases);
        }
        for side in [&mut self.submission, &mut self.reference] {
            if let Entry::Batch(door) = &mut side.door {
                door.replies.index();
            }
        }
        let (asked, answered) = (self.submission.asked(), self.reference.asked());
        for case in 0..asked.min(answered) {
            match self.fails(case) {
                Ok(true) => failing.push(case),
                Ok(false) => {}
                // What failed before the answers ended counts.
                Err(Stop::Silent { .. }) if !failing.is_empty() => return Ok(case),
                Err(stop) => return Err(stop),
            }
        }
        if asked < answered {
            return Ok(asked);
        }
        // The answers that a slow one would give to the others are not worth the wait.
        self.skipped += cases.saturating_sub(answered) as u64;
        Ok(cases)
    }

    fn failed_by_time(&self) -> bool {
        self.by_time
    }

    fn is_dear(&self) -> bool {
        self.sends_texts
    }

    fn abandon(&mut self) {
        self.clear_frames();
        self.filled = 0;
        self.inputs.iter_mut().for_each(Vec::clear);
        if std::mem::take(&mut self.sent) > 0 {
            for side in [&mut self.submission, &mut self.reference] {
                if let Entry::Batch(door) = &mut side.door {
                    door.batch.restart();
                }
            }
        }
    }
}
