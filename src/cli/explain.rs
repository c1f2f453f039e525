//! `ojkit explain`: the problem's own explanation of an answer.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use crate::cli::written;
use crate::report::html::game::Game;
use crate::report::html::prose;
use ojkit_files::atomic;
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::expectation;
use ojkit_judge::runner::Runner;
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_model::limits::Limits;
use ojkit_run::Job;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::OsString;
use std::path::PathBuf;

/// Explain an answer: the states, the options, the best play, as the problem's own program prints them
///
/// The program is `explain.py`, `explain.cpp`, `explain.rs` ... beside the spec, in any language that is judged: it reads an input
/// and prints Markdown.
#[derive(Debug, clap::Args)]
pub(super) struct Explain {
    /// The problem [default: the one here]
    #[arg(value_name = "PROBLEM")]
    problem: Option<String>,
    /// An example of the statement, from 1 [default: 1]
    #[arg(long, value_name = "N", conflicts_with = "input")]
    example: Option<usize>,
    /// An input of your own: a file, or `-`; the site's parameter lines will do
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Write the explanation as one page of HTML, with the game to play where the problem is one
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Explain {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("explain")?;
        written::check(context, "--html", self.html.as_deref())?;
        context.names.look_from_first(self.problem.as_slice());
        let collection = context.collection()?;
        let slug = context.names.problem_or(self.problem.as_deref(), self.input.as_deref())?;
        let loaded = context.load(&slug)?;
        let machine = context.machine()?;
        let source = source(context, &collection, &machine, &slug)?;
        let input = match &self.input {
            None => {
                let number = self.example.unwrap_or(1);
                let mut samples = testset::samples(&loaded);
                if number == 0 || number > samples.len() {
                    let count = samples.len();
                    let message = match count {
                        0 => "the spec has no examples".to_owned(),
                        _ => format!("there is no example {number}; there are {count}"),
                    };
                    return Err(Failure::usage(message, "--input FILE explains an input of your own"));
                }
                samples.swap_remove(number - 1).input
            }
            Some(path) => {
                let given = input::bytes(context, path)?;
                match input::typed(&loaded, &input::shown(path), &given) {
                    Ok(text) => text,
                    Err(diagnostic) => {
                        context.say(diagnostic)?;
                        return Ok(ExitCode::Found);
                    }
                }
            }
        };
        let built = Built::of(machine.build(&source)?, Limits::EXPLANATION);
        let mut runner = Runner::new(&machine);
        let outcome = runner.run(&built, &input).map_err(Failure::Lacking)?;
        let markdown = printable(&outcome.stdout);
        if self.html.is_none() {
            context.world.stdout.write_all(&markdown)?;
        }
        match of_outcome(&outcome, &built.granted) {
            None => match &self.html {
                None => Ok(ExitCode::AsExpected),
                Some(file) => {
                    let game = game(&machine, &built, &input).map_err(Failure::Found)?;
                    let page =
                        prose::explained(&loaded.problem.title, &String::from_utf8_lossy(&markdown), game.as_ref());
                    atomic::write(&context.path(file), page.as_bytes())?;
                    context.mention(format_args!("wrote {}", file.display()))?;
                    Ok(ExitCode::AsExpected)
                }
            },
            Some(failed) => {
                let shown = context.shown(&source);
                context.say(format_args!("{shown}: error: it failed: {}", failed.message))?;
                Ok(ExitCode::Found)
            }
        }
    }
}

/// The one program that explains the problem's answers.
fn source(context: &Context, collection: &Collection, machine: &Machine, slug: &str) -> Outcome<PathBuf> {
    let mut found = collection.explanations(slug, |path| machine.language_of(path).is_some());
    match found.len() {
        1 => Ok(found.swap_remove(0)),
        0 => {
            // In the language that the problem's other programs are written in.
            let known = |path: &std::path::Path| machine.language_of(path).is_some();
            let problem = context.load(slug)?;
            let (submissions, _) = expectation::discover(&problem.problem, &collection.folder(slug), &known);
            let extension = submissions.first().and_then(|one| one.source.extension()?.to_str().map(str::to_owned));
            let name = format!("explain.{}", extension.as_deref().unwrap_or("py"));
            let place = context.shown(&collection.folder(slug).join(name));
            let help = format!("write {place}, in any language that is judged: it reads an input and prints Markdown");
            Err(Failure::usage(format!("{slug} has no explanation"), help))
        }
        _ => {
            let names: Vec<String> = found.iter().map(|path| context.shown(path)).collect();
            let message = format!("{slug} has more than one explanation: {}", names.join(", "));
            Err(Failure::usage(message, "keep one of them"))
        }
    }
}

/// What an explanation is called with for the game that belongs to its page.
const GAME: &str = "game";

/// The game that the explanation prints when it is asked for it; nothing where it has none, or too large a one.
fn game(machine: &Machine, built: &Built, input: &[u8]) -> Result<Option<Game>, String> {
    let job = Job {
        artifact: &built.artifact,
        args: &[OsString::from(GAME)],
        stdin: input,
        limits: built.limits,
        readable: &[],
        writable: &[],
    };
    let mut worker = machine.worker().map_err(|error| error.to_string())?;
    let outcome = worker.run(&job).map_err(|error| error.to_string())?;
    // One that knows nothing of games prints its page again.
    if of_outcome(&outcome, &built.granted).is_some() || !outcome.stdout.starts_with(b"{") {
        return Ok(None);
    }
    Game::read(&outcome.stdout).map(Some).map_err(|why| format!("the explanation's game cannot be played: {why}"))
}

/// Without the control characters that a terminal obeys.
fn printable(page: &[u8]) -> Vec<u8> {
    page.iter().copied().filter(|&b| b == b'\n' || b == b'\t' || b >= 0x20 && b != 0x7f).collect()
}
