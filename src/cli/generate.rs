//! `ojkit gen`: cases and answers.

use crate::cli::context::{Context, with_format};
use crate::cli::exit_code::ExitCode;
use crate::cli::flags;
use crate::cli::parts::{Cut, Run, line};
use crate::cli::written::Written;
use crate::report::made::{self, Made};
use ojkit_draw::Bound;
use ojkit_judge::testset::files;
use ojkit_judge::testset::pages::{self, Changes};
use ojkit_model::case::Case;
use ojkit_text::suggest;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::{Note, Observer};
use ojkit_work::problem::needs_parameters;
use ojkit_work::workspace::{Opened, Workspace};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

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
    /// How large inputs may become where the constraints leave the choice, such as 500k or 16MiB [default: the page's, else 4MiB]
    #[arg(long, value_name = "SIZE", value_parser = flags::input_size)]
    max_size: Option<usize>,
    #[command(flatten)]
    cut: Cut,
    /// Put a part into this file, whole or not at all
    #[arg(long, value_name = "FILE", requires = "part")]
    output: Option<PathBuf>,
    #[command(flatten)]
    written: Written,
}

/// What came of a problem.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Row {
    Made(Box<Cases>),
    /// What is said of one whose cases could not be made, and how that ends the command.
    Broken {
        problem: String,
        code: u8,
        text: String,
    },
}

/// The cases of a problem, as they were made.
#[derive(Serialize, Deserialize)]
struct Cases {
    problem: String,
    cases: usize,
    set_aside: usize,
    /// What differs from the page that was there.
    changes: Vec<String>,
    page: Page,
    /// What a report shows of them.
    made: Made,
}

/// How the page of a problem's cases stands to what was made.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Page {
    Same,
    Written,
    Stale,
    Absent,
}

impl Generate {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.cut.check(context, &self.written.files(), self.output.as_deref())?;
        self.written.open_page(context, self.show.is_none() && !self.cut.is_cut(), "gen")?;
        if self.show.is_some() && (self.written.is_wanted() || self.cut.is_cut()) {
            return Err(Failure::usage("--show writes nothing", "leave out --report, --junit, --part and --parts"));
        }
        context.names.look_from_first(&self.problems);
        context.collection()?;
        let slugs = context.names.problems(&self.problems)?;
        let workspace = context.workspace(context.machine()?)?;
        if let Some(group) = &self.show {
            return self.shown(context, &workspace, group, &slugs);
        }
        let names = if self.problems.is_empty() { String::new() } else { format!(" {}", slugs.join(" ")) };
        let size = self.max_size.map(|bytes| format!(" --max-size {bytes}")).unwrap_or_default();
        let command = format!("gen{names}{}{size}", if self.check { " --check" } else { "" });
        let run = || Run::new(&workspace.collection, command, &slugs, None);
        let tier = workspace.machine.tier().to_string();
        if let Some(part) = self.cut.part {
            let run = run();
            let mut lines = Vec::new();
            for slug in &slugs[part.of(slugs.len())] {
                lines.extend(self.row(context, &workspace, slug)?.as_ref().map(line).transpose()?);
            }
            return self.cut.write(context, (part, run, tier), self.output.as_deref(), &lines);
        }
        let mut rows = Vec::new();
        if self.cut.is_cut() {
            (rows, _) = self.cut.read(context, &run())?;
            for row in &rows {
                if let Row::Made(made) = row {
                    let Cases { problem, made, .. } = &**made;
                    let note = |what: &String| Note::Cases { problem: problem.clone(), what: what.clone() };
                    made.notes.iter().try_for_each(|what| context.observer().note(note(what)))?;
                }
                told(context, &workspace, row)?;
            }
        } else {
            context.trace("gen", None, &slugs)?;
            for slug in &slugs {
                let row = self.row(context, &workspace, slug)?;
                row.iter().try_for_each(|row| told(context, &workspace, row))?;
                rows.extend(row);
            }
        }
        let (mut code, mut objects, mut made, mut troubles) =
            (ExitCode::AsExpected, Vec::new(), Vec::new(), Vec::new());
        for row in rows {
            code = code.and(row.code());
            match row {
                Row::Broken { problem, text, .. } => troubles.push((problem, text)),
                Row::Made(row) => {
                    objects.push(object(&row));
                    made.push(row.made);
                }
            }
        }
        context.result(with_format(serde_json::json!({ "results": objects })).to_string().as_bytes())?;
        self.written.draw(context, "ojkit gen", &made::document(&made, &troubles))?;
        Ok(code)
    }

    /// Shows the inputs of a group in each of the problems.
    fn shown(&self, context: &mut Context, workspace: &Workspace, group: &str, slugs: &[String]) -> Outcome<ExitCode> {
        let mut code = ExitCode::AsExpected;
        for slug in slugs {
            match self.show(context, workspace, group, slug) {
                Ok(()) => {}
                Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                Err(failure) => {
                    write!(context.world.stderr, "{}", failure.about(slug))?;
                    code = code.and(ExitCode::of(&failure));
                }
            }
        }
        Ok(code)
    }

    fn show(&self, context: &mut Context, workspace: &Workspace, group: &str, slug: &str) -> Outcome<()> {
        let Some(problem) = self.opened(context, workspace, slug)? else { return Ok(()) };
        let kept = problem.kept()?;
        let mut cases = problem.planned(&kept)?;
        // Cases that are aimed at an answer need the model to be found.
        if !cases.iter().any(|case| case.group == *group) && problem.bound.problem.model.is_some() {
            cases = problem.make(&kept, &mut context.observer())?.cases;
        }
        show(context, &problem.bound, group, &cases)
    }

    /// A problem whose cases can be made; none for one of samples alone that nobody named.
    fn opened<'w>(&self, context: &mut Context, workspace: &'w Workspace, slug: &str) -> Outcome<Option<Opened<'w>>> {
        let mut problem = workspace.open(slug, &mut context.observer())?;
        if problem.bound.problem.is_only_samples() && self.problems.is_empty() {
            return Ok(None);
        }
        needs_parameters(&problem.bound)?;
        if let Some(bytes) = self.max_size {
            problem.bound.set_size_max(bytes);
        }
        Ok(Some(problem))
    }

    /// What came of a problem; one that is broken keeps nobody from making the others' cases.
    fn row(&self, context: &mut Context, workspace: &Workspace, slug: &str) -> Outcome<Option<Row>> {
        match self.cases(context, workspace, slug) {
            Ok(cases) => Ok(cases.map(|cases| Row::Made(Box::new(cases)))),
            Err(Failure::Output(error)) => Err(Failure::Output(error)),
            Err(failure) => {
                let (problem, code) = (slug.to_owned(), ExitCode::of(&failure).number());
                Ok(Some(Row::Broken { problem, code, text: failure.about(slug) }))
            }
        }
    }

    fn cases(&self, context: &mut Context, workspace: &Workspace, slug: &str) -> Outcome<Option<Cases>> {
        let Some(problem) = self.opened(context, workspace, slug)? else { return Ok(None) };
        let kept = problem.kept()?;
        let path = workspace.collection.page(slug);
        let (testset, changes, cases) = if self.check {
            let testset = problem.make(&kept, &mut context.observer())?;
            testset.agreed()?;
            let page = pages::page_of(&problem.bound, &testset);
            match files::load(&path, &context.shown(&path))? {
                Some(old) => (testset, Some(Changes::between(&old, &page)), page.cases.len()),
                None => {
                    let changes = vec!["there is no case page".to_owned()];
                    let made = Made::new(&problem.bound, (&[], testset.notes), &changes, true);
                    let problem = slug.to_owned();
                    return Ok(Some(Cases { problem, cases: 0, set_aside: 0, changes, page: Page::Absent, made }));
                }
            }
        } else {
            let (testset, changes) = problem.generate(&kept, &mut context.observer())?;
            let cases = testset.cases.len();
            (testset, changes, cases)
        };
        testset.cases.iter().for_each(|case| context.event(&event(slug, case)));
        let lines = changes.as_ref().map(Changes::lines).unwrap_or_default();
        let page = match changes.is_some_and(|changes| changes.is_empty()) {
            true => Page::Same,
            false if self.check => Page::Stale,
            false => Page::Written,
        };
        let made = Made::new(&problem.bound, (&testset.cases, testset.notes), &lines, page == Page::Stale);
        let (problem, set_aside) = (slug.to_owned(), testset.set_aside.len());
        Ok(Some(Cases { problem, cases, set_aside, changes: lines, page, made }))
    }
}

