//! The search: from small to large, then shrunk, then proven where that can be done.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::boxes::SizeBox;
use crate::inputs::frontier::{Frontier, smallest};
use crate::inputs::random_inputs::{Kind, RandomInputs};
use crate::inputs::size::{Measure, Size};
use crate::inputs::stream::{Known, Stream};
use crate::minimality::{Proof, prove};
use crate::shrink::Shrinker;
use crate::sweep::Tester;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use ojkit_run::cpu_used;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// The problem's slug, which random inputs depend on.
    pub slug: &'a str,
    /// The seed of random inputs.
    pub seed: u64,
    /// How long to search at most; what was found is made small in some seconds more.
    pub time: Duration,
    /// How much of the processors' time the kit and its programs may use meanwhile, where that ends the search too: other work on the
    /// machine does not count.
    pub cpu: Option<Duration>,
    /// How many inputs to try, where the phases share these and the clock only stops; else they share the time.
    pub count: Option<u64>,
    /// Inputs that are tried in order of size before random ones, and that a box may hold to be searched for a proof: mostly
    /// [`BOX_INPUTS_MAX`].
    pub inputs: u64,
    /// Inputs worth a try before random ones, such as examples and kept cases; those that are not legal here are left out.
    pub known: &'a [Input],
    /// Becomes true when somebody wants an end.
    pub stop: &'a AtomicBool,
}

/// What a search found out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Hunted {
    /// An input that fails, if one was found.
    pub found: Option<Found>,
    /// Inputs tried in all.
    pub tried: u64,
    /// Where every input there is was tried: how many there are.
    pub exhausted: Option<u64>,
    /// Inputs tried in order of size before anything else.
    pub enumerated: u64,
    /// Whether somebody asked for the end.
    pub stopped: bool,
    /// Whether the clock ended a search that was to end by its count.
    pub late: bool,
}

/// An input that fails.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub input: Input,
    pub size: Size,
    /// How it is known to be small.
    pub minimal: Minimal,
    /// The failure as it was first seen, before it was made small; the same where it was met in order of size.
    pub first: Input,
    /// Whether every step to a smaller one was tried: there was time enough.
    pub settled: bool,
}

/// How a countercase is known to be small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// What a second or less is enough for at two million inputs a second: so many inputs are tried in order of size, and in search of a proof.
pub const BOX_INPUTS_MAX: u64 = 1_000_000;

// The phases of a search share its time, or its count of inputs. In order of size comes first, since what it finds needs no shrinking; the
// largest inputs get the most of the rest, since each of them takes long.

/// Inputs tried in order of size, in rounds, and among how many numbers of elements they are shared: the rounds grow about fourfold, so that
/// all of them together cost little more than the last.
const ROUNDS: [(u64, u64); 6] =
    [(1_000, 4), (5_000, 6), (25_000, 8), (100_000, 10), (350_000, 12), (BOX_INPUTS_MAX, 14)];
/// The share of the time that goes to inputs in order of size at most: what lies behind them must get its turn.
const IN_ORDER_SHARE: f64 = 0.25;
/// So much of it goes by before inputs that somebody kept are tried: a fast submission is through with all rounds by then.
const BEFORE_KNOWN: Duration = Duration::from_millis(1100);
/// Where inputs are counted, all but this part of them comes in order of size, and all but so many: these are small, and take the least time.
const RANDOM_COUNT: (u64, u64) = (8, 12_500);
/// They take no more than this share of the processors' time, where that ends the search.
const IN_ORDER_CPU_SHARE: f64 = 0.6;
/// The share of what is left that known inputs may take.
const KNOWN_SHARE: f64 = 0.5;
/// Growing random inputs before the largest: so many, within this share of what is left.
const GROWING_FIRST: (u64, f64) = (4000, 0.15);
/// The largest inputs get the first share of all time, whatever went before, and last until the second share of it is over.
const LARGEST: [f64; 2] = [0.6, 0.8];
/// Where inputs are counted, the largest are few among what is left: each takes as long as some hundred others.
const LARGEST_COUNT_SHARE: f64 = 0.01;
/// So many of the smallest inputs, and of random ones, are some.
const SOME: usize = 30;
/// The share of the time that drawing some inputs may take before they are tried.
const SOME_SHARE: f64 = 0.5;

