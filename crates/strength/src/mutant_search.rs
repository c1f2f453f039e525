//! Inputs that tell mutants from their submission: the search of `stress`, with many contestants at once.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::StrengthError;
use crate::mutant_runs::{PATIENCE, SLOWER, argument};
use crate::mutants::compile::Program;
use crate::reference_check::{Finding, ReferenceCheck};
use crate::reply_checker::{ReplyChecker, Truth};
use crate::setting::Setting;
use ojkit_draw::Drawing;
use ojkit_frames::{Encoder, Frame};
use ojkit_judge::pool;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::Pace;
use ojkit_search::driver::{Batch, Bounds, Replies, Reply, Stop, Trial};
use ojkit_search::inputs::Measure;
use ojkit_search::shrink::Shrinker;
use ojkit_search::stress::Hunted;
use ojkit_search::stress::{Options, hunt, largest};

/// Inputs that survivors are tried on: a count, so that the same survivors are found on any machine that has the time. Most mistakes show
/// within some hundred; what is left after so many is mostly equivalent, and each of dozens of mutants meets them all.
pub(crate) const INPUTS: u64 = 120_000;
/// A mutant that was suspected of hanging without reason gets so many times the patience: few suspicions lead from milliseconds to the limit.
const PATIENCE_GROWTH: u32 = 4;
/// A mutant that takes [`SLOWER`] times as long for a frame as the submission, and longer than this, is given up, or it would use up the
/// time of all others: large inputs settle what it is.
const SLOW: Duration = Duration::from_secs(1);
/// For them: a few of the largest inputs, each as slow as the limit allows.
const LARGE: u64 = 6;

/// What a search gave.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Per mutant, in the order given, the first input that it fails.
    pub countercases: Vec<Option<KillingInput>>,
    pub hunted: Hunted,
    /// Inputs that were tried, each counted once.
    pub tried: u64,
    /// Inputs that were tried, but on which the submission itself fails, and the first of those on which it gives no answer, as text.
    pub unanswered: u64,
    pub silent: u64,
    pub unanswerable: Option<Vec<u8>>,
    /// Mutants (by their places) that were too slow to be tried on all of them.
    pub slow: Vec<usize>,
}

/// An input that a mutant fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct KillingInput {
    pub input: Vec<u8>,
    /// The answer, as text: the submission's own where nobody knows better.
    pub expected: Vec<u8>,
    pub verdict: Verdict,
}

/// Searches an input for each of these mutants (by their numbers) that it fails and the submission does not.
///
/// # Errors
/// The machine's.
pub(crate) fn run<'a>(
    setting: &Setting<'a>,
    drawing: &Drawing,
    program: &Program,
    numbers: &[usize],
    check: Option<Arc<ReferenceCheck<'a>>>,
    (seed, time, inputs): (u64, Duration, u64),
) -> Result<Found, StrengthError> {
    let mut contest = MutantContest::new(setting, program, numbers, check)?;
    let slug = &setting.bound.problem.slug;
    let count = Some(inputs);
    let options = Options { slug, seed, time, count, inputs, stop: setting.stop, ..Options::default() };
    let hunted = hunt(drawing, &mut contest, &options)?;
    contest.goal = Goal::SettleSlow;
    if !contest.is_over() {
        largest(drawing, &mut contest, &Options { count: Some(LARGE), ..options })?;
    }
    let (unanswered, tried) = (contest.incomparable(), contest.seen.len() as u64);
    let MutantContest { mutants, silent, unanswerable, .. } = contest;
    let mutants: Vec<Mutant> =
        mutants.into_iter().map(|m| m.into_inner().unwrap_or_else(PoisonError::into_inner)).collect();
    let slow = (0..mutants.len()).filter(|&m| mutants[m].slow).collect();
    let countercases = mutants.into_iter().map(|mutant| mutant.found).collect();
    Ok(Found { countercases, hunted, tried, unanswered, silent, unanswerable, slow })
}

/// A countercase of a mutant (by its number) that is as small as steps lead to until `end`; the same where none does.
///
/// # Errors
/// The machine's.
pub(crate) fn shrunk<'a>(
    setting: &Setting<'a>,
    drawing: &Drawing,
    program: &Program,
    number: usize,
    counter: &KillingInput,
    check: Option<Arc<ReferenceCheck<'a>>>,
    end: Instant,
) -> Result<KillingInput, StrengthError> {
    let mut start = Input::default();
    // Every step towards a small input that hangs would take the whole time limit.
    let hangs = counter.verdict == Verdict::TimeLimitExceeded;
    if hangs || Instant::now() >= end || setting.bound.validator.format().read(&counter.input, &mut start).is_err() {
        return Ok(counter.clone());
    }
    let mut contest = MutantContest::new(setting, program, &[number], check)?;
    contest.goal = Goal::Shrink;
    let measure = Measure::new(drawing.rules());
    let small = Shrinker::new(drawing, &measure, setting.stop, end).shrink(&mut contest, start)?;
    contest.push(&small)?;
    contest.send()?;
    contest.receive(&mut Vec::new())?;
    let found = contest.mutants.first().and_then(|mutant| lock(mutant).found.clone());
    Ok(found.unwrap_or_else(|| counter.clone()))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// To find one for every mutant; nothing fails for the search, which goes on with the other mutants.
    Search,
    /// The same for those mutants alone that were given up as too slow.
    SettleSlow,
    /// To make what the one mutant fails smaller.
    Shrink,
}

