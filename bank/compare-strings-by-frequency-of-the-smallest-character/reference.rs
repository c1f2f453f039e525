//! The frequency is a number from 1 to the length of a string, at most 10, so the words are counted by it.
//! A query then needs the number of words with a higher frequency, which is a sum of a few counts.
impl Solution {
    pub fn num_smaller_by_frequency(queries: Vec<String>, words: Vec<String>) -> Vec<i32> {
        let frequency = |text: &String| {
            let smallest = text.bytes().min();
            text.bytes().filter(|&c| Some(c) == smallest).count()
        };
        let mut count = [0; 11];
        words.iter().map(frequency).for_each(|times| count[times] += 1);
        queries.iter().map(frequency).map(|times| count[times + 1..].iter().sum()).collect()
    }
}
