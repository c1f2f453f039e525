//! The best for two beginnings either ends with their two last letters, when these are equal, or leaves one of them
//! out. One row of these numbers is enough, with the number of the row above and one place to the left kept aside.
impl Solution {
    pub fn longest_common_subsequence(text1: String, text2: String) -> i32 {
        let mut best = vec![0; text2.len()];
        for letter in text1.bytes() {
            let (mut corner, mut left) = (0, 0);
            for (number, other) in best.iter_mut().zip(text2.bytes()) {
                let above = *number;
                *number = if letter == other { corner + 1 } else { above.max(left) };
                (corner, left) = (above, *number);
            }
        }
        best[text2.len() - 1]
    }
}
