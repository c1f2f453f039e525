//! All values are passed in ascending order, with the best score of a path that is in the one array or in the other. A
//! value of both arrays lets each path go on in either of them, so there the better score counts for both.
impl Solution {
    pub fn max_sum(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        let mut values: Vec<(i32, usize)> = nums1.into_iter().map(|x| (x, 0)).collect();
        values.extend(nums2.into_iter().map(|x| (x, 1)));
        values.sort();
        let mut scores = [0i64; 2];
        for same in values.chunk_by(|a, b| a.0 == b.0) {
            if same.len() == 2 {
                scores = [scores[0].max(scores[1]); 2];
            }
            for &(value, array) in same {
                scores[array] += i64::from(value);
            }
        }
        (scores[0].max(scores[1]) % 1_000_000_007) as i32
    }
}
