//! The answer is the least value with at least k elements not above it, which is found by halving the range of values.
//! These elements lie above a staircase from one corner to the other, so counting them takes 2n steps.
impl Solution {
    pub fn kth_smallest(matrix: Vec<Vec<i32>>, k: i32) -> i32 {
        let n = matrix.len();
        let not_above = |value: i64| {
            let (mut count, mut width) = (0, n);
            for row in &matrix {
                while width > 0 && row[width - 1] as i64 > value {
                    width -= 1;
                }
                count += width;
            }
            count
        };
        let (mut low, mut high) = (matrix[0][0] as i64, matrix[n - 1][n - 1] as i64);
        while low < high {
            let middle = (low + high).div_euclid(2);
            if not_above(middle) >= k as usize {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low as i32
    }
}
