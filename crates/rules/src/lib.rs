//! What a spec means: the constraint language, layouts, the check of an input, and the drawing of inputs.

pub mod bound;
pub mod generate;
pub mod kept;
pub mod phrase;
mod phrases;
pub mod spec;
pub mod stdin;
pub mod validate;

pub use bound::{Bound, Inputs};
