//! Answers from the model, believed only where every other solver agrees.
//!
//! A solver is a submission that claims to be right: the model, the other accepted ones, and the oracle within its own constraints.
//! Nothing here writes a file: whoever calls gets all answers, or the first trouble.

use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::case::{compiler_message, of_outcome};
use crate::checker::{Check, CheckInput};
use crate::expectation::Submission;
use crate::pool;
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use crate::sanitized::Sanitized;
use ojkit_languages::{BuildError, Language, Machine};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use ojkit_run::Outcome;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

/// An input that needs an answer.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The case's name.
    pub case: &'a str,
    /// The bytes of the `.in` file.
    pub input: &'a [u8],
    /// The answer that is given truth (an official example), with which the model must agree.
    pub given: Option<&'a [u8]>,
    /// Whether the input may break a line of the statement that nothing enforces: then solvers that crash or disagree set it aside.
    pub doubted: bool,
    /// Whether it is somebody's word that the input is legal: that of an example or a kept case.
    pub vouched: bool,
}

/// Who is asked.
#[derive(Clone, Copy)]
pub struct Solvers<'a> {
    /// The problem.
    pub bound: &'a Bound,
    /// The problem's folder.
    pub folder: &'a Path,
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
    /// The bytes of the `.ans` files, in the order of the questions; for a doubted question there may be an objection instead.
    pub answers: Vec<Result<Vec<u8>, Objection>>,
    /// Submissions that could not be compared, wholly or on some inputs, and why; one line each.
    pub notes: Vec<String>,
    /// Submissions that could not be built here.
    pub absent: Vec<String>,
    /// Submissions that could not be built with sanitizers here.
    pub unsanitized: Vec<String>,
    /// How many solvers were asked.
    pub solvers: usize,
}

/// Solvers that crash on a doubted input, or say something else than the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The smaller side: the model alone, or the others that object.
    pub submissions: Vec<String>,
    /// What the first of them does, in few words.
    pub why: String,
    /// Whether the input is illegal beyond doubt: an answer does not fit its type, or what is promised of it.
    pub is_certain: bool,
}

/// A sanitizer's word on an integer.
const OVERFLOW: &str = "signed integer overflow";

/// Whether an objection is that word.
pub(crate) fn is_overflow(why: &str) -> bool {
    why.contains(OVERFLOW)
}

/// Two solvers that disagree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The case.
    pub case: String,
    /// The input.
    pub input: Vec<u8>,
    /// The submission whose output would have become the answer, or `the example`.
    pub one: String,
    /// What it says.
    pub one_output: Vec<u8>,
    /// The other submission.
    pub other: String,
    /// What that one says.
    pub other_output: Vec<u8>,
    /// The checker's word on the other output.
    pub message: String,
}

