//! If a part of a string is uncommon, so is the whole string, because whoever has the whole has the part too.
//! So the answer is the longest string that is a subsequence of no other one.
impl Solution {
    pub fn find_lu_slength(strs: Vec<String>) -> i32 {
        let within = |small: &str, large: &str| {
            let mut rest = large.chars();
            small.chars().all(|c| rest.any(|d| d == c))
        };
        let mut longest = -1;
        for (i, s) in strs.iter().enumerate() {
            let common = strs.iter().enumerate().any(|(j, t)| i != j && within(s, t));
            if !common {
                longest = longest.max(s.len() as i32);
            }
        }
        longest
    }
}
