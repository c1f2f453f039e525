//! Each move spreads the probability of a place in eighths over its eight goals, and what leaves the board is lost.
//! So after k rounds the sum over the board is the answer. The start is the only place at first.
impl Solution {
    pub fn knight_probability(n: i32, k: i32, row: i32, column: i32) -> f64 {
        const MOVES: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
        let size = n as usize;
        let mut board = vec![vec![0.0; size]; size];
        board[row as usize][column as usize] = 1.0;
        for _ in 0..k {
            let mut next = vec![vec![0.0; size]; size];
            for r in 0..n {
                for c in 0..n {
                    for (down, right) in MOVES {
                        if (0..n).contains(&(r + down)) && (0..n).contains(&(c + right)) {
                            next[(r + down) as usize][(c + right) as usize] += board[r as usize][c as usize] / 8.0;
                        }
                    }
                }
            }
            board = next;
        }
        board.iter().flatten().sum()
    }
}
