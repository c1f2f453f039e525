//! Programs of the user's own that are no submissions: an editor, a clipboard, the kit itself once more. They run as the user's shell
//! would run them, with the user's rights, and take no part in a verdict.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};

/// A program that runs beside the kit, on the kit's own terminal; it is ended when this goes.
#[derive(Debug)]
pub struct Tool {
    child: Child,
}

/// Where a program is started.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The folder it is called in.
    pub cwd: &'a Path,
    pub environment: &'a BTreeMap<OsString, OsString>,
}

impl Place<'_> {
    fn command(&self, program: &OsStr, arguments: &[OsString]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(self.cwd).env_clear().envs(self.environment);
        command
    }

    /// Starts a program that writes to the kit's own terminal and reads nothing.
    ///
    /// # Errors
    /// It is not there, or cannot be started.
    pub fn start(&self, program: &OsStr, arguments: &[OsString]) -> io::Result<Tool> {
        Ok(Tool { child: self.command(program, arguments).stdin(Stdio::null()).spawn()? })
    }

    /// Runs a program that has the kit's terminal for itself, until it ends.
    ///
    /// # Errors
    /// It is not there, or cannot be started.
    pub fn run(&self, program: &OsStr, arguments: &[OsString]) -> io::Result<ExitStatus> {
        self.command(program, arguments).status()
    }

    /// Runs a program that reads nothing until it ends, and gives what it printed.
    ///
    /// # Errors
    /// It is not there, or cannot be started.
    pub fn output(&self, program: &OsStr, arguments: &[OsString]) -> io::Result<Output> {
        self.command(program, arguments).stdin(Stdio::null()).output()
    }

    /// Gives a text to a program that says nothing; whether it took it.
    ///
    /// # Errors
    /// It is not there, cannot be started, or does not read.
    pub fn feed(&self, program: &OsStr, arguments: &[OsString], text: &[u8]) -> io::Result<bool> {
        let mut command = self.command(program, arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let written = match child.stdin.take() {
            Some(mut stdin) => stdin.write_all(text),
            None => Ok(()),
        };
        let status = child.wait()?;
        written.map(|()| status.success())
    }
}

impl Tool {
    /// How it ended; `None` while it runs.
    ///
    /// # Errors
    /// The system's.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }
}

impl Drop for Tool {
    fn drop(&mut self) {
        // One that has ended already is not there to be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
