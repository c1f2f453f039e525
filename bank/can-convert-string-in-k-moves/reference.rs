//! A character can only be shifted in a move that has the needed shift as its remainder by 26, and each move serves one
//! character. So the characters of one shift take the moves d, d + 26, and so on, and the last one must come in time.
impl Solution {
    pub fn can_convert_string(s: String, t: String, k: i32) -> bool {
        // The next free move for each shift.
        let mut free: Vec<i32> = (0..26).collect();
        s.len() == t.len()
            && s.bytes().zip(t.bytes()).all(|(from, to)| {
                let shift = usize::from(to + 26 - from) % 26;
                let need = free[shift];
                // Without a shift no move is needed.
                free[shift] += if shift > 0 { 26 } else { 0 };
                need <= k
            })
    }
}
