//! The command line: one command per file. Nothing else knows clap.
//!
//! [`run`] is the whole program as a function: arguments and a [`World`] in, an [`ExitCode`] out.

mod accept;
mod add_case;
mod answers;
mod audit;
mod bank;
mod booklet;
mod case;
mod check;
mod checks;
mod clipboard;
mod compile_commands;
mod config;
mod context;
mod dataset;
mod debug;
mod doctor;
mod draft;
mod drafts;
mod edit;
mod exit_code;
mod explain;
mod export;
mod flags;
mod folder;
mod generate;
mod generator;
mod help;
mod http;
mod import;
mod init;
mod input;
mod intake;
mod judge;
mod judge_from;
mod list;
mod listen;
mod lsp;
mod manifest;
mod manual;
mod new;
mod next;
mod observer;
mod overview;
mod page;
mod parts;
mod picture;
mod reference;
mod remember;
mod run;
mod serve;
mod show;
mod strength;
mod stress;
mod submit;
mod target;
mod test;
mod trace;
mod validate;
mod world;
mod written;

pub use exit_code::ExitCode;
pub use world::World;

use crate::cli::context::{Context, Globals, OutputFormat};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser};
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// An online-judge solution kit and test-case generator.
///
/// A problem is a folder with one spec. From it come the input format, the validator, the cases, the answers, the verdicts and the file
/// to submit.
#[derive(Debug, Parser)]
#[command(name = "ojkit", version, disable_help_subcommand = true, max_term_width = 100, after_help = EXIT_CODES)]
struct Cli {
    #[command(flatten)]
    globals: Globals,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXIT_CODES: &str = "Exit codes: 0 as expected; 1 something was found; 2 wrong use or a broken spec; \
3 the machine lacks something; 70 a bug of ojkit; 130 stopped before its end.";

/// The commands, in the order in which a newcomer meets them.
#[derive(Debug, clap::Subcommand)]
enum Command {
    Test(test::Test),
    Edit(edit::Edit),
    List(list::List),
    Next(next::Next),
    Init(init::Init),
    New(new::New),
    Draft(draft::Draft),
    Check(check::Check),
    #[command(name = "gen")]
    Generate(generate::Generate),
    Validate(validate::Validate),
    Run(run::Run),
    Show(show::Show),
    Debug(debug::Debug),
    Judge(judge::Judge),
    AddCase(add_case::AddCase),
    Stress(stress::Stress),
    Explain(explain::Explain),
    Reference(reference::Reference),
    Submit(submit::Submit),
    Accept(accept::Accept),
    Strength(strength::Strength),
    Import(import::Import),
    Export(export::Export),
    Booklet(booklet::Booklet),
    Audit(audit::AuditRows),
    Serve(serve::Serve),
    Listen(listen::Listen),
    Lsp(lsp::Lsp),
    Config(config::Config),
    Doctor(doctor::Doctor),
    Completions(manual::Completions),
    Man(manual::Man),
    Schema(help::Schema),
    Help(help::Help),
}

const WHERE_TO_BEGIN: &str = "\
ojkit finds the smallest input that breaks your solution, and prints the file to submit.

Solve problems:
  ojkit init                   start a collection of your own
  ojkit new two-sum            make the folder of a public question, by name, number or address
  ojkit import leetcode FILE   make it from a question's page
  ojkit test --watch           test the submission changed last, at every save
  ojkit submit                 check it, then print the text to paste

Set problems and keep a collection right:
  ojkit new my-problem         make a problem folder with marked blanks
  ojkit list                   list the problems of this collection
  ojkit judge                  judge every submission, making missing cases first
  ojkit export --help          write packages for other judges

  ojkit --help                 list every command
  ojkit help KEY               explain a key of a spec, such as `checker`
";

/// Runs one command.
///
/// `arguments` begin with the program's name. Nothing is touched but files, other programs and what `world` holds; a panic becomes the
/// exit code of a bug.
pub fn run(arguments: impl IntoIterator<Item = OsString>, world: &mut World) -> ExitCode {
    finished(world, |world| dispatch(arguments, world))
}

/// Runs the `generator` command, as [`run`] runs `ojkit`.
pub fn generate(arguments: impl IntoIterator<Item = OsString>, world: &mut World) -> ExitCode {
    finished(world, |world| generator::run(arguments, world))
}

/// Does a command's work, and says why where it cannot be done.
fn finished(world: &mut World, work: impl FnOnce(&mut World) -> Result<ExitCode, Failure>) -> ExitCode {
    let code = guarded(|| {
        work(world).unwrap_or_else(|failure| {
            // Where even standard error is gone, only the code is left to tell.
            drop(write!(world.stderr, "{}", failure.text()));
            ExitCode::of(&failure)
        })
    });
    let code = code.unwrap_or_else(|| {
        let version = env!("CARGO_PKG_VERSION");
        let report = "please report it with the command, the spec and the lines above";
        drop(writeln!(world.stderr, "error: this is a bug of ojkit {version}: {report}"));
        ExitCode::Bug
    });
    let flushed = world.stdout.flush().and_then(|()| world.stderr.flush());
    flushed.map_or_else(|error| code.and(ExitCode::of(&Failure::Output(error))), |()| code)
}

/// What `work` gives; none where it panicked.
fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    // After a panic nothing is read of what the work has left but the writers, and these only get more text.
    catch_unwind(AssertUnwindSafe(work)).ok()
}

