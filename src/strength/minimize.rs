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

fn greedy(kills: &[BTreeSet<usize>], open: &BTreeSet<usize>) -> Vec<usize> {
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
