//! Powers whose superscripts copying has lost: `105` where 10^5 was meant.

/// A line with lost powers given back; nothing where none can have been lost.
pub fn restored(line: &str) -> Option<String> {
    let mut out = String::with_capacity(line.len() + 4);
    let mut changed = false;
    let mut rest = line;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let length = rest[at..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - at);
        let (before, number, behind) = (&rest[..at], &rest[at..at + length], &rest[at + length..]);
        let begins = !before.ends_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '^' | '_' | '.' | '['));
        let ends = !behind.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '^' | '.' | '_' | ']'));
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

/// Whether a text shows that its superscripts survived: `10^5`, `10⁵`.
pub fn survived(text: &str) -> bool {
    text.contains(|c: char| matches!(c, '^' | '⁰' | '¹' | '²' | '³' | '⁴'..='⁹'))
}

/// Whether a text shows that its superscripts are lost, by what nobody writes: `5 * 104`, `109 + 7`.
pub fn is_lost(text: &str) -> bool {
    let squeezed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    if squeezed.contains("109+7") {
        return true;
    }
    squeezed.match_indices("*10").any(|(at, sign)| {
        let digits: String = squeezed[at + sign.len() - 2..].chars().take_while(char::is_ascii_digit).collect();
        power(&digits).is_some() && squeezed[..at].ends_with(|c: char| c.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_come_back_where_they_can_have_been_lost() {
        assert_eq!(restored("1 <= n <= 105").unwrap(), "1 <= n <= 10^5");
        assert_eq!(restored("-231 <= x <= 231 - 1").unwrap(), "-2^31 <= x <= 2^31 - 1");
        assert_eq!(restored("1 <= a.length <= 2 * 104").unwrap(), "1 <= a.length <= 2 * 10^4");
        for line in ["1 <= n <= 100", "1 <= n <= 1000", "1 <= n <= 1019", "0 <= x <= 10^5", "a105 <= 3", "1 <= n <= 50"]
        {
            assert_eq!(restored(line), None, "{line}");
        }
    }

    #[test]
    fn products_and_the_modulus_show_the_loss() {
        assert!(is_lost("1 <= n <= 5 * 104") && is_lost("modulo 109 + 7"));
        assert!(!is_lost("1 <= n <= 105") && !is_lost("1 <= n * 104"));
    }
}
