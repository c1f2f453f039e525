//! The text of an input: how values are laid out in lines, written and strictly read back.
//!
//! [`Format`] is compiled once per problem, from the default layout or from the spec's `stdin:`. Reading accepts exactly the bytes
//! that writing could have made, with one freedom: a number with a point may have trailing zeros.

mod compile;
mod equality;
mod fault;
mod format;
mod layout;
mod locate;
mod near_miss;
mod read;
mod token;
mod trace;
mod write;

pub use fault::{Position, ReadError};
pub use format::Format;
