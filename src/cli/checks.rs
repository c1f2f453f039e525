//! What `ojkit check` asks of a problem's own programs: the unit cases of `checks.yaml`, and with `--fuzz` whatever breaks them.

use crate::cli::context::Context;
use ojkit_draw::checks::OutputCheck;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::checker::excerpt::printable_lines;
use ojkit_judge::checker::{Check, CheckInput};
use ojkit_judge::checker_fuzz::{Finding, Fuzz};
use ojkit_judge::runner::Runner;
use ojkit_judge::testset::generators;
use ojkit_languages::BuildError;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::problem::{Checker, Problem};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::inspection;
use ojkit_work::workspace::{Opened, Workspace};

/// What is tried beyond the unit cases.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trial {
    /// Outputs for each checker.
    pub count: usize,
    /// What they are drawn by.
    pub seed: u64,
}

/// A problem whose programs are asked.
pub(super) struct Programs<'a> {
    pub workspace: &'a Workspace,
    pub slug: &'a str,
}

/// Bytes of an output that a finding shows.
const SHOWN_BYTES: usize = 160;
/// Lines and characters of what a program said.
const MESSAGE_LINES: usize = 2;
const MESSAGE_CHARS: usize = 300;

impl Programs<'_> {
    /// Asks the programs; the findings about them, those about files broken by people first.
    ///
    /// # Errors
    /// What keeps anybody from asking: a missing compiler, cases that cannot be made.
    pub fn ask(&self, context: &mut Context, trial: Option<Trial>) -> Outcome<Vec<Diagnostic>> {
        let collection = &self.workspace.collection;
        let shown = context.shown(&collection.checks(self.slug));
        if trial.is_none() && !collection.checks(self.slug).exists() {
            return Ok(Vec::new());
        }
        let problem = self.workspace.open(self.slug, &mut context.observer())?;
        let loaded = &problem.bound;
        let (checks, source) = inspection::checks(collection, &shown, loaded)?.unwrap_or_default();
        let mut found = inspection::input_checks(loaded, &checks, &shown, &source);
        if trial.is_none() && checks.outputs.is_empty() {
            return Ok(found);
        }
        let checker = self.built(&loaded.problem)?;
        let mut runner = Runner::new(&self.workspace.machine);
        for check in &checks.outputs {
            found.extend(
                output_check(&mut runner, &checker, check).map(|message| check.input.fault(&shown, message, &source)),
            );
        }
        drop(runner);
        if let Some(trial) = trial {
            let second = checks.second.map(|checker| self.built(&Problem { checker, ..loaded.problem.clone() }));
            self.fuzz(context, &problem, (&checker, second.transpose()?.as_ref()), trial, &mut found)?;
        }
        Ok(found)
    }

    fn built(&self, problem: &Problem) -> Outcome<BuiltChecker> {
        let folder = self.workspace.collection.folder(self.slug);
        BuiltChecker::new(&self.workspace.machine, problem, &folder).map_err(|error| match error {
            BuildError::Missing { what, remedy } => {
                Failure::Lacking(format!("{}: the checker: {what}; {remedy}", self.slug))
            }
            error => Failure::Found(format!("{}: the checker cannot be built: {error}", self.slug)),
        })
    }

    fn fuzz(
        &self,
        context: &mut Context,
        opened: &Opened,
        (checker, second): (&BuiltChecker, Option<&BuiltChecker>),
        trial: Trial,
        found: &mut Vec<Diagnostic>,
    ) -> Outcome<()> {
        let loaded = &opened.bound;
        let (slug, problem, machine) = (self.slug, &loaded.problem, &self.workspace.machine);
        let spec = |message: String| Diagnostic::error(loaded.spec_path.as_str(), 0, 0, message);
        match generators::twice(machine, loaded, trial.seed) {
            Ok(false) => {}
            Ok(true) => context.mention(format_args!("{slug}: the generators give the same twice"))?,
            Err(failure) => match Failure::from(failure) {
                Failure::Found(why) => found.push(spec(why)),
                failure => return Err(failure),
            },
        }
        if problem.is_interaction() || problem.checker == Checker::Unwritten {
            let why = if problem.is_interaction() {
                "the conversation decides its verdicts"
            } else {
                "it is not written yet"
            };
            return context.mention(format_args!("note: {slug}: its checker is not tested: {why}"));
        }
        let cases = opened.cases(&mut context.observer())?;
        let fuzz = Fuzz {
            machine,
            checker,
            second,
            answers: problem.signature.answer().filter(|_| !problem.has_repeats() && problem.signature.class.is_none()),
            cases: &cases,
            slug,
            count: trial.count,
            seed: trial.seed,
            jobs: self.workspace.jobs,
        };
        let fuzzed = fuzz.run();
        let (asked, accepted) = (fuzzed.asked, fuzzed.accepted);
        context.mention(format_args!("{slug}: the checker accepted {accepted} of {asked} outputs"))?;
        if fuzzed.refused_answers > 0 {
            let count = fuzzed.refused_answers;
            context.mention(format_args!("note: {slug}: it refuses the answers of {count} of the cases"))?;
        }
        found.extend(fuzzed.findings.iter().map(|finding| told(spec, finding)));
        Ok(())
    }
}

fn output_check(runner: &mut Runner, checker: &BuiltChecker, check: &OutputCheck) -> Option<String> {
    let given = CheckInput { input: &check.input.input, output: &check.output, answer: &check.answer };
    let said = runner.check(checker, &given);
    let refused = |check: Check| if check.is_accepted() { Err(()) } else { Ok(check.message) };
    inspection::wrong("the checker", &check.input, said.map(refused))
}

fn told(spec: impl Fn(String) -> Diagnostic, finding: &Finding) -> Diagnostic {
    let Finding { what, case, output, message, count } = finding;
    let times = if *count > 1 { format!(" ({count} outputs show it)") } else { String::new() };
    let cut = if output.len() > SHOWN_BYTES { format!(" ... ({} bytes)", output.len()) } else { String::new() };
    let shown: String = output[..output.len().min(SHOWN_BYTES)].escape_ascii().to_string();
    let said = printable_lines(message.as_bytes(), MESSAGE_LINES, MESSAGE_CHARS).join(" / ");
    let said = if said.is_empty() { String::new() } else { format!("; it says: {said}") };
    let fault = spec(format!("the checker {what}: \"{shown}\"{cut} for {case}{times}"));
    fault.severity(Severity::Warning).help(format!("fix it, and add the output to checks.yaml{said}"))
}
