//! A column that can be kept is kept, since a further column only helps: it settles more neighbours for those after it.
//! It cannot be kept exactly if it puts two neighbours in the wrong order that are still equal.
impl Solution {
    pub fn min_deletion_size(strs: Vec<String>) -> i32 {
        let mut open: Vec<(&[u8], &[u8])> =
            strs.windows(2).map(|pair| (pair[0].as_bytes(), pair[1].as_bytes())).collect();
        let mut deleted = 0;
        for column in 0..strs[0].len() {
            if open.iter().any(|(upper, lower)| upper[column] > lower[column]) {
                deleted += 1;
            } else {
                open.retain(|(upper, lower)| upper[column] == lower[column]);
            }
        }
        deleted
    }
}
