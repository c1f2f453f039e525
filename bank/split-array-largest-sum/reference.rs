//! If no sum may pass a limit, filling each part as far as it goes needs the fewest parts, and a larger limit never
//! needs more; fewer than k parts can be cut further. So the least limit with at most k parts is found by bisection.
impl Solution {
    pub fn split_array(nums: Vec<i32>, k: i32) -> i32 {
        let parts = |limit: i64| {
            let (mut parts, mut sum) = (1, 0i64);
            for &x in &nums {
                if sum + x as i64 > limit {
                    parts += 1;
                    sum = 0;
                }
                sum += x as i64;
            }
            parts
        };
        let mut low = nums.iter().copied().max().unwrap_or(0) as i64;
        let mut high = nums.iter().map(|&x| x as i64).sum::<i64>();
        while low < high {
            let middle = (low + high) / 2;
            if parts(middle) <= k {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low as i32
    }
}
