//! `ojkit show`: an input, its answer and what a submission makes of it, drawn.

use crate::cli::case::{Which, failed_last, own};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::Against;
use crate::cli::input;
use crate::cli::picture;
use crate::cli::run::compared;
use crate::cli::written;
use crate::report::pictures;
use crate::report::show::Shown;
use ojkit_files::atomic;
use ojkit_judge::submission;
use ojkit_judge::visualizer::{Visualization, visualize};
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::verdict::Verdict;
use ojkit_picture::sheet;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::others::open;
use ojkit_work::workspace::Opened;
use std::path::{Path, PathBuf};

/// Show one case: its input drawn, its answer, and where the answer of a submission differs
#[derive(Debug, clap::Args)]
pub(super) struct Show {
    /// The problem (may be left out in its folder), then a case, such as `sample/1` or `edge/03` [default: the case that the last run failed, else the first sample]
    #[arg(value_name = "PROBLEM] [CASE", num_args = 0..=2)]
    names: Vec<String>,
    /// An input of your own: a file, or `-`; the site's parameter lines will do
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Run this submission, and show its answer too
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    #[command(flatten)]
    against: Against,
    /// Write the pictures into a file: SVG, or PNG where rsvg-convert, ImageMagick or inkscape is installed
    #[arg(short, long, value_name = "FILE.svg or FILE.png")]
    output: Option<PathBuf>,
}

