//! Whether a place can follow the one before depends only on which of the two are swapped, so two least counts are
//! kept. Equal choices at both places keep the pairs as they stand, and different choices cross them.
impl Solution {
    pub fn min_swap(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        let never = nums1.len() as i32 + 1;
        let (mut kept, mut swapped) = (0, 1);
        for (one, two) in nums1.windows(2).zip(nums2.windows(2)) {
            let straight = one[0] < one[1] && two[0] < two[1];
            let crossed = one[0] < two[1] && two[0] < one[1];
            let after = |same: i32, other: i32| {
                let same = if straight { same } else { never };
                let other = if crossed { other } else { never };
                same.min(other)
            };
            (kept, swapped) = (after(kept, swapped), after(swapped, kept) + 1);
        }
        kept.min(swapped)
    }
}
