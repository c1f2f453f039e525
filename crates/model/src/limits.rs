//! What a submission may use, and every multiple of it.

use serde::{Deserialize, Serialize};
use std::time::Duration;

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

    /// What a checker program may use for one output: enough for any honest one, and an end for a broken one.
    pub const CHECKER: Limits = Limits { time_ms: 20_000, memory_mib: 2048, output_kib: 1024 };
    /// What a problem's own explanation may use: a page for a person is short, but to explain at length takes its time.
    pub const EXPLANATION: Limits = Limits { time_ms: 30_000, memory_mib: 1024, output_kib: 16 * 1024 };

    /// The limits of a program that gives the answers: enough for a slow but right one, and a soon end for one that hangs.
    ///
    /// The same wherever it is asked, so that what gives the answers of a testset is never too slow for a search.
    pub fn for_reference(self) -> Limits {
        const TIME_MS_MIN: u64 = 3_000;
        let time_ms = (self.time_ms * 3).clamp(TIME_MS_MIN, Limits::TIME_MS_MAX);
        Limits { time_ms, memory_mib: (self.memory_mib * 2).min(Limits::MEMORY_MIB_MAX), ..self }
    }

    /// The wall time that goes with the CPU time. Only sleepers are to meet it: three times as long, and a second more for short ones.
    pub fn wall(self) -> Duration {
        Duration::from_millis(self.time_ms * 3 + 1000)
    }

    /// The CPU time.
    pub fn cpu(self) -> Duration {
        Duration::from_millis(self.time_ms)
    }

    /// The same limits with the CPU time multiplied by a language's factor.
    pub fn with_time_factor(self, factor: f64) -> Limits {
        Limits { time_ms: (self.time_ms as f64 * factor).ceil() as u64, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_gets_three_times_the_time_and_at_least_three_seconds() {
        let of = |time_ms| Limits { time_ms, ..Limits::default() }.for_reference().time_ms;
        assert_eq!([10, 1000, 2000, Limits::TIME_MS_MAX].map(of), [3000, 3000, 6000, Limits::TIME_MS_MAX]);
        assert_eq!(Limits::default().for_reference().memory_mib, 512);
    }

    #[test]
    fn a_short_program_has_a_second_of_wall_time_to_start() {
        assert_eq!(Limits { time_ms: 10, ..Limits::default() }.wall(), Duration::from_millis(1030));
    }
}
