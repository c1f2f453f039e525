//! How a slow submission's time grows with the size of its input.

use crate::driver::comparison::Comparison;
use crate::driver::contest::NotReady;
use crate::driver::trial::Stop;
use crate::inputs::size::{Measure, Size};
use crate::stress::search::{Request, SearchError};
use ojkit_judge::built::Built;
use ojkit_judge::runner::Runner;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_rules::generate::domain::Domain;
use ojkit_rules::generate::hand::random::{Random, seed};
use ojkit_rules::generate::hand::{Hand, Order, Role, Spot};
use ojkit_run::Exceeded;
use std::time::{Duration, Instant};

/// What a few sizes tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Growth {
    /// Elements and CPU seconds, from small to large.
    pub points: Vec<(u64, f64)>,
    /// The smallest size of those that passed the limit, in elements.
    pub passed: Option<u64>,
    /// How time grows; only where enough points say so.
    pub law: Option<Law>,
}

/// How time grows with size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Law {
    /// About as this power of the size.
    Power(f64),
    /// About by this factor with each step in size.
    Factor(f64),
}

/// Shares of the way to the largest length, in digits.
const SHARES: [u32; 14] = [250, 350, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000];
/// Runs between the largest size within the limit and the smallest beyond it.
const HALVINGS: usize = 6;
/// Runs below the limit that are made beside these, how far apart they are, and how many points are enough.
const STEPS: u32 = 8;
const STEP: u32 = 2;
const ENOUGH: usize = 5;
/// Sizes this near are not much larger.
const FEW: u64 = 16;
/// The smallest size that was run tells the time of a start where the largest is so many times as large.
const START_RATIO: u64 = 16;
/// A run this short is mostly the start of a process.
const SHORT: Duration = Duration::from_millis(20);
/// Measuring takes no longer.
const PATIENCE: Duration = Duration::from_secs(6);

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

/// Runs the submission on random inputs of growing sizes until one passes the limit; the smallest that does, and its size, come with what
/// was measured. Nothing where inputs much larger than the one that was found, with so many `elements`, take no time at all.
///
/// # Errors
/// The machine's.
pub(crate) fn growth(
    machine: &Machine,
    request: &Request,
    programs: &Comparison,
    elements: u64,
) -> Result<Option<(Growth, Option<(Input, Size)>)>, SearchError> {
    let contest = request.contest;
    let problem = &contest.bound.problem;
    let built = Built::new(machine, contest.bound, contest.submission, problem.limits).map_err(NotReady::Submission)?;
    let mut runner = Runner::new(machine, contest.scratch.join("growth"));
    let measure = Measure::new(request.drawing.rules());
    let end = Instant::now() + PATIENCE;
    let mut input = Input::default();
    // A size and the CPU seconds it takes; none where no input was drawn. Beyond the limit there is no time to tell.
    let mut smallest: Option<(Input, Size)> = None;
    let mut run = |share: u32| -> Result<Option<(u64, Option<f64>)>, SearchError> {
        let random = Random::new(seed(&problem.slug, "stress-growth", share.into(), request.options.seed));
        if request.drawing.draw_within(&mut Longest { random, share }, &mut input, 100).is_err() {
            return Ok(None);
        }
        let size = measure.size(request.drawing.rules(), &input);
        // Where nothing has a length, numbers are what grows.
        let elements = if size.elements > 0 { size.elements } else { size.magnitude as u64 };
        let outcome = runner.run(&built, &programs.text(&input)).map_err(Stop::Machine)?;
        let within = outcome.exceeded.is_none();
        if outcome.exceeded == Some(Exceeded::CpuTime) && smallest.as_ref().is_none_or(|(_, least)| size < *least) {
            smallest = Some((input.clone(), size));
        }
        Ok(Some((elements, within.then_some(outcome.cpu.as_secs_f64()))))
    };
    let limit = built.limits.time_ms as f64 / 1000.0;
    let mut growth = Growth { points: Vec::new(), passed: None, law: None };
    let (mut below, mut beyond) = (0, None);
    for share in SHARES {
        match run(share)? {
            // What takes long at this size only on some inputs does not grow.
            Some((size, Some(seconds))) if size > elements * 2 + FEW && seconds < limit / 20.0 => return Ok(None),
            Some((size, Some(seconds))) => {
                growth.points.push((size, seconds));
                below = share;
            }
            Some((size, None)) => {
                beyond = Some(share);
                growth.passed = Some(size);
                break;
            }
            None => {}
        }
        if Instant::now() > end {
            break;
        }
    }
    for _ in 0..HALVINGS {
        let Some(share) = beyond.filter(|share| share - below > 1).map(|share| (share + below) / 2) else { break };
        if Instant::now() > end {
            break;
        }
        match run(share)? {
            Some((size, Some(seconds))) => {
                growth.points.push((size, seconds));
                below = share;
            }
            Some((size, None)) => {
                beyond = Some(share);
                growth.passed = Some(size);
            }
            None => break,
        }
    }
    // Where time grows by a factor, only sizes just below the limit take long enough to tell by which.
    let mut share = below;
    for step in 1..=STEPS {
        let telling = growth.points.iter().filter(|(_, seconds)| *seconds > SHORT.as_secs_f64());
        if growth.passed.is_none() || telling.count() >= ENOUGH || Instant::now() > end {
            break;
        }
        share = share.saturating_sub(step * STEP);
        match run(share)? {
            Some((size, Some(seconds))) if seconds > SHORT.as_secs_f64() => growth.points.push((size, seconds)),
            _ => break,
        }
        growth.points.sort_unstable_by_key(|(size, _)| *size);
        growth.points.dedup_by_key(|(size, _)| *size);
    }
    growth.points.sort_unstable_by_key(|(size, _)| *size);
    growth.points.dedup_by_key(|(size, _)| *size);
    if elements > 0 {
        // The one that was found passes it, too.
        growth.passed = growth.passed.map(|passed| passed.min(elements));
    }
    growth.law = law(&growth.points);
    Ok(Some((growth, smallest)))
}

