//! The outer two letters are equal, and what is between them is again of this kind, with other outer letters or empty.
//! So for each stretch and each letter the longest one is known that does not begin with this letter.
const ANY: usize = 26;

impl Solution {
    pub fn longest_palindrome_subseq(s: String) -> i32 {
        let letters: Vec<usize> = s.bytes().map(|letter| usize::from(letter - b'a')).collect();
        // Of the stretches from one start, by their ends; the last entry of each forbids no letter.
        let mut inner = vec![[0_i32; 27]; letters.len() + 1];
        for (start, &first) in letters.iter().enumerate().rev() {
            let mut stretches = vec![[0_i32; 27]; letters.len() + 1];
            for end in start + 1..letters.len() {
                // Stretches are stored one place after their ends, so that there is one before the first letter.
                for forbidden in 0..=ANY {
                    let shorter = inner[end + 1][forbidden].max(stretches[end][forbidden]);
                    let whole = if first == letters[end] && first != forbidden { inner[end][first] + 2 } else { 0 };
                    stretches[end + 1][forbidden] = shorter.max(whole);
                }
            }
            inner = stretches;
        }
        inner[letters.len()][ANY]
    }
}
