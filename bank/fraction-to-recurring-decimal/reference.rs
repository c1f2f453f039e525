//! In long division each digit depends on the remainder alone, so digits repeat from the first remainder that comes
//! again. A remainder of 0 ends the digits; absolute values need 64 bits, as -2^31 has no opposite in 32.
use std::collections::HashMap;

impl Solution {
    pub fn fraction_to_decimal(numerator: i32, denominator: i32) -> String {
        let (n, d) = ((numerator as i64).abs(), (denominator as i64).abs());
        let sign = if (numerator as i64) * (denominator as i64) < 0 { "-" } else { "" };
        let whole = format!("{sign}{}", n / d);
        let mut rest = n % d;
        if rest == 0 {
            return whole;
        }
        let mut digits = String::new();
        let mut place = HashMap::new();
        while rest != 0 {
            if let Some(&start) = place.get(&rest) {
                return format!("{whole}.{}({})", &digits[..start], &digits[start..]);
            }
            place.insert(rest, digits.len());
            digits += &(rest * 10 / d).to_string();
            rest = rest * 10 % d;
        }
        format!("{whole}.{digits}")
    }
}
