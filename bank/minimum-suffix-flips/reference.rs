//! A flip changes only one pair of neighbours, the two before and at its index, from equal to different or back. So
//! each place where the target changes, with a 0 before its first bit, needs a flip of its own, and these are enough.
impl Solution {
    pub fn min_flips(target: String) -> i32 {
        let mut bits = target.into_bytes();
        bits.insert(0, b'0');
        bits.windows(2).filter(|pair| pair[0] != pair[1]).count() as i32
    }
}
