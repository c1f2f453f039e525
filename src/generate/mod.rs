//! The drawing of inputs and the hands that answer its choices. Pure: never starts a program, never reads a clock.

mod canvas;
pub mod domain;
pub mod drawing;
mod elements;
pub mod hand;
mod narrow;
mod scalars;
mod unique;

pub use drawing::{Drawing, Rejected};