/// Why there are no answers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Two solvers disagree.
    #[error("{case}: {one} and {other} disagree: {message}", case = .0.case, one = .0.one, other = .0.other, message = .0.message)]
    Disagreement(Box<Disagreement>),
    /// The model gave no output.
    #[error("{case}: the model {model} gives no answer: {why}")]
    Silent {
        /// The case.
        case: String,
        /// The model.
        model: String,
        /// What happened instead.
        why: String,
    },
    /// The checker failed.
    #[error("{case}: {why}")]
    Checker {
        /// The case.
        case: String,
        /// What happened.
        why: String,
    },
    /// The machine lacks what the model, or the checker, needs.
    #[error("{whose}: {what}: {remedy}")]
    Missing {
        /// `the model ...` or `the checker`.
        whose: String,
        /// `g++ was not found`.
        what: String,
        /// What to install.
        remedy: String,
    },
    /// The model, or the checker, cannot be built.
    #[error("{whose} cannot be built: {why}")]
    Build {
        /// `the model ...` or `the checker`.
        whose: String,
        /// What the compiler said.
        why: String,
    },
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
    scratch: &Path,
    tell: &mut dyn FnMut(),
) -> Result<Answers, Trouble> {
    let limits = asked.bound.problem.limits.for_reference();
    let built_checker = BuiltChecker::of_answers(machine, &asked.bound.problem, asked.folder)
        .map_err(|error| unavailable("the checker".to_string(), error))?;
    let model = Built::new(machine, asked.bound, &asked.model.source, limits)
        .map_err(|error| unavailable(format!("the model {}", asked.model.path), error))?;
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
                solvers.push(Solver { name: submission.path.clone(), oracle });
            }
            Err(error) => {
                notes.push(format!("{} was not compared: {}", submission.path, first_line(&error.to_string())));
                absent.push(submission.path.clone());
            }
        }
    }
    let lock = RunLock::new();
    let check = CrossCheck {
        solvers: &solvers,
        applies: asked.applies,
        run: &|runner: &mut Runner, solver, input, process| {
            output(runner, &lock, &built[solver], input, process).map_err(Silence::trouble)?
        },
        shares: built.iter().any(|built| built.server.is_some()),
        check: &|runner: &mut Runner, given| lock.shared(|| runner.check(&built_checker, given)),
        // A standard checker accepts the answer itself; a program may know that the model's output is illegal.
        check_model: built_checker.artifact().is_some(),
        bits: asked.bound.answer_bits(),
    };
    let runner = |number: usize| Runner::new(machine, scratch.join(format!("runner-{number}")));
    let mut answers = cross_check(&check, questions, jobs, runner, tell)?;
    overflowing(machine, asked, questions, &mut answers, &mut notes)?;
    answers.notes.splice(0..0, notes);
    answers.absent = absent;
    Ok(answers)
}

/// Objects to inputs on which a sanitizer ends a submission that claims to be right: a site that builds so has none of them.
///
/// Where the statement promises that all integers fit, and every submission that a sanitizer can watch overflows, the input is illegal
/// beyond doubt. One that computes in integers without end, and found an answer that fits, says that it is legal.
fn overflowing(
    machine: &Machine,
    asked: &Solvers,
    questions: &[Question],
    answers: &mut Answers,
    notes: &mut Vec<String>,
) -> Result<(), Trouble> {
    let most = questions.iter().filter(|question| question.doubted).count() / DOUBTED_SHARE;
    let promised = asked.bound.promised_bits();
    let mut submissions = vec![asked.model];
    submissions.extend(asked.accepted.iter().filter(|submission| submission.path != asked.model.path));
    let has_wide = submissions
        .iter()
        .any(|submission| machine.known(&submission.source).is_some_and(|language| language == Language::PYTHON));
    let promised = promised.filter(|_| !has_wide);
    // By question: who overflows there what is promised to fit.
    let mut overflows: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let mut watched = 0;
    for submission in submissions {
        // Where too many are objected to, what stands behind them has no answers.
        if answers.answers.iter().filter(|answer| answer.as_ref().is_err_and(|one| !one.is_certain)).count() > most {
            return Ok(());
        }
        let may_be_illegal = |question: &Question| question.doubted || (promised.is_some() && !question.vouched);
        let open: Vec<usize> =
            (0..questions.len()).filter(|&at| may_be_illegal(&questions[at]) && answers.answers[at].is_ok()).collect();
        let built = if open.is_empty() { None } else { Sanitized::new(machine, asked.bound, &submission.source) };
        let sanitized = match built {
            None => continue,
            Some(Ok(sanitized)) => sanitized,
            Some(Err(why)) => {
                notes.push(format!("{}: {why}", submission.path));
                answers.unsanitized.push(submission.path.clone());
                continue;
            }
        };
        watched += 1;
        let inputs: Vec<&[u8]> = open.iter().map(|&at| questions[at].input).collect();
        let found = sanitized.findings(machine, asked.bound, &inputs).map_err(|error| Trouble::Missing {
            whose: submission.path.clone(),
            what: error.to_string(),
            remedy: "try again".to_owned(),
        })?;
        for (place, why) in found {
            let at = open[place];
            if promised.is_some_and(|bits| overflown_bits(&why).is_some_and(|own| own >= bits)) {
                overflows.entry(at).or_default().push(submission.path.clone());
            } else if questions[at].doubted {
                // Compilers differ in what else they say.
                let (submissions, why) = (vec![submission.path.clone()], Verdict::RunTimeError.to_string());
                answers.answers[at] = Err(Objection { submissions, why, is_certain: false });
            }
        }
    }
    let everywhere = overflows.into_iter().filter(|(_, submissions)| submissions.len() == watched);
    for (at, submissions) in everywhere {
        answers.answers[at] = Err(Objection { submissions, why: format!("sanitizer: {OVERFLOW}"), is_certain: true });
    }
    Ok(())
}

