//! Reversing what a pair encloses is to enter it at its other end and to read the other way, and to leave it at the end
//! where it was met, in the old direction. So at each parenthesis the reader jumps to its partner and turns around.
impl Solution {
    pub fn reverse_parentheses(s: String) -> String {
        let signs = s.as_bytes();
        let mut partner = vec![0; signs.len()];
        let mut open = Vec::new();
        for (place, sign) in signs.iter().enumerate() {
            if *sign == b'(' {
                open.push(place);
            } else if *sign == b')' {
                let start = open.pop().unwrap();
                partner[start] = place;
                partner[place] = start;
            }
        }
        let mut text = String::new();
        let (mut place, mut forward) = (0, true);
        // The reader can only leave at the right end, as all pairs are left again.
        while let Some(&sign) = signs.get(place) {
            if sign.is_ascii_lowercase() {
                text.push(sign as char);
            } else {
                place = partner[place];
                forward = !forward;
            }
            place = if forward { place + 1 } else { place - 1 };
        }
        text
    }
}
