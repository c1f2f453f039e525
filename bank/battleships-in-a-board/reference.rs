//! Each ship has exactly one cell with no ship's cell above it and none to its left, as ships do not touch.
//! So these first cells are counted.
impl Solution {
    pub fn count_battleships(board: Vec<Vec<char>>) -> i32 {
        let mut ships = 0;
        for i in 0..board.len() {
            for j in 0..board[i].len() {
                let above = i > 0 && board[i - 1][j] == 'X';
                let left = j > 0 && board[i][j - 1] == 'X';
                if board[i][j] == 'X' && !above && !left {
                    ships += 1;
                }
            }
        }
        ships
    }
}
