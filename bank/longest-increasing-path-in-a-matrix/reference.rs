//! A path that begins in a cell goes on from a larger neighbour, so in falling order of values all that a cell depends
//! on is known when it comes. Equal neighbours do not depend on each other.
impl Solution {
    pub fn longest_increasing_path(matrix: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (matrix.len(), matrix[0].len());
        let mut cells: Vec<(usize, usize)> = (0..m).flat_map(|y| (0..n).map(move |x| (y, x))).collect();
        cells.sort_unstable_by_key(|&(y, x)| std::cmp::Reverse(matrix[y][x]));
        let mut longest = vec![vec![1; n]; m];
        let mut best = 1;
        for (y, x) in cells {
            for (v, u) in [(y.wrapping_sub(1), x), (y + 1, x), (y, x.wrapping_sub(1)), (y, x + 1)] {
                if v < m && u < n && matrix[v][u] > matrix[y][x] {
                    longest[y][x] = longest[y][x].max(longest[v][u] + 1);
                }
            }
            best = best.max(longest[y][x]);
        }
        best
    }
}
