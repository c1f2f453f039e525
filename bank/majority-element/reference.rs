//! Two different elements taken away together leave the majority in the majority, for at most one of the two belongs
//! to it. `count` copies of `candidate` are what is left unpaired so far, and at the end only the majority can be
//! left.
impl Solution {
    pub fn majority_element(nums: Vec<i32>) -> i32 {
        let (mut candidate, mut count) = (0, 0);
        for value in nums {
            if count == 0 {
                candidate = value;
            }
            count += if value == candidate { 1 } else { -1 };
        }
        candidate
    }
}
