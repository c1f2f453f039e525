//! A number is an optional sign, digits with at most one dot among or beside them, and perhaps an
//! exponent with a sign of its own. Each of these parts ends where a character stands that it
//! cannot take, so the text is read once, without going back.
impl Solution {
    pub fn is_number(s: String) -> bool {
        let s = s.as_bytes();
        let mut at = 0;
        skip_sign(s, &mut at);
        let mut digits = skip_digits(s, &mut at);
        if at < s.len() && s[at] == b'.' {
            at += 1;
            digits += skip_digits(s, &mut at);
        }
        if digits == 0 {
            return false;
        }
        if at < s.len() && (s[at] == b'e' || s[at] == b'E') {
            at += 1;
            skip_sign(s, &mut at);
            if skip_digits(s, &mut at) == 0 {
                return false;
            }
        }
        at == s.len()
    }
}

fn skip_sign(s: &[u8], at: &mut usize) {
    if *at < s.len() && (s[*at] == b'+' || s[*at] == b'-') {
        *at += 1;
    }
}

fn skip_digits(s: &[u8], at: &mut usize) -> usize {
    let start = *at;
    while *at < s.len() && s[*at].is_ascii_digit() {
        *at += 1;
    }
    *at - start
}
