//! The symbols and the six subtractive pairs are taken from the greatest on, as often as they fit.
//! What is left after each is less than the next greater one, so no symbol comes more often than
//! the rules allow.
impl Solution {
    pub fn int_to_roman(num: i32) -> String {
        const SIGNS: [(i32, &str); 13] = [
            (1000, "M"),
            (900, "CM"),
            (500, "D"),
            (400, "CD"),
            (100, "C"),
            (90, "XC"),
            (50, "L"),
            (40, "XL"),
            (10, "X"),
            (9, "IX"),
            (5, "V"),
            (4, "IV"),
            (1, "I"),
        ];
        let mut rest = num;
        let mut out = String::new();
        for (value, sign) in SIGNS {
            while rest >= value {
                out.push_str(sign);
                rest -= value;
            }
        }
        out
    }
}
