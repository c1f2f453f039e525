//! Backwards the target is halved, if it is even, or raised by 1. As long as it is above the start, an even number is
//! halved at once, because to raise it by 2 and halve it takes more steps than to halve it and raise it by 1.
impl Solution {
    pub fn broken_calc(start_value: i32, target: i32) -> i32 {
        let mut number = target;
        let mut operations = 0;
        while number > start_value {
            operations += 1 + number % 2;
            number = number / 2 + number % 2;
        }
        operations + start_value - number
    }
}
