//! A letter goes on the present line exactly if it fits there, so the number of lines and the width used on the last
//! one are all that has to be known before the next letter.
impl Solution {
    pub fn number_of_lines(widths: Vec<i32>, s: String) -> Vec<i32> {
        let (lines, used) = s.bytes().fold((1, 0), |(lines, used), letter| {
            let width = widths[usize::from(letter - b'a')];
            if used + width <= 100 { (lines, used + width) } else { (lines + 1, width) }
        });
        vec![lines, used]
    }
}
