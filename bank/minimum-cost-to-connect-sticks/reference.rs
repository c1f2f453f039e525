//! It is always best to connect the two shortest sticks, since the first ones connected are paid most often. The new
//! sticks come in ascending order, so they queue up beside the sorted old ones and no heap is needed.
use std::collections::VecDeque;

impl Solution {
    pub fn connect_sticks(mut sticks: Vec<i32>) -> i32 {
        sticks.sort_unstable();
        let mut old = sticks.into_iter().peekable();
        let mut new: VecDeque<i32> = VecDeque::new();
        let mut cost = 0;
        loop {
            let mut shortest = || match (old.peek(), new.front()) {
                (Some(a), Some(b)) if b < a => new.pop_front(),
                (None, _) => new.pop_front(),
                _ => old.next(),
            };
            let (first, second) = (shortest(), shortest());
            let (Some(a), Some(b)) = (first, second) else { return cost };
            cost += a + b;
            new.push_back(a + b);
        }
    }
}
