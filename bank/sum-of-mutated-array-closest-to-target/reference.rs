//! The sum grows with the value, so only the last value with a sum below the target and the one after it can be
//! closest. Above the greatest number the sum does not change, hence the search ends there.
impl Solution {
    pub fn find_best_value(arr: Vec<i32>, target: i32) -> i32 {
        let sum = |value: i32| arr.iter().map(|&number| number.min(value)).sum::<i32>();
        let greatest = *arr.iter().max().unwrap();
        // The sum is below the target for `low`, and not below it for `high`, unless that is beyond the greatest.
        let (mut low, mut high) = (0_i32, greatest + 1);
        while high - low > 1 {
            let middle = low.midpoint(high);
            if sum(middle) < target {
                low = middle;
            } else {
                high = middle;
            }
        }
        if (sum(high) - target).abs() < target - sum(low) { high } else { low }
    }
}
