//! Inputs whose answers are the largest and the smallest that are met: where sums, counts and products pass what a program keeps them in.
//!
//! Among the largest inputs with mixed shapes, and from the one with the largest answer to one with a larger answer: one shape or the seed is
//! another one, or a half of an array's values fills all of it, so that in some dozens of steps only those values are left that make the answer large;
//! then the same towards the smallest. Only whoever gives the answers is asked.

use super::Request;
use super::walk::Walk;
use crate::driver::comparison::Comparison;
use crate::driver::trial::asked;
use crate::shrink::repair::Repair;
use crate::until::Until;
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
    let (mut all, mut is_cut) = (Vec::new(), false);
    for (direction, towards) in [Ordering::Greater, Ordering::Less].into_iter().enumerate() {
        let end = Instant::now() + CPU * CLOCK;
        let until = Until::new(end, options.stop).or_cpu(cpu_used().map(|used| used + CPU));
        let mut walk = Walk::new(drawing, (options.slug, "stress-climb", direction as u64, options.seed), ANY);
        let mut best: Option<(f64, Input)> = None;
        let mut fills = 0;
        for number in 0..INPUTS {
            // Answers that are no numbers lead nowhere.
            if number == ANY && best.is_none() {
                break;
            }
            let from = best.as_ref().filter(|_| number >= ANY && !number.is_multiple_of(SHAPED));
            let drawn = match from {
                Some((_, from)) => {
                    fills += 1;
                    let (rules, mut input) = (drawing.rules(), Input::default());
                    let drawn = drawing.draw(&mut Repair::new(rules, &filled(from, fills)), &mut input);
                    drawn.is_ok().then_some((walk.best.clone(), input))
                }
                None => walk.next(&until).map(|(mix, input)| (Some(mix), input)),
            };
            if until.is_over() {
                is_cut |= Instant::now() >= end || asked(options.stop);
                break;
            }
            let Some((mix, input)) = drawn else { continue };
            let Some(answer) = programs.sound_answer(&input).and_then(|answer| number_of(&answer)) else { continue };
            if best.as_ref().is_none_or(|(most, _)| answer.total_cmp(most) == towards) {
                walk.best = mix;
                all.push(input.clone());
                best = Some((answer, input));
            }
        }
    }
    all.reverse();
    (all, is_cut)
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

fn number_of(answer: &[u8]) -> Option<f64> {
    let text = str::from_utf8(answer).ok()?.trim();
    (text.len() <= DIGITS).then(|| text.parse().ok())?
}
