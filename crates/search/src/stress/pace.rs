//! Whether a submission that no limit stops is too slow: how its time grows, against what the size of its inputs bears.

use super::parts::Parts;
use super::time_growth::{Longest, line};
use crate::inputs::size::Measure;
use ojkit_draw::Bound;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_draw::plan::knobs;
use ojkit_judge::built::{Built, limits_of};
use ojkit_judge::runner::Runner;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::input::{Cell, Input};
use ojkit_model::limits::Borne;
use ojkit_rules::hand::Role;
use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

/// How the time of a slow submission grows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// With more than what such sizes bear.
    Excessive(Growing),
    /// With no more than that.
    Borne(Growing),
    /// Inputs of growing sizes do not show it.
    Unseen,
}

/// A power of the size, and the largest size there is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growing {
    pub power: f64,
    /// Elements of the largest input, or its largest number where that is larger.
    pub size: u64,
    /// The time factor of the submission's language.
    pub factor: f64,
}

impl Growing {
    fn pace(self) -> Pace {
        match Borne::by(self.size, self.factor) {
            Some(borne) if borne.is_exceeded(self.power) => Pace::Excessive(self),
            _ => Pace::Borne(self),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Pace::Excessive(growing) | Pace::Borne(growing)) = self else {
            return write!(f, "slow, but inputs of growing sizes do not show how its time grows");
        };
        let power = format!("{:.1}", growing.power);
        let power = power.strip_suffix(".0").unwrap_or(&power);
        let borne = Borne::by(growing.size, growing.factor).map_or("any growth", |borne| borne.words);
        let slow = if matches!(self, Pace::Excessive(_)) { "" } else { "slow, but " };
        let whose = if growing.factor > 1.0 { " in this language" } else { "" };
        write!(f, "{slow}its time grows like n^{power}; n up to {} bears {borne}{whose}", growing.size)
    }
}

// No trial of single constants is recorded. Together they were tried on the programs of `docs/judging.md` ("Solutions that are one power
// slower"). Where they ask for too much, a slow program is accepted; where for too little, a right one is refused, which is worse.

