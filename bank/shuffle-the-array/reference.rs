//! The two halves have the same length, so they can be read side by side.
//! Each step adds one item of the first half and one of the second.
impl Solution {
    pub fn shuffle(nums: Vec<i32>, n: i32) -> Vec<i32> {
        let (xs, ys) = nums.split_at(n as usize);
        xs.iter().zip(ys).flat_map(|(&x, &y)| [x, y]).collect()
    }
}
