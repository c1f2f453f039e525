//! When two ants turn, the picture is the same as if they had passed through each other. So each ant may be taken to
//! walk on to its end, and the one with the longest way is the last.
impl Solution {
    pub fn get_last_moment(n: i32, left: Vec<i32>, right: Vec<i32>) -> i32 {
        left.into_iter().chain(right.into_iter().map(|place| n - place)).max().unwrap_or(0)
    }
}