/// The trial of mutants beside their submission.
struct MutantContest<'a> {
    setting: Setting<'a>,
    check: Option<Arc<ReferenceCheck<'a>>>,
    encoder: Encoder,
    base: Batch,
    mutants: Vec<Mutex<Mutant<'a>>>,
    goal: Goal,
    filled: Asked,
    sent: Asked,
    pace: Pace,
    /// Hashes of the inputs of the search: none is tried twice, and none counts twice.
    seen: HashSet<u64>,
    /// Inputs on which the submission gives no answer, and the first of them.
    silent: u64,
    unanswerable: Option<Vec<u8>>,
}

/// A frame, the inputs in it, and what the submission replied.
#[derive(Default)]
struct Asked {
    frame: Frame,
    inputs: Vec<Input>,
    replies: Replies,
    /// How many inputs the search put in, those that were known already counted.
    put: usize,
}

struct Mutant<'a> {
    batch: Batch,
    checker: ReplyChecker<'a>,
    check: Option<Arc<ReferenceCheck<'a>>>,
    patience: Duration,
    /// What one case may use.
    full: Bounds,
    /// Whether it was given up, since it is slow, but within the limit, where the submission is quick.
    slow: bool,
    /// The last input that it was seen to fail.
    found: Option<KillingInput>,
}

impl<'a> MutantContest<'a> {
    fn new(
        setting: &Setting<'a>,
        program: &Program,
        numbers: &[usize],
        check: Option<Arc<ReferenceCheck<'a>>>,
    ) -> Result<MutantContest<'a>, StrengthError> {
        let Setting { machine, bound, built_checker, .. } = *setting;
        let full = program.bounds(&bound.problem);
        let batch = |number: usize| -> Result<Batch, StrengthError> {
            Ok(Batch::new(machine, program.artifact.clone(), full)?.with_args(argument(number)))
        };
        let mutant = |&number: &usize| -> Result<Mutex<Mutant>, StrengthError> {
            Ok(Mutex::new(Mutant {
                batch: batch(number)?.stopping(),
                checker: ReplyChecker::new(machine, &bound.problem, built_checker)?,
                check: check.clone(),
                patience: PATIENCE,
                full,
                slow: false,
                found: None,
            }))
        };
        Ok(MutantContest {
            setting: *setting,
            mutants: numbers.iter().map(mutant).collect::<Result<_, _>>()?,
            check,
            encoder: Encoder::new(&bound.problem.signature)?,
            base: batch(0)?,
            goal: Goal::Search,
            filled: Asked::default(),
            sent: Asked::default(),
            pace: Pace::new(false),
            seen: HashSet::new(),
            silent: 0,
            unanswerable: None,
        })
    }

    /// Inputs on which nothing can be compared with the submission so far.
    fn incomparable(&self) -> u64 {
        self.silent + self.check.as_ref().map_or(0, |check| check.tally().void() as u64)
    }

    fn open(&self) -> Vec<&Mutex<Mutant<'a>>> {
        let goal = self.goal;
        let is_open = |mutant: &Mutant| goal == Goal::Shrink || mutant.is_open(goal == Goal::SettleSlow);
        self.mutants.iter().filter(|mutant| is_open(&lock(mutant))).collect()
    }
}

impl Trial for MutantContest<'_> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        let Asked { frame, inputs, put, .. } = &mut self.filled;
        frame.push(&self.encoder, input).map_err(|error| Stop::Input(error.to_string()))?;
        *put += 1;
        let mut hasher = DefaultHasher::new();
        hasher.write(frame.case(frame.len() - 1));
        if self.goal == Goal::Search && !self.seen.insert(hasher.finish()) {
            frame.pop();
            return Ok(());
        }
        inputs.push(input.clone());
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.pace.is_full(self.filled.frame.len(), self.filled.frame.size())
    }

    fn send(&mut self) -> Result<(), Stop> {
        self.pace.sent();
        std::mem::swap(&mut self.filled, &mut self.sent);
        self.filled.clear();
        self.base.begin(&mut self.sent.frame).map_err(machine)
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        failing.clear();
        let begun = Instant::now();
        self.base.finish(&mut self.sent.replies).map_err(machine)?;
        let bearable = SLOW.max(begun.elapsed() * SLOWER);
        let Asked { inputs, replies, .. } = &mut self.sent;
        replies.index();
        for (place, input) in inputs.iter().enumerate() {
            if matches!(replies.get(place), Reply::Failed { .. }) {
                self.silent += 1;
                self.unanswerable.get_or_insert_with(|| self.setting.bound.validator.format().text(input));
            }
        }
        let (open, goal, setting, sent) = (self.open(), self.goal, &self.setting, &self.sent);
        let compared = pool::map(
            setting.jobs,
            open.len(),
            || (),
            |(), item, _: &dyn Fn(())| lock(open[item]).compare(setting, sent, goal, bearable),
            &mut |()| (),
        );
        for place in compared {
            let place = place.map_err(|error| match error {
                StrengthError::Checker(why) => Stop::Checker(why),
                error => Stop::Machine(error.to_string()),
            })?;
            failing.extend(place.filter(|_| goal == Goal::Shrink));
        }
        let cases = self.sent.put;
        self.pace.received(cases);
        self.sent.clear();
        Ok(failing.first().map_or(cases, |first| first + 1))
    }

    fn is_over(&self) -> bool {
        is_hopeless(self.check.as_ref()) || self.open().is_empty()
    }

    fn abandon(&mut self) {
        self.filled.clear();
        if self.sent.put > 0 {
            self.sent.clear();
            self.base.restart();
        }
    }
}

