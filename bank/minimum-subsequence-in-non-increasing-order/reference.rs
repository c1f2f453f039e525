//! Of all subsequences of one size, the greatest numbers have the greatest sum.
//! So they are taken in order until they are more than half of the total.
impl Solution {
    pub fn min_subsequence(mut nums: Vec<i32>) -> Vec<i32> {
        nums.sort_unstable_by(|a, b| b.cmp(a));
        let mut rest: i32 = nums.iter().sum();
        let mut taken = 0;
        let size = nums.iter().take_while(|&&number| {
            let wanted = taken <= rest;
            taken += number;
            rest -= number;
            wanted
        }).count();
        nums.truncate(size);
        nums
    }
}
