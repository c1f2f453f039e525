//! The one case of a command that takes one: a case of the problem, or an input of the user's.

use crate::cli::context::{Context, is_stdin};
use crate::cli::input;
use crate::store::runs::{Run, Runs};
use ojkit_judge::testset;
use ojkit_model::case::Case;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_work::collection::read;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::Terse;
use ojkit_work::samples;
use ojkit_work::workspace::Opened;
use std::path::{Path, PathBuf};

/// How a user names a case.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Which {
    /// A case of the problem, such as `sample/1` [default: the first sample]
    #[arg(long, value_name = "CASE", conflicts_with = "input")]
    case: Option<String>,
    /// An input of your own: a file, or `-`; the site's parameter lines will do
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
}

impl Which {
    /// A case by its name, or an input.
    pub fn new(case: Option<String>, input: Option<PathBuf>) -> Which {
        Which { case, input }
    }

    /// Whether the user names one.
    pub fn is_named(&self) -> bool {
        self.case.is_some() || self.input.is_some()
    }

    /// The user's own input, without an answer.
    fn own(path: &Path, context: &mut Context, problem: &Opened) -> Outcome<Case> {
        let given = input::bytes(context, path)?;
        let (case, fault) = own(problem, &input::shown(path), &given)?;
        if let Some(fault) = fault {
            context.say(fault.severity(Severity::Warning))?;
            context.say("This input breaks a constraint, so the result says nothing about the submission.")?;
        }
        Ok(case)
    }

    /// The case, whose answer nobody asks for.
    pub fn unanswered(&self, context: &mut Context, problem: &Opened) -> Outcome<Case> {
        match &self.input {
            Some(path) => Which::own(path, context, problem),
            None => self.case(context, problem),
        }
    }

    /// The case; the first sample where none is named.
    pub fn case(&self, context: &mut Context, problem: &Opened) -> Outcome<Case> {
        let loaded = &problem.bound;
        if let Some(path) = &self.input {
            let case = Which::own(path, context, problem)?;
            let case = problem.answered_by_model(case, &mut context.observer())?;
            return if case.answer.is_some() || is_stdin(path) {
                Ok(case)
            } else {
                answered_beside(context, case, path)
            };
        }
        let mut samples = testset::samples(loaded);
        let Some(name) = &self.case else {
            if samples.is_empty() {
                return Err(Failure::usage("the problem has no examples", "give an input with --input FILE"));
            }
            return Ok(samples.swap_remove(0));
        };
        if let Some(at) = samples.iter().position(|case| case.name == *name) {
            return Ok(samples.swap_remove(at));
        }
        // What has no answer is said of this case below.
        let (mut all, _) = problem.agreed_cases(&mut Terse(&mut context.observer()))?;
        // `edge/03` will do for `secret/edge/03-all-equal`.
        let exact = all.iter().position(|case| case.name == *name);
        let short = || all.iter().position(|case| case.name.starts_with(&format!("secret/{name}")));
        match exact.or_else(short) {
            Some(at) => Ok(all.swap_remove(at)),
            None => {
                let names: Vec<&str> = all.iter().map(|case| case.name.as_str()).collect();
                let help = ojkit_text::suggest::nearest(name, names.iter().copied()).map_or(
                    format!("{} lists them", context.shown(&problem.workspace.collection.page(problem.slug()))),
                    |near| format!("did you mean `{near}`?"),
                );
                Err(Failure::usage(format!("there is no case `{name}`"), help))
            }
        }
    }
}

/// An input of the user's own as a case without an answer, and what is illegal about it.
///
/// # Errors
/// Parameter lines that cannot be read.
pub(super) fn own(problem: &Opened, shown: &str, given: &[u8]) -> Outcome<(Case, Option<Box<Diagnostic>>)> {
    let (input, fault) = input::runnable(&problem.bound, shown, given)?;
    Ok((Case { name: shown.to_owned(), group: "input".into(), input, ..Case::default() }, fault))
}

/// The case that the last run of a submission failed, as that run has left it; nothing where it failed none. Without a file, the last run
/// about one submission of the problem counts.
pub(super) fn failed_last(
    context: &mut Context,
    problem: &Opened,
    file: Option<&Path>,
) -> Outcome<Option<(Case, Run)>> {
    let runs = Runs::at(&context.cache_dir());
    let root = problem.workspace.collection.root().display().to_string();
    let run = file.map_or_else(|| runs.latest_about(&root, problem.slug()), |file| runs.latest(file));
    let Some(run) = run else { return Ok(None) };
    let Some(failure) = run.failure() else { return Ok(None) };
    let name = failure["case"].as_str().filter(|name| !name.is_empty()).map(str::to_owned);
    let case = match (failure["input"].as_str(), name) {
        (Some(input), name) => Case {
            name: name.unwrap_or_else(|| "the countercase".to_owned()),
            group: "input".into(),
            input: input.into(),
            answer: failure["expected"].as_str().map(Into::into),
            ..Case::default()
        },
        (None, Some(name)) => Which { case: Some(name), input: None }.case(context, problem)?,
        (None, None) => return Ok(None),
    };
    Ok(Some((case, run)))
}

/// A case with the answer that lies beside the user's input, where there is one.
fn answered_beside(context: &mut Context, case: Case, path: &Path) -> Outcome<Case> {
    let Some(beside) = samples::answer_beside(&context.path(path)) else { return Ok(case) };
    context.mention(format_args!("note: the expected answer is that in {}", context.shown(&beside)))?;
    Ok(Case { answer: Some(read(&beside)?), ..case })
}
