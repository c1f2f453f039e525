//! The runs of pluses are games of their own, and each counts as a heap of Nim (Sprague and Grundy): the
//! smallest number that no move from it reaches. A move splits a run in two, and the player to move wins unless
//! all heaps together give 0.
impl Solution {
    pub fn can_win(current_state: String) -> bool {
        let mut heaps = vec![0usize; 2];
        for length in 2..=current_state.len() {
            let reached: Vec<usize> = (0..length - 1).map(|left| heaps[left] ^ heaps[length - 2 - left]).collect();
            heaps.push((0..).find(|heap| !reached.contains(heap)).unwrap());
        }
        current_state.split('-').fold(0, |all, run| all ^ heaps[run.len()]) != 0
    }
}
