//! All roots are in one trie, where a word is followed from its beginning: the first end of a root on the way is the
//! shortest root of the word. A word that leaves the trie before has none.
impl Solution {
    pub fn replace_words(dictionary: Vec<String>, sentence: String) -> String {
        let mut next: Vec<[usize; 26]> = vec![[0; 26]];
        let mut is_root = vec![false];
        for root in &dictionary {
            let mut at = 0;
            for c in root.bytes() {
                let letter = (c - b'a') as usize;
                if next[at][letter] == 0 {
                    next[at][letter] = next.len();
                    next.push([0; 26]);
                    is_root.push(false);
                }
                at = next[at][letter];
            }
            is_root[at] = true;
        }
        let shortened = |word: &str| -> usize {
            let mut at = 0;
            for (i, c) in word.bytes().enumerate() {
                at = next[at][(c - b'a') as usize];
                if at == 0 {
                    break;
                }
                if is_root[at] {
                    return i + 1;
                }
            }
            word.len()
        };
        let words: Vec<&str> = sentence.split(' ').map(|word| &word[..shortened(word)]).collect();
        words.join(" ")
    }
}
