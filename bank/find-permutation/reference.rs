//! The least number that fits goes first: before a run of k descents that is the (k + 1)-th of those that are left, and
//! the run takes all up to it. So the numbers in order are reversed over every run of descents.
impl Solution {
    pub fn find_permutation(s: String) -> Vec<i32> {
        let s = s.as_bytes();
        let mut permutation: Vec<i32> = (1..=s.len() as i32 + 1).collect();
        let mut start = 0;
        while start < s.len() {
            let mut end = start;
            while end < s.len() && s[end] == b'D' {
                end += 1;
            }
            permutation[start..=end].reverse();
            start = end + 1;
        }
        permutation
    }
}
