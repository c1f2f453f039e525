//! The proof that a failure is the smallest: every smaller input is tried.
//!
//! Smaller is what has fewer elements, or as many and a smaller magnitude. All inputs that are smaller are tried box by box; where there are
//! too many, none is left out in silence: there is no proof then. Values further from the simplest than the failure's own are not tried, and
//! what is told says so.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::boxes::{BoxInputs, SizeBox};
use crate::inputs::frontier::Frontier;
use crate::inputs::size::{Measure, Size};
use crate::sweep::Tester;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use std::cmp::Ordering;
use std::time::{Duration, Instant};

/// Times more drawings than inputs are tolerated.
const DRAWS: u64 = 4;
const PROVE: Duration = Duration::from_secs(6);
/// A proof that takes longer is gone on with where its inputs are few enough; and for counting them.
const AT_ONCE: Duration = Duration::from_millis(300);
const COUNT: Duration = Duration::from_millis(500);

/// What came of trying every smaller input.
pub(crate) enum Proof {
    /// This one fails.
    Smaller(Input),
    /// None of so many fails.
    Smallest(u64),
    TooMany,
}

/// Tries every smaller input whose values are no further from the simplest than this one's, if they are at most so many.
pub(crate) fn prove<T: Trial>(
    tester: &mut Tester<T>,
    best: &Input,
    size: Size,
    inputs_max: u64,
    end: Instant,
) -> Result<Proof, Stop> {
    let (drawing, measure) = (tester.drawing, tester.measure);
    let end = end.min(Instant::now() + PROVE);
    let reach = measure.reach(drawing.rules(), best);
    let mut smaller = Smaller::new(drawing, measure, &reach, size);
    let (mut inputs, mut draws) = (0, 0);
    let mut at_once = Some(Instant::now() + AT_ONCE);
    while smaller.next() {
        if at_once.is_some_and(|end| Instant::now() > end) {
            at_once = None;
            let until = Until::new(Instant::now() + COUNT, tester.stop);
            if !are_countable(Smaller::new(drawing, measure, &reach, size), inputs_max, &until) {
                return Ok(Proof::TooMany);
            }
        }
        let swept = tester.sweep(&mut smaller.boxes, inputs_max + 1 - inputs, end)?;
        if let Some((input, _)) = swept.best {
            return Ok(Proof::Smaller(input));
        }
        inputs += swept.inputs;
        draws += smaller.boxes.draws;
        let too_many = inputs > inputs_max || draws > DRAWS * inputs_max;
        if !swept.ended || too_many || Instant::now() > end {
            return Ok(Proof::TooMany);
        }
        smaller.finished(swept.inputs);
    }
    Ok(Proof::Smallest(inputs))
}

/// Whether these inputs are few enough to be tried; where drawing them is slow, nobody knows, and the proof itself looks at the clock.
fn are_countable(mut smaller: Smaller, inputs_max: u64, until: &Until) -> bool {
    let (mut input, mut inputs, mut draws) = (Input::default(), 0, 0);
    while smaller.next() {
        let before = inputs;
        while let Some(step) = smaller.boxes.step(&mut input) {
            inputs += u64::from(step.is_some());
            draws += 1;
            if inputs > inputs_max || draws > DRAWS * inputs_max {
                return false;
            }
            if until.glance() {
                return true;
            }
        }
        smaller.finished(inputs - before);
    }
    true
}

/// All inputs that are smaller than a size, with values within a reach, box by box.
struct Smaller<'d> {
    size: Size,
    frontier: Frontier,
    elements: u64,
    boxes: BoxInputs<'d>,
}

impl<'d> Smaller<'d> {
    fn new(drawing: &'d Drawing, measure: &'d Measure, reach: &'d [u128], size: Size) -> Smaller<'d> {
        let frontier = Frontier::new(drawing.rules());
        let boxes = BoxInputs::new(drawing, measure, Some(reach));
        Smaller { size, elements: frontier.least, frontier, boxes }
    }

    /// Goes to the start of the next box; the one before must be finished. False when there is none.
    fn next(&mut self) -> bool {
        loop {
            let below = match self.elements.cmp(&self.size.elements) {
                Ordering::Less => u128::MAX,
                Ordering::Equal => self.size.magnitude,
                Ordering::Greater => return false,
            };
            match self.frontier.next(self.elements).filter(|next| next.from < below) {
                Some(next) => {
                    self.boxes.begin(SizeBox { to: next.to.min(below - 1), ..next });
                    return true;
                }
                None => self.elements += 1,
            }
        }
    }

    /// The box is searched to its end, and had so many inputs.
    fn finished(&mut self, inputs: u64) {
        self.frontier.finished(&self.boxes, inputs);
    }
}
