//! The answer for two ends of the texts begins with their common first letter, or with one of the two first letters,
//! whichever leaves less to write. The lengths for all pairs of ends are known before, so each letter is chosen at once.
impl Solution {
    pub fn shortest_common_supersequence(str1: String, str2: String) -> String {
        let (one, two) = (str1.as_bytes(), str2.as_bytes());
        let (rows, columns) = (one.len(), two.len());
        let mut needed = vec![vec![0; columns + 1]; rows + 1];
        for i in (0..=rows).rev() {
            for j in (0..=columns).rev() {
                needed[i][j] = if i == rows || j == columns {
                    rows - i + columns - j
                } else if one[i] == two[j] {
                    1 + needed[i + 1][j + 1]
                } else {
                    1 + needed[i + 1][j].min(needed[i][j + 1])
                };
            }
        }
        let mut text = String::with_capacity(needed[0][0]);
        let (mut i, mut j) = (0, 0);
        while i < rows && j < columns {
            let both = one[i] == two[j];
            let first = both || needed[i + 1][j] <= needed[i][j + 1];
            text.push(if first { one[i] } else { two[j] } as char);
            i += usize::from(first);
            j += usize::from(both || !first);
        }
        text + &str1[i..] + &str2[j..]
    }
}
