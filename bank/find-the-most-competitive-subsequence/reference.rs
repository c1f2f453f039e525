//! A number should give way to a smaller one after it as long as enough numbers are left to fill the subsequence. The
//! last kept ones give way first, since they are the greatest, and the first smaller number decides.
impl Solution {
    pub fn most_competitive(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let size = k as usize;
        let mut spare = nums.len() - size;
        let mut kept: Vec<i32> = Vec::new();
        for value in nums {
            while spare > 0 && kept.pop_if(|last| *last > value).is_some() {
                spare -= 1;
            }
            kept.push(value);
        }
        kept.truncate(size);
        kept
    }
}
