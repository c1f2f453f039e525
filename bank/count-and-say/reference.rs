//! Each term describes the one before, run by run, so it is made by one pass over it.
//! A term has no run longer than three, so every count is a single digit.
impl Solution {
    pub fn count_and_say(n: i32) -> String {
        let mut term = vec![b'1'];
        for _ in 1..n {
            let mut next = Vec::with_capacity(term.len() * 3 / 2);
            for run in term.chunk_by(|a, b| a == b) {
                next.push(b'0' + run.len() as u8);
                next.push(run[0]);
            }
            term = next;
        }
        String::from_utf8(term).unwrap()
    }
}
