//! Multiplying out gives four products, and the one of both imaginary parts changes its sign because i * i = -1.
//! The first plus ends the real part, since a negative number begins with a minus.
impl Solution {
    pub fn complex_number_multiply(num1: String, num2: String) -> String {
        let read = |text: &str| -> (i64, i64) {
            let (real, imaginary) = text.split_once('+').unwrap();
            (real.parse().unwrap(), imaginary.trim_end_matches('i').parse().unwrap())
        };
        let (a, b) = read(&num1);
        let (c, d) = read(&num2);
        format!("{}+{}i", a * c - b * d, a * d + b * c)
    }
}
