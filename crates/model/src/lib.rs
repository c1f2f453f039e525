//! Plain values that every crate shares: no I/O, no YAML, no command line.
//!
//! A [`problem::Problem`] is what a spec says, [`constraint::Constraint`] one line of it as a tree, [`signature::Signature`] its typed
//! parameters. An [`input::Input`] is packed: per field the cells as one `Vec<i64>` and, per level of brackets, where the rows end, so
//! that 10^5 elements are one allocation and reading, checking and writing run at the speed of memory. A double is its bits, a letter its
//! code point, a missing node or column [`input::NULL`]. Named columns are a field each, beside a field for the tag of a row.
//!
//! A [`case::Case`] is an input with its answer, its reason and its recipe. What happened when a program ran belongs to the sandbox; what
//! it means on one input is a [`finding::Finding`], and where a submission stands follows from all of them ([`judgement::Standing::of`]). [`limits::Limits`] holds every
//! multiple of a limit that the kit grants to anybody. A [`diagnostic::Diagnostic`] is a fault in a file that a person wrote: place,
//! line, message, remedy.
//!
//! Nothing here checks anything: an `Input` need not be legal, and a `Problem` need not be bound.

pub mod case;
pub mod constraint;
pub mod diagnostic;
pub mod finding;
pub mod input;
pub mod judgement;
pub mod limits;
pub mod problem;
pub mod score;
pub mod scoring;
pub mod signature;
pub mod verdict;
