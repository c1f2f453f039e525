//! Watching one program until it has ended and nothing of it is left.

use std::fs::{self, File};
use std::io;
use std::mem;
use std::os::fd::{AsRawFd, RawFd};
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::child::Child;
use super::waiting::waits;
use super::wire::{self, Reply, Request};
use crate::family::{cpu_time, descendants};
use crate::pipes;
use crate::portable;
use crate::program::{Facts, Killed, Kind, Program};

/// Time between two looks at memory, threads and scratch folder.
const TICK: Duration = Duration::from_millis(10);
/// A program with more threads is killed: the system's own memory and process numbers are at stake, which no other limit counts.
const THREADS_MAX: u64 = 1024;
/// Bytes and files that a scratch folder may hold, and how deep.
const SCRATCH_BYTES_MAX: u64 = 64 * 1024 * 1024;
const SCRATCH_FILES_MAX: usize = 2000;
const SCRATCH_DEPTH_MAX: usize = 32;
/// Bytes that a program may send towards the disk in all, whether it keeps them or not.
const WRITTEN_BYTES_MAX: u64 = 256 * 1024 * 1024;
/// However long others keep the processors: a program that got no turn is ended after this multiple of its wall time.
const PATIENCE: u32 = 10;

/// How long a program has waited for whom it talks to, as seen from look to look.
struct Waited {
    looked: Instant,
    total: Duration,
}

impl Waited {
    /// Counts the time since the last look, up to about `most`, where it waits now.
    fn look(&mut self, now: Instant, most: Duration, is_waiting: impl Fn() -> bool) {
        if self.total < most && is_waiting() {
            self.total += now - self.looked;
        }
        self.looked = now;
    }
}

/// Watches a program to its end; `family` tells that it may have descendants. Returns the facts, or `None` when the kit is gone (nothing of the program is left then either).
pub(super) fn watch(
    socket: RawFd,
    child: &Child,
    program: &Program,
    start: Instant,
    family: bool,
) -> io::Result<Option<Facts>> {
    let bounds = &program.bounds;
    let is_waiting = || waits(child.pid) && (!family || descendants(child.pid).is_empty());
    let mut look = Look { family, ..Look::default() };
    let mut killed = None;
    let mut wall_end = start + bounds.wall;
    let mut waited = Waited { looked: start, total: Duration::ZERO };
    let mut kit_gone = false;
    let mut wait = TICK.min(bounds.cpu);
    let mut buffer = Vec::new();
    loop {
        let control = if kit_gone { -1 } else { socket };
        let mut polled =
            [control, child.pidfd.as_raw_fd()].map(|fd| libc::pollfd { fd, events: libc::POLLIN, revents: 0 });
        let event = pipes::poll(&mut polled, wait.max(Duration::from_millis(1)))?;
        if event && polled[1].revents != 0 {
            break;
        }
        let mut end = |why| {
            killed = killed.or(Some(why));
            kill_all(child.pid);
        };
        if event && polled[0].revents != 0 {
            let request = wire::receive(socket, &mut buffer).map(|(message, _)| Request::decode(message));
            match request {
                Ok(Some(Request::Kill(why))) => end(why),
                Ok(Some(Request::Look)) => {
                    let seen = is_waiting();
                    // That the kit is gone shows at the next turn.
                    let _ = wire::send(socket, &Reply::Seen(seen).encode(), &[]);
                }
                // Anything else now means that there is nobody sensible on the other side.
                _ => {
                    kit_gone = true;
                    end(Killed::Asked);
                }
            }
        }
        let now = Instant::now();
        waited.look(now, bounds.partner, is_waiting);
        let seen = look.at(child.pid);
        let cpu = seen.cpu;
        if cpu > bounds.cpu {
            end(Killed::CpuTime);
        } else if now >= wall_end {
            // Time in the processors' queue is the machine's fault, and the other's turns are the other's.
            let excused = start + bounds.wall + queued(child.pid) + waited.total;
            if excused > now + TICK && now < start + bounds.wall * PATIENCE {
                wall_end = excused;
            } else {
                end(Killed::WallTime);
            }
        } else if let Some(why) = excess(&seen, program) {
            end(why);
        }
        wait = TICK.min(bounds.cpu.saturating_sub(cpu)).min(wall_end.saturating_duration_since(now));
    }
    let wall = start.elapsed();
    let mut facts = reap(child.pid, wall)?;
    facts.killed = killed;
    Ok((!kit_gone).then_some(facts))
}

/// Kills the program and what is left of its session.
fn kill_all(pid: libc::pid_t) {
    // SAFETY: plain system calls; the process is not reaped yet, so its number is still its own.
    unsafe {
        libc::kill(-pid, libc::SIGKILL);
        libc::kill(pid, libc::SIGKILL);
    }
}

/// Time that the process' threads were ready to run but waited for a processor.
fn queued(pid: libc::pid_t) -> Duration {
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else { return Duration::ZERO };
    let nanoseconds = threads.flatten().take(THREADS_MAX as usize).filter_map(|thread| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split_ascii_whitespace().nth(1)?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanoseconds.sum())
}

/// What a running program uses at one moment.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    cpu: Duration,
    threads: u64,
    memory: u64,
    written: u64,
}

/// Looks at a running program again and again.
#[derive(Debug, Default)]
struct Look {
    family: bool,
    /// Kept open: a look costs one read each.
    stat: Option<File>,
    io: Option<File>,
}

