//! If the strings differ, the longer one (or either of two equally long ones) is no subsequence of the other and is
//! longest. Equal strings have the same subsequences, so none is uncommon.
impl Solution {
    pub fn find_lu_slength(a: String, b: String) -> i32 {
        if a == b {
            -1
        } else {
            a.len().max(b.len()) as i32
        }
    }
}
