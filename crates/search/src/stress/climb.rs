//! Inputs whose answers are the largest and the smallest that are met: where sums, counts and products pass what a program keeps them in.
//!
//! Among the largest inputs with mixed shapes, and from the one with the largest answer to one with a larger answer: one shape or the seed is
//! another one, or a half of an array's values fills all of it, so that in some dozens of steps only those values are left that make the answer large;
//! then the same towards the smallest. Only whoever gives the answers is asked.

use super::Request;
use crate::driver::comparison::Comparison;
use crate::driver::trial::asked;
use crate::shrink::repair::Repair;
use crate::until::{Hurried, Until};
use ojkit_draw::Drawing;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_draw::plan::mix::{Mix, Mixes};
use ojkit_model::input::{Input, Value};
use ojkit_run::cpu_used;
use std::cmp::Ordering;
use std::time::{Duration, Instant};

/// Inputs in each direction, the first of them with any shapes, and the CPU time of one; by the clock it may be so many times as long.
const INPUTS: usize = 96;
const ANY: usize = 8;
/// One step of so many changes a shape or the seed.
const SHAPED: usize = 4;
const CPU: Duration = Duration::from_secs(1);
const CLOCK: u32 = 6;
/// A longer answer is no number to climb by.
const DIGITS: usize = 40;

/// The inputs on the way to the largest answer and to the smallest, the last ones first, and whether a clock or a person ended it; none where
/// answers are no numbers.
pub(super) fn climbed(request: &Request, programs: &mut Comparison) -> (Vec<Input>, bool) {
    let Request { drawing, options, .. } = request;
    let mixes = Mixes::of(drawing);
    let (mut all, mut is_cut) = (Vec::new(), false);
    for (direction, towards) in [Ordering::Greater, Ordering::Less].into_iter().enumerate() {
        let end = Instant::now() + CPU * CLOCK;
        let until = Until::new(end, options.stop).or_cpu(cpu_used().map(|used| used + CPU));
        let random = Random::new(seed(options.slug, "stress-climb", direction as u64, options.seed));
        let mut climb = Climb { drawing, mixes: &mixes, random, best: None, fills: 0, changes: 0 };
        for number in 0..INPUTS {
            let drawn = climb.step(number, &until);
            if until.is_over() {
                is_cut |= Instant::now() >= end || asked(options.stop);
                break;
            }
            let Some((mix, input)) = drawn else { continue };
            let Some(answer) = programs.sound_answer(&input).and_then(|answer| number_of(&answer)) else { continue };
            if climb.best.as_ref().is_none_or(|(most, ..)| answer.total_cmp(most) == towards) {
                all.push(input.clone());
                climb.best = Some((answer, mix, input));
            }
        }
    }
    all.reverse();
    (all, is_cut)
}

/// The way in one direction.
struct Climb<'a> {
    drawing: &'a Drawing,
    mixes: &'a Mixes,
    random: Random,
    /// The answer that is furthest, and its input.
    best: Option<(f64, Mix, Input)>,
    /// How often an array was filled with a half of its values, and how often a shape or the seed was changed.
    fills: usize,
    changes: usize,
}

impl Climb<'_> {
    /// The next input to be asked for; none where none was drawn.
    fn step(&mut self, number: usize, until: &Until) -> Option<(Mix, Input)> {
        let Climb { drawing, mixes, random, best, fills, changes } = self;
        let mut input = Input::default();
        let best = best.as_ref().filter(|_| number >= ANY);
        if let Some((_, mix, best)) = best.filter(|_| !number.is_multiple_of(SHAPED)) {
            let filled = filled(best, *fills);
            *fills += 1;
            drawing.draw(&mut Repair::new(drawing.rules(), &filled), &mut input).ok()?;
            return Some((mix.clone(), input));
        }
        let mix = match best {
            Some((_, mix, _)) => {
                *changes += 1;
                mixes.near(mix, *changes, random)
            }
            None => mixes.any(random),
        };
        let mut hand = mixes.notation(&mix).hand(mix.seed, drawing).ok()?;
        drawing.draw(&mut Hurried { hand: hand.as_mut(), until }, &mut input).ok()?;
        Some((mix, input))
    }
}

/// An input with one flat array of it filled with those of its elements whose values are in one half of all, by a hash that two steps share:
/// the second one takes the other half.
fn filled(input: &Input, step: usize) -> Input {
    let mut filled = input.clone();
    let flat = |value: &&mut Value| value.ends.len() == 1 && value.cells.len() > 1;
    let mut flat: Vec<&mut Value> = filled.fields.iter_mut().filter(flat).collect();
    let (pair, half) = (step / 2, step % 2 == 1);
    let count = flat.len().max(1);
    if let Some(value) = flat.get_mut(pair % count) {
        // Fibonacci hashing: the multiplier is 2^64 divided by the golden ratio.
        let hash =
            |cell: i64| (cell ^ pair as i64).wrapping_mul(0x9e37_79b9_7f4a_7c15_u64 as i64).rotate_left(pair as u32);
        let kept: Vec<i64> = value.cells.iter().copied().filter(|cell| (hash(*cell) < 0) == half).collect();
        if !kept.is_empty() {
            value.cells = kept.iter().copied().cycle().take(value.cells.len()).collect();
        }
    }
    filled
}

/// An answer that is one number.
fn number_of(answer: &[u8]) -> Option<f64> {
    let text = str::from_utf8(answer).ok()?.trim();
    (text.len() <= DIGITS).then(|| text.parse().ok())?
}
