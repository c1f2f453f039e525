//! A run as values: which shards there are, and one result from theirs.
//!
//! A shard is a submission with a chunk of its cases. Plan and merge are pure, so that it does not matter where a shard ran, how often,
//! or in which order.

use ojkit_model::case::Case;
use ojkit_model::judgement::CaseJudgement;
use ojkit_model::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Consecutive cases of one submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard {
    /// Index of the submission in the run.
    pub submission: usize,
    /// Which of its cases, as places in their order.
    pub cases: Range<usize>,
}

/// The order in which a submission meets the cases: samples as they stand, then by the size of the input; indices into `cases`.
pub(crate) fn case_order(cases: &[Case]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.sort_by_key(|&i| match cases[i].group == "sample" {
        true => (0, 0),
        false => (1, cases[i].input.len()),
    });
    order
}

/// Cuts a run into shards: `cases[s]` is how many cases submission `s` has, `chunks[s]` how many of them a shard has at most.
///
/// The first chunks of all submissions come before any second one: most submissions that fail do it early, and then nobody has begun
/// with the rest.
pub fn plan(cases: &[usize], chunks: &[usize]) -> Vec<Shard> {
    let rounds = cases.iter().zip(chunks).map(|(count, &chunk)| count.div_ceil(chunk.max(1))).max().unwrap_or(0);
    let shard = |round: usize, submission: usize, count: usize| {
        let chunk = chunks[submission].max(1);
        let start = round * chunk;
        (start < count).then(|| Shard { submission, cases: start..count.min(start + chunk) })
    };
    (0..rounds)
        .flat_map(|round| cases.iter().enumerate().filter_map(move |(s, &count)| shard(round, s, count)))
        .collect()
}

/// What one submission's shards have found so far: lets the others stop early.
#[derive(Debug)]
pub struct FirstFailures {
    places: Vec<AtomicUsize>,
    all_cases: bool,
}

impl FirstFailures {
    /// Nothing failed yet; with `all_cases`, failures stop nobody.
    pub fn new(submissions: usize, all_cases: bool) -> FirstFailures {
        FirstFailures { places: (0..submissions).map(|_| AtomicUsize::new(usize::MAX)).collect(), all_cases }
    }

    /// Runs a shard: `judge` is asked for each case's place until an earlier case of the submission is known to have failed.
    pub fn run(&self, shard: &Shard, mut judge: impl FnMut(usize) -> CaseJudgement) -> Vec<CaseJudgement> {
        let first = &self.places[shard.submission];
        let mut judgements = Vec::with_capacity(shard.cases.len());
        for place in shard.cases.clone() {
            if !self.all_cases && first.load(Ordering::Relaxed) < place {
                break;
            }
            let judgement = judge(place);
            if judgement.verdict != Verdict::Accepted {
                first.fetch_min(place, Ordering::Relaxed);
            }
            judgements.push(judgement);
        }
        judgements
    }
}

