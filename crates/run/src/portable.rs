//! Starting a program with what every Unix has: resource limits, a session of its own, and a clock.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::pipes::ChildEnds;
use super::program::{Facts, Killed, ProcessLimits, Program};
use super::rlimits;

/// Time between two looks at a running program.
pub(crate) const TICK: Duration = Duration::from_millis(5);

/// Above the numbers that programs get.
const ASIDE: RawFd = 16;

/// A program that was started directly.
#[derive(Debug)]
pub(crate) struct Running {
    pid: libc::pid_t,
    start: Instant,
    bounds: ProcessLimits,
    killed: Option<Killed>,
    ended: Option<Facts>,
}

/// Starts a program with the given descriptors, from 0 on.
pub(crate) fn start(program: &Program, ends: ChildEnds) -> io::Result<Running> {
    let (path, arguments) = program.command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    let mut ends = ends.into_iter();
    let (Some(stdin), Some(stdout), Some(stderr)) = (ends.next(), ends.next(), ends.next()) else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    // Descriptors from 3 on are first moved out of the way of each other.
    let others: Vec<OwnedFd> = ends.collect();
    let numbers: Vec<RawFd> = others.iter().map(AsRawFd::as_raw_fd).collect();
    let mut command = Command::new(path);
    command.args(arguments).env_clear().envs(program.environment.iter().cloned()).current_dir(&program.folder);
    command.stdin(Stdio::from(stdin)).stdout(Stdio::from(stdout)).stderr(Stdio::from(stderr));
    let bounds = program.bounds;
    // SAFETY: between fork and exec only system calls are made, on values that were copied before.
    unsafe {
        command.pre_exec(move || {
            libc::setsid();
            let mut moved = [-1; 8];
            for (place, &number) in moved.iter_mut().zip(&numbers) {
                *place = libc::fcntl(number, libc::F_DUPFD_CLOEXEC, ASIDE);
            }
            for (wanted, &place) in (3..).zip(&moved[..numbers.len().min(moved.len())]) {
                // A copy does not have the close-on-exec mark.
                if place < 0 || libc::dup2(place, wanted) < 0 {
                    return Err(io::Error::last_os_error());
                }
            }
            rlimits::set_all(&bounds)
        });
    }
    let start = Instant::now();
    let child = command.spawn()?;
    drop(others);
    Ok(Running { pid: child.id() as libc::pid_t, start, bounds, killed: None, ended: None })
}

impl Running {
    /// The number of its process.
    pub fn id(&self) -> libc::pid_t {
        self.pid
    }

    /// The facts, once the program has ended; kills it when its wall time is over.
    pub fn poll(&mut self) -> Option<Facts> {
        if self.ended.is_some() {
            return self.ended;
        }
        if self.start.elapsed() > self.bounds.wall + self.bounds.partner {
            self.kill(Killed::WallTime);
        }
        let mut status = 0;
        // SAFETY: `status` and `usage` are valid for the call; all-zero is a valid rusage.
        let (pid, usage) = unsafe {
            let mut usage: libc::rusage = std::mem::zeroed();
            (libc::wait4(self.pid, &mut status, libc::WNOHANG, &mut usage), usage)
        };
        if pid != self.pid {
            return None;
        }
        // What it left behind in its session goes with it.
        // SAFETY: plain system call.
        unsafe { libc::kill(-self.pid, libc::SIGKILL) };
        let mut facts = facts(status, &usage, self.start.elapsed());
        facts.killed = self.killed;
        if facts.killed.is_none() && facts.status == -libc::SIGXCPU {
            facts.killed = Some(Killed::CpuTime);
        }
        self.ended = Some(facts);
        self.ended
    }

    /// Ends the program and all of its session.
    pub fn kill(&mut self, why: Killed) {
        if self.ended.is_none() && self.killed.is_none() {
            self.killed = Some(why);
            // SAFETY: plain system calls; the process is not reaped yet, so its id is still its own.
            unsafe {
                libc::kill(-self.pid, libc::SIGKILL);
                libc::kill(self.pid, libc::SIGKILL);
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.kill(Killed::Asked);
        while self.poll().is_none() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Facts from a wait status and a usage record.
pub(crate) fn facts(status: i32, usage: &libc::rusage, wall: Duration) -> Facts {
    let time = |t: libc::timeval| Duration::new(t.tv_sec as u64, t.tv_usec as u32 * 1000);
    // Linux counts in KiB, macOS in bytes.
    let memory_kib = if cfg!(target_os = "macos") { usage.ru_maxrss / 1024 } else { usage.ru_maxrss } as u64;
    let status = if libc::WIFSIGNALED(status) { -libc::WTERMSIG(status) } else { libc::WEXITSTATUS(status) };
    Facts { status, cpu: time(usage.ru_utime) + time(usage.ru_stime), wall, memory_kib, ..Facts::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::Launcher;
    use crate::outcome::{Exceeded, Outcome};
    use crate::plan::Plan;
    use crate::program::Kind;
    use crate::tier::Tier;
    use crate::worker;

    fn shell(script: &str, input: &[u8]) -> Outcome {
        let plan = Plan { own_exe: "/".into(), tier: Tier::T0, zygote: false, hidden: Vec::new() };
        let program = Program {
            command: vec!["/bin/sh".into(), "-c".into(), script.into()],
            folder: "/".into(),
            bounds: ProcessLimits {
                cpu: Duration::from_secs(2),
                wall: Duration::from_millis(400),
                partner: Duration::ZERO,
                memory: 256 << 20,
                address_space: true,
                output: 1000,
                file: 1000,
            },
            ..Program::default()
        };
        let mut launcher = Launcher::new(&plan, Kind::Submission).expect("it needs nothing");
        worker::run(&mut launcher, &program, input).expect("a shell")
    }

    #[test]
    fn a_system_without_the_helper_still_runs_programs() {
        let outcome = shell("read word; echo \"$word\"; echo three >&3; echo two >&2; exit 7", b"one\n");
        assert_eq!(outcome.ending, crate::outcome::Ending::Exited(7));
        let streams = [&outcome.stdout[..], &outcome.stderr, &outcome.answers];
        assert_eq!(streams, [&b"one\n"[..], b"two\n", b"three\n"]);
    }

    #[test]
    fn a_system_without_the_helper_still_ends_sleepers_and_floods() {
        assert_eq!(shell("exec sleep 100", b"").exceeded, Some(Exceeded::WallTime));
        assert_eq!(shell("while :; do echo flood; done", b"").exceeded, Some(Exceeded::Output));
    }

    #[test]
    fn a_descendant_that_keeps_the_pipes_open_hangs_nobody() {
        let outcome = shell("sleep 100 & echo done", b"");
        assert_eq!((outcome.ending, &outcome.stdout[..]), (crate::outcome::Ending::Exited(0), &b"done\n"[..]));
    }
}
