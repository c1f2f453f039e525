//! Tokens whose numbers may differ by an absolute or a relative tolerance.
//!
//! A number is a decimal (`12`, `-1.5`, `.5`, `5.`, `1e5`, `1E-3`), or `nan`, `inf`, `infinity` in any case, with a sign or
//! without. Where the answer's token is a number, the output's must be one, near enough; everything else is compared as bytes.
//! - `-0` is 0.
//! - An infinity is near itself only; `nan` is near `nan` only.
//! - Hexadecimal floats and numbers past the range of a double are no numbers here.
//! - Two whole numbers are subtracted exactly: a small tolerance does not blur numbers past 2^53.

use super::Check;
use super::tokens::first_difference;

/// Checks that each number is within `absolute` of the answer's, or within `relative` times its magnitude.
pub fn check(output: &[u8], answer: &[u8], absolute: f64, relative: f64) -> Check {
    let difference = first_difference(output, answer, |got, expected| near(got, expected, absolute, relative));
    let Some(difference) = difference else { return Check::accepted() };
    let mut message = difference.describe(output);
    if let (Some(got), Some(expected)) = (difference.got, difference.expected) {
        match (number(expected), number(got)) {
            (Some(expected), Some(got)) if (expected.value - got.value).is_finite() => {
                message.push_str(&format!(" (difference {:.3e})", distance(&expected, &got)));
            }
            (Some(_), None) => message.push_str(" (not a number)"),
            _ => {}
        }
    }
    Check::refused(message)
}

/// Whether two different tokens are numbers that are near enough.
pub fn near(got: &[u8], expected: &[u8], absolute: f64, relative: f64) -> bool {
    let (Some(got), Some(expected)) = (number(got), number(expected)) else { return false };
    match (expected.whole, got.whole) {
        (Some(a), Some(b)) => a.abs_diff(b) as f64 <= absolute.max(relative * expected.value.abs()),
        _ => near_doubles(got.value, expected.value, absolute, relative),
    }
}

/// Whether two doubles are near enough.
pub fn near_doubles(got: f64, expected: f64, absolute: f64, relative: f64) -> bool {
    if expected.is_nan() || got.is_nan() {
        return expected.is_nan() && got.is_nan();
    }
    if expected.is_infinite() || got.is_infinite() {
        return expected == got;
    }
    let tolerance = absolute.max(relative * expected.abs());
    let distance = (expected - got).abs();
    // Reading a decimal as a double moves it by up to half a unit in the last place: 0.999999 would be farther from 1 than 1e-6.
    let blur = f64::EPSILON * expected.abs().max(got.abs());
    distance <= tolerance || (tolerance > 0.0 && distance <= tolerance + blur)
}

/// The distance of two finite numbers, without rounding before the subtraction where both are whole.
fn distance(a: &Number, b: &Number) -> f64 {
    match (a.whole, b.whole) {
        (Some(a), Some(b)) => a.abs_diff(b) as f64,
        _ => (a.value - b.value).abs(),
    }
}

struct Number {
    value: f64,
    /// The exact value, where it is written as a whole number of at most 38 digits.
    whole: Option<i128>,
}

/// No number that means something is longer; a million digits are not worth parsing.
const DIGITS_MAX: usize = 2000;
const WHOLE_DIGITS_MAX: usize = 38;

fn number(token: &[u8]) -> Option<Number> {
    let text = std::str::from_utf8(token).ok().filter(|text| text.len() <= DIGITS_MAX)?;
    let unsigned = text.strip_prefix(['+', '-']).unwrap_or(text);
    let special = ["nan", "inf", "infinity"].iter().any(|name| unsigned.eq_ignore_ascii_case(name));
    if !special && !unsigned.bytes().next().is_some_and(|b| b.is_ascii_digit() || b == b'.') {
        return None;
    }
    let value: f64 = text.parse().ok()?;
    if value.is_infinite() && !special {
        return None;
    }
    let digits = unsigned.len() <= WHOLE_DIGITS_MAX && unsigned.bytes().all(|b| b.is_ascii_digit());
    Some(Number { value, whole: if digits { text.parse().ok() } else { None } })
}
