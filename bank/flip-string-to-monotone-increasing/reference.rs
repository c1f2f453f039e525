//! A 1 at the end of a beginning can always stay; at a 0, either this digit is flipped, or all ones before it are.
//! So the flips and the ones of each beginning follow from those of the one before.
impl Solution {
    pub fn min_flips_mono_incr(s: String) -> i32 {
        let (flips, _) = s.bytes().fold((0, 0), |(flips, ones), digit| match digit {
            b'1' => (flips, ones + 1),
            _ => (ones.min(flips + 1), ones),
        });
        flips
    }
}