/// Puts the results of all shards together: the judgements of each submission in case order, up to its first failure (with `all_cases`,
/// all of them).
///
/// # Errors
/// A shard's result is missing or too short to know the verdict; the message names the submission's index and the case's place.
pub fn merge(
    plan: &[Shard],
    results: Vec<Vec<CaseJudgement>>,
    cases: &[usize],
    all_cases: bool,
) -> Result<Vec<Vec<CaseJudgement>>, String> {
    let mut slots: Vec<Vec<Option<CaseJudgement>>> = cases.iter().map(|&count| vec![None; count]).collect();
    for (shard, judgements) in plan.iter().zip(results) {
        for (place, judgement) in shard.cases.clone().zip(judgements) {
            slots[shard.submission][place] = Some(judgement);
        }
    }
    let mut merged = Vec::with_capacity(slots.len());
    for (submission, slots) in slots.into_iter().enumerate() {
        let mut judgements = Vec::with_capacity(slots.len());
        for (place, slot) in slots.into_iter().enumerate() {
            let judgement = slot.ok_or(format!("submission {submission}: the result of case {place} is missing"))?;
            let failed = judgement.verdict != Verdict::Accepted;
            judgements.push(judgement);
            if failed && !all_cases {
                break;
            }
        }
        merged.push(judgements);
    }
    Ok(merged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pool;
    use ojkit_model::case::Recipe;
    use proptest::prelude::*;

    fn judgement(place: usize, verdict: Verdict) -> CaseJudgement {
        CaseJudgement {
            case: format!("secret/{place}"),
            group: "random".into(),
            compared: true,
            verdict,
            message: String::new(),
            note: String::new(),
            time_ms: 0.0,
            memory_kib: 0,
        }
    }

    #[test]
    fn samples_come_first_as_they_stand_and_the_rest_from_small_to_large() {
        let case = |name: &str, group: &str, size: usize| Case {
            name: name.into(),
            group: group.into(),
            reason: String::new(),
            recipe: Recipe::Text(String::new()),
            input: vec![b'1'; size],
            answer: None,
        };
        let cases = [
            case("big", "large", 9),
            case("sample/1", "sample", 5),
            case("a", "edge", 3),
            case("sample/2", "sample", 4),
            case("b", "small", 3),
        ];
        let names: Vec<&str> = case_order(&cases).into_iter().map(|i| cases[i].name.as_str()).collect();
        assert_eq!(names, ["sample/1", "sample/2", "a", "b", "big"]);
    }

    #[test]
    fn first_chunks_come_before_second_ones() {
        let shard = |submission, cases| Shard { submission, cases };
        assert_eq!(
            plan(&[5, 0, 3], &[2; 3]),
            [shard(0, 0..2), shard(2, 0..2), shard(0, 2..4), shard(2, 2..3), shard(0, 4..5)]
        );
    }

    #[test]
    fn a_missing_result_is_refused() {
        let plan = plan(&[2], &[1]);
        let half = vec![vec![judgement(0, Verdict::Accepted)], vec![]];
        assert!(merge(&plan, half, &[2], false).unwrap_err().contains("case 1"));
    }

    #[test]
    fn nothing_after_a_known_failure_is_run() {
        let failures = FirstFailures::new(1, false);
        let mut ran = Vec::new();
        let verdicts = [Verdict::Accepted, Verdict::WrongAnswer, Verdict::Accepted];
        for shard in plan(&[3], &[1]) {
            failures.run(&shard, |place| {
                ran.push(place);
                judgement(place, verdicts[place])
            });
        }
        assert_eq!(ran, [0, 1]);
    }

    proptest! {
        #[test]
        fn every_number_of_threads_and_chunk_size_gives_the_same_result(
            verdicts in proptest::collection::vec(
                proptest::collection::vec(prop_oneof![9 => Just(Verdict::Accepted), 1 => Just(Verdict::WrongAnswer),
                    1 => Just(Verdict::TimeLimitExceeded)], 0..20), 0..5),
            jobs in 1usize..6, chunk in 1usize..7, all_cases in any::<bool>()
        ) {
            let counts: Vec<usize> = verdicts.iter().map(Vec::len).collect();
            let shards = plan(&counts, &vec![chunk; counts.len()]);
            let failures = FirstFailures::new(counts.len(), all_cases);
            let results = pool::map(jobs, shards.len(), |_| (), |(), i, _: &dyn Fn(())| {
                failures.run(&shards[i], |place| judgement(place, verdicts[shards[i].submission][place]))
            }, &mut |()| ());
            let merged = merge(&shards, results, &counts, all_cases).unwrap();
            let expected: Vec<Vec<CaseJudgement>> = verdicts.iter().map(|row| {
                let first = row.iter().position(|&v| v != Verdict::Accepted).map_or(row.len(), |i| i + 1);
                let kept = if all_cases { row.len() } else { first };
                row[..kept].iter().enumerate().map(|(place, &v)| judgement(place, v)).collect()
            }).collect();
            prop_assert_eq!(merged, expected);
        }
    }
}
