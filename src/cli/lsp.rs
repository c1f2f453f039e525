//! `ojkit lsp`: the language server, over standard input and output.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::lsp;
use ojkit_work::failure::{Failure, Outcome};
use std::fs::File;
use std::io;
use std::os::fd::AsFd;
use std::thread;
use std::time::Duration;

/// Serve an editor: findings, hover, completion and fixes in specs, lenses over submissions (Language Server Protocol)
///
/// Editors start it; docs/editors.md says how each is set up. It says what `ojkit check` finds in the text that the editor shows, and runs no
/// program unless it is asked to.
#[derive(Debug, clap::Args)]
pub(super) struct Lsp {
    /// Over standard input and output, as always; some editors add it
    #[arg(long, hide = true)]
    stdio: bool,
}

impl Lsp {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("lsp")?;
        // The pipes are read and written by threads, and the world's own handles stay with this one.
        let pipe = |fd: io::Result<_>| fd.map(File::from).map_err(Failure::Output);
        let input = pipe(io::stdin().as_fd().try_clone_to_owned())?;
        let output = pipe(io::stdout().as_fd().try_clone_to_owned())?;
        let (connection, writer) = lsp::connect(input, output);
        let surroundings = lsp::Surroundings {
            own_exe: context.world.own_exe.clone(),
            cache: context.cache_dir(),
            environment: context.world.environment.clone(),
        };
        let is_ended = lsp::serve(&connection, surroundings);
        drop(connection);
        // What is written last shall arrive before the process ends; a command that still runs keeps nobody waiting.
        for _ in 0..100 {
            if writer.is_finished() {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        // As the protocol has it where no `shutdown` came before.
        Ok(if is_ended { ExitCode::AsExpected } else { ExitCode::Found })
    }
}
