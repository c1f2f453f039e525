//! Files: atomic writes, hashes, locks between two processes, and the per-user cache.
//!
//! A file is written under a temporary name beside its place, synced, and renamed: whoever reads sees the old bytes or the new ones, and
//! a process that is killed leaves at most a temporary file, which the next writer sweeps. Two processes that write the same things take
//! an advisory lock on a file of its own; the kernel drops it with the process that held it, so that no lock outlives a crash.
//!
//! The cache is content-addressed: a folder's name is the SHA-256 of everything that it was made from, so that nothing in it is ever
//! stale and two makers of the same thing make the same bytes. An entry is built in a staging folder and moved into place as a whole; past
//! a number of bytes or entries, the oldest go.
//!
//! It refuses nothing but what the system refuses, and says what it was doing to which path.

pub mod atomic;
pub mod cache;
pub mod hash;
pub mod lock;
pub mod tree;
