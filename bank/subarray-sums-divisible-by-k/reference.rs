//! The sum of a subarray is the difference of two sums from the beginning, and k divides it exactly if both leave the
//! same remainder. So each sum makes as many subarrays as there were earlier sums of its remainder.
impl Solution {
    pub fn subarrays_div_by_k(nums: Vec<i32>, k: i32) -> i32 {
        let mut earlier = vec![0; k as usize];
        earlier[0] = 1;
        let remainders = nums.iter().scan(0, |sum, value| {
            *sum = (*sum + value).rem_euclid(k);
            Some(*sum as usize)
        });
        let mut pairs = 0;
        for remainder in remainders {
            pairs += earlier[remainder];
            earlier[remainder] += 1;
        }
        pairs
    }
}
