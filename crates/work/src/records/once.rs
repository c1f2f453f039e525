//! A code that several hand in at the same time: one of them has it judged, and the others wait for that.

use super::{Unjudged, cancelled, locked};
use ojkit_run::turn::Turn;
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Time between two looks at whether somebody waits in vain.
const LOOK: Duration = Duration::from_millis(100);

/// What becomes of a code that several may have handed in.
pub struct Once<R> {
    state: Mutex<State<R>>,
    changed: Condvar,
}

enum State<R> {
    Open,
    Running(Arc<Shared<R>>),
    Done(R),
}

/// What those who wait for a code that is being judged see of it.
struct Shared<R> {
    begun: OnceLock<Instant>,
    given: OnceLock<Result<R, Unjudged>>,
}

/// For whom a row holds.
#[derive(PartialEq)]
pub enum Holds {
    Always,
    /// For those who wait for it now.
    Once,
    /// The machine failed, and may not fail again.
    Never,
}

/// Opens what was not done where it goes.
struct Reopened<'o, R>(&'o Once<R>);

impl<R> Drop for Reopened<'_, R> {
    fn drop(&mut self) {
        let mut state = locked(&self.0.state);
        if matches!(*state, State::Running(_)) {
            *state = State::Open;
        }
        self.0.changed.notify_all();
    }
}

impl<R> Default for Once<R> {
    fn default() -> Once<R> {
        Once { state: Mutex::new(State::Open), changed: Condvar::new() }
    }
}

impl<R: Clone> Once<R> {
    /// The row of the code, judged here or by whoever judges it now; `judge` is to note when its work has begun.
    ///
    /// # Errors
    /// Why there is no verdict.
    pub fn get(
        &self,
        turn: &Turn,
        wall: Option<Duration>,
        judge: impl FnOnce(&OnceLock<Instant>) -> Result<(R, Holds), Unjudged>,
    ) -> Result<R, Unjudged> {
        let own = Arc::new(Shared { begun: OnceLock::new(), given: OnceLock::new() });
        let came = Instant::now();
        let mut state = locked(&self.state);
        loop {
            let run = match &*state {
                State::Done(row) => return Ok(row.clone()),
                State::Running(run) => run.clone(),
                State::Open => break,
            };
            if turn.over().is_some() {
                return Err(cancelled());
            }
            // It has the time that it would have if it ran itself.
            let waited = run.begun.get().map(|&begun| begun.max(came).elapsed());
            if let (Some(waited), Some(wall)) = (waited, wall)
                && waited >= wall
            {
                return Err(Unjudged::Late(wall));
            }
            state = self.changed.wait_timeout(state, LOOK).unwrap_or_else(PoisonError::into_inner).0;
            match (run.given.get(), wall) {
                (Some(Ok(row)), _) => return Ok(row.clone()),
                (Some(Err(Unjudged::Late(late))), Some(wall)) if wall <= *late => return Err(Unjudged::Late(wall)),
                _ => {}
            }
        }
        *state = State::Running(own.clone());
        drop(state);
        let _reopened = Reopened(self);
        let judged = judge(&own.begun);
        if !matches!(&judged, Ok((_, Holds::Never))) {
            // Nobody else sets it.
            let _ = own.given.set(judged.as_ref().map(|(row, _)| row.clone()).map_err(Clone::clone));
        }
        let (row, holds) = judged?;
        if holds == Holds::Always {
            *locked(&self.state) = State::Done(row.clone());
        }
        Ok(row)
    }
}
