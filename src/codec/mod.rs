//! codec

pub mod table;
