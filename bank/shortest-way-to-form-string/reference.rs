//! Each subsequence should take as many letters of the target as it can, since a later one can then begin no earlier.
//! From each place of the source the next place of each letter is known, so a letter of the target takes one step.
impl Solution {
    pub fn shortest_way(source: String, target: String) -> i32 {
        const NONE: usize = usize::MAX;
        let mut after = vec![[NONE; 26]; source.len() + 1];
        for (place, letter) in source.bytes().enumerate().rev() {
            after[place] = after[place + 1];
            after[place][usize::from(letter - b'a')] = place + 1;
        }
        let (mut used, mut place) = (1, 0);
        for letter in target.bytes().map(|letter| usize::from(letter - b'a')) {
            place = after[place][letter];
            if place == NONE {
                used += 1;
                place = after[0][letter];
            }
            if place == NONE {
                return -1;
            }
        }
        used
    }
}
