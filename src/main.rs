//! The `ojkit` command.

fn main() {}
