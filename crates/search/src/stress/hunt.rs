//! The search: from small to large, then shrunk, then proven where that can be done.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::boxes::SizeBox;
use crate::inputs::frontier::{Frontier, smallest};
use crate::inputs::random_inputs::{Kind, RandomInputs};
use crate::inputs::size::{Measure, Size};
use crate::inputs::stream::{Known, Stream};
use crate::minimality::{Proof, prove};
use crate::shrink::Shrinker;
use crate::stress::beside::{self, Beside, SHARE};
use crate::sweep::{Tell, Tester};
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_run::cpu_used;
use serde::{Deserialize, Serialize};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// The problem's slug, which random inputs depend on.
    pub slug: &'a str,
    pub seed: u64,
    /// How long to search at most; what was found is made small in some seconds more.
    pub time: Duration,
    /// How much of the processors' time the kit and its programs may use meanwhile, where that ends the search too: other work on the
    /// machine does not count.
    pub cpu: Option<Duration>,
    /// How many inputs to try, where the clock only stops; [`u64::MAX`] where that is how it should end.
    pub count: Option<u64>,
    /// Inputs that a box may hold to be searched for a proof, mostly [`BOX_INPUTS_MAX`]; with 0, none are tried in order of size.
    pub inputs: u64,
    /// Inputs worth a try before random ones, such as examples and kept cases; those that are not legal here are left out.
    pub known: &'a [Input],
    /// Becomes true when somebody wants an end.
    pub stop: &'a AtomicBool,
    pub tell: Option<Tell<'a>>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        let (inputs, stop) = (BOX_INPUTS_MAX, ojkit_run::interrupt::asked_for());
        Options {
            slug: "",
            seed: 1,
            time: Duration::ZERO,
            cpu: None,
            count: None,
            inputs,
            known: &[],
            stop,
            tell: None,
        }
    }
}

/// What a search found out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hunted {
    pub found: Option<Found>,
    pub tried: u64,
    /// Where every input there is was tried: how many there are.
    pub exhausted: Option<u64>,
    /// Inputs tried in order of size.
    pub enumerated: u64,
    pub stopped: bool,
    /// Whether the clock ended a search that was to end by its count.
    pub late: bool,
}

/// An input that fails.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub input: Input,
    pub size: Size,
    pub minimal: Minimal,
    /// The failure as it was first seen, before it was made small; the same where it was met in order of size.
    pub first: Input,
    /// Whether every step to a smaller one was tried: there was time enough.
    pub settled: bool,
}

/// How a countercase is known to be small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Minimal {
    /// Every smaller input was tried, either all there are, or all whose values are no further from the simplest than its own.
    Proven {
        /// How many smaller inputs there are in that box.
        inputs: u64,
        /// Whether there are no others at all.
        all: bool,
    },
    /// Nothing that it could be turned into by one step fails.
    Local,
}

/// What a second or less is enough for at two million inputs a second: so many inputs are tried in search of a proof.
pub const BOX_INPUTS_MAX: u64 = 1_000_000;

/// Inputs tried in order of size, in rounds, and among how many numbers of elements they are shared: the rounds grow about fourfold, so that
/// all of them together cost little more than the last.
const ROUNDS: [(u64, u64); 6] =
    [(1_000, 4), (5_000, 6), (25_000, 8), (100_000, 10), (350_000, 12), (BOX_INPUTS_MAX, 14)];
/// More rounds behind these, each of four times as many inputs, shared by so many more numbers of elements.
const MORE: (usize, u64) = (16, 2);
/// The share of the time that goes to inputs in order of size, and random ones beside them, before random ones come alone: where the rules
/// leave nothing that is small, or each input is dear, these get their turn.
const IN_ORDER_SHARE: f64 = 0.6;
/// Before inputs that somebody kept are tried: a fast submission is through with most by then. No more than this share of the time.
const BEFORE_KNOWN: (Duration, f64) = (Duration::from_millis(1100), 0.25);
/// The share of what is left that known inputs may take.
const KNOWN_SHARE: f64 = 0.5;
/// So many of the smallest inputs, and of random ones, are some.
const SOME: usize = 30;
/// The share of the time that drawing some inputs may take before they are tried.
const SOME_SHARE: f64 = 0.5;

