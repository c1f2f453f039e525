//! Files in memory that no program can change the size of.

use std::ffi::CStr;
use std::fs::File;
use std::io::{self, Seek, Write};
use std::os::fd::{AsRawFd, FromRawFd};

use super::rlimits::largest_file;

/// Makes an empty one.
pub(crate) fn new(name: &CStr) -> io::Result<File> {
    let flags = libc::MFD_CLOEXEC | libc::MFD_ALLOW_SEALING;
    // SAFETY: plain system call, by its number: older C libraries have no name for it. The descriptor that it gives is ours alone.
    unsafe {
        let descriptor = libc::syscall(libc::SYS_memfd_create, name.as_ptr(), flags);
        if descriptor < 0 { Err(io::Error::last_os_error()) } else { Ok(File::from_raw_fd(descriptor as i32)) }
    }
}

/// Lets nobody change its size any more, nor what `more` says.
pub(crate) fn seal(file: &File, more: libc::c_int) -> bool {
    let seals = libc::F_SEAL_SHRINK | libc::F_SEAL_GROW | libc::F_SEAL_SEAL | more;
    // SAFETY: plain system call on a descriptor we own.
    unsafe { libc::fcntl(file.as_raw_fd(), libc::F_ADD_SEALS, seals) == 0 }
}

/// An input that a program can read, seek in and map, and not write to; none where this system cannot make one.
pub(crate) fn of_input(input: &[u8]) -> Option<File> {
    let mut file = (input.len() as u64 <= largest_file()).then(|| new(c"input").ok())??;
    file.write_all(input).ok()?;
    file.rewind().ok()?;
    if !seal(&file, libc::F_SEAL_WRITE) {
        return None;
    }
    // Older kernels let only what was opened for reading be mapped as shared.
    let path = format!("/proc/self/fd/{}", file.as_raw_fd());
    Some(File::open(path).unwrap_or(file))
}
