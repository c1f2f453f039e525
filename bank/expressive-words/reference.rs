//! An extension changes the size of one group and no letter, so the groups of a word have to be those of the text in
//! order. A group fits if it has the same size, or if it is smaller and the one in the text has at least three.
impl Solution {
    pub fn expressive_words(s: String, words: Vec<String>) -> i32 {
        let groups = |text: &str| -> Vec<(u8, usize)> {
            text.as_bytes().chunk_by(|a, b| a == b).map(|group| (group[0], group.len())).collect()
        };
        let goal = groups(&s);
        let stretchy = |word: &&String| {
            let parts = groups(word);
            let fits = |(part, wanted): (&(u8, usize), &(u8, usize))| {
                part.0 == wanted.0 && (part.1 == wanted.1 || part.1 < wanted.1 && wanted.1 >= 3)
            };
            parts.len() == goal.len() && parts.iter().zip(&goal).all(fits)
        };
        words.iter().filter(stretchy).count() as i32
    }
}