/// The bits of the type that overflowed, by a sanitizer's own words.
fn overflown_bits(why: &str) -> Option<u32> {
    let (_, behind) = why.split_once(OVERFLOW)?;
    let (_, behind) = behind.split_once("in type '")?;
    let ty = behind.split('\'').next()?;
    Some(if ty.contains("128") {
        128
    } else if ty.contains("long") || ty.contains("64") {
        64
    } else {
        32
    })
}

/// The model alone, for whoever needs what it says before anything is compared.
#[derive(Debug)]
pub struct Model {
    built: Built,
    lock: RunLock,
}

impl Model {
    /// Builds a problem's model, with the time that answers get.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn new(machine: &Machine, bound: &Bound, model: &Submission) -> Result<Model, Trouble> {
        let built = Built::new(machine, bound, &model.source, bound.problem.limits.for_reference())
            .map_err(|error| unavailable(format!("the model {}", model.path), error))?;
        Ok(Model { built, lock: RunLock::new() })
    }

    /// What it says about an input.
    ///
    /// # Errors
    /// Why it says nothing.
    pub fn ask(&self, runner: &mut Runner, input: &[u8]) -> Result<Vec<u8>, String> {
        output(runner, &self.lock, &self.built, input, Process::Shared)?.map_err(|silence| silence.why)
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

/// In which process a solver meets an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Process {
    /// One that meets other inputs too, where its language has such; what goes wrong there is asked again in its own.
    Shared,
    /// One of its own.
    Own,
}

fn output(
    runner: &mut Runner,
    lock: &RunLock,
    built: &Built,
    input: &[u8],
    process: Process,
) -> Result<Result<Vec<u8>, Silence>, String> {
    let served = match process {
        Process::Shared => lock.shared(|| runner.run_served(built, input))?,
        Process::Own => None,
    };
    let outcome = match served {
        Some(outcome) => outcome,
        None => lock.retry_when_noisy(|| runner.run(built, input))?,
    };
    Ok(output_of(outcome, &built.granted))
}

fn output_of(outcome: Outcome, granted: &Limits) -> Result<Vec<u8>, Silence> {
    match of_outcome(&outcome, granted) {
        None => Ok(outcome.stdout),
        Some((verdict, message)) => Err(Silence { why: format!("{verdict}: {message}"), verdict: Some(verdict) }),
    }
}

/// Why a solver gave no output.
#[derive(Clone, Debug)]
struct Silence {
    why: String,
    /// None where the machine is to blame.
    verdict: Option<Verdict>,
}

impl Silence {
    fn trouble(why: String) -> Silence {
        Silence { why, verdict: None }
    }

    /// Whether the solver crashed by itself: a limit may be too narrow for a legal input.
    fn is_crash(&self) -> bool {
        self.verdict == Some(Verdict::RunTimeError)
    }

    /// The verdict alone: what a program prints while it crashes may differ from run to run.
    fn in_short(&self) -> String {
        self.verdict.map_or_else(|| self.why.clone(), |verdict| verdict.to_string())
    }
}

/// A submission that claims to be right.
struct Solver {
    name: String,
    /// Whether it is asked only where it applies.
    oracle: bool,
}

/// Asks a solver about an input: its output, or why there is none.
type Run<'a, S> = dyn Fn(&mut S, usize, &[u8], Process) -> Result<Vec<u8>, Silence> + Sync + 'a;
/// Compares an output with an answer.
type Compare<'a, S> = dyn Fn(&mut S, &CheckInput) -> Result<Check, String> + Sync + 'a;

