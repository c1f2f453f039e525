//! The numbers with a plus must sum to half of total and target together, so subsets with that sum are counted.
//! A zero with either sign is two ways, as it is in or out of the subset.
impl Solution {
    pub fn find_target_sum_ways(nums: Vec<i32>, target: i32) -> i32 {
        let total: i32 = nums.iter().sum();
        if target.abs() > total || (total + target) % 2 != 0 {
            return 0;
        }
        let plus = ((total + target) / 2) as usize;
        let mut ways = vec![0; plus + 1];
        ways[0] = 1;
        for &x in &nums {
            for sum in (x as usize..=plus).rev() {
                ways[sum] += ways[sum - x as usize];
            }
        }
        ways[plus]
    }
}
