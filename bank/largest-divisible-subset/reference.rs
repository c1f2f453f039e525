//! In a sorted good subset each number divides the next, and that is enough, as divisibility carries over. So the best
//! subset that ends with a number follows from the best ones that end with its divisors.
impl Solution {
    pub fn largest_divisible_subset(mut nums: Vec<i32>) -> Vec<i32> {
        nums.sort_unstable();
        let n = nums.len();
        let mut size = vec![1; n];
        let mut before = vec![usize::MAX; n];
        for i in 0..n {
            for j in 0..i {
                if nums[i] % nums[j] == 0 && size[j] + 1 > size[i] {
                    size[i] = size[j] + 1;
                    before[i] = j;
                }
            }
        }
        let mut at = (0..n).max_by_key(|&i| size[i]).unwrap();
        let mut subset = Vec::new();
        while at != usize::MAX {
            subset.push(nums[at]);
            at = before[at];
        }
        subset
    }
}
