//! Whether a submission that was stopped early is too slow by far, so that no limit need be waited for.

use super::parts::Parts;
use super::time_growth::{Law, Runs, SHORT, law};
use super::{Request, SearchError, TimeGrowth};
use crate::driver::trial::Stop;
use ojkit_judge::built::limits_of;
use ojkit_languages::Machine;
use ojkit_run::Exceeded;
use std::fmt;
use std::time::Duration;

/// A submission that is too slow by far: no run within its limit is worth waiting for.
#[derive(Clone, Debug, PartialEq)]
pub struct Hopeless {
    pub growth: TimeGrowth,
    /// The smallest part of the input that takes far more than the limit.
    pub input: String,
    /// CPU seconds that it takes, as time grows.
    pub seconds: f64,
}

impl fmt::Display for Hopeless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = match self.seconds {
            seconds if seconds < DAY => format!("about {seconds:.0} s"),
            _ => "more than a day".to_owned(),
        };
        write!(f, "stopped early: parts of the case take longer and longer, and this one would take {time}")
    }
}

/// Seconds; a longer time is not told by the second.
const DAY: f64 = 86_400.0;
// No trial of these constants is recorded: they were chosen by what single programs took. Where they ask for too much, a program is judged by its
// limit as any other; where for too little, a right one is refused.

/// So many times its limit is too slow by far: the line through some points is not the truth. An exponential passes from one to the other in a
/// few steps; what a power says of far larger sizes depends on how exactly it is known.
const FAR: f64 = 3.0;
const FAR_BY_POWER: f64 = 10.0;
/// How near to the line the points must lie for that (root of the mean square of the logarithms' distances, 0.35 being a factor of
/// 1.4), and how many there are.
const NEAR: f64 = 0.35;
const LEAST_POINTS: usize = 3;
/// The measurement takes no longer than this on a busy machine; it is some twenty runs, three seconds of the processors' time.
const SOON: Duration = Duration::from_secs(30);
/// CPU time beyond that of a start after which a run is stopped that is to show how time grows.
const SHORT_RUN: Duration = Duration::from_millis(400);
/// Whoever grows no more than so far, such as one that has seen all states there are, is not refused: what should take half as long again must take this.
const PROOF: Duration = Duration::from_secs(2);
/// The whole input, in thousandths of its digits.
const WHOLE: u32 = 1000;

/// Whether a submission that takes long on an input is too slow by far: measures how its time grows with parts of this input, and finds the
/// smallest that takes so many times its limit; none where that does not show, or where the time does not go on growing so.
///
/// # Errors
/// The machine's, or something cannot be built.
pub fn hopeless(machine: &Machine, request: &Request, text: &[u8]) -> Result<Option<Hopeless>, SearchError> {
    let (bound, submission) = (request.contest.bound, request.contest.submission);
    let Ok(whole) = bound.validator.text("", text) else { return Ok(None) };
    let limits = limits_of(machine, &bound.problem, submission);
    let (limit, proof) = (limits.time_ms as f64 / 1000.0, limits.with_whole_time(PROOF.as_millis() as u64));
    let mut runs = Runs::new(machine, request, (submission, proof), (u64::MAX, SOON))?;
    runs.parts = Some(Parts::new(request.drawing, whole));
    let proven = runs.built.clone();
    let Some((_, Some(start))) = runs.run(0)? else { return Ok(None) };
    let short = Duration::from_secs_f64(start) + SHORT_RUN;
    runs.built = proven.clone().with_limits(limits.with_whole_time(short.as_millis() as u64));
    runs.measure()?;
    let points = telling(&runs.points);
    let Some(law) = law(&points).filter(|law| holds(*law, &points)) else { return Ok(None) };
    let smallest = |least: f64| {
        let (mut lo, mut hi, mut found) = (runs.beyond?, WHOLE, None);
        while lo <= hi {
            let share = lo + (hi - lo) / 2;
            let part =
                runs.draw(share).map(|(input, size)| (seconds_at(law, &points, runs.extent(&input, size)), input));
            match part.filter(|(seconds, _)| *seconds >= least) {
                Some(part) => (found, hi) = (Some(part), share - 1),
                None => lo = share + 1,
            }
        }
        found
    };
    let far = if matches!(law, Law::Power(_)) { FAR_BY_POWER } else { FAR };
    let (Some((_, proof)), Some((seconds, input))) = (smallest(1.5 * PROOF.as_secs_f64()), smallest(far * limit))
    else {
        return Ok(None);
    };
    let (proof, input) = (runs.text(&proof), runs.text(&input));
    let outcome = runs.runner.run(&proven, &proof).map_err(Stop::Machine)?;
    let growth = TimeGrowth { points: runs.points, passed: None, law: Some(law) };
    let input = String::from_utf8_lossy(&input).into_owned();
    let is_slow = outcome.exceeded == Some(Exceeded::CpuTime);
    Ok(is_slow.then_some(Hopeless { growth, input, seconds }))
}

/// The points that tell, without the time of a start.
fn telling(points: &[(u64, f64)]) -> Vec<(u64, f64)> {
    let start = points.iter().map(|(_, seconds)| *seconds).fold(f64::INFINITY, f64::min);
    let beyond = points.iter().map(|(size, seconds)| (*size, seconds - start));
    beyond.filter(|(_, seconds)| *seconds > SHORT.as_secs_f64()).collect()
}

/// What a size takes, by the last point before it.
fn seconds_at(law: Law, points: &[(u64, f64)], size: u64) -> f64 {
    let Some(&(last, seconds)) = points.last() else { return 0.0 };
    let (size, last) = (size as f64, last.max(1) as f64);
    match law {
        Law::Power(power) => seconds * (size / last).powf(power),
        Law::Factor(factor) => seconds * factor.powf(size - last),
    }
}

/// Whether enough points lie near to the law.
fn holds(law: Law, points: &[(u64, f64)]) -> bool {
    let distance = |&(size, seconds): &(u64, f64)| (seconds / seconds_at(law, points, size)).ln().powi(2);
    let squares: f64 = points.iter().map(distance).sum();
    points.len() >= LEAST_POINTS && squares <= NEAR * NEAR * points.len() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(seconds: impl Fn(f64) -> f64) -> Vec<(u64, f64)> {
        telling(&[3, 27, 28, 29, 30, 31].map(|size| (size, 0.03 + seconds(size as f64))))
    }

    #[test]
    fn a_factor_is_carried_on_from_the_last_point_and_points_that_jump_hold_to_nothing() {
        let doubled = points(|size| 0.4 * 2f64.powf(size - 31.0));
        let law_of_doubled = law(&doubled).unwrap();
        assert!(holds(law_of_doubled, &doubled));
        assert!((seconds_at(law_of_doubled, &doubled, 41) / 409.6 - 1.0).abs() < 0.01);
        assert!(!holds(law_of_doubled, &doubled[3..]), "two points lie on any line: {doubled:?}");
        let jumping = points(|size| {
            if size < 4.0 {
                0.0
            } else if (size as u64).is_multiple_of(2) {
                0.4
            } else {
                0.1
            }
        });
        assert!(!holds(law(&jumping).unwrap(), &jumping), "{jumping:?}");
    }
}
