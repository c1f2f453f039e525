//! Halves are exchanged, then the quarters within them, down to single bits: after that each bit stands at its
//! mirrored place. All of it is done for all 32 bits at once, so five steps are enough.
impl Solution {
    pub fn reverse_bits(n: i32) -> i32 {
        let mut bits = n as u32;
        let masks = [0x0000_ffff, 0x00ff_00ff, 0x0f0f_0f0f, 0x3333_3333, 0x5555_5555];
        for (width, mask) in [16, 8, 4, 2, 1].into_iter().zip(masks) {
            bits = (bits >> width & mask) | ((bits & mask) << width);
        }
        bits as i32
    }
}
