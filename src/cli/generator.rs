//! The `generator` command: one input on standard output, for other judges' tools.

use crate::cli::context::{Colour, Context, Globals, OutputFormat};
use crate::cli::exit_code::ExitCode;
use crate::cli::world::World;
use clap::Parser;
use ojkit_draw::Bound;
use ojkit_draw::plan::pick::{PickError, Picker, groups};
use ojkit_judge::testset::{files, pages};
use ojkit_model::case::Case;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem::needs_parameters;
use ojkit_work::workspace::sound;
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
    /// Print so many inputs, from that number on: each is a line, a JSON string
    #[arg(long, value_name = "N", conflicts_with = "list")]
    count: Option<usize>,
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

/// The group whose inputs the model's answers choose: where there is a page, it has them.
const CHOSEN: &str = "small";

impl Generator {
    fn print(&self, context: &mut Context) -> Outcome<ExitCode> {
        let slug = context.names.problem_or(Some(&self.problem), None)?;
        let (_workspace, loaded) = context.load_gated(&slug)?;
        needs_parameters(&loaded)?;
        match &self.group {
            Some(group) => {
                let picker = Picker::new(&loaded, group, self.seed);
                sound(&loaded)?;
                let picker = picker.map_err(failure)?;
                let of_page = self.of_page(context, &loaded)?;
                let own: Vec<&Case> = of_page.iter().filter(|case| case.group == *group).collect();
                for index in (self.index..).take(self.count.unwrap_or(1)) {
                    let input = one(&picker, group, index, &own)?;
                    match self.count {
                        Some(_) => serde_json::to_writer(&mut context.world.stdout, &String::from_utf8_lossy(&input))
                            .map_err(std::io::Error::from)
                            .and_then(|()| writeln!(context.world.stdout))?,
                        None => context.world.stdout.write_all(&input)?,
                    }
                }
            }
            None => {
                let mut listed = groups(&loaded, self.seed)?;
                sound(&loaded)?;
                let of_page = self.of_page(context, &loaded)?;
                listed.retain(|(group, _)| group != CHOSEN || of_page.is_empty());
                let planned = listed.len();
                for case in of_page {
                    match listed.iter_mut().position(|(group, _)| *group == case.group) {
                        Some(at) if at < planned => {}
                        Some(at) => listed[at].1 += 1,
                        None => listed.push((case.group, 1)),
                    }
                }
                for (group, count) in listed {
                    writeln!(context.world.stdout, "{group} {count}")?;
                }
            }
        }
        Ok(ExitCode::AsExpected)
    }

    /// The cases of the page, for what is kept or was searched for by its answer; none for another seed, or without a page that holds.
    fn of_page(&self, context: &Context, loaded: &Bound) -> Outcome<Vec<Case>> {
        let collection = context.collection()?;
        let path = collection.page(&loaded.problem.slug);
        let page = files::load(&path, &context.shown(&path)).ok().flatten().filter(|_| self.seed == 0);
        Ok(page.and_then(|page| pages::cases_of(loaded, &page, None, &|_| None).ok()).unwrap_or_default())
    }
}

/// The input of a group with this number; `own` are those of the page, which has some that are not drawn.
fn one(picker: &Picker, group: &str, index: usize, own: &[&Case]) -> Outcome<Vec<u8>> {
    let kept = || index.checked_sub(1).and_then(|at| own.get(at)).map(|case| case.input.clone());
    if group == CHOSEN && !own.is_empty() {
        let past = PickError::PastTheEnd { group: group.to_owned(), count: own.len(), index };
        return kept().ok_or_else(|| failure(past));
    }
    match picker.input(index) {
        Err(error @ (PickError::NeedsAnswers(_) | PickError::NoSuchGroup { .. })) => {
            kept().ok_or_else(|| failure(error))
        }
        picked => picked.map_err(failure),
    }
}

fn failure(error: PickError) -> Failure {
    match error {
        PickError::Spec(faults) => Failure::Broken(faults),
        other => Failure::usage(other.to_string(), "`generator PROBLEM --list` shows the groups"),
    }
}
