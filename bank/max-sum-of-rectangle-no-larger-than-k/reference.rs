//! For each pair of sides along the shorter dimension a rectangle is a stretch of sums across the longer one, thus the
//! difference of two prefixes: the best earlier prefix is the least one not below the present prefix minus k.
use std::collections::BTreeSet;

impl Solution {
    pub fn max_sum_submatrix(matrix: Vec<Vec<i32>>, k: i32) -> i32 {
        let (m, n) = (matrix.len(), matrix[0].len());
        let (short, long) = (m.min(n), m.max(n));
        let at = |i: usize, j: usize| if m <= n { matrix[i][j] } else { matrix[j][i] };
        let mut best = i32::MIN;
        for first in 0..short {
            let mut sums = vec![0; long];
            for last in first..short {
                let mut earlier = BTreeSet::from([0]);
                let mut prefix = 0;
                for j in 0..long {
                    sums[j] += at(last, j);
                    prefix += sums[j];
                    if let Some(least) = earlier.range(prefix - k..).next() {
                        best = best.max(prefix - least);
                    }
                    earlier.insert(prefix);
                }
                if best == k {
                    return k;
                }
            }
        }
        best
    }
}
