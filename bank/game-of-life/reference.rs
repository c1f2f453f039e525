//! The next state is written into a second bit of each cell, so the first bit still tells the present one to
//! all neighbours. When all are decided, every cell is moved on by one bit, and no second board is needed.
impl Solution {
    pub fn game_of_life(board: &mut Vec<Vec<i32>>) {
        let (m, n) = (board.len(), board[0].len());
        for i in 0..m {
            for j in 0..n {
                // The cell itself is counted too.
                let mut living = 0;
                for row in &board[i.saturating_sub(1)..m.min(i + 2)] {
                    living += row[j.saturating_sub(1)..n.min(j + 2)].iter().map(|cell| cell & 1).sum::<i32>();
                }
                if living == 3 || living == 4 && board[i][j] == 1 {
                    board[i][j] |= 2;
                }
            }
        }
        for cell in board.iter_mut().flatten() {
            *cell >>= 1;
        }
    }
}
