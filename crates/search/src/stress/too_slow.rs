//! Whether a program that takes long on an input is too slow, where no limit says so: how its time grows, beside the reference's.
//!
//! The reference is the measure. What is refused was seen to take longer than the shortest limit of its language on a legal input, for which
//! the reference takes no time to speak of, and its time grows faster than that of the reference by half a power of the size or more. Where
//! there is no reference, the largest size says what it bears ([`Borne`]).

use super::parts::Parts;
use super::time_growth::{Law, Runs, SHORT, law};
use super::{Request, SearchError, TimeGrowth};
use crate::driver::trial::Stop;
use ojkit_judge::built::limits_of;
use ojkit_judge::retry_when_noisy::RunLock;
use ojkit_languages::Machine;
use ojkit_model::input::Input;
use ojkit_model::limits::{Borne, Limits};
use std::fmt;
use std::time::{Duration, Instant};

/// How the time of a submission grows that takes long on an input, and beside it that of whoever gives the answers.
#[derive(Clone, Debug, PartialEq)]
pub struct GrowthBeside {
    pub submission: TimeGrowth,
    pub reference: Option<TimeGrowth>,
}

/// How the time of a program grows that takes long on an input.
#[derive(Clone, Debug, PartialEq)]
pub struct Slow {
    pub growth: GrowthBeside,
    /// The power of the size between the two largest that tell, and what it is compared with.
    power: f64,
    measure: Measure,
    /// The input that took longer than the shortest limit of the language, where the program is too slow.
    pub too_slow: Option<TooSlow>,
}

/// An input that shows that a program is too slow.
#[derive(Clone, Debug, PartialEq)]
pub struct TooSlow {
    pub input: Input,
    pub text: String,
    pub size: u64,
    /// The CPU time that it was seen to take, or more.
    pub time: Duration,
}

/// What the growth of a program's time is compared with.
#[derive(Clone, Debug, PartialEq)]
enum Measure {
    /// The reference.
    Reference {
        name: String,
        /// The power with which its time grows.
        power: f64,
        /// What it takes where the program takes too long, and what that would be in the program's language without the start.
        seconds: f64,
        across: f64,
    },
    /// What the largest size bears in a language with this time factor.
    Size(u64, f64),
}

impl Measure {
    fn is_exceeded(&self, power: f64) -> bool {
        match self {
            Measure::Reference { power: own, .. } => power >= own + FASTER,
            Measure::Size(size, factor) => Borne::by(*size, *factor).is_some_and(|borne| borne.is_exceeded(power)),
        }
    }

    /// Whether so many seconds are far more than what the reference takes.
    fn is_far(&self, seconds: f64) -> bool {
        matches!(self, Measure::Reference { across, .. } if seconds >= FAR * across)
    }
}

impl fmt::Display for Slow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.too_slow {
            Some(TooSlow { size, time, .. }) => {
                write!(f, "more than {} ms of CPU time at size {size}", time.as_millis())?;
                f.write_str(if self.power.is_finite() { ": " } else { ", where " })?;
            }
            None => f.write_str("slow, but ")?,
        }
        let takes = match &self.measure {
            Measure::Reference { name, power, seconds, .. } if !self.power.is_finite() || !power.is_finite() => {
                return write!(f, "{name} takes {:.0} ms", seconds * 1000.0);
            }
            Measure::Reference { name, power, seconds, .. } => {
                format!(", that of {name} like {} ({:.0} ms)", n_to(*power), seconds * 1000.0)
            }
            Measure::Size(size, factor) => {
                let borne = Borne::by(*size, *factor).map_or("any growth", |borne| borne.words);
                let whose = if *factor > 1.0 { " in this language" } else { "" };
                format!("; n up to {size} bears {borne}{whose}")
            }
        };
        match self.growth.submission.law {
            Some(Law::Factor(factor)) => write!(f, "its time grows {factor:.2} times with each step in size{takes}"),
            _ => write!(f, "its time grows like {}{takes}", n_to(self.power)),
        }
    }
}

