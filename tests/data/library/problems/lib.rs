//! The submissions are binaries.
