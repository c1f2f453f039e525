//! Two strings differ in one place only exactly when they have the same beginning before it and the same end after it.
//! Equal beginnings and equal ends get equal numbers, so a pair of these that comes up again is an answer.
use std::collections::{HashMap, HashSet};

impl Solution {
    pub fn differ_by_one(dict: Vec<String>) -> bool {
        let (mut heads, mut tails) = (HashMap::new(), HashMap::new());
        let mut around = HashSet::new();
        dict.iter().any(|word| {
            let head = Self::numbered(word.bytes(), &mut heads);
            let mut tail = Self::numbered(word.bytes().rev(), &mut tails);
            tail.reverse();
            // A number also says how long its text is, so the place is the same.
            head.into_iter().zip(tail.into_iter().skip(1)).filter(|pair| !around.insert(*pair)).count() > 0
        })
    }

    /// The numbers of all beginnings of a text, from the empty one on.
    fn numbered(text: impl Iterator<Item = u8>, known: &mut HashMap<(usize, u8), usize>) -> Vec<usize> {
        let mut numbers = vec![0];
        for letter in text {
            let next = known.len() + 1;
            numbers.push(*known.entry((numbers[numbers.len() - 1], letter)).or_insert(next));
        }
        numbers
    }
}
