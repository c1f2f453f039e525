//! Both sides are equal exactly if the xor from i to k is zero, and then every j between them is right. It is zero
//! where the xors before i and up to k agree, so their number and the sum of their places are kept for each xor.
use std::collections::HashMap;

impl Solution {
    pub fn count_triplets(arr: Vec<i32>) -> i32 {
        // For each xor from the beginning: how often it has come, and the sum of the lengths it came at.
        let mut seen = HashMap::from([(0, (1, 0))]);
        let mut xor = 0;
        let mut triplets = 0;
        for (length, value) in (1..).zip(arr) {
            xor ^= value;
            let (count, lengths) = seen.entry(xor).or_default();
            triplets += *count * (length - 1) - *lengths;
            *count += 1;
            *lengths += length;
        }
        triplets
    }
}
