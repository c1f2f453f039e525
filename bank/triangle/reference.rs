//! From the bottom up, the least sum from a place to the bottom is its own value and the lesser of the two sums below
//! it. One row of such sums is enough, since a row is read by the row above it only.
impl Solution {
    pub fn minimum_total(triangle: Vec<Vec<i32>>) -> i32 {
        let mut least = vec![0; triangle.len() + 1];
        for row in triangle.iter().rev() {
            for (i, &value) in row.iter().enumerate() {
                least[i] = value + least[i].min(least[i + 1]);
            }
        }
        least[0]
    }
}
