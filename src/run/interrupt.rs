//! The wish of whoever sits before the terminal that the work should end.

use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Becomes true at the first Ctrl-C from now on; the second ends the kit as ever.
///
/// Call it where what was done so far is worth telling; without a call, Ctrl-C ends the kit at once.
pub fn asked_for() -> &'static AtomicBool {
    #[cfg(unix)]
    // SAFETY: the handler only stores to an atomic and restores the default, both of which signal handlers may do.
    unsafe {
        libc::signal(libc::SIGINT, remember as *const () as libc::sighandler_t);
    }
    &ASKED
}

#[cfg(unix)]
extern "C" fn remember(_: libc::c_int) {
    ASKED.store(true, Ordering::Relaxed);
    // SAFETY: as above.
    unsafe { libc::signal(libc::SIGINT, libc::SIG_DFL) };
}
