//! Plain values that every floor shares: no I/O, no YAML, no command line.

pub mod case;
pub mod constraint;
pub mod diagnostic;
pub mod input;
pub mod judgement;
pub mod limits;
pub mod problem;
pub mod signature;
pub mod verdict;
