//! `ojkit run`: one submission on one input.

use crate::cli::context::{Context, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use crate::cli::target::{Named, Target};
use crate::report::difference::Difference;
use crate::report::json;
use crate::report::run as report;
use ojkit_judge::submission;
use ojkit_judge::testset;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::verdict::Verdict;
use ojkit_work::collection::read;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::{Observer, Terse};
use ojkit_work::samples;
use ojkit_work::witnesses::doubted;
use ojkit_work::workspace::Opened;
use std::path::{Path, PathBuf};

/// Run one submission on one input: show its output, what it printed for debugging, time, memory and verdict
#[derive(Debug, clap::Args)]
pub(super) struct Run {
    #[command(flatten)]
    named: Named,
    /// Build it with sanitizers and the checks of its library and arithmetic
    #[arg(long)]
    debug: bool,
    /// A case of the problem, such as `sample/1` [default: the first sample]
    #[arg(long, value_name = "CASE", conflicts_with = "input")]
    case: Option<String>,
    /// An input of your own: a file, or `-`; the site's parameter lines will do
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
}

impl Run {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.named.look_from(context);
        let machine = context.machine()?;
        let target = self.named.target(context, &machine)?;
        target.announce(context)?;
        let Target { slug, file: source, .. } = target;
        let workspace = context.workspace(machine)?;
        let mut problem = workspace.open(&slug, &mut context.observer())?;
        problem.measure_limits_if_cases(&source, &mut context.observer())?;
        let case = self.case(context, &problem)?;
        let case = compared(&problem, &source, case, &mut context.observer())?;
        let scratch = workspace.machine.scratch();
        let debugging = if self.debug { Some(context.machine_for_debugging(&source)?) } else { None };
        let site = debugging.as_ref().unwrap_or(&workspace.machine);
        let Opened { bound, folder, .. } = &problem;
        let (outcome, judgement) = submission::single(site, bound, folder, &source, &case, &scratch)?;
        let doubt = doubted(&problem, (site, &source), &case, &judgement)?;
        if case.answer.is_none() && !context.json() {
            context.mention("note: this input has no expected answer: only crashes, time and memory are checked")?;
        }
        let style = context.style();
        if context.json() {
            context.print_json(serde_json::json!({
                "problem": slug,
                "submission": self.named.shown(context, &source),
                "case": judgement.case,
                "verdict": (judgement.compared || judgement.verdict != Verdict::Accepted)
                    .then(|| judgement.verdict.name())
                    .filter(|_| doubt.is_none()),
                "doubtful": doubt.as_ref().map(json::doubt),
                "message": judgement.message,
                "output": String::from_utf8_lossy(&outcome.stdout),
                "stderr": String::from_utf8_lossy(&outcome.stderr),
                "time_ms": judgement.time_ms,
                "memory_kib": judgement.memory_kib,
            }))?;
        } else {
            let (input, expected) = (&case.input, case.answer.as_deref());
            let found = Difference { bound, input, expected, outcome: &outcome, judgement: &judgement };
            report::run(context.world.stdout, &found, style)?;
            if let Some(doubt) = &doubt {
                context.mention(format!("doubtful: {doubt}"))?;
            }
        }
        Ok(if judgement.verdict == Verdict::Accepted || doubt.is_some() {
            ExitCode::AsExpected
        } else {
            ExitCode::Found
        })
    }

    fn case(&self, context: &mut Context, problem: &Opened) -> Outcome<Case> {
        let loaded = &problem.bound;
        if let Some(path) = &self.input {
            let given = input::bytes(context, path)?;
            let shown = input::shown(path);
            let (bytes, fault) = input::runnable(loaded, &shown, &given)?;
            if let Some(fault) = fault {
                context.say(fault.severity(ojkit_model::diagnostic::Severity::Warning))?;
                context.say("This input breaks a constraint, so the result says nothing about the submission.")?;
            }
            let case = Case {
                name: shown,
                group: "input".into(),
                reason: String::new(),
                recipe: Recipe::Text(String::new()),
                input: bytes,
                answer: None,
            };
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

/// A case with the answer that lies beside the user's input, where there is one.
fn answered_beside(context: &mut Context, case: Case, path: &Path) -> Outcome<Case> {
    let Some(beside) = samples::answer_beside(&context.path(path)) else { return Ok(case) };
    context.mention(format_args!("note: the expected answer is that in {}", context.shown(&beside)))?;
    Ok(Case { answer: Some(read(&beside)?), ..case })
}

/// A case with the answer of the brute force beside the submission, where there is one that may be asked about this input.
fn compared(problem: &Opened, source: &Path, case: Case, observer: &mut dyn Observer) -> Outcome<Case> {
    let is_legal = problem.bound.validator.accepts(&case.input);
    if case.answer.is_some() || problem.bound.problem.model.is_some() || !is_legal {
        return Ok(case);
    }
    let reference = problem.reference(Some(source), None, observer)?;
    let Some(reference) = reference.filter(|reference| !reference.is(source)) else { return Ok(case) };
    let mut cases = vec![case.clone()];
    problem.answer(&reference, &mut cases, observer)?;
    // What it fails on stays an input of the user's.
    Ok(cases.pop().unwrap_or(case))
}
