pub mod monoid;
#[macro_use]
mod making;
pub mod kinds;

pub mod prelude {
    pub use crate::kinds::*;
    pub use crate::monoid::{Monoid, Folded as Fold};
}
