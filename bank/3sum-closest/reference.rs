//! In sorted order, for a fixed smallest element, the ends move inwards: when the sum is too small
//! every pair of this left end is as far or further. The same holds for the right end when the sum
//! is too great, so no closer sum is passed over.
impl Solution {
    pub fn three_sum_closest(nums: Vec<i32>, target: i32) -> i32 {
        let mut v = nums;
        v.sort_unstable();
        let mut best = v[0] + v[1] + v[2];
        for i in 0..v.len() - 2 {
            let (mut j, mut k) = (i + 1, v.len() - 1);
            while j < k {
                let sum = v[i] + v[j] + v[k];
                if (sum - target).abs() < (best - target).abs() {
                    best = sum;
                }
                if sum < target {
                    j += 1;
                } else {
                    k -= 1;
                }
            }
        }
        best
    }
}
