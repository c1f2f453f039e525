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

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::finding::Finding;
    use ojkit_model::score::{Expectation, Points, Score};
    use ojkit_model::verdict::Verdict;

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
            input: format!("{n}\n").into(),
            answer: Some(Vec::new()),
            ..Case::default()
        };
        let cases = ["1", "2", "3", "9"].map(case);
        let of = |(case, &(verdict, points)): (&Case, &(Verdict, Option<Points>))| Finding {
            points,
            ..Finding::on(case, verdict, String::new())
        };
        let judged: Vec<Finding> = cases.iter().zip(judged).map(of).collect();
        let members = Members::of(&bound, &cases).unwrap();
        let scoring = members.scoring(&bound.problem, path).unwrap();
        scoring.score((expected, Verdict::Accepted), &judged.iter().collect::<Vec<_>>())
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
