// Every field by every move from it, straight from the rules. O(n^3).

use std::collections::HashMap;

pub struct Solution;

impl Solution {
    pub fn first_wins(row: i64, column: i64) -> bool {
        let mut known: HashMap<(i64, i64), bool> = HashMap::new();
        for r in 0..=row {
            for c in 0..=column {
                let left = (0..c).any(|to| !known[&(r, to)]);
                let wins = left
                    || (0..r).any(|to| !known[&(to, c)])
                    || (1..=r.min(c)).any(|steps| !known[&(r - steps, c - steps)]);
                known.insert((r, c), wins);
            }
        }
        known[&(row, column)]
    }
}
