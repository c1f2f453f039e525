//! `ojkit gen`: cases and answers.

use crate::cli::context::{Context, with_format};
use crate::cli::exit_code::ExitCode;
use crate::cli::written::Written;
use crate::report::html::cases::{self as html, Made};
use ojkit_draw::Bound;
use ojkit_judge::testset::files;
use ojkit_judge::testset::pages::{self, Changes};
use ojkit_model::case::Case;
use ojkit_text::suggest;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem::needs_parameters;
use ojkit_work::workspace::Workspace;

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
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        if self.written.is_wanted() && self.show.is_some() {
            return Err(Failure::usage("--show writes nothing", "leave out --report and --junit"));
        }
        context.look_from_first(&self.problems);
        context.collection()?;
        let slugs = context.problems(&self.problems)?;
        let workspace = context.workspace(context.machine()?)?;
        if self.show.is_none() {
            context.trace("gen", None, if let [slug] = &slugs[..] { Some(slug) } else { None })?;
        }
        let mut code = ExitCode::AsExpected;
        let mut rows = Vec::new();
        let mut troubles = Vec::new();
        for slug in &slugs {
            match self.problem(context, &workspace, slug, &mut rows) {
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
        if self.show.is_none() {
            context.result(with_format(serde_json::json!({ "results": rows })).to_string().as_bytes())?;
        }
        let page = || html::html(&made, &troubles);
        self.written.write(context, page, ("ojkit gen", || html::tests(&made, &troubles)))?;
        Ok(code)
    }

    fn problem(
        &self,
        context: &mut Context,
        workspace: &Workspace,
        slug: &str,
        rows: &mut Vec<(serde_json::Value, Made)>,
    ) -> Outcome<ExitCode> {
        let problem = workspace.open(slug, &mut context.observer())?;
        if problem.bound.problem.is_only_samples() && self.problems.is_empty() {
            return Ok(ExitCode::AsExpected);
        }
        needs_parameters(&problem.bound)?;
        let kept = problem.kept()?;
        if let Some(group) = &self.show {
            let mut cases = problem.planned(&kept)?;
            // Cases that are aimed at an answer need the model to be found.
            if !cases.iter().any(|case| case.group == *group) && problem.bound.problem.model.is_some() {
                cases = problem.make(&kept, &mut context.observer())?.cases;
            }
            show(context, &problem.bound, group, &cases)?;
            return Ok(ExitCode::AsExpected);
        }
        let collection = &workspace.collection;
        let path = collection.page(slug);
        let shown = context.shown(&path);
        let (testset, changes, cases) = if self.check {
            let testset = problem.make(&kept, &mut context.observer())?;
            testset.agreed()?;
            let page = pages::page_of(&problem.bound, &problem.folder, &testset);
            match files::load(&path, &shown)? {
                Some(old) => (testset, Some(Changes::between(&old, &page)), page.cases.len()),
                None => {
                    context.say(format!("{shown}: error: there is no case page; make it with `ojkit gen {slug}`"))?;
                    let lines = ["there is no case page".to_owned()];
                    rows.push((row(slug, 0, 0, &lines), Made::new(&problem.bound, &[], &lines, true)));
                    return Ok(ExitCode::Found);
                }
            }
        } else {
            let (testset, changes) = problem.generate(&kept, &mut context.observer())?;
            let cases = testset.cases.len();
            (testset, changes, cases)
        };
        testset.cases.iter().for_each(|case| context.event(&event(slug, case)));
        let lines = changes.as_ref().map(Changes::lines).unwrap_or_default();
        let is_same = changes.is_some_and(|changes| changes.is_empty());
        let made = Made::new(&problem.bound, &testset.cases, &lines, self.check && !is_same);
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

fn row(slug: &str, cases: usize, set_aside: usize, changes: &[String]) -> serde_json::Value {
    serde_json::json!({ "problem": slug, "cases": cases, "set_aside": set_aside, "changes": changes })
}

/// What is said of a case that is made.
fn event(slug: &str, case: &Case) -> serde_json::Value {
    let Case { name, group, reason, .. } = case;
    serde_json::json!({ "event": "case", "problem": slug, "case": name, "group": group, "reason": reason })
}

/// An input of more bytes is cut.
const SHOWN_BYTES: usize = 2000;

fn show(context: &mut Context, bound: &Bound, group: &str, cases: &[Case]) -> Outcome<()> {
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
        return context.print_json(serde_json::json!({ "problem": bound.problem.slug, "cases": rows }));
    }
    for case in shown {
        context.print(format_args!("# {}: {}", case.name, case.reason))?;
        let input = bound.operations(&case.input).map_or_else(|| case.input.clone(), String::into_bytes);
        let cut = input.len().min(SHOWN_BYTES);
        context.world.stdout.write_all(&input[..cut])?;
        if cut < input.len() {
            context.print(format_args!("... ({} bytes in all)", case.input.len()))?;
        }
    }
    Ok(())
}