impl Show {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let is_page = |file: &&PathBuf| file.extension().is_some_and(|ending| ending == "html");
        self.output.iter().filter(|file| !is_page(file)).try_for_each(|file| picture::check(context, file))?;
        context.names.look_from_first(&self.names);
        self.submission.iter().for_each(|file| context.names.look_at_last_from(file));
        let (problem, name) = self.names(context);
        if let (Some(name), Some(_)) = (&name, &self.input) {
            return Err(Failure::usage(format!("`{name}` and --input are two inputs"), "leave one of them out"));
        }
        let slug = context.names.problem_or(problem.as_deref(), self.submission.as_deref())?;
        let workspace = context.workspace(context.machine()?)?;
        let mut problem = workspace.open(&slug, &mut context.observer())?;
        let file = self.submission.as_deref().map(|file| context.path(file));
        if let Some(file) = file.as_deref().filter(|file| !file.is_file()) {
            return Err(Failure::usage(format!("there is no file {}", context.shown(file)), ""));
        }
        let mut shown = self.shown(context, &problem, name, file.as_deref())?;
        let mut code = if shown.faults.is_empty() { ExitCode::AsExpected } else { ExitCode::Found };
        if let Some(file) = file.clone().filter(|_| shown.faults.is_empty()) {
            problem.measure_limits_if_cases(&file, &mut context.observer())?;
            let (outcome, judgement) = submission::single(&workspace.machine, &problem.bound, &file, &shown.case)?;
            shown.open = open(&problem, (&workspace.machine, &file), &shown.case, &judgement)?;
            shown.submission = Some(context.shown(&file));
            if judgement.verdict != Verdict::Accepted && shown.open.is_none() {
                code = ExitCode::Found;
            }
            shown.got = Some((outcome, judgement));
        }
        if shown.faults.is_empty() && (context.json() || self.output.is_some()) {
            let about = &problem.bound.problem;
            // What is known of a conversation is no output of one side.
            let is_drawn = !about.is_interaction() || about.interactor.is_some() && file.is_some();
            let output = shown.got.as_ref().filter(|_| is_drawn).map(|(outcome, _)| &outcome.stdout[..]);
            shown.visualizations = visualize(&workspace.machine, &problem.bound, &shown.case, output, file.as_deref());
        }
        if context.json() {
            context.print_json(shown.json(&problem.bound))?;
        } else {
            shown.faults.iter().try_for_each(|fault| context.say(fault))?;
            context.draw(&shown.text(&problem.bound).into())?;
        }
        if let Some(file) = &self.output {
            if Self::written(context, file, &shown.visualizations)? {
                return Ok(code);
            }
            let mut pictures = pictures::input(&problem.bound, &shown.case.input);
            pictures.extend(shown.answer(&problem.bound.problem));
            if pictures.is_empty() {
                let help = "trees, lists, graphs, grids and other values with a shape are drawn";
                return Err(Failure::usage(format!("nothing of {} is seen better than read", shown.case.name), help));
            }
            picture::write(context, file, &sheet(&pictures).file())?;
        }
        Ok(code)
    }

    /// Writes what a visualizer of the problem's own has drawn, the output rather than the input, where it is of the file's kind.
    fn written(context: &mut Context, file: &Path, drawn: &[Result<Visualization, String>]) -> Outcome<bool> {
        let mut faults = drawn.iter().filter_map(|one| one.as_ref().err());
        faults.try_for_each(|why| context.mention(format_args!("note: {why}")))?;
        let is_wanted = |one: &&Visualization| file.extension().is_some_and(|ending| ending == one.kind.name());
        let Some(own) = drawn.iter().flatten().rfind(is_wanted) else { return Ok(false) };
        written::check(context, "-o", Some(file))?;
        atomic::write(&context.path(file), &own.bytes)?;
        context.mention(format_args!("wrote {}", file.display()))?;
        Ok(true)
    }

    /// The problem and the case of the arguments: one alone is a case where it is no problem and there is a problem here.
    fn names(&self, context: &Context) -> (Option<String>, Option<String>) {
        let is_case = |name: &str| {
            let is_here = || context.names.problem_or(None, self.submission.as_deref()).is_ok();
            name.contains('/') && context.names.problem(name).is_err() && is_here()
        };
        match &self.names[..] {
            [one] if is_case(one) => (None, Some(one.clone())),
            names => (names.first().cloned(), names.get(1).cloned()),
        }
    }

    /// The case with its answer, and what is known of it before anything is run.
    fn shown(
        &self,
        context: &mut Context,
        problem: &Opened,
        name: Option<String>,
        file: Option<&Path>,
    ) -> Outcome<Shown> {
        let against = self.against.against.as_deref();
        let case = match (&self.input, name) {
            (Some(path), _) => {
                let given = input::bytes(context, path)?;
                let (case, faults) = match own(problem, &input::shown(path), &given) {
                    Ok((case, fault)) => (case, fault.into_iter().map(|fault| *fault).collect()),
                    Err(Failure::Broken(faults)) => {
                        (Case { group: "input".into(), input: given, ..Case::default() }, faults)
                    }
                    Err(failure) => return Err(failure),
                };
                let case = Case { name: "input".to_owned(), ..case };
                if !faults.is_empty() {
                    return Ok(Shown { faults, ..case.into() });
                }
                match against {
                    Some(_) => case,
                    None => problem.answered_by_model(case, &mut context.observer())?,
                }
            }
            (None, Some(name)) => Which::new(Some(name), None).case(context, problem)?,
            // A case that is gone is no reason to refuse what nobody asked for.
            (None, None) => match failed_last(context, problem, file).unwrap_or_default() {
                Some((case, run)) => {
                    let submission = run.about.submission.as_deref().map(|file| context.shown(Path::new(file)));
                    let text = |key: &str| run.failure().and_then(|failure| failure[key].as_str());
                    let got = text("got").map(|got| {
                        let verdict = run.verdict().and_then(Verdict::from_name).unwrap_or(Verdict::WrongAnswer);
                        let message = text("message").unwrap_or_default().to_owned();
                        let outcome = ojkit_run::Outcome { stdout: got.into(), ..Default::default() };
                        (outcome, Finding::new(&case.name, &case.group, verdict, message))
                    });
                    return Ok(Shown { submission, got, ..case.into() });
                }
                None => Which::new(None, None).case(context, problem)?,
            },
        };
        Ok(compared(problem, (file, against), case, &mut context.observer())?.into())
    }
}
