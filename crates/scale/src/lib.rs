//! Long runs in pieces: what is planned once, done in shards wherever a machine is free, and merged to the same bytes.
//!
//! A run is a folder. `run.json` says what must be the same everywhere, `jobs/` holds a file per shard with all that it needs, `results/`
//! a file per shard that is done, under its name only when it is whole. Plan and merge are pure; what a shard does is for the caller.
//! An engine is a program that starts shards somewhere; whatever it says of them, only the files in `results/` count.

pub mod engine;
mod folder;
mod merge;
mod numbers;
mod plan;
mod run;

pub use folder::{Folder, FolderError};
pub use merge::{MergeError, merge};
pub use numbers::Numbers;
pub use plan::{Work, cut};
pub use run::{Asked, Facts, Job, Kind, Planned, ProblemTask, Row, Run, ShardResult, Task, Timings, Who};