// Afterwards a failure is made small, in time of its own: a person waits for no more than some seconds.

/// For shrinking, and how many times as long for it and the proof as often as they take turns.
const SHRINK: Duration = Duration::from_secs(5);
const SETTLE: f64 = 1.6;
/// For going on with fewer elements where a failure was met in order of size, so that they have had their share already; elsewhere twice as
/// long.
const FEWER: Duration = Duration::from_millis(250);
/// A failure that takes this long to see is left as it is: the growth of time says more.
const TOO_SLOW: Duration = Duration::from_secs(4);

/// A failure that was met.
struct Met {
    input: Input,
    size: Size,
    /// Whether what is left of its box could not be smaller: it was met in order of size, and no clock ended that before.
    is_least: bool,
}

/// A search under way.
struct Hunt<'a, T> {
    tester: Tester<'a, T>,
    options: Options<'a>,
    start: Instant,
    /// How long what is found may be shrunk.
    shrink: Duration,
    /// How far the inputs were tried in order of size.
    frontier: Frontier,
}

/// Searches for an input that fails.
///
/// First all inputs in order of size, up to about a million; then random ones of growing sizes, the largest among them. Ends at the
/// first failure, which is then made small.
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
        hunt.share(&mut largest, u64::MAX, 1.0)?.map_or(Ok(()), |met| hunt.settle(met, hunted))
    })
}

/// Tries some dozens of inputs, for trials that are too dear for more: those that somebody kept, the smallest, and some at random.
///
/// # Errors
/// As [`hunt`].
pub fn some<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, |hunt, hunted| hunt.some(hunted))
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
        if let Some(met) = hunt.in_order(end, hunted)? {
            return hunt.settle(met, hunted);
        }
        let mut known = Known { drawing, inputs: options.known };
        hunt.share(&mut known, u64::MAX, 1.0)?.map_or(Ok(()), |known| hunt.settle_known(known, end, hunted))
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
    let cpu_end = options.cpu.and_then(|cpu| Some(cpu_used()? + cpu));
    let tester =
        Tester { drawing, measure: &measure, trial, stop: options.stop, cpu_end, tried: 0, took: Duration::ZERO };
    let frontier = Frontier::new(drawing.rules());
    let mut hunt = Hunt { tester, options: *options, start: Instant::now(), shrink: SHRINK, frontier };
    let mut hunted = Hunted::default();
    let done = work(&mut hunt, &mut hunted);
    hunted.tried = hunt.tester.tried;
    // With a count every phase may last until the same end, so that nothing was cut short before it.
    let is_late = || hunt.options.count < options.count || hunt.is_late();
    hunted.late = options.count.is_some() && hunted.found.is_none() && is_late();
    match done {
        Err(Stop::Asked) => hunted.stopped = true,
        done => done?,
    }
    Ok(hunted)
}

