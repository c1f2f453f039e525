//! A number is built from its highest bit down: each one bit needs an increment of its own, each further bit a
//! doubling. The doublings serve all numbers at once, so only the longest number decides how many there are.
impl Solution {
    pub fn min_operations(nums: Vec<i32>) -> i32 {
        let increments: u32 = nums.iter().map(|number| number.count_ones()).sum();
        let doublings = nums.iter().max().and_then(|most| most.checked_ilog2()).unwrap_or(0);
        (increments + doublings) as i32
    }
}
