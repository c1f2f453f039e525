//! A closing parenthesis without an open one before it must cost one removal in any case, and so must an opening one
//! that nothing closes, as seen from the other end. Exactly these are removed, so no answer removes fewer.
fn without_unmatched(text: impl Iterator<Item = char>, opening: char, closing: char) -> Vec<char> {
    let mut open = 0;
    text.filter(|&sign| {
        if sign == opening {
            open += 1;
        } else if sign == closing {
            if open == 0 {
                return false;
            }
            open -= 1;
        }
        true
    })
    .collect()
}

impl Solution {
    pub fn min_remove_to_make_valid(s: String) -> String {
        let forwards = without_unmatched(s.chars(), '(', ')');
        let backwards = without_unmatched(forwards.into_iter().rev(), ')', '(');
        backwards.into_iter().rev().collect()
    }
}
