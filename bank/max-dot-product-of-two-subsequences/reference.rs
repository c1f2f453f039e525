//! The last pair of a best choice either is the pair of the last two numbers, alone or after a best choice of the
//! numbers before, or leaves out one of these two. So each pair of beginnings follows from shorter ones.
impl Solution {
    pub fn max_dot_product(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        // No sum is as low as this, and adding a product to it does not overflow.
        let mut above = vec![i32::MIN / 2; nums2.len() + 1];
        for x in nums1 {
            let mut row = vec![i32::MIN / 2];
            for (pair, y) in above.windows(2).zip(&nums2) {
                let joined = x * y + pair[0].max(0);
                row.push(joined.max(pair[1]).max(row[row.len() - 1]));
            }
            above = row;
        }
        above[nums2.len()]
    }
}
