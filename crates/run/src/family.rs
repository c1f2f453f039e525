//! Processes with all that they started: who these are, and the CPU time that they used.

use std::fs;
use std::time::Duration;

const PROCESSES_MAX: usize = 1024;

/// CPU time that the kit and all programs that it started have used so far; none where the system does not tell.
pub fn cpu_used() -> Option<Duration> {
    let own = std::process::id() as libc::pid_t;
    // A file that lists the children is there only where the kernel was built to tell.
    fs::metadata(format!("/proc/{own}/task/{own}/children")).ok()?;
    let mut all = descendants(own);
    all.push(own);
    Some(all.into_iter().map(|pid| cpu_time(pid) + cpu_time_of_ended(pid)).sum())
}

/// CPU time of a process and of all that it started, as long as they run; none where the system does not tell.
pub(crate) fn cpu_below(pid: libc::pid_t) -> Option<Duration> {
    // A file that lists the children is there only where the kernel was built to tell.
    fs::metadata(format!("/proc/{pid}/task/{pid}/children")).ok()?;
    Some(descendants(pid).into_iter().chain([pid]).map(cpu_time).sum())
}

/// CPU time of all threads of a process, to the nanosecond.
pub(crate) fn cpu_time(pid: libc::pid_t) -> Duration {
    // How the kernel names the scheduler's clock of a process; see clock_getcpuclockid(3).
    let clock = (!pid << 3) | 2;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the record is valid for the call.
    match unsafe { libc::clock_gettime(clock, &mut time) } {
        0 => Duration::new(time.tv_sec as u64, time.tv_nsec as u32),
        _ => Duration::ZERO,
    }
}

/// CPU time of the children that a process has waited for; see proc(5), fields 16 and 17 of `/proc/PID/stat`.
fn cpu_time_of_ended(pid: libc::pid_t) -> Duration {
    let Ok(text) = fs::read_to_string(format!("/proc/{pid}/stat")) else { return Duration::ZERO };
    // The name in front may hold spaces.
    let fields = text.rsplit(')').next().unwrap_or_default();
    let ticks: u64 = fields.split_ascii_whitespace().skip(13).take(2).filter_map(|x| x.parse::<u64>().ok()).sum();
    // SAFETY: plain system call.
    let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) }.max(1) as f64;
    Duration::from_secs_f64(ticks as f64 / per_second)
}

/// Children, their children and so on, as many as are looked for.
pub(crate) fn descendants(pid: libc::pid_t) -> Vec<libc::pid_t> {
    let mut found = Vec::new();
    let mut open = vec![pid];
    while let Some(pid) = open.pop() {
        // Each thread has the children that it started.
        let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else { continue };
        for thread in threads.flatten().take(PROCESSES_MAX) {
            let Ok(list) = fs::read_to_string(thread.path().join("children")) else { continue };
            let children: Vec<libc::pid_t> = list.split_ascii_whitespace().filter_map(|pid| pid.parse().ok()).collect();
            found.extend_from_slice(&children);
            open.extend(children);
        }
        if found.len() > PROCESSES_MAX {
            break;
        }
    }
    found
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
        let used = cpu_time(own);
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
