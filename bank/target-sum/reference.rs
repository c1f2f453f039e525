//! What the first signs add up to decides all that can follow, so it is enough to know for every sum
//! in how many ways the numbers so far reach it; another number sends each way to two sums, one for either sign.
impl Solution {
    pub fn find_target_sum_ways(nums: Vec<i32>, target: i32) -> i32 {
        let most: i32 = nums.iter().sum();
        if !(-most..=most).contains(&target) {
            return 0;
        }
        // The sum s is at the place s + most.
        let mut ways = vec![0; 2 * most as usize + 1];
        ways[most as usize] = 1;
        for step in nums.into_iter().map(|x| x as usize) {
            let reached = |at: Option<usize>| at.and_then(|at| ways.get(at)).copied().unwrap_or(0);
            ways = (0..ways.len()).map(|at| reached(at.checked_sub(step)) + reached(Some(at + step))).collect();
        }
        ways[(target + most) as usize]
    }
}
