//! How many digits stand behind the point.

use super::Phrase;
use crate::phrase::said::{Built, Said, refused};
use ojkit_model::constraint::Rule;

pub const PHRASES: &[Phrase] = &[
    ("{x} has/with? at most {number} decimal/fractional place/digit", places),
    ("{x} has/with? at most {number} digit/place after/behind the decimal? point", places),
    ("{x} has/with? at most {number} decimals", places),
    ("{x} has/with? no more than {number} decimal/fractional place/digit", places),
    ("{x} has/with? up to {number} decimal/fractional place/digit", places),
    ("{x} {is} given? with/to at most {number} decimal/fractional place/digit", places),
    ("{x} {is} given? with/to up to {number} decimal/fractional place/digit", places),
    ("{x} {is} given? with/to no more than {number} decimal/fractional place/digit", places),
    ("{x} {is} given? with/to at most {number} digit/place after/behind the decimal? point", places),
];

/// What a double can hold.
const DIGITS_MAX: i64 = 15;

fn places(s: &Said) -> Built {
    match s.number(0) {
        digits @ 0..=DIGITS_MAX => Ok(vec![Rule::Decimals { subjects: s.each()?, digits: digits as u32 }]),
        _ => refused(&format!("more than {DIGITS_MAX} decimal places cannot be told apart"), ""),
    }
}
