//! `ojkit lsp`: the language server, over standard input and output.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::lsp;
use ojkit_work::failure::{Failure, Outcome};
use std::fs::File;
use std::io;
use std::os::fd::AsFd;

/// Serve an editor: findings, hover, completion and quick fixes for specs, by the Language Server Protocol
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
        let is_ended = lsp::serve(&connection);
        drop(connection);
        // What is written last shall arrive before the process ends.
        drop(writer.join());
        Ok(if is_ended { ExitCode::AsExpected } else { ExitCode::Lacking })
    }
}
