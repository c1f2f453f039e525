//! From what the cases of groups are worth to what a submission has reached.

use super::finding::Finding;
use super::score::{Aggregation, Expectation, GroupScore, InGroup, Points, Reach, Score, told};
use super::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What the score of a submission follows from, beside its findings.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scoring {
    /// By case, the groups that it belongs to.
    pub members: BTreeMap<String, Vec<usize>>,
    /// The groups, by their numbers.
    pub groups: Vec<Worth>,
    /// What the spec expects of the submission.
    pub expected: Expectation,
}

/// What a group is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth {
    pub name: String,
    /// What a submission gets that solves all its cases; a group without it has no score.
    pub score: Option<u32>,
    /// How its score follows from its cases.
    pub aggregation: Aggregation,
}

/// A checker that gives a hair more than everything has rounded.
const ROUNDING: f64 = 1e-9;

impl Scoring {
    /// What a submission has reached with these cases, of which these verdicts are expected and which has this one.
    ///
    /// # Errors
    /// A case for which the checker gives more than it can be worth, and what is wrong.
    pub fn score(
        &self,
        (expected, verdict): (&[Verdict], Verdict),
        cases: &[&Finding],
    ) -> Result<Score, (String, String)> {
        let mut groups = Vec::new();
        for (number, group) in self.groups.iter().enumerate() {
            if let Some(max) = group.score {
                groups.push(self.group(number, (group, max), verdict, cases)?);
            }
        }
        let (score, max) = groups.iter().fold((0.0, 0), |(sum, max), group| (sum + group.score, max + group.max));
        // Who is right everywhere gets everything.
        let all = (expected == [Verdict::Accepted]).then(|| Reach::only(f64::from(max)));
        let wanted = self.expected.score.or(all);
        let mut unexpected = Vec::new();
        if let Some(wanted) = wanted.filter(|wanted| !wanted.has(score)) {
            unexpected.push(format!("score {}, expected {wanted}", told(score)));
        }
        for (name, wanted) in &self.expected.groups {
            unexpected.extend(groups.iter().find(|group| group.name == *name).and_then(|group| differs(group, wanted)));
        }
        Ok(Score { score, max, expected: wanted, groups, unexpected })
    }

    fn group(
        &self,
        number: usize,
        (group, max): (&Worth, u32),
        verdict: Verdict,
        cases: &[&Finding],
    ) -> Result<GroupScore, (String, String)> {
        let count = self.members.values().filter(|groups| groups.contains(&number)).count();
        let is_own = |case: &&&Finding| self.members.get(&case.case).is_some_and(|groups| groups.contains(&number));
        let own = || cases.iter().filter(is_own);
        let of_case = if group.aggregation == Aggregation::Min { 1.0 } else { count as f64 };
        let mut shares = Vec::new();
        for case in own().filter(|case| !case.is_failure()) {
            shares.push(share(case, (group, f64::from(max) / of_case))?);
        }
        let share = match group.aggregation {
            // What did not run had nothing left to decide.
            Aggregation::Min if shares.len() < count => 0.0,
            Aggregation::Min => shares.iter().copied().fold(1.0, f64::min),
            Aggregation::Sum => shares.iter().fold(0.0, |sum, share| sum + share) / count.max(1) as f64,
        };
        let failed = own().find(|case| case.is_failure()).map(|case| case.verdict);
        // Of what did not compile no case ran.
        let whole = if own().next().is_none() { verdict } else { Verdict::Accepted };
        let (name, verdict) = (group.name.clone(), failed.unwrap_or(whole));
        Ok(GroupScore { name, score: f64::from(max) * share, max, verdict, cases: count })
    }
}

/// Which part of what an accepted case is worth it gives.
fn share(case: &Finding, (group, max): (&Worth, f64)) -> Result<f64, (String, String)> {
    match case.points {
        None => Ok(1.0),
        Some(Points::Share(share)) => Ok(share),
        Some(Points::Absolute(_)) if max == 0.0 => Ok(0.0),
        Some(Points::Absolute(points)) if points <= max * (1.0 + ROUNDING) => Ok((points / max).min(1.0)),
        Some(Points::Absolute(points)) => {
            let message = format!("the checker gives {} points for a case of `{}`", told(points), group.name);
            Err((case.case.clone(), format!("{message}, which is worth {}", told(max))))
        }
    }
}

/// What is not as expected in a group.
fn differs(group: &GroupScore, wanted: &InGroup) -> Option<String> {
    let (name, score) = (&group.name, group.score);
    match wanted {
        InGroup::Score(reach) if !reach.has(score) => Some(format!("{name}: score {}, expected {reach}", told(score))),
        InGroup::Verdicts(verdicts) if !verdicts.contains(&group.verdict) => {
            let names: Vec<&str> = verdicts.iter().map(|verdict| verdict.short()).collect();
            Some(format!("{name}: {}, expected {}", group.verdict.short(), names.join(" or ")))
        }
        _ => None,
    }
}
