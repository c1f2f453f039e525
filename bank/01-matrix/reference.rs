//! A search that begins at all zeros at once reaches each cell first from its nearest zero.
//! Cells are taken in the order of their distances, so the first distance written is the least.
use std::collections::VecDeque;

impl Solution {
    pub fn update_matrix(mat: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let (m, n) = (mat.len(), mat[0].len());
        let mut far = vec![vec![-1; n]; m];
        let mut queue = VecDeque::new();
        for i in 0..m {
            for j in 0..n {
                if mat[i][j] == 0 {
                    far[i][j] = 0;
                    queue.push_back((i, j));
                }
            }
        }
        while let Some((i, j)) = queue.pop_front() {
            for (a, b) in [(i + 1, j), (i.wrapping_sub(1), j), (i, j + 1), (i, j.wrapping_sub(1))] {
                if a < m && b < n && far[a][b] < 0 {
                    far[a][b] = far[i][j] + 1;
                    queue.push_back((a, b));
                }
            }
        }
        far
    }
}
