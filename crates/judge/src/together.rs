//! Small cases of a submission, which share a process before one of them is looked at by itself, and which of them are whatever comes of that.
//!
//! Nothing is refused by what a process of many cases has said. What it gets right is believed but for a sample, and within limits that are
//! measured of the process as a whole.

use crate::built::Built;
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_model::case::Case;
use ojkit_run::{Kind, Outcome};
use std::collections::HashMap;

/// Larger inputs are there for the time that they take, and that is measured of each by itself.
const SMALL_BYTES: usize = 1000;
/// A larger input is not run again for what is kept from case to case.
const SAMPLED_BYTES: usize = 10_000;

/// Runs the small ones of some cases in one process, each with its place; gives the outcomes by place, or none where it is no use.
pub(crate) fn run(
    runner: &mut Runner,
    lock: &RunLock,
    built: &Built,
    mut cases: Vec<(usize, &Case)>,
) -> HashMap<usize, Outcome> {
    cases.retain(|(_, case)| built.shares && case.input.len() <= SMALL_BYTES);
    if cases.len() < 2 {
        return HashMap::new();
    }
    let inputs: Vec<&[u8]> = cases.iter().map(|(_, case)| &*case.input).collect();
    // What the machine fails in shows again where the cases are run one by one.
    let outcomes = lock.shared(|| runner.run_together(built, &inputs)).ok().flatten().unwrap_or_default();
    cases.iter().map(|&(place, _)| place).zip(outcomes).collect()
}

/// How a case is looked at again however well it was answered beside others; the same cases on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sampled {
    Never,
    /// In a process that was forked before the submission's first statement: one in eight.
    Forked,
    /// In a process of its own: one in sixteen, and one in 64 where the server forks, others for other submissions.
    Alone,
}

/// How a case of a submission is looked at again.
pub(crate) fn sampled(case: &Case, built: &Built) -> Sampled {
    let (digest, [forked, alone]) = match &built.server {
        _ if case.input.len() > SAMPLED_BYTES => return Sampled::Never,
        Some(server) if server.recipe().kind == Kind::ForkServer => {
            (sha256_hex_of_parts(&[built.artifact.key().as_bytes(), case.name.as_bytes()]), [256 / 8, 256 / 64])
        }
        _ => (sha256_hex(case.name.as_bytes()), [0, 256 / 16]),
    };
    match digest.get(..2).and_then(|digits| u32::from_str_radix(digits, 16).ok()) {
        Some(byte) if byte < alone => Sampled::Alone,
        Some(byte) if byte < forked => Sampled::Forked,
        _ => Sampled::Never,
    }
}
