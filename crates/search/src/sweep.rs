//! Trying a stream of inputs, frame by frame.

use crate::driver::trial::asked;
use crate::driver::trial::{Stop, Trial};
use ojkit_model::input::Input;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// A stream of inputs that can be made again from any place.
pub(crate) trait Stream {
    /// A place in the stream.
    type Mark;

    /// Makes the next input out of the last one; `Some(None)` where this step brought none, `None` at the end.
    fn next(&mut self, input: &mut Input) -> Option<Option<u128>>;

    fn mark(&self) -> Self::Mark;

    /// Makes the next input from a place.
    fn replay(mark: &mut Self::Mark, input: &mut Input) -> Option<Option<u128>>;

    /// Goes back to a place.
    fn resume(&mut self, mark: Self::Mark);

    /// Inputs of one frame at most.
    fn frame(&self) -> usize;

    /// An input with this magnitude failed; whether anything that could be smaller is still to come.
    fn failed(&mut self, magnitude: u128) -> bool;
}

/// What a sweep brought.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sweep {
    /// Inputs that were tried.
    pub inputs: u64,
    /// Whether the stream came to its end: whatever could be smaller than the best was tried.
    pub ended: bool,
    /// Whether somebody asked for an end.
    pub stopped: bool,
    /// The failure with the least magnitude; the first of equals.
    pub best: Option<(Input, u128)>,
    /// How long the last frame was waited for.
    pub took: Duration,
}

/// Drawings that bring no input, between two looks at the clock.
const IDLE: u64 = 2048;

/// Where a sweep ends though its stream does not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// About so many inputs.
    pub inputs: u64,
    /// By the clock.
    pub end: Option<Instant>,
}

/// Tries a stream's inputs until a limit is met.
///
/// # Errors
/// Why it could not go on.
pub(crate) fn sweep<S: Stream, T: Trial>(
    trial: &mut T,
    stream: &mut S,
    limits: Limits,
    stop: &AtomicBool,
) -> Result<Sweep, Stop> {
    let Limits { inputs: limit, end } = limits;
    let frame = stream.frame() as u64;
    let mut swept = Sweep::default();
    let mut input = Input::default();
    let mut failing = Vec::new();
    // Where the frame that is being tried began.
    let mut sent: Option<(S::Mark, Input, u64)> = None;
    loop {
        let mark = (stream.mark(), input.clone());
        let mut filled = 0;
        let mut idle = 0;
        while !trial.is_full() && filled < frame && swept.inputs + filled < limit {
            match stream.next(&mut input) {
                Some(Some(_)) => {
                    trial.push(&input).inspect_err(|_| trial.abandon())?;
                    filled += 1;
                }
                Some(None) => {
                    idle += 1;
                    let over = || asked(stop) || end.is_some_and(|end| Instant::now() >= end);
                    if idle % IDLE == 0 && over() {
                        break;
                    }
                }
                None => {
                    swept.ended = true;
                    break;
                }
            }
        }
        if let Some((mut mark, mut before, cases)) = sent.take() {
            let start = Instant::now();
            let tried = match trial.receive(&mut failing) {
                Ok(tried) => tried as u64,
                Err(stop) => return Err(stop.about(|case| nth::<S>(&mut mark, &mut before, case))),
            };
            swept.took = start.elapsed();
            swept.inputs += tried;
            let rest = (tried < cases).then_some(tried as usize);
            if let Some(magnitude) = found::<S>(&mut mark, &mut before, &failing, rest, &mut swept)
                && !stream.failed(magnitude)
            {
                trial.abandon();
                swept.ended = true;
                return Ok(swept);
            }
            if rest.is_some() {
                // The rest of the frame was not tried; what was drawn since comes behind it.
                trial.abandon();
                stream.resume(mark);
                input = before;
                if let Some((_, magnitude)) = &swept.best {
                    stream.failed(*magnitude);
                }
                swept.ended = false;
                swept.stopped = asked(stop);
                if swept.stopped || end.is_some_and(|end| Instant::now() >= end) || swept.inputs >= limit {
                    return Ok(swept);
                }
                continue;
            }
        }
        let over = end.is_some_and(|end| Instant::now() >= end);
        swept.stopped = asked(stop);
        if filled > 0 && !over && !swept.stopped {
            trial.send()?;
            sent = Some((mark.0, mark.1, filled));
            continue;
        }
        trial.abandon();
        swept.ended &= filled == 0;
        return Ok(swept);
    }
}

/// The input of a frame's case.
fn nth<S: Stream>(mark: &mut S::Mark, input: &mut Input, case: usize) -> Option<Input> {
    let mut left = case;
    loop {
        match S::replay(mark, input)? {
            Some(_) if left == 0 => return Some(input.clone()),
            Some(_) => left -= 1,
            None => {}
        }
    }
}

/// The failure of a frame with the least magnitude, if it is less than the best so far; goes through the frame up to the last one, or up to
/// its untried rest.
fn found<S: Stream>(
    mark: &mut S::Mark,
    input: &mut Input,
    failing: &[usize],
    rest: Option<usize>,
    swept: &mut Sweep,
) -> Option<u128> {
    let end = rest.unwrap_or(failing.last().map_or(0, |last| last + 1));
    let mut improved = None;
    let mut case = 0;
    while case < end {
        let magnitude = match S::replay(mark, input) {
            Some(Some(magnitude)) => magnitude,
            Some(None) => continue,
            None => break,
        };
        let is_less = swept.best.as_ref().is_none_or(|(_, best)| magnitude < *best);
        if is_less && failing.binary_search(&case).is_ok() {
            swept.best = Some((input.clone(), magnitude));
            improved = Some(magnitude);
        }
        case += 1;
    }
    improved
}
