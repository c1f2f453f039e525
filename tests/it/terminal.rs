//! The command line as tests enter it: in a folder, with a cache of the tests' own, few inputs to search and nobody before the terminal.

use std::ffi::OsString;
use std::path::Path;

use crate::kit;
use ojkit::cli::{self, ExitCode, World};

/// One of the kit's commands.
pub type Door = fn(Vec<OsString>, &mut World) -> ExitCode;

/// Enters a command with its words: how it ended, what it printed, what it said.
pub fn enter<'w>(
    door: Door,
    command: &'w str,
    cwd: &Path,
    words: impl IntoIterator<Item = &'w str>,
    stdin: &str,
) -> (ExitCode, String, String) {
    enter_with(&[], door, command, cwd, words, stdin)
}

/// The same with some variables in the environment.
pub fn enter_with<'w>(
    variables: &[(&str, OsString)],
    door: Door,
    command: &'w str,
    cwd: &Path,
    words: impl IntoIterator<Item = &'w str>,
    stdin: &str,
) -> (ExitCode, String, String) {
    let own = [("OJKIT_CACHE_DIR", kit::temporary("cache").into()), ("OJKIT_SEARCH", "200".into())];
    let launcher = std::env::var_os(kit::LAUNCHER).map(|value| (kit::LAUNCHER, value));
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let mut world = World {
        cwd: cwd.to_owned(),
        stdin: &mut stdin.as_bytes(),
        stdout: &mut stdout,
        stderr: &mut stderr,
        environment: own
            .iter()
            .chain(&launcher)
            .chain(variables)
            .map(|(name, value)| ((*name).into(), value.clone()))
            .collect(),
        own_exe: env!("CARGO_BIN_EXE_ojkit").into(),
        stdin_is_terminal: false,
        stdout_is_terminal: false,
        stderr_is_terminal: false,
        width: None,
    };
    let code = door(std::iter::once(command).chain(words).map(Into::into).collect(), &mut world);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (code, text(stdout), text(stderr))
}

/// Enters `ojkit` with its words.
pub fn ojkit<'w>(cwd: &Path, words: impl IntoIterator<Item = &'w str>, stdin: &str) -> (ExitCode, String, String) {
    enter(cli::run, "ojkit", cwd, words, stdin)
}
