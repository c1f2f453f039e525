//! A program that is ready to start, with all it may do.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use super::outcome::{Ending, Exceeded, Outcome};
use super::pipes::Kept;
use ojkit_model::limits::Limits;

/// Everything that the start of one process needs; the kit's parts speak of programs in this form only.
#[derive(Clone, Debug, Default)]
pub(crate) struct Program {
    /// The program's path and its arguments.
    pub command: Vec<OsString>,
    pub environment: Vec<(OsString, OsString)>,
    pub folder: PathBuf,
    /// Files and folders it may read and execute besides the system's.
    pub readable: Vec<PathBuf>,
    pub writable: Vec<PathBuf>,
    pub bounds: ProcessLimits,
    /// What it is, and so what it may do.
    pub kind: Kind,
    /// Whether it may read `/proc` about itself.
    pub proc: bool,
}

/// What a program is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// One that is judged: it starts no further processes.
    #[default]
    Submission,
    /// One that forks for every case, and may do nothing else that a submission may not.
    ForkServer,
    /// One of the machine, which starts processes and sets file modes.
    Compiler,
}

impl Kind {
    /// Every kind, with the word that the helper's role and its requests have for it.
    pub(crate) const ALL: [(Kind, &'static str); 3] =
        [(Kind::Submission, "submission"), (Kind::ForkServer, "fork-server"), (Kind::Compiler, "compiler")];

    /// The kind's word.
    pub(crate) fn name(self) -> &'static str {
        Kind::ALL.iter().find(|(kind, _)| *kind == self).map_or("", |(_, name)| name)
    }

    /// The kind of this word.
    pub(crate) fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.iter().find(|(_, known)| *known == name).map(|(kind, _)| *kind)
    }
}

/// A program with more threads is killed: the system's own memory and process numbers are at stake, which no other limit counts.
pub(crate) const THREADS_MAX: u64 = 1024;
/// Bytes of one file that a program may write.
const FILE_BYTES_MAX: u64 = 32 * 1024 * 1024;

/// Limits in the units that the system takes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ProcessLimits {
    /// CPU time of all its threads together.
    pub cpu: Duration,
    /// From start to end, time in the processors' queue not counted.
    pub wall: Duration,
    /// On top of that, what it may wait for the program that it talks to.
    pub partner: Duration,
    /// Peak resident memory in bytes.
    pub memory: u64,
    /// Whether the size of the address space may be bounded too.
    pub address_space: bool,
    /// Bytes on each of standard output and descriptor 3.
    pub output: u64,
    /// Bytes of one file that it may write.
    pub file: u64,
}

impl ProcessLimits {
    /// Those of a problem, with the memory that the language's runtime takes on top of its own.
    pub fn new(limits: Limits, memory_mib: u64, address_space: bool) -> ProcessLimits {
        ProcessLimits {
            cpu: limits.cpu(),
            wall: limits.wall(),
            partner: Duration::ZERO,
            memory: memory_mib * 1024 * 1024,
            address_space,
            output: limits.output_kib * 1024,
            file: FILE_BYTES_MAX,
        }
    }
}

/// The facts of a process that ended.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Facts {
    /// Exit code, or the signal as a negative number.
    pub status: i32,
    pub killed: Option<Killed>,
    /// User and system time.
    pub cpu: Duration,
    pub wall: Duration,
    /// Time ready to run but waiting for a processor.
    pub waited: Duration,
    /// Peak memory in KiB.
    pub memory_kib: u64,
}

/// What a process uses at one moment.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    pub cpu: Duration,
    pub threads: u64,
    /// Resident memory in bytes.
    pub memory: u64,
    /// Bytes sent towards a disk, also to files that have no name any more.
    pub written: u64,
}

/// Why a process was killed by the kit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Killed {
    CpuTime,
    WallTime,
    Memory,
    Output,
    /// The kit had enough of it.
    Asked,
}

impl Facts {
    /// The outcome, with what is kept of the program's streams.
    pub fn outcome(self, kept: Kept, bounds: &ProcessLimits) -> Outcome {
        let exceeded =
            if kept.overflow && self.killed.is_none() { Some(Exceeded::Output) } else { self.exceeded(bounds) };
        Outcome {
            ending: self.ending(),
            exceeded,
            cpu: self.cpu,
            wall: self.wall,
            waited: self.waited,
            memory_kib: self.memory_kib,
            stderr: kept.stderr.text(),
            stdout: kept.stdout,
            answers: kept.answers,
        }
    }

    /// How the process ended.
    pub fn ending(&self) -> Ending {
        if self.status < 0 { Ending::Signalled(-self.status) } else { Ending::Exited(self.status) }
    }

    /// The limit that was passed: the one it was killed for, else the one that its totals pass.
    pub fn exceeded(&self, bounds: &ProcessLimits) -> Option<Exceeded> {
        match self.killed {
            Some(Killed::CpuTime) => Some(Exceeded::CpuTime),
            Some(Killed::WallTime) if self.cpu > bounds.cpu => Some(Exceeded::CpuTime),
            Some(Killed::WallTime) => Some(Exceeded::WallTime),
            Some(Killed::Memory) => Some(Exceeded::Memory),
            Some(Killed::Output) => Some(Exceeded::Output),
            Some(Killed::Asked) | None => {
                if self.memory_kib > bounds.memory / 1024 {
                    Some(Exceeded::Memory)
                } else if self.cpu > bounds.cpu {
                    Some(Exceeded::CpuTime)
                } else {
                    None
                }
            }
        }
    }
}
