//! A repeated tape has the letter k where the tape before has the letter with the same remainder, so k is led back to
//! shorter tapes, from the first one that is long enough. It ends at the letter that was written as number k.
impl Solution {
    pub fn decode_at_index(s: String, k: i32) -> String {
        let mut rank = i64::from(k);
        let mut lengths = vec![0];
        for sign in s.bytes() {
            let before = lengths[lengths.len() - 1];
            if before >= rank {
                break;
            }
            lengths.push(if sign.is_ascii_digit() { before * i64::from(sign - b'0') } else { before + 1 });
        }
        for (before, sign) in lengths.into_iter().zip(s.bytes()).rev() {
            if sign.is_ascii_digit() {
                rank = (rank - 1) % before + 1;
            } else if rank == before + 1 {
                return char::from(sign).to_string();
            }
        }
        unreachable!("the text is decoded to at least k letters")
    }
}