fn n_to(power: f64) -> String {
    let power = format!("{power:.1}");
    match power.strip_suffix(".0").unwrap_or(&power) {
        "1" => "n".to_owned(),
        power => format!("n^{power}"),
    }
}

// They were tried on labelled programs (docs/judging.md). Too much accepts a slow one; too little refuses a right one, which is worse.

/// Growing faster by so much is another power of the size.
const FASTER: f64 = 0.5;
/// CPU time of a run beyond that of a start; compilers at run time, in the languages with the factor 2, must have warmed up.
const RUN: Duration = Duration::from_millis(400);
const RUN_WARMED: Duration = Duration::from_millis(800);
/// Starts differ by less than this share.
const STARTS: f64 = 0.1;
/// Between the two sizes whose times tell the power there is at least this factor.
const APART: f64 = 1.25;
/// What should take so many times the shortest limit must take that; a prediction below is tried twice.
const SURE: f64 = 1.5;
/// Whoever gives the answers takes at most this share of the shortest limit in the program's language.
const REFERENCE: f64 = 0.5;
/// So many times as much as the reference takes is far more, and this much is no time.
const FAR: f64 = 30.0;
const NO_TIME: f64 = 0.001;
/// Reading takes time, too: no program grows with less than this power of its input's elements.
const READING: f64 = 1.0;
/// The measurement takes no longer than this on a busy machine; it is some thirty runs, four seconds of the processors' time.
const PATIENCE: Duration = Duration::from_secs(20);
/// So many sizes of the reference are enough.
const SIZES: usize = 3;
/// The whole input, in thousandths of its digits.
const WHOLE: u32 = 1000;

/// Measures how the time of a program grows that takes long on an input, on parts of this input and on the largest others; none where it shows
/// on neither. Where it is `by_limit` that it is too slow, the smallest input found that takes longer than its limit is told.
///
/// # Errors
/// The machine's, or something cannot be built.
pub fn slow(machine: &Machine, request: &Request, text: &[u8], by_limit: bool) -> Result<Option<Slow>, SearchError> {
    let bound = request.contest.bound;
    let Ok(whole) = bound.validator.text("", text) else { return Ok(None) };
    let end = Instant::now() + PATIENCE;
    let parts = Parts::new(request.drawing, whole);
    // Others may break a line that nothing enforces.
    let is_alone = bound.facts().drawn_with(false).is_some();
    let mut found = None;
    let kinds = [(Some(&parts), true), (Some(&parts), false), (None, true)];
    // How much others take tells more of a limit.
    let kinds = if by_limit { [kinds[2], kinds[0], kinds[1]] } else { kinds };
    for (parts, shows) in kinds {
        // Some parts may take no time at all, and others all there is.
        let is_open = by_limit || (!is_alone || parts.is_some()) && (shows || found.is_none());
        let measuring = Measuring { machine, request, given: text, by_limit, is_alone, end, parts };
        let slow = if is_open { measuring.slow(shows)? } else { None };
        let is_refused = slow.as_ref().is_some_and(|slow| slow.too_slow.is_some());
        found = if is_refused { slow } else { found.or(slow) };
        if is_refused || Instant::now() > end {
            break;
        }
    }
    Ok(found)
}

/// One kind of growing inputs: parts of one, or random ones.
struct Measuring<'a> {
    machine: &'a Machine,
    request: &'a Request<'a>,
    /// The text of the input that took long.
    given: &'a [u8],
    by_limit: bool,
    /// Whether nothing but the whole input can show that the program is too slow.
    is_alone: bool,
    end: Instant,
    parts: Option<&'a Parts<'a>>,
}

