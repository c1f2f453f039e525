//! The first digit that has a larger one behind it gains most, and it gets the largest of those.
//! Of equal ones the last is taken, so that the smaller digit goes as far back as possible.
impl Solution {
    pub fn maximum_swap(num: i32) -> i32 {
        let mut digits: Vec<u8> = num.to_string().into_bytes();
        let mut largest = digits.len() - 1;
        let mut swap = None;
        for i in (0..digits.len()).rev() {
            if digits[i] > digits[largest] {
                largest = i;
            } else if digits[i] < digits[largest] {
                swap = Some((i, largest));
            }
        }
        if let Some((i, j)) = swap {
            digits.swap(i, j);
        }
        digits
            .iter()
            .fold(0, |number, &digit| number * 10 + (digit - b'0') as i32)
    }
}
