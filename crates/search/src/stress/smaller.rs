//! What fails on a case, made small to be looked at.

use super::{Request, SearchError};
use crate::driver::comparison::Comparison;
use crate::inputs::size::Measure;
use crate::shrink::Shrinker;
use ojkit_languages::Machine;
use ojkit_model::verdict::Verdict;
use std::time::Instant;

/// An input that a submission fails, smaller than the one that it was made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Smaller {
    /// As text.
    pub input: Vec<u8>,
    /// The answer, as text.
    pub expected: Vec<u8>,
}

/// Makes the input of a case smaller that a submission fails, for as long as the request says; nothing where it is right there, takes too
/// long, or fails on nothing smaller within the request's drawing.
///
/// # Errors
/// As [`search`](super::search()).
pub fn smaller(machine: &Machine, request: &Request, input: &[u8]) -> Result<Option<Smaller>, SearchError> {
    let Request { contest, drawing, options, .. } = *request;
    let Ok(start) = contest.bound.validator.text("", input) else { return Ok(None) };
    if !drawing.admits(&start) {
        return Ok(None);
    }
    let mut programs = Comparison::new(machine, &contest)?;
    let is_shown = |verdict| matches!(verdict, Verdict::WrongAnswer | Verdict::RunTimeError);
    if !programs.examine(&start)?.is_some_and(|failure| is_shown(failure.verdict)) {
        return Ok(None);
    }
    let measure = Measure::new(drawing.rules());
    let mut shrinker = Shrinker::new(drawing, &measure, options.stop, Instant::now() + options.time);
    let small = shrinker.shrink(&mut programs, start.clone())?;
    if small == start {
        return Ok(None);
    }
    let failure = programs.examine(&small)?.filter(|failure| is_shown(failure.verdict));
    Ok(failure.map(|failure| Smaller { input: programs.text(&small), expected: failure.expected }))
}
