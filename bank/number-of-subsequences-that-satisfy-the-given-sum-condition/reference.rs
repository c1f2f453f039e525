//! The order of the numbers does not matter, so they are sorted. If the least and the greatest number fit, all
//! subsequences with the least one count and it is taken away; otherwise the greatest one is in none that counts, and
//! is taken away.
impl Solution {
    pub fn num_subseq(nums: Vec<i32>, target: i32) -> i32 {
        const MODULUS: i64 = 1_000_000_007;
        let mut sorted = nums;
        sorted.sort_unstable();
        let powers = std::iter::successors(Some(1), |power| Some(power * 2 % MODULUS));
        let choices: Vec<i64> = powers.take(sorted.len()).collect();
        let mut rest = &sorted[..];
        let mut count = 0;
        while let (Some(least), Some(greatest)) = (rest.first(), rest.last()) {
            if least + greatest <= target {
                rest = &rest[1..];
                // Each of the other numbers may be there or not.
                count += choices[rest.len()];
            } else {
                rest = &rest[..rest.len() - 1];
            }
        }
        (count % MODULUS) as i32
    }
}