fn dispatch(arguments: impl IntoIterator<Item = OsString>, world: &mut World) -> Result<ExitCode, Failure> {
    match parsed(arguments) {
        Ok(Cli { globals, command: Some(command) }) => {
            let context = &mut Context::new(world, globals);
            let ended = command.run(context);
            context.ended(&ended);
            ended
        }
        Ok(Cli { command: None, .. }) => {
            write!(world.stdout, "{WHERE_TO_BEGIN}").map(|()| ExitCode::AsExpected).map_err(Failure::Output)
        }
        Err(error) => explain_usage(&error, world).map_err(Failure::Output),
    }
}

fn parsed(arguments: impl IntoIterator<Item = OsString>) -> Result<Cli, clap::Error> {
    let mut command = help::grouped(Cli::command());
    let mut matches = command.try_get_matches_from_mut(arguments)?;
    Cli::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
}

fn explain_usage(error: &clap::Error, world: &mut World) -> std::io::Result<ExitCode> {
    let text = error.render();
    let asked = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
    if asked {
        write!(world.stdout, "{text}")?;
        return Ok(ExitCode::AsExpected);
    }
    write!(world.stderr, "{text}")?;
    Ok(ExitCode::Usage)
}

impl Command {
    /// Whether it says each case as it is done.
    fn leaves_trace(&self) -> bool {
        use Command::{Audit, Generate, Judge, Strength, Stress, Test};
        matches!(self, Test(_) | Judge(_) | Stress(_) | Generate(_) | Strength(_) | Audit(_))
    }

    fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        if context.prints_lines() && !self.leaves_trace() {
            let help = "use --format json; jsonl is for `test`, `judge`, `stress`, `gen` and `strength`";
            return Err(Failure::usage("this command prints no lines while it runs", help));
        }
        if let (OutputFormat::Rows(format), false) = (context.globals.format, matches!(self, Command::Export(_))) {
            let message = format!("{} is the format of a data set's rows", format.name());
            return Err(Failure::usage(
                message,
                "`ojkit export dataset` writes them; other commands have text, json and jsonl",
            ));
        }
        match self {
            Command::Test(command) => command.run(context),
            Command::Edit(command) => command.run(context),
            Command::Draft(command) => command.run(context),
            Command::List(command) => command.run(context),
            Command::Next(command) => command.run(context),
            Command::Init(command) => command.run(context),
            Command::New(command) => command.run(context),
            Command::Check(command) => command.run(context),
            Command::Generate(command) => command.run(context),
            Command::Validate(command) => command.run(context),
            Command::Run(command) => command.run(context),
            Command::Show(command) => command.run(context),
            Command::Debug(command) => command.run(context),
            Command::Judge(command) => command.run(context),
            Command::AddCase(command) => command.run(context),
            Command::Stress(command) => command.run(context),
            Command::Explain(command) => command.run(context),
            Command::Reference(command) => command.run(context),
            Command::Submit(command) => command.run(context),
            Command::Accept(command) => command.run(context),
            Command::Strength(command) => command.run(context),
            Command::Serve(command) => command.run(context),
            Command::Listen(command) => command.run(context),
            Command::Lsp(command) => command.run(context),
            Command::Import(command) => command.run(context),
            Command::Export(command) => command.run(context),
            Command::Audit(command) => command.run(context),
            Command::Booklet(command) => command.run(context),
            Command::Config(command) => command.run(context),
            Command::Doctor(command) => command.run(context),
            Command::Completions(command) => command.run(context),
            Command::Man(command) => command.run(context),
            Command::Schema(command) => command.run(context),
            Command::Help(command) => command.run(context),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn a_panic_is_caught_at_the_door() {
        assert_eq!(guarded(|| 1), Some(1));
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| ()));
        let caught = guarded(|| -> u8 { panic!("on purpose") });
        std::panic::set_hook(hook);
        assert_eq!(caught, None);
    }
}
