//! Files: atomic writes, hashes, locks between two processes, and the per-user cache.

pub mod atomic;
pub mod cache;
pub mod hash;
pub mod lock;
