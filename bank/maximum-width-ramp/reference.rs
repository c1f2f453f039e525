//! A wide ramp can begin only where a new least number stands. For these beginnings from left to right the largest
//! number from each place on tells whether a further place still ends a ramp, so the end never has to go back.
impl Solution {
    pub fn max_width_ramp(nums: Vec<i32>) -> i32 {
        let mut highest = nums.clone();
        for i in (1..nums.len()).rev() {
            highest[i - 1] = highest[i - 1].max(highest[i]);
        }
        // While the width of the best ramp fits from here on, the next greater width is tried.
        let mut width = 0;
        let mut least = i32::MAX;
        for (start, num) in nums.into_iter().enumerate() {
            least = least.min(num);
            while highest.get(start + width + 1).is_some_and(|&high| least <= high && num == least) {
                width += 1;
            }
        }
        width as i32
    }
}
