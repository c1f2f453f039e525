//! What happened when a program ran: facts, no judgement.

use std::time::Duration;

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Exited(i32),
    Signalled(i32),
}

impl Default for Ending {
    fn default() -> Ending {
        Ending::Exited(0)
    }
}

/// A limit that was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exceeded {
    /// CPU time of the process and its descendants.
    CpuTime,
    /// Wall time, while CPU time was left: a sleeper, or a busy machine.
    WallTime,
    /// Memory, or so many threads that the system's own memory is at stake.
    Memory,
    /// Bytes of output, or bytes written into the scratch folder.
    Output,
}

/// Everything that is known of one run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    pub ending: Ending,
    /// The first limit that was passed, if any.
    pub exceeded: Option<Exceeded>,
    /// User and system time of the process and its descendants.
    pub cpu: Duration,
    pub wall: Duration,
    /// Time the process was ready to run while the processors were busy with others; zero where the system does not tell or the
    /// program ended by itself.
    pub waited: Duration,
    /// Peak memory in KiB.
    pub memory_kib: u64,
    /// Standard output, up to the limit.
    pub stdout: Vec<u8>,
    /// The first bytes of standard error.
    pub stderr: Vec<u8>,
    /// What was written to descriptor 3, where a harness answers, up to the output limit.
    pub answers: Vec<u8>,
}

impl Outcome {
    /// Whether the program ended by itself with exit code 0 and within every limit.
    pub fn is_clean(&self) -> bool {
        self.ending == Ending::Exited(0) && self.exceeded.is_none()
    }
}
