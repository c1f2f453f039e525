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

use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use random_inputs::{Kind, RandomInputs};
use std::time::{Duration, Instant};

/// Of some dozens of small inputs, so many are the smallest, and so many are growing ones.
const SMALLEST: usize = 15;
const GROWING: usize = 30;
/// How long drawing them may take.
const SMALL_TIME: Duration = Duration::from_secs(1);

/// Some dozens of small inputs in order of size.
pub fn small(drawing: &Drawing, slug: &str) -> Vec<Input> {
    let until = crate::until::Until::new(Instant::now() + SMALL_TIME, ojkit_run::interrupt::asked_for());
    let (rules, measure) = (drawing.rules(), Measure::new(drawing.rules()));
    let mut inputs = frontier::smallest(drawing, SMALLEST, &until);
    inputs.extend(RandomInputs::new(drawing, slug, 1, Kind::Growing).inputs(GROWING, &until));
    inputs.sort_by_cached_key(|input| measure.size(rules, input));
    inputs.dedup();
    inputs
}
