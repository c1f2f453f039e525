//! The last block of a best row of presses is: some text, select, copy, pastes. After j presses for the text and two
//! for the copy, every further press adds the text once, so the best for i is the greatest product over j.
impl Solution {
    pub fn max_a(n: i32) -> i32 {
        let n = n as usize;
        let mut best: Vec<i64> = (0..=n as i64).collect();
        for i in 4..=n {
            for j in 1..i - 2 {
                best[i] = best[i].max(best[j] * (i - j - 1) as i64);
            }
        }
        best[n] as i32
    }
}