// Afterwards a failure is made small, in time of its own: a person waits for no more than some seconds.

/// For shrinking, and how many times as long for it and the proof as often as they take turns.
const SHRINK: Duration = Duration::from_secs(5);
const SETTLE: f64 = 1.6;
/// For going on with fewer elements where a failure was met in order of size, so that they have had their share already; elsewhere twice as long.
const FEWER: Duration = Duration::from_millis(250);
/// A failure that takes this long to see is left as it is: the growth of time says more.
const TOO_SLOW: Duration = Duration::from_secs(4);

struct Met {
    input: Input,
    size: Size,
    /// Whether what is left of its box could not be smaller: it was met in order of size, and no clock ended that before.
    is_least: bool,
}

struct Hunt<'a, T> {
    tester: Tester<'a, T>,
    options: Options<'a>,
    start: Instant,
    /// What the kit and its programs had used of the processors by then, where that ends it.
    cpu_start: Option<Duration>,
    /// How long what is found may be shrunk.
    shrink: Duration,
    /// How far the inputs were tried in order of size.
    frontier: Frontier,
    /// Random inputs, and the share of the time that each stream of them may take; whether one ended there.
    beside: [Beside<'a>; 2],
    random_share: f64,
    was_cut: bool,
}

/// Searches for an input that fails.
///
/// All inputs in order of size, and beside them random ones of growing sizes and the largest ([`beside`](super::beside)). Ends at the first
/// failure, which is then made small.
///
/// # Errors
/// Why the search could not go on; the inputs tried so far are lost to nobody, since none failed.
pub fn hunt<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, |hunt, hunted| hunt.run(hunted))
}

/// Tries every input there is, in order of size; the first that fails is the smallest. Where the time is over before, nothing is exhausted.
///
/// # Errors
/// As [`hunt`].
pub fn exhaust<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    let hunted = begun(drawing, trial, options, |hunt, hunted| hunt.all(hunted))?;
    Ok(Hunted { enumerated: hunted.tried, ..hunted })
}

/// Tries the largest inputs alone.
///
/// # Errors
/// As [`hunt`].
pub fn largest<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, |hunt, hunted| {
        let mut largest = RandomInputs::new(drawing, options.slug, options.seed, Kind::Largest);
        hunt.share(&mut largest, 1.0)?.map_or(Ok(()), |met| hunt.settle(met, hunted))
    })
}

/// Tries some dozens of inputs, for trials that are too dear for more: those that somebody kept, the smallest, and some at random.
///
/// # Errors
/// As [`hunt`].
pub fn some<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, |hunt, hunted| hunt.some(hunted))
}

/// Tries the known inputs alone.
///
/// # Errors
/// As [`hunt`].
pub(crate) fn known<'a, T: Trial>(
    drawing: &'a Drawing,
    trial: &'a mut T,
    options: &Options<'a>,
) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, |hunt, hunted| {
        let mut known = Known { drawing, inputs: options.known };
        hunt.share(&mut known, 1.0)?.map_or(Ok(()), |met| hunt.settle(met, hunted))
    })
}

/// Searches for something smaller than the known inputs, of which one fails: in order of size for half of the time, then by making that one small.
///
/// # Errors
/// As [`hunt`].
pub(crate) fn below<'a, T: Trial>(
    drawing: &'a Drawing,
    trial: &'a mut T,
    options: &Options<'a>,
) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, |hunt, hunted| {
        hunt.shrink = options.time;
        let end = hunt.start + options.time / 2;
        let met = hunt.rounds(end, false);
        hunted.enumerated = hunt.frontier.searched();
        if let Some(met) = met? {
            return hunt.settle(met, hunted);
        }
        let mut known = Known { drawing, inputs: options.known };
        hunt.share(&mut known, 1.0)?.map_or(Ok(()), |known| hunt.settle_known(known, end, hunted))
    })
}

