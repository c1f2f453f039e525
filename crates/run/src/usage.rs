//! What a running program uses, looked at again and again, and whether that is too much.

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[cfg(target_os = "macos")]
use super::apple::{self as system, Files};
use super::family;
#[cfg(not(target_os = "macos"))]
use super::procfs::{self as system, Files};
use super::program::{Killed, Kind, ProcessLimits, Program, THREADS_MAX, Usage};

/// Bytes and files that a scratch folder may hold, and how deep.
const SCRATCH_BYTES_MAX: u64 = 64 * 1024 * 1024;
const SCRATCH_FILES_MAX: usize = 2000;
const SCRATCH_DEPTH_MAX: usize = 32;
/// Bytes that a program may send towards the disk in all, whether it keeps them or not.
const WRITTEN_BYTES_MAX: u64 = 256 * 1024 * 1024;
/// However long others keep the processors: a program that got no turn is ended after this multiple of its wall time.
const PATIENCE: u32 = 10;
/// An excuse that is shorter changes nothing.
const SLACK: Duration = Duration::from_millis(10);

/// Looks at a running program again and again.
#[derive(Debug)]
pub(crate) struct Watch {
    pid: libc::pid_t,
    /// Whether it may have descendants.
    family: bool,
    kind: Kind,
    folder: PathBuf,
    bounds: ProcessLimits,
    start: Instant,
    wall_end: Instant,
    files: Files,
    /// What it and its descendants used at the last look.
    pub seen: Usage,
}

impl Watch {
    /// Watches a program that was started at a time.
    pub fn new(program: &Program, pid: libc::pid_t, start: Instant, family: bool) -> Watch {
        Watch {
            pid,
            family,
            kind: program.kind,
            folder: program.folder.clone(),
            bounds: program.bounds,
            start,
            wall_end: start + program.bounds.wall,
            files: Files::default(),
            seen: Usage::default(),
        }
    }

    /// Looks at it now: why it must end, if it must. `waited` is how long it has waited for the program that it talks to.
    pub fn look(&mut self, now: Instant, waited: Duration) -> Option<Killed> {
        let bounds = self.bounds;
        self.seen = self.usage();
        if self.seen.cpu > bounds.cpu {
            return Some(Killed::CpuTime);
        }
        if now >= self.wall_end {
            // Time in the processors' queue is the machine's fault, and the other's turns are the other's.
            let excused = self.start + bounds.wall + system::queued(self.pid) + waited;
            if excused <= now + SLACK || now >= self.start + bounds.wall * PATIENCE {
                return Some(Killed::WallTime);
            }
            self.wall_end = excused;
        }
        self.excess()
    }

    /// How long nothing can happen that another look would have to find, but at most so long.
    pub fn rest(&self, most: Duration) -> Duration {
        let left = self.wall_end.saturating_duration_since(Instant::now());
        most.min(self.bounds.cpu.saturating_sub(self.seen.cpu)).min(left)
    }

    fn usage(&mut self) -> Usage {
        let mut seen = system::usage(self.pid, &mut self.files);
        if self.family {
            for pid in family::descendants(self.pid) {
                let more = system::usage(pid, &mut Files::default());
                seen.cpu += more.cpu;
                seen.threads += more.threads;
                seen.memory += more.memory;
            }
        }
        seen
    }

    fn excess(&self) -> Option<Killed> {
        if self.seen.memory > self.bounds.memory || self.seen.threads > THREADS_MAX {
            return Some(Killed::Memory);
        }
        if self.kind == Kind::Compiler {
            return None;
        }
        (self.seen.written > WRITTEN_BYTES_MAX || !scratch_is_modest(&self.folder)).then_some(Killed::Output)
    }
}

/// Whether the scratch folder holds neither many bytes, nor many files, nor a deep tree.
fn scratch_is_modest(folder: &Path) -> bool {
    let mut folders: Vec<(PathBuf, usize)> = vec![(folder.to_owned(), 0)];
    let (mut bytes, mut files) = (0, 0);
    while let Some((folder, depth)) = folders.pop() {
        let list = match fs::read_dir(folder) {
            Ok(list) => list,
            Err(e) if e.kind() == io::ErrorKind::NotFound => continue,
            // A folder that its owner may not list is a hiding place.
            Err(_) => return false,
        };
        for entry in list.flatten() {
            let Ok(meta) = entry.metadata() else { continue };
            files += 1;
            bytes += meta.blocks() * 512;
            if files > SCRATCH_FILES_MAX || bytes > SCRATCH_BYTES_MAX || depth > SCRATCH_DEPTH_MAX {
                return false;
            }
            if meta.is_dir() {
                folders.push((entry.path(), depth + 1));
            }
        }
    }
    true
}
