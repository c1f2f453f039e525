//! Runs that must be alone on the machine before anything is said of them.
//!
//! Wall time runs out for a sleeper, and for a program that a busy machine kept from running. CPU time tells them apart only when
//! nothing else of ours was running.

use ojkit_model::limits::Limits;
use ojkit_run::outcome::{Exceeded, Outcome};
use ojkit_run::turn::Runs;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// A program that got less than one in so many parts of the time was not kept from running by others.
const IDLE: u32 = 20;

/// Runs are together by default, and alone when it matters.
#[derive(Debug, Default)]
pub struct RunLock {
    runs: Arc<Runs>,
}

/// Whoever judges on this machine, in whatever thread.
static OF_MACHINE: LazyLock<RunLock> = LazyLock::new(RunLock::default);

impl RunLock {
    /// The lock that all runs of this process share. No thread holds it twice.
    pub fn of_machine() -> &'static RunLock {
        &OF_MACHINE
    }

    /// Runs something that others may run beside.
    pub fn shared<T>(&self, run: impl FnOnce() -> T) -> T {
        self.runs.together(run)
    }

    /// Runs something while nothing else runs.
    pub fn exclusive<T>(&self, run: impl FnOnce() -> T) -> T {
        self.runs.alone(run)
    }

    /// Runs a program that may take [`Limits::NEAR_END`] times its time limit; where it comes near to that limit, it runs three times alone,
    /// and the run that took the middle of the times counts. Nothing is run again once the outcome decides nothing: `is_open`.
    ///
    /// # Errors
    /// Those of `run`.
    pub(crate) fn measured<E>(
        &self,
        limit: Duration,
        is_open: &dyn Fn() -> bool,
        mut run: impl FnMut() -> Result<Outcome, E>,
    ) -> Result<Outcome, E> {
        let mut outcome = self.retry_when_noisy(&mut run)?;
        let is_near = (limit.mul_f64(Limits::NEAR_START)..limit.mul_f64(Limits::NEAR_END)).contains(&outcome.cpu);
        if is_near && outcome.exceeded.is_none() {
            let mut again = || self.exclusive(|| if is_open() { run().map(Some) } else { Ok(None) });
            let mut alone = [again()?, again()?, again()?];
            alone.sort_by_key(|outcome| outcome.as_ref().map(|outcome| outcome.cpu));
            let [_, middle, _] = alone;
            outcome = middle.unwrap_or(outcome);
        }
        if outcome.exceeded.is_none() && outcome.cpu > limit {
            outcome.exceeded = Some(Exceeded::CpuTime);
        }
        Ok(outcome)
    }

    /// Runs a program, and once more alone where its wall time ran out although it worked; the second outcome counts. What hardly worked
    /// at all sleeps, or waits for what does not come.
    ///
    /// # Errors
    /// Those of `run`.
    pub(crate) fn retry_when_noisy<E>(&self, mut run: impl FnMut() -> Result<Outcome, E>) -> Result<Outcome, E> {
        let outcome = self.shared(&mut run)?;
        let sleeps = outcome.cpu * IDLE < outcome.wall;
        if outcome.exceeded == Some(Exceeded::WallTime) && !sleeps { self.exclusive(run) } else { Ok(outcome) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pool;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn only_a_run_without_wall_time_left_is_repeated() {
        for exceeded in [None, Some(Exceeded::CpuTime), Some(Exceeded::Memory), Some(Exceeded::Output)] {
            let mut runs = 0;
            let outcome = RunLock::default().retry_when_noisy(|| {
                runs += 1;
                Ok::<_, ()>(Outcome { exceeded, ..Outcome::default() })
            });
            assert_eq!((runs, outcome.unwrap().exceeded), (1, exceeded));
        }
    }

    #[test]
    fn the_second_outcome_counts_when_the_machine_was_busy() {
        let mut outcomes = vec![None, Some(Exceeded::WallTime)];
        let outcome = RunLock::default()
            .retry_when_noisy(|| Ok::<_, ()>(Outcome { exceeded: outcomes.pop().unwrap(), ..Outcome::default() }));
        assert_eq!(outcome.unwrap().exceeded, None);
        assert!(outcomes.is_empty());
    }

    #[test]
    fn a_program_that_sleeps_is_not_waited_for_twice() {
        let runs_of = |cpu_ms| {
            let mut runs = 0;
            let (cpu, wall) = (Duration::from_millis(cpu_ms), Duration::from_secs(3));
            let exceeded = Some(Exceeded::WallTime);
            let run = || {
                runs += 1;
                Ok::<_, ()>(Outcome { cpu, wall, exceeded, ..Outcome::default() })
            };
            RunLock::default().retry_when_noisy(run).map(|_| runs)
        };
        assert_eq!((runs_of(20), runs_of(500)), (Ok(1), Ok(2)));
    }

    #[test]
    fn near_the_time_limit_three_runs_alone_decide_by_the_middle_of_their_times() {
        let limit = Duration::from_millis(100);
        let measure = |times: &[u64]| {
            let mut left = times.iter();
            let run = || {
                let cpu = Duration::from_millis(*left.next().expect("no more runs"));
                let exceeded = (cpu.as_millis() >= 150).then_some(Exceeded::CpuTime);
                Ok::<_, ()>(Outcome { cpu, exceeded, ..Outcome::default() })
            };
            let outcome = RunLock::default().measured(limit, &|| true, run).unwrap();
            (outcome.cpu.as_millis(), outcome.exceeded, left.count())
        };
        let late = Some(Exceeded::CpuTime);
        assert_eq!(measure(&[69, 0]), (69, None, 1), "far below");
        assert_eq!(measure(&[150, 0]), (150, late, 1), "far above");
        assert_eq!(measure(&[120, 130, 80, 90, 0]), (90, None, 1), "a busy machine is no verdict");
        assert_eq!(measure(&[80, 101, 80, 102, 0]), (101, late, 1), "nor is one lucky run");
    }

    #[test]
    fn a_repeated_run_has_no_other_beside_it() {
        let lock = RunLock::default();
        let running = AtomicUsize::new(0);
        let beside_repeats = pool::map(
            4,
            40,
            || (),
            |(), item, _: &dyn Fn(())| {
                let mut runs = 0;
                let mut beside = 0;
                let outcome = lock.retry_when_noisy(|| {
                    runs += 1;
                    let others = running.fetch_add(1, Ordering::SeqCst);
                    std::thread::yield_now();
                    if runs == 2 {
                        beside = others.max(running.load(Ordering::SeqCst) - 1);
                    }
                    running.fetch_sub(1, Ordering::SeqCst);
                    let exceeded = (item % 5 == 0 && runs == 1).then_some(Exceeded::WallTime);
                    Ok::<_, ()>(Outcome { exceeded, ..Outcome::default() })
                });
                outcome.map(|_| beside).unwrap()
            },
            &mut |()| (),
        );
        assert_eq!(beside_repeats, [0; 40]);
    }
}
