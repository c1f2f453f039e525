//! The digits behind the last rise fall, so they admit nothing greater; the digit before them must give way to the
//! next greater one among them, and the rest then rises, to be as small as possible.
impl Solution {
    pub fn next_greater_element(n: i32) -> i32 {
        let mut digits: Vec<u8> = n.to_string().into_bytes();
        let Some(at) = (1..digits.len()).rev().find(|&i| digits[i - 1] < digits[i]) else {
            return -1;
        };
        let swap = (at..digits.len()).rev().find(|&i| digits[i] > digits[at - 1]).unwrap();
        digits.swap(at - 1, swap);
        digits[at..].reverse();
        // a number past 32 bits does not parse
        String::from_utf8(digits).unwrap().parse().unwrap_or(-1)
    }
}
