//! The kept letters are a row of runs, each shorter than k, and a new letter only changes the last run or opens one.
//! A run that reaches k is taken out at once, as the end does not depend on the order of the removals.
impl Solution {
    pub fn remove_duplicates(s: String, k: i32) -> String {
        let k = k as usize;
        let mut runs: Vec<(char, usize)> = Vec::new();
        for letter in s.chars() {
            let length = match runs.last() {
                Some(&(last, length)) if last == letter => {
                    runs.pop();
                    length + 1
                }
                _ => 1,
            };
            if length < k {
                runs.push((letter, length));
            }
        }
        runs.into_iter().flat_map(|(letter, length)| std::iter::repeat_n(letter, length)).collect()
    }
}
