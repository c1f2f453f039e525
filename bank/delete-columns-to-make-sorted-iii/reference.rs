//! All rows are sorted as soon as each kept column is nowhere greater than the next kept one, as letters in order carry
//! this on. So the longest chain of columns is kept, and for each column the best chain that ends with it is extended.
impl Solution {
    pub fn min_deletion_size(strs: Vec<String>) -> i32 {
        let width = strs[0].len();
        let mut kept: Vec<usize> = Vec::with_capacity(width);
        for column in 0..width {
            let may_follow =
                |&earlier: &usize| strs.iter().all(|row| row.as_bytes()[earlier] <= row.as_bytes()[column]);
            let chain = (0..column).filter(may_follow).map(|earlier| kept[earlier]).max();
            kept.push(chain.unwrap_or(0) + 1);
        }
        (width - kept.into_iter().max().unwrap_or(0)) as i32
    }
}
