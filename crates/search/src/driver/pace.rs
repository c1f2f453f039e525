//! How many cases go into a frame.

use ojkit_run::FRAME_ROOM;
use std::time::{Duration, Instant};

/// A frame that grew beyond this is sent: it fits into the page that is shared with a program, and into the processors' caches. Of a
/// program that takes frames from its pipe, what the pipe cannot hold is sent while the answers are awaited.
const FRAME_BYTES: usize = FRAME_ROOM / 2;

/// How many cases a frame has: as many as are answered in a time that hides what a frame costs, and is soon over.
#[derive(Debug)]
pub struct Pace {
    cases: usize,
    /// Whether the submission gets a new process for every frame.
    alone: bool,
    sent_at: Instant,
}

impl Pace {
    /// At first, and at most.
    const CASES: [usize; 2] = [16, 8192];
    /// Frames that take less than the first grow, those that take more than the second shrink.
    const TIME: [Duration; 2] = [Duration::from_millis(8), Duration::from_millis(60)];

    /// That of a submission, which may get a new process for every frame.
    pub fn new(alone: bool) -> Pace {
        Pace { cases: if alone { 1 } else { Pace::CASES[0] }, alone, sent_at: Instant::now() }
    }

    /// Whether every frame has one case, in a process of its own.
    pub fn is_alone(&self) -> bool {
        self.alone
    }

    /// Whether a frame of so many cases and bytes should be sent.
    pub fn is_full(&self, cases: usize, bytes: usize) -> bool {
        cases >= self.cases || bytes >= FRAME_BYTES
    }

    /// A frame is sent now.
    pub fn sent(&mut self) {
        self.sent_at = Instant::now();
    }

    /// A frame of so many cases was answered.
    pub fn received(&mut self, cases: usize) {
        let took = self.sent_at.elapsed();
        let [short, long] = Pace::TIME;
        if self.alone {
            self.cases = 1;
        } else if cases >= self.cases && took < short {
            self.cases = (self.cases * 2).min(Pace::CASES[1]);
        } else if took > long {
            let share = long.as_secs_f64() / took.as_secs_f64();
            self.cases = ((cases as f64 * share) as usize).max(1);
        }
    }
}
