//! `ojkit run`: one submission on one input.

use crate::cli::cases::{self, Making};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use crate::cli::oracle::{Against, Around, Oracle};
use crate::cli::target::{Named, Target};
use crate::cli::time_limits;
use crate::report::difference::Difference;
use crate::report::run as report;
use ojkit_draw::Bound;
use ojkit_judge::expectation;
use ojkit_judge::submission;
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::verdict::Verdict;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
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
        let collection = context.collection()?;
        let mut loaded = context.load_on(&machine, &slug)?;
        time_limits::measure_if_cases(context, &collection, &machine, &mut loaded, &source)?;
        let case = self.case(context, &machine, &loaded)?;
        let case = compared(context, (&collection, &machine, &loaded), &source, case)?;
        let scratch = machine.scratch();
        let folder = collection.folder(&slug);
        let site = match self.debug {
            true => context.machine_for_debugging(&source)?,
            false => machine,
        };
        let (outcome, judgement) = submission::single(&site, &loaded, &folder, &source, &case, &scratch)?;
        if case.answer.is_none() && !context.json() {
            context.mention("note: this input has no expected answer: only crashes, time and memory are checked")?;
        }
        let style = context.style();
        if context.json() {
            context.print_json(serde_json::json!({
                "problem": slug,
                "submission": self.named.shown(context, &source),
                "case": judgement.case,
                "verdict": (judgement.compared || judgement.verdict != Verdict::Accepted).then(|| judgement.verdict.name()),
                "message": judgement.message,
                "output": String::from_utf8_lossy(&outcome.stdout),
                "stderr": String::from_utf8_lossy(&outcome.stderr),
                "time_ms": judgement.time_ms,
                "memory_kib": judgement.memory_kib,
            }))?;
        } else {
            let (input, expected) = (&case.input, case.answer.as_deref());
            let found = Difference { bound: &loaded, input, expected, outcome: &outcome, judgement: &judgement };
            report::run(context.world.stdout, &found, style)?;
        }
        Ok(if judgement.verdict == Verdict::Accepted { ExitCode::AsExpected } else { ExitCode::Found })
    }

    fn case(&self, context: &mut Context, machine: &Machine, loaded: &Bound) -> Outcome<Case> {
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
            return cases::answered(context, machine, loaded, case);
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
        let collection = context.collection()?;
        let known = |path: &std::path::Path| machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&loaded.problem, &collection.folder(&loaded.problem.slug), &known);
        let mut all = Making { collection: &collection, machine, loaded, submissions: &submissions }.ready(context)?;
        // `edge/03` will do for `secret/edge/03-all-equal`.
        let exact = all.iter().position(|case| case.name == *name);
        let short = || all.iter().position(|case| case.name.starts_with(&format!("secret/{name}")));
        match exact.or_else(short) {
            Some(at) => Ok(all.swap_remove(at)),
            None => {
                let names: Vec<&str> = all.iter().map(|case| case.name.as_str()).collect();
                let help = ojkit_text::suggest::nearest(name, names.iter().copied())
                    .map_or(format!("{} lists them", context.shown(&collection.page(&loaded.problem.slug))), |near| {
                        format!("did you mean `{near}`?")
                    });
                Err(Failure::usage(format!("there is no case `{name}`"), help))
            }
        }
    }
}

/// A case with the answer of the brute force beside the submission, where there is one that may be asked about this input.
fn compared(
    context: &mut Context,
    (collection, machine, loaded): (&Collection, &Machine, &Bound),
    source: &Path,
    case: Case,
) -> Outcome<Case> {
    let is_legal = loaded.validator.accepts(&case.input);
    if case.answer.is_some() || loaded.problem.model.is_some() || !is_legal {
        return Ok(case);
    }
    let around = Around { collection, machine, loaded, file: Some(source) };
    let oracle = Oracle::of(context, around, &Against::default())?;
    let Some(oracle) = oracle.filter(|oracle| !oracle.is(source)) else { return Ok(case) };
    let mut cases = vec![case.clone()];
    oracle.answer(context, machine, loaded, &mut cases)?;
    // What it fails on stays an input of the user's.
    Ok(cases.pop().unwrap_or(case))
}
