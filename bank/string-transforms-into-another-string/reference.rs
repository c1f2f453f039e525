//! Equal letters of the first text stay equal, so each must have one target only. Then the letters can be converted one
//! after the other, a ring of them by way of a letter that the second text lacks, so it must lack one or be the same.
impl Solution {
    pub fn can_convert(str1: String, str2: String) -> bool {
        if str1 == str2 {
            return true;
        }
        let mut target = [None; 128];
        let mut pairs = str1.bytes().zip(str2.bytes());
        let consistent = pairs.all(|(from, to)| *target[from as usize].get_or_insert(to) == to);
        consistent && (b'a'..=b'z').any(|letter| !str2.as_bytes().contains(&letter))
    }
}
