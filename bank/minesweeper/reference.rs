//! Revealing spreads only from squares without a mine around them, so a stack of squares to reveal finds all that
//! follow. A square leaves the unrevealed ones when it is taken, so it is revealed once.
impl Solution {
    pub fn update_board(board: Vec<Vec<char>>, click: Vec<i32>) -> Vec<Vec<char>> {
        let mut board = board;
        let (m, n) = (board.len(), board[0].len());
        let mut stack = vec![(click[0] as usize, click[1] as usize)];
        while let Some((i, j)) = stack.pop() {
            if board[i][j] == 'M' {
                board[i][j] = 'X';
            }
            if board[i][j] != 'E' {
                continue;
            }
            let rows = i.saturating_sub(1)..(i + 2).min(m);
            let columns = j.saturating_sub(1)..(j + 2).min(n);
            let around: Vec<_> = rows.flat_map(|a| columns.clone().map(move |b| (a, b))).collect();
            let mines = around.iter().filter(|&&(a, b)| board[a][b] == 'M').count();
            if mines == 0 {
                board[i][j] = 'B';
                stack.extend(around);
            } else {
                board[i][j] = (b'0' + mines as u8) as char;
            }
        }
        board
    }
}
