//! Programs that answer frames of cases, and what their answers mean.
//!
//! [`Batch`] keeps one program alive; [`Replies`] is the one reader of what it writes. A [`Comparison`] drives a submission beside the
//! reference, and is the [`Trial`] that searches put inputs to; a [`Predicate`] is one for tests and measurements.

pub(crate) mod cases;
pub(crate) mod comparison;
pub(crate) mod contest;
pub(crate) mod contestant;
pub(crate) mod judge;
pub(crate) mod pace;
pub(crate) mod recent_failures;
pub(crate) mod trial;

pub use comparison::Comparison;
pub use contest::{Contest, NotReady};
pub use judge::Undecided;
pub use ojkit_judge::batch::{Batch, Bounds};
pub use ojkit_judge::built::batch as build_batch;
pub(crate) use ojkit_judge::replies;
pub use ojkit_judge::replies::{Received, Replies, Reply};
pub use pace::Pace;
pub use trial::{Predicate, Stop, Trial, asked};
