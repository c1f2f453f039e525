//! The places of each word are stored in increasing order, and a question walks along two such lists at once.
//! Only the smaller of the two present places moves on: with it, all later places of the other word are further away.
use std::collections::HashMap;

struct WordDistance {
    places: HashMap<String, Vec<i32>>,
}

impl WordDistance {
    fn new(words_dict: Vec<String>) -> Self {
        let mut places: HashMap<String, Vec<i32>> = HashMap::new();
        for (i, word) in words_dict.into_iter().enumerate() {
            places.entry(word).or_default().push(i as i32);
        }
        WordDistance { places }
    }

    fn shortest(&self, word1: String, word2: String) -> i32 {
        let (first, second) = (&self.places[&word1], &self.places[&word2]);
        let (mut i, mut j, mut best) = (0, 0, i32::MAX);
        while i < first.len() && j < second.len() {
            best = best.min((first[i] - second[j]).abs());
            if first[i] < second[j] {
                i += 1;
            } else {
                j += 1;
            }
        }
        best
    }
}
