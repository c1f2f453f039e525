//! The search for a countercase: an input that a submission fails, as small as can be.

pub mod batch;
pub mod replies;
pub mod solution;

pub use batch::{Batch, Bounds};
pub use replies::{Replies, Reply};
pub use solution::Solution;
