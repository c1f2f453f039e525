//! Seen from the end, two workers join into one, and the two shortest jobs may always be the last that were split. A
//! joined job is the longer one plus the split; these come in ascending order, so two queues do what a heap would.
use std::collections::VecDeque;

impl Solution {
    pub fn min_build_time(mut blocks: Vec<i32>, split: i32) -> i32 {
        blocks.sort_unstable();
        let mut single = VecDeque::from(blocks);
        let mut joined: VecDeque<i32> = VecDeque::new();
        loop {
            let mut longer = 0;
            for _ in 0..2 {
                let from_joined = match (single.front(), joined.front()) {
                    (Some(block), Some(job)) => job < block,
                    (None, None) => return longer,
                    (block, _) => block.is_none(),
                };
                let queue = if from_joined { &mut joined } else { &mut single };
                longer = queue.pop_front().unwrap_or(longer);
            }
            joined.push_back(longer + split);
        }
    }
}
