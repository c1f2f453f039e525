//! The `ojkit` command.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

fn main() -> ExitCode {
    ojkit_run::zygote::entry();
    let stdout = io::stdout();
    let mut world = ojkit::cli::World {
        cwd: std::env::current_dir().unwrap_or_else(|_| ".".into()),
        stdin: &mut io::stdin().lock(),
        stdout: &mut BufWriter::new(stdout.lock()),
        // Not locked: a thread that panics must be able to say so.
        stderr: &mut io::stderr(),
        environment: std::env::vars_os().collect(),
        own_exe: std::env::current_exe().unwrap_or_else(|_| "ojkit".into()),
        stdin_is_terminal: io::stdin().is_terminal(),
        stdout_is_terminal: stdout.is_terminal(),
        stderr_is_terminal: io::stderr().is_terminal(),
        width: ojkit::terminal_width(),
    };
    // Packages have one program: their `generator` is a script that calls it so.
    let arguments = std::env::args_os();
    let code = if std::env::args_os().nth(1).is_some_and(|first| first == "generator") {
        ojkit::cli::generate(arguments.skip(1), &mut world)
    } else {
        ojkit::cli::run(arguments, &mut world)
    };
    ExitCode::from(code.number())
}
