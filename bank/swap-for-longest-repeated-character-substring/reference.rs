//! A swap brings one letter from elsewhere to the end of a run, or between two runs with one place between them. If no
//! such letter is left elsewhere, the swap can only move one of the run itself, so the number of them is the limit.
impl Solution {
    pub fn max_rep_opt1(text: String) -> i32 {
        let mut total = [0; 128];
        for letter in text.bytes() {
            total[letter as usize] += 1;
        }
        let runs: Vec<&[u8]> = text.as_bytes().chunk_by(u8::eq).collect();
        let lengths = (0..runs.len()).map(|i| {
            let letter = runs[i][0];
            let joined = match runs[i + 1..] {
                [gap, next, ..] if gap.len() == 1 && next[0] == letter => next.len(),
                _ => 0,
            };
            total[letter as usize].min(runs[i].len() + joined + 1)
        });
        lengths.max().unwrap() as i32
    }
}
