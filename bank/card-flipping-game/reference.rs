//! A number on both sides of one card always faces up somewhere and is never good. Any other number can be turned down
//! on all its cards at once, so the least of these is the answer.
use std::collections::HashSet;

impl Solution {
    pub fn flipgame(fronts: Vec<i32>, backs: Vec<i32>) -> i32 {
        let twins: HashSet<i32> = fronts.iter().zip(&backs).filter(|(a, b)| a == b).map(|(a, _)| *a).collect();
        fronts.into_iter().chain(backs).filter(|number| !twins.contains(number)).min().unwrap_or(0)
    }
}
