//! Two words stay alike as long as they have the same length, last letter and prefix, so a word's prefix must pass
//! the longest beginning that it shares with another one of its length and last letter. Among sorted words, that one
//! is a neighbour.
impl Solution {
    pub fn words_abbreviation(words: Vec<String>) -> Vec<String> {
        let key = |i: usize| (words[i].len(), words[i].as_bytes()[words[i].len() - 1], words[i].as_bytes());
        let mut order: Vec<usize> = (0..words.len()).collect();
        order.sort_unstable_by_key(|&i| key(i));
        let mut prefix = vec![1; words.len()];
        for pair in order.windows(2) {
            let (a, b) = (key(pair[0]), key(pair[1]));
            if (a.0, a.1) == (b.0, b.1) {
                let shared = a.2.iter().zip(b.2).take_while(|(x, y)| x == y).count();
                prefix[pair[0]] = prefix[pair[0]].max(shared + 1);
                prefix[pair[1]] = prefix[pair[1]].max(shared + 1);
            }
        }
        let mut answer = Vec::with_capacity(words.len());
        for (word, &p) in words.iter().zip(&prefix) {
            let short = format!("{}{}{}", &word[..p], word.len() - p - 1, &word[word.len() - 1..]);
            answer.push(if short.len() < word.len() { short } else { word.clone() });
        }
        answer
    }
}
