//! Powers whose superscripts copying has lost: `105` where 10^5 was meant.

/// A line with lost powers given back; nothing where none can have been lost.
pub fn restored(line: &str) -> Option<String> {
    let mut out = String::with_capacity(line.len() + 4);
    let mut changed = false;
    let mut rest = line;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let length = rest[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - at);
        let (before, number, behind) = (&rest[..at], &rest[at..at + length], &rest[at + length..]);
        let is_index = before.strip_suffix('[').is_some_and(|rest| rest.ends_with(|c: char| c.is_ascii_alphanumeric()));
        let begins = !is_index && !before.ends_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '^' | '_' | '.'));
        let is_decimal = behind.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
        let ends = !is_decimal && !behind.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '^' | '_'));
        out.push_str(before);
        match power(number).filter(|_| begins && ends) {
            Some((base, exponent)) => {
                changed = true;
                out.push_str(&format!("{base}^{exponent}"));
            }
            None => out.push_str(number),
        }
        rest = behind;
    }
    out.push_str(rest);
    changed.then_some(out)
}

/// 10^3 to 10^18, and the powers of two at the ends of types.
fn power(number: &str) -> Option<(u32, u32)> {
    if matches!(number, "231" | "232" | "263" | "264") {
        return Some((2, number[1..].parse().ok()?));
    }
    let exponent: u32 = number.strip_prefix("10").filter(|rest| !rest.starts_with('0'))?.parse().ok()?;
    (3..=18).contains(&exponent).then_some((10, exponent))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_come_back_where_they_can_have_been_lost() {
        assert_eq!(restored("1 <= n <= 105").unwrap(), "1 <= n <= 10^5");
        assert_eq!(restored("-231 <= x <= 231 - 1").unwrap(), "-2^31 <= x <= 2^31 - 1");
        for (line, wanted) in [
            ("1 <= a.length <= 2 * 104", "1 <= a.length <= 2 * 10^4"),
            ("The number of nodes is in the range [2, 105].", "The number of nodes is in the range [2, 10^5]."),
            ("The sum of a[i] will not exceed 104.", "The sum of a[i] will not exceed 10^4."),
        ] {
            assert_eq!(restored(line).unwrap(), wanted);
        }
        for line in [
            "1 <= n <= 100",
            "1 <= n <= 1000",
            "1 <= n <= 1019",
            "0 <= x <= 10^5",
            "a105 <= 3",
            "1 <= n <= 50",
            "a[104] <= 3",
            "x <= 0.105",
        ] {
            assert_eq!(restored(line), None, "{line}");
        }
    }
}
