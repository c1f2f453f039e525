//! If i digits come from the first array, the best are its largest subsequence of that length, found by dropping a
//! digit before a larger one while enough remain, and the same for the second. Merging takes from the larger rest,
//! since of two rests that begin alike the one that is larger later lets the larger digit out sooner.
fn largest(nums: &[i32], length: usize) -> Vec<i32> {
    let mut kept: Vec<i32> = Vec::new();
    for (i, &x) in nums.iter().enumerate() {
        while kept.last().map_or(false, |&top| top < x) && kept.len() + nums.len() - i > length {
            kept.pop();
        }
        if kept.len() < length {
            kept.push(x);
        }
    }
    kept
}

impl Solution {
    pub fn max_number(nums1: Vec<i32>, nums2: Vec<i32>, k: i32) -> Vec<i32> {
        let k = k as usize;
        let mut best = Vec::new();
        for i in k.saturating_sub(nums2.len())..=k.min(nums1.len()) {
            let (first, second) = (largest(&nums1, i), largest(&nums2, k - i));
            let (mut a, mut b) = (&first[..], &second[..]);
            let mut merged = Vec::with_capacity(k);
            while merged.len() < k {
                let from = if a > b { &mut a } else { &mut b };
                merged.push(from[0]);
                *from = &from[1..];
            }
            best = best.max(merged);
        }
        best
    }
}
