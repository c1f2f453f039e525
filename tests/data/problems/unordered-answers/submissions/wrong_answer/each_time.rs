//! Mistake: a value is given each time it is met again.

struct Solution;

impl Solution {
    pub fn repeated(nums: Vec<i32>) -> Vec<i32> {
        let mut count = [0; 201];
        let mut out = Vec::new();
        for x in nums {
            let seen = &mut count[(x + 100) as usize];
            *seen += 1;
            if *seen >= 2 {
                out.push(x);
            }
        }
        out
    }
}
