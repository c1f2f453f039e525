//! Submissions live beside their specs; this file only makes the package valid while it has no binary.
