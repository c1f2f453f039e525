//! X has as many signs as O, or one more after its own move. A player with three in a line made the last move, so X has
//! won only with one sign more, and O only with as many.
impl Solution {
    pub fn valid_tic_tac_toe(board: Vec<String>) -> bool {
        let cells = board.concat().into_bytes();
        let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
        let count = |sign| cells.iter().filter(|&&cell| cell == sign).count();
        let wins = |sign| lines.iter().any(|line| line.iter().all(|&place| cells[place] == sign));
        match count(b'X').checked_sub(count(b'O')) {
            Some(0) => !wins(b'X'),
            Some(1) => !wins(b'O'),
            _ => false,
        }
    }
}
