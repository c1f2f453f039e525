//! For a square and one factor the other factor is known, so the pairs are counted by their values, each from both
//! sides. A value goes with itself as well, but never a place with itself.
use std::collections::HashMap;

impl Solution {
    pub fn num_triplets(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        Self::triplets(&nums1, &nums2) + Self::triplets(&nums2, &nums1)
    }

    fn triplets(squared: &[i32], factors: &[i32]) -> i32 {
        let mut counts: HashMap<i64, i32> = HashMap::new();
        for &factor in factors {
            *counts.entry(factor as i64).or_default() += 1;
        }
        let pairs = |&x: &i32| -> i32 {
            let square = x as i64 * x as i64;
            let partners = |(&factor, &count): (&i64, &i32)| match square / factor {
                other if other * factor != square => 0,
                other if other == factor => count * (count - 1),
                other => count * counts.get(&other).copied().unwrap_or(0),
            };
            counts.iter().map(partners).sum::<i32>() / 2
        };
        squared.iter().map(pairs).sum()
    }
}
