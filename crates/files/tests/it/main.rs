//! Files, folders, locks and the cache, tried from outside.

mod atomic;
mod cache;
mod hash;
mod lock;
mod tree;
