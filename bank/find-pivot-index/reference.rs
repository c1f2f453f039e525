//! The two sides and the number itself add up to the total, so the sides are equal just where twice the left side
//! plus the number is the total. Walking from the left finds the leftmost such place first.
impl Solution {
    pub fn pivot_index(nums: Vec<i32>) -> i32 {
        let total: i32 = nums.iter().sum();
        nums.iter()
            .scan(0, |left, &num| {
                let twice = 2 * *left + num;
                *left += num;
                Some(twice)
            })
            .position(|twice| twice == total)
            .map_or(-1, |place| place as i32)
    }
}
