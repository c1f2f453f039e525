//! The `generator` command: one input on standard output, for other judges' tools.

use crate::cli::context::{Colour, Context, Globals, OutputFormat};
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::world::World;
use crate::generate::plan::pick::{PickError, groups, pick};
use clap::Parser;
use std::ffi::OsString;
use std::path::PathBuf;

/// Print one input of a problem: the same seed and number give the same bytes for years
#[derive(Debug, Parser)]
#[command(name = "generator", version, max_term_width = 100)]
struct Generator {
    /// The problem's folder name
    #[arg(value_name = "PROBLEM")]
    problem: String,
    /// The group, such as edge, small, random or large
    #[arg(value_name = "GROUP", required_unless_present = "list")]
    group: Option<String>,
    /// Another seed gives other random inputs
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// The number of the input in its group
    #[arg(long, value_name = "K", default_value_t = 1)]
    index: usize,
    /// List the groups with the number of their inputs
    #[arg(long, conflicts_with = "group")]
    list: bool,
    /// The collection's folder [default: the nearest parent with a `problems/`]
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
}

/// Runs the command; see [`crate::cli::run`].
pub(super) fn run(arguments: impl IntoIterator<Item = OsString>, world: &mut World) -> Result<ExitCode, Failure> {
    let generator = match Generator::try_parse_from(arguments) {
        Ok(generator) => generator,
        Err(error) => return super::explain_usage(&error, world).map_err(Failure::Output),
    };
    let globals = Globals {
        root: generator.root.clone(),
        format: OutputFormat::Text,
        jobs: None,
        color: Colour::Never,
        quiet: false,
    };
    generator.print(&mut Context::new(world, globals))
}

impl Generator {
    fn print(&self, context: &mut Context) -> Outcome<ExitCode> {
        let slug = context.problem_or(Some(&self.problem), None)?;
        let loaded = context.load(&slug)?;
        let (problem, path) = (&loaded.problem, &loaded.spec_path);
        match &self.group {
            Some(group) => {
                let bytes = pick(problem, path, group, self.index, self.seed).map_err(failure)?;
                context.world.stdout.write_all(&bytes)?;
            }
            None => {
                for (group, count) in groups(problem, path, self.seed)? {
                    writeln!(context.world.stdout, "{group} {count}")?;
                }
            }
        }
        Ok(ExitCode::AsExpected)
    }
}

fn failure(error: PickError) -> Failure {
    match error {
        PickError::Spec(faults) => Failure::Broken(faults),
        other => Failure::usage(other.to_string(), "`generator PROBLEM --list` shows the groups"),
    }
}
