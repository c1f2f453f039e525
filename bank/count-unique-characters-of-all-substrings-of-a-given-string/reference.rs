//! A letter counts in the substrings that contain it and no other equal letter, so they begin after the equal one
//! before it and end before the equal one after it. The number of these is the product of the two ranges.
impl Solution {
    pub fn unique_letter_string(s: String) -> i64 {
        // For each letter the places of its last two occurrences, counted from 1.
        let mut seen = [[0i64; 2]; 26];
        let mut sum = 0;
        let mut add = |[earlier, middle]: [i64; 2], place: i64| sum += (middle - earlier) * (place - middle);
        for (place, letter) in (1..).zip(s.bytes()) {
            let last = &mut seen[usize::from(letter - b'A')];
            add(*last, place);
            *last = [last[1], place];
        }
        for last in seen {
            add(last, s.len() as i64 + 1);
        }
        sum
    }
}
