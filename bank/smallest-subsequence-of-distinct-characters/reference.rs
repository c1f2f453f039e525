//! The first letter should be the least one after which all the others still occur, and its first place leaves most
//! choice. For the letters that are still needed the same holds in the rest of the text.
impl Solution {
    pub fn smallest_subsequence(s: String) -> String {
        let bit = |letter: u8| 1_u32 << (letter - b'a');
        // The letters from each place on.
        let mut from_here = vec![0; s.len() + 1];
        for (place, letter) in s.bytes().enumerate().rev() {
            from_here[place] = from_here[place + 1] | bit(letter);
        }
        let mut needed = from_here[0];
        let mut start = 0;
        let mut answer = String::new();
        while needed > 0 {
            let letters = s.bytes().enumerate().skip(start);
            let complete = letters.take_while(|&(place, _)| from_here[place] & needed == needed);
            let fitting = complete.filter(|&(_, letter)| needed & bit(letter) > 0);
            let Some((place, letter)) = fitting.min_by_key(|&(_, letter)| letter) else { break };
            answer.push(char::from(letter));
            needed &= !bit(letter);
            start = place + 1;
        }
        answer
    }
}
