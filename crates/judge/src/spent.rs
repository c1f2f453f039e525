//! CPU time that checkers and validators have used in this process, so that a message can name the one for which a person waits.

use ojkit_model::problem::{Checker, Problem};
use ojkit_run::cpu_used;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// In microseconds.
pub(crate) static CHECKERS: AtomicU64 = AtomicU64::new(0);
pub(crate) static VALIDATORS: AtomicU64 = AtomicU64::new(0);

/// Less is no wait.
const LEAST: Duration = Duration::from_secs(2);

pub(crate) fn add(to: &AtomicU64, cpu: Duration) {
    to.fetch_add(u64::try_from(cpu.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
}

/// What was used up to some moment.
#[derive(Debug)]
pub struct Spent {
    all: Option<Duration>,
    own: [Duration; 2],
}

impl Spent {
    /// Up to now.
    pub fn now() -> Spent {
        let own = [&CHECKERS, &VALIDATORS].map(|used| Duration::from_micros(used.load(Ordering::Relaxed)));
        Spent { all: cpu_used(), own }
    }

    /// What to say of a problem's program that took most of the time since then.
    pub fn most(&self, problem: &Problem) -> Option<String> {
        let now = Spent::now();
        let all = now.all?.checked_sub(self.all?)?;
        let checker = match &problem.checker {
            Checker::Program { file, .. } => Some(file),
            _ => None,
        };
        let files = [("checker", checker), ("validator", problem.validator.as_ref().map(|own| &own.program.file))];
        files.into_iter().zip(now.own.into_iter().zip(self.own)).find_map(|((what, file), (now, before))| {
            let used = now.saturating_sub(before);
            let (took, of) = (used.as_secs_f64(), all.as_secs_f64());
            let advice = "it is a new process each time; a function, or a compiled program, takes less";
            (used >= LEAST && 2 * used > all)
                .then(|| Some(format!("the {what} {} took {took:.1} of {of:.1} s of CPU time: {advice}", file?)))?
        })
    }
}
