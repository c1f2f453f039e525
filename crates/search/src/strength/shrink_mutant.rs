//! Countercases made small before anybody keeps them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use crate::driver::{Stop, Trial};
use crate::inputs::Measure;
use crate::mutants::compile::Program;
use crate::shrink::{FRAME, Shrinker};
use crate::strength::StrengthError;
use crate::strength::mutant_search::{KillingInput, MutantSweep};
use crate::strength::reference_check::ReferenceCheck;
use crate::strength::setting::Setting;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_rules::generate::Drawing;

/// A countercase of a mutant (by its number) that is as small as steps lead to until `end`; the same where none does.
///
/// # Errors
/// The machine's.
pub(crate) fn shrunk<'a>(
    setting: &Setting<'a>,
    drawing: &Drawing,
    program: &Program,
    number: usize,
    counter: &KillingInput,
    check: Option<Arc<ReferenceCheck<'a>>>,
    end: Instant,
) -> Result<KillingInput, StrengthError> {
    let mut start = Input::default();
    // Every step towards a small input that hangs would take the whole time limit.
    let hangs = counter.verdict == Verdict::TimeLimitExceeded;
    if hangs || Instant::now() >= end || setting.bound.validator.format().read(&counter.input, &mut start).is_err() {
        return Ok(counter.clone());
    }
    let pair = MutantSweep::new(setting, program, &[number], check)?;
    let mut beside = Beside { pair, filled: Vec::new(), failing: None, sent: 0, error: None };
    let (measure, stop) = (Measure::new(drawing.rules()), AtomicBool::new(false));
    let small = Shrinker::new(drawing, &measure, &stop, end).shrink(&mut beside, start);
    if let Some(error) = beside.error {
        return Err(error);
    }
    let found = match small {
        Ok(small) => beside.pair.differs(&[small])?,
        Err(_) => None,
    };
    Ok(found.map_or_else(|| counter.clone(), |(_, found)| found))
}

/// The trial of one mutant beside the submission.
struct Beside<'a> {
    pair: MutantSweep<'a>,
    filled: Vec<Input>,
    /// The first of the sent inputs that fails.
    failing: Option<usize>,
    sent: usize,
    error: Option<StrengthError>,
}

impl Trial for Beside<'_> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        self.filled.push(input.clone());
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.filled.len() >= FRAME
    }

    fn send(&mut self) -> Result<(), Stop> {
        let differs = self.pair.differs(&self.filled);
        self.sent = self.filled.len();
        self.filled.clear();
        match differs {
            Ok(found) => self.failing = found.map(|(place, _)| place),
            Err(error) => {
                let why = Stop::Machine(error.to_string());
                self.error = Some(error);
                return Err(why);
            }
        }
        Ok(())
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        failing.clear();
        failing.extend(self.failing.take());
        Ok(failing.first().map_or(self.sent, |first| first + 1))
    }

    fn abandon(&mut self) {
        self.filled.clear();
        self.failing = None;
    }
}
