//! Text to values and back: YAML with places, the notation of values, case pages. It knows no constraints.

pub mod notation;
pub mod number;
pub mod page;
#[cfg(test)]
mod samples;
pub mod suggest;
pub mod table;
pub mod yaml;
