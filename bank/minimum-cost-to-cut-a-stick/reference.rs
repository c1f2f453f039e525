//! The first cut of a piece costs its length and leaves two pieces that have nothing to do with each other.
//! So the least cost of each piece between two marks follows from shorter pieces, for the best first cut.
impl Solution {
    pub fn min_cost(n: i32, cuts: Vec<i32>) -> i32 {
        let mut marks = cuts;
        marks.extend([0, n]);
        marks.sort_unstable();
        // Row by row from the right: cost[left][right] needs the same row up to right, and later rows.
        let mut cost = vec![vec![0_i64; marks.len()]; marks.len()];
        for left in (0..marks.len()).rev() {
            for right in left + 2..marks.len() {
                let parts = (left + 1..right).map(|cut| cost[left][cut] + cost[cut][right]);
                cost[left][right] = parts.min().unwrap_or(0) + i64::from(marks[right] - marks[left]);
            }
        }
        cost[0][marks.len() - 1] as i32
    }
}
