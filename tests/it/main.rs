//! The one integration binary.

mod hostile;
mod running;
