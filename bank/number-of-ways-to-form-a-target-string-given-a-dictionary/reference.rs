//! At one index all words are alike: only how many of them have a letter there matters, and at most one is used.
//! So for each index the ways to form each prefix grow by those of the prefix one shorter, times that number.
impl Solution {
    pub fn num_ways(words: Vec<String>, target: String) -> i32 {
        const MODULUS: u64 = 1_000_000_007;
        let mut having = vec![[0_u64; 26]; words[0].len()];
        for word in &words {
            for (count, letter) in having.iter_mut().zip(word.bytes()) {
                count[usize::from(letter - b'a')] += 1;
            }
        }
        let mut ways = vec![0; target.len() + 1];
        ways[0] = 1;
        for count in having {
            // The longest prefix comes first, for this index may serve only one letter of the target.
            for (place, letter) in target.bytes().enumerate().rev() {
                ways[place + 1] = (ways[place + 1] + ways[place] * count[usize::from(letter - b'a')]) % MODULUS;
            }
        }
        ways[target.len()] as i32
    }
}
