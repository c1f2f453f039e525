//! Read from the end, a letter stays exactly if no backspace that was read before it is still without a letter.
//! So the letters that stay come out one by one in reverse order, and equal rows of them mean equal texts.
fn kept(text: &str) -> impl Iterator<Item = u8> + '_ {
    let mut pending = 0;
    text.bytes().rev().filter(move |&key| {
        let stays = key != b'#' && pending == 0;
        if key == b'#' {
            pending += 1;
        } else if pending > 0 {
            pending -= 1;
        }
        stays
    })
}

impl Solution {
    pub fn backspace_compare(s: String, t: String) -> bool {
        kept(&s).eq(kept(&t))
    }
}
