//! Everything a command may touch besides files: passed in, so that a test can be the whole world.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::io::{Read, Write};
use std::path::PathBuf;

/// What surrounds a command.
pub struct World<'w> {
    /// The folder the command is called in, absolute.
    pub cwd: PathBuf,
    pub stdin: &'w mut dyn Read,
    pub stdout: &'w mut dyn Write,
    pub stderr: &'w mut dyn Write,
    pub environment: BTreeMap<OsString, OsString>,
    /// The kit's own program.
    pub own_exe: PathBuf,
    /// Whether a person types standard input.
    pub stdin_is_terminal: bool,
    /// Whether a person reads standard output.
    pub stdout_is_terminal: bool,
    /// Whether a person reads standard error.
    pub stderr_is_terminal: bool,
    /// Columns of the terminal, where there is one.
    pub width: Option<u16>,
}

impl World<'_> {
    /// A variable of the environment; an empty one counts as unset.
    pub fn variable(&self, name: &str) -> Option<&OsStr> {
        self.environment.get(OsStr::new(name)).map(OsString::as_os_str).filter(|value| !value.is_empty())
    }
}

impl std::fmt::Debug for World<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("World").field("cwd", &self.cwd).field("own_exe", &self.own_exe).finish_non_exhaustive()
    }
}