/// Shares of the way to the largest length, in digits, in thousandths, from the first on by steps: up to 10^5, 300 is 32.
const SHARES: (u32, usize) = (300, 25);
/// What takes no longer than this share of what is slow, beside the start of a process, does not tell how it grows.
const SHORT: f64 = 0.04;
/// So many sizes that tell are enough, where the largest is so many times as large as the smallest, and they lie so near to a power
/// (root of the mean square of the logarithms' distances).
const ENOUGH: usize = 4;
const SPAN: f64 = 3.0;
const NEAR: f64 = 0.2;
/// What is measured twice is a fact; more is for patient people.
const ROUNDS: usize = 2;
/// Measuring takes no longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Measures a submission that took long on an input, with `least` as the CPU time from which on that is slow; nothing where it does not
/// take that long when it is run again.
///
/// # Errors
/// It cannot be built, or the machine's.
pub fn pace(
    machine: &Machine,
    bound: &Bound,
    source: &Path,
    (input, least): (&[u8], Duration),
) -> Result<Option<Pace>, BuildError> {
    let built = Built::new(machine, bound, source, limits_of(machine, &bound.problem, source))?;
    let mut runner = Runner::new(machine);
    for _ in 0..ROUNDS {
        match runner.run(&built, input) {
            Ok(outcome) if outcome.cpu >= least => {}
            _ => return Ok(None),
        }
    }
    let scalars = knobs(&bound.drawing).iter().filter(|knob| knob.role == Role::Scalar).count();
    let parts = bound.validator.text("", input).ok().map(|whole| Parts::new(&bound.drawing, whole));
    let mut runs = Runs {
        bound,
        built,
        runner,
        measure: Measure::new(bound.drawing.rules()),
        parts,
        least,
        end: Instant::now() + PATIENCE,
    };
    let growths = [Grows::Parts, Grows::Lengths, Grows::Scalar];
    let mut found = Pace::Unseen;
    for grows in growths.into_iter().filter(|grows| *grows != Grows::Scalar || scalars == 1) {
        match runs.pace(grows) {
            Pace::Unseen => {}
            excessive @ Pace::Excessive(_) => return Ok(Some(excessive)),
            borne => found = borne,
        }
    }
    Ok(Some(found))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grows {
    /// Parts of the slow input: on it a loop runs on that ends soon on others.
    Parts,
    /// Random ones by their lengths, with numbers at their largest: what grows is due to lengths alone.
    Lengths,
    /// Those by their only number as well, from which lengths may follow.
    Scalar,
}

/// Runs of a submission on larger and larger inputs.
struct Runs<'a, 'm> {
    bound: &'a Bound,
    built: Built,
    runner: Runner<'m>,
    measure: Measure,
    /// Of the slow input; none where it cannot be read.
    parts: Option<Parts<'a>>,
    /// CPU time from which on a run is slow: larger inputs are not tried.
    least: Duration,
    end: Instant,
}

impl Runs<'_, '_> {
    fn pace(&mut self, grows: Grows) -> Pace {
        let mut rounds = Vec::new();
        let mut size = 0;
        for _ in 0..ROUNDS {
            let (points, largest) = self.points(grows);
            size = size.max(largest);
            rounds.push(points);
        }
        let factor = self.built.artifact.recipe().time_factor;
        power(&rounds, self.least.as_secs_f64()).map_or(Pace::Unseen, |power| Growing { power, size, factor }.pace())
    }

    /// Sizes and CPU seconds, and the largest size there is.
    fn points(&mut self, grows: Grows) -> (Vec<(u64, f64)>, u64) {
        let mut points: Vec<(u64, f64)> = Vec::new();
        let largest = self.draw(1000, grows).map_or(0, |(_, size)| size);
        for share in (SHARES.0..=1000).step_by(SHARES.1) {
            let Some((input, size)) = self.draw(share, grows) else { continue };
            if points.last().is_some_and(|(before, _)| *before >= size) {
                continue;
            }
            let text = self.bound.validator.format().text(&input);
            let Ok(outcome) = self.runner.run(&self.built, &text) else { break };
            if outcome.exceeded.is_some() {
                break;
            }
            points.push((size, outcome.cpu.as_secs_f64()));
            if outcome.cpu >= self.least || Instant::now() > self.end {
                break;
            }
        }
        (points, largest)
    }

    fn draw(&self, share: u32, grows: Grows) -> Option<(Input, u64)> {
        if grows == Grows::Parts {
            let parts = self.parts.as_ref()?;
            let (input, size) = parts.part(share)?;
            let extent = parts.extent(&input, size);
            return Some((input, extent));
        }
        let drawing = &self.bound.drawing;
        let random = Random::new(seed(&self.bound.problem.slug, "pace", share.into(), 0));
        let mut input = Input::default();
        let scalars = if grows == Grows::Scalar { share } else { 1000 };
        drawing.draw_within(&mut Longest { random, share, scalars }, &mut input, 100).ok()?;
        let size = self.measure.size(drawing.rules(), &input).elements;
        let fields = self.bound.problem.fields.iter().zip(&input.fields);
        let numbers = fields.filter(|(field, _)| grows == Grows::Scalar && field.depth == 0 && field.cell == Cell::Int);
        let number = numbers.flat_map(|(_, value)| &value.cells).map(|cell| cell.unsigned_abs()).max();
        Some((input, size.max(number.unwrap_or(0))))
    }
}

/// The power of the size that time grows with, of rounds of sizes and CPU seconds, up to so many; none unless every round shows one. The
/// least counts.
fn power(rounds: &[Vec<(u64, f64)>], least: f64) -> Option<f64> {
    let powers: Option<Vec<f64>> = rounds.iter().map(|points| power_of(points, least)).collect();
    powers?.into_iter().reduce(f64::min)
}

fn power_of(points: &[(u64, f64)], least: f64) -> Option<f64> {
    let start = points.iter().map(|(_, seconds)| *seconds).reduce(f64::min)?;
    let tells = |&&(size, seconds): &&(u64, f64)| size > 0 && seconds - start > (least * SHORT).max(start / 2.0);
    let telling: Vec<(f64, f64)> =
        points.iter().filter(tells).map(|&(size, seconds)| ((size as f64).ln(), (seconds - start).ln())).collect();
    let span = telling.last()?.0 - telling.first()?.0;
    if telling.len() < ENOUGH || span < SPAN.ln() {
        return None;
    }
    let (power, rest) = line(&telling)?;
    ((rest / telling.len() as f64).sqrt() <= NEAR).then_some(power)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sizes up to the largest, and what they take: a start of 3 ms, and nanoseconds by the size.
    fn points(largest: u64, nanoseconds: impl Fn(f64) -> f64) -> Vec<(u64, f64)> {
        let sizes = (0..30).rev().map(|step| (largest as f64 / 1.33f64.powi(step)) as u64);
        let all = sizes.map(|size| (size, 0.003 + nanoseconds(size as f64) * 1e-9));
        let long = all.clone().take_while(|(_, seconds)| *seconds < 0.5).count();
        all.take(long + 1).collect()
    }

    fn pace_of(largest: u64, nanoseconds: impl Fn(f64) -> f64) -> Pace {
        let points = points(largest, nanoseconds);
        let growing = |power| Growing { power, size: largest, factor: 1.0 };
        power(&[points.clone(), points], 0.5).map_or(Pace::Unseen, |power| growing(power).pace())
    }

    #[test]
    fn two_loops_over_ten_to_the_fifth_are_too_slow_and_a_sort_that_takes_as_long_is_not() {
        let squared = pace_of(100_000, |n| 0.2 * n * n);
        assert!(matches!(squared, Pace::Excessive(_)), "{squared:?}");
        assert_eq!(squared.to_string(), "its time grows like n^2; n up to 100000 bears n log n");
        let sorted = pace_of(100_000, |n| 1000.0 * n * n.log2());
        assert!(matches!(sorted, Pace::Borne(_)), "{sorted:?}");
        let root = pace_of(100_000, |n| 60.0 * n * n.sqrt());
        assert!(matches!(root, Pace::Borne(_)), "{root:?}");
    }

    #[test]
    fn small_sizes_bear_higher_powers() {
        let cubes = [500, 2_000, 100].map(|n| matches!(pace_of(n, |n| 20.0 * n * n * n), Pace::Excessive(_)));
        assert_eq!(cubes, [false, true, false]);
        assert!(matches!(pace_of(3_000, |n| 500.0 * n * n), Pace::Borne(_)));
    }

    #[test]
    fn what_a_busy_machine_stretches_is_no_growth() {
        let calm = points(100_000, |n| 20_000.0 * n);
        let mut busy = calm.clone();
        let last = busy.len() - 1;
        // The larger half of one round took up to twice as long.
        for (step, point) in busy[last - 4..].iter_mut().enumerate() {
            point.1 *= 1.0 + 0.25 * step as f64;
        }
        let power = power(&[busy, calm], 0.5).unwrap();
        assert!((power - 1.0).abs() < 0.1, "{power}");
    }

    #[test]
    fn points_that_lie_on_no_line_or_are_few_tell_nothing() {
        let mut jumping = points(100_000, |n| 0.2 * n * n);
        jumping.iter_mut().step_by(2).for_each(|point| point.1 *= 3.0);
        assert_eq!(power(&[jumping], 0.5), None);
        let short = points(100_000, |n| 0.002 * n * n);
        assert_eq!(power(&[short], 0.5), None);
    }
}
