//! Cutting a run into shards.

use std::ops::Range;

/// A task as the cut sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Work {
    /// Tasks with the same number share what is opened once in a shard, such as a problem with its cases.
    pub group: usize,
    /// What it is estimated to take.
    pub seconds: f64,
}

/// Cuts a list of tasks into shards of about `seconds`: places in the list, in its order; `opening` is what each group in a shard costs.
///
/// No shard is empty, and none goes on once it has its seconds.
pub fn cut(works: &[Work], opening: f64, seconds: f64) -> Vec<Range<usize>> {
    let mut shards = Vec::new();
    let (mut start, mut sum) = (0, 0.0);
    for (place, work) in works.iter().enumerate() {
        let opens = place == start || works[place - 1].group != work.group;
        let cost = work.seconds + if opens { opening } else { 0.0 };
        if place > start && sum + cost > seconds {
            shards.push(start..place);
            (start, sum) = (place, 0.0);
        }
        sum += work.seconds + if opens || place == start { opening } else { 0.0 };
    }
    if start < works.len() {
        shards.push(start..works.len());
    }
    shards
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn work((group, seconds): (usize, f64)) -> Work {
        Work { group, seconds }
    }

    #[test]
    fn what_is_opened_counts_once_in_each_shard() {
        let works = [(0, 1.0), (0, 1.0), (0, 1.0), (1, 1.0)].map(work);
        assert_eq!(cut(&works, 2.0, 4.0), [0..2, 2..3, 3..4]);
        assert_eq!(cut(&works, 0.0, 3.0), [0..3, 3..4]);
        assert_eq!(cut(&works, 0.0, 0.5), [0..1, 1..2, 2..3, 3..4]);
        assert_eq!(cut(&[], 1.0, 1.0), []);
    }

    proptest! {
        #[test]
        fn shards_hold_every_task_once_in_order_and_are_not_longer_than_asked_but_for_single_tasks(
            works in proptest::collection::vec((0usize..3, 0.0f64..3.0).prop_map(work), 0..30), seconds in 0.5f64..9.0
        ) {
            let shards = cut(&works, 0.0, seconds);
            prop_assert_eq!(shards.iter().cloned().flatten().collect::<Vec<_>>(), (0..works.len()).collect::<Vec<_>>());
            for shard in shards {
                let sum: f64 = works[shard.clone()].iter().map(|work| work.seconds).sum();
                prop_assert!(!shard.is_empty() && (shard.len() == 1 || sum <= seconds + 1e-9));
            }
        }
    }
}
