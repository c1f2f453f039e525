//! What may follow depends only on the stone and the length of the last jump, so these pairs are marked once each.
//! The jump that ends on stone i is at most i long, since jumps grow by one at most, so there are n^2 / 2 pairs.
use std::collections::HashMap;

impl Solution {
    pub fn can_cross(stones: Vec<i32>) -> bool {
        let n = stones.len();
        let at: HashMap<i64, usize> = stones.iter().enumerate().map(|(i, &x)| (x as i64, i)).collect();
        // reached[i][j]: stone i is reached by a jump of j units.
        let mut reached = vec![vec![false; n + 1]; n];
        reached[0][0] = true;
        for i in 0..n {
            for j in 0..=i {
                if !reached[i][j] {
                    continue;
                }
                for jump in j.saturating_sub(1).max(1)..=j + 1 {
                    if let Some(&next) = at.get(&(stones[i] as i64 + jump as i64)) {
                        reached[next][jump] = true;
                    }
                }
            }
        }
        reached[n - 1].contains(&true)
    }
}
