//! The `generator` command: one input on stdout.

fn main() {}
