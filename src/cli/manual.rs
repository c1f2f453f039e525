//! `ojkit completions` and `ojkit man`: what shells and manual readers want to know of the command line, made from it.

use crate::cli::Cli;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man as Page;
use ojkit_files::atomic;
use ojkit_work::failure::{Failure, Outcome};
use std::path::PathBuf;

/// Print a completion script for a shell
#[derive(Debug, clap::Args)]
pub(super) struct Completions {
    /// The shell that will read it
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

/// Print the manual page, or write a page for each command
#[derive(Debug, clap::Args)]
pub(super) struct Man {
    /// Write ojkit.1 and a page for each command into this folder
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
}

impl Completions {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("completions")?;
        // Into memory first: what writes the script takes a closed pipe for a bug.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "ojkit", &mut script);
        context.world.stdout.write_all(&script)?;
        Ok(ExitCode::AsExpected)
    }
}

impl Man {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("man")?;
        let mut command = Cli::command().disable_help_subcommand(true);
        command.build();
        let Some(output) = &self.output else {
            let page = page(command)?;
            context.world.stdout.write_all(&page)?;
            return Ok(ExitCode::AsExpected);
        };
        let folder = context.path(output);
        let pages: Vec<(String, clap::Command)> = command
            .get_subcommands()
            .map(|sub| (format!("ojkit-{}", sub.get_name()), sub.clone()))
            .chain([("ojkit".to_owned(), command.clone())])
            .collect();
        let count = pages.len();
        for (name, command) in pages {
            atomic::write(&folder.join(format!("{name}.1")), &page(command)?)?;
        }
        context.mention(format_args!("wrote {count} pages to {}", context.shown(&folder)))?;
        Ok(ExitCode::AsExpected)
    }
}

fn page(command: clap::Command) -> Outcome<Vec<u8>> {
    let mut text = Vec::new();
    Page::new(command).render(&mut text).map_err(|error| Failure::Lacking(error.to_string()))?;
    Ok(text)
}