impl<'a> Measuring<'a> {
    /// What the program's runs show; where `shows` is false, the whole input alone.
    fn slow(&self, shows: bool) -> Result<Option<Slow>, SearchError> {
        let contest = &self.request.contest;
        let limits = limits_of(self.machine, &contest.bound.problem, contest.submission);
        let mut runs = Runs::new(self.machine, self.request, (contest.submission, limits), self.end)?;
        runs.parts = self.parts;
        let factor = runs.built.artifact.recipe().time_factor;
        let least = match self.by_limit {
            true => runs.built.limits.cpu(),
            false => Duration::from_millis(Limits::least_ms(factor)),
        };
        if shows {
            return self.grows(runs, factor, least);
        }
        let (Some(whole), Some((_, Some(start)))) = (runs.sized(WHOLE), runs.run(0)?) else { return Ok(None) };
        self.jumps(runs, whole, (factor, start), least)
    }

    fn grows(&self, mut runs: Runs<'a>, factor: f64, least: Duration) -> Result<Option<Slow>, SearchError> {
        let Some((_, Some(start))) = runs.run(0)? else { return Ok(None) };
        runs.limit(Duration::from_secs_f64(start) + if factor == 2.0 { RUN_WARMED } else { RUN });
        runs.measure()?;
        let Some(whole) = runs.sized(WHOLE) else { return Ok(None) };
        let Some(power) = self.power(&mut runs, start)? else {
            // Sizes that take no time lie beside one that takes too much.
            let beyond = runs.beyond.filter(|_| !self.is_alone).and_then(|(share, _)| runs.sized(share));
            return beyond.map_or(Ok(None), |beyond| self.jumps(runs, beyond, (factor, start), least));
        };
        let mut growth = growth(runs.points.clone(), start);
        let takes = |size| seconds_at(power, growth.law, &runs.points, start, size) >= SURE * least.as_secs_f64();
        let of_whole = (whole.0, runs.text(&whole.1));
        let mut found = whole;
        if !self.is_alone {
            // Where it takes longer than that, as its time grows so far; else the largest there is.
            let (mut lo, mut hi) = (runs.beyond.map_or(WHOLE, |(share, _)| share), WHOLE);
            while lo <= hi {
                let share = lo + (hi - lo) / 2;
                match runs.sized(share).filter(|(size, _)| takes(*size)) {
                    Some(part) => (found, hi) = (part, share - 1),
                    None => lo = share + 1,
                }
            }
        }
        let (size, input) = found;
        let text = runs.text(&input);
        let (of, compared) = if self.by_limit { (of_whole.0, &of_whole.1) } else { (size, &text) };
        let (measure, reference) = self.measure(&runs, compared, (of, factor), least)?;
        let (mut is_refused, times) = (self.by_limit || measure.is_exceeded(power), if takes(size) { 1 } else { 2 });
        for _ in 0..times {
            is_refused = is_refused && self.is_beyond(&mut runs, &text, start, least)?;
        }
        growth.passed = Some(size).filter(|_| is_refused && self.by_limit);
        let text = String::from_utf8_lossy(&text).into_owned();
        let too_slow = is_refused.then_some(TooSlow { input, text, size, time: least });
        let growth = GrowthBeside { submission: growth, reference };
        Ok(Some(Slow { growth, power, measure, too_slow }))
    }

