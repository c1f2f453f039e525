//! The search: from small to large, then shrunk, then proven where that can be done.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::boxes::{BoxInputs, SizeBox, smallest};
use crate::inputs::frontier::Frontier;
use crate::inputs::random_inputs::{Kind, Known, RandomInputs};
use crate::inputs::size::{Measure, Size};
use crate::minimality::Proof;
use crate::shrink::Shrinker;
use crate::sweep::{Limits, Stream, Sweep, sweep};
use ojkit_model::input::Input;
use ojkit_rules::generate::Drawing;
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
}

/// An input that fails.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The input.
    pub input: Input,
    /// Its size.
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

/// What a second or less is enough for: so many inputs are tried in order of size, and in search of a proof.
pub const BOX_INPUTS_MAX: u64 = 1_000_000;
/// Inputs tried in order of size, in rounds, and among how many numbers of elements they are shared.
const ROUNDS: [(u64, u64); 6] = [(1_000, 4), (5_000, 6), (25_000, 8), (100_000, 10), (350_000, 12), (1_000_000, 14)];
/// For shrinking, and for it and the proof as often as they take turns.
const SHRINK: Duration = Duration::from_secs(5);
/// The largest inputs get this share of the time, whatever went before.
const LARGEST: f64 = 0.6;
/// For going on with fewer elements where a failure was met in order of size, so that they have had their share already; elsewhere twice as
/// long.
const FEWER: Duration = Duration::from_millis(250);
const SETTLE: Duration = Duration::from_secs(8);
/// The share of the time that goes to inputs in order of size at most: what lies behind them must get its turn.
const CLIMB: f64 = 0.25;
/// So much of it goes by before inputs that somebody kept are tried.
const IN_ORDER: Duration = Duration::from_millis(1100);
/// So many of the smallest inputs, and of random ones, are some.
const SOME: usize = 30;
/// A failure that takes this long to see is left as it is: the growth of time says more.
const TOO_SLOW: Duration = Duration::from_secs(4);

/// A failure that was met in order of size.
struct Met {
    input: Input,
    size: Size,
    /// Whether what is left of its layer could not be smaller; a clock may have ended it before.
    is_least: bool,
}

/// A search under way.
pub(crate) struct Hunt<'a, T: Trial> {
    pub drawing: &'a Drawing,
    pub measure: Measure,
    trial: &'a mut T,
    pub options: Options<'a>,
    start: Instant,
    /// When searching in order of size ends, whatever it has come to.
    pub until: Option<Instant>,
    tried: u64,
    /// How long the frame took in which a failure was found.
    took: Duration,
}

/// Searches for an input that fails.
///
/// First all inputs in order of size, up to about a million; then random ones of growing sizes, the largest among them. Ends at the
/// first failure, which is then made small.
///
/// # Errors
/// Why the search could not go on; the inputs tried so far are lost to nobody, since none failed.
pub fn hunt<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, Hunt::run)
}

/// Tries every input there is, in order of size; the first that fails is the smallest. Where the time is over before, nothing is exhausted.
///
/// # Errors
/// As [`hunt`].
pub fn exhaust<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    let hunted = begun(drawing, trial, options, Hunt::all)?;
    Ok(Hunted { enumerated: hunted.tried, ..hunted })
}

/// Tries some dozens of inputs, for trials that are too dear for more: those that somebody kept, the smallest, and some at random.
///
/// # Errors
/// As [`hunt`].
pub fn some<'a, T: Trial>(drawing: &'a Drawing, trial: &'a mut T, options: &Options<'a>) -> Result<Hunted, Stop> {
    begun(drawing, trial, options, Hunt::some)
}

/// Begins a search and does its work; whoever asked for its end gets what was found until then.
fn begun<'a, T: Trial>(
    drawing: &'a Drawing,
    trial: &'a mut T,
    options: &Options<'a>,
    work: fn(&mut Hunt<'a, T>, &mut Hunted) -> Result<(), Stop>,
) -> Result<Hunted, Stop> {
    let measure = Measure::new(drawing.rules());
    let mut hunt = Hunt {
        drawing,
        measure,
        trial,
        options: *options,
        start: Instant::now(),
        until: None,
        tried: 0,
        took: Duration::ZERO,
    };
    let mut hunted = Hunted::default();
    let done = work(&mut hunt, &mut hunted);
    hunted.tried = hunt.tried;
    match done {
        Err(Stop::Asked) => hunted.stopped = true,
        done => done?,
    }
    Ok(hunted)
}

