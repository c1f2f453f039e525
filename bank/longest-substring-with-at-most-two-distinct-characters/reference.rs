//! A substring with a third letter must begin behind the last place of one of the two letters before it: the one
//! whose last place is earlier. So the start moves there, and every end is paired with its earliest start.
impl Solution {
    pub fn length_of_longest_substring_two_distinct(s: String) -> i32 {
        // The letters of the window with their last places, the earlier place first.
        let mut window: Vec<(u8, usize)> = Vec::new();
        let (mut start, mut longest) = (0, 0);
        for (i, letter) in s.bytes().enumerate() {
            if let Some(known) = window.iter().position(|&(other, _)| other == letter) {
                window.remove(known);
            } else if window.len() == 2 {
                start = window.remove(0).1 + 1;
            }
            window.push((letter, i));
            longest = longest.max(i + 1 - start);
        }
        longest as i32
    }
}
