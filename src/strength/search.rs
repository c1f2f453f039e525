//! Inputs that tell mutants from the submission: first every small one, then random ones.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::StrengthError;
use super::arbiter::{Arbiter, Truth};
use super::program::Program;
use super::small::{self, Exhausted};
use super::trial::{Court, argument};
use crate::generate::Drawing;
use crate::generate::hand::random::{self, Random, Spread};
use crate::judge::pool;
use crate::model::input::Input;
use crate::model::verdict::Verdict;
use crate::run::harness::batch::{Encoder, Frame};
use crate::stress::{Batch, Bounds, Replies, Reply};

/// How long and how far to search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Small inputs of one box at most.
    pub small: u64,
    /// Random inputs.
    pub random: u64,
    /// No new random inputs after this; small ones are not limited by time.
    pub time: Duration,
    /// The random stream.
    pub seed: u64,
}

/// What a search gave.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Per mutant, in the order given, the first input that it fails.
    pub countercases: Vec<Option<Countercase>>,
    /// The largest box of which every input was tried.
    pub exhausted: Option<Exhausted>,
    /// Random inputs tried.
    pub random: u64,
}

/// An input that a mutant fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Countercase {
    /// As text.
    pub input: Vec<u8>,
    /// The submission's answer, as text.
    pub expected: Vec<u8>,
    /// What the mutant does.
    pub verdict: Verdict,
}

/// Cases of a frame, and frames that are tried at once.
const FRAME: usize = 64;
const FRAME_BYTES: usize = 1 << 16;
const FRAMES: usize = 32;
/// A mutant that takes longer on an input that the submission answers at once is suspected of hanging.
const PATIENCE: Duration = Duration::from_millis(50);

/// Searches an input for each of these mutants (by their numbers) that it fails and the submission does not.
///
/// # Errors
/// The machine's.
pub(super) fn run(
    court: &Court,
    drawing: &Drawing,
    program: &Program,
    numbers: &[usize],
    effort: Effort,
) -> Result<Found, StrengthError> {
    let mut sweep = Sweep::new(court, program, numbers)?;
    let exhausted = small::run_through(drawing, effort.small, &mut |input| sweep.offer(input));
    let mut random = 0;
    if sweep.failed.is_none() && !exhausted.as_ref().is_some_and(|all| all.everything) {
        let begun = Instant::now();
        let mut input = Input::default();
        // Sizes go round, so that small inputs, of which most say most, are as frequent as large ones.
        for (round, share) in [100, 200, 300, 150, 450, 250].into_iter().cycle().enumerate() {
            if random >= effort.random || begun.elapsed() > effort.time || sweep.open() == 0 {
                break;
            }
            let seed = random::seed(&court.problem.slug, "strength", round as u64, effort.seed);
            let values = [Spread::Scale(150), Spread::Scale(400), Spread::Whole][round % 3];
            let mut hand = Random::new(seed).with_lengths(Spread::Scale(share)).with_values(values);
            let mut drawn = 0;
            for _ in 0..FRAME {
                if drawing.draw(&mut hand, &mut input).is_ok() {
                    drawn += 1;
                    if !sweep.offer(&input) {
                        break;
                    }
                }
            }
            random += drawn;
            if drawn == 0 && round > 64 {
                break;
            }
        }
    }
    match sweep.failed.take() {
        Some(error) => return Err(error),
        None => sweep.flush()?,
    }
    let countercases = sweep.countercases();
    Ok(Found { countercases, exhausted, random })
}

/// Inputs on their way to the programs.
struct Sweep<'a> {
    court: Court<'a>,
    encoder: Encoder,
    base: Batch,
    mutants: Vec<Mutex<Mutant<'a>>>,
    frames: Vec<Asked>,
    filled: usize,
    open: usize,
    failed: Option<StrengthError>,
}

/// A frame, the inputs in it, and what the submission replied.
#[derive(Default)]
struct Asked {
    frame: Frame,
    inputs: Vec<Input>,
    replies: Replies,
}

struct Mutant<'a> {
    batch: Batch,
    arbiter: Arbiter<'a>,
    /// The bytes of the first input that it fails, and its verdict.
    found: Option<Countercase>,
}

