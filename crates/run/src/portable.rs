//! Starting a program with what every Unix has: resource limits, a session of its own, and a clock. What it uses is looked at from the kit
//! itself, whenever this waits for it.

use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::family::kill_all;
use super::guard::{self, Guard};
use super::pipes::ChildEnds;
use super::program::{Facts, Killed, Program};
use super::rlimits;
use super::usage::Watch;

/// Time between two questions whether a program has ended.
pub(crate) const PATIENCE: Duration = Duration::from_millis(1);
/// Time between two looks at what it uses.
const TICK: Duration = Duration::from_millis(5);

/// Above the numbers that programs get.
const ASIDE: RawFd = 16;

/// A program that was started directly.
#[derive(Debug)]
pub(crate) struct Running {
    pid: libc::pid_t,
    start: Instant,
    /// How long it has waited for the program that it talks to, and since when it does now.
    waited: (Duration, Option<Instant>),
    /// How much of that is excused.
    partner: Duration,
    watch: Watch,
    next_look: Instant,
    /// The largest memory seen, in bytes; and the kit's own peak in KiB when it was started.
    memory: (u64, u64),
    guard: Arc<Guard>,
    killed: Option<Killed>,
    ended: Option<Facts>,
}

/// Starts a program with the given descriptors, from 0 on.
pub(crate) fn start(program: &Program, ends: ChildEnds, guard: &Arc<Guard>) -> io::Result<Running> {
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
    let (bounds, pipe) = (program.bounds, guard.pipe());
    // SAFETY: between fork and exec only system calls are made, on values that were copied before.
    unsafe {
        command.pre_exec(move || {
            libc::setsid();
            pipe.into_iter().for_each(guard::announce);
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
    let (start, own_peak) = (Instant::now(), own_peak());
    let child = command.spawn()?;
    drop(others);
    let pid = child.id() as libc::pid_t;
    let watch = Watch::new(program, pid, start, true);
    let mut running = Running {
        pid,
        start,
        waited: (Duration::ZERO, None),
        partner: bounds.partner,
        watch,
        next_look: start,
        memory: (0, own_peak),
        guard: guard.clone(),
        killed: None,
        ended: None,
    };
    // One that ends at once has then been seen too.
    running.look();
    Ok(running)
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
        let mut status = 0;
        // SAFETY: `status` and `usage` are valid for the call; all-zero is a valid rusage.
        let (pid, usage) = unsafe {
            let mut usage: libc::rusage = std::mem::zeroed();
            (libc::wait4(self.pid, &mut status, libc::WNOHANG, &mut usage), usage)
        };
        if pid != self.pid {
            self.look();
            return None;
        }
        // What it left behind in its session goes with it.
        // SAFETY: plain system call.
        unsafe { libc::kill(-self.pid, libc::SIGKILL) };
        self.guard.forget(self.pid);
        let mut facts = facts(status, &usage, self.start.elapsed());
        let (seen, own_peak) = self.memory;
        // Linux lends a program the peak of the process that it was forked from; then only what was seen is its own. One that was too short for
        // that has not touched more than so many pages.
        if cfg!(target_os = "linux") && facts.memory_kib <= own_peak {
            facts.memory_kib = if seen > 0 { seen / 1024 } else { own_peak.min(usage.ru_minflt as u64 * 4) };
        }
        facts.killed = self.killed;
        if facts.killed.is_none() && facts.status == -libc::SIGXCPU {
            facts.killed = Some(Killed::CpuTime);
        }
        self.ended = Some(facts);
        self.ended
    }

    /// Says whether it may be waiting for the program that it talks to, since there is nothing for it to read: no more is known of it here.
    pub fn may_wait(&mut self, may: bool) {
        match (may, self.waited.1) {
            (true, None) => self.waited.1 = Some(Instant::now()),
            (false, Some(since)) => self.waited = (self.waited.0 + since.elapsed(), None),
            _ => {}
        }
    }

    /// Looks at what it uses, where it is time for that, and kills it where that is too much.
    fn look(&mut self) {
        let now = Instant::now();
        if now < self.next_look || self.killed.is_some() {
            return;
        }
        self.next_look = now + TICK;
        let waited = self.waited.0 + self.waited.1.map_or(Duration::ZERO, |since| now - since);
        let why = self.watch.look(now, waited.min(self.partner));
        self.memory.0 = self.memory.0.max(self.watch.seen.memory);
        if let Some(why) = why {
            self.kill(why);
        }
    }

    /// Ends the program and all of its session.
    pub fn kill(&mut self, why: Killed) {
        if self.ended.is_none() && self.killed.is_none() {
            self.killed = Some(why);
            // It is not reaped yet, so its number is still its own.
            kill_all(self.pid);
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

/// The largest memory that the kit itself has had, in KiB.
fn own_peak() -> u64 {
    // SAFETY: the record is valid for the call; all-zero is a valid one.
    unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &mut usage);
        usage.ru_maxrss as u64
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
    use crate::program::{Kind, ProcessLimits};
    use crate::tier::Tier;
    use crate::worker;

    fn shell(script: &str, input: &[u8]) -> Outcome {
        within(Duration::from_secs(60), script, input)
    }

    fn within(wall: Duration, script: &str, input: &[u8]) -> Outcome {
        let guard = Arc::new(Guard::new("/".as_ref()));
        let plan = Plan { own_exe: "/".into(), tier: Tier::T0, zygote: false, guard, hidden: Vec::new() };
        let folder = std::env::temp_dir().join(format!("ojkit-portable-{}", ojkit_files::atomic::unique()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = Program {
            command: vec!["/bin/sh".into(), "-c".into(), script.into()],
            folder: folder.clone(),
            bounds: ProcessLimits {
                cpu: Duration::from_millis(300),
                wall,
                partner: Duration::ZERO,
                memory: 64 << 20,
                address_space: true,
                output: 1000,
                file: 1 << 20,
            },
            ..Program::default()
        };
        let mut launcher = Launcher::new(&plan, Kind::Submission).expect("it needs nothing");
        let outcome = worker::run(&mut launcher, &program, input).expect("a shell");
        std::fs::remove_dir_all(folder).expect("clean");
        outcome
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
        let wall = Duration::from_millis(400);
        assert_eq!(within(wall, "exec sleep 100", b"").exceeded, Some(Exceeded::WallTime));
        assert_eq!(shell("while :; do echo flood; done", b"").exceeded, Some(Exceeded::Output));
    }

    #[test]
    fn a_system_without_the_helper_ends_who_takes_too_much_time_memory_or_disk_alone_or_with_children() {
        let busy = "while :; do :; done";
        // A shell doubles a text until it is ended.
        let greedy = "t=0123456789abcdef; while :; do t=$t$t; done";
        let deep = "for i in 1 2 3 4 5 6; do mkdir -p d/d/d/d/d/d/d && cd d/d/d/d/d/d/d; done; sleep 100";
        for (script, limit) in [(busy, Exceeded::CpuTime), (greedy, Exceeded::Memory), (deep, Exceeded::Output)] {
            for script in [script.to_owned(), format!("({script}) & wait")] {
                assert_eq!(shell(&script, b"").exceeded, Some(limit), "{script}");
            }
        }
    }

    #[test]
    fn an_input_is_a_file_that_the_program_cannot_change() {
        let outcome = shell("test -f /dev/stdin && echo file; echo more >&0 || echo refused; cat; ls -A", b"input\n");
        assert_eq!(String::from_utf8_lossy(&outcome.stdout), "file\nrefused\ninput\n");
    }

    #[test]
    fn a_descendant_that_keeps_the_pipes_open_hangs_nobody() {
        let outcome = shell("sleep 100 & echo done", b"");
        assert_eq!((outcome.ending, &outcome.stdout[..]), (crate::outcome::Ending::Exited(0), &b"done\n"[..]));
    }
}
