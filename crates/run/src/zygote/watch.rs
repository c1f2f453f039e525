//! Watching one program until it has ended and nothing of it is left.

use std::fs;
use std::io;
use std::mem;
use std::os::fd::{AsRawFd, RawFd};
use std::time::{Duration, Instant};

use super::child::Child;
use super::waiting::waits;
use super::wire::{self, Reply, Request};
use crate::family::descendants;
use crate::pipes;
use crate::portable;
use crate::procfs::queued;
use crate::program::{Facts, Killed, Program};
use crate::usage::Watch;

/// Time between two looks at memory, threads and scratch folder.
const TICK: Duration = Duration::from_millis(10);

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
    // What its descendants left behind has become this process' child.
    let is_alone = || !family || descendants(std::process::id() as libc::pid_t) == [child.pid];
    let is_waiting = || waits(child.pid) && is_alone();
    let mut watch = Watch::new(program, child.pid, start, family);
    let mut killed = None;
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
        if let Some(why) = watch.look(now, waited.total) {
            end(why);
        }
        wait = watch.rest(TICK);
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
