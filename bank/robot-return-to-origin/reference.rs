//! Moves in the two directions are independent, and the order does not matter.
//! So the robot is back exactly if both pairs of opposite moves are balanced.
impl Solution {
    pub fn judge_circle(moves: String) -> bool {
        let count = |letter: char| moves.chars().filter(|&c| c == letter).count();
        count('U') == count('D') && count('L') == count('R')
    }
}
