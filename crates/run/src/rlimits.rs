//! The resource limits that every Unix has.

use std::io;

use super::program::ProcessLimits;

const OPEN_FILES_MAX: u64 = 128;
/// Addresses that a program may reserve beyond twice its memory: allocators and thread stacks reserve far more than they touch.
#[cfg(target_os = "linux")]
const ADDRESS_SLACK: u64 = 2 * 1024 * 1024 * 1024;

/// Sets the resource limits of the calling process; safe between fork and exec.
///
/// They are the outer bounds: whole seconds of CPU time, addresses instead of memory. Who watches the program is exact.
pub(crate) fn set_all(bounds: &ProcessLimits) -> io::Result<()> {
    let seconds = bounds.cpu.as_secs() + 2;
    set(libc::RLIMIT_CPU as i32, seconds)?;
    // No file is that small; and a system that hands crashed programs to a helper of its own takes 1, and not 0, for a refusal.
    set(libc::RLIMIT_CORE as i32, 1)?;
    set(libc::RLIMIT_FSIZE as i32, bounds.file)?;
    set(libc::RLIMIT_NOFILE as i32, OPEN_FILES_MAX)?;
    #[cfg(target_os = "linux")]
    {
        set(libc::RLIMIT_MEMLOCK as i32, 64 * 1024)?;
        set(libc::RLIMIT_MSGQUEUE as i32, 0)?;
        if bounds.address_space {
            set(libc::RLIMIT_AS as i32, bounds.memory.saturating_mul(2).saturating_add(ADDRESS_SLACK))?;
        }
    }
    // A deep recursion may use all the memory there is; where the system bounds the stack, its bound stands.
    raise(libc::RLIMIT_STACK as i32, bounds.memory);
    Ok(())
}

/// Bytes that a file of this process may have; writing more would end the kit by a signal.
pub(crate) fn largest_file() -> u64 {
    get(libc::RLIMIT_FSIZE as i32).rlim_cur
}

fn get(resource: i32) -> libc::rlimit {
    let mut old = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the record is valid for the call.
    unsafe { libc::getrlimit(resource as _, &mut old) };
    old
}

/// Sets soft and hard limit; a hard limit that is lower already stands.
fn set(resource: i32, value: u64) -> io::Result<()> {
    let value = (value as libc::rlim_t).min(get(resource).rlim_max);
    let new = libc::rlimit { rlim_cur: value, rlim_max: value };
    // SAFETY: the record is valid for the call.
    if unsafe { libc::setrlimit(resource as _, &new) } != 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

/// Raises a soft limit as far as the hard one lets it; safe between fork and exec.
pub(crate) fn raise(resource: i32, value: u64) {
    let hard = get(resource).rlim_max;
    let new = libc::rlimit { rlim_cur: (value as libc::rlim_t).min(hard), rlim_max: hard };
    // SAFETY: the record is valid for the call.
    unsafe { libc::setrlimit(resource as _, &new) };
}
