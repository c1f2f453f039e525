// The losing pairs one after another, until one is not smaller. O(n).

pub struct Solution;

impl Solution {
    pub fn first_wins(row: i64, column: i64) -> bool {
        let (smaller, larger) = (row.min(column) as u64, row.max(column) as u64);
        let mut difference: u64 = 0;
        loop {
            let least = (difference + (5 * difference * difference).isqrt()) / 2;
            if least >= smaller {
                return least != smaller || least + difference != larger;
            }
            difference += 1;
        }
    }
}