impl Asked {
    fn clear(&mut self) {
        self.frame.clear();
        self.inputs.clear();
        self.put = 0;
    }
}

impl Mutant<'_> {
    fn is_open(&self, slow: bool) -> bool {
        self.found.is_none() && self.slow == slow
    }

    /// Asks the mutant what the submission was asked, until the first difference that counts, whose place this gives, or as long as it is bearable.
    fn compare(
        &mut self,
        setting: &Setting,
        asked: &Asked,
        goal: Goal,
        bearable: Duration,
    ) -> Result<Option<usize>, StrengthError> {
        let begun = Instant::now();
        let full = self.full;
        let (mut frame, mut replies) = (Frame::new(), Replies::default());
        let mut from = 0;
        while from < asked.inputs.len() {
            frame.clear();
            (from..asked.inputs.len()).for_each(|case| frame.push_encoded(asked.frame.case(case)));
            self.batch.set_bounds(Bounds { time: full.time.min(self.patience), ..full });
            self.batch.ask(&mut frame, &mut replies)?;
            if from == 0 && replies.same_as(&asked.replies) {
                break;
            }
            replies.index();
            for place in 0..replies.len() {
                let Reply::Answer(right) = asked.replies.get(from + place) else { continue };
                let mut reply = replies.get(place);
                if reply == Reply::Answer(right) {
                    continue;
                }
                let mut again = Replies::default();
                if matches!(reply, Reply::Failed { verdict: Verdict::TimeLimitExceeded, .. }) {
                    // Only the problem's own limit makes a verdict.
                    self.batch.set_bounds(full);
                    let mut alone = Frame::new();
                    alone.push_encoded(asked.frame.case(from + place));
                    self.batch.ask_alone(&mut alone, &mut again)?;
                    reply = again.get(0);
                }
                if let Some(found) = self.judged(setting, &asked.inputs[from + place], right, reply)? {
                    self.found = Some(found);
                    return Ok(Some(from + place));
                }
                if !again.is_empty() {
                    self.patience = full.time.min(self.patience * PATIENCE_GROWTH);
                }
            }
            if goal == Goal::Search && (begun.elapsed() > bearable || is_hopeless(self.check.as_ref())) {
                self.slow = true;
                break;
            }
            from += replies.len().max(1);
        }
        Ok(None)
    }

    /// The countercase that an input is, if the reply to it is wrong and the submission's (`right`) is not.
    fn judged(
        &mut self,
        setting: &Setting,
        input: &Input,
        right: &[u8],
        reply: Reply,
    ) -> Result<Option<KillingInput>, StrengthError> {
        let input = setting.bound.validator.format().text(input);
        let Some(mut expected) = self.checker.text(right) else { return Ok(None) };
        let truth = Truth { input: &input, answer: &expected, known: Some(right) };
        let mut verdict = self.checker.verdict(reply, truth)?;
        if verdict == Verdict::Accepted {
            return Ok(None);
        }
        match self.check.as_ref().map_or(Ok(Finding::Unknown), |check| check.ask(&input, &expected))? {
            Finding::Void => return Ok(None),
            Finding::Right(answer) if answer != expected => {
                verdict = self.checker.verdict(reply, Truth { input: &input, answer: &answer, known: None })?;
                expected = answer;
            }
            Finding::Right(_) | Finding::Unknown => {}
        }
        Ok((verdict != Verdict::Accepted).then_some(KillingInput { input, expected, verdict }))
    }
}

fn lock<'m, 'a>(mutant: &'m Mutex<Mutant<'a>>) -> std::sync::MutexGuard<'m, Mutant<'a>> {
    mutant.lock().unwrap_or_else(PoisonError::into_inner)
}

fn machine(error: ojkit_run::RunError) -> Stop {
    Stop::Machine(error.to_string())
}

/// Whether nothing more should be compared with the submission.
fn is_hopeless(check: Option<&Arc<ReferenceCheck>>) -> bool {
    check.is_some_and(|check| check.is_hopeless())
}
