//! Only the set of letters counts, since a text without a repeated letter is as long as its set. Each string can join
//! every set made so far that shares no letter with it, so all sets that can be made are found.
impl Solution {
    pub fn max_length(arr: Vec<String>) -> i32 {
        let mut sets = vec![0u32];
        for text in &arr {
            let own = text.bytes().fold(0u32, |set, letter| set | 1 << (letter - b'a'));
            if own.count_ones() as usize == text.len() {
                let joined: Vec<u32> = sets.iter().filter(|&set| set & own == 0).map(|set| set | own).collect();
                sets.extend(joined);
            }
        }
        sets.into_iter().map(u32::count_ones).max().unwrap() as i32
    }
}
