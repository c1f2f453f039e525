//! A smaller input than that of a case which a submission fails, to be looked at.

use super::hunt::{Hunted, Options, below};
use super::search::{Searching, given};
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
    programs.lenient = true;
    let known: Vec<Input> = request.contest.bound.validator.text("", input).into_iter().collect();
    let mut below = |known| below(request.drawing, &mut programs, &Options { known, ..request.options });
    let mut hunted = below(&known)?;
    let is_same = |hunted: &Hunted| hunted.found.as_ref().is_none_or(|found| known.contains(&found.input));
    if is_same(&hunted) {
        // Where little that is drawn is legal, no step leads to something smaller.
        let format = request.contest.bound.validator.format();
        let (mut given, ..) = given(machine, request);
        given.retain(|one| format.text(one).len() < input.len());
        if !given.is_empty() {
            hunted = below(&given)?;
        }
    }
    if is_same(&hunted) {
        return Ok(None);
    }
    let searched = Searched { cases: hunted.tried, enumerated: hunted.enumerated, ..Searched::default() };
    let mut searching = Searching { request: *request, programs: &mut programs, searched };
    let found = searching.blamed(&hunted)?;
    let mut searched = searching.searched;
    searched.countercase = found.filter(|case| matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain));
    Ok(searched.countercase.is_some().then_some(searched))
}
