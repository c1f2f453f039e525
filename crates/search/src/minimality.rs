//! The proof that a failure is the smallest: every smaller input is tried.

use crate::driver::trial::{Stop, Trial};
use crate::inputs::boxes::{BoxInputs, SizeBox};
use crate::inputs::frontier::Frontier;
use crate::inputs::size::{Measure, Size};
use crate::stress::hunt::Hunt;
use ojkit_model::input::Input;
use ojkit_rules::generate::Drawing;
use std::cmp::Ordering;
use std::time::{Duration, Instant};

/// Times more drawings than inputs are tolerated.
const DRAWS: u64 = 4;
/// For one proof.
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
    /// They are too many.
    TooMany,
}

impl<T: Trial> Hunt<'_, T> {
    /// Whether these inputs are few enough to be tried.
    fn is_countable(&self, mut smaller: Smaller) -> bool {
        let (mut input, mut inputs, mut draws) = (Input::default(), 0, 0);
        let end = Instant::now() + COUNT;
        while let Some(layers) = smaller.next() {
            let before = inputs;
            while let Some(step) = layers.step(&mut input) {
                inputs += u64::from(step.is_some());
                draws += 1;
                if inputs > self.options.inputs || draws > DRAWS * self.options.inputs {
                    return false;
                }
                // Where drawing is slow the proof itself looks at the clock.
                if draws % 1024 == 0 && Instant::now() > end {
                    return true;
                }
            }
            smaller.finished(inputs - before);
        }
        true
    }

    /// Tries every smaller input whose values are no further from the simplest than this one's, if they are not too many.
    pub fn prove(&mut self, best: &Input, size: Size, end: Instant) -> Result<Proof, Stop> {
        let end = end.min(Instant::now() + PROVE);
        self.until = Some(end);
        let measure = self.measure.clone();
        let reach = measure.reach(self.drawing.rules(), best);
        let mut smaller = Smaller::new(self.drawing, &measure, &reach, size);
        let (mut inputs, mut draws) = (0, 0);
        let mut at_once = Some(Instant::now() + AT_ONCE);
        while let Some(layers) = smaller.next() {
            if at_once.is_some_and(|end| Instant::now() > end) {
                at_once = None;
                if !self.is_countable(Smaller::new(self.drawing, &measure, &reach, size)) {
                    return Ok(Proof::TooMany);
                }
            }
            let (swept, found) = self.layer(layers, self.options.inputs + 1 - inputs)?;
            if let Some((input, _)) = found {
                return Ok(Proof::Smaller(input));
            }
            inputs += swept.inputs;
            draws += layers.draws();
            let too_many = inputs > self.options.inputs || draws > DRAWS * self.options.inputs;
            if !swept.ended || too_many || Instant::now() > end {
                return Ok(Proof::TooMany);
            }
            smaller.finished(swept.inputs);
        }
        Ok(Proof::Smallest(inputs))
    }
}

/// The layers of all inputs that are smaller than a size, with values within a reach.
struct Smaller<'d> {
    drawing: &'d Drawing,
    measure: &'d Measure,
    reach: &'d [u128],
    size: Size,
    frontier: Frontier,
    elements: u64,
    now: Option<(SizeBox, BoxInputs<'d>)>,
}

impl<'d> Smaller<'d> {
    fn new(drawing: &'d Drawing, measure: &'d Measure, reach: &'d [u128], size: Size) -> Smaller<'d> {
        let frontier = Frontier::new(drawing.rules());
        let elements = frontier.least();
        Smaller { drawing, measure, reach, size, frontier, elements, now: None }
    }

    /// At the start of the next layer; the one before must be finished.
    fn next(&mut self) -> Option<&mut BoxInputs<'d>> {
        let layer = loop {
            let below = match self.elements.cmp(&self.size.elements) {
                Ordering::Less => u128::MAX,
                Ordering::Equal => self.size.magnitude,
                Ordering::Greater => return None,
            };
            match self.frontier.layer(self.elements).filter(|layer| layer.from < below) {
                Some(layer) => break SizeBox { to: layer.to.min(below - 1), ..layer },
                None => self.elements += 1,
            }
        };
        let layers = match self.now.take() {
            Some((_, mut layers)) => {
                layers.begin(layer.clone());
                layers
            }
            None => BoxInputs::new(self.drawing, self.measure, Some(self.reach), layer.clone()),
        };
        Some(&mut self.now.insert((layer, layers)).1)
    }

    /// The layer is searched to its end, and had so many inputs.
    fn finished(&mut self, inputs: u64) {
        if let Some((layer, layers)) = &self.now {
            self.frontier.finished(layer, inputs, layers);
        }
    }
}
