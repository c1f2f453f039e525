//! If a window has all letters, so has every wider one, so the left end of the shortest window
//! never moves back as the right end advances. A count of the letters that are still missing tells
//! when a window is complete, without comparing counts.
impl Solution {
    pub fn min_window(s: String, t: String) -> String {
        let text = s.as_bytes();
        // How often each letter is still wanted; negative where the window has more than enough.
        let mut wanted = [0i32; 128];
        for c in t.bytes() {
            wanted[c as usize] += 1;
        }
        let mut missing = t.len();
        let mut start = 0;
        let mut best: Option<(usize, usize)> = None;
        for end in 0..text.len() {
            let c = text[end] as usize;
            if wanted[c] > 0 {
                missing -= 1;
            }
            wanted[c] -= 1;
            if missing > 0 {
                continue;
            }
            while wanted[text[start] as usize] < 0 {
                wanted[text[start] as usize] += 1;
                start += 1;
            }
            if best.is_none_or(|(a, b)| end + 1 - start < b - a) {
                best = Some((start, end + 1));
            }
        }
        best.map_or(String::new(), |(a, b)| s[a..b].to_string())
    }
}
