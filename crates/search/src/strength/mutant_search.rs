//! Inputs that tell mutants from the submission: first every small one, then random ones.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::driver::reply_checker::{ReplyChecker, Truth};
use crate::driver::{Batch, Bounds, Replies, Reply};
use crate::inputs::growing_boxes::{self, Exhausted, Visit};
use crate::inputs::runs_hand::Runs;
use crate::mutants::compile::Program;
use crate::strength::StrengthError;
use crate::strength::mutant_runs::{PATIENCE, SLOWER, argument};
use crate::strength::reference_check::{Finding, ReferenceCheck};
use crate::strength::setting::Setting;
use ojkit_judge::pool;
use ojkit_languages::batch::{Encoder, Frame};
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_rules::generate::Drawing;
use ojkit_rules::generate::hand::Hand;
use ojkit_rules::generate::hand::random::{self, Random, Spread};

/// How long and how far to search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// Small inputs of one box at most.
    pub small: u64,
    /// Small and random inputs together, at least.
    pub together: u64,
    /// Random inputs, at least.
    pub random: u64,
    /// For these, and then for long ones, at most.
    pub time: Duration,
    /// The random stream.
    pub seed: u64,
}

/// What a search gave.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Per mutant, in the order given, the first input that it fails.
    pub countercases: Vec<Option<KillingInput>>,
    /// The largest box of which every input was tried.
    pub exhausted: Option<Exhausted>,
    /// Random inputs tried.
    pub random: u64,
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
    /// As text.
    pub input: Vec<u8>,
    /// The answer, as text: the submission's own where nobody knows better.
    pub expected: Vec<u8>,
    /// What the mutant does.
    pub verdict: Verdict,
}

/// Cases of a frame, and frames that are tried at once.
const FRAME: usize = 512;
const FRAME_BYTES: usize = 1 << 16;
const FRAMES: usize = 8;
/// Random inputs of one kind, one after the other.
const ROUND: usize = 512;
/// Large inputs are few.
const ROUND_CELLS: usize = 1 << 16;
/// Rounds of each kind of long inputs.
const LONG_ROUNDS: usize = 4;
/// So many rounds without any input are enough.
const ROUNDS_IDLE: usize = 64;
/// Kinds of random inputs, which take turns: how long they are and how large their values.
const SHORT: [(u32, Spread); 5] = [
    (100, Spread::Scale(150)),
    (200, Spread::Scale(400)),
    (300, Spread::Whole),
    (150, Spread::Whole),
    (250, Spread::Scale(150)),
];
/// The same, long ones: these are slow, and come when there were enough short ones.
const LONG: [(u32, Spread); 4] =
    [(450, Spread::Scale(400)), (700, Spread::Scale(400)), (1000, Spread::Scale(150)), (1000, Spread::Whole)];
/// A round of one kind takes no longer than this; a kind that needs as much then lets the others go before it, so many times.
const TURN: Duration = Duration::from_millis(300);
const TURNS_LOST: usize = 8;
/// A frame that takes longer is too long.
const STEP: Duration = Duration::from_millis(100);
/// Cases of the first frame of a round: who is quick on short inputs may be slow on these.
const ROOM: usize = 4;
/// A mutant that was suspected of hanging without reason gets so many times the patience.
const PATIENCE_GROWTH: u32 = 4;
/// A mutant that takes [`SLOWER`] times as long as the submission, and longer than this, is given up: large inputs settle what it is.
const SLOW: Duration = Duration::from_secs(1);

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
    effort: Effort,
) -> Result<Found, StrengthError> {
    let mut sweep = MutantSweep::new(setting, program, numbers, check)?;
    let begun = Instant::now();
    sweep.deadline = begun + effort.time / 3;
    let mut exhausted = growing_boxes::run_through(drawing, effort.small, &mut |input| sweep.offer(input));
    if sweep.failed.is_none() {
        sweep.flush()?;
    }
    // Which of them lie in the largest box nobody has counted: none too many are claimed.
    let unanswered = sweep.incomparable();
    exhausted.iter_mut().for_each(|all| all.inputs = all.inputs.saturating_sub(unanswered));
    let mut random = 0;
    if sweep.failed.is_none() && !exhausted.as_ref().is_some_and(|all| all.everything) {
        let done = exhausted.as_ref().map_or(0, |all| all.inputs);
        let wanted = effort.together.saturating_sub(done).max(effort.random);
        random = sweep.short(drawing, wanted, effort.seed, begun + effort.time * 3 / 4);
        random += sweep.long(drawing, effort.seed, begun + effort.time);
    }
    match sweep.failed.take() {
        Some(error) => return Err(error),
        None => sweep.flush()?,
    }
    random = random.saturating_sub(sweep.incomparable() - unanswered);
    sweep.settle_slow(drawing, effort.seed)?;
    let slow = (0..numbers.len()).filter(|&m| lock(&sweep.mutants[m]).slow).collect();
    let (unanswered, silent, unanswerable) = (sweep.incomparable(), sweep.unanswered, sweep.unanswerable.take());
    Ok(Found { countercases: sweep.countercases(), exhausted, random, unanswered, silent, unanswerable, slow })
}

