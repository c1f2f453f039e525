//! The one integration binary.

mod running;
