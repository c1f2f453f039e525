//! Whose turn it is: how many threads work at the same time, and when the programs of a turn are to end.
//!
//! A thread that waits for a program which hardly uses a processor keeps no place: another one works meanwhile, and runs that must be alone do not
//! wait for it. Every wait of this crate asks here ([`Wait`]).

use super::error::RunError;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Time between two looks at a program, and the share of it that a program uses at least which does not sleep.
const LOOK: Duration = Duration::from_millis(200);
const SLEEPS: u32 = 20;
/// A thread that had a place waits no longer for another.
const LONG: Duration = Duration::from_secs(1);

/// Whether all that runs is to end.
static END: AtomicBool = AtomicBool::new(false);

thread_local! {
    static TURN: RefCell<Option<Arc<Turn>>> = const { RefCell::new(None) };
    /// What this thread is in together with others.
    static RUNS: RefCell<Option<Arc<Runs>>> = const { RefCell::new(None) };
    static ALONE: Cell<bool> = const { Cell::new(false) };
    /// How often it has gone in together with others, and out.
    static TIMES: Cell<u64> = const { Cell::new(0) };
}

/// Ends all programs, and starts no other, in this process.
pub fn end_all() {
    END.store(true, Ordering::Relaxed);
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts are changed in one step each: a thread that panicked has left none half changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a guard does when it goes.
struct Finally<F: FnMut()>(F);

impl<F: FnMut()> Drop for Finally<F> {
    fn drop(&mut self) {
        self.0();
    }
}

/// Places for threads that work at the same time, taken in the order in which they are asked for.
#[derive(Debug)]
pub struct Places {
    queue: Mutex<Queue>,
    changed: Condvar,
}

#[derive(Debug)]
struct Queue {
    /// Below zero where programs that had slept work again.
    free: isize,
    /// Who waits: those that had a place before the others.
    waiting: BTreeSet<(bool, u64)>,
    count: u64,
}

impl Places {
    /// So many places.
    pub fn new(count: usize) -> Arc<Places> {
        let queue = Queue { free: count.max(1).cast_signed(), waiting: BTreeSet::new(), count: 0 };
        Arc::new(Places { queue: Mutex::new(queue), changed: Condvar::new() })
    }

    /// Does something that needs a place.
    pub fn hold<T>(&self, work: impl FnOnce() -> T) -> T {
        self.take(true);
        let _given = Finally(|| self.add(1));
        work()
    }

    fn take(&self, is_new: bool) {
        let mut queue = locked(&self.queue);
        let own = (is_new, queue.count);
        queue.count += 1;
        queue.waiting.insert(own);
        let begun = Instant::now();
        while queue.free <= 0 || queue.waiting.first() != Some(&own) {
            // Who has a place may wait for what this thread holds.
            if !is_new && begun.elapsed() >= LONG {
                break;
            }
            queue = self.changed.wait_timeout(queue, LONG).unwrap_or_else(PoisonError::into_inner).0;
        }
        queue.waiting.remove(&own);
        queue.free -= 1;
        self.changed.notify_all();
    }

    fn add(&self, count: isize) {
        locked(&self.queue).free += count;
        self.changed.notify_all();
    }
}

/// Why a turn is over before its work is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Somebody wants no result any more.
    Cancelled,
    /// It has taken as long by the clock as it may.
    Late,
}

/// The work of one thread, as long as it may take by the clock.
#[derive(Debug)]
pub struct Turn {
    places: Arc<Places>,
    wall: Option<Duration>,
    end: Mutex<Option<Instant>>,
    is_cancelled: AtomicBool,
    /// Whether its place is another's meanwhile.
    is_lent: AtomicBool,
}

impl Turn {
    /// A turn that begins when a place is free.
    pub fn new(places: &Arc<Places>, wall: Option<Duration>) -> Arc<Turn> {
        let (is_cancelled, is_lent) = (AtomicBool::new(false), AtomicBool::new(false));
        Arc::new(Turn { places: places.clone(), wall, end: Mutex::new(None), is_cancelled, is_lent })
    }

