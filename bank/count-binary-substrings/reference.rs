//! Such a substring lies across the border of two neighbouring runs, with the border in its middle.
//! So each border has as many as the shorter of its two runs is long.
impl Solution {
    pub fn count_binary_substrings(s: String) -> i32 {
        let s = s.as_bytes();
        let (mut before, mut run, mut count) = (0, 0, 0);
        for i in 0..s.len() {
            if i > 0 && s[i] != s[i - 1] {
                before = run;
                run = 0;
            }
            run += 1;
            // The run's k-th character ends a substring if the run before has k characters.
            if run <= before {
                count += 1;
            }
        }
        count
    }
}
