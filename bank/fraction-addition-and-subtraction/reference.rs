//! Every denominator from 1 to 10 divides 2520, so all terms are whole numbers of that part and can simply be added.
//! The greatest common divisor then makes the sum irreducible.
impl Solution {
    pub fn fraction_addition(expression: String) -> String {
        let mut sum = 0i64;
        for term in expression.replace('-', "+-").split('+').filter(|term| !term.is_empty()) {
            let (above, below) = term.split_once('/').unwrap();
            sum += above.parse::<i64>().unwrap() * (2520 / below.parse::<i64>().unwrap());
        }
        let (mut a, mut b) = (2520, sum.abs());
        while b > 0 {
            (a, b) = (b, a % b);
        }
        format!("{}/{}", sum / a, 2520 / a)
    }
}