impl<T: Trial> Hunt<'_, T> {
    fn run(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        let (first, end) = match self.options.count {
            Some(_) => (self.end(), self.end()),
            None => {
                let end = self.start + self.options.time.mul_f64(IN_ORDER_SHARE);
                (end.min(self.start + BEFORE_KNOWN), end)
            }
        };
        let mut met = self.in_order(first, hunted);
        if matches!(met, Ok(None)) && !self.frontier.is_complete() {
            // Where the order of size is slow to go through, what others fell into may end it.
            let mut known = Known { drawing: self.tester.drawing, inputs: self.options.known };
            if let Some(known) = self.share(&mut known, u64::MAX, KNOWN_SHARE)? {
                return self.settle_known(known, end, hunted);
            }
            met = self.in_order(end, hunted);
        }
        if let Some(met) = met? {
            return self.settle(met, hunted);
        }
        if !self.frontier.is_complete() {
            if let Some(met) = self.random()? {
                return self.settle(met, hunted);
            }
            // Where hardly anything can be drawn at random, time is left.
            if let Some(met) = self.in_order(self.end(), hunted)? {
                return self.settle(met, hunted);
            }
        }
        hunted.exhausted = self.frontier.is_complete().then_some(hunted.enumerated);
        Ok(())
    }

    /// Makes a known input that fails small; where that proves nothing, the order of size may have a smaller one.
    fn settle_known(&mut self, known: Met, end: Instant, hunted: &mut Hunted) -> Result<(), Stop> {
        self.settle(known, hunted)?;
        let best = hunted.found.as_ref().filter(|found| found.minimal == Minimal::Local).map(|found| found.size);
        let Some(best) = best.filter(|_| !self.tester.trial.failed_by_time()) else { return Ok(()) };
        match self.rounds(end)?.filter(|met| met.size < best) {
            Some(met) => self.settle(met, hunted),
            None => Ok(()),
        }
    }

    fn all(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        let end = self.end();
        let mut elements = self.frontier.least();
        let mut boxes = self.tester.boxes();
        while elements <= self.frontier.most() {
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

    /// All inputs in order of size, round by round: the smallest failure of the first round that has any.
    /// Later rounds are for fast programs: `until` ends them.
    fn in_order(&mut self, until: Instant, hunted: &mut Hunted) -> Result<Option<Met>, Stop> {
        let (cpu_end, counted) = (self.tester.cpu_end, self.options.count.zip(self.options.cpu));
        if let Some((_, cpu)) = counted {
            self.tester.cpu_end = cpu_end.map(|end| end.saturating_sub(cpu.mul_f64(1.0 - IN_ORDER_CPU_SHARE)));
        }
        let met = self.rounds(until);
        if let (Some((count, _)), true) = (counted, !self.frontier.is_complete() && self.is_late()) {
            // What lies behind keeps its part of the inputs that are tried.
            let tried = self.tester.tried;
            self.options.count = Some(count.min(tried + tried / (RANDOM_COUNT.0 - 1)));
        }
        self.tester.cpu_end = cpu_end;
        hunted.enumerated = self.frontier.searched();
        met
    }

    fn rounds(&mut self, until: Instant) -> Result<Option<Met>, Stop> {
        let counted = self.options.count.map_or(u64::MAX, |count| count - (count / RANDOM_COUNT.0).min(RANDOM_COUNT.1));
        let most = self.options.inputs.min(counted);
        for (inputs, steps) in ROUNDS {
            if Until::new(until, self.options.stop).or_cpu(self.tester.cpu_end).is_over() {
                break;
            }
            let least = self.frontier.least();
            let rows = steps.min((self.frontier.most() - least).saturating_add(1));
            let mut left = inputs.min(most);
            for (row, elements) in (0..rows).zip(least..) {
                // What one number of elements does not use up is there for the next.
                let share = left / (rows - row);
                let met = self.elements(elements, share, until)?;
                if met.is_some() {
                    return Ok(met);
                }
                left -= self.frontier.cost(elements).min(left);
            }
            if inputs >= most || self.frontier.is_complete() {
                break;
            }
        }
        Ok(None)
    }

    /// Inputs with so many elements, box by box, up to a cost; the smallest that fails.
    fn elements(&mut self, elements: u64, cost: u64, until: Instant) -> Result<Option<Met>, Stop> {
        // A box is gone through even if it costs more than was left, but not at any price.
        const BOX_INPUTS_MIN: u64 = 4096;
        let mut boxes = self.tester.boxes();
        while self.frontier.cost(elements) < cost {
            let Some(next) = self.frontier.next(elements) else { break };
            boxes.begin(next);
            let swept = self.tester.sweep(&mut boxes, (cost * 2).max(BOX_INPUTS_MIN), until)?;
            if let Some((input, magnitude)) = swept.best {
                return Ok(Some(Met { input, size: Size { elements, magnitude }, is_least: swept.ended }));
            }
            if !swept.ended {
                break;
            }
            self.frontier.finished(&boxes, swept.inputs);
        }
        Ok(None)
    }

    /// Inputs in no order: growing ones, then the largest, then growing ones again.
    fn random(&mut self) -> Result<Option<Met>, Stop> {
        let Options { slug, seed, time, count, .. } = self.options;
        let stream = |kind| RandomInputs::new(self.tester.drawing, slug, seed, kind);
        let (mut growing, mut largest) = (stream(Kind::Growing), stream(Kind::Largest));
        // The largest get their turn however slow the submission is.
        if let Some(met) = self.share(&mut growing, GROWING_FIRST.0, GROWING_FIRST.1)? {
            return Ok(Some(met));
        }
        let met = if count.is_some() {
            self.share(&mut largest, u64::MAX, LARGEST_COUNT_SHARE)?
        } else {
            let [least, last] = LARGEST.map(|share| time.mul_f64(share));
            self.stream(&mut largest, u64::MAX, (Instant::now() + least).max(self.start + last))?
        };
        if met.is_some() {
            return Ok(met);
        }
        self.share(&mut growing, u64::MAX, 1.0)
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
            if let Some(met) = self.share(&mut Known { drawing, inputs }, u64::MAX, 1.0)? {
                return self.settle(met, hunted);
            }
        }
        Ok(())
    }

    /// So many inputs of a stream at most, within a share of the inputs or of the time that are left.
    fn share<S: Stream>(&mut self, stream: &mut S, count: u64, share: f64) -> Result<Option<Met>, Stop> {
        let now = Instant::now();
        let left = self.end().saturating_duration_since(now);
        if self.is_late() {
            return Ok(None);
        }
        match self.options.count.map(|all| all.saturating_sub(self.tester.tried)) {
            Some(left) => self.stream(stream, count.min((left as f64 * share) as u64), self.end()),
            None => self.stream(stream, count, now + left.mul_f64(share)),
        }
    }

    /// Whether all phases are over.
    fn is_late(&self) -> bool {
        Until::new(self.end(), self.options.stop).or_cpu(self.tester.cpu_end).is_over()
    }

    /// When the clock ends all phases.
    fn end(&self) -> Instant {
        self.start + self.options.time
    }

    /// So many inputs of a stream at most, until then.
    fn stream<S: Stream>(&mut self, stream: &mut S, count: u64, end: Instant) -> Result<Option<Met>, Stop> {
        let swept = self.tester.sweep(stream, count, end)?;
        Ok(swept.best.map(|(input, _)| Met { size: self.size(&input), input, is_least: false }))
    }

    fn size(&self, input: &Input) -> Size {
        self.tester.measure.size(self.tester.drawing.rules(), input)
    }

    /// Makes a failure small, and proves that it is where that can be done.
    fn settle(&mut self, met: Met, hunted: &mut Hunted) -> Result<(), Stop> {
        let Met { input, size, is_least } = met;
        let first = Found { first: input.clone(), input, size, minimal: Minimal::Local, settled: false };
        let found = hunted.found.insert(first);
        if is_least && (self.frontier.least()..size.elements).all(|elements| self.frontier.is_exhausted(elements)) {
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
                self.tester.tried += shrinker.tried();
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
        let rows = self.frontier.least()..=size.elements;
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
        let least = self.frontier.least();
        let rows = size.elements.saturating_sub(least).min(ROUNDS[ROUNDS.len() - 1].1);
        for elements in least..least + rows {
            let met = self.elements(elements, self.options.inputs / rows, end)?;
            if met.is_some() || Instant::now() > end {
                return Ok(met);
            }
        }
        Ok(None)
    }
}
