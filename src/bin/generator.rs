//! The `generator` command: one input on stdout.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

fn main() -> ExitCode {
    // A problem's validator program runs confined here too.
    ojkit_run::zygote::entry();
    let stdout = io::stdout();
    let mut world = ojkit::cli::World {
        cwd: std::env::current_dir().unwrap_or_else(|_| ".".into()),
        stdin: &mut io::empty(),
        stdout: &mut BufWriter::new(stdout.lock()),
        // Not locked: a thread that panics must be able to say so.
        stderr: &mut io::stderr(),
        environment: std::env::vars_os().collect(),
        own_exe: std::env::current_exe().unwrap_or_else(|_| "generator".into()),
        stdin_is_terminal: false,
        stdout_is_terminal: stdout.is_terminal(),
        stderr_is_terminal: io::stderr().is_terminal(),
        width: ojkit::terminal_width(),
    };
    ExitCode::from(ojkit::cli::generate(std::env::args_os(), &mut world).number())
}
