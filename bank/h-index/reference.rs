//! An index above the number of papers is impossible, so citations beyond it count as that number and can be
//! counted in boxes. From the top down the papers with at least h citations add up, and the first h that they
//! reach is the largest.
impl Solution {
    pub fn h_index(citations: Vec<i32>) -> i32 {
        let n = citations.len();
        let mut papers = vec![0; n + 1];
        for &cited in &citations {
            papers[(cited as usize).min(n)] += 1;
        }
        let mut enough = 0;
        for h in (1..=n).rev() {
            enough += papers[h];
            if enough >= h {
                return h as i32;
            }
        }
        0
    }
}
