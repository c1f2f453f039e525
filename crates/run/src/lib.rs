//! Running programs: the sandbox. The only crate that starts processes, and it only states facts.
//!
//! An [`Artifact`] with limits, arguments and an input goes in; an [`Outcome`] comes out: how it ended, CPU and wall time, peak memory,
//! what it wrote. CPU time decides, wall time only ends sleepers.
//!
//! Programs are not started by the kit itself. A child of a large process is charged its parent's memory peak, a fork of a process with
//! threads can hang, and `exec` hooks are slow under a large parent. So each worker has a zygote: the kit's own executable, started again
//! with a hidden argument, small and with one thread ([`zygote`]). It takes one request after the other over a socket, with the program's
//! pipes as passed descriptors, forks, and the child confines itself before it becomes the program: resource limits, Landlock for files,
//! a seccomp filter for system calls, and, where the machine grants them, namespaces and a control group. What is refused gets an error
//! number, so that a harmless attempt does not change a verdict. The zygote watches CPU clock, memory, scratch folder and descendants
//! until all have ended, and reports.
//!
//! Which of these are in force is a [`Tier`], found out by trying, printed, and never weaker than it says; where there is no zygote,
//! resource limits and a clock are what is left (`portable`). Every wait is one poll loop over pipes and the zygote's socket, so that no
//! program can block the kit by what it writes or does not read. When the kit is killed, its zygotes see their socket close and end all.
//!
//! Errors here are the machine's or the kit's, never the program's.

// What only the helper process needs, and what only it is told.
#![cfg_attr(not(target_os = "linux"), allow(dead_code))]

#[cfg(target_os = "macos")]
mod apple;
pub mod clock;
mod conversation;
mod detection;
mod error;
mod family;
mod guard;
pub mod interrupt;
#[cfg(target_os = "linux")]
mod memory_file;
pub mod outcome;
mod page;
mod tier;
pub mod tool;
mod worker;
pub mod zygote;

mod artifact;
mod launch;
mod pipes;
mod plan;
mod portable;
#[cfg(not(target_os = "macos"))]
mod procfs;
mod program;
mod rlimits;
mod sandbox;
mod scratch;
mod shared;
#[cfg(test)]
#[path = "../../../tests/skipped.rs"]
mod skipped;
mod transcript;
pub mod turn;
mod usage;

pub use artifact::{Artifact, ENDED, Recipe};
pub use conversation::{Conversation, Settles};
pub use error::RunError;
pub use family::cpu_used;
pub use outcome::{Ending, Exceeded, Outcome};
pub use page::{FRAME_ROOM, Page};
pub use program::Kind;
pub use sandbox::Sandbox;
pub use tier::{Tier, TierReport};
pub use transcript::{Side, Transcript};
pub use worker::{Job, Progress, Session, Worker};
