//! The helper process that starts programs.

/// Serves as the helper process when the program was started as one, and then never returns; else returns at once.
///
/// Call it first in `main`, before arguments are read.
pub fn entry() {}
