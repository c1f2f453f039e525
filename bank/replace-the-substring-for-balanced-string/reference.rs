//! A substring can be replaced to balance the whole exactly when no letter occurs too often outside it. A later
//! beginning never allows an earlier end, so both ends only move to the right.
impl Solution {
    pub fn balanced_string(s: String) -> i32 {
        let letters: Vec<usize> = s.bytes().map(|letter| (letter - b'A') as usize).collect();
        let share = letters.len() / 4;
        let mut outside = [0; 26];
        letters.iter().for_each(|&letter| outside[letter] += 1);
        let balanced = |outside: &[usize; 26]| outside.iter().all(|&count| count <= share);
        let mut least = letters.len();
        let mut end = 0;
        for start in 0..letters.len() {
            while end < letters.len() && !balanced(&outside) {
                outside[letters[end]] -= 1;
                end += 1;
            }
            if !balanced(&outside) {
                break;
            }
            // A balanced text needs no replacement, and then the end is still at the first start.
            if end == start {
                return 0;
            }
            least = least.min(end - start);
            outside[letters[start]] += 1;
        }
        least as i32
    }
}
