//! What C++ and Java share: comments and literals, declarations in braces, and cutting those apart.

mod cut;
mod declaration;
mod scan;

pub(crate) use cut::cut;
pub(crate) use declaration::{declarations, functions};
pub(crate) use scan::scan;

/// Which of the two a source is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Cpp,
    Java,
}
