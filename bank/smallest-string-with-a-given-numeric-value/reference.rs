//! All letters begin as a, and what is missing in the value is added from the end on, 25 at most to each letter. So the
//! letters in front stay as small as they can be, which is what the order looks at first.
impl Solution {
    pub fn get_smallest_string(n: i32, k: i32) -> String {
        let (length, mut missing) = (n as usize, (k - n) as usize);
        let mut letters = vec![b'a'; length];
        for letter in letters.iter_mut().rev().take(missing.div_ceil(25)) {
            let more = missing.min(25);
            *letter += more as u8;
            missing -= more;
        }
        String::from_utf8(letters).unwrap()
    }
}
