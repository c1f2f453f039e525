//! Scores: from what the cases of groups are worth to what a submission has reached.

use crate::plan::Stakes;
use ojkit_draw::Bound;
use ojkit_model::case::Case;
use ojkit_model::judgement::CaseJudgement;
use ojkit_model::problem::{Group, Problem};
use ojkit_model::score::{Aggregation, GroupScore, InGroup, Points, Reach, Score, told};
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;

/// The cases of each group that has a score.
#[derive(Clone, Debug, Default)]
pub(crate) struct Members {
    /// By case, the groups that it belongs to.
    groups: BTreeMap<String, Vec<usize>>,
}

/// A checker that gives a hair more than everything has rounded.
const ROUNDING: f64 = 1e-9;

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

    /// What a submission has reached with these cases; nothing in a problem without scores, or where no groups are known.
    ///
    /// # Errors
    /// A case for which the checker gives more than it can be worth, and what is wrong.
    pub fn score(
        &self,
        problem: &Problem,
        (path, expected, verdict): (&str, &[Verdict], Verdict),
        cases: &[CaseJudgement],
    ) -> Result<Option<Score>, (String, String)> {
        if !problem.is_scored() || self.groups.is_empty() {
            return Ok(None);
        }
        let mut groups = Vec::new();
        for (number, group) in problem.groups.iter().enumerate() {
            if let Some(max) = group.score {
                groups.push(self.group(number, (group, max), verdict, cases)?);
            }
        }
        let (score, max) = (groups.iter().fold(0.0, |sum, group| sum + group.score), problem.score_max());
        let said = problem.expectation(path);
        // Who is right everywhere gets everything.
        let all = (expected == [Verdict::Accepted]).then(|| Reach::only(f64::from(max)));
        let wanted = said.and_then(|said| said.score).or(all);
        let mut unexpected = Vec::new();
        if let Some(wanted) = wanted.filter(|wanted| !wanted.has(score)) {
            unexpected.push(format!("score {}, expected {wanted}", told(score)));
        }
        for (name, wanted) in said.map_or(&[][..], |said| &said.groups) {
            unexpected.extend(groups.iter().find(|group| group.name == *name).and_then(|group| differs(group, wanted)));
        }
        Ok(Some(Score { score, max, expected: wanted, groups, unexpected }))
    }

    fn group(
        &self,
        number: usize,
        (group, max): (&Group, u32),
        verdict: Verdict,
        cases: &[CaseJudgement],
    ) -> Result<GroupScore, (String, String)> {
        let count = self.groups.values().filter(|groups| groups.contains(&number)).count();
        let own = || cases.iter().filter(|case| self.of_case(&case.case).contains(&number));
        let of_case = if group.aggregation == Aggregation::Min { 1.0 } else { count as f64 };
        let mut shares = Vec::new();
        for case in own().filter(|case| case.verdict == Verdict::Accepted) {
            shares.push(share(case, (group, f64::from(max) / of_case))?);
        }
        let share = match group.aggregation {
            // What did not run had nothing left to decide.
            Aggregation::Min if shares.len() < count => 0.0,
            Aggregation::Min => shares.iter().copied().fold(1.0, f64::min),
            Aggregation::Sum => shares.iter().fold(0.0, |sum, share| sum + share) / count.max(1) as f64,
        };
        let failed = own().map(|case| case.verdict).find(|&verdict| verdict != Verdict::Accepted);
        // Of what did not compile no case ran.
        let whole = if own().next().is_none() { verdict } else { Verdict::Accepted };
        Ok(GroupScore {
            name: group.name.clone(),
            score: f64::from(max) * share,
            max,
            verdict: failed.unwrap_or(whole),
            cases: count,
        })
    }
}

/// Which part of what an accepted case is worth it gives.
fn share(case: &CaseJudgement, (group, max): (&Group, f64)) -> Result<f64, (String, String)> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::case::Recipe;
    use ojkit_model::score::Expectation;

    const SPEC: &str = "format: 1\ntitle: A\nparameters: { n: integer }\nconstraints: 1 <= n <= 9\ngroups:
  - { name: few, score: 30, constraints: n <= 2 }
  - { name: each, score: 10, constraints: n >= 3, aggregation: sum }
  - { name: all, score: 60 }
expect:
  wrong_answer/a.py: { score: 30, groups: { few: 30, all: wrong_answer } }
