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
        _ => Vec::new(),
    }
}

fn letter(byte: u8) -> Option<u8> {
    let next = byte.wrapping_add(1);
    (byte.is_ascii_alphanumeric() && next.is_ascii_alphanumeric()).then_some(next)
}

/// Whether an expression is a whole number as it stands.
pub(super) fn is_whole_number(expr: &Expr) -> bool {
    matches!(expr, Expr::Lit(lit) if matches!(lit.lit, Lit::Int(_)))
}