/// The better of a power and a factor, by how far the points lie from the line.
fn law(points: &[(u64, f64)]) -> Option<Law> {
    // Every run takes the time of its start, which the smallest input shows where it is far smaller than the others.
    let largest = points.iter().map(|(size, _)| *size).max()?;
    let (far, start) = match points.iter().min_by_key(|(size, _)| *size)? {
        (size, seconds) if size.saturating_mul(START_RATIO) <= largest => (size * START_RATIO / 4, *seconds),
        _ => (1, 0.0),
    };
    let telling = || {
        let own =
            points.iter().filter(move |(size, _)| *size >= far).map(move |(size, seconds)| (*size, seconds - start));
        own.filter(|(size, seconds)| *size > 0 && *seconds > SHORT.as_secs_f64())
    };
    let power = line(&telling().map(|(size, seconds)| ((size as f64).ln(), seconds.ln())).collect::<Vec<_>>())?;
    let factor = line(&telling().map(|(size, seconds)| (size as f64, seconds.ln())).collect::<Vec<_>>())?;
    let is_factor = power.0 > POWER_SURE || (factor.1 < power.1 && power.0 > POWER_MAX);
    Some(if is_factor { Law::Factor(factor.0.exp()) } else { Law::Power(power.0) })
}

/// Higher powers are taken for exponential growth: where a factor lies nearer to the points, and in any case.
const POWER_MAX: f64 = 4.0;
const POWER_SURE: f64 = 6.0;

/// The slope of the straight line through points by least squares, and the sum of their squared distances from it; none for fewer
/// than three.
fn line(points: &[(f64, f64)]) -> Option<(f64, f64)> {
    if points.len() < 3 {
        return None;
    }
    let n = points.len() as f64;
    let mean = |f: fn(&(f64, f64)) -> f64| points.iter().map(f).sum::<f64>() / n;
    let (x, y) = (mean(|p| p.0), mean(|p| p.1));
    let covariance: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    let variance: f64 = points.iter().map(|p| (p.0 - x) * (p.0 - x)).sum();
    let slope = covariance / variance;
    let rest = points.iter().map(|p| (p.1 - y - slope * (p.0 - x)).powi(2)).sum();
    (variance > 0.0).then_some((slope, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_power_and_a_factor_are_read_from_the_points() {
        let points: Vec<(u64, f64)> = [100, 200, 500, 900].map(|n| (n, 1e-5 * (n * n) as f64)).to_vec();
        assert!(matches!(law(&points), Some(Law::Power(power)) if (power - 2.0).abs() < 1e-9), "{:?}", law(&points));
        assert_eq!(law(&points[..2]), None);
        let points: Vec<(u64, f64)> = [5, 200, 500, 900].map(|n| (n, 0.07 + 1e-6 * (n * n) as f64)).to_vec();
        assert!(matches!(law(&points), Some(Law::Power(power)) if (power - 2.0).abs() < 0.01), "{:?}", law(&points));
        let points: Vec<(u64, f64)> = (20..26).map(|n| (n, 1e-7 * 2f64.powi(n as i32))).collect();
        assert!(matches!(law(&points), Some(Law::Factor(factor)) if (factor - 2.0).abs() < 1e-9), "{:?}", law(&points));
    }
}
