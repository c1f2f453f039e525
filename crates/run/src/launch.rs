//! One door to whatever starts programs on this machine.

use std::os::fd::RawFd;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::error::RunError;
use super::family;
use super::guard::Guard;
use super::pipes::ChildEnds;
use super::plan::Plan;
use super::portable;
use super::program::{Facts, Killed, Kind, Program};
#[cfg(target_os = "linux")]
use super::zygote::client::Zygote;

/// Something that starts programs of one kind, one at a time.
#[derive(Debug)]
pub(crate) struct Launcher {
    running: Option<portable::Running>,
    guard: Arc<Guard>,
    #[cfg(target_os = "linux")]
    zygote: Option<Zygote>,
}

impl Launcher {
    /// A new launcher of programs of a kind.
    pub fn new(plan: &Plan, kind: Kind) -> Result<Launcher, RunError> {
        let _ = kind;
        Ok(Launcher {
            running: None,
            guard: plan.guard.clone(),
            #[cfg(target_os = "linux")]
            zygote: match plan.zygote {
                true => Some(Zygote::start(plan, kind)?),
                false => None,
            },
        })
    }

    /// Starts a program with the given descriptors, from 0 on.
    pub fn start(&mut self, program: &Program, ends: ChildEnds) -> Result<(), RunError> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &mut self.zygote {
            return zygote.launch(program, ends);
        }
        self.running = Some(portable::start(program, ends, &self.guard).map_err(|e| RunError::Start {
            program: program.command.first().map_or(String::new(), |p| Path::new(p).display().to_string()),
            why: e.to_string(),
        })?);
        Ok(())
    }

    /// Whether programs are started with what every Unix has.
    pub fn is_portable(&self) -> bool {
        #[cfg(target_os = "linux")]
        return self.zygote.is_none();
        #[cfg(not(target_os = "linux"))]
        true
    }

    /// A descriptor that becomes readable when the program has ended, where there is one.
    pub fn signal(&self) -> Option<RawFd> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &self.zygote {
            return Some(zygote.signal());
        }
        None
    }

    /// How long to wait at most before asking again.
    pub fn patience(&self) -> Duration {
        if self.signal().is_some() { Duration::from_secs(60) } else { portable::PATIENCE }
    }

    /// The facts, once the program has ended; where there is a signal, call it only after that.
    pub fn poll(&mut self) -> Result<Option<Facts>, RunError> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &mut self.zygote {
            return zygote.facts();
        }
        let facts = self.running.as_mut().and_then(portable::Running::poll);
        if facts.is_some() {
            self.running = None;
        }
        Ok(facts)
    }

    /// CPU time that the program and what it has started use so far, as long as they run; none where the system does not tell.
    pub fn cpu(&self) -> Option<Duration> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &self.zygote {
            return family::cpu_below(zygote.id());
        }
        self.running.as_ref().and_then(|running| family::cpu_below(running.id()))
    }

    /// Asks whether the program waits for what comes through a pipe; where nobody can tell, no answer will come.
    pub fn look(&mut self) -> Result<(), RunError> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &mut self.zygote {
            return zygote.look();
        }
        Ok(())
    }

    /// Says whether the program may be waiting for its input, to a launcher that sees no more of it.
    pub fn may_wait(&mut self, may: bool) {
        if let Some(running) = &mut self.running {
            running.may_wait(may);
        }
    }

    /// The answer to a look, once [`Launcher::poll`] has met it.
    pub fn take_seen(&mut self) -> Option<bool> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &mut self.zygote {
            return zygote.take_seen();
        }
        None
    }

    /// Ends the program and its descendants.
    pub fn kill(&mut self, why: Killed) -> Result<(), RunError> {
        #[cfg(target_os = "linux")]
        if let Some(zygote) = &mut self.zygote {
            return zygote.kill(why);
        }
        if let Some(running) = &mut self.running {
            running.kill(why);
        }
        Ok(())
    }
}
