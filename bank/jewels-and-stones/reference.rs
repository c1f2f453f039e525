//! A letter fits into a number of 64 bits, as its code less that of 'A', so the jewels are one number.
//! Each stone is one question about a bit.
impl Solution {
    pub fn num_jewels_in_stones(jewels: String, stones: String) -> i32 {
        let bit = |c: u8| 1_u64 << (c - b'A');
        let wanted = jewels.bytes().map(bit).fold(0, |set, one| set | one);
        stones.bytes().map(bit).filter(|stone| stone & wanted > 0).count() as i32
    }
}
