//! What a form binds a statement with: terms for expressions, and the places that names stand for.

pub(crate) mod expressions;
mod nodes;
pub(crate) mod terms;
