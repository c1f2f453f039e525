//! A digit from 2 on is the sum of 1 and a digit that is not 0, and a 0 or a 1 that borrows ten from the next place is
//! the sum of 2 and 8 or 9. Only a leading 1 may be left, and it goes to one of the two numbers alone.
impl Solution {
    pub fn get_no_zero_integers(n: i32) -> Vec<i32> {
        let mut pair = vec![0, 0];
        let (mut rest, mut place) = (n, 1);
        while rest > 0 {
            let digit = rest % 10;
            rest /= 10;
            let (a, b) = if digit < 2 && rest > 0 {
                rest -= 1;
                (2, digit + 8)
            } else {
                (1, digit - 1)
            };
            pair[0] += a * place;
            pair[1] += b * place;
            place *= 10;
        }
        pair
    }
}
