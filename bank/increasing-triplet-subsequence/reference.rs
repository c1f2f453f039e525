//! The smallest number so far, and the smallest that has a smaller one before it, are the best beginnings of length one
//! and two: whatever exceeds the second completes a triplet, and nothing else does.
impl Solution {
    pub fn increasing_triplet(nums: Vec<i32>) -> bool {
        let (mut first, mut second) = (i64::MAX, i64::MAX);
        for x in nums {
            let x = x as i64;
            if x <= first {
                first = x;
            } else if x <= second {
                second = x;
            } else {
                return true;
            }
        }
        false
    }
}
