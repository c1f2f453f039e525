//! One input of a group, for other judges' tools.

use super::{Budget, Plan, candidates, knobs, plan};
use crate::bound::Bound;
use crate::plan::maker::Maker;
use ojkit_model::diagnostic::Diagnostic;
use std::sync::Arc;

/// Why there is no such input.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PickError {
    /// The spec is not in order.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Spec(Vec<Diagnostic>),
    /// There is no such group.
    #[error("there is no group `{group}`; the groups are: {known}")]
    NoSuchGroup { group: String, known: String },
    /// The group's inputs are chosen by their answers.
    #[error("the inputs of group `{0}` are searched for by their answers: `ojkit gen` makes them")]
    NeedsAnswers(String),
    #[error("group `{group}` has {count} inputs, so that there is no number {index}")]
    PastTheEnd { group: String, count: usize, index: usize },
}

impl From<Vec<Diagnostic>> for PickError {
    fn from(faults: Vec<Diagnostic>) -> PickError {
        PickError::Spec(faults)
    }
}

/// The groups of a problem with the number of their inputs, in the order of the page; samples come first. Groups whose inputs are
/// searched for by their answers are not among them.
///
/// # Errors
/// A group whose constraints cannot be bound.
pub fn groups(bound: &Bound, seed: u64) -> Result<Vec<(String, usize)>, Vec<Diagnostic>> {
    Ok(listed(bound, &planned(bound, seed)?))
}

fn listed(bound: &Bound, planned: &Plan) -> Vec<(String, usize)> {
    let mut out = vec![("sample".to_string(), bound.problem.examples.len())];
    for name in planned.proposals.iter().map(|p| &p.group) {
        match out.iter_mut().find(|(group, _)| group == name) {
            Some((_, count)) => *count += 1,
            None => out.push((name.clone(), 1)),
        }
    }
    out.retain(|(_, count)| *count > 0);
    out
}

fn planned(bound: &Bound, seed: u64) -> Result<Plan, Vec<Diagnostic>> {
    plan(bound, &bound.samples(), &Budget { seed, ..Budget::default() })
}

/// The inputs of a group by their numbers, planned once.
pub struct Picker<'a> {
    bound: &'a Bound,
    group: &'a str,
    seed: u64,
    planned: Plan,
    inputs: Vec<Vec<u8>>,
}

impl<'a> Picker<'a> {
    /// Plans a problem's inputs.
    ///
    /// # Errors
    /// A group whose constraints cannot be bound.
    pub fn new(bound: &'a Bound, group: &'a str, seed: u64) -> Result<Picker<'a>, PickError> {
        let planned = planned(bound, seed)?;
        let inputs = match group {
            "sample" => bound.samples(),
            _ => planned.proposals.iter().filter(|p| p.group == group).map(|p| p.bytes.clone()).collect(),
        };
        Ok(Picker { bound, group, seed, planned, inputs })
    }

    /// The input with this number, from 1. Random groups have an input for every number.
    ///
    /// # Errors
    /// An unknown group, or a number past its end.
    pub fn input(&self, index: usize) -> Result<Vec<u8>, PickError> {
        let Picker { bound, planned, group, .. } = self;
        let count = self.inputs.len();
        if let Some(input) = index.checked_sub(1).and_then(|at| self.inputs.get(at)) {
            return Ok(input.clone());
        }
        if planned.targets.iter().any(|target| target.group == *group) {
            return Err(PickError::NeedsAnswers(group.to_string()));
        }
        let past = PickError::PastTheEnd { group: group.to_string(), count, index };
        let own = bound.problem.groups.iter().position(|g| g.name == *group);
        if own.is_none() && *group != "random" {
            let known: Vec<String> = listed(bound, planned).into_iter().map(|(name, _)| name).collect();
            let unknown = PickError::NoSuchGroup { group: group.to_string(), known: known.join(", ") };
            return Err(if count > 0 { past } else { unknown });
        }
        if index == 0 {
            return Err(past);
        }
        let drawing = match own {
            Some(own) => &bound.groups()?[own],
            None => &bound.drawing,
        };
        let candidate = candidates::random(&knobs(drawing), index % SPREAD, SPREAD);
        let mut maker =
            Maker::new(&bound.problem, bound.validator.format(), self.seed).gated(bound.gate().map(Arc::as_ref));
        let drawn = maker.draw(drawing, group, &format!("{index} {}", candidate.hand), &candidate.hand);
        drawn.map(|drawn| drawn.bytes).map_err(|_| past)
    }
}

/// Past the planned ones, sizes go through their range once in so many inputs.
const SPREAD: usize = 20;
