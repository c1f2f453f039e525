//! What takes long and is tried before a change lands: hostile programs, every wrong approach of the corpus, and exported validators on every
//! form of constraint.

mod approaches;
#[allow(dead_code)]
#[path = "../../crates/draw/tests/it/boxes.rs"]
mod boxes;
#[allow(dead_code)]
#[path = "../../crates/draw/tests/it/claims.rs"]
mod claims;
#[allow(dead_code)]
#[path = "../it/collections.rs"]
mod collections;
mod hostile;
#[allow(dead_code)]
#[path = "../it/kit.rs"]
mod kit;
#[path = "../skipped.rs"]
mod skipped;
mod validators;
