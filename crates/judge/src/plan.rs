//! A run as values: which chunks there are, and one result from theirs.
//!
//! A chunk is what one thread takes of a submission's cases. Plan and merge are pure, so that it does not matter where a chunk ran, how often,
//! or in which order.

use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Consecutive cases of one submission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chunk {
    /// Index of the submission in the run.
    pub submission: usize,
    /// Which of its cases, as places in their order.
    pub cases: Range<usize>,
}

/// The order in which a submission meets the cases: samples as they stand, then by the size of the input; indices into `cases`.
///
/// Where drawn inputs are doubtful, those that decide come before all of them.
pub(crate) fn case_order(cases: &[Case], is_doubtful: bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..cases.len()).collect();
    order.sort_by_key(|&i| match cases[i].group == "sample" {
        true => (false, 0),
        false => (is_doubtful && !cases[i].is_vouched_for(), 1 + cases[i].input.len()),
    });
    order
}

/// Cuts a run into chunks: `cases[s]` is how many cases submission `s` has, `sizes[s]` how many of them a chunk has at most.
///
/// The first chunks of all submissions come before any second one: most submissions that fail do it early, and then nobody has begun
/// with the rest.
pub fn plan(cases: &[usize], sizes: &[usize]) -> Vec<Chunk> {
    let rounds = cases.iter().zip(sizes).map(|(count, &size)| count.div_ceil(size.max(1))).max().unwrap_or(0);
    let chunk = |round: usize, submission: usize, count: usize| {
        let size = sizes[submission].max(1);
        let start = round * size;
        (start < count).then(|| Chunk { submission, cases: start..count.min(start + size) })
    };
    (0..rounds)
        .flat_map(|round| cases.iter().enumerate().filter_map(move |(s, &count)| chunk(round, s, count)))
        .collect()
}

/// Until when the cases of a submission decide anything: all of them until the first failure, and where there are scores, those of a group
/// until that is lost.
#[derive(Clone, Debug, Default)]
pub struct Stakes {
    /// How many groups there are.
    pub groups: usize,
    /// By place, the groups that a failure before may have lost already; `None` where the case counts whatever has failed.
    pub cases: Vec<Option<Vec<usize>>>,
}

impl Stakes {
    /// Whether a case still decides something; `first` gives the place of a group's first failure, and for `None` of the submission's.
    fn is_open(&self, place: usize, first: impl Fn(Option<usize>) -> usize) -> bool {
        match self.cases.get(place) {
            Some(None) => true,
            Some(Some(groups)) if !groups.is_empty() => groups.iter().any(|&group| first(Some(group)) >= place),
            _ => first(None) >= place,
        }
    }

    /// The groups that a case belongs to, as far as they can be lost.
    fn of(&self, place: usize) -> &[usize] {
        self.cases.get(place).and_then(Option::as_deref).unwrap_or_default()
    }
}

/// What one submission's chunks have found so far: lets the others stop early.
#[derive(Debug)]
pub struct FirstFailures<'s> {
    /// By submission the place of its first failure, and of the first in each group.
    places: Vec<(AtomicUsize, Vec<AtomicUsize>)>,
    stakes: &'s [Stakes],
    all_cases: bool,
}

