//! How a slow submission's time grows with the size of its input.

use super::parts::Parts;
use super::{Request, SearchError};
use crate::driver::contest::NotReady;
use crate::driver::trial::Stop;
use crate::inputs::size::{Measure, Size};
use crate::until::{Hurried, Until};
use ojkit_draw::hand::random::{Random, seed};
use ojkit_judge::built::Built;
use ojkit_judge::runner::Runner;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_rules::Domain;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_run::Exceeded;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::{Duration, Instant};

/// What a few sizes tell.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TimeGrowth {
    /// Elements and CPU seconds, from small to large.
    pub points: Vec<(u64, f64)>,
    /// The smallest size of those that passed the limit, in elements.
    pub passed: Option<u64>,
    /// How time grows; only where enough points say so.
    pub law: Option<Law>,
}

/// How time grows with size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Law {
    /// About as this power of the size.
    Power(f64),
    /// About by this factor with each step in size.
    Factor(f64),
}

/// Shares of the way to the largest length, in digits.
const SHARES: [u32; 10] = [250, 450, 600, 700, 750, 800, 850, 900, 950, 1000];
/// Runs between the largest size within the limit and the smallest beyond it.
const HALVINGS: usize = 6;
/// Runs below the limit that are made beside these, how far apart they are, and how many points are enough.
const STEPS: u32 = 8;
const STEP: u32 = 2;
const ENOUGH: usize = 3;
/// The smallest size that was run tells the time of a start where the largest is so many times as large.
const START_RATIO: u64 = 16;
/// A run this short is mostly the start of a process.
pub(super) const SHORT: Duration = Duration::from_millis(20);
/// Drawings of one size, until one is not rejected.
const TRIES: u32 = 100;

/// Answers lengths and scalars with the largest within a share of the way, counted in digits; all else at random.
pub(super) struct Longest {
    pub random: Random,
    /// Of lengths, in thousandths.
    pub share: u32,
    /// The same of scalars.
    pub scalars: u32,
}

impl Hand for Longest {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let share = match spot.role {
            Role::Length => self.share,
            Role::Scalar => self.scalars,
            Role::Cell => return self.random.choose(spot, domain),
        };
        let rank = (domain.count() as f64).powf(f64::from(share) / 1000.0) as u64;
        domain.by_rank(rank.clamp(1, domain.count()) - 1)
    }

    ojkit_rules::pass_on!(random: fill, sorted, distinct);
}

/// Runs of the submission on inputs whose lengths are shares of the largest, or of those of one input.
pub(super) struct Runs<'a> {
    request: &'a Request<'a>,
    pub built: Built,
    pub runner: Runner<'a>,
    measure: Measure,
    /// The input of which parts are run, in place of random ones.
    pub parts: Option<&'a Parts<'a>>,
    until: Until<'a>,
    /// Sizes and CPU seconds of those within the limit.
    pub points: Vec<(u64, f64)>,
    /// The share by which each of these sizes was drawn.
    pub shares: BTreeMap<u64, u32>,
    /// The largest share within the limit, and the smallest beyond it with its size.
    below: u32,
    pub beyond: Option<(u32, u64)>,
}

