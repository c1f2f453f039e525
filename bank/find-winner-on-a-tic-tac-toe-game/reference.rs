//! The game ends with a win, so only the player of the last move can have won. His squares are bits of one word, and he
//! has won exactly if it contains all three bits of a line.
impl Solution {
    pub fn tictactoe(moves: Vec<Vec<i32>>) -> String {
        const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        let squares = moves.iter().rev().step_by(2).fold(0_u16, |bits, square| bits | 1 << (3 * square[0] + square[1]));
        let won = LINES.iter().any(|line| squares & line == *line);
        match (won, moves.len()) {
            (true, count) if count % 2 == 1 => "A",
            (true, _) => "B",
            (false, 9) => "Draw",
            (false, _) => "Pending",
        }
        .to_string()
    }
}
