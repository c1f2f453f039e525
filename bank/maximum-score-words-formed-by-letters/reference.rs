//! Every set of words is built, one word after the other, with the letters that it leaves over.
//! A set whose letters do not suffice can have no larger set that is valid, so it is given up at once.
impl Solution {
    pub fn max_score_words(words: Vec<String>, letters: Vec<char>, score: Vec<i32>) -> i32 {
        let mut supply = [0_i32; 26];
        letters.iter().for_each(|&letter| supply[letter as usize - 'a' as usize] += 1);
        let mut sets = vec![(supply, 0)];
        for word in words {
            for place in 0..sets.len() {
                let (mut left, mut points) = sets[place];
                for letter in word.bytes().map(|letter| usize::from(letter - b'a')) {
                    left[letter] -= 1;
                    points += score[letter];
                }
                if left.iter().all(|&count| count >= 0) {
                    sets.push((left, points));
                }
            }
        }
        sets.into_iter().map(|set| set.1).max().unwrap_or(0)
    }
}
