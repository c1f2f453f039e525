//! The wish of whoever started the kit that the work should end.

use std::io::{self, Write};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Ctrl-C, a polite request to end, and a terminal that went away.
#[cfg(unix)]
const SIGNALS: [libc::c_int; 3] = [libc::SIGINT, libc::SIGTERM, libc::SIGHUP];

/// Becomes true at the first Ctrl-C (or SIGTERM, or SIGHUP) from now on; the second ends the kit as ever.
///
/// Call it where what was done so far is worth telling; without a call, such a signal ends the kit at once.
pub fn asked_for() -> &'static AtomicBool {
    #[cfg(unix)]
    for signal in SIGNALS {
        // SAFETY: the handler only stores to an atomic and restores the default, both of which signal handlers may do.
        unsafe { libc::signal(signal, remember as *const () as libc::sighandler_t) };
    }
    &ASKED
}

/// Leaves Ctrl-C to a program that has the terminal for itself: from now on the kit does nothing at it.
pub fn leave_to_tool() {
    // SAFETY: the handler does nothing. A program that is started gets the default again, which it would not if the signal were ignored.
    #[cfg(unix)]
    unsafe {
        libc::signal(libc::SIGINT, nothing as *const () as libc::sighandler_t)
    };
}

/// Whether whoever read what is written there is gone.
pub fn is_unread(file: BorrowedFd) -> bool {
    let mut polled = libc::pollfd { fd: file.as_raw_fd(), events: 0, revents: 0 };
    // SAFETY: one record, valid for the call, which does not wait.
    let count = unsafe { libc::poll(&raw mut polled, 1, 0) };
    count > 0 && polled.revents & (libc::POLLERR | libc::POLLHUP) != 0
}

/// Writes all bytes, and looks ten times a second whether that is to end: whoever reads may not.
///
/// # Errors
/// Those of the writer; [`io::ErrorKind::TimedOut`] where it was ended.
pub fn write_all(file: &mut (impl Write + AsFd), mut bytes: &[u8], is_over: impl Fn() -> bool) -> io::Result<()> {
    // As much as a pipe takes without waiting, where it takes anything.
    const PART: usize = 4096;
    while !bytes.is_empty() {
        if is_over() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        let mut polled = libc::pollfd { fd: file.as_fd().as_raw_fd(), events: libc::POLLOUT, revents: 0 };
        // SAFETY: one record, valid for the call.
        if unsafe { libc::poll(&raw mut polled, 1, 100) } > 0 {
            let written = match file.write(&bytes[..bytes.len().min(PART)]) {
                Err(error) if matches!(error.kind(), io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock) => 0,
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                written => written?,
            };
            bytes = &bytes[written..];
        }
    }
    Ok(())
}

#[cfg(unix)]
extern "C" fn nothing(_: libc::c_int) {}

#[cfg(unix)]
extern "C" fn remember(_: libc::c_int) {
    ASKED.store(true, Ordering::Relaxed);
    for signal in SIGNALS {
        // SAFETY: as above.
        unsafe { libc::signal(signal, libc::SIG_DFL) };
    }
}
