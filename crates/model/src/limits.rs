//! What a submission may use.

use serde::{Deserialize, Serialize};

/// The limits of a problem, before a language's time factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time in milliseconds.
    pub time_ms: u64,
    /// Peak memory in MiB.
    pub memory_mib: u64,
    /// Bytes written to standard output, in KiB.
    pub output_kib: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { time_ms: 1000, memory_mib: 256, output_kib: 1024 }
    }
}

impl Limits {
    /// The default for the answers of a class: 10^5 calls that give texts or lists of some length fit.
    pub const CLASS_OUTPUT_KIB: u64 = 16_384;
    /// The bounds a spec may set for each limit, so that a typing mistake cannot hang a machine.
    pub const TIME_MS_MAX: u64 = 600_000;
    /// See [`Limits::TIME_MS_MAX`].
    pub const MEMORY_MIB_MAX: u64 = 65_536;
    /// See [`Limits::TIME_MS_MAX`].
    pub const OUTPUT_KIB_MAX: u64 = 1_048_576;

    /// The same limits with the CPU time multiplied by a language's factor.
    pub fn with_time_factor(self, factor: f64) -> Limits {
        Limits { time_ms: (self.time_ms as f64 * factor).ceil() as u64, ..self }
    }
}
