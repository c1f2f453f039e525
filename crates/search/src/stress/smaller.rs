//! A smaller input than that of a case which a submission fails, to be looked at.

use super::hunt::{Options, below};
use super::search::blamed;
use super::{Confirmed, Request, SearchError, Searched};
use crate::driver::comparison::Comparison;
use ojkit_languages::Machine;
use ojkit_model::input::Input;

/// Searches for an input that a submission fails, smaller than that of a case, for about as long as the request says; nothing where none is
/// found that fails by itself within the request's drawing.
///
/// # Errors
/// As [`search`](super::search()).
pub fn smaller(machine: &Machine, request: &Request, input: &[u8]) -> Result<Option<Searched>, SearchError> {
    let mut programs = Comparison::new(machine, &request.contest)?;
    programs.set_lenient(true);
    let known: Vec<Input> = request.contest.bound.validator.text("", input).into_iter().collect();
    let request = Request { options: Options { known: &known, ..request.options }, ..*request };
    let hunted = below(request.drawing, &mut programs, &request.options)?;
    if hunted.found.as_ref().is_none_or(|found| known.contains(&found.input)) {
        return Ok(None);
    }
    let mut searched = Searched { cases: hunted.tried, enumerated: hunted.enumerated, ..Searched::default() };
    let found = blamed(machine, &request, &mut programs, &hunted, &mut searched)?;
    searched.countercase = found.filter(|case| matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain));
    Ok(searched.countercase.is_some().then_some(searched))
}
