//! When something is to end: by the clock, or because somebody asked for it.

use crate::driver::trial::asked;
use ojkit_rules::Domain;
use ojkit_rules::hand::{Hand, Spot};
use ojkit_run::cpu_used;
use std::cell::Cell;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

static NEVER: AtomicBool = AtomicBool::new(false);

/// Glances at most between two looks at the clock, and how long they may take together.
const GLANCES: u32 = 2048;
const BETWEEN: Duration = Duration::from_millis(1);

/// How often the processors' time is looked at.
const CPU_LOOK: Duration = Duration::from_millis(50);

/// The end of some work, which every loop of it asks for. Once it has come, it stays.
#[derive(Debug)]
pub(crate) struct Until<'a> {
    /// None where no clock ends it.
    end: Option<Instant>,
    /// What the kit and its programs will have used of the processors by then, where that ends it too; and the next look at it.
    cpu_end: Option<Duration>,
    cpu_look: Cell<Instant>,
    /// Becomes true when somebody wants an end.
    stop: &'a AtomicBool,
    over: Cell<bool>,
    /// Glances until the next look at the clock, how many that are each time, and when the last one was.
    left: Cell<u32>,
    every: Cell<u32>,
    looked: Cell<Instant>,
}

impl<'a> Until<'a> {
    /// At this time, or when `stop` becomes true.
    pub fn new(end: Instant, stop: &'a AtomicBool) -> Until<'a> {
        let (now, left, every) = (Instant::now(), Cell::new(0), Cell::new(1));
        let (cpu_look, looked) = (Cell::new(now), Cell::new(now));
        Until { end: Some(end), cpu_end: None, cpu_look, stop, over: Cell::new(false), left, every, looked }
    }

    /// Or when so much of the processors' time was used.
    pub fn or_cpu(self, cpu_end: Option<Duration>) -> Until<'a> {
        Until { cpu_end, ..self }
    }

    /// At this time, whatever anybody asks for.
    pub fn at(end: Instant) -> Until<'static> {
        Until::new(end, &NEVER)
    }

    /// Not at all: for what was done before, and is done once more.
    pub fn never() -> Until<'static> {
        Until { end: None, ..Until::new(Instant::now(), &NEVER) }
    }

    /// Whether somebody asked for the end.
    pub fn is_asked(&self) -> bool {
        asked(self.stop)
    }

    /// Whether the end has come.
    pub fn is_over(&self) -> bool {
        if !self.over.get() {
            self.over.set(asked(self.stop) || self.is_late());
        }
        self.over.get()
    }

    fn is_late(&self) -> bool {
        let Some(end) = self.end else { return false };
        let now = Instant::now();
        if now >= end {
            return true;
        }
        let Some(cpu_end) = self.cpu_end.filter(|_| now >= self.cpu_look.get()) else { return false };
        self.cpu_look.set(now + CPU_LOOK);
        cpu_used().is_some_and(|used| used >= cpu_end)
    }

    /// The same for loops whose steps take no time to speak of, or for ever: the clock is looked at every millisecond or so.
    pub fn glance(&self) -> bool {
        let left = self.left.get();
        if left > 0 {
            self.left.set(left - 1);
            return self.over.get();
        }
        let now = Instant::now();
        let every = self.every.get();
        let was_short = now.duration_since(self.looked.get()) < BETWEEN;
        self.every.set(if was_short { (every * 2).min(GLANCES) } else { (every / 8).max(1) });
        self.left.set(self.every.get());
        self.looked.set(now);
        self.is_over()
    }
}

/// A hand whose drawing is broken off when the end has come.
pub(crate) struct Hurried<'h, H: ?Sized> {
    pub hand: &'h mut H,
    pub until: &'h Until<'h>,
}

impl<H: Hand + ?Sized> Hand for Hurried<'_, H> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.hand.choose(spot, domain)
    }

    fn is_lost(&self) -> bool {
        self.hand.is_lost() || self.until.glance()
    }

    ojkit_rules::pass_on!(hand: fill, edges, turn, forced, ahead, sorted, distinct);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering;

    #[test]
    fn glances_see_the_end_however_long_the_steps_between_them_take() {
        let stop = AtomicBool::new(false);
        let soon = Until::new(Instant::now() + Duration::from_millis(20), &stop);
        assert!(!soon.is_over());
        let quick = (0u64..).take_while(|_| !soon.glance()).count();
        assert!(quick > 1000 && soon.is_over(), "{quick}");
        let slow = Until::new(Instant::now() + Duration::from_millis(20), &stop);
        let steps = (0..).take_while(|_| !slow.glance()).inspect(|_| std::thread::sleep(Duration::from_millis(2)));
        assert!(steps.count() < 20);
        let asked = Until::new(Instant::now() + Duration::from_secs(3600), &stop);
        assert!(!asked.is_over());
        stop.store(true, Ordering::Relaxed);
        assert!(asked.is_over() && !Until::never().is_over());
    }
}
