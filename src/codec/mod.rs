//! Text to model and back: layouts of stdin, notations, grammars. No files are opened here.

pub mod constraint;
pub mod notation;
pub mod stdin;
pub mod table;
