//! Answers from the model, believed only where every other solver agrees.
//!
//! A solver is a submission that claims to be right: the model, the other accepted ones, and the oracle within its own constraints.
//! Nothing here writes a file: whoever calls gets all answers, or the first trouble.

mod cross_check;
mod numbers;
mod overflow;
mod solver;
mod support;
mod trouble;

pub use numbers::{no_number, past_bits};
pub use support::{Refused, Support};
pub(crate) use trouble::SET_ASIDE_SHARE;
pub use trouble::{Cause, Disagreement, Ground, NoAnswer, Trouble};

use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::case::compiler_message;
use crate::expectation::{Submission, called};
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use crate::sanitized::Sanitized;
use cross_check::{CrossCheck, cross_check};
use ojkit_draw::Bound;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::problem::Problem;
use overflow::{ModelFaults, overflowing};
use solver::{Process, Silence, Solver, output};
use std::sync::OnceLock;

/// An input that needs an answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Question<'a> {
    pub case: &'a str,
    /// The bytes of the `.in` file.
    pub input: &'a [u8],
    /// The answer that is given truth (an official example), with which the model must agree.
    pub given: Option<&'a [u8]>,
    /// Whether the input may break a line of the statement that nothing enforces: then solvers that crash or disagree set it aside.
    pub unsure: bool,
    /// Whether it is somebody's word that the input is legal: that of an example or a kept case.
    pub vouched: bool,
    /// Whether solvers that disagree leave this question without an answer, and are no trouble to others.
    pub apart: bool,
}

/// Who is asked.
#[derive(Clone, Copy)]
pub struct Solvers<'a> {
    pub bound: &'a Bound,
    /// Whose outputs become the answers.
    pub model: &'a Submission,
    /// Other submissions that must agree on every input; the model may be among them.
    pub accepted: &'a [&'a Submission],
    /// A submission that must agree where `applies` holds for the input.
    pub oracle: Option<&'a Submission>,
    /// Whether the oracle may be asked about an input.
    pub applies: &'a (dyn Fn(&[u8]) -> bool + Sync),
}

/// The answers, and what was not compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// The bytes of the `.ans` files, in the order of the questions; for an unsure question there may be the reason why it has none.
    pub answers: Vec<Result<Vec<u8>, NoAnswer>>,
    /// Submissions that could not be compared, wholly or on some inputs, and why; one line each.
    pub notes: Vec<String>,
    /// Submissions that could not be built here.
    pub absent: Vec<String>,
    /// Submissions that could not be built with sanitizers here.
    pub unsanitized: Vec<String>,
    pub solvers: usize,
}

/// Answers every question by the model and compares with the other solvers, on `jobs` threads.
///
/// Every solver gets several times the problem's time: answers must not depend on how busy the machine is. `tell` is called once per
/// answered question.
///
/// # Errors
/// The trouble with the first question, in their order, that has any; then there are no answers at all.
pub fn answer(
    machine: &Machine,
    asked: &Solvers,
    questions: &[Question],
    jobs: usize,
    tell: &mut dyn FnMut(),
) -> Result<Answers, Trouble> {
    let limits = asked.bound.problem.limits.for_reference();
    let built_checker = BuiltChecker::of_answers(machine, &asked.bound.problem, &asked.bound.folder)
        .map_err(|error| unavailable("the checker".to_string(), error))?;
    let model = Built::new(machine, asked.bound, &asked.model.source, limits)
        .map_err(|error| unavailable(called("the model", &asked.model.path), error))?;
    let faults = ModelFaults::of(machine, asked, questions)?;
    let mut sources = vec![&asked.model.source];
    let mut solvers = vec![Solver { name: asked.model.path.clone(), oracle: false }];
    let mut built = vec![model];
    let (mut notes, mut absent) = (Vec::new(), Vec::new());
    let others = asked.accepted.iter().map(|submission| (*submission, false));
    for (submission, oracle) in others.chain(asked.oracle.map(|submission| (submission, true))) {
        // An oracle that is an accepted submission too is compared everywhere already.
        if solvers.iter().any(|solver| solver.name == submission.path) {
            continue;
        }
        match Built::new(machine, asked.bound, &submission.source, limits) {
            Ok(program) => {
                built.push(program);
                sources.push(&submission.source);
                solvers.push(Solver { name: submission.path.clone(), oracle });
            }
            Err(error) => {
                notes.push(format!("{} was not compared: {}", submission.path, first_line(&error.to_string())));
                absent.push(submission.path.clone());
            }
        }
    }
    let lock = RunLock::of_machine();
    let watched: Vec<OnceLock<Option<Sanitized>>> = sources.iter().map(|_| OnceLock::new()).collect();
    let watch = |solver: usize| Sanitized::new(machine, asked.bound, sources[solver])?.ok();
    let at_fault = |solver: usize, input: &[u8]| {
        let sanitized = watched[solver].get_or_init(|| watch(solver)).as_ref()?;
        sanitized.finding_on(machine, asked.bound, input)
    };
    let check = CrossCheck {
        solvers: &solvers,
        applies: asked.applies,
        run: &|runner: &mut Runner, solver, input, process| {
            let said = output(runner, lock, &built[solver], input, process).map_err(Silence::trouble)??;
            Silence::unless_number(&asked.bound.problem, input, said)
        },
        shares: built.iter().any(|built| built.server.is_some()),
        check: &|runner: &mut Runner, given| lock.shared(|| runner.check(&built_checker, given)),
        // A standard checker accepts the answer itself; a program may know that the model's output is illegal.
        check_model: built_checker.artifact.is_some(),
        bits: asked.bound.answer_bits(),
        unasked: &faults.found,
        at_fault: &at_fault,
    };
    let mut answers = cross_check(&check, questions, jobs, || Runner::new(machine), tell)
        .map_err(|found| with_oracle(asked, found))?;
    overflowing(machine, asked, questions, faults, &mut answers)?;
    answers.notes.splice(0..0, notes);
    answers.absent = absent;
    Ok(answers)
}

/// The same trouble, with the oracle where it may be asked about the input.
fn with_oracle(asked: &Solvers, trouble: Trouble) -> Trouble {
    let Trouble::Disagreement(found) = trouble else { return trouble };
    let oracle = asked.bound.oracle_for(&found.input).map(str::to_owned);
    Trouble::Disagreement(Box::new(Disagreement { oracle, ..*found }))
}

/// The model alone, for whoever needs what it says before anything is compared.
#[derive(Debug)]
pub struct Model {
    problem: Problem,
    built: Built,
}

impl Model {
    /// Builds a problem's model, with the time that answers get.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn new(machine: &Machine, bound: &Bound, model: &Submission) -> Result<Model, Trouble> {
        let built = Built::new(machine, bound, &model.source, bound.problem.limits.for_reference())
            .map_err(|error| unavailable(called("the model", &model.path), error))?;
        Ok(Model { problem: bound.problem.clone(), built })
    }

    /// What it says about an input.
    ///
    /// # Errors
    /// Why it says nothing.
    pub fn ask(&self, runner: &mut Runner, input: &[u8]) -> Result<Vec<u8>, String> {
        let said = output(runner, RunLock::of_machine(), &self.built, input, Process::Shared)?;
        let said = said.and_then(|said| Silence::unless_number(&self.problem, input, said));
        said.map_err(|silence| silence.why)
    }
}

pub(crate) fn unavailable(whose: String, error: BuildError) -> Trouble {
    match error {
        BuildError::Missing { what, remedy } => Trouble::Missing { whose, what, remedy },
        error => Trouble::Build { whose, why: compiler_message(&error.to_string()) },
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}
