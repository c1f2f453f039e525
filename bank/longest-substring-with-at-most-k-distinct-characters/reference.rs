//! If a stretch has too many letters, so has every longer one with the same beginning or end: the beginning of the
//! longest good stretch only moves forward while the end does. For k = 0 the stretch stays empty.
use std::collections::HashMap;

impl Solution {
    pub fn length_of_longest_substring_k_distinct(s: String, k: i32) -> i32 {
        let letters: Vec<char> = s.chars().collect();
        let mut count: HashMap<char, usize> = HashMap::new();
        let (mut from, mut best) = (0, 0);
        for (i, &c) in letters.iter().enumerate() {
            *count.entry(c).or_insert(0) += 1;
            while count.len() > k as usize {
                let first = count.get_mut(&letters[from]).unwrap();
                *first -= 1;
                if *first == 0 {
                    count.remove(&letters[from]);
                }
                from += 1;
            }
            best = best.max(i + 1 - from);
        }
        best as i32
    }
}
