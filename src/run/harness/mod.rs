//! Harnesses: a program around a submission's `Solution`, written from the signature.

pub mod batch;
mod cpp;
mod doors;
mod java;
mod names;
mod python;
mod rust;
mod scan;
mod shape;
mod tests;

pub use doors::{Doors, SolutionDoor, doors};
pub use names::{expected_function, snake_case};
pub use scan::{Masked, mask};
pub use shape::{Shape, answer_type};
