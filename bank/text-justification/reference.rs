//! A line takes words as long as they fit with single blanks, so where lines break does not depend
//! on how they are filled. The blanks of a line are shared by division, and the first gaps, as many
//! as the remainder says, get one more.
impl Solution {
    pub fn full_justify(words: Vec<String>, max_width: i32) -> Vec<String> {
        let width = max_width as usize;
        let mut out = Vec::new();
        let mut start = 0;
        while start < words.len() {
            let mut end = start + 1;
            let mut letters = words[start].len();
            while end < words.len() && letters + words[end].len() + end - start <= width {
                letters += words[end].len();
                end += 1;
            }
            let gaps = end - start - 1;
            let mut line = words[start].clone();
            for i in 1..=gaps {
                let blanks = if end == words.len() {
                    1
                } else {
                    let free = width - letters;
                    free / gaps + usize::from(i <= free % gaps)
                };
                line.push_str(&" ".repeat(blanks));
                line.push_str(&words[start + i]);
            }
            line.push_str(&" ".repeat(width - line.len()));
            out.push(line);
            start = end;
        }
        out
    }
}
