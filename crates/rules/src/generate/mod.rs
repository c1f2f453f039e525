//! The drawing of inputs and the hands that answer its choices. Pure: never starts a program, never reads a clock.

mod appear;
mod array;
mod canvas;
mod count;
pub mod domain;
pub mod drawing;
mod elements;
mod graph;
pub mod hand;
mod holes;
mod narrow;
mod neighbours;
pub mod plan;
mod recent;
mod scalars;
mod tree;
mod unique;
mod within;
mod words;

pub use drawing::{Drawing, Rejected};

/// The version of the drawing: of how a hand and a seed become an input. It goes into case pages; whatever changes the bytes of a
/// seed raises it.
pub const VERSION: u32 = 1;
