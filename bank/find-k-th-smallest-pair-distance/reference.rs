//! The wanted distance is the least one that at least k pairs do not exceed, and their number grows with the distance.
//! In sorted order the partners of a number that are near enough lie side by side, and their start never moves back.
impl Solution {
    pub fn smallest_distance_pair(mut nums: Vec<i32>, k: i32) -> i32 {
        nums.sort_unstable();
        let pairs = |limit: i32| {
            let mut start = 0;
            let mut count = 0;
            for (end, &larger) in nums.iter().enumerate() {
                start += nums[start..].iter().take_while(|&&smaller| larger - smaller > limit).count();
                count += end - start;
            }
            count
        };
        let mut bound = 0;
        let mut width = nums[nums.len() - 1] + 1;
        // The answer is in the `width` distances from `bound` on.
        while width > 1 {
            let half = width / 2;
            if pairs(bound + half - 1) < k as usize {
                bound += half;
                width -= half;
            } else {
                width = half;
            }
        }
        bound
    }
}
