//! The search for a countercase: an input that a submission fails, as small as can be.

mod confirm;
pub mod hunt;
pub mod search;
pub mod time_growth;

pub use hunt::{Found, Hunted, Minimal, Options, exhaust, hunt};
pub use search::{Confirmed, Countercase, Request, SearchError, Searched, ThroughMain, search};
pub use time_growth::Growth;