impl<'a> Sweep<'a> {
    fn new(court: &Court<'a>, program: &Program, numbers: &[usize]) -> Result<Sweep<'a>, StrengthError> {
        let full = Bounds::of(court.problem.limits, &program.artifact);
        let batch = |number: usize| -> Result<Batch, StrengthError> {
            Ok(Batch::new(court.machine, program.artifact.clone(), full)?.with_args(argument(number)))
        };
        let arbiter =
            |name: String| Arbiter::new(court.machine, court.problem, court.referee, court.scratch.join(name));
        let mutant = |&number: &usize| -> Result<Mutex<Mutant>, StrengthError> {
            let arbiter = arbiter(format!("search-{number}"))?;
            Ok(Mutex::new(Mutant { batch: batch(number)?, arbiter, found: None }))
        };
        Ok(Sweep {
            court: *court,
            encoder: Encoder::new(&court.problem.signature)?,
            base: batch(0)?,
            mutants: numbers.iter().map(mutant).collect::<Result<_, _>>()?,
            frames: vec![Asked::default()],
            filled: 0,
            open: numbers.len(),
            failed: None,
        })
    }

    /// How many mutants are not told from the submission yet.
    fn open(&self) -> usize {
        self.open
    }

    fn countercases(self) -> Vec<Option<Countercase>> {
        self.mutants.into_iter().map(|m| m.into_inner().unwrap_or_else(PoisonError::into_inner).found).collect()
    }

    /// Takes an input in and says whether more are wanted.
    fn offer(&mut self, input: &Input) -> bool {
        match self.add(input) {
            Ok(()) => self.open() > 0,
            Err(error) => {
                self.failed = Some(error);
                false
            }
        }
    }

    /// Takes an input in; frames are asked when they are full.
    fn add(&mut self, input: &Input) -> Result<(), StrengthError> {
        let Asked { frame, inputs, .. } = &mut self.frames[self.filled];
        // What the function cannot take is no input of its.
        if frame.push(&self.encoder, input).is_err() {
            return Ok(());
        }
        inputs.push(input.clone());
        if frame.len() >= FRAME || frame.size() >= FRAME_BYTES {
            self.filled += 1;
            if self.filled == FRAMES {
                return self.flush();
            }
            if self.frames.len() == self.filled {
                self.frames.push(Asked::default());
            }
        }
        Ok(())
    }

    /// Asks everything that is waiting.
    fn flush(&mut self) -> Result<(), StrengthError> {
        let mut asked = std::mem::take(&mut self.frames);
        for Asked { frame, replies, .. } in &mut asked {
            self.base.ask(frame, replies)?;
            replies.index();
        }
        let open: Vec<&Mutex<Mutant>> = self.mutants.iter().filter(|mutant| lock(mutant).found.is_none()).collect();
        let court = &self.court;
        let done = pool::map(
            court.jobs,
            open.len(),
            |_| (),
            |(), item, _: &dyn Fn(())| lock(open[item]).compare(court, &asked),
            &mut |()| (),
        );
        for Asked { frame, inputs, .. } in &mut asked {
            frame.clear();
            inputs.clear();
        }
        self.filled = 0;
        self.frames = asked;
        self.open = self.mutants.iter().filter(|mutant| lock(mutant).found.is_none()).count();
        done.into_iter().collect()
    }
}

fn lock<'m, 'a>(mutant: &'m Mutex<Mutant<'a>>) -> std::sync::MutexGuard<'m, Mutant<'a>> {
    mutant.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Mutant<'_> {
    /// Asks the mutant what the submission was asked, until the first difference that counts.
    fn compare(&mut self, court: &Court, asked: &[Asked]) -> Result<(), StrengthError> {
        let full = Bounds::of(court.problem.limits, self.batch.artifact());
        let suspicious = Bounds { time: full.time.min(PATIENCE), ..full };
        let (mut frame, mut replies) = (Frame::new(), Replies::default());
        for question in asked.iter().filter(|question| !question.frame.is_empty()) {
            self.batch.set_bounds(suspicious);
            frame.copy_from(&question.frame);
            self.batch.ask(&mut frame, &mut replies)?;
            if replies.same_as(&question.replies) {
                continue;
            }
            replies.index();
            for (case, input) in question.inputs.iter().enumerate() {
                let Reply::Answer(right) = question.replies.get(case) else { continue };
                let mut reply = replies.get(case);
                if reply == Reply::Answer(right) {
                    continue;
                }
                let mut again = Replies::default();
                if matches!(reply, Reply::Failed { verdict: Verdict::TimeLimitExceeded, .. }) {
                    // Only the problem's own limit makes a verdict.
                    self.batch.set_bounds(full);
                    let mut alone = Frame::new();
                    alone.push_encoded(question.frame.case(case));
                    self.batch.ask(&mut alone, &mut again)?;
                    reply = again.get(0);
                }
                if let Some(found) = judged(&mut self.arbiter, court, input, right, reply) {
                    self.found = Some(found);
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

/// The countercase that an input is, if the reply to it is wrong.
fn judged(arbiter: &mut Arbiter, court: &Court, input: &Input, right: &[u8], reply: Reply) -> Option<Countercase> {
    let mut text = Vec::new();
    court.format.write(input, &mut text);
    let expected = arbiter.text(right)?;
    let truth = Truth { input: &text, answer: &expected, known: Some(right) };
    match arbiter.verdict(reply, truth) {
        Verdict::Accepted | Verdict::JudgeError => None,
        verdict => Some(Countercase { input: text, expected, verdict }),
    }
}