/// What comparing needs: solvers, the first of which is the model, and how to ask them. `S` is what a thread keeps for itself.
struct CrossCheck<'a, S> {
    solvers: &'a [Solver],
    applies: &'a (dyn Fn(&[u8]) -> bool + Sync),
    run: &'a Run<'a, S>,
    /// Whether a solver may meet inputs in a process that has met others.
    shares: bool,
    check: &'a Compare<'a, S>,
    check_model: bool,
    /// Answers are integers of so many bits: a larger one means that the input is illegal.
    bits: Option<u32>,
}

/// At most one doubted question of so many may be set aside: beyond that all are given up.
pub(crate) const DOUBTED_SHARE: usize = 20;

/// How much an objection counts: a right program that runs out of time or memory on an input does so seldom, and waiting for it is long.
pub(crate) fn weight_of(why: &str) -> usize {
    let is_heavy = [Verdict::TimeLimitExceeded, Verdict::MemoryLimitExceeded]
        .iter()
        .any(|heavy| why.starts_with(&heavy.to_string()));
    1 + usize::from(is_heavy)
}

/// Asks all solvers about all questions. Where more doubted ones are objected to than may be, only the first objections are told, one more than
/// may be, and what follows them is not asked.
fn cross_check<S>(
    check: &CrossCheck<S>,
    questions: &[Question],
    jobs: usize,
    runner: impl Fn(usize) -> S + Sync,
    tell: &mut dyn FnMut(),
) -> Result<Answers, Trouble> {
    // Questions after a known trouble are not asked; all before it are, so that the first one is the same on any number of threads.
    let first_trouble = AtomicUsize::new(usize::MAX);
    let most = questions.iter().filter(|question| question.doubted).count() / DOUBTED_SHARE;
    let objections = AtomicUsize::new(0);
    let weight = |result: &Result<Answered, Trouble>| match result {
        Ok((Err(objection), _)) if !objection.is_certain => weight_of(&objection.why),
        _ => 0,
    };
    let results = pool::map(
        jobs,
        questions.len(),
        runner,
        |runner, item, send| {
            // Whoever is past that many objections now has all that stand before it.
            if first_trouble.load(Ordering::Relaxed) < item || objections.load(Ordering::Relaxed) > most {
                return Ok((Ok(Vec::new()), Vec::new()));
            }
            let result = check.about(runner, &questions[item]);
            if result.is_err() {
                first_trouble.fetch_min(item, Ordering::Relaxed);
            }
            objections.fetch_add(weight(&result), Ordering::Relaxed);
            send(());
            result
        },
        &mut |()| tell(),
    );
    let mut answers = Answers { solvers: check.solvers.len(), ..Answers::default() };
    let mut silent: Vec<(usize, usize, String)> = vec![(0, 0, String::new()); check.solvers.len()];
    let mut left = most + 1;
    for (question, result) in questions.iter().zip(results) {
        if left == 0 {
            // On several threads more may have been asked before all stopped.
            answers.answers.push(Ok(Vec::new()));
            continue;
        }
        left = left.saturating_sub(weight(&result));
        let (answer, unanswered) = result?;
        answers.answers.push(answer);
        for (solver, why) in unanswered {
            if silent[solver].1 == 0 {
                silent[solver].2 = format!("{}: {why}", question.case);
            }
            silent[solver].1 += 1;
        }
    }
    for (solver, (_, count, first)) in check.solvers.iter().zip(silent).filter(|(_, (_, count, _))| *count > 0) {
        answers.notes.push(format!("{} gave no output to compare on {count} inputs, first on {first}", solver.name));
    }
    Ok(answers)
}

/// An answer or an objection, and the solvers that gave no output, with the reason.
type Answered = (Result<Vec<u8>, Objection>, Vec<(usize, String)>);

