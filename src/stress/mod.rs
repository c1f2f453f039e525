//! The search for a countercase: an input that a submission fails, as small as can be.

pub mod batch;
mod cells;
mod confirm;
pub mod count;
mod edit;
pub mod growth;
pub mod hunt;
pub mod layers;
mod mend;
pub mod parties;
pub mod programs;
pub mod replies;
mod scattered;
pub mod search;
mod shrink;
mod side;
pub mod size;
pub mod solution;
pub mod stairs;
mod sweep;
mod told;
pub mod trial;

pub use batch::{Batch, Bounds};
pub use count::{Count, count};
pub use growth::Growth;
pub use hunt::{Found, Hunted, Minimal, Options, exhaust, hunt};
pub use layers::{Layer, Layers};
pub use parties::{NotReady, Parties};
pub use programs::{Failure, Programs};
pub use replies::{Replies, Reply};
pub use search::{Confirmed, Countercase, Request, SearchError, Searched, search};
pub use shrink::Shrinker;
pub use size::{Measure, Size};
pub use solution::Solution;
pub use stairs::Stairs;
pub use trial::{Predicate, Stop, Trial};
