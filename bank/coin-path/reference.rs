//! From the back, a place costs its coins plus the cheapest place that it can jump to; of equally cheap ones the
//! nearest makes the smallest path. A queue holds the places of the window that are cheaper than all nearer ones.
use std::collections::VecDeque;

impl Solution {
    pub fn cheapest_jump(coins: Vec<i32>, max_jump: i32) -> Vec<i32> {
        let n = coins.len();
        if coins[n - 1] == -1 {
            return Vec::new();
        }
        let mut cost = vec![i64::MAX; n];
        let mut next = vec![n; n];
        // Costs grow from the front to the back, places fall.
        let mut queue: VecDeque<usize> = VecDeque::new();
        for i in (0..n).rev() {
            while queue.front().is_some_and(|&far| far > i + max_jump as usize) {
                queue.pop_front();
            }
            if coins[i] == -1 {
                continue;
            }
            if i == n - 1 {
                cost[i] = coins[i] as i64;
            } else if let Some(&best) = queue.front() {
                cost[i] = coins[i] as i64 + cost[best];
                next[i] = best;
            } else {
                continue;
            }
            while queue.back().is_some_and(|&farther| cost[farther] >= cost[i]) {
                queue.pop_back();
            }
            queue.push_back(i);
        }
        let mut path = Vec::new();
        let mut at = 0;
        while at < n && cost[0] < i64::MAX {
            path.push(at as i32 + 1);
            at = next[at];
        }
        path
    }
}
