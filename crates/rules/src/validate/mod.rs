//! Is this input legal? The constraint lines, bound to the fields of an input, and what follows from them.

mod bind;
mod blame;
mod check;
pub(crate) mod count;
mod double;
pub(crate) mod form;
mod frame;
pub(crate) mod graph;
mod implied;
pub mod interval;
pub mod near_miss;
pub(crate) mod prime;
pub mod propagate;
pub mod rules;
mod scope;
pub mod text;
pub(crate) mod together;
pub(crate) mod tree;

pub use check::Violation;
pub use near_miss::NearMiss;
pub use rules::Rules;
