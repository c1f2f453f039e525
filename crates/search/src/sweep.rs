//! Trying a stream of inputs, frame by frame.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::boxes::BoxInputs;
use crate::inputs::size::Measure;
use crate::inputs::stream::Stream;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Is called with how many inputs were tried, now and then.
#[derive(Clone, Copy)]
pub struct Tell<'a>(pub &'a dyn Fn(u64));

impl fmt::Debug for Tell<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tell")
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Sweep {
    pub inputs: u64,
    /// Whether the stream came to its end: whatever could be smaller than the best was tried.
    pub ended: bool,
    pub stopped: bool,
    /// The failure with the least magnitude; the first of equals.
    pub best: Option<(Input, u128)>,
    /// How long the last frame was waited for.
    pub took: Duration,
}

/// Where a sweep ends though its stream does not.
#[derive(Debug)]
struct Limits<'a> {
    /// About so many inputs.
    inputs: u64,
    until: Until<'a>,
    /// Who is told of inputs, and how many there were before.
    tell: Option<(Tell<'a>, u64)>,
}

/// Whoever tries inputs of a drawing, and how many were tried so far.
pub(crate) struct Tester<'a, T> {
    pub drawing: &'a Drawing,
    pub measure: &'a Measure,
    pub trial: &'a mut T,
    /// Becomes true when somebody wants an end.
    pub stop: &'a AtomicBool,
    pub tell: Option<Tell<'a>>,
    /// What the kit and its programs will have used of the processors when nothing more is tried.
    pub cpu_end: Option<Duration>,
    pub tried: u64,
    /// How long the last frame was waited for.
    pub took: Duration,
}

impl<'a, T: Trial> Tester<'a, T> {
    /// Tries a stream's inputs: about so many, until then by the clock.
    ///
    /// # Errors
    /// Why it could not go on; that somebody asked for an end before anything failed.
    pub fn sweep<S: Stream>(&mut self, stream: &mut S, inputs: u64, end: Instant) -> Result<Sweep, Stop> {
        let until = Until::new(end, self.stop).or_cpu(self.cpu_end);
        let tell = self.tell.map(|tell| (tell, self.tried));
        let swept = sweep(self.trial, stream, Limits { inputs, until, tell })?;
        self.tried += swept.inputs;
        self.took = swept.took;
        if swept.stopped && swept.best.is_none() { Err(Stop::Asked) } else { Ok(swept) }
    }

    /// The inputs of boxes, none yet.
    pub fn boxes(&self) -> BoxInputs<'a> {
        BoxInputs::new(self.drawing, self.measure, None)
    }
}

/// Where a frame began: the stream and the input before its first one.
#[derive(Clone)]
struct Mark<S> {
    stream: S,
    input: Input,
}

/// Tries a stream's inputs until a limit is met.
///
/// One frame is drawn while the one before it is answered. Inputs are not kept: those of a frame are made again from where it began
/// when some of them failed.
///
/// # Errors
/// Why it could not go on.
fn sweep<S: Stream, T: Trial>(trial: &mut T, stream: &mut S, limits: Limits) -> Result<Sweep, Stop> {
    let mut swept = Sweep::default();
    let mut input = Input::default();
    let mut failing = Vec::new();
    // The frame that is being tried, and how many inputs it has.
    let mut sent: Option<(Mark<S>, u64)> = None;
    loop {
        let mark = Mark { stream: stream.clone(), input: input.clone() };
        let under_way = sent.as_ref().map_or(0, |(_, cases)| *cases);
        let filled = fill(trial, stream, &mut input, (&limits, under_way), &mut swept)?;
        if let Some((mut mark, cases)) = sent.take() {
            let start = Instant::now();
            let tried = match trial.receive(&mut failing) {
                // What was drawn before a failure was known may be no smaller than that, and lack an answer.
                Err(Stop::Silent { .. }) if swept.best.is_some() => {
                    trial.abandon();
                    swept.ended = false;
                    return Ok(swept);
                }
                tried => tried.map_err(|stop| stop.about(|case| mark.nth(case)))? as u64,
            };
            swept.took = start.elapsed();
            swept.inputs += tried;
            limits.tell.iter().for_each(|(tell, before)| (tell.0)(before + swept.inputs));
            let rest = (tried < cases).then_some(tried as usize);
            if let Some(magnitude) = mark.least(&failing, rest, &mut swept)
                && !stream.failed(magnitude)
            {
                trial.abandon();
                swept.ended = true;
                return Ok(swept);
            }
            if rest.is_some() {
                // The rest of the frame was not tried; what was drawn since comes behind it.
                trial.abandon();
                (*stream, input) = (mark.stream, mark.input);
                if let Some((_, magnitude)) = &swept.best {
                    stream.failed(*magnitude);
                }
                swept.ended = false;
                swept.stopped = limits.until.is_asked() || trial.is_over();
                if swept.stopped || limits.until.is_over() || swept.inputs >= limits.inputs {
                    return Ok(swept);
                }
                continue;
            }
        }
        swept.stopped = limits.until.is_asked() || trial.is_over();
        if filled > 0 && !limits.until.is_over() && !swept.stopped {
            trial.send()?;
            sent = Some((mark, filled));
            continue;
        }
        trial.abandon();
        if filled > 0 || limits.until.is_over() {
            // What was drawn and not tried comes first when the stream goes on.
            *stream = mark.stream;
        }
        swept.ended &= filled == 0;
        return Ok(swept);
    }
}

/// Fills a frame with the next inputs of a stream, and says how many there are; so many of those that the limits allow are under way.
fn fill<S: Stream, T: Trial>(
    trial: &mut T,
    stream: &mut S,
    input: &mut Input,
    (limits, under_way): (&Limits, u64),
    swept: &mut Sweep,
) -> Result<u64, Stop> {
    let most = (stream.frame() as u64).min(limits.inputs.saturating_sub(swept.inputs + under_way));
    let mut filled = 0;
    while filled < most && !trial.is_full() {
        match stream.next(input, &limits.until) {
            Some(Some(_)) => {
                trial.push(input).inspect_err(|_| trial.abandon())?;
                filled += 1;
            }
            // A frame that the end came into is not sent.
            Some(None) if limits.until.glance() => break,
            Some(None) => {}
            None => {
                swept.ended = true;
                break;
            }
        }
    }
    Ok(filled)
}

impl<S: Stream> Mark<S> {
    /// The next input and its magnitude; none at the end.
    fn next(&mut self) -> Option<u128> {
        loop {
            if let Some(magnitude) = self.stream.next(&mut self.input, &Until::never())? {
                return Some(magnitude);
            }
        }
    }

    /// The input of the frame's case.
    fn nth(&mut self, case: usize) -> Option<Input> {
        (0..=case).try_for_each(|_| self.next().map(|_| ()))?;
        Some(self.input.clone())
    }

    /// The failure of the frame with the least magnitude, if it is less than the best so far; goes through the frame up to the last one,
    /// or up to its untried rest.
    fn least(&mut self, failing: &[usize], rest: Option<usize>, swept: &mut Sweep) -> Option<u128> {
        let mut improved = None;
        for case in 0..rest.unwrap_or(failing.last().map_or(0, |last| last + 1)) {
            let Some(magnitude) = self.next() else { break };
            let is_less = swept.best.as_ref().is_none_or(|(_, best)| magnitude < *best);
            if is_less && failing.binary_search(&case).is_ok() {
                swept.best = Some((self.input.clone(), magnitude));
                improved = Some(magnitude);
            }
        }
        improved
    }
}
