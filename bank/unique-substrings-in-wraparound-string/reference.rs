//! A text of consecutive letters is fixed by its last letter and its length, and has all shorter ones with that end.
//! So the longest one for each last letter is kept, and these lengths are summed.
impl Solution {
    pub fn find_substring_in_wrapround_string(s: String) -> i32 {
        let s = s.as_bytes();
        let mut longest = [0i32; 26];
        let mut length = 0;
        for (i, &c) in s.iter().enumerate() {
            let follows = i > 0 && (s[i - 1] - b'a' + 1) % 26 == c - b'a';
            length = if follows { length + 1 } else { 1 };
            let best = &mut longest[(c - b'a') as usize];
            *best = length.max(*best);
        }
        longest.iter().sum()
    }
}
