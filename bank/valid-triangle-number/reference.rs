//! Three lengths form a triangle exactly if the greatest is less than the sum of the other two. For each greatest one
//! of the sorted lengths, if the smallest candidate is long enough, so are all between it and the second.
impl Solution {
    pub fn triangle_number(nums: Vec<i32>) -> i32 {
        let mut nums = nums;
        nums.sort_unstable();
        let mut count = 0;
        for c in 2..nums.len() {
            let (mut a, mut b) = (0, c - 1);
            while a < b {
                if nums[a] + nums[b] > nums[c] {
                    count += (b - a) as i32;
                    b -= 1;
                } else {
                    a += 1;
                }
            }
        }
        count
    }
}
