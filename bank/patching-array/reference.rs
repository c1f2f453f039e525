//! While all sums below `next` can be made, a number up to `next` widens them by its value; if there is none left,
//! `next` itself must become possible, and of all patches that allow it `next` widens the sums most.
impl Solution {
    pub fn min_patches(nums: Vec<i32>, n: i32) -> i32 {
        let mut next = 1i64;
        let mut patches = 0;
        let mut at = 0;
        while next <= n as i64 {
            if at < nums.len() && nums[at] as i64 <= next {
                next += nums[at] as i64;
                at += 1;
            } else {
                next *= 2;
                patches += 1;
            }
        }
        patches
    }
}
