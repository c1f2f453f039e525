//! Processes with all that they started: who these are, and the CPU time that they used.

use std::time::Duration;

#[cfg(target_os = "macos")]
use super::apple as system;
#[cfg(not(target_os = "macos"))]
use super::procfs as system;

const PROCESSES_MAX: usize = 1024;

/// CPU time that the kit and all programs that it started have used so far; none where the system does not tell.
pub fn cpu_used() -> Option<Duration> {
    let own = std::process::id() as libc::pid_t;
    let mut all = descendants(own);
    all.push(own);
    all.into_iter().map(system::cpu_of_all).sum()
}

/// CPU time of a process and of all that it started, as long as they run; none where the system does not tell.
pub(crate) fn cpu_below(pid: libc::pid_t) -> Option<Duration> {
    let all = || descendants(pid).into_iter().chain([pid]);
    system::lists_children(pid).then(|| all().map(system::cpu_time).sum())
}

/// Children, their children and so on, as many as are looked for.
pub(crate) fn descendants(pid: libc::pid_t) -> Vec<libc::pid_t> {
    let mut found = Vec::new();
    let mut open = vec![pid];
    while let Some(pid) = open.pop() {
        let children = system::children(pid);
        found.extend_from_slice(&children);
        open.extend(children);
        if found.len() > PROCESSES_MAX {
            break;
        }
    }
    found
}

/// Kills a program with its session, and what it has started in other sessions as far as that can be found.
pub(crate) fn kill_all(pid: libc::pid_t) {
    // Found before: who loses its parent is nobody's descendant.
    let others = descendants(pid);
    for pid in [pid].into_iter().chain(others) {
        // SAFETY: plain system calls; a number that is no process any more is an error.
        unsafe {
            libc::kill(-pid, libc::SIGKILL);
            libc::kill(pid, libc::SIGKILL);
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn the_time_of_programs_counts_while_they_run_and_after_they_have_ended() {
        let before = cpu_used().expect("Linux tells");
        let busy = "i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done; echo; read line";
        let piped = || std::process::Stdio::piped();
        let mut child = Command::new("sh").args(["-c", busy]).stdin(piped()).stdout(piped()).spawn().unwrap();
        let mut line = [0; 1];
        std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut line).unwrap();
        let own = child.id() as libc::pid_t;
        let used = system::cpu_time(own);
        assert!(used > Duration::ZERO && descendants(std::process::id() as libc::pid_t).contains(&own));
        let during = cpu_used().unwrap();
        assert!(during >= before + used, "{before:?} {used:?} {during:?}");
        drop(child.stdin.take());
        child.wait().unwrap();
        // Those that have ended are counted in hundredths of a second.
        let after = cpu_used().unwrap();
        assert!(after + Duration::from_millis(20) >= before + used, "{before:?} {used:?} {after:?}");
    }
}