";

    /// What the cases 1, 2, 3 and 9 come to, judged so.
    fn score(
        spec: &str,
        path: &str,
        expected: &[Verdict],
        judged: &[(Verdict, Option<Points>)],
    ) -> Result<Score, (String, String)> {
        let bound = Bound::read("a", "spec.yaml", spec.as_bytes(), ojkit_rules::grammar::canonical).unwrap();
        let case = |n: &str| Case {
            name: n.to_owned(),
            group: "secret".to_owned(),
            reason: String::new(),
            recipe: Recipe::Text(String::new()),
            input: format!("{n}\n").into(),
            answer: Some(Vec::new()),
        };
        let cases = ["1", "2", "3", "9"].map(case);
        let of = |(case, &(verdict, points)): (&Case, &(Verdict, Option<Points>))| CaseJudgement {
            verdict,
            points,
            ..crate::case::judge_error(case, String::new())
        };
        let judged: Vec<CaseJudgement> = cases.iter().zip(judged).map(of).collect();
        let members = Members::of(&bound, &cases).unwrap();
        Ok(members.score(&bound.problem, (path, expected, Verdict::Accepted), &judged)?.unwrap())
    }

    const AC: (Verdict, Option<Points>) = (Verdict::Accepted, None);
    const WA: (Verdict, Option<Points>) = (Verdict::WrongAnswer, None);

    fn part(points: Points) -> (Verdict, Option<Points>) {
        (Verdict::Accepted, Some(points))
    }

    fn of_groups(score: &Score) -> Vec<f64> {
        score.groups.iter().map(|group| group.score).collect()
    }

    #[test]
    fn the_worst_case_of_a_group_decides_or_each_has_its_part() {
        let all = score(SPEC, "accepted/b.py", &[Verdict::Accepted], &[AC; 4]).unwrap();
        assert_eq!((all.score, all.max, of_groups(&all)), (100.0, 100, vec![30.0, 10.0, 60.0]));
        assert_eq!(all.groups.iter().map(|group| group.cases).collect::<Vec<_>>(), [2, 2, 4]);
        assert_eq!(all.unexpected, [""; 0]);
        let one = score(SPEC, "accepted/b.py", &[Verdict::Accepted], &[AC, AC, AC, WA]).unwrap();
        assert_eq!((one.score, of_groups(&one)), (35.0, vec![30.0, 5.0, 0.0]));
        assert_eq!(one.unexpected, ["score 35, expected 100"]);
        assert_eq!(one.groups[2].verdict, Verdict::WrongAnswer);
    }

    #[test]
    fn a_checker_gives_shares_or_points() {
        let half = [part(Points::Share(0.5)), AC, part(Points::Absolute(2.5)), AC];
        let spec =
            &SPEC.replace("score: 60", "score: 0").replace("score: 30, groups", "groups").replace("few: 30, ", "");
        let score_of = |cases| score(spec, "accepted/b.py", &[Verdict::Accepted], cases);
        assert_eq!(of_groups(&score_of(&half).unwrap()), [15.0, 7.5, 0.0]);
        let (case, why) = score_of(&[AC, AC, AC, part(Points::Absolute(5.5))]).unwrap_err();
        assert_eq!(case, "9");
        assert_eq!(why, "the checker gives 5.5 points for a case of `each`, which is worth 5");
    }

    #[test]
    fn what_the_spec_expects_is_compared_by_score_and_by_group() {
        let expected = [Verdict::WrongAnswer];
        let as_said = score(SPEC, "wrong_answer/a.py", &expected, &[AC, AC, WA, WA]).unwrap();
        assert_eq!(as_said.unexpected, [""; 0]);
        let other = score(SPEC, "wrong_answer/a.py", &expected, &[AC, WA, AC, AC]).unwrap();
        assert_eq!(other.unexpected, ["score 10, expected 30", "few: score 0, expected 30"]);
        let better = score(SPEC, "wrong_answer/a.py", &expected, &[AC; 4]).unwrap();
        assert_eq!(better.unexpected, ["score 100, expected 30", "all: AC, expected WA"]);
        assert_eq!(score(SPEC, "wrong_answer/b.py", &expected, &[WA; 4]).unwrap().unexpected, [""; 0]);
        assert_eq!(Expectation::default().score, None);
    }

    #[test]
    fn a_group_that_was_left_when_it_was_lost_gives_nothing() {
        let left = score(SPEC, "wrong_answer/b.py", &[Verdict::WrongAnswer], &[WA]).unwrap();
        assert_eq!(of_groups(&left), [0.0, 0.0, 0.0]);
    }
}
