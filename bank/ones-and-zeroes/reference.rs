//! For each number of zeros and ones that may be used, the most texts are kept; a further text is taken or not.
//! Larger numbers are updated first, so that no text is taken twice.
impl Solution {
    pub fn find_max_form(strs: Vec<String>, m: i32, n: i32) -> i32 {
        let (m, n) = (m as usize, n as usize);
        let mut most = vec![vec![0; n + 1]; m + 1];
        for text in &strs {
            let ones = text.bytes().filter(|&c| c == b'1').count();
            let zeros = text.len() - ones;
            for i in (zeros..=m).rev() {
                for j in (ones..=n).rev() {
                    most[i][j] = most[i][j].max(most[i - zeros][j - ones] + 1);
                }
            }
        }
        most[m][n]
    }
}