impl<S> CrossCheck<'_, S> {
    /// What anybody has against an answer is said only where it comes again in processes of their own.
    fn about(&self, runner: &mut S, question: &Question) -> Result<Answered, Trouble> {
        if self.shares {
            let shared = self.about_in(Process::Shared, runner, question);
            if matches!(&shared, Ok((Ok(_), unanswered)) if unanswered.is_empty()) {
                return shared;
            }
        }
        self.about_in(Process::Own, runner, question)
    }

    fn about_in(&self, process: Process, runner: &mut S, question: &Question) -> Result<Answered, Trouble> {
        let Question { case, input, given, doubted, vouched } = *question;
        let model = &self.solvers[0].name;
        let objection = |submissions: Vec<String>, why: String| {
            Ok((Err(Objection { submissions, why, is_certain: false }), Vec::new()))
        };
        let past = |name: &String, output: &[u8], wrapped: &[u8]| {
            let why = self.past_type(output, wrapped).filter(|_| !vouched)?;
            Some(Ok((Err(Objection { submissions: vec![name.clone()], why, is_certain: true }), Vec::new())))
        };
        let output = match (self.run)(runner, 0, input, process) {
            Ok(output) => output,
            // No line is enforced that would say whether the model may be silent here.
            Err(silence) if doubted => return objection(vec![model.clone()], silence.in_short()),
            Err(Silence { why, .. }) => {
                return Err(Trouble::Silent { case: case.to_string(), model: model.clone(), why });
            }
        };
        if let Some(objection) = past(model, &output, &output) {
            return objection;
        }
        if let Some(given) = given {
            self.compare(runner, question, ("the example", given), (model, &output))?;
        } else if self.check_model {
            match self.compare(runner, question, (model, &output), (model, &output)) {
                Err(Trouble::Disagreement(found)) if doubted => return objection(vec![model.clone()], found.message),
                compared => compared?,
            }
        }
        let answer = given.map_or(output, <[u8]>::to_vec);
        let author = if given.is_some() { "the example" } else { model };
        let (mut unanswered, mut against, mut asked) = (Vec::new(), Vec::new(), 1);
        for (number, solver) in self.solvers.iter().enumerate().skip(1) {
            if solver.oracle && !(self.applies)(input) {
                continue;
            }
            asked += 1;
            let output = (self.run)(runner, number, input, process);
            if let Some(objection) = output.as_ref().ok().and_then(|output| past(&solver.name, output, &answer)) {
                return objection;
            }
            match output {
                Ok(other) => match self.compare(runner, question, (author, &answer), (&solver.name, &other)) {
                    Err(Trouble::Disagreement(found)) if doubted => against.push((solver, found.message)),
                    compared => compared?,
                },
                Err(silence) if doubted && silence.is_crash() => against.push((solver, silence.in_short())),
                Err(silence) => unanswered.push((number, silence.why)),
            }
        }
        match against.first() {
            None => Ok((Ok(answer), unanswered)),
            Some((_, why)) if against.len() * 2 > asked => {
                objection(vec![model.clone()], format!("most others disagree with it: {why}"))
            }
            Some((_, why)) => objection(against.iter().map(|(solver, _)| solver.name.clone()).collect(), why.clone()),
        }
    }

    /// Why an output that is one integer is none that an answer can be, where the other one is what an overflow makes of it: a larger output
    /// that has nothing to do with the other is a disagreement.
    fn past_type(&self, output: &[u8], wrapped: &[u8]) -> Option<String> {
        let bits = self.bits?;
        let integer = |text: &[u8]| std::str::from_utf8(text).ok()?.trim().parse::<i128>().ok();
        let (value, wrapped) = (integer(output)?, integer(wrapped)?);
        let limit = 1i128 << (bits - 1);
        let is_overflow = value.checked_sub(wrapped)? % (limit * 2) == 0;
        let fits = (-limit..limit).contains(&value);
        (!fits && is_overflow).then(|| format!("the answer {value} does not fit in {bits} bits"))
    }

    fn compare(
        &self,
        runner: &mut S,
        question: &Question,
        (one, answer): (&str, &[u8]),
        (other, output): (&str, &[u8]),
    ) -> Result<(), Trouble> {
        let case = question.case.to_string();
        match (self.check)(runner, &CheckInput { input: question.input, output, answer }) {
            Ok(check) if !check.is_refused() => Ok(()),
            Ok(Check { message, .. }) => Err(Trouble::Disagreement(Box::new(Disagreement {
                case,
                input: question.input.to_vec(),
                one: one.to_string(),
                one_output: answer.to_vec(),
                other: other.to_string(),
                other_output: output.to_vec(),
                message,
            }))),
            Err(why) => Err(Trouble::Checker { case, why }),
        }
    }
}

#[cfg(test)]
mod tests;
