//! A letter is new to the left part exactly where it comes for the first time, and it is lost to the right part exactly
//! where it comes for the last time. So both numbers of distinct letters are followed from one split to the next.
impl Solution {
    pub fn num_splits(s: String) -> i32 {
        let distinct = |letters: &mut dyn Iterator<Item = u8>| {
            let mut seen = 0u32;
            let counts = letters.map(|letter| {
                seen |= 1 << (letter - b'a');
                seen.count_ones()
            });
            counts.collect::<Vec<u32>>()
        };
        let left = distinct(&mut s.bytes());
        let right = distinct(&mut s.bytes().rev());
        left.iter().zip(right.iter().rev().skip(1)).filter(|(a, b)| a == b).count() as i32
    }
}
