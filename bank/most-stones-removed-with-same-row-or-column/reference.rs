//! The stones that are joined by shared rows and columns can be removed from the outside in until one is left, and the
//! last of a group shares nothing. So the answer is the number of stones without the number of groups.
use std::collections::HashMap;

fn leader(above: &mut [usize], mut at: usize) -> usize {
    while above[at] != at {
        above[at] = above[above[at]];
        at = above[at];
    }
    at
}

impl Solution {
    pub fn remove_stones(stones: Vec<Vec<i32>>) -> i32 {
        let mut above: Vec<usize> = (0..stones.len()).collect();
        let mut removed = 0;
        // The first stone that was met in each row and each column.
        let mut first = HashMap::new();
        for (number, stone) in stones.iter().enumerate() {
            for line in [(0, stone[0]), (1, stone[1])] {
                let other = *first.entry(line).or_insert(number);
                let (a, b) = (leader(&mut above, number), leader(&mut above, other));
                if a != b {
                    above[a] = b;
                    removed += 1;
                }
            }
        }
        removed
    }
}