/// Inputs on their way to the programs.
pub(crate) struct MutantSweep<'a> {
    setting: Setting<'a>,
    check: Option<Arc<ReferenceCheck<'a>>>,
    encoder: Encoder,
    base: Batch,
    mutants: Vec<Mutex<Mutant<'a>>>,
    frames: Vec<Asked>,
    filled: usize,
    /// Cases of the next frame.
    room: usize,
    /// Hashes of the inputs that were taken in: none is tried twice.
    seen: HashSet<u64>,
    /// How long the submission took for what the mutants have not seen yet.
    waiting: Duration,
    /// When no more inputs are wanted.
    deadline: Instant,
    open: usize,
    /// Inputs on which the submission itself fails, and the first of them.
    unanswered: u64,
    unanswerable: Option<Vec<u8>>,
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
    checker: ReplyChecker<'a>,
    check: Option<Arc<ReferenceCheck<'a>>>,
    patience: Duration,
    /// Whether it was given up, since it is slow, but within the limit, where the submission is quick.
    slow: bool,
    /// The bytes of the first input that it fails, and its verdict.
    found: Option<KillingInput>,
}

impl<'a> MutantSweep<'a> {
    pub fn new(
        setting: &Setting<'a>,
        program: &Program,
        numbers: &[usize],
        check: Option<Arc<ReferenceCheck<'a>>>,
    ) -> Result<MutantSweep<'a>, StrengthError> {
        let full = Bounds::of(setting.bound.problem.limits, &program.artifact);
        let batch = |number: usize| -> Result<Batch, StrengthError> {
            Ok(Batch::new(setting.machine, program.artifact.clone(), full)?.with_args(argument(number)))
        };
        let checker = |name: String| {
            ReplyChecker::new(
                setting.machine,
                &setting.bound.problem,
                setting.built_checker,
                setting.scratch.join(name),
            )
        };
        let mutant = |&number: &usize| -> Result<Mutex<Mutant>, StrengthError> {
            let checker = checker(format!("search-{number}"))?;
            Ok(Mutex::new(Mutant {
                batch: batch(number)?.stopping(),
                checker,
                check: check.clone(),
                patience: PATIENCE,
                slow: false,
                found: None,
            }))
        };
        let mutants = numbers.iter().map(mutant).collect::<Result<_, _>>()?;
        Ok(MutantSweep {
            setting: *setting,
            check,
            encoder: Encoder::new(&setting.bound.problem.signature)?,
            base: batch(0)?,
            mutants,
            frames: vec![Asked::default()],
            filled: 0,
            room: ROOM,
            seen: HashSet::new(),
            waiting: Duration::ZERO,
            deadline: Instant::now(),
            open: numbers.len(),
            unanswered: 0,
            unanswerable: None,
            failed: None,
        })
    }

    /// Offers short random inputs until there were so many new ones, and says how many there were.
    fn short(&mut self, drawing: &Drawing, wanted: u64, seed: u64, end: Instant) -> u64 {
        let mut count = 0;
        let mut idle = 0;
        let mut resting = [0; SHORT.len()];
        for turn in 0.. {
            let now = Instant::now();
            if count >= wanted || self.is_over() || now >= end || idle > ROUNDS_IDLE {
                break;
            }
            let kind = turn % SHORT.len();
            if resting[kind] > 0 {
                resting[kind] -= 1;
                continue;
            }
            let new = self.round(drawing, SHORT[kind], ("strength", turn / SHORT.len()), end.min(now + TURN), seed);
            if now.elapsed() >= TURN {
                resting[kind] = TURNS_LOST;
            }
            idle = if new == 0 { idle + 1 } else { 0 };
            count += new;
        }
        count
    }

    /// Offers long random inputs as long as there is time, and says how many there were.
    fn long(&mut self, drawing: &Drawing, seed: u64, end: Instant) -> u64 {
        let mut count = 0;
        for (place, kind) in LONG.into_iter().enumerate() {
            // What one kind does not need is left for those after it.
            let left = end.saturating_duration_since(Instant::now()) / (LONG.len() - place) as u32;
            let end = Instant::now() + left;
            for round in 0..LONG_ROUNDS {
                if self.is_over() || Instant::now() > end {
                    break;
                }
                count += self.round(drawing, kind, ("strength-long", round), end, seed);
            }
        }
        count
    }

    fn is_over(&self) -> bool {
        self.failed.is_some() || self.open == 0 || self.setting.is_stopped() || is_hopeless(self.check.as_ref())
    }

    /// Inputs on which nothing can be compared with the submission so far.
    fn incomparable(&self) -> u64 {
        self.unanswered + self.check.as_ref().map_or(0, |check| check.tally().void() as u64)
    }

    /// Offers inputs of one kind, and says how many new ones there were.
    fn round(
        &mut self,
        drawing: &Drawing,
        (lengths, values): (u32, Spread),
        (group, round): (&str, usize),
        end: Instant,
        seed: u64,
    ) -> u64 {
        self.deadline = end;
        self.room = ROOM;
        let before = self.seen.len();
        let seed = random::seed(
            &self.setting.bound.problem.slug,
            &format!("{group}-{lengths}-{values:?}"),
            round as u64,
            seed,
        );
        let plain = Random::new(seed).with_lengths(Spread::Scale(lengths)).with_values(values);
        let mut plain = plain.sharing(drawing.rules());
        let mut runs = Runs::new(plain.clone());
        let hand: &mut dyn Hand = if round.is_multiple_of(2) { &mut plain } else { &mut runs };
        let mut input = Input::default();
        let mut cells = 0;
        for _ in 0..ROUND {
            if drawing.draw(hand, &mut input).is_ok() {
                cells += input.fields.iter().map(|value| value.cells.len()).sum::<usize>();
                if self.offer(&input) == Visit::Enough || cells > ROUND_CELLS {
                    break;
                }
            }
        }
        if self.failed.is_none() {
            self.failed = self.flush().err();
        }
        (self.seen.len() - before) as u64
    }

    fn countercases(self) -> Vec<Option<KillingInput>> {
        self.mutants.into_iter().map(|m| m.into_inner().unwrap_or_else(PoisonError::into_inner).found).collect()
    }

    /// Puts those that are slow on large inputs, one after the other, until the limit is passed.
    fn settle_slow(&mut self, drawing: &Drawing, seed: u64) -> Result<(), StrengthError> {
        let slow: Vec<usize> = (0..self.mutants.len()).filter(|&m| lock(&self.mutants[m]).slow).collect();
        let mut input = Input::default();
        for (round, share) in [300, 400, 500, 700, 900, 1000].into_iter().enumerate() {
            let seed = random::seed(&self.setting.bound.problem.slug, "strength-large", round as u64, seed);
            let mut hand = Random::new(seed).with_lengths(Spread::Scale(share));
            if slow.is_empty()
                || self.setting.is_stopped()
                || is_hopeless(self.check.as_ref())
                || drawing.draw(&mut hand, &mut input).is_err()
            {
                continue;
            }
            let (mut frame, mut right) = (Frame::new(), Replies::default());
            if frame.push(&self.encoder, &input).is_err() {
                continue;
            }
            self.base.ask(&mut frame, &mut right)?;
            let Reply::Answer(right) = right.get(0) else { continue };
            for &m in &slow {
                let mut mutant = lock(&self.mutants[m]);
                if mutant.found.is_some() {
                    continue;
                }
                let full = Bounds::of(self.setting.bound.problem.limits, mutant.batch.artifact());
                mutant.batch.set_bounds(full);
                let mut replies = Replies::default();
                mutant.batch.ask_alone(&mut frame, &mut replies)?;
                mutant.found = mutant.judged(&self.setting, &input, right, replies.get(0))?;
            }
        }
        Ok(())
    }

    /// The first of these inputs that the first mutant fails, and how.
    pub fn differs(&mut self, inputs: &[Input]) -> Result<Option<(usize, KillingInput)>, StrengthError> {
        let (mut frame, mut right, mut replies) = (Frame::new(), Replies::default(), Replies::default());
        let Some(mutant) = self.mutants.first() else { return Ok(None) };
        let mut mutant = lock(mutant);
        for input in inputs {
            frame.push(&self.encoder, input)?;
        }
        self.base.ask(&mut frame, &mut right)?;
        mutant.batch.ask(&mut frame, &mut replies)?;
        right.index();
        replies.index();
        // Behind a case that ended the mutant's process there are no replies, and none are needed.
        for (place, input) in inputs.iter().enumerate().take(replies.len()) {
            let Reply::Answer(right) = right.get(place) else { continue };
            if let Some(found) = mutant.judged(&self.setting, input, right, replies.get(place))? {
                return Ok(Some((place, found)));
            }
        }
        Ok(None)
    }

    /// Takes an input in and says whether more are wanted.
    fn offer(&mut self, input: &Input) -> Visit {
        // What the function cannot take is no input of its.
        let refused = self.frames[self.filled].frame.push(&self.encoder, input).is_err();
        if !refused {
            self.failed = self.add(input).err();
        }
        match self.is_over() || Instant::now() >= self.deadline {
            true => Visit::Enough,
            false if refused => Visit::Refused,
            false => Visit::Taken,
        }
    }

    /// Takes the input of the last case of the frame in if it is new; frames are asked when they are full.
    fn add(&mut self, input: &Input) -> Result<(), StrengthError> {
        let Asked { frame, inputs, .. } = &mut self.frames[self.filled];
        let mut hasher = DefaultHasher::new();
        hasher.write(frame.case(frame.len() - 1));
        if !self.seen.insert(hasher.finish()) {
            frame.pop();
            return Ok(());
        }
        inputs.push(input.clone());
        if frame.len() < self.room && frame.size() < FRAME_BYTES {
            return Ok(());
        }
        let took = self.ask()?;
        // Of a slow submission frames are short, so that time is looked at often enough.
        self.room = if took > STEP { self.room / 2 } else { self.room * 2 }.clamp(1, FRAME);
        self.waiting += took;
        self.filled += 1;
        if self.filled == FRAMES || self.waiting > STEP {
            return self.flush();
        }
        if self.frames.len() == self.filled {
            self.frames.push(Asked::default());
        }
        Ok(())
    }

    /// Asks the submission what the last frame holds, and says how long it took.
    fn ask(&mut self) -> Result<Duration, StrengthError> {
        let begun = Instant::now();
        let Asked { frame, inputs, replies } = &mut self.frames[self.filled];
        self.base.ask(frame, replies)?;
        replies.index();
        for (place, input) in inputs.iter().enumerate() {
            if matches!(replies.get(place), Reply::Failed { .. }) {
                self.unanswered += 1;
                self.unanswerable.get_or_insert_with(|| {
                    let mut text = Vec::new();
                    self.setting.bound.validator.format().write(input, &mut text);
                    text
                });
            }
        }
        Ok(begun.elapsed())
    }

    /// Asks the mutants everything that is waiting.
    fn flush(&mut self) -> Result<(), StrengthError> {
        if self.frames.get(self.filled).is_some_and(|last| !last.frame.is_empty()) {
            let took = self.ask()?;
            self.waiting += took;
        }
        let bearable = SLOW.max(self.waiting * SLOWER);
        let mut asked = std::mem::take(&mut self.frames);
        let open: Vec<&Mutex<Mutant>> = self.mutants.iter().filter(|mutant| lock(mutant).is_open()).collect();
        let setting = &self.setting;
        let done = pool::map(
            setting.jobs,
            open.len(),
            |_| (),
            |(), item, _: &dyn Fn(())| lock(open[item]).compare(setting, &asked, bearable),
            &mut |()| (),
        );
        for Asked { frame, inputs, .. } in &mut asked {
            frame.clear();
            inputs.clear();
        }
        self.filled = 0;
        self.waiting = Duration::ZERO;
        self.frames = asked;
        self.open = self.mutants.iter().filter(|mutant| lock(mutant).is_open()).count();
        done.into_iter().collect()
    }
}

