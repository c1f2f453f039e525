//! Half a turn puts the last digit first, so each digit must turn into the one at the mirrored place.
//! Only 0, 1, 8 turn into themselves, and 6 and 9 into each other.
impl Solution {
    pub fn is_strobogrammatic(num: String) -> bool {
        num.bytes()
            .zip(num.bytes().rev())
            .all(|pair| matches!(pair, (b'0', b'0') | (b'1', b'1') | (b'8', b'8') | (b'6', b'9') | (b'9', b'6')))
    }
}
