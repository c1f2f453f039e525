//! A column is sorted if no letter of it comes after a greater one in the line above, so each line is compared with the
//! line above it only. A column that fails once stays marked.
impl Solution {
    pub fn min_deletion_size(strs: Vec<String>) -> i32 {
        let mut unsorted = vec![false; strs[0].len()];
        for lines in strs.windows(2) {
            for (mark, (above, below)) in unsorted.iter_mut().zip(lines[0].bytes().zip(lines[1].bytes())) {
                *mark |= above > below;
            }
        }
        unsorted.into_iter().filter(|&mark| mark).count() as i32
    }
}