impl<'s> FirstFailures<'s> {
    /// Nothing failed yet; with `all_cases`, failures stop nobody.
    pub fn new(stakes: &'s [Stakes], all_cases: bool) -> FirstFailures<'s> {
        let none = || AtomicUsize::new(usize::MAX);
        let places = stakes.iter().map(|stakes| (none(), (0..stakes.groups).map(|_| none()).collect()));
        FirstFailures { places: places.collect(), stakes, all_cases }
    }

    /// Whether the case at a place may still decide something.
    pub fn is_open(&self, submission: usize, place: usize) -> bool {
        let (whole, groups) = &self.places[submission];
        let first = |group: Option<usize>| group.map_or(whole, |group| &groups[group]).load(Ordering::Relaxed);
        self.all_cases || self.stakes[submission].is_open(place, first)
    }

    /// Runs a chunk: `judge` is asked for each case's place, but for those that decide nothing any more.
    pub fn run(&self, chunk: &Chunk, mut judge: impl FnMut(usize) -> Finding) -> Vec<Option<Finding>> {
        let (whole, groups) = &self.places[chunk.submission];
        let stakes = &self.stakes[chunk.submission];
        let mut one = |place: usize| {
            if !self.is_open(chunk.submission, place) {
                return None;
            }
            let judgement = judge(place);
            if judgement.verdict != Verdict::Accepted {
                whole.fetch_min(place, Ordering::Relaxed);
                for &group in stakes.of(place) {
                    groups[group].fetch_min(place, Ordering::Relaxed);
                }
            }
            Some(judgement)
        };
        chunk.cases.clone().map(&mut one).collect()
    }
}

/// Puts the results of all chunks together: the judgements of each submission in case order, without those that decide nothing after what
/// has failed before them (with `all_cases`, all of them).
///
/// # Errors
/// A chunk's result is missing or too short to know the verdict; the message names the submission's index and the case's place.
pub fn merge(
    plan: &[Chunk],
    results: Vec<Vec<Option<Finding>>>,
    cases: &[usize],
    stakes: &[Stakes],
    all_cases: bool,
) -> Result<Vec<Vec<Finding>>, String> {
    let mut slots: Vec<Vec<Option<Finding>>> = cases.iter().map(|&count| vec![None; count]).collect();
    for (chunk, judgements) in plan.iter().zip(results) {
        for (place, judgement) in chunk.cases.clone().zip(judgements) {
            slots[chunk.submission][place] = judgement;
        }
    }
    let mut merged = Vec::with_capacity(slots.len());
    for ((submission, slots), stakes) in slots.into_iter().enumerate().zip(stakes) {
        let mut judgements = Vec::with_capacity(slots.len());
        let (mut whole, mut groups) = (usize::MAX, vec![usize::MAX; stakes.groups]);
        for (place, slot) in slots.into_iter().enumerate() {
            if !all_cases && !stakes.is_open(place, |group| group.map_or(whole, |group| groups[group])) {
                continue;
            }
            let judgement = slot.ok_or(format!("submission {submission}: the result of case {place} is missing"))?;
            if judgement.verdict != Verdict::Accepted {
                whole = whole.min(place);
                stakes.of(place).iter().for_each(|&group| groups[group] = groups[group].min(place));
            }
            judgements.push(judgement);
        }
        merged.push(judgements);
    }
    Ok(merged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pool;
    use proptest::prelude::*;

    fn judgement(place: usize, verdict: Verdict) -> Finding {
        Finding::new(&format!("secret/{place}"), "random", verdict, String::new())
    }

    #[test]
    fn samples_come_first_as_they_stand_and_the_rest_from_small_to_large() {
        let case = |name: &str, group: &str, size: usize| Case {
            name: name.into(),
            group: group.into(),
            input: vec![b'1'; size],
            ..Case::default()
        };
        let cases = [
            case("big", "large", 9),
            case("sample/1", "sample", 5),
            case("a", "edge", 3),
            case("sample/2", "sample", 4),
            case("b", "small", 3),
            case("kept", "kept", 8),
        ];
        let order =
            |doubtful| case_order(&cases, doubtful).into_iter().map(|i| cases[i].name.as_str()).collect::<Vec<_>>();
        assert_eq!(order(false), ["sample/1", "sample/2", "a", "b", "kept", "big"]);
        assert_eq!(order(true), ["sample/1", "sample/2", "kept", "a", "b", "big"]);
    }

    #[test]
    fn first_chunks_come_before_second_ones() {
        let chunk = |submission, cases| Chunk { submission, cases };
        assert_eq!(
            plan(&[5, 0, 3], &[2; 3]),
            [chunk(0, 0..2), chunk(2, 0..2), chunk(0, 2..4), chunk(2, 2..3), chunk(0, 4..5)]
        );
    }

    #[test]
    fn a_missing_result_is_refused() {
        let plan = plan(&[2], &[1]);
        let half = vec![vec![Some(judgement(0, Verdict::Accepted))], vec![]];
        assert!(merge(&plan, half, &[2], &[Stakes::default()], false).unwrap_err().contains("case 1"));
    }

    #[test]
    fn nothing_after_a_known_failure_is_run() {
        let stakes = [Stakes::default()];
        let failures = FirstFailures::new(&stakes, false);
        let mut ran = Vec::new();
        let verdicts = [Verdict::Accepted, Verdict::WrongAnswer, Verdict::Accepted];
        for chunk in plan(&[3], &[1]) {
            failures.run(&chunk, |place| {
                ran.push(place);
                judgement(place, verdicts[place])
            });
        }
        assert_eq!(ran, [0, 1]);
    }

    #[test]
    fn a_group_goes_on_after_failures_elsewhere_and_one_that_sums_after_its_own() {
        let stakes = [Stakes {
            groups: 2,
            cases: vec![
                Some(vec![]),
                Some(vec![0]),
                Some(vec![0]),
                Some(vec![0, 1]),
                Some(vec![1]),
                Some(vec![1]),
                None,
            ],
        }];
        for size in [1, 7] {
            let (chunks, failures) = (plan(&[7], &[size]), FirstFailures::new(&stakes, false));
            let mut ran = Vec::new();
            let mut judge = |place: usize| {
                ran.push(place);
                let fails = [1, 4, 6].contains(&place);
                judgement(place, if fails { Verdict::WrongAnswer } else { Verdict::Accepted })
            };
            let results = chunks.iter().map(|chunk| failures.run(chunk, &mut judge)).collect();
            let merged = merge(&chunks, results, &[7], &stakes, false).unwrap();
            assert_eq!(ran, [0, 1, 3, 4, 6]);
            assert_eq!(
                merged[0].iter().map(|one| one.case.as_str()).collect::<Vec<_>>(),
                ran.iter().map(|place| format!("secret/{place}")).collect::<Vec<_>>()
            );
        }
    }

    proptest! {
        #[test]
        fn every_number_of_threads_and_size_of_chunks_gives_the_same_result(
            verdicts in proptest::collection::vec(
                proptest::collection::vec(prop_oneof![9 => Just(Verdict::Accepted), 1 => Just(Verdict::WrongAnswer),
                    1 => Just(Verdict::TimeLimitExceeded)], 0..20), 0..5),
            jobs in 1usize..6, size in 1usize..7, all_cases in any::<bool>()
        ) {
            let counts: Vec<usize> = verdicts.iter().map(Vec::len).collect();
            let chunks = plan(&counts, &vec![size; counts.len()]);
            let stakes = vec![Stakes::default(); counts.len()];
            let failures = FirstFailures::new(&stakes, all_cases);
            let results = pool::map(jobs, chunks.len(), || (), |(), i, _: &dyn Fn(())| {
                failures.run(&chunks[i], |place| judgement(place, verdicts[chunks[i].submission][place]))
            }, &mut |()| ());
            let merged = merge(&chunks, results, &counts, &stakes, all_cases).unwrap();
            let expected: Vec<Vec<Finding>> = verdicts.iter().map(|row| {
                let first = row.iter().position(|&v| v != Verdict::Accepted).map_or(row.len(), |i| i + 1);
                let kept = if all_cases { row.len() } else { first };
                row[..kept].iter().enumerate().map(|(place, &v)| judgement(place, v)).collect()
            }).collect();
            prop_assert_eq!(merged, expected);
        }
    }
}
