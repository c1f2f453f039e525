//! What is written for a group is never longer than the group, so writing never overtakes reading in the same array.
//! A length takes at most four digits, so all else is constant space.
impl Solution {
    pub fn compress(chars: &mut Vec<char>) -> i32 {
        let mut written = 0;
        let mut start = 0;
        while start < chars.len() {
            let c = chars[start];
            let mut end = start;
            while end < chars.len() && chars[end] == c {
                end += 1;
            }
            chars[written] = c;
            written += 1;
            if end - start > 1 {
                for digit in (end - start).to_string().chars() {
                    chars[written] = digit;
                    written += 1;
                }
            }
            start = end;
        }
        written as i32
    }
}
