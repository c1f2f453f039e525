//! A letter may be put after every subsequence there is, and the empty one, which doubles their number and adds one.
//! Exactly those come twice that the last earlier place of the same letter had made already.
impl Solution {
    pub fn distinct_subseq_ii(s: String) -> i32 {
        const MODULUS: i64 = 1_000_000_007;
        // The subsequences that end in each letter.
        let mut made = [0_i64; 128];
        let mut total = 0;
        for letter in s.into_bytes() {
            let earlier = std::mem::replace(&mut made[usize::from(letter)], total + 1);
            total = (2 * total + 1 - earlier).rem_euclid(MODULUS);
        }
        total as i32
    }
}
