//! The first two numbers determine all the others, so each pair of first lengths is tried and followed to the end.
//! No number can be longer than the one after its successor, hence none that is read has more than 17 digits.
fn follows(num: &str, i: usize, j: usize) -> bool {
    let zero_led = |from: usize, to: usize| to - from > 1 && num.as_bytes()[from] == b'0';
    if zero_led(0, i) || zero_led(i, j) {
        return false;
    }
    let (mut a, mut b): (u128, u128) = (num[..i].parse().unwrap(), num[i..j].parse().unwrap());
    let mut at = j;
    while at < num.len() {
        let next = a + b;
        let digits = next.to_string();
        if !num[at..].starts_with(&digits) {
            return false;
        }
        at += digits.len();
        (a, b) = (b, next);
    }
    true
}

impl Solution {
    pub fn is_additive_number(num: String) -> bool {
        let n = num.len();
        for i in 1..n {
            for j in i + 1..n {
                // the third number must have room
                if n - j >= i.max(j - i) && follows(&num, i, j) {
                    return true;
                }
            }
        }
        false
    }
}
