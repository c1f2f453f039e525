//! A carry runs only through nines at the end, which become zeros, and the digit before them grows by one.
//! If there are only nines, a one stands before the zeros.
impl Solution {
    pub fn plus_one(digits: Vec<i32>) -> Vec<i32> {
        let mut out = digits;
        for digit in out.iter_mut().rev() {
            if *digit < 9 {
                *digit += 1;
                return out;
            }
            *digit = 0;
        }
        out.insert(0, 1);
        out
    }
}
