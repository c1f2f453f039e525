//! `ojkit run`: one submission on one input.

use crate::cli::case::Which;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::target::{Named, Target};
use crate::report::difference::Difference;
use crate::report::json;
use crate::report::run as report;
use ojkit_judge::submission;
use ojkit_model::case::Case;
use ojkit_model::verdict::Verdict;
use ojkit_search::reference::Reference;
use ojkit_work::failure::Outcome;
use ojkit_work::observer::Observer;
use ojkit_work::others::open;
use ojkit_work::workspace::Opened;
use std::path::Path;

/// Run one submission on one input: show its output, what it printed for debugging, time, memory and verdict
#[derive(Debug, clap::Args)]
pub(super) struct Run {
    #[command(flatten)]
    named: Named,
    /// Build it with sanitizers and the checks of its library and arithmetic
    #[arg(long)]
    debug: bool,
    #[command(flatten)]
    which: Which,
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
        let case = self.which.case(context, &problem)?;
        let case = compared(&problem, (Some(&source), None), case, &mut context.observer())?;
        let debugging = || context.machine_for_debugging(workspace.machine.clone(), &source);
        let debugging = self.debug.then(debugging).transpose()?;
        let site = debugging.as_ref().unwrap_or(&workspace.machine);
        let bound = &problem.bound;
        let (outcome, judgement) = submission::single(site, bound, &source, &case)?;
        let open = open(&problem, (site, &source), &case, &judgement)?;
        if case.answer.is_none() && !context.json() {
            context.mention("note: this input has no expected answer: only crashes, time and memory are checked")?;
        }

        if context.json() {
            context.print_json(serde_json::json!({
                "problem": slug,
                "submission": self.named.shown(context, &source),
                "case": judgement.case,
                "verdict": judgement.known().filter(|_| open.is_none()).map(Verdict::name),
                "doubtful": open.as_ref().map(json::open),
                "message": judgement.message,
                "input": String::from_utf8_lossy(&case.input),
                "expected": case.answer.as_deref().map(String::from_utf8_lossy),
                "output": String::from_utf8_lossy(&outcome.stdout),
                "stderr": String::from_utf8_lossy(&outcome.stderr),
                "time_ms": judgement.time_ms,
                "memory_kib": judgement.memory_kib,
            }))?;
        } else {
            let (input, expected) = (&case.input, case.answer.as_deref());
            let found = Difference { bound, input, expected, outcome: &outcome, judgement: &judgement };
            context.draw(&report::run(&found).into())?;
            if let Some(open) = &open {
                context.mention(format!("doubtful: {open}"))?;
            }
        }
        Ok(if judgement.verdict == Verdict::Accepted || open.is_some() {
            ExitCode::AsExpected
        } else {
            ExitCode::Found
        })
    }
}

/// A case with the answer of the reference, a file that is named or a brute force beside the submission, where there is one that may be asked about this
/// input.
pub(super) fn compared(
    problem: &Opened,
    (source, against): (Option<&Path>, Option<&Path>),
    case: Case,
    observer: &mut dyn Observer,
) -> Outcome<Case> {
    let is_answered = case.answer.is_some() || problem.bound.problem.model.is_some() && against.is_none();
    if is_answered || !problem.bound.validator.accepts(&case.input) {
        return Ok(case);
    }
    let reference = problem.reference(source, against, observer)?;
    let is_other = |reference: &Reference| source.is_none_or(|source| !reference.is(source));
    let Some(reference) = reference.filter(is_other) else { return Ok(case) };
    let mut cases = vec![case.clone()];
    problem.answer(&reference, &mut cases, observer)?;
    // What it fails on stays an input of the user's.
    Ok(cases.pop().unwrap_or(case))
}
