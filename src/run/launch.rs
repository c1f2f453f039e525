//! One door to whatever starts programs on this machine.

use std::os::fd::RawFd;
use std::time::Duration;

use super::error::RunError;
use super::pipes::ChildEnds;
use super::portable;
use super::program::{Facts, Killed, Program};

/// Something that starts programs, one at a time.
#[derive(Debug)]
pub(crate) struct Launcher {}

impl Launcher {
    /// Starts a program with the given descriptors 0 to 3.
    pub fn start(&mut self, program: &Program, ends: ChildEnds) -> Result<Running, RunError> {
        portable::start(program, ends).map(Running::Direct).map_err(|e| RunError::Start {
            program: program.command.first().map_or(String::new(), |p| p.display().to_string()),
            why: e.to_string(),
        })
    }
}

/// A program that was started.
#[derive(Debug)]
pub(crate) enum Running {
    /// By this process.
    Direct(portable::Running),
}

impl Running {
    /// A descriptor that becomes readable when the program has ended.
    pub fn signal(&self) -> Option<RawFd> {
        match self {
            Running::Direct(_) => None,
        }
    }

    /// How long to wait at most before asking again.
    pub fn patience(&self) -> Duration {
        match self {
            Running::Direct(_) => portable::TICK,
        }
    }

    /// The facts, once the program has ended.
    pub fn poll(&mut self) -> Result<Option<Facts>, RunError> {
        match self {
            Running::Direct(running) => Ok(running.poll()),
        }
    }

    /// Ends the program and its descendants.
    pub fn kill(&mut self, why: Killed) -> Result<(), RunError> {
        match self {
            Running::Direct(running) => running.kill(why),
        }
        Ok(())
    }
}
