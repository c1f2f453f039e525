//! The orders in which inputs are tried.
//!
//! By size, box after box up to a frontier, where each input of a box comes once; at random, growing or as large as they come; and those that
//! somebody kept.

pub(crate) mod boxes;
mod cell_sums;
pub mod count;
pub(crate) mod frontier;
pub(crate) mod random_inputs;
pub(crate) mod size;
pub(crate) mod stream;

pub use boxes::{BoxInputs, SizeBox};
pub use count::count;
pub use frontier::Frontier;
pub use size::{Measure, Size};
