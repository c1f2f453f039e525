//! Without the empty squares, the rook attacks exactly the pawns that stand next to it in its row and in its column.
//! Lines without the rook have no such pair, so all lines are looked at in the same way.
impl Solution {
    pub fn num_rook_captures(board: Vec<Vec<char>>) -> i32 {
        let columns = (0..board[0].len()).map(|j| board.iter().map(|row| row[j]).collect());
        let lines = board.iter().cloned().chain(columns);
        let attacks = |line: Vec<char>| {
            let pieces: Vec<char> = line.into_iter().filter(|&square| square != '.').collect();
            pieces.windows(2).filter(|pair| matches!(pair, ['R', 'p'] | ['p', 'R'])).count()
        };
        lines.map(attacks).sum::<usize>() as i32
    }
}
