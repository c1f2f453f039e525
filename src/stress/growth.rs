//! How a slow submission's time grows with the size of its input.

use super::programs::{NotReady, Programs};
use super::search::{Request, SearchError};
use super::size::Measure;
use super::trial::Stop;
use crate::generate::domain::Domain;
use crate::generate::hand::random::{Random, seed};
use crate::generate::hand::{Hand, Order, Role, Spot};
use crate::judge::built::Built;
use crate::judge::seat::Seat;
use crate::model::input::Input;
use crate::run::Machine;
use std::time::{Duration, Instant};

/// What a few sizes tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Growth {
    /// Elements and CPU seconds, from small to large.
    pub points: Vec<(u64, f64)>,
    /// The smallest size of those that passed the limit, in elements.
    pub passed: Option<u64>,
    /// Time grows as about this power of the size; only where enough points say so.
    pub exponent: Option<f64>,
}

/// Shares of the way to the largest length, in digits.
const SHARES: [u32; 14] = [250, 350, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000];
/// A run this short is mostly the start of a process.
const SHORT: Duration = Duration::from_millis(20);
/// Measuring takes no longer.
const PATIENCE: Duration = Duration::from_secs(8);

/// Answers lengths and scalars with the largest within a share of the way, counted in digits; all else at random.
struct Longest {
    random: Random,
    share: u32,
}

impl Hand for Longest {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        match spot.role {
            Role::Length | Role::Scalar => {
                let rank = (domain.count() as f64).powf(f64::from(self.share) / 1000.0) as u64;
                domain.by_rank(rank.clamp(1, domain.count()) - 1)
            }
            Role::Cell => self.random.choose(spot, domain),
        }
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        self.random.fill(spot, domain, out);
    }

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        self.random.sorted(spot, domain, order, out);
    }

    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        self.random.distinct(spot, domain, out);
    }
}

/// Runs the submission on random inputs of growing sizes until one passes the limit.
///
/// # Errors
/// The machine's.
pub(super) fn growth(machine: &Machine, request: &Request, programs: &Programs) -> Result<Option<Growth>, SearchError> {
    let parties = request.parties;
    let problem = parties.problem;
    let built = Built::new(machine, problem, parties.submission, problem.limits).map_err(NotReady::Submission)?;
    let mut seat = Seat::new(machine, parties.scratch.join("growth"));
    let measure = Measure::new(request.drawing.rules());
    let end = Instant::now() + PATIENCE;
    let mut growth = Growth { points: Vec::new(), passed: None, exponent: None };
    let mut input = Input::default();
    for (number, share) in (0..).zip(SHARES) {
        let hand = Random::new(seed(&problem.slug, "stress-growth", number, request.options.seed));
        let mut hand = Longest { random: hand, share };
        if request.drawing.draw_within(&mut hand, &mut input, 100).is_err() {
            continue;
        }
        let size = measure.size(request.drawing.rules(), &input);
        // Where nothing has a length, numbers are what grows.
        let elements = if size.elements > 0 { size.elements } else { size.magnitude as u64 };
        if growth.points.last().is_some_and(|(last, _)| *last >= elements) {
            continue;
        }
        let outcome = seat.run(&built, &programs.text(&input)).map_err(Stop::Machine)?;
        growth.points.push((elements, outcome.cpu.as_secs_f64()));
        if outcome.exceeded.is_some() {
            growth.passed = Some(elements);
            growth.points.pop();
            break;
        }
        if Instant::now() > end {
            break;
        }
    }
    let telling: Vec<(f64, f64)> = (growth.points.iter())
        .filter(|(elements, seconds)| *elements > 0 && *seconds > SHORT.as_secs_f64())
        .map(|(elements, seconds)| ((*elements as f64).ln(), seconds.ln()))
        .collect();
    growth.exponent = slope(&telling);
    Ok(Some(growth))
}

/// The slope of the straight line through points, by least squares; none for fewer than three.
fn slope(points: &[(f64, f64)]) -> Option<f64> {
    if points.len() < 3 {
        return None;
    }
    let n = points.len() as f64;
    let mean = |f: fn(&(f64, f64)) -> f64| points.iter().map(f).sum::<f64>() / n;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let covariance: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    let variance: f64 = points.iter().map(|p| (p.0 - x) * (p.0 - x)).sum();
    (variance > 0.0).then(|| covariance / variance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_power_is_read_from_the_points() {
        let points: Vec<(f64, f64)> = [10.0f64, 20.0, 50.0, 90.0].map(|n| (n.ln(), (0.3 * n * n).ln())).to_vec();
        assert!((slope(&points).unwrap() - 2.0).abs() < 1e-9);
        assert_eq!(slope(&points[..2]), None);
    }
}
