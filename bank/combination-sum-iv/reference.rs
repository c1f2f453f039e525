//! A sequence ends with some number, and what stands before it is a sequence for the rest: so the counts of smaller
//! sums give the next. A count that passes 64 bits stays at the largest number, as counts only grow.
impl Solution {
    pub fn combination_sum4(nums: Vec<i32>, target: i32) -> i64 {
        let target = target as usize;
        let mut ways = vec![0i64; target + 1];
        ways[0] = 1;
        for sum in 1..=target {
            for &x in nums.iter().filter(|&&x| x as usize <= sum) {
                ways[sum] = ways[sum].saturating_add(ways[sum - x as usize]);
            }
        }
        ways[target]
    }
}