    /// Ends the programs of the turn, now or as soon as they would start.
    pub fn cancel(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// Why it is over.
    pub fn over(&self) -> Option<Over> {
        if self.is_cancelled.load(Ordering::Relaxed) || END.load(Ordering::Relaxed) {
            return Some(Over::Cancelled);
        }
        let is_late = locked(&self.end).is_some_and(|end| Instant::now() >= end);
        is_late.then_some(Over::Late)
    }

    /// Does the work of the turn on this thread, with a place.
    pub fn work<T>(self: &Arc<Turn>, work: impl FnOnce() -> T) -> T {
        self.places.hold(|| {
            *locked(&self.end) = self.wall.map(|wall| Instant::now() + wall);
            TURN.set(Some(self.clone()));
            let _ended = Finally(|| TURN.set(None));
            work()
        })
    }
}

/// Runs that are together by default, and alone when it matters.
#[derive(Debug, Default)]
pub struct Runs {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    together: usize,
    /// How many want to be alone, and whether one is.
    wanting: usize,
    is_alone: bool,
}

impl Runs {
    /// Runs something that others may run beside. No thread does so twice at a time.
    pub fn together<T>(self: &Arc<Runs>, run: impl FnOnce() -> T) -> T {
        self.enter();
        RUNS.set(Some(self.clone()));
        TIMES.set(TIMES.get() + 1);
        // A wait that outlives this has left already.
        let _left = Finally(|| {
            TIMES.set(TIMES.get() + 1);
            RUNS.take().iter().for_each(|runs| runs.leave());
        });
        run()
    }

    /// Runs something while nothing else runs but programs that sleep.
    pub fn alone<T>(&self, run: impl FnOnce() -> T) -> T {
        let mut state = locked(&self.state);
        state.wanting += 1;
        while state.together > 0 || state.is_alone {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.wanting -= 1;
        state.is_alone = true;
        drop(state);
        ALONE.set(true);
        let _left = Finally(|| {
            ALONE.set(false);
            locked(&self.state).is_alone = false;
            self.changed.notify_all();
        });
        run()
    }

    fn enter(&self) {
        let mut state = locked(&self.state);
        while state.is_alone || state.wanting > 0 {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.together += 1;
    }

    /// Like [`Runs::enter`] for who may hold what others wait for who are in: it waits for none who only wants to be alone.
    fn enter_again(&self) {
        let mut state = locked(&self.state);
        while state.is_alone {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.together += 1;
    }

    fn leave(&self) {
        locked(&self.state).together -= 1;
        self.changed.notify_all();
    }
}

/// Does something that other turns wait for: it keeps its place meanwhile, and goes on where the turn is over.
pub fn apart<T>(work: impl FnOnce() -> T) -> T {
    let turn = TURN.take();
    let _back = Finally(|| TURN.set(turn.clone()));
    work()
}

/// A wait for a program, from its start or its next input to its end or its next output.
#[derive(Debug)]
pub(crate) struct Wait {
    turn: Option<Arc<Turn>>,
    looked: Instant,
    cpu: Duration,
    /// Whether this wait has lent the place of its turn.
    lends: bool,
    /// What the thread was in, and has left for so long; and which time that was.
    left: Option<(Arc<Runs>, u64)>,
}

impl Wait {
    /// Begins where the turn of this thread is not over.
    pub fn new() -> Result<Wait, RunError> {
        let turn = TURN.with_borrow(Clone::clone);
        let wait = Wait { turn, looked: Instant::now(), cpu: Duration::ZERO, lends: false, left: None };
        wait.goes_on().map(|()| wait)
    }

    /// How long to wait at most before looking again.
    pub fn patience(&self) -> Duration {
        LOOK / 2
    }

    fn goes_on(&self) -> Result<(), RunError> {
        let is_over = self.turn.as_ref().map_or(END.load(Ordering::Relaxed), |turn| turn.over().is_some());
        if is_over { Err(RunError::Over) } else { Ok(()) }
    }

    /// Lends the place of this thread where the program sleeps; `cpu` tells how much it has used, as far as the system does.
    ///
    /// # Errors
    /// The turn is over.
    pub fn look(&mut self, cpu: impl FnOnce() -> Option<Duration>) -> Result<(), RunError> {
        self.goes_on()?;
        let passed = self.looked.elapsed();
        let Some(turn) = self.turn.clone().filter(|_| passed >= LOOK && !ALONE.get()) else { return Ok(()) };
        let Some(used) = cpu() else { return Ok(()) };
        let sleeps = used.abs_diff(self.cpu) * SLEEPS < passed;
        (self.cpu, self.looked) = (used, Instant::now());
        if sleeps && !self.lends && !turn.is_lent.swap(true, Ordering::Relaxed) {
            self.lends = true;
            self.left = RUNS.take().map(|runs| (runs, TIMES.get()));
            self.left.iter().for_each(|(runs, _)| runs.leave());
            turn.places.add(1);
        } else if !sleeps && self.lends {
            // It cannot be made to wait: others begin later instead.
            self.lends = false;
            turn.places.add(-1);
            self.come_back();
            turn.is_lent.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    fn come_back(&mut self) {
        if let Some((runs, _)) = self.left.take().filter(|(_, time)| *time == TIMES.get()) {
            runs.enter_again();
            RUNS.set(Some(runs));
        }
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        if let (true, Some(turn)) = (self.lends, self.turn.take()) {
            // The place comes first: who has none keeps nobody from being alone.
            turn.places.take(false);
            self.come_back();
            turn.is_lent.store(false, Ordering::Relaxed);
        }
    }
}
