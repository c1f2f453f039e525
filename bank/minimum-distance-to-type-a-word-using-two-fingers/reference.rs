//! One finger is always on the letter typed last, so only the place of the other one is open, and it may start
//! anywhere. For the next letter either the same finger moves, or the other one does and leaves the first where it is.
impl Solution {
    pub fn minimum_distance(word: String) -> i32 {
        let letters: Vec<i32> = word.bytes().map(|letter| (letter - b'A') as i32).collect();
        let way = |a: i32, b: i32| (a / 6 - b / 6).abs() + (a % 6 - b % 6).abs();
        // The least distance so far, by the letter on which the other finger is.
        let mut least = [0; 26];
        for step in letters.windows(2) {
            let (last, next) = (step[0], step[1]);
            let switched = (0..).zip(least).map(|(other, sum)| sum + way(other, next)).min().unwrap();
            least = least.map(|sum| sum + way(last, next));
            least[last as usize] = least[last as usize].min(switched);
        }
        least.into_iter().min().unwrap()
    }
}
