//! Two texts are repetitions of one text exactly when they give the same in both orders of joining.
//! Then every common divisor of both lengths is the length of a text that divides both, so the greatest one is taken.
impl Solution {
    pub fn gcd_of_strings(str1: String, str2: String) -> String {
        if format!("{str1}{str2}") != format!("{str2}{str1}") {
            return String::new();
        }
        let (mut size, mut rest) = (str1.len(), str2.len());
        while rest > 0 {
            (size, rest) = (rest, size % rest);
        }
        str1[..size].to_string()
    }
}
