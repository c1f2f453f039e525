//! Where a long substring occurs its beginning occurs as well, with no more unique letters, so it is enough to look at
//! the shortest size. All windows of that size with few letters are counted.
use std::collections::HashMap;

impl Solution {
    pub fn max_freq(s: String, max_letters: i32, min_size: i32, _max_size: i32) -> i32 {
        let mut count: HashMap<&[u8], i32> = HashMap::new();
        for part in s.as_bytes().windows(min_size as usize) {
            let letters = part.iter().fold(0_u32, |set, c| set | 1 << (c - b'a'));
            if letters.count_ones() <= max_letters as u32 {
                *count.entry(part).or_default() += 1;
            }
        }
        count.into_values().max().unwrap_or(0)
    }
}
