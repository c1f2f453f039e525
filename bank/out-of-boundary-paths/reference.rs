//! From a cell, the ways to leave with some moves are those of its four neighbours with one move less, and one for
//! each side without a neighbour. So the table for each number of moves follows from the one before.
impl Solution {
    pub fn find_paths(m: i32, n: i32, max_move: i32, start_row: i32, start_column: i32) -> i32 {
        let (m, n) = (m as usize, n as usize);
        // a border of ones stands for the places outside
        let mut ways = vec![vec![1u64; n + 2]; m + 2];
        for row in &mut ways[1..=m] {
            row[1..=n].fill(0);
        }
        for _ in 0..max_move {
            let before = ways.clone();
            for i in 1..=m {
                for j in 1..=n {
                    let sum = before[i - 1][j] + before[i + 1][j] + before[i][j - 1] + before[i][j + 1];
                    ways[i][j] = sum % 1_000_000_007;
                }
            }
        }
        ways[start_row as usize + 1][start_column as usize + 1] as i32
    }
}