/// Begins a search and does its work; whoever asked for its end gets what was found until then.
fn begun<'a, T: Trial>(
    drawing: &'a Drawing,
    trial: &'a mut T,
    options: &Options<'a>,
    work: impl FnOnce(&mut Hunt<T>, &mut Hunted) -> Result<(), Stop>,
) -> Result<Hunted, Stop> {
    let measure = Measure::new(drawing.rules());
    let beside = beside::streams(drawing, trial, options.slug, options.seed);
    let tester = Tester {
        drawing,
        measure: &measure,
        trial,
        stop: options.stop,
        tell: options.tell,
        cpu_end: None,
        tried: 0,
        took: Duration::ZERO,
    };
    let (start, frontier, random_share, was_cut) = (Instant::now(), Frontier::new(drawing.rules()), SHARE, false);
    let cpu_start = options.cpu.and_then(|_| cpu_used());
    let options = *options;
    let mut hunt = Hunt { tester, options, start, cpu_start, shrink: SHRINK, frontier, beside, random_share, was_cut };
    hunt.allow(1.0);
    let mut hunted = Hunted::default();
    let done = work(&mut hunt, &mut hunted);
    hunted.tried = hunt.tester.tried;
    let is_open = options.count.is_some() && hunted.found.is_none() && hunted.exhausted.is_none();
    hunted.late = is_open && (hunt.was_cut || hunt.is_late());
    match done {
        Err(Stop::Asked) => hunted.stopped = true,
        done => done?,
    }
    Ok(hunted)
}