impl<'a> Runs<'a> {
    pub fn new(
        machine: &'a Machine,
        request: &'a Request<'a>,
        (source, limits): (&Path, Limits),
        end: Instant,
    ) -> Result<Runs<'a>, SearchError> {
        let bound = request.contest.bound;
        Ok(Runs {
            request,
            built: Built::new(machine, bound, source, limits).map_err(NotReady::Submission)?,
            runner: Runner::new(machine),
            measure: Measure::new(request.drawing.rules()),
            parts: None,
            until: Until::new(end, request.options.stop),
            points: Vec::new(),
            shares: BTreeMap::new(),
            below: 0,
            beyond: None,
        })
    }

    /// Runs what shows how time grows.
    pub fn measure(&mut self) -> Result<(), SearchError> {
        self.go_up()?;
        self.halve()?;
        self.go_down()
    }

    /// Ends every run after so much CPU time.
    pub fn limit(&mut self, time: Duration) {
        self.built = self.built.clone().with_limits(self.built.limits.with_whole_time(time.as_millis() as u64));
    }

    /// Whether an input takes longer than the limit.
    pub fn is_beyond(&mut self, text: &[u8]) -> Result<bool, SearchError> {
        let outcome = self.runner.run(&self.built, text).map_err(Stop::Machine)?;
        Ok(outcome.exceeded == Some(Exceeded::CpuTime))
    }

    /// The text of an input.
    pub fn text(&self, input: &Input) -> Vec<u8> {
        self.request.contest.bound.validator.format().text(input)
    }

    /// An input of a share of the largest lengths; none where none was drawn.
    pub fn draw(&self, share: u32) -> Option<(Input, Size)> {
        if let Some(parts) = &self.parts {
            return parts.part(share);
        }
        let Request { contest, drawing, options, .. } = self.request;
        let random = Random::new(seed(&contest.bound.problem.slug, "stress-growth", share.into(), options.seed));
        let mut input = Input::default();
        let mut longest = Longest { random, share, scalars: share };
        let mut hand = Hurried { hand: &mut longest, until: &self.until };
        if (0..TRIES).all(|_| self.is_late() || drawing.draw(&mut hand, &mut input).is_err()) {
            return None;
        }
        let size = self.measure.size(drawing.rules(), &input);
        Some((input, size))
    }

    /// The same with what grows of it.
    pub fn sized(&self, share: u32) -> Option<(u64, Input)> {
        self.draw(share).map(|(input, size)| (self.extent(&input, size), input))
    }

    /// Whether what grows are elements, and not numbers.
    pub fn grows_by_elements(&self) -> bool {
        match &self.parts {
            Some(parts) => parts.is_long,
            None => self.draw(1000).is_none_or(|(_, size)| size.elements > 0),
        }
    }

    /// What grows of an input: where nothing has a length, numbers.
    pub fn extent(&self, input: &Input, size: Size) -> u64 {
        match &self.parts {
            Some(parts) => parts.extent(input, size),
            None if size.elements > 0 => size.elements,
            None => size.magnitude as u64,
        }
    }

    /// A size and the CPU seconds it takes; none where no input was drawn. Beyond the limit there is no time to tell.
    pub fn run(&mut self, share: u32) -> Result<Option<(u64, Option<f64>)>, SearchError> {
        let Some((input, size)) = self.draw(share) else { return Ok(None) };
        let elements = self.extent(&input, size);
        // Parts of one input are the same at each size.
        let known = self.points.iter().find(|(size, _)| *size == elements).map(|(_, seconds)| Some(*seconds));
        let known = known.or_else(|| self.beyond.filter(|(_, passed)| *passed == elements).map(|_| None));
        if let Some(seconds) = known.filter(|_| self.parts.is_some()) {
            return Ok(Some((elements, seconds)));
        }
        self.shares.insert(elements, share);
        let outcome = self.runner.run(&self.built, &self.text(&input)).map_err(Stop::Machine)?;
        Ok(Some((elements, outcome.exceeded.is_none().then_some(outcome.cpu.as_secs_f64()))))
    }

    fn is_late(&self) -> bool {
        self.until.is_over()
    }

    /// A run of a share took so long, or too long.
    fn note(&mut self, share: u32, size: u64, seconds: Option<f64>) {
        match seconds {
            Some(seconds) => {
                if self.points.iter().all(|(known, _)| *known != size) {
                    self.points.push((size, seconds));
                }
                self.below = share;
            }
            None => self.beyond = Some((share, size)),
        }
    }

    /// Larger and larger inputs, until one passes the limit.
    fn go_up(&mut self) -> Result<(), SearchError> {
        for share in SHARES {
            if let Some((size, seconds)) = self.run(share)? {
                self.note(share, size, seconds);
            }
            if self.beyond.is_some() || self.is_late() {
                break;
            }
        }
        Ok(())
    }

    /// Between the largest within the limit and the smallest beyond it.
    fn halve(&mut self) -> Result<(), SearchError> {
        for _ in 0..HALVINGS {
            let between = self.beyond.filter(|(share, _)| share - self.below > 1 && !self.is_late());
            let Some((beyond, _)) = between.filter(|_| self.telling() < ENOUGH) else { break };
            let share = (beyond + self.below) / 2;
            let Some((size, seconds)) = self.run(share)? else { break };
            self.note(share, size, seconds);
        }
        Ok(())
    }

    /// Where time grows by a factor, only sizes just below the limit take long enough to tell by which.
    fn go_down(&mut self) -> Result<(), SearchError> {
        let mut share = self.below;
        for step in 1..=STEPS {
            if self.beyond.is_none() || self.telling() >= ENOUGH || self.is_late() {
                break;
            }
            share = share.saturating_sub(step * STEP);
            match self.run(share)? {
                Some((size, Some(seconds))) if self.tells(seconds) => self.points.push((size, seconds)),
                _ => break,
            }
            self.sort();
        }
        self.sort();
        Ok(())
    }

    /// Whether a run took longer than a start.
    fn tells(&self, seconds: f64) -> bool {
        seconds - self.points.first().map_or(0.0, |(_, start)| *start) > SHORT.as_secs_f64()
    }

    fn telling(&self) -> usize {
        self.points.iter().filter(|(_, seconds)| self.tells(*seconds)).count()
    }

    fn sort(&mut self) {
        self.points.sort_unstable_by_key(|(size, _)| *size);
        self.points.dedup_by_key(|(size, _)| *size);
    }
}

/// How time grows by sizes and seconds: the better of a power and a factor, by how far the points lie from the line; nothing where too few
/// of them take longer than the start of a process.
pub fn law(points: &[(u64, f64)]) -> Option<Law> {
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

/// The slope of the straight line through points by least squares, and the sum of their squared distances from it; none for fewer than three.
pub(super) fn line(points: &[(f64, f64)]) -> Option<(f64, f64)> {
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
