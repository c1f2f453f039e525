//! The answer is at most n + 1, so only values from 1 to n matter, and each of them can be moved to
//! the place with its number. Every swap puts one value where it belongs for good, so the work is
//! linear, and the first wrong place is the answer.
impl Solution {
    pub fn first_missing_positive(nums: Vec<i32>) -> i32 {
        let mut v = nums;
        let n = v.len();
        for i in 0..n {
            while v[i] >= 1 && v[i] as usize <= n {
                let home = v[i] as usize - 1;
                if v[home] == v[i] {
                    break;
                }
                v.swap(i, home);
            }
        }
        (0..n).find(|&i| v[i] != i as i32 + 1).unwrap_or(n) as i32 + 1
    }
}
