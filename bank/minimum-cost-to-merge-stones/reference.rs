//! A merge takes k - 1 piles away, so a row can become one pile only if its length is 1 more than a multiple of k - 1.
//! A row is made as small as it can be by making its first part one pile and the rest small; if this leaves k piles,
//! they are merged for the sum of the row.
impl Solution {
    pub fn merge_stones(stones: Vec<i32>, k: i32) -> i32 {
        let n = stones.len();
        let less = k as usize - 1;
        if (n - 1) % less != 0 {
            return -1;
        }
        // The least cost for the row from a start to before an end; the starts run from the right to the left.
        let mut least = vec![vec![0; n + 1]; n];
        for start in (0..n).rev() {
            let mut sum = stones[start];
            for end in start + 2..=n {
                sum += stones[end - 1];
                let split = |middle: usize| least[start][middle] + least[middle][end];
                let mut cost = (start + 1..end).step_by(less).map(split).min().unwrap();
                if (end - start - 1) % less == 0 {
                    cost += sum;
                }
                least[start][end] = cost;
            }
        }
        least[0][n]
    }
}
