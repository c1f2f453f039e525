//! The order of the flips does not matter, and only one flip that is not settled yet can change the first zero. So from
//! left to right every flip is forced, and it is impossible only where a forced flip would leave the array.
impl Solution {
    pub fn min_k_bit_flips(mut nums: Vec<i32>, k: i32) -> i32 {
        let k = k as usize;
        // From here on each number only says whether the bit differs from the one before it, with ones outside.
        let mut before = 1;
        for bit in &mut nums {
            (before, *bit) = (*bit, before ^ *bit);
        }
        nums.push(before ^ 1);
        let mut flips = 0;
        for start in 0..nums.len() {
            if nums[start] == 1 {
                let Some(end) = nums.get_mut(start + k) else { return -1 };
                *end ^= 1;
                flips += 1;
            }
        }
        flips
    }
}
