//! The score is a part of the first spot, its value and its place, and a part of the second, its value without its
//! place. Seen from each second spot the best first one is the best so far, and it loses one with every step.
impl Solution {
    pub fn max_score_sightseeing_pair(values: Vec<i32>) -> i32 {
        let mut carried = values[0];
        let mut best = 0;
        for &value in values.iter().skip(1) {
            carried -= 1;
            best = best.max(carried + value);
            carried = carried.max(value);
        }
        best
    }
}
