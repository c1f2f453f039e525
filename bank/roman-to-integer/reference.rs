//! A sign before a greater one belongs to a subtractive pair and counts negative; every other one is added.
//! In a valid numeral a smaller sign stands before a greater one in no other case.
impl Solution {
    pub fn roman_to_int(s: String) -> i32 {
        let value = |c: u8| match c {
            b'I' => 1,
            b'V' => 5,
            b'X' => 10,
            b'L' => 50,
            b'C' => 100,
            b'D' => 500,
            _ => 1000,
        };
        let (mut sum, mut after) = (0, 0);
        for c in s.bytes().rev() {
            let v = value(c);
            sum += if v < after { -v } else { v };
            after = v;
        }
        sum
    }
}
