//! `ojkit gen`: cases and answers.

use crate::cli::cases::Making;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::written::Written;
use crate::report::html::cases::{self as html, Made};
use ojkit_draw::plan::Budget;
use ojkit_judge::expectation;
use ojkit_judge::testset::pages::{self, Changes};
use ojkit_judge::testset::{self, files};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_text::suggest;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};

/// Make cases and their answers
#[derive(Debug, clap::Args)]
pub(super) struct Generate {
    /// Problems [default: the one here, or all]
    #[arg(value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Make everything again, write nothing, and fail if anything would change
    #[arg(long)]
    check: bool,
    /// Print the inputs of a group, with the reason of each, and write nothing
    #[arg(long, value_name = "GROUP", conflicts_with = "check")]
    show: Option<String>,
    #[command(flatten)]
    written: Written,
}

impl Generate {
    /// Makes the cases of one problem.
    pub fn of(problem: &str) -> Generate {
        Generate { problems: vec![problem.to_owned()], check: false, show: None, written: Written::default() }
    }

    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        if self.written.is_wanted() && self.show.is_some() {
            return Err(Failure::usage("--show writes nothing", "leave out --report and --junit"));
        }
        context.look_from_first(&self.problems);
        let collection = context.collection()?;
        let slugs = context.problems(&self.problems)?;
        let machine = context.machine()?;
        let mut code = ExitCode::AsExpected;
        let mut rows = Vec::new();
        let mut troubles = Vec::new();
        for slug in &slugs {
            match self.problem(context, &collection, &machine, slug, &mut rows) {
                Ok(found) => code = code.and(found),
                Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                // One broken problem keeps nobody from making the others' cases.
                Err(failure) => {
                    write!(context.world.stderr, "{}", failure.about(slug))?;
                    code = code.and(ExitCode::of(&failure));
                    troubles.push((slug.clone(), failure.about(slug)));
                }
            }
        }
        let (rows, made): (Vec<_>, Vec<_>) = rows.into_iter().unzip();
        if context.json() && self.show.is_none() {
            context.print_json(serde_json::json!({ "results": rows }))?;
        }
        let page = || html::html(&made, &troubles);
        self.written.write(context, page, ("ojkit gen", || html::tests(&made, &troubles)))?;
        Ok(code)
    }

    fn problem(
        &self,
        context: &mut Context,
        collection: &Collection,
        machine: &Machine,
        slug: &str,
        rows: &mut Vec<(serde_json::Value, Made)>,
    ) -> Outcome<ExitCode> {
        let loaded = context.load_on(machine, slug)?;
        if loaded.problem.is_only_samples() && self.problems.is_empty() {
            return Ok(ExitCode::AsExpected);
        }
        context.needs_parameters(&loaded)?;
        let known = |path: &std::path::Path| machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&loaded.problem, &collection.folder(slug), &known);
        let making = Making { collection, machine, loaded: &loaded, submissions: &submissions };
        let kept = making.kept(context)?;
        if let Some(group) = &self.show {
            let mut cases = making.given(context, &kept, |given| testset::inputs(given, &Budget::default()))?.cases;
            // Cases that are aimed at an answer need the model to be found.
            if !cases.iter().any(|case| case.group == *group) && loaded.problem.model.is_some() {
                cases = making.make(context, &kept)?.cases;
            }
            show(context, slug, group, &cases)?;
            return Ok(ExitCode::AsExpected);
        }
        let path = collection.page(slug);
        let shown = context.shown(&path);
        let lock = if self.check { None } else { Some(collection.lock(slug)?) };
        let testset = making.make(context, &kept)?;
        let (changes, cases) = if self.check {
            let page = pages::page_of(&loaded, &collection.folder(slug), &testset);
            match files::load(&path, &shown)? {
                Some(old) => (Some(Changes::between(&old, &page)), page.cases.len()),
                None => {
                    context.say(format!("{shown}: error: there is no case page; make it with `ojkit gen {slug}`"))?;
                    let lines = ["there is no case page".to_owned()];
                    rows.push((row(slug, 0, 0, &lines), Made::new(slug, &[], &lines, true)));
                    return Ok(ExitCode::Found);
                }
            }
        } else {
            (making.save(context, &testset)?, testset.cases.len())
        };
        drop(lock);
        let lines = changes.as_ref().map(Changes::lines).unwrap_or_default();
        let is_same = changes.is_some_and(|changes| changes.is_empty());
        let made = Made::new(slug, &testset.cases, &lines, self.check && !is_same);
        rows.push((row(slug, cases, testset.set_aside.len(), &lines), made));
        if is_same {
            if !context.json() && !context.globals.quiet {
                context.print(format_args!("{slug}: {cases} cases, nothing changed"))?;
            }
            return Ok(ExitCode::AsExpected);
        }
        if self.check {
            context.say(format_args!("{shown}: error: the page is stale; make it again with `ojkit gen {slug}`"))?;
            for line in lines {
                context.say(format_args!("    {line}"))?;
            }
            return Ok(ExitCode::Found);
        }
        if !context.json() {
            context.print(format_args!("{slug}: {cases} cases"))?;
            for line in lines {
                context.print(format_args!("    {line}"))?;
            }
        }
        Ok(ExitCode::AsExpected)
    }
}

/// A problem's row for scripts.
fn row(slug: &str, cases: usize, set_aside: usize, changes: &[String]) -> serde_json::Value {
    serde_json::json!({ "problem": slug, "cases": cases, "set_aside": set_aside, "changes": changes })
}

/// An input of more bytes is cut.
const SHOWN_BYTES: usize = 2000;

fn show(context: &mut Context, slug: &str, group: &str, cases: &[Case]) -> Outcome<()> {
    let mut groups: Vec<&str> = cases.iter().map(|case| case.group.as_str()).collect();
    groups.dedup();
    let shown: Vec<&Case> = cases.iter().filter(|case| case.group == group).collect();
    if shown.is_empty() {
        let message = format!("there is no group `{group}`");
        return Err(Failure::usage(message, suggest::did_you_mean(group, &groups)));
    }
    if context.json() {
        let rows: Vec<_> = shown
            .iter()
            .map(|case| {
                let input = String::from_utf8_lossy(&case.input);
                serde_json::json!({ "case": case.name, "reason": case.reason, "input": input })
            })
            .collect();
        return context.print_json(serde_json::json!({ "problem": slug, "cases": rows }));
    }
    for case in shown {
        context.print(format_args!("# {}: {}", case.name, case.reason))?;
        let cut = case.input.len().min(SHOWN_BYTES);
        context.world.stdout.write_all(&case.input[..cut])?;
        if cut < case.input.len() {
            context.print(format_args!("... ({} bytes in all)", case.input.len()))?;
        }
    }
    Ok(())
}
