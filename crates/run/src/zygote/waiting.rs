//! Whether a program waits for what somebody else has to write, or to read.

use std::fs;

/// A program with more threads is not looked through.
const THREADS_MAX: usize = 256;
/// How the kernel shows that a wait has no end of its own.
const ENDLESS: i32 = -1;

/// Whether every thread of a process sleeps until bytes come or go or another thread wakes it, and one of them for bytes.
///
/// Where the kernel does not show what threads wait for, no process does.
pub(super) fn waits(pid: libc::pid_t) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else { return false };
    let mut reads = false;
    for (count, thread) in threads.flatten().enumerate() {
        let Ok(line) = fs::read_to_string(thread.path().join("syscall")) else { return false };
        let is_main = thread.file_name().to_str().is_some_and(|id| id.parse() == Ok(pid));
        match Wait::of(&line, is_main) {
            Some(Wait::Bytes) if count < THREADS_MAX => reads = true,
            Some(Wait::Thread) if count < THREADS_MAX => {}
            _ => return false,
        }
    }
    reads
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wait {
    /// Bytes on standard input, room on standard output, or whatever it polls without an end.
    Bytes,
    Thread,
}

impl Wait {
    /// By a line of `/proc/PID/task/TID/syscall`: the call's number in decimal, then its arguments; see proc(5). `None` for a thread
    /// that runs, or will wake by itself. Threads beside the main one count as waiting for another also where that has an end: runtimes keep
    /// such threads, which do nothing when they wake.
    fn of(line: &str, is_main: bool) -> Option<Wait> {
        let mut words = line.split_ascii_whitespace();
        let number: libc::c_long = words.next()?.parse().ok()?;
        let mut arguments = [0u64; 6];
        for place in &mut arguments {
            *place = u64::from_str_radix(words.next()?.strip_prefix("0x")?, 16).ok()?;
        }
        let waits = match number {
            libc::SYS_futex => return (!is_main || arguments[3] == 0).then_some(Wait::Thread),
            libc::SYS_read | libc::SYS_readv => arguments[0] == 0,
            libc::SYS_write | libc::SYS_writev => arguments[0] == 1,
            libc::SYS_epoll_pwait => arguments[3] as i32 == ENDLESS,
            libc::SYS_ppoll => arguments[2] == 0,
            libc::SYS_pselect6 => arguments[4] == 0,
            #[cfg(target_arch = "x86_64")]
            libc::SYS_epoll_wait => arguments[3] as i32 == ENDLESS,
            #[cfg(target_arch = "x86_64")]
            libc::SYS_poll => arguments[2] as i32 == ENDLESS,
            #[cfg(target_arch = "x86_64")]
            libc::SYS_select => arguments[4] == 0,
            _ => false,
        };
        waits.then_some(Wait::Bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: libc::c_long, arguments: [u64; 6]) -> String {
        let words: Vec<String> = arguments.iter().map(|word| format!("{word:#x}")).collect();
        format!("{number} {} 0x7ffd00 0x7f0000\n", words.join(" "))
    }

    #[test]
    fn who_reads_standard_input_or_polls_without_an_end_waits_and_who_sleeps_for_a_time_does_not() {
        let of = |number, arguments| Wait::of(&line(number, arguments), true);
        assert_eq!(of(libc::SYS_read, [0, 1, 2, 0, 0, 0]), Some(Wait::Bytes));
        assert_eq!(of(libc::SYS_read, [5, 1, 2, 0, 0, 0]), None);
        assert_eq!(of(libc::SYS_write, [1, 1, 2, 0, 0, 0]), Some(Wait::Bytes));
        assert_eq!(of(libc::SYS_futex, [9, 128, 0, 0, 0, 9]), Some(Wait::Thread));
        assert_eq!(of(libc::SYS_futex, [9, 128, 0, 9, 0, 9]), None);
        assert_eq!(Wait::of(&line(libc::SYS_futex, [9; 6]), false), Some(Wait::Thread));
        assert_eq!(of(libc::SYS_clock_nanosleep, [0; 6]), None);
        assert_eq!(of(libc::SYS_epoll_pwait, [3, 1, 9, 0xffff_ffff, 0, 0]), Some(Wait::Bytes));
        assert_eq!(of(libc::SYS_epoll_pwait, [3, 1, 9, 1000, 0, 0]), None);
        for line in ["running", "-1 0x0 0x0", ""] {
            assert_eq!(Wait::of(line, true), None);
        }
    }
}
