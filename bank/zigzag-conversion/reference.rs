//! The path repeats every 2 * (rows - 1) letters, and row r has the letters at r and at the period
//! minus r within each period. So each row is read by steps through the text, and every letter is
//! touched once.
impl Solution {
    pub fn convert(s: String, num_rows: i32) -> String {
        let t = s.as_bytes();
        let rows = num_rows as usize;
        let period = (2 * (rows - 1)).max(1);
        let mut out = String::with_capacity(t.len());
        for row in 0..rows.min(t.len()) {
            let mut start = 0;
            while start + row < t.len() {
                out.push(t[start + row] as char);
                // The first and the last row have no letter on the way up.
                let up = start + period - row;
                if row > 0 && row + 1 < rows && up < t.len() {
                    out.push(t[up] as char);
                }
                start += period;
            }
        }
        out
    }
}
