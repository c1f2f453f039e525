//! An echo of halves of length h ends at a place exactly if the texts up to this place and up to h places before have
//! their last h letters in common. It is new if no text up to an earlier place has as many last letters as the echo in
//! common.
impl Solution {
    pub fn distinct_echo_substrings(text: String) -> i32 {
        let letters = text.as_bytes();
        // common[i + 1] is the number of last letters that the texts up to i and up to the present end have in common.
        let mut common = vec![0; letters.len() + 1];
        let mut echoes = 0;
        for end in 0..letters.len() {
            for i in (0..end).rev() {
                common[i + 1] = if letters[i] == letters[end] { common[i] + 1 } else { 0 };
            }
            let known = common[..=end].iter().max().unwrap();
            echoes += (1..=end).filter(|half| common[end + 1 - half] >= *half && 2 * half > *known).count() as i32;
        }
        echoes
    }
}
