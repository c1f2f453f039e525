//! How a slow submission's time grows with the size of its input.

use super::parts::Parts;
use super::{Request, SearchError};
use crate::driver::contest::{Contest, NotReady};
use crate::driver::trial::Stop;
use crate::inputs::size::{Measure, Size};
use crate::until::{Hurried, Until};
use ojkit_draw::hand::random::{Random, seed};
use ojkit_judge::built::{Built, limits_of};
use ojkit_judge::runner::Runner;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_rules::Domain;
use ojkit_rules::hand::{Hand, Order, Role, Spot};
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
pub(super) const SHORT: Duration = Duration::from_millis(20);
/// Drawings of one size, until one is not rejected.
const TRIES: u32 = 100;
/// Measuring takes no longer.
const PATIENCE: Duration = Duration::from_secs(6);

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
    elements: u64,
) -> Result<Option<(TimeGrowth, Option<(Input, Size)>)>, SearchError> {
    let runs = growth_of(machine, request, request.contest.submission, elements)?;
    Ok(runs.map(Runs::told))
}

/// How the time of a submission grows that was too slow on an input, and beside it that of whoever gives the answers.
#[derive(Clone, Debug, PartialEq)]
pub struct GrowthBeside {
    pub submission: TimeGrowth,
    pub reference: Option<TimeGrowth>,
}

/// Measures how time grows where a submission was too slow on an input; nothing where time does not grow with size.
///
/// # Errors
/// The machine's, or the text is no legal input.
pub fn growth_beside(machine: &Machine, request: &Request, text: &[u8]) -> Result<Option<GrowthBeside>, SearchError> {
    let Contest { bound, reference: (reference, _), .. } = request.contest;
    let Ok(input) = bound.validator.text("", text) else { return Ok(None) };
    let elements = Measure::new(request.drawing.rules()).size(request.drawing.rules(), &input).elements;
    let Some((submission, _)) = growth(machine, request, elements)? else { return Ok(None) };
    // However quick it is, its times are those to compare with.
    let reference = growth_of(machine, request, reference, u64::MAX)?;
    let reference = reference.map(|runs| runs.told().0);
    let reference = reference.map(|growth| TimeGrowth { passed: None, ..growth });
    Ok(Some(GrowthBeside { submission, reference }))
}

fn growth_of<'a>(
    machine: &'a Machine,
    request: &'a Request<'a>,
    source: &Path,
    elements: u64,
) -> Result<Option<Runs<'a>>, SearchError> {
    let limits = limits_of(machine, &request.contest.bound.problem, source);
    let mut runs = Runs::new(machine, request, (source, limits), (elements, Instant::now() + PATIENCE))?;
    Ok(runs.measure()?.then_some(runs))
}

/// Runs of the submission on inputs whose lengths are shares of the largest, or of those of one input.
pub(super) struct Runs<'a> {
    request: &'a Request<'a>,
    pub built: Built,
    pub runner: Runner<'a>,
    measure: Measure,
    /// Elements of the input that was too slow.
    elements: u64,
    /// The input of which parts are run, in place of random ones.
    pub parts: Option<&'a Parts<'a>>,
    until: Until<'a>,
    /// Sizes and CPU seconds of those within the limit.
    pub points: Vec<(u64, f64)>,
    /// The share by which each of these sizes was drawn.
    pub shares: BTreeMap<u64, u32>,
    /// The largest share within the limit, and the smallest beyond it.
    below: u32,
    pub beyond: Option<u32>,
    /// The size of the smallest share beyond the limit.
    passed: Option<u64>,
    /// The smallest input that took too long.
    smallest: Option<(Input, Size)>,
}

impl<'a> Runs<'a> {
    pub fn new(
        machine: &'a Machine,
        request: &'a Request<'a>,
        (source, limits): (&Path, Limits),
        (elements, end): (u64, Instant),
    ) -> Result<Runs<'a>, SearchError> {
        let bound = request.contest.bound;
        Ok(Runs {
            request,
            built: Built::new(machine, bound, source, limits).map_err(NotReady::Submission)?,
            runner: Runner::new(machine),
            measure: Measure::new(request.drawing.rules()),
            elements,
            parts: None,
            until: Until::new(end, request.options.stop),
            points: Vec::new(),
            shares: BTreeMap::new(),
            below: 0,
            beyond: None,
            passed: None,
            smallest: None,
        })
    }

    /// Runs what shows how time grows; false where inputs much larger than the one that was found take no time.
    pub fn measure(&mut self) -> Result<bool, SearchError> {
        if !self.go_up()? {
            return Ok(false);
        }
        self.halve()?;
        self.go_down()?;
        Ok(true)
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

    /// What was measured, and the smallest input that took too long.
    pub fn told(self) -> (TimeGrowth, Option<(Input, Size)>) {
        let Runs { points, passed, smallest, elements, .. } = self;
        // The one that was found passes it, too.
        let passed = passed.map(|passed| if elements > 0 { passed.min(elements) } else { passed });
        let law = law(&points);
        (TimeGrowth { points, passed, law }, smallest)
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

    /// Whether what grows are elements, and not numbers.
    pub fn grows_by_elements(&self) -> bool {
        match &self.parts {
            Some(parts) => parts.is_long(),
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
        let known = known.or_else(|| (self.passed == Some(elements)).then_some(None));
        if let Some(seconds) = known.filter(|_| self.parts.is_some()) {
            return Ok(Some((elements, seconds)));
        }
        self.shares.insert(elements, share);
        let outcome = self.runner.run(&self.built, &self.text(&input)).map_err(Stop::Machine)?;
        if outcome.exceeded == Some(Exceeded::CpuTime) && self.smallest.as_ref().is_none_or(|(_, least)| size < *least)
        {
            self.smallest = Some((input, size));
        }
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
            None => (self.beyond, self.passed) = (Some(share), Some(size)),
        }
    }

    /// Larger and larger inputs, until one passes the limit; false where those much larger than the one with so many elements take no time.
    fn go_up(&mut self) -> Result<bool, SearchError> {
        let limit = self.built.limits.time_ms as f64 / 1000.0;
        for share in SHARES {
            if let Some((size, seconds)) = self.run(share)? {
                // What takes long at this size only on some inputs does not grow.
                if size > self.elements.saturating_mul(2).saturating_add(FEW)
                    && seconds.is_some_and(|seconds| seconds < limit / 20.0)
                {
                    return Ok(false);
                }
                self.note(share, size, seconds);
            }
            if self.beyond.is_some() || self.is_late() {
                break;
            }
        }
        Ok(true)
    }

    /// Between the largest within the limit and the smallest beyond it.
    fn halve(&mut self) -> Result<(), SearchError> {
        for _ in 0..HALVINGS {
            // Where nobody asks for the smallest size beyond the limit, a few that tell are enough.
            if self.elements == u64::MAX && self.telling() >= ENOUGH {
                break;
            }
            let Some(beyond) = self.beyond.filter(|share| share - self.below > 1 && !self.is_late()) else { break };
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
            if self.passed.is_none() || self.telling() >= ENOUGH || self.is_late() {
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
