//! The drawing of inputs and the hands that answer its choices. Pure: never starts a program, never reads a clock.

mod array;
mod canvas;
pub mod domain;
pub mod drawing;
mod elements;
pub mod hand;
mod narrow;
mod scalars;
mod unique;
mod words;

pub use drawing::{Drawing, Rejected};
