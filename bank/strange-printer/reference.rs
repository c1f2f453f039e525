//! The turn that prints the first letter of a part either shows only there, or it reaches a later equal letter: then
//! what lies between is printed over it, and the later letter comes for free. Best turns of shorter parts decide.
impl Solution {
    pub fn strange_printer(s: String) -> i32 {
        let s = s.as_bytes();
        let n = s.len();
        // turns[i][j] prints s[i..j].
        let mut turns = vec![vec![0; n + 1]; n + 1];
        for i in (0..n).rev() {
            for j in i + 1..=n {
                let mut best = 1 + turns[i + 1][j];
                for k in i + 1..j {
                    if s[k] == s[i] {
                        best = best.min(turns[i + 1][k] + turns[k][j]);
                    }
                }
                turns[i][j] = best;
            }
        }
        turns[0][n]
    }
}
