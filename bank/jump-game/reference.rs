//! If a place can be reached, so can every place before it, since a jump may be shorter than allowed.
//! So the furthest place so far says all, and the walk ends where the next place lies beyond it.
impl Solution {
    pub fn can_jump(nums: Vec<i32>) -> bool {
        let mut far = 0;
        for (i, &jump) in nums.iter().enumerate() {
            if i > far {
                return false;
            }
            far = far.max(i + jump as usize);
        }
        true
    }
}
