//! What macOS tells of processes (libproc).

use std::mem;
use std::time::Duration;

use super::program::Usage;

/// Children of one process that are listed at most.
const CHILDREN_MAX: usize = 1024;

/// Nothing is kept open between two looks.
#[derive(Debug, Default)]
pub(crate) struct Files;

/// What a process uses now.
pub(crate) fn usage(pid: libc::pid_t, _: &mut Files) -> Usage {
    // SAFETY: all-zero records are valid, and the calls fill no more than their size.
    let (task, disk) = unsafe {
        let (mut task, mut disk): (libc::proc_taskinfo, libc::rusage_info_v2) = (mem::zeroed(), mem::zeroed());
        let size = mem::size_of_val(&task) as libc::c_int;
        if libc::proc_pidinfo(pid, libc::PROC_PIDTASKINFO, 0, (&raw mut task).cast(), size) < size {
            return Usage::default();
        }
        libc::proc_pid_rusage(pid, libc::RUSAGE_INFO_V2, (&raw mut disk).cast());
        (task, disk)
    };
    Usage {
        cpu: duration(task.pti_total_user + task.pti_total_system),
        threads: task.pti_threadnum.max(0) as u64,
        memory: task.pti_resident_size,
        written: disk.ri_diskio_byteswritten,
    }
}

/// A time in ticks of the processor's clock, whose length differs between Intel's and Apple's.
#[expect(deprecated, reason = "the system has it in its C library")]
fn duration(ticks: u64) -> Duration {
    let mut base = libc::mach_timebase_info { numer: 0, denom: 0 };
    // SAFETY: the record is valid for the call.
    unsafe { libc::mach_timebase_info(&mut base) };
    Duration::from_nanos((u128::from(ticks) * u128::from(base.numer) / u128::from(base.denom.max(1))) as u64)
}

/// CPU time of all threads of a process.
pub(crate) fn cpu_time(pid: libc::pid_t) -> Duration {
    usage(pid, &mut Files).cpu
}

/// The time that threads waited for a processor, which this system does not tell.
pub(crate) fn queued(_: libc::pid_t) -> Duration {
    Duration::ZERO
}

/// CPU time of a process and of the children that it has waited for, which this system does not tell.
pub(crate) fn cpu_of_all(_: libc::pid_t) -> Option<Duration> {
    None
}

/// Whether the children of a process are listed.
pub(crate) fn lists_children(_: libc::pid_t) -> bool {
    true
}

/// The children of a process.
pub(crate) fn children(pid: libc::pid_t) -> Vec<libc::pid_t> {
    let mut list = vec![0; CHILDREN_MAX];
    let bytes = mem::size_of_val(&list[..]) as libc::c_int;
    // SAFETY: the call fills no more than the vector's size.
    let count = unsafe { libc::proc_listchildpids(pid, list.as_mut_ptr().cast(), bytes) };
    list.truncate(usize::try_from(count).unwrap_or(0));
    list
}