    /// A program that takes far longer on an input than the reference, where others do not show how its time grows.
    fn jumps(
        &self,
        mut runs: Runs,
        (size, input): (u64, Input),
        (factor, start): (f64, f64),
        least: Duration,
    ) -> Result<Option<Slow>, SearchError> {
        let text = runs.text(&input);
        let (measure, reference) = self.measure(&runs, &text, (size, factor), least)?;
        let is_far = self.by_limit || measure.is_far(least.as_secs_f64());
        if !is_far || !self.is_beyond(&mut runs, &text, start, least)? {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        let too_slow = Some(TooSlow { input, text, size, time: least });
        let passed = Some(size).filter(|_| self.by_limit);
        let submission = TimeGrowth { passed, ..growth(runs.points, 0.0) };
        let growth = GrowthBeside { submission, reference };
        Ok(Some(Slow { growth, power: f64::INFINITY, measure, too_slow }))
    }

    /// Whether an input takes longer than that, without a start; what passed a limit did so already.
    fn is_beyond(&self, runs: &mut Runs, text: &[u8], start: f64, least: Duration) -> Result<bool, SearchError> {
        if self.by_limit {
            runs.limit(least);
            return Ok(text == self.given || runs.is_beyond(text)?);
        }
        runs.limit(least + Duration::from_secs_f64(start));
        RunLock::of_machine().exclusive(|| runs.is_beyond(text))
    }

    /// The power of the size that time grows with between the two largest sizes that tell, measured twice: the lesser, since what else runs on
    /// the machine only takes time.
    fn power(&self, runs: &mut Runs, start: f64) -> Result<Option<f64>, SearchError> {
        let Some([small, large]) = top(&runs.points, start, SHORT) else { return Ok(None) };
        let once = slope(small, large, start);
        let mut again = Vec::new();
        for (size, _) in [small, large] {
            let input = runs.shares.get(&size).and_then(|share| runs.draw(*share));
            let Some((input, _)) = input else { return Ok(None) };
            let text = runs.text(&input);
            let outcome = runs.runner.run(&runs.built, &text).map_err(Stop::Machine)?;
            again.push((size, outcome.cpu.as_secs_f64()));
        }
        Ok(Some(once.min(slope(again[0], again[1], start))))
    }

    /// What the growth is compared with where the program takes long on an input, and how the time of the reference grows.
    fn measure(
        &self,
        runs: &Runs,
        text: &[u8],
        (size, factor): (u64, f64),
        least: Duration,
    ) -> Result<(Measure, Option<TimeGrowth>), SearchError> {
        let contest = &self.request.contest;
        let (source, name) = contest.reference;
        let most = runs.sized(WHOLE).map_or(size, |(size, _)| size);
        // Numbers need not be read digit by digit.
        let is_read = runs.grows_by_elements();
        let by_size = Measure::Size(if is_read { most.min(Borne::ELEMENTS_MAX) } else { most }, factor);
        if source == contest.submission {
            return Ok((by_size, None));
        }
        let limits = contest.bound.problem.limits.for_reference().with_whole_time(least.as_millis() as u64);
        let mut reference = Runs::new(self.machine, self.request, (source, limits), self.end)?;
        reference.parts = self.parts;
        let Some((_, Some(start))) = reference.run(0)? else {
            let (name, power) = (name.to_owned(), f64::INFINITY);
            return Ok((Measure::Reference { name, power, seconds: 0.0, across: power }, None));
        };
        let outcome = reference.runner.run(&reference.built, text).map_err(Stop::Machine)?;
        let seconds = outcome.cpu.as_secs_f64();
        let across =
            Limits::across(reference.built.artifact.recipe().time_factor, factor) * (seconds - start).max(NO_TIME);
        let of = |power| Measure::Reference { name: name.to_owned(), power, seconds, across };
        if outcome.exceeded.is_some() || across > REFERENCE * least.as_secs_f64() {
            // Who gives the answers needs its time here, and so may others.
            return Ok((of(f64::INFINITY), None));
        }
        let least_power = if is_read { READING } else { 0.0 };
        let mut power = least_power;
        let mut points = vec![(size, seconds)];
        if seconds - start > SHORT.as_secs_f64() {
            for (_, &share) in runs.shares.range(..size).rev().take(SIZES) {
                if let Some((smaller, Some(seconds))) = reference.run(share)? {
                    points.push((smaller, seconds));
                }
            }
            points.sort_unstable_by_key(|point| point.0);
            points.dedup_by_key(|point| point.0);
            power = top(&points, start, SHORT / 4)
                .map_or(least_power, |[small, large]| slope(small, large, start).max(least_power));
        }
        Ok((of(power), Some(growth(points, start))))
    }
}

/// What sizes tell beside what a start takes.
fn growth(points: Vec<(u64, f64)>, start: f64) -> TimeGrowth {
    let own: Vec<(u64, f64)> = points.iter().map(|(size, seconds)| (*size, seconds - start)).collect();
    TimeGrowth { law: law(&own), points, passed: None }
}

/// The two largest points that tell and lie apart, without that of a start.
fn top(points: &[(u64, f64)], start: f64, short: Duration) -> Option<[(u64, f64); 2]> {
    // The longer a start, the more it differs from run to run.
    let short = short.as_secs_f64().max(start * STARTS);
    let tells = |point: &&(u64, f64)| point.0 > 0 && point.1 - start > short;
    let large = *points.iter().filter(tells).max_by_key(|point| point.0)?;
    let is_apart =
        |point: &&(u64, f64)| point.0 as f64 * APART <= large.0 as f64 || 2.0 * (point.1 - start) <= large.1 - start;
    let small =
        *points.iter().filter(tells).filter(|point| point.0 < large.0).filter(is_apart).max_by_key(|point| point.0)?;
    Some([small, large])
}

/// The power of the size between two points.
fn slope(small: (u64, f64), large: (u64, f64), start: f64) -> f64 {
    let own = |point: (u64, f64)| (point.1 - start).max(0.001);
    (own(large) / own(small)).ln() / (large.0 as f64 / small.0 as f64).ln()
}

/// What a size takes, by the last point before it.
fn seconds_at(power: f64, law: Option<Law>, points: &[(u64, f64)], start: f64, size: u64) -> f64 {
    let Some(&(last, seconds)) = points.iter().max_by_key(|point| point.0) else { return 0.0 };
    let (size, last) = (size as f64, last.max(1) as f64);
    start
        + (seconds - start)
            * match law {
                Some(Law::Factor(factor)) => factor.powf(size - last),
                _ => (size / last).powf(power),
            }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: f64 = 0.07;

    fn points(sizes: &[u64], seconds: impl Fn(f64) -> f64) -> Vec<(u64, f64)> {
        sizes.iter().map(|&size| (size, START + seconds(size as f64))).collect()
    }

    #[test]
    fn the_power_is_that_of_the_largest_sizes_and_no_start_bends_it() {
        let squared = points(&[10, 1_000, 10_000, 18_000, 32_000], |n| 1e-7 * n + 4e-10 * n * n);
        let [small, large] = top(&squared, START, SHORT).unwrap();
        assert_eq!((small.0, large.0), (18_000, 32_000));
        let power = slope(small, large, START);
        assert!((1.85..=2.0).contains(&power), "{power}");
        assert_eq!(top(&squared[..3], START, SHORT), None, "what takes less than {SHORT:?} tells nothing");
    }

    #[test]
    fn a_factor_is_carried_on_from_the_last_point_and_a_power_too() {
        let doubled = points(&[3, 27, 28, 29, 30, 31], |n| 0.4 * 2f64.powf(n - 31.0));
        let at_41 = seconds_at(9.0, Some(Law::Factor(2.0)), &doubled, START, 41);
        assert!((at_41 / 409.6 - 1.0).abs() < 0.01, "{at_41}");
        let squared = points(&[100, 200], |n| 1e-5 * n * n);
        assert!((seconds_at(2.0, None, &squared, START, 2_000) - START - 40.0).abs() < 0.01);
    }

    #[test]
    fn half_a_power_above_the_reference_is_too_much_and_without_one_the_size_says() {
        let reference = |power| Measure::Reference { name: "model".to_owned(), power, seconds: 0.01, across: 0.1 };
        assert!(reference(1.0).is_exceeded(1.9) && reference(1.1).is_exceeded(1.6));
        assert!(!reference(1.0).is_exceeded(1.3) && !reference(2.0).is_exceeded(2.2));
        assert!(reference(1.0).is_far(4.8) && !reference(1.0).is_far(0.9));
        let by_size = |size| Measure::Size(size, 1.0);
        assert!(by_size(100_000).is_exceeded(1.9) && !by_size(10_000).is_exceeded(2.1));
        assert!(!by_size(4_000_000).is_exceeded(1.3) && by_size(1_000_000_000).is_exceeded(1.3));
    }
}
