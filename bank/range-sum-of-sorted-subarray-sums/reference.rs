//! The answer is the difference of two sums of smallest sums. All numbers are positive, so two pointers count and add
//! up all sums to a limit; the least limit with enough of them is found by halving, and those too many equal the limit.
fn smallest(nums: &[i32], wanted: i64) -> i64 {
    // How many sums are at most the limit, and their total.
    let up_to = |limit: i64| {
        let (mut first, mut sum, mut ending_here) = (0, 0, 0);
        let (mut count, mut total) = (0, 0);
        for (last, &num) in nums.iter().enumerate() {
            // The sums that end here: each one that ended before grows by this number, and one is new.
            sum += num as i64;
            ending_here += num as i64 * (last - first + 1) as i64;
            while sum > limit {
                ending_here -= sum;
                sum -= nums[first] as i64;
                first += 1;
            }
            count += (last + 1 - first) as i64;
            total += ending_here;
        }
        (count, total)
    };
    let (mut low, mut high) = (0, nums.iter().map(|&num| num as i64).sum());
    while low < high {
        let limit = (low + high) / 2;
        if up_to(limit).0 < wanted { low = limit + 1 } else { high = limit }
    }
    let (count, total) = up_to(low);
    total - (count - wanted) * low
}

impl Solution {
    pub fn range_sum(nums: Vec<i32>, _n: i32, left: i32, right: i32) -> i32 {
        let sum = smallest(&nums, right as i64) - smallest(&nums, left as i64 - 1);
        (sum % 1_000_000_007) as i32
    }
}
