//! A shortest form of a part is the part itself, or the forms of two halves, or a repetition of a shorter part's form,
//! so forms are found for all parts from the short ones on. A repetition counts only where it makes the part shorter.
impl Solution {
    pub fn encode(s: String) -> String {
        let n = s.len();
        let text = s.as_bytes();
        // same[i][j]: how many letters from i on are equal to those from j on.
        let mut same = vec![vec![0; n + 1]; n + 1];
        for i in (0..n).rev() {
            for j in (0..n).rev() {
                same[i][j] = if text[i] == text[j] { same[i + 1][j + 1] + 1 } else { 0 };
            }
        }
        let mut form = vec![vec![String::new(); n + 1]; n + 1];
        for size in 1..=n {
            for i in 0..=n - size {
                let j = i + size;
                let mut best = s[i..j].to_string();
                let length = |k: usize| form[i][k].len() + form[k][j].len();
                if let Some(k) = (i + 1..j).min_by_key(|&k| length(k)) {
                    if length(k) < best.len() {
                        best = format!("{}{}", form[i][k], form[k][j]);
                    }
                }
                for unit in (1..size).filter(|unit| size % unit == 0) {
                    if same[i][i + unit] >= size - unit {
                        let repeated = format!("{}[{}]", size / unit, form[i][i + unit]);
                        if repeated.len() < best.len() {
                            best = repeated;
                        }
                    }
                }
                form[i][j] = best;
            }
        }
        form[0][n].clone()
    }
}
