//! The largest square of a sorted array belongs to one of its two ends.
//! Taking the larger end away again and again gives the squares from the largest to the smallest.
impl Solution {
    pub fn sorted_squares(nums: Vec<i32>) -> Vec<i32> {
        let mut rest = &nums[..];
        let mut squares = Vec::with_capacity(nums.len());
        while let (Some(first), Some(last)) = (rest.first(), rest.last()) {
            if first.abs() > last.abs() {
                squares.push(first * first);
                rest = &rest[1..];
            } else {
                squares.push(last * last);
                rest = &rest[..rest.len() - 1];
            }
        }
        squares.reverse();
        squares
    }
}
