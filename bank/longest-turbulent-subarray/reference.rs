//! A subarray stays turbulent with one more number exactly when the new comparison is the opposite of the last one.
//! Otherwise the longest one that ends there has two numbers, or only one if the last two are equal.
use std::cmp::Ordering;

impl Solution {
    pub fn max_turbulence_size(arr: Vec<i32>) -> i32 {
        let mut last = Ordering::Equal;
        let (mut size, mut longest) = (1, 1);
        for pair in arr.windows(2) {
            let sign = pair[0].cmp(&pair[1]);
            size = match sign {
                Ordering::Equal => 1,
                _ if sign == last.reverse() => size + 1,
                _ => 2,
            };
            longest = longest.max(size);
            last = sign;
        }
        longest
    }
}
