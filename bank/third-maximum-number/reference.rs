//! The three largest different numbers are all that matters, so each number is put into its place among them.
//! A number that is there already changes nothing; the third is the answer only if there are three.
impl Solution {
    pub fn third_max(nums: Vec<i32>) -> i32 {
        let mut top: Vec<i32> = Vec::with_capacity(4);
        for x in nums {
            if !top.contains(&x) {
                let at = top.iter().position(|&y| y < x).unwrap_or(top.len());
                top.insert(at, x);
                top.truncate(3);
            }
        }
        if top.len() == 3 {
            top[2]
        } else {
            top[0]
        }
    }
}
