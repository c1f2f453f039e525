//! A move turns two neighbouring pluses, so each place where such a pair begins gives one next state.
//! Different places give different states, as the two minuses are at different places.
impl Solution {
    pub fn generate_possible_next_moves(current_state: String) -> Vec<String> {
        (1..current_state.len())
            .filter(|&i| &current_state[i - 1..=i] == "++")
            .map(|i| format!("{}--{}", &current_state[..i - 1], &current_state[i + 1..]))
            .collect()
    }
}
