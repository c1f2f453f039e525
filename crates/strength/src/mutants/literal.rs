//! Literals as numbers.

use syn::{Expr, Lit};

/// The neighbours of a literal, as texts: one more, and one less where it is not 0.
pub(super) fn neighbours(lit: &Lit) -> Vec<String> {
    match lit {
        Lit::Int(int) => {
            let Ok(value) = int.base10_digits().parse::<u128>() else { return Vec::new() };
            let text = |value: u128| format!("{value}{}", int.suffix());
            let more = value.checked_add(1).map(text);
            more.into_iter().chain(value.checked_sub(1).map(text)).collect()
        }
        Lit::Byte(byte) => letter(byte.value()).map(|b| format!("b'{}'", char::from(b))).into_iter().collect(),
        Lit::Char(c) => {
            let next = u8::try_from(c.value()).ok().and_then(letter);
            next.map(|b| format!("'{}'", char::from(b))).into_iter().collect()
        }
        Lit::Float(float) => {
            let Ok(value) = float.base10_digits().parse::<f64>() else { return Vec::new() };
            let text = |value: f64| format!("{value:?}{}", float.suffix());
            match value {
                0.0 => vec![text(1.0)],
                whole if whole.fract() == 0.0 => vec![text(whole + 1.0), text(whole - 1.0)],
                // A tolerance is hardly ever seen to be another.
                small if small < TOLERANCE => Vec::new(),
                part => vec![text(part * 2.0)],
            }
        }
        _ => Vec::new(),
    }
}

/// Smaller parts of 1 are tolerances.
const TOLERANCE: f64 = 1e-3;

/// Whether a text is this whole number, with or without a suffix.
pub(super) fn is(text: &str, value: u128) -> bool {
    let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
    digits.parse() == Ok(value)
}

fn letter(byte: u8) -> Option<u8> {
    let next = byte.wrapping_add(1);
    (byte.is_ascii_alphanumeric() && next.is_ascii_alphanumeric()).then_some(next)
}

/// Whether an expression is a whole number as it stands.
pub(super) fn is_whole_number(expr: &Expr) -> bool {
    matches!(expr, Expr::Lit(lit) if matches!(lit.lit, Lit::Int(_)))
}
