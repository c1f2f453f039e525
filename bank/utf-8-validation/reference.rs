//! The ones that a byte begins with tell how many bytes of a character must still come: none in front of a zero, else
//! one to three. Exactly these, and no others, begin with 10.
impl Solution {
    pub fn valid_utf8(data: Vec<i32>) -> bool {
        let mut to_come = 0;
        for byte in data {
            let ones = (byte as u8).leading_ones();
            if to_come > 0 {
                if ones != 1 {
                    return false;
                }
                to_come -= 1;
            } else if ones == 1 || ones > 4 {
                return false;
            } else if ones > 1 {
                to_come = ones - 1;
            }
        }
        to_come == 0
    }
}
