//! A subsequence is found once if each of its elements is the first equal one behind the element before.
//! So after each beginning, every value that can follow is taken only where it comes first.
use std::collections::HashSet;

impl Solution {
    pub fn find_subsequences(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut found = Vec::new();
        // A subsequence, and where its next element may stand at the earliest.
        let mut todo: Vec<(Vec<i32>, usize)> = vec![(Vec::new(), 0)];
        while let Some((part, from)) = todo.pop() {
            let mut tried = HashSet::new();
            for (i, &x) in nums.iter().enumerate().skip(from) {
                if part.last().is_none_or(|&last| last <= x) && tried.insert(x) {
                    let mut longer = part.clone();
                    longer.push(x);
                    todo.push((longer, i + 1));
                }
            }
            if part.len() >= 2 {
                found.push(part);
            }
        }
        found
    }
}
