//! A team is its middle soldier with one on each side, one of lower and one of higher rating. How many of these there
//! are on the left follows from a sorted list of all before, and the rest of the lower and higher ones stands on the
//! right.
impl Solution {
    pub fn num_teams(rating: Vec<i32>) -> i32 {
        let mut all = rating.clone();
        all.sort_unstable();
        let mut before: Vec<i32> = Vec::new();
        let mut teams = 0;
        for (place, own) in rating.into_iter().enumerate() {
            let lower = all.binary_search(&own).unwrap();
            let higher = all.len() - 1 - lower;
            let lower_left = before.partition_point(|&other| other < own);
            let higher_left = place - lower_left;
            teams += lower_left * (higher - higher_left) + higher_left * (lower - lower_left);
            before.insert(lower_left, own);
        }
        teams as i32
    }
}
