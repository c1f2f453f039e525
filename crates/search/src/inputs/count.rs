//! How many inputs there are.

use crate::until::{Hurried, Until};
use ojkit_draw::Drawing;
use ojkit_draw::hand::odometer::Odometer;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_model::input::Input;
use ojkit_rules::Domain;
use ojkit_rules::hand::{Hand, Spot};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// A number of inputs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    pub inputs: u64,
    pub known: Known,
    /// How many are drawn in a second, where they were drawn one by one.
    pub rate: Option<f64>,
}

/// How well a number is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    Exactly,
    AtLeast,
    /// It was estimated from paths at random.
    About,
}

/// Drawings made to count at most, and for how long: what takes longer is estimated.
const DRAWS_MAX: u64 = 3_000_000;
const TIME: Duration = Duration::from_secs(1);

/// Counts the inputs of a drawing; exactly where that is cheap, else until there are more than `enough`, or by an estimate, which comes soon
/// where `stop` becomes true.
pub fn count(drawing: &Drawing, enough: u64, stop: &AtomicBool) -> Count {
    let whole = drawing.is_certain() && drawing.is_separate();
    let mut hand = Shapes { odometer: Odometer::new(), whole, product: 1 };
    let mut input = Input::default();
    let mut inputs = 0u64;
    let begun = Instant::now();
    let until = Until::new(begun + TIME, stop);
    for draws in 1.. {
        hand.product = 1;
        if drawing.draw(&mut hand, &mut input).is_ok() {
            inputs = inputs.saturating_add(u64::try_from(hand.product).unwrap_or(u64::MAX));
        }
        let rate = || (!whole).then(|| draws as f64 / begun.elapsed().as_secs_f64().max(1e-6));
        if !hand.odometer.advance() {
            return Count { inputs, known: Known::Exactly, rate: rate() };
        }
        if inputs == u64::MAX || (!whole && inputs > enough) {
            return Count { inputs, known: Known::AtLeast, rate: rate() };
        }
        if draws >= DRAWS_MAX || until.glance() {
            let guess = estimate(drawing, stop).max(inputs);
            return Count { inputs: guess, known: Known::About, rate: rate() };
        }
    }
    Count { inputs, known: Known::AtLeast, rate: None }
}

/// About how many inputs there are: on average a path at random stands for as many as its choices multiply to (Knuth: "Estimating the
/// Efficiency of Backtrack Comparison", 1975).
fn estimate(drawing: &Drawing, stop: &AtomicBool) -> u64 {
    let until = Until::new(Instant::now() + TIME, stop);
    let mut hand = Paths { random: Random::new(seed("count", "paths", 0, 0)), product: 1.0 };
    let mut input = Input::default();
    let mut sum = 0.0;
    let mut paths = 0;
    while paths < PATHS && !until.glance() {
        hand.product = 1.0;
        let drawn = drawing.draw(&mut Hurried { hand: &mut hand, until: &until }, &mut input);
        sum += if drawn.is_ok() { hand.product } else { 0.0 };
        paths += 1;
    }
    // What does not fit becomes the largest number.
    (sum / f64::from(paths.max(1))) as u64
}

/// Paths of an estimate, at most.
const PATHS: u32 = 20_000;

/// Goes any way and multiplies how many there were.
struct Paths {
    random: Random,
    product: f64,
}

impl Hand for Paths {
    fn choose(&mut self, _: Spot, domain: &Domain) -> i64 {
        self.product *= domain.count() as f64;
        domain.by_rank(self.random.below(domain.count()))
    }
}

/// Runs through everything but what is filled in at once, of which it counts the ways.
struct Shapes {
    odometer: Odometer,
    whole: bool,
    product: u128,
}

impl Hand for Shapes {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.odometer.choose(spot, domain)
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        if !self.whole {
            self.odometer.fill(spot, domain, out);
            return;
        }
        let power = u32::try_from(spot.count).ok().and_then(|n| u128::from(domain.count()).checked_pow(n));
        self.product = self.product.saturating_mul(power.unwrap_or(u128::MAX));
        out.resize(out.len() + spot.count, if spot.count > 0 { domain.by_rank(0) } else { 0 });
    }
}
