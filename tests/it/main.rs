//! The one integration binary.

mod judging;
mod running;
