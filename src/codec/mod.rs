//! Text to model and back.

pub mod constraint;
