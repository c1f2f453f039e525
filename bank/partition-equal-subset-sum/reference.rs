//! The sums of all subsets are small numbers, marked in a table: a further number adds all marks moved by it.
//! Two equal parts exist exactly if the total is even and its half is among the sums.
impl Solution {
    pub fn can_partition(nums: Vec<i32>) -> bool {
        let total: i32 = nums.iter().sum();
        if total % 2 == 1 {
            return false;
        }
        let half = (total / 2) as usize;
        let mut is_sum = vec![false; half + 1];
        is_sum[0] = true;
        for &x in &nums {
            for sum in (x as usize..=half).rev() {
                is_sum[sum] |= is_sum[sum - x as usize];
            }
        }
        is_sum[half]
    }
}
