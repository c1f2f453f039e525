//! codec
pub mod suggest;