fn lock<'m, 'a>(mutant: &'m Mutex<Mutant<'a>>) -> std::sync::MutexGuard<'m, Mutant<'a>> {
    mutant.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Mutant<'_> {
    fn is_open(&self) -> bool {
        self.found.is_none() && !self.slow
    }

    /// Asks the mutant what the submission was asked, until the first difference that counts or as long as it is bearable.
    fn compare(&mut self, setting: &Setting, asked: &[Asked], bearable: Duration) -> Result<(), StrengthError> {
        let begun = Instant::now();
        let full = Bounds::of(setting.bound.problem.limits, self.batch.artifact());
        let (mut frame, mut replies) = (Frame::new(), Replies::default());
        for question in asked {
            let mut from = 0;
            while from < question.inputs.len() {
                frame.clear();
                (from..question.inputs.len()).for_each(|case| frame.push_encoded(question.frame.case(case)));
                self.batch.set_bounds(Bounds { time: full.time.min(self.patience), ..full });
                self.batch.ask(&mut frame, &mut replies)?;
                if from == 0 && replies.same_as(&question.replies) {
                    break;
                }
                replies.index();
                for place in 0..replies.len() {
                    let Reply::Answer(right) = question.replies.get(from + place) else { continue };
                    let mut reply = replies.get(place);
                    if reply == Reply::Answer(right) {
                        continue;
                    }
                    let mut again = Replies::default();
                    if matches!(reply, Reply::Failed { verdict: Verdict::TimeLimitExceeded, .. }) {
                        // Only the problem's own limit makes a verdict.
                        self.batch.set_bounds(full);
                        let mut alone = Frame::new();
                        alone.push_encoded(question.frame.case(from + place));
                        self.batch.ask_alone(&mut alone, &mut again)?;
                        reply = again.get(0);
                    }
                    let input = &question.inputs[from + place];
                    if let Some(found) = self.judged(setting, input, right, reply)? {
                        self.found = Some(found);
                        return Ok(());
                    }
                    if !again.is_empty() {
                        self.patience = full.time.min(self.patience * PATIENCE_GROWTH);
                    }
                }
                if begun.elapsed() > bearable || is_hopeless(self.check.as_ref()) {
                    self.slow = true;
                    return Ok(());
                }
                from += replies.len().max(1);
            }
        }
        Ok(())
    }

    /// The countercase that an input is, if the reply to it is wrong and the submission's (`right`) is not.
    fn judged(
        &mut self,
        setting: &Setting,
        input: &Input,
        right: &[u8],
        reply: Reply,
    ) -> Result<Option<KillingInput>, StrengthError> {
        let mut text = Vec::new();
        setting.bound.validator.format().write(input, &mut text);
        let Some(mut expected) = self.checker.text(right) else { return Ok(None) };
        let truth = Truth { input: &text, answer: &expected, known: Some(right) };
        let mut verdict = self.checker.verdict(reply, truth)?;
        if verdict == Verdict::Accepted {
            return Ok(None);
        }
        match self.check.as_ref().map_or(Ok(Finding::Unknown), |check| check.ask(&text, &expected))? {
            Finding::Void => return Ok(None),
            Finding::Right(answer) if answer != expected => {
                verdict = self.checker.verdict(reply, Truth { input: &text, answer: &answer, known: None })?;
                expected = answer;
            }
            Finding::Right(_) | Finding::Unknown => {}
        }
        Ok((verdict != Verdict::Accepted).then_some(KillingInput { input: text, expected, verdict }))
    }
}

/// Whether nothing more should be compared with the submission.
fn is_hopeless(check: Option<&Arc<ReferenceCheck>>) -> bool {
    check.is_some_and(|check| check.is_hopeless())
}
