//! A list is sorted if each word and the next one are in order, since the order of words is transitive.
//! For two words the first place at which they differ decides, and the shorter goes first if there is none.
impl Solution {
    pub fn is_alien_sorted(words: Vec<String>, order: String) -> bool {
        let mut rank = [0; 128];
        for (place, letter) in order.bytes().enumerate() {
            rank[letter as usize] = place;
        }
        words.windows(2).all(|pair| {
            let ranks = |word: &str| word.bytes().map(|letter| rank[letter as usize]).collect::<Vec<usize>>();
            ranks(&pair[0]) <= ranks(&pair[1])
        })
    }
}
