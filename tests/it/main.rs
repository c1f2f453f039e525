//! The one integration binary.

mod hostile;
mod running;
mod survival;