impl Look {
    fn at(&mut self, pid: libc::pid_t) -> Seen {
        if self.stat.is_none() {
            self.stat = File::open(format!("/proc/{pid}/stat")).ok();
        }
        if self.io.is_none() {
            self.io = File::open(format!("/proc/{pid}/io")).ok();
        }
        let written = self.io.as_ref().and_then(written).unwrap_or(0);
        let mut seen = Seen { cpu: cpu_time(pid), written, ..Seen::default() };
        seen.add(self.stat.as_ref());
        if self.family {
            for pid in descendants(pid) {
                seen.cpu += cpu_time(pid);
                seen.add(File::open(format!("/proc/{pid}/stat")).ok().as_ref());
            }
        }
        seen
    }
}

impl Seen {
    fn add(&mut self, stat: Option<&File>) {
        let mut text = [0; 1024];
        let Some(length) = stat.and_then(|s| s.read_at(&mut text, 0).ok()) else { return };
        let Some((threads, pages)) = threads_and_pages(&text[..length]) else { return };
        // SAFETY: plain system call.
        let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as u64;
        self.threads += threads;
        self.memory += pages * page;
    }
}

/// Bytes that a process has sent towards a disk, also to files that have no name any more; see proc(5).
fn written(file: &File) -> Option<u64> {
    let mut text = [0; 512];
    let length = file.read_at(&mut text, 0).ok()?;
    let text = std::str::from_utf8(&text[..length]).ok()?;
    text.lines().find_map(|line| line.strip_prefix("write_bytes: ")?.trim().parse().ok())
}

fn excess(seen: &Seen, program: &Program) -> Option<Killed> {
    if seen.memory > program.bounds.memory || seen.threads > THREADS_MAX {
        return Some(Killed::Memory);
    }
    if program.kind == Kind::Compiler {
        return None;
    }
    (seen.written > WRITTEN_BYTES_MAX || !scratch_is_modest(&program.folder)).then_some(Killed::Output)
}

/// Number of threads and resident pages from a line of `/proc/PID/stat`; see proc(5), fields 20 and 24.
fn threads_and_pages(line: &[u8]) -> Option<(u64, u64)> {
    // The program chose its name; the fields begin after the last bracket.
    let end = line.iter().rposition(|b| *b == b')')?;
    let mut fields = std::str::from_utf8(&line[end + 1..]).ok()?.split_ascii_whitespace();
    let threads = fields.nth(17)?.parse().ok()?;
    let pages = fields.nth(3)?.parse().ok()?;
    Some((threads, pages))
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

/// Takes the ended program's record, and ends and takes whatever it left behind.
fn reap(pid: libc::pid_t, wall: Duration) -> io::Result<Facts> {
    let waited = if wall > BRIEF { queued(pid) } else { Duration::ZERO };
    kill_all(pid);
    let (status, usage) = wait(pid)?.ok_or(io::ErrorKind::NotFound)?;
    let mut facts = portable::facts(status, &usage, wall);
    facts.waited = waited;
    // Descendants that it did not wait for have become this process' children.
    let end = Instant::now() + Duration::from_secs(10);
    while Instant::now() < end {
        match wait_any(libc::WNOHANG) {
            Descendant::None => break,
            Descendant::Ended(usage) => {
                let more = portable::facts(0, &usage, wall);
                facts.cpu += more.cpu;
                facts.memory_kib = facts.memory_kib.max(more.memory_kib);
            }
            Descendant::Running => {
                kill_children();
                std::thread::sleep(Duration::from_micros(200));
            }
        }
    }
    Ok(facts)
}

/// For a run this short nobody asks whether the machine was busy.
const BRIEF: Duration = Duration::from_millis(20);

fn wait(pid: libc::pid_t) -> io::Result<Option<(i32, libc::rusage)>> {
    loop {
        let mut status = 0;
        // SAFETY: the records are valid for the call; all-zero is a valid usage record.
        let (result, usage) = unsafe {
            let mut usage: libc::rusage = mem::zeroed();
            (libc::wait4(pid, &mut status, 0, &mut usage), usage)
        };
        match result {
            -1 if io::Error::last_os_error().kind() == io::ErrorKind::Interrupted => {}
            -1 => return Err(io::Error::last_os_error()),
            found if found == pid => return Ok(Some((status, usage))),
            _ => return Ok(None),
        }
    }
}

enum Descendant {
    None,
    Running,
    Ended(libc::rusage),
}

fn wait_any(flags: libc::c_int) -> Descendant {
    let mut status = 0;
    // SAFETY: as in `wait`.
    let (result, usage) = unsafe {
        let mut usage: libc::rusage = mem::zeroed();
        (libc::wait4(-1, &mut status, flags, &mut usage), usage)
    };
    match result {
        0 => Descendant::Running,
        pid if pid > 0 => Descendant::Ended(usage),
        _ => Descendant::None,
    }
}

/// Kills this process' children, of which only strays are left.
fn kill_children() {
    let me = std::process::id();
    if let Ok(list) = fs::read_to_string(format!("/proc/self/task/{me}/children")) {
        list.split_ascii_whitespace().filter_map(|pid| pid.parse().ok()).for_each(kill_all);
        return;
    }
    // Kernels without that file.
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(pid) = entry.file_name().to_str().and_then(|n| n.parse::<libc::pid_t>().ok()) else { continue };
        let Ok(line) = fs::read(entry.path().join("stat")) else { continue };
        let Some(end) = line.iter().rposition(|b| *b == b')') else { continue };
        let fields = String::from_utf8_lossy(&line[end + 1..]).into_owned();
        if fields.split_ascii_whitespace().nth(1) == Some(me.to_string().as_str()) {
            kill_all(pid);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_s_name_cannot_shift_the_fields_of_its_status() {
        let line = b"7 (a) b) 1 2) R 1 7 7 0 -1 4194304 1 0 0 0 1 2 0 0 20 0 3 0 100 4096 250 18446744073709551615";
        assert_eq!(threads_and_pages(line), Some((3, 250)));
        assert_eq!(threads_and_pages(b""), None);
    }
}
