//! What workers and sessions share for as long as they live.

use std::sync::{Mutex, PoisonError};

use super::error::RunError;
use super::launch::Launcher;
use super::plan::Plan;
use super::program::Kind;
use super::scratch::ScratchRoot;
use super::tier::TierReport;

/// What workers and sessions need for as long as they live.
#[derive(Debug)]
pub(crate) struct Shared {
    pub scratch: ScratchRoot,
    pub tier: TierReport,
    pub plan: Plan,
    pub idle: Mutex<Vec<(Kind, Launcher)>>,
}

/// More than so many launchers that are not used end.
const IDLE_MAX: usize = 32;

impl Shared {
    /// A launcher that nobody uses, or a new one.
    pub(crate) fn launcher(&self, kind: Kind) -> Result<Launcher, RunError> {
        let idle = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            idle.iter().position(|(k, _)| *k == kind).map(|place| idle.swap_remove(place).1)
        };
        match idle {
            Some(launcher) => Ok(launcher),
            None => Launcher::new(&self.plan, kind),
        }
    }

    /// Takes a launcher back, in good order.
    pub(crate) fn give_back(&self, kind: Kind, launcher: Launcher) {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < IDLE_MAX {
            idle.push((kind, launcher));
        } else {
            // To end one takes its time, in which others may want one.
            drop(idle);
        }
    }
}
