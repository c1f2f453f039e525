//! The last digit is the rest after a division by ten, so all digits come one after the other.
//! A number belongs to the answer if none of them is zero or leaves a rest of the number.
impl Solution {
    pub fn self_dividing_numbers(left: i32, right: i32) -> Vec<i32> {
        let tails = |number: i32| {
            let shorter = |tail: &i32| Some(tail / 10);
            std::iter::successors(Some(number), shorter).take_while(|&tail| tail > 0)
        };
        let divides = |number: i32, digit: i32| digit > 0 && number % digit == 0;
        (left..=right).filter(|&number| tails(number).all(|tail| divides(number, tail % 10))).collect()
    }
}
