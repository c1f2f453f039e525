//! What ends the programs of a kit that is killed, where no helper process starts them: a process that knows their numbers, and does nothing
//! until the kit is gone.

use std::collections::HashSet;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use super::{family, pipes};

/// The hidden first argument of the kit's own program.
pub(crate) const ARGUMENT: &str = "--serve-as-guard";

/// The kit's side, which starts the process with the first program.
#[derive(Debug, Default)]
pub(crate) struct Guard {
    own_exe: PathBuf,
    started: OnceLock<Option<(OwnedFd, Child)>>,
}

impl Guard {
    /// A guard whose process is the kit's own program.
    pub fn new(own_exe: &Path) -> Guard {
        Guard { own_exe: own_exe.to_owned(), started: OnceLock::new() }
    }

    /// Where programs say that they start; none where the process could not be started.
    pub fn pipe(&self) -> Option<RawFd> {
        let start = || {
            let (read, write) = pipes::pipe()?;
            pipes::set_nonblocking(&write)?;
            let mut command = Command::new(&self.own_exe);
            command.arg(ARGUMENT).stdin(Stdio::from(read)).stdout(Stdio::null()).stderr(Stdio::null());
            Ok::<_, io::Error>((write, command.spawn()?))
        };
        self.started.get_or_init(|| start().ok()).as_ref().map(|(write, _)| write.as_raw_fd())
    }

    /// A program has ended, with all of its session.
    pub fn forget(&self, pid: libc::pid_t) {
        if let Some((write, _)) = self.started.get().and_then(Option::as_ref)
            && let Ok(write) = write.try_clone()
        {
            // Without a reader there is nobody to forget it.
            let _ = File::from(write).write_all(&(-pid).to_ne_bytes());
        }
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        if let Some((write, mut child)) = self.started.take().flatten() {
            drop(write);
            let _ = child.wait();
        }
    }
}

/// Says between fork and exec that this process becomes a program.
pub(crate) fn announce(pipe: RawFd) {
    let own = std::process::id() as libc::pid_t;
    let bytes = own.to_ne_bytes();
    // SAFETY: plain system calls; pointer and length describe the array. Without a reader there is no signal, as in the kit itself.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_IGN);
        libc::write(pipe, bytes.as_ptr().cast(), bytes.len());
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Serves as that process until the kit has closed the pipe, which is standard input.
pub(crate) fn serve() {
    // Ctrl-C is for the kit.
    // SAFETY: plain system call.
    unsafe { libc::setsid() };
    let (mut input, mut programs, mut word) = (io::stdin().lock(), HashSet::new(), [0; 4]);
    while input.read_exact(&mut word).is_ok() {
        match libc::pid_t::from_ne_bytes(word) {
            ended if ended < 0 => programs.remove(&-ended),
            begun => programs.insert(begun),
        };
    }
    programs.into_iter().for_each(family::kill_all);
}
