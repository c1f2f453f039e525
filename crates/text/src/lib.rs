//! Text to values and back: YAML with places, the notation of values, case pages. It knows no constraints.
//!
//! [`yaml`] parses a file once, by events, into a tree whose every node knows its line and column; reading goes on past a fault, so that
//! all faults of a file are told at once, each with its place. Depth, size and number of nodes are bounded before anything is built, and
//! duplicate keys, aliases and tags are refused: what two readers could read differently is no spec.
//!
//! [`notation`] is the site's way to write values, `[[1,2],["a"]]`: a recursive descent whose depth the type gives, so that no text can
//! exhaust the stack. [`answer`] lays answers out in lines, and loses nothing of a text. [`page`] is the case page: what is printed is parsed back and compared before it is written. [`number`] reads and
//! writes numbers exactly as the layouts want them, doubles in the shortest form that reads back.
//!
//! [`keys`] says what each key of a file means, for help, pages and editors; [`table`] reads the data files that are part of the program; [`suggest`] finds the word that a misspelt one was meant to be, [`base64`] writes bytes as letters.

pub mod answer;
pub mod base64;
pub mod keys;
pub mod notation;
pub mod number;
pub mod page;
pub mod size;
pub mod suggest;
pub mod table;
pub mod yaml;
