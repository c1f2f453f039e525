//! What Linux tells of processes, in the files below `/proc`; see proc(5). Elsewhere these are missing, and nothing is told.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::time::Duration;

use super::program::{THREADS_MAX, Usage};

/// Files about a process that are kept open: a look costs one read each.
#[derive(Debug, Default)]
pub(crate) struct Files {
    stat: Option<File>,
    io: Option<File>,
}

/// What a process uses now.
pub(crate) fn usage(pid: libc::pid_t, files: &mut Files) -> Usage {
    let written = read(&mut files.io, pid, "io").and_then(|text| written(&text)).unwrap_or(0);
    let (threads, pages) =
        read(&mut files.stat, pid, "stat").and_then(|line| threads_and_pages(&line)).unwrap_or_default();
    // SAFETY: plain system call.
    let page = unsafe { libc::sysconf(libc::_SC_PAGESIZE) } as u64;
    Usage { cpu: cpu_time(pid), threads, memory: pages * page, written }
}

/// The beginning of a file about a process.
fn read(file: &mut Option<File>, pid: libc::pid_t, name: &str) -> Option<Vec<u8>> {
    if file.is_none() {
        *file = File::open(format!("/proc/{pid}/{name}")).ok();
    }
    let mut text = vec![0; 1024];
    let length = file.as_ref()?.read_at(&mut text, 0).ok()?;
    text.truncate(length);
    Some(text)
}

/// Bytes that a process has sent towards a disk, from `/proc/PID/io`; see proc(5).
fn written(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?;
    text.lines().find_map(|line| line.strip_prefix("write_bytes: ")?.trim().parse().ok())
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

/// Time that the process' threads were ready to run but waited for a processor.
pub(crate) fn queued(pid: libc::pid_t) -> Duration {
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else { return Duration::ZERO };
    let nanoseconds = threads.flatten().take(THREADS_MAX as usize).filter_map(|thread| {
        let text = fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split_ascii_whitespace().nth(1)?.parse::<u64>().ok()
    });
    Duration::from_nanos(nanoseconds.sum())
}

/// CPU time of all threads of a process, to the nanosecond.
pub(crate) fn cpu_time(pid: libc::pid_t) -> Duration {
    // How the kernel names the scheduler's clock of a process; see clock_getcpuclockid(3).
    let clock = ((!pid << 3) | 2) as libc::clockid_t;
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the record is valid for the call.
    match unsafe { libc::clock_gettime(clock, &mut time) } {
        0 => Duration::new(time.tv_sec as u64, time.tv_nsec as u32),
        _ => Duration::ZERO,
    }
}

/// CPU time of a process and of the children that it has waited for (fields 16 and 17); none where this is not told.
pub(crate) fn cpu_of_all(pid: libc::pid_t) -> Option<Duration> {
    if !lists_children(std::process::id() as libc::pid_t) {
        return None;
    }
    let Ok(text) = fs::read_to_string(format!("/proc/{pid}/stat")) else { return Some(Duration::ZERO) };
    // The name in front may hold spaces.
    let fields = text.rsplit(')').next().unwrap_or_default();
    let ticks: u64 = fields.split_ascii_whitespace().skip(13).take(2).filter_map(|x| x.parse::<u64>().ok()).sum();
    // SAFETY: plain system call.
    let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) }.max(1) as f64;
    Some(cpu_time(pid) + Duration::from_secs_f64(ticks as f64 / per_second))
}

/// Whether the children of a process are listed: only where the kernel was built for it.
pub(crate) fn lists_children(pid: libc::pid_t) -> bool {
    fs::exists(format!("/proc/{pid}/task/{pid}/children")).unwrap_or(false)
}

/// The children of a process.
pub(crate) fn children(pid: libc::pid_t) -> Vec<libc::pid_t> {
    // Each thread has the children that it started.
    let threads = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let lists =
        threads.take(THREADS_MAX as usize).flat_map(|thread| fs::read_to_string(thread.path().join("children")));
    lists.flat_map(|list| list.split_ascii_whitespace().flat_map(str::parse).collect::<Vec<_>>()).collect()
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
