// A pair loses where its smaller number, written as a sum of Fibonacci numbers that are no neighbours, ends in an even count of zeros, and
// the larger is that sum with every number replaced by the next. O(log n).

pub struct Solution;

impl Solution {
    pub fn first_wins(row: i64, column: i64) -> bool {
        let (smaller, larger) = (row.min(column), row.max(column));
        if smaller == 0 {
            return larger > 0;
        }
        let mut numbers = vec![1_i64, 2];
        while numbers[numbers.len() - 1] <= smaller {
            numbers.push(numbers[numbers.len() - 2] + numbers[numbers.len() - 1]);
        }
        let (mut rest, mut shifted, mut lowest) = (smaller, 0, 0);
        for at in (0..numbers.len() - 1).rev() {
            if numbers[at] <= rest {
                rest -= numbers[at];
                shifted += numbers[at + 1];
                lowest = at;
            }
        }
        lowest % 2 == 1 || shifted != larger
    }
}