impl<T: Trial> Hunt<'_, T> {
    fn run(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        let mut frontier = Frontier::new(self.drawing.rules());
        let end = self.start + self.options.time.mul_f64(CLIMB);
        let mut found = self.climb(&mut frontier, end.min(self.start + IN_ORDER));
        hunted.enumerated = frontier.searched();
        if matches!(found, Ok(None)) && !frontier.is_complete() {
            // Where the order of size is slow to go through, what others fell into may end it.
            let mut known = Known { drawing: self.drawing, inputs: self.options.known };
            if let Some(input) = self.sweep_all(&mut known, u64::MAX, 0.5)? {
                self.settle(input, None, &mut frontier, hunted)?;
                if hunted.found.as_ref().is_none_or(|found| found.minimal != Minimal::Local)
                    || self.trial.failed_by_time()
                {
                    return Ok(());
                }
                found = self.climb(&mut frontier, end);
                let best = hunted.found.as_ref().map(|found| found.size);
                return match found? {
                    Some(met) if best.is_none_or(|best| met.size < best) => {
                        self.settle(met.input, met.is_least.then_some(met.size), &mut frontier, hunted)
                    }
                    _ => Ok(()),
                };
            }
            found = self.climb(&mut frontier, end);
            hunted.enumerated = frontier.searched();
        }
        if let Some(met) = found? {
            return self.settle(met.input, met.is_least.then_some(met.size), &mut frontier, hunted);
        }
        if frontier.is_complete() {
            hunted.exhausted = Some(hunted.enumerated);
            return Ok(());
        }
        if let Some(input) = self.random()? {
            return self.settle(input, None, &mut frontier, hunted);
        }
        // Where hardly anything can be drawn at random, time is left.
        let found = self.climb(&mut frontier, self.start + self.options.time);
        hunted.enumerated = frontier.searched();
        match found? {
            Some(met) => self.settle(met.input, met.is_least.then_some(met.size), &mut frontier, hunted),
            None => {
                hunted.exhausted = frontier.is_complete().then_some(hunted.enumerated);
                Ok(())
            }
        }
    }

    fn all(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        self.until = Some(self.start + self.options.time);
        let mut frontier = Frontier::new(self.drawing.rules());
        let mut elements = frontier.least();
        while elements <= frontier.most() {
            let Some(layer) = frontier.layer(elements) else {
                if !frontier.is_exhausted(elements) {
                    return Ok(());
                }
                elements += 1;
                continue;
            };
            let measure = self.measure.clone();
            let mut layers = BoxInputs::new(self.drawing, &measure, None, layer.clone());
            let (swept, found) = self.layer(&mut layers, u64::MAX)?;
            if let Some((input, magnitude)) = found {
                let size = Size { elements, magnitude };
                let minimal = match swept.ended {
                    true => Minimal::Proven { inputs: self.smaller(&mut frontier, size), all: true },
                    false => Minimal::Local,
                };
                hunted.found = Some(Found { first: input.clone(), input, size, minimal, settled: swept.ended });
                return Ok(());
            }
            if !swept.ended {
                // The time was over.
                return Ok(());
            }
            frontier.finished(&layer, swept.inputs, &layers);
        }
        hunted.exhausted = Some(self.tried);
        Ok(())
    }

    /// All inputs in order of size, round by round: the smallest failure of the first round that has any.
    /// Later rounds are for fast programs: `until` ends them.
    fn climb(&mut self, frontier: &mut Frontier, until: Instant) -> Result<Option<Met>, Stop> {
        self.until = Some(until);
        for (inputs, steps) in ROUNDS {
            if inputs > self.options.inputs || Instant::now() >= until {
                break;
            }
            let rows = steps.min((frontier.most() - frontier.least()).saturating_add(1));
            let mut left = inputs;
            for (row, elements) in (0..rows).zip(frontier.least()..) {
                // What one number of elements does not use up is there for the next.
                let share = left / (rows - row);
                let found = self.elements(frontier, elements, share)?;
                if found.is_some() {
                    return Ok(found);
                }
                left -= frontier.cost(elements).min(left);
            }
            if frontier.is_complete() {
                break;
            }
        }
        Ok(None)
    }

    /// Inputs with so many elements, layer by layer, up to a cost; the smallest that fails.
    fn elements(&mut self, frontier: &mut Frontier, elements: u64, cost: u64) -> Result<Option<Met>, Stop> {
        let measure = self.measure.clone();
        let mut layers: Option<BoxInputs> = None;
        while frontier.cost(elements) < cost {
            let Some(layer) = frontier.layer(elements) else { break };
            let layers = match &mut layers {
                Some(layers) => {
                    layers.begin(layer.clone());
                    layers
                }
                none => none.insert(BoxInputs::new(self.drawing, &measure, None, layer.clone())),
            };
            let (swept, found) = self.layer(layers, (cost * 2).max(4096))?;
            if let Some((input, magnitude)) = found {
                return Ok(Some(Met { input, size: Size { elements, magnitude }, is_least: swept.ended }));
            }
            if !swept.ended {
                break;
            }
            frontier.finished(&layer, swept.inputs, layers);
        }
        Ok(None)
    }

    pub fn layer(&mut self, layers: &mut BoxInputs, limit: u64) -> Result<(Sweep, Option<(Input, u128)>), Stop> {
        let limits = Limits { inputs: limit, end: self.until };
        let swept = sweep(self.trial, &mut LayerStream(layers), limits, self.options.stop)?;
        self.tried += swept.inputs;
        self.took = swept.took;
        let found = swept.best.clone();
        if swept.stopped && found.is_none() { Err(Stop::Asked) } else { Ok((swept, found)) }
    }

    /// Inputs in no order: growing ones, then the largest, then growing ones again.
    fn random(&mut self) -> Result<Option<Input>, Stop> {
        let mut growing = RandomInputs::new(self.drawing, self.options.slug, self.options.seed, Kind::Growing);
        let mut largest = RandomInputs::new(self.drawing, self.options.slug, self.options.seed, Kind::Largest);
        // The largest get their turn however slow the submission is.
        if let Some(input) = self.sweep_all(&mut growing, 4000, 0.15)? {
            return Ok(Some(input));
        }
        let now = Instant::now();
        let end = (now + self.options.time.mul_f64(LARGEST)).max(self.start + self.options.time.mul_f64(0.8));
        if let Some(input) = self.sweep_until(&mut largest, u64::MAX, end)? {
            return Ok(Some(input));
        }
        self.sweep_all(&mut growing, u64::MAX, 1.0)
    }

    /// Known inputs, the smallest and growing ones, some of each.
    fn some(&mut self, hunted: &mut Hunted) -> Result<(), Stop> {
        let Options { slug, seed, known, .. } = self.options;
        let growing = RandomInputs::new(self.drawing, slug, seed, Kind::Growing).inputs(SOME);
        let others: Vec<Input> = smallest(self.drawing, SOME).into_iter().chain(growing).collect();
        for inputs in [known, &others] {
            let mut stream = Known { drawing: self.drawing, inputs };
            if let Some(input) = self.sweep_all(&mut stream, u64::MAX, 1.0)? {
                return self.settle(input, None, &mut Frontier::new(self.drawing.rules()), hunted);
            }
        }
        Ok(())
    }

    /// So many inputs of a stream at most, within a share of the time that is left.
    fn sweep_all<S: Stream>(&mut self, stream: &mut S, count: u64, share: f64) -> Result<Option<Input>, Stop> {
        let now = Instant::now();
        let left = (self.start + self.options.time).saturating_duration_since(now);
        if left.is_zero() {
            return Ok(None);
        }
        self.sweep_until(stream, count, now + left.mul_f64(share))
    }

    /// So many inputs of a stream at most, until then.
    fn sweep_until<S: Stream>(&mut self, stream: &mut S, count: u64, end: Instant) -> Result<Option<Input>, Stop> {
        let limits = Limits { inputs: count, end: Some(end) };
        let swept = sweep(self.trial, stream, limits, self.options.stop)?;
        self.tried += swept.inputs;
        self.took = swept.took;
        match swept.best {
            Some((input, _)) => Ok(Some(input)),
            None if swept.stopped => Err(Stop::Asked),
            None => Ok(None),
        }
    }

    /// Makes a failure small, and proves that it is where that can be done.
    fn settle(
        &mut self,
        first: Input,
        proven_to: Option<Size>,
        frontier: &mut Frontier,
        hunted: &mut Hunted,
    ) -> Result<(), Stop> {
        let mut best = first.clone();
        let mut size = self.measure.size(self.drawing.rules(), &best);
        let mut minimal = Minimal::Local;
        let mut settled = false;
        let of = |input: &Input, size, minimal, settled| {
            Some(Found { input: input.clone(), size, minimal, first: first.clone(), settled })
        };
        hunted.found = of(&best, size, minimal, settled);
        let in_order = proven_to == Some(size);
        if in_order && (frontier.least()..size.elements).all(|elements| frontier.is_exhausted(elements)) {
            minimal = Minimal::Proven { inputs: self.smaller(frontier, size), all: true };
            hunted.found = of(&best, size, minimal, true);
            return Ok(());
        }
        let by_time = self.trial.failed_by_time();
        if self.took > TOO_SLOW && !in_order {
            return Ok(());
        }
        let begun = Instant::now();
        let end = begun + SETTLE;
        let shrink = begun + if by_time { SHRINK / 2 } else { SHRINK };
        loop {
            if proven_to != Some(size) {
                let mut shrinker = Shrinker::new(self.drawing, &self.measure, self.options.stop, shrink);
                best = shrinker.shrink(self.trial, best)?;
                self.tried += shrinker.tried();
                settled = shrinker.is_settled();
                size = self.measure.size(self.drawing.rules(), &best);
                hunted.found = of(&best, size, minimal, settled);
                if shrinker.is_slow() || by_time {
                    break;
                }
            }
            // Fewer elements, with whatever values the search had not come to yet.
            if let Some(met) = self.fewer(frontier, size, if in_order { FEWER } else { FEWER * 2 })? {
                (best, size, settled) = (met.input, met.size, false);
                hunted.found = of(&best, size, minimal, settled);
                if Instant::now() < shrink {
                    continue;
                }
            }
            match self.prove(&best, size, end)? {
                Proof::Smaller(input) => best = input,
                Proof::Smallest(inputs) => {
                    minimal = Minimal::Proven { inputs, all: false };
                    settled = true;
                    break;
                }
                Proof::TooMany => break,
            }
            if Instant::now() > end {
                settled = false;
                break;
            }
        }
        let size = self.measure.size(self.drawing.rules(), &best);
        hunted.found = of(&best, size, minimal, settled);
        Ok(())
    }

    /// How many inputs are smaller than this, where all of them were searched.
    fn smaller(&self, frontier: &mut Frontier, size: Size) -> u64 {
        let before: u64 = (frontier.least()..=size.elements).map(|elements| frontier.inputs(elements)).sum();
        let magnitude = size.magnitude;
        // The layer that it was found in holds smaller ones too.
        let Some(layer) = frontier.layer(size.elements).filter(|layer| layer.from < magnitude) else { return before };
        let mut layers = BoxInputs::new(self.drawing, &self.measure, None, SizeBox { to: magnitude - 1, ..layer });
        let (mut input, mut count) = (Input::default(), 0);
        while let Some(step) = layers.step(&mut input) {
            count += u64::from(step.is_some());
        }
        before + count
    }

    /// Goes on where the rounds stopped, with fewer elements than the failure has.
    fn fewer(&mut self, frontier: &mut Frontier, size: Size, time: Duration) -> Result<Option<Met>, Stop> {
        let end = Instant::now() + time;
        self.until = Some(end);
        let rows = size.elements.saturating_sub(frontier.least()).min(ROUNDS[5].1);
        if rows == 0 {
            return Ok(None);
        }
        for elements in frontier.least()..frontier.least() + rows {
            let found = self.elements(frontier, elements, self.options.inputs / rows)?;
            if found.is_some() || Instant::now() > end {
                return Ok(found);
            }
        }
        Ok(None)
    }
}

/// The inputs of a layer; what follows a failure is only what is smaller.
struct LayerStream<'l, 'd>(&'l mut BoxInputs<'d>);

impl<'d> Stream for LayerStream<'_, 'd> {
    type Mark = BoxInputs<'d>;

    fn next(&mut self, input: &mut Input) -> Option<Option<u128>> {
        self.0.step(input)
    }

    fn mark(&self) -> BoxInputs<'d> {
        self.0.clone()
    }

    fn replay(mark: &mut BoxInputs<'d>, input: &mut Input) -> Option<Option<u128>> {
        mark.step(input)
    }

    fn resume(&mut self, mark: BoxInputs<'d>) {
        *self.0 = mark;
    }

    fn failed(&mut self, magnitude: u128) -> bool {
        match magnitude.checked_sub(1) {
            Some(lower) => {
                self.0.lower(lower);
                true
            }
            None => false,
        }
    }

    fn frame(&self) -> usize {
        usize::MAX
    }
}
