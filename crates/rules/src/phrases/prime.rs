//! Prime numbers.

use super::Phrase;
use crate::phrase::said::{Built, Said};
use ojkit_model::constraint::Rule;

pub const PHRASES: &[Phrase] = &[("{x} {is} a? prime number/integer", prime), ("{x} {is} prime", prime)];

fn prime(s: &Said) -> Built {
    Ok(vec![Rule::Prime { subjects: s.names()?.to_vec() }])
}
