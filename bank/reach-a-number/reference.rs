//! Turning a move around changes the place by an even number, so the place has always the parity of the sum of all
//! moves. Every place of that parity up to the sum can be reached, so the first such sum that is not below the distance
//! is wanted.
impl Solution {
    pub fn reach_number(target: i32) -> i32 {
        let distance = target.unsigned_abs() as u64;
        let sum = |moves: u64| moves * (moves + 1) / 2;
        // No sum of fewer moves is large enough.
        let first = ((8 * distance).isqrt() - 1) / 2;
        let enough = (first..).find(|&moves| sum(moves) >= distance && (sum(moves) - distance) % 2 == 0);
        enough.unwrap() as i32
    }
}