impl<T: Trial> Hunt<'_, T> {
    fn run(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        if !self.options.known.is_empty() {
            let before = self.options.time.mul_f64(BEFORE_KNOWN.1).min(BEFORE_KNOWN.0);
            if let Some(met) = self.in_order(self.start + before, hunted)? {
                return self.settle(met, hunted);
            }
            // Where the order of size is slow to go through, what others fell into may end it.
            let mut known = Known { drawing: self.tester.drawing, inputs: self.options.known };
            let known = if self.frontier.is_complete() { None } else { self.share(&mut known, KNOWN_SHARE)? };
            if let Some(known) = known {
                let end = self.start + self.options.time.mul_f64(BEFORE_KNOWN.1);
                return self.settle_known(known, end, hunted);
            }
        }
        // The second time, each has what the other leaves.
        for (in_order, random) in [(IN_ORDER_SHARE, SHARE), (1.0, 1.0)] {
            self.allow(in_order);
            let mut met = self.in_order(self.start + self.options.time.mul_f64(in_order), hunted);
            self.allow(1.0);
            if matches!(met, Ok(None)) && !self.frontier.is_complete() {
                self.random_share = random;
                met = self.at_random();
            }
            if let Some(met) = met? {
                return self.settle(met, hunted);
            }
        }
        hunted.exhausted = self.frontier.is_complete().then_some(hunted.enumerated);
        Ok(())
    }

    /// Lets this share of the processors' time be used, where that ends the search.
    fn allow(&mut self, share: f64) {
        let all = self.options.cpu.map(|cpu| cpu.mul_f64(share));
        self.tester.cpu_end = self.cpu_start.zip(all).map(|(start, all)| start + all);
    }

    /// Makes a known input that fails small; where that proves nothing, the order of size may have a smaller one.
    fn settle_known(&mut self, known: Met, end: Instant, hunted: &mut Hunted) -> Result<(), Stop> {
        self.settle(known, hunted)?;
        let best = hunted.found.as_ref().filter(|found| found.minimal == Minimal::Local).map(|found| found.size);
        let Some(best) = best.filter(|_| !self.tester.trial.failed_by_time()) else { return Ok(()) };
        match self.rounds(end, false)?.filter(|met| met.size < best) {
            Some(met) => self.settle(met, hunted),
            None => Ok(()),
        }
    }

    fn all(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        let end = self.end();
        let mut elements = self.frontier.least;
        let mut boxes = self.tester.boxes();
        while elements <= self.frontier.most {
            let Some(next) = self.frontier.next(elements) else {
                if !self.frontier.is_exhausted(elements) {
                    return Ok(());
                }
                elements += 1;
                continue;
            };
            boxes.begin(next);
            let swept = self.tester.sweep(&mut boxes, u64::MAX, end)?;
            if let Some((input, magnitude)) = swept.best {
                let size = Size { elements, magnitude };
                let smaller = if swept.ended { self.smaller(size) } else { None };
                let minimal = smaller.map_or(Minimal::Local, |inputs| Minimal::Proven { inputs, all: true });
                hunted.found = Some(Found { first: input.clone(), input, size, minimal, settled: swept.ended });
                return Ok(());
            }
            if !swept.ended {
                // The time was over.
                return Ok(());
            }
            self.frontier.finished(&boxes, swept.inputs);
        }
        hunted.exhausted = Some(self.tester.tried);
        Ok(())
    }

    /// All inputs in order of size, round by round, and random ones beside them: the smallest failure of the first box that has any.
    fn in_order(&mut self, until: Instant, hunted: &mut Hunted) -> Result<Option<Met>, Stop> {
        let met = self.rounds(until, true);
        hunted.enumerated = self.frontier.searched();
        met
    }

    fn rounds(&mut self, until: Instant, beside: bool) -> Result<Option<Met>, Stop> {
        if self.options.inputs == 0 {
            return Ok(None);
        }
        let more = |&(inputs, rows): &(u64, u64)| Some((inputs.saturating_mul(4), rows + MORE.1));
        let behind = std::iter::successors(ROUNDS.last().and_then(more), more).take(MORE.0);
        for (inputs, steps) in ROUNDS.into_iter().chain(behind) {
            let least = self.frontier.least;
            let rows = steps.min((self.frontier.most - least).saturating_add(1));
            let mut left = inputs;
            for (row, elements) in (0..rows).zip(least..) {
                // What one number of elements does not use up is there for the next.
                let share = left / (rows - row);
                let met = self.elements(elements, share, until, beside)?;
                if met.is_some() || self.left() == 0 || self.until(until).is_over() {
                    return Ok(met);
                }
                left -= self.frontier.cost(elements).min(left);
            }
            if self.frontier.is_complete() {
                break;
            }
        }
        Ok(None)
    }

    /// Inputs with so many elements, box by box, up to a cost, and random ones beside them where these are wanted; the smallest that fails.
    fn elements(&mut self, elements: u64, cost: u64, until: Instant, beside: bool) -> Result<Option<Met>, Stop> {
        // A box is gone through even if it costs more than was left, but not at any price.
        const BOX_INPUTS_MIN: u64 = 4096;
        let mut boxes = self.tester.boxes();
        while self.frontier.cost(elements) < cost {
            let Some(next) = self.frontier.next(elements) else { break };
            boxes.begin(next);
            let most = cost.saturating_mul(2).max(BOX_INPUTS_MIN).min(self.left());
            let swept = self.tester.sweep(&mut boxes, most, until)?;
            if let Some((input, magnitude)) = swept.best {
                return Ok(Some(Met { input, size: Size { elements, magnitude }, is_least: swept.ended }));
            }
            if !swept.ended {
                break;
            }
            self.frontier.finished(&boxes, swept.inputs);
            let met = if beside { self.beside(self.frontier.spent())? } else { None };
            if met.is_some() {
                return Ok(met);
            }
        }
        Ok(None)
    }

    /// Random inputs of the streams whose turn it is where the order of size has cost so much.
    fn beside(&mut self, in_order: u64) -> Result<Option<Met>, Stop> {
        let time = self.options.cpu.unwrap_or(self.options.time).mul_f64(self.random_share);
        for number in 0..self.beside.len() {
            if !self.beside[number].is_due(in_order) {
                continue;
            }
            let left = time.saturating_sub(self.beside[number].took);
            if left.is_zero() {
                self.was_cut = true;
                continue;
            }
            let (begun, cpu_begun, cpu_end) =
                (Instant::now(), self.cpu_start.and_then(|_| cpu_used()), self.tester.cpu_end);
            self.tester.cpu_end = cpu_begun.map(|now| now + left).into_iter().chain(cpu_end).min();
            let end = if cpu_begun.is_some() { self.end() } else { self.end().min(begun + left) };
            let most = self.left();
            let swept = self.tester.sweep(&mut self.beside[number].stream, most, end);
            self.tester.cpu_end = cpu_end;
            let cpu = cpu_begun.and_then(|begun| Some(cpu_used()?.saturating_sub(begun)));
            self.beside[number].took += cpu.unwrap_or_else(|| begun.elapsed());
            if let Some((input, _)) = swept?.best {
                return Ok(Some(Met { size: self.size(&input), input, is_least: false }));
            }
        }
        Ok(None)
    }

    /// Random inputs alone, in the same order as beside others, as long as their share of the time lasts.
    fn at_random(&mut self) -> Result<Option<Met>, Stop> {
        let time = self.options.cpu.unwrap_or(self.options.time).mul_f64(self.random_share);
        let mut in_order = self.frontier.spent();
        while self.left() > 0 && !self.is_late() && self.beside.iter().any(|beside| beside.goes_on(time)) {
            in_order = in_order.saturating_add(self.beside[0].step());
            let met = self.beside(in_order)?;
            if met.is_some() {
                return Ok(met);
            }
        }
        Ok(None)
    }

    /// Known inputs, the smallest and growing ones, some of each.
    fn some(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        let Options { slug, seed, known, .. } = self.options;
        let drawing = self.tester.drawing;
        let half = Instant::now() + self.options.time.mul_f64(SOME_SHARE);
        let until = Until::new(half, self.options.stop);
        let mut others: Vec<Input> = smallest(drawing, SOME, &until);
        others.extend(RandomInputs::new(drawing, slug, seed, Kind::Growing).inputs(SOME, &until));
        for inputs in [known, &others] {
            if let Some(met) = self.share(&mut Known { drawing, inputs }, 1.0)? {
                return self.settle(met, hunted);
            }
        }
        Ok(())
    }

    /// The inputs of a stream, within a share of the inputs or of the time that are left.
    fn share<S: Stream>(&mut self, stream: &mut S, share: f64) -> Result<Option<Met>, Stop> {
        if self.is_late() {
            return Ok(None);
        }
        let (now, end) = (Instant::now(), self.end());
        let (count, end) = match self.options.count {
            Some(_) => ((self.left() as f64 * share) as u64, end),
            None => (u64::MAX, now + end.saturating_duration_since(now).mul_f64(share)),
        };
        let swept = self.tester.sweep(stream, count, end)?;
        Ok(swept.best.map(|(input, _)| Met { size: self.size(&input), input, is_least: false }))
    }

    /// How many inputs are left to be tried.
    fn left(&self) -> u64 {
        self.options.count.map_or(u64::MAX, |count| count.saturating_sub(self.tester.tried))
    }

    fn until(&self, end: Instant) -> Until<'_> {
        Until::new(end, self.options.stop).or_cpu(self.tester.cpu_end)
    }

    fn is_late(&self) -> bool {
        self.until(self.end()).is_over()
    }

    fn end(&self) -> Instant {
        self.start + self.options.time
    }

    fn size(&self, input: &Input) -> Size {
        self.tester.measure.size(self.tester.drawing.rules(), input)
    }

    /// Makes a failure small, and proves that it is where that can be done.
    fn settle(&mut self, met: Met, hunted: &mut Hunted) -> Result<(), Stop> {
        let Met { input, size, is_least } = met;
        let first = Found { first: input.clone(), input, size, minimal: Minimal::Local, settled: false };
        let found = hunted.found.insert(first);
        if self.tester.trial.is_measured() {
            return Ok(());
        }
        if is_least && (self.frontier.least..size.elements).all(|elements| self.frontier.is_exhausted(elements)) {
            found.settled = true;
            if let Some(inputs) = self.smaller(size) {
                found.minimal = Minimal::Proven { inputs, all: true };
            }
            return Ok(());
        }
        let by_time = self.tester.trial.failed_by_time();
        if self.tester.took > TOO_SLOW && !is_least {
            return Ok(());
        }
        let begun = Instant::now();
        let end = begun + self.shrink.mul_f64(SETTLE);
        let shrink = begun + if by_time { self.shrink / 2 } else { self.shrink };
        loop {
            // What was met in order of size has nothing smaller with as many elements.
            if !is_least || found.size != size {
                let Tester { drawing, measure, stop, .. } = self.tester;
                let mut shrinker = Shrinker::new(drawing, measure, stop, shrink);
                found.input = shrinker.shrink(self.tester.trial, found.input.clone())?;
                self.tester.tried += shrinker.tried;
                found.settled = shrinker.is_settled();
                found.size = self.size(&found.input);
                if shrinker.is_slow() || by_time {
                    return Ok(());
                }
            }
            // Fewer elements, with whatever values the search had not come to yet.
            if let Some(met) = self.fewer(found.size, if is_least { FEWER } else { FEWER * 2 })? {
                (found.input, found.size, found.settled) = (met.input, met.size, false);
                if Instant::now() < shrink {
                    continue;
                }
            }
            match prove(&mut self.tester, &found.input, found.size, self.options.inputs, end)? {
                Proof::Smaller(input) => {
                    found.size = self.size(&input);
                    found.input = input;
                }
                Proof::Smallest(inputs) => {
                    found.minimal = Minimal::Proven { inputs, all: false };
                    found.settled = true;
                    return Ok(());
                }
                Proof::TooMany => return Ok(()),
            }
            if Instant::now() > end {
                found.settled = false;
                return Ok(());
            }
        }
    }

    /// How many inputs are smaller than this, where all of them were searched; none where counting them takes too long.
    fn smaller(&mut self, size: Size) -> Option<u64> {
        let until = Until::new(Instant::now() + self.shrink.mul_f64(SETTLE), self.options.stop);
        let rows = self.frontier.least..=size.elements;
        let before: u64 = rows.map(|elements| self.frontier.inputs(elements)).sum();
        let magnitude = size.magnitude;
        // The box that it was found in holds smaller ones too.
        let Some(last) = self.frontier.next(size.elements).filter(|next| next.from < magnitude) else {
            return Some(before);
        };
        let mut boxes = self.tester.boxes();
        boxes.begin(SizeBox { to: magnitude - 1, ..last });
        let (mut input, mut count) = (Input::default(), 0);
        while let Some(step) = boxes.step(&mut input) {
            count += u64::from(step.is_some());
            if until.glance() {
                return None;
            }
        }
        Some(before + count)
    }

    /// Goes on where the rounds stopped, with fewer elements than the failure has.
    fn fewer(&mut self, size: Size, time: Duration) -> Result<Option<Met>, Stop> {
        let end = Instant::now() + time;
        let least = self.frontier.least;
        let rows = size.elements.saturating_sub(least).min(ROUNDS[ROUNDS.len() - 1].1);
        for elements in least..least + rows {
            let met = self.elements(elements, self.options.inputs / rows, end, false)?;
            if met.is_some() || Instant::now() > end {
                return Ok(met);
            }
        }
        Ok(None)
    }
}
