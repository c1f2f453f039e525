//! The rules are followed as they stand: each value is inserted at its index, which moves the values after it up by
//! one. With at most 100 values, moving them costs next to nothing.
impl Solution {
    pub fn create_target_array(nums: Vec<i32>, index: Vec<i32>) -> Vec<i32> {
        let mut target = Vec::with_capacity(nums.len());
        for (value, at) in nums.into_iter().zip(index) {
            target.insert(at as usize, value);
        }
        target
    }
}
