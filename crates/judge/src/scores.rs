//! Which cases belong to the groups that have scores, and until when they decide anything.

use crate::plan::Stakes;
use ojkit_draw::Bound;
use ojkit_model::case::Case;
use ojkit_model::problem::{Group, Problem};
use ojkit_model::score::Aggregation;
use ojkit_model::scoring::{Scoring, Worth};
use std::collections::BTreeMap;

/// The cases of each group that has a score.
#[derive(Clone, Debug, Default)]
pub(crate) struct Members {
    /// By case, the groups that it belongs to.
    groups: BTreeMap<String, Vec<usize>>,
}

impl Members {
    /// Of a problem without scores none.
    ///
    /// # Errors
    /// Why a group has no cases, as text.
    pub fn of(bound: &Bound, cases: &[Case]) -> Result<Members, String> {
        if !bound.problem.is_scored() {
            return Ok(Members::default());
        }
        let of_case =
            bound.members(cases).map_err(|faults| faults.first().map_or(String::new(), ToString::to_string))?;
        let names = cases.iter().map(|case| case.name.clone());
        Ok(Members { groups: names.zip(of_case).collect() })
    }

    /// Until when the cases, in the order in which they are run, decide anything.
    pub fn stakes(&self, problem: &Problem, cases: &[Case], order: &[usize]) -> Stakes {
        if self.groups.is_empty() {
            return Stakes::default();
        }
        let of_case = |&at: &usize| {
            let groups = self.of_case(&cases[at].name);
            let is_summed = |&group: &usize| problem.groups[group].aggregation == Aggregation::Sum;
            (!groups.iter().any(is_summed)).then(|| groups.to_vec())
        };
        Stakes { groups: problem.groups.len(), cases: order.iter().map(of_case).collect() }
    }

    /// What the choice of cases that are run rests on; empty in a problem without scores.
    pub fn identity(&self, problem: &Problem) -> String {
        match self.groups.is_empty() {
            true => String::new(),
            false => format!("{:?}{:?}{:?}", self.groups, problem.groups, problem.expect),
        }
    }

    fn of_case(&self, case: &str) -> &[usize] {
        self.groups.get(case).map_or(&[], |groups| groups)
    }

    /// What the score of a submission follows from; nothing in a problem without scores, or where no groups are known.
    pub fn scoring(&self, problem: &Problem, path: &str) -> Option<Scoring> {
        (problem.is_scored() && !self.groups.is_empty()).then(|| Scoring {
            members: self.groups.clone(),
            groups: problem.groups.iter().map(worth).collect(),
            expected: problem.expectation(path).cloned().unwrap_or_default(),
        })
    }
}

fn worth(group: &Group) -> Worth {
    Worth { name: group.name.clone(), score: group.score, aggregation: group.aggregation }
}