impl Row {
    /// How it ends the command.
    fn code(&self) -> ExitCode {
        match self {
            Row::Broken { code, .. } => ExitCode::of_number((*code).into()).unwrap_or(ExitCode::Bug),
            Row::Made(made) if matches!(made.page, Page::Same | Page::Written) => ExitCode::AsExpected,
            Row::Made(_) => ExitCode::Found,
        }
    }
}

/// Says what came of a problem.
fn told(context: &mut Context, workspace: &Workspace, row: &Row) -> Outcome<()> {
    let Cases { problem: slug, cases, changes, page, .. } = match row {
        Row::Broken { text, .. } => return Ok(write!(context.world.stderr, "{text}")?),
        Row::Made(made) => &**made,
    };
    let shown = context.shown(&workspace.collection.page(slug));
    match page {
        Page::Absent => context.say(format!("{shown}: error: there is no case page; make it with `ojkit gen {slug}`")),
        Page::Stale => {
            context.say(format_args!("{shown}: error: the page is stale; make it again with `ojkit gen {slug}`"))?;
            changes.iter().try_for_each(|line| context.say(format_args!("    {line}")))
        }
        Page::Same if context.json() || context.globals.quiet => Ok(()),
        Page::Same => context.print(format_args!("{slug}: {cases} cases, nothing changed")),
        Page::Written if context.json() => Ok(()),
        Page::Written => {
            context.print(format_args!("{slug}: {cases} cases"))?;
            changes.iter().try_for_each(|line| context.print(format_args!("    {line}")))
        }
    }
}

fn object(row: &Cases) -> serde_json::Value {
    let Cases { problem, cases, set_aside, changes, .. } = row;
    serde_json::json!({ "problem": problem, "cases": cases, "set_aside": set_aside, "changes": changes })
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
