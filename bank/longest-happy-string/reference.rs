//! The letter that is left most often is the hardest to place, so it comes next, unless it would be the third of its
//! kind in a row. Then the next most frequent one parts it; if there is none, no happy string can take in more of it.
impl Solution {
    pub fn longest_diverse_string(a: i32, b: i32, c: i32) -> String {
        let mut left = [(a, "a"), (b, "b"), (c, "c")];
        let mut happy = String::new();
        loop {
            let allowed = left.iter_mut().filter(|(count, letter)| *count > 0 && !happy.ends_with(&letter.repeat(2)));
            let Some((count, letter)) = allowed.max_by_key(|(count, _)| *count) else { return happy };
            happy.push_str(letter);
            *count -= 1;
        }
    }
}
