//! From the greatest frequency down, each one keeps as much as it can below the one before it, or goes to 0. To lower
//! it more would take deletions and leave less room to those after it.
impl Solution {
    pub fn min_deletions(s: String) -> i32 {
        let mut frequencies = [0i32; 26];
        for letter in s.bytes() {
            frequencies[usize::from(letter - b'a')] += 1;
        }
        frequencies.sort_unstable();
        let mut room = i32::MAX;
        let kept = frequencies.iter().rev().map(|&frequency| {
            let stays = frequency.min(room);
            room = (stays - 1).max(0);
            stays
        });
        s.len() as i32 - kept.sum::<i32>()
    }
}
