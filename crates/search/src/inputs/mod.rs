//! The orders in which inputs are tried.

pub mod boxes;
mod cell_sums;
pub mod count;
pub mod frontier;
pub(crate) mod growing_boxes;
pub(crate) mod random_inputs;
pub(crate) mod runs_hand;
pub mod size;

pub use boxes::{BoxInputs, SizeBox};
pub use count::count;
pub use frontier::Frontier;
pub use size::{Measure, Size};
