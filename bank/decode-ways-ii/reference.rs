//! The last letter of a decoding takes one or two characters, and what is before is decoded freely.
//! So the ways of a prefix follow from the two shorter ones, times the letters that the one or two characters can mean.
impl Solution {
    pub fn num_decodings(s: String) -> i32 {
        const MOD: i64 = 1_000_000_007;
        let (mut before, mut last) = (0i64, 1i64);
        let mut previous = b'0';
        for c in s.bytes() {
            let single = match c {
                b'*' => 9,
                b'0' => 0,
                _ => 1,
            };
            // A star is never 0, so after a 2 it means 1 to 6.
            let double = match (previous, c) {
                (b'1', b'*') => 9,
                (b'2', b'*') => 6,
                (b'*', b'*') => 15,
                (b'*', b'0'..=b'6') => 2,
                (b'*', _) | (b'1', _) => 1,
                (b'2', b'0'..=b'6') => 1,
                _ => 0,
            };
            let next = (single * last + double * before) % MOD;
            before = last;
            last = next;
            previous = c;
        }
        last as i32
    }
}
