//! Such a substring lies in one run of equal letters, and all substrings of a run count. A run of n letters has n of
//! size 1, n - 1 of size 2, and so on.
impl Solution {
    pub fn count_letters(s: String) -> i32 {
        let runs = s.as_bytes().chunk_by(|a, b| a == b);
        runs.map(|run| run.len() * (run.len() + 1) / 2).sum::<usize>() as i32
    }
}
