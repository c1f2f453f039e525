//! The lines of a run, held for those who follow it: each of them gets all lines, or those after the last one that it has.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Lines that would exceed this are left out, but those that end a run.
const BYTES_MAX: usize = 32 << 20;
/// What is handed over at a time.
const BATCH_BYTES: usize = 256 << 10;

/// The lines of the newest run, with the numbers by which a follower names the last one that it has.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    held: Mutex<Held>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Held {
    lines: Vec<(u64, Arc<str>)>,
    last: u64,
    bytes: usize,
    is_full: bool,
    /// The line with the report, which comes when all is over.
    report: Option<Arc<str>>,
    is_over: bool,
}

impl Held {
    fn add(&mut self, line: &str) {
        self.last += 1;
        self.bytes += line.len();
        self.lines.push((self.last, line.into()));
    }

    fn push(&mut self, line: &str) {
        // Quotes inside a text are escaped, so that no text looks like this.
        let is = |event: &str| line.contains(&format!("\"event\":\"{event}\""));
        if is("report") {
            return self.report = Some(line.into());
        }
        if is("begun") {
            *self = Held { last: self.last, ..Held::default() };
        }
        if self.bytes + line.len() <= BYTES_MAX || is("result") || is("ended") {
            self.add(line);
        } else if !std::mem::replace(&mut self.is_full, true) {
            self.add(r#"{"event":"left_out"}"#);
        }
    }
}

impl Lines {
    /// Adds a line; one that begins a run forgets the run before.
    pub fn push(&self, line: &str) {
        self.lock().push(line);
        self.changed.notify_all();
    }

    /// Ends all: with the report where there is one, else with this line.
    pub fn close(&self, ended: &str) {
        let mut held = self.lock();
        let report = held.report.take();
        held.add(report.as_deref().unwrap_or(ended));
        held.is_over = true;
        self.changed.notify_all();
    }

    /// Whether there will be no more.
    pub fn is_over(&self) -> bool {
        self.lock().is_over
    }

    /// The next lines after the one of this number, for which is waited so long; nothing once all is over and handed over.
    pub fn after(&self, seen: u64, wait: Duration) -> Option<Vec<(u64, Arc<str>)>> {
        let is_waiting = |held: &mut Held| held.last <= seen && !held.is_over;
        let held = self.changed.wait_timeout_while(self.lock(), wait, is_waiting);
        let (held, _) = held.unwrap_or_else(PoisonError::into_inner);
        let from = held.lines.partition_point(|(number, _)| *number <= seen);
        let mut bytes = 0;
        let mut fits = |line: &str| {
            bytes += line.len();
            bytes - line.len() < BATCH_BYTES
        };
        let batch: Vec<_> = held.lines[from..].iter().take_while(|(_, line)| fits(line)).cloned().collect();
        if batch.is_empty() && held.is_over { None } else { Some(batch) }
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
