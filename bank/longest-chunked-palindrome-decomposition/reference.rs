//! If a longer text fits at both ends, the shortest one that fits ends it and begins it too, and may be taken off
//! first. So nothing is lost when the shortest equal pair of ends is always taken.
impl Solution {
    pub fn longest_decomposition(text: String) -> i32 {
        let mut rest = text.as_bytes();
        let mut parts = 0;
        while !rest.is_empty() {
            let equal_ends = (1..=rest.len() / 2).find(|&length| rest.ends_with(&rest[..length]));
            let Some(length) = equal_ends else { return parts + 1 };
            rest = &rest[length..rest.len() - length];
            parts += 2;
        }
        parts
    }
}
