//! Saying that a test, or a part of it, was left out because the machine lacks something.

use std::fmt::Display;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

static COUNT: AtomicUsize = AtomicUsize::new(0);

/// Says what was not tested and why, with the number of such parts so far; a failure where everything must be there.
///
/// It is written past the capture of the test runner, which shows nothing of a test that passes.
pub fn skipped(why: impl Display) {
    assert!(std::env::var_os("CI").is_none(), "under CI nothing is left out, but {why}");
    let count = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
    // Where standard error is gone nobody could be told anyway.
    let _ = writeln!(std::io::stderr(), "skipped: {why} ({count} so far)");
}
