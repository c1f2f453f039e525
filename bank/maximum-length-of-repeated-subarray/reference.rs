//! A common subarray has one fixed shift between its places in the two arrays. For every shift the arrays are laid upon
//! each other, and the longest run of equal elements is looked for.
impl Solution {
    pub fn find_length(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        let longest = |one: &[i32], other: &[i32]| {
            let mut run = 0;
            one.iter()
                .zip(other)
                .map(|(a, b)| {
                    run = if a == b { run + 1 } else { 0 };
                    run
                })
                .max()
        };
        let to_the_left = (0..nums1.len()).filter_map(|shift| longest(&nums1[shift..], &nums2));
        let to_the_right = (0..nums2.len()).filter_map(|shift| longest(&nums1, &nums2[shift..]));
        to_the_left.chain(to_the_right).max().unwrap_or(0)
    }
}
