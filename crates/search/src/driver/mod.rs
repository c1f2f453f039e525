//! Programs that answer frames of cases, and what their answers mean.

pub mod batch;
pub mod build;
pub mod comparison;
pub mod contest;
mod contestant;
mod recent_failures;
pub mod replies;
pub(crate) mod reply_checker;
pub mod trial;

pub use batch::{Batch, Bounds};
pub use comparison::Comparison;
pub use contest::{Contest, NotReady};
pub use replies::{Received, Replies, Reply};
pub use trial::{Predicate, Stop, Trial};
