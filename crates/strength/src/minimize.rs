//! A smallest set of cases with the same kills: set cover, greedy and then improved as long as that is quick.

use std::collections::BTreeSet;

/// Searching for a better cover ends after so many steps; what was found by then is a cover all the same.
const STEPS_MAX: usize = 200_000;

/// Cases (indices, in order) that together kill everything that all of them do; `kills[c]` is what case `c` kills.
///
/// No cover with fewer cases exists, unless the search for one would take too long; among equals earlier cases are preferred.
pub fn smallest_cover(kills: &[BTreeSet<usize>]) -> Vec<usize> {
    let mut open: BTreeSet<usize> = kills.iter().flatten().copied().collect();
    let mut forced = Vec::new();
    // What only one case kills settles that case.
    for target in open.clone() {
        let mut killers = (0..kills.len()).filter(|&case| kills[case].contains(&target));
        if let (Some(case), None) = (killers.next(), killers.next())
            && !forced.contains(&case)
        {
            forced.push(case);
        }
    }
    for &case in &forced {
        open.retain(|target| !kills[case].contains(target));
    }
    let best = greedy(kills, &open);
    let mut search = Search { kills, best, steps: 0 };
    search.improve(&open, &mut Vec::new());
    let mut cover = forced;
    cover.extend(search.best);
    cover.sort_unstable();
    cover
}

/// The same beside `given` cases, which are not among those chosen, where some kills (`suspected`, like `kills`) are not certain yet:
/// `settle` says of a target and a case whether it is one.
///
/// What is chosen relies on certain kills alone; no more is asked than that takes.
///
/// # Errors
/// Those of `settle`.
pub fn certain_cover<E>(
    mut kills: Vec<BTreeSet<usize>>,
    mut suspected: Vec<BTreeSet<usize>>,
    given: &BTreeSet<usize>,
    settle: &mut dyn FnMut(usize, usize) -> Result<bool, E>,
) -> Result<Vec<usize>, E> {
    loop {
        let believed: Vec<BTreeSet<usize>> = kills.iter().zip(&suspected).map(|(sure, more)| sure | more).collect();
        let already: BTreeSet<usize> = given.iter().flat_map(|&case| &believed[case]).copied().collect();
        let open = |(case, kills)| if given.contains(&case) { BTreeSet::new() } else { kills - &already };
        let cover = smallest_cover(&believed.iter().enumerate().map(open).collect::<Vec<_>>());
        let chosen: Vec<usize> = given.iter().chain(&cover).copied().collect();
        let mut sure: BTreeSet<usize> = chosen.iter().flat_map(|&case| &kills[case]).copied().collect();
        let mut asked = 0;
        for case in chosen {
            for target in suspected[case].clone() {
                if sure.insert(target) {
                    asked += 1;
                    suspected[case].remove(&target);
                    if settle(target, case)? {
                        kills[case].insert(target);
                    }
                }
            }
        }
        if asked == 0 {
            return Ok(cover);
        }
    }
}

pub(crate) fn greedy(kills: &[BTreeSet<usize>], open: &BTreeSet<usize>) -> Vec<usize> {
    let mut open = open.clone();
    let mut cover = Vec::new();
    while !open.is_empty() {
        let gain = |case: usize| kills[case].intersection(&open).count();
        // The first of the best: `max_by_key` would take the last.
        let Some(best) = (0..kills.len()).rev().max_by_key(|&case| gain(case)) else { break };
        open.retain(|target| !kills[best].contains(target));
        cover.push(best);
    }
    cover
}

struct Search<'k> {
    kills: &'k [BTreeSet<usize>],
    best: Vec<usize>,
    steps: usize,
}

impl Search<'_> {
    /// Branches over the cases that kill the target with the fewest killers.
    fn improve(&mut self, open: &BTreeSet<usize>, chosen: &mut Vec<usize>) {
        self.steps += 1;
        if open.is_empty() {
            if chosen.len() < self.best.len() {
                self.best = chosen.clone();
            }
            return;
        }
        let most = self.kills.iter().map(|kills| kills.intersection(open).count()).max().unwrap_or(0).max(1);
        if self.steps > STEPS_MAX || chosen.len() + open.len().div_ceil(most) >= self.best.len() {
            return;
        }
        let killers = |target: &usize| (0..self.kills.len()).filter(|&case| self.kills[case].contains(target)).count();
        let Some(target) = open.iter().copied().min_by_key(killers) else { return };
        for case in 0..self.kills.len() {
            if self.kills[case].contains(&target) {
                let rest = open.difference(&self.kills[case]).copied().collect();
                chosen.push(case);
                self.improve(&rest, chosen);
                chosen.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_cover_relies_on_no_suspicion_and_asks_only_about_what_it_relies_on() {
        // Case 0 is given; target 7 is certain of case 3 alone, and suspected on the others.
        let (kills, suspected) = (sets(&[&[1], &[2, 3], &[], &[7]]), sets(&[&[], &[7], &[7], &[]]));
        let given = BTreeSet::from([0]);
        for (is_kill, cover) in [(true, vec![1]), (false, vec![1, 3])] {
            let mut asked = Vec::new();
            let mut settle = |target, case| -> Result<bool, ()> {
                asked.push((target, case));
                Ok(is_kill)
            };
            assert_eq!(certain_cover(kills.clone(), suspected.clone(), &given, &mut settle), Ok(cover));
            assert_eq!(asked[0], (7, 1));
            assert!(asked.len() <= if is_kill { 1 } else { 2 }, "{asked:?}");
        }
    }

    fn sets(kills: &[&[usize]]) -> Vec<BTreeSet<usize>> {
        kills.iter().map(|kills| kills.iter().copied().collect()).collect()
    }

    #[test]
    fn nothing_to_kill_needs_no_case() {
        assert_eq!(smallest_cover(&[]), [0; 0]);
        assert_eq!(smallest_cover(&sets(&[&[], &[]])), [0; 0]);
    }

    #[test]
    fn the_first_of_equal_cases_is_kept() {
        assert_eq!(smallest_cover(&sets(&[&[], &[1, 2], &[1, 2], &[1]])), [1]);
    }

    #[test]
    fn two_halves_beat_the_largest_case_that_greed_would_take() {
        // Greed takes the case with four, and then needs two more.
        let kills = sets(&[&[0, 1, 2], &[3, 4, 5], &[1, 2, 3, 4]]);
        assert_eq!(smallest_cover(&kills), [0, 1]);
        let kills = sets(&[&[0, 1, 2, 3], &[4, 5, 6, 7], &[0, 1, 4, 5, 2], &[3, 6], &[7, 0]]);
        assert_eq!(smallest_cover(&kills), [0, 1]);
    }

    proptest! {
        #[test]
        fn no_smaller_set_of_cases_kills_as_much(
            kills in proptest::collection::vec(proptest::collection::btree_set(0usize..10, 0..6), 0..9)
        ) {
            let all: BTreeSet<usize> = kills.iter().flatten().copied().collect();
            let killed = |cases: &[usize]| -> BTreeSet<usize> { cases.iter().flat_map(|&c| kills[c].clone()).collect() };
            let least = (0..1u32 << kills.len()).filter(|subset| {
                let cases: Vec<usize> = (0..kills.len()).filter(|c| subset >> c & 1 == 1).collect();
                killed(&cases) == all
            }).map(u32::count_ones).min().unwrap();
            let cover = smallest_cover(&kills);
            prop_assert_eq!(killed(&cover), all);
            prop_assert_eq!(cover.len(), least as usize);
        }
    }
}
