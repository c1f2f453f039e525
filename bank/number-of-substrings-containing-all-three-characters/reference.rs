//! A substring that ends at a place has all three characters if it begins no later than the last occurrence of each one
//! up to there. So there are as many as the earliest of these three places, counted from 1.
impl Solution {
    pub fn number_of_substrings(s: String) -> i32 {
        let mut last = [0; 3];
        let ends = (1..).zip(s.bytes()).map(|(place, character)| {
            last[usize::from(character - b'a')] = place;
            last[0].min(last[1]).min(last[2])
        });
        ends.sum()
    }
}
