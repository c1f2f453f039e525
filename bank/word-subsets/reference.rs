//! All strings of words2 are subsets exactly if each letter occurs as often as in the one that has most of it. So these
//! greatest counts together are the only thing that each word has to be compared with.
impl Solution {
    pub fn word_subsets(words1: Vec<String>, words2: Vec<String>) -> Vec<String> {
        let counted = |word: &String| {
            let mut counts = [0; 26];
            word.bytes().for_each(|letter| counts[usize::from(letter - b'a')] += 1);
            counts
        };
        let mut needed = [0; 26];
        for counts in words2.iter().map(counted) {
            needed.iter_mut().zip(counts).for_each(|(most, count)| *most = count.max(*most));
        }
        words1.into_iter().filter(|word| counted(word).iter().zip(&needed).all(|(has, need)| has >= need)).collect()
    }
}
