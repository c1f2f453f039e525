//! Every side is in one triangle, and the third corner of it leaves a polygon on each hand whose own closing side is
//! a side of that triangle. Such a polygon is a row of neighbouring corners, so its least score is found once.
impl Solution {
    pub fn min_score_triangulation(values: Vec<i32>) -> i32 {
        let n = values.len();
        // The least score of the polygon from corner `first` to corner `last`.
        let mut least = vec![vec![0; n]; n];
        for last in 2..n {
            for first in (0..last - 1).rev() {
                let base = values[first] * values[last];
                let score = |third: usize| least[first][third] + least[third][last] + base * values[third];
                least[first][last] = (first + 1..last).map(score).min().unwrap();
            }
        }
        least[0][n - 1]
    }
}
