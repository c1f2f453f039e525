//! The whole marathon is one way forward, and each full lap visits every sector once. So the sectors from the first
//! start to the last end are visited once more than the others.
impl Solution {
    pub fn most_visited(n: i32, rounds: Vec<i32>) -> Vec<i32> {
        let (start, end) = (rounds[0], rounds[rounds.len() - 1]);
        if start <= end {
            return (start..=end).collect();
        }
        (1..=end).chain(start..=n).collect()
    }
}
