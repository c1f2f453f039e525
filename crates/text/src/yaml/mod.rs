//! YAML with places: the text of a file, read once into a tree whose every node knows its line and column.
//!
//! The schema is YAML 1.2's core schema, narrowed: `yes`, `no`, `on` and `1_000` are text; numbers are decimal, so `0x1F`, `0o17`,
//! `017` and `+5` are refused where a number is expected; anchors, aliases, tags and a second document are refused everywhere.

mod reader;
mod source;
mod tree;

pub use reader::{Line, Reader, short};
pub use source::{Limits, Source, Span};
pub use tree::{Entry, Kind, Node, Resolved, Style, parse};
