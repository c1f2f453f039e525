//! A problem's testset: samples, kept cases and planned ones, with answers that all voices agree on.

pub mod files;
pub mod pages;

use crate::aim::{self, Reached};
use crate::answers::{self, Model, Panel, Question, Trouble};
use crate::case::check_domain;
use crate::expectation::Submission;
use crate::pool;
use crate::seat::Seat;
use ojkit_languages::Machine;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::{Example, Problem};
use ojkit_model::verdict::Verdict;
use ojkit_rules::generate::plan::aim::Aim;
use ojkit_rules::generate::plan::maker::Maker;
use ojkit_rules::generate::plan::{self, Budget, Proposal};
use ojkit_rules::kept::KeptCase;
use ojkit_rules::{Bound, Inputs};
use std::path::Path;

/// Everything about a problem that its testset is made from.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    /// The problem.
    pub bound: &'a Bound,
    /// The problem's folder.
    pub folder: &'a Path,
    /// The kept cases.
    pub kept: &'a [KeptCase],
    /// Their file, as notes name it.
    pub kept_path: &'a str,
    /// All submissions, in any order.
    pub submissions: &'a [Submission],
}

/// How to make a testset.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// Programs that run at the same time, at least 1.
    pub jobs: usize,
    /// A folder for the files of checkers; made when it is needed.
    pub scratch: &'a Path,
    /// How many cases, and which seed.
    pub budget: Budget,
    /// Runs of the model that one wanted answer may cost.
    pub runs: usize,
}

impl<'a> Options<'a> {
    /// The usual figures.
    pub fn new(jobs: usize, scratch: &'a Path) -> Options<'a> {
        Options { jobs, scratch, budget: Budget::default(), runs: RUNS }
    }
}

/// Runs of the model that one wanted answer may cost, unless the caller says otherwise.
pub const RUNS: usize = 160;

/// A testset, and what a person should know about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Testset {
    /// In the order of the page: samples, kept, edge, small, random, large, answer, groups of the spec.
    pub cases: Vec<Case>,
    /// What was left out, not reached or not compared; one line each.
    pub notes: Vec<String>,
}

/// What happens while a testset is made, for progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// So many cases are planned, and so many answers are aimed at.
    Planned {
        /// Cases with inputs.
        cases: usize,
        /// Answers to search for.
        aims: usize,
    },
    /// One of the searches has ended.
    Aimed,
    /// So many inputs are now asked about.
    Asking(usize),
    /// One of them is answered.
    Answered,
}

/// Why there is no testset; nothing is written then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The spec is not in order.
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Spec(Vec<Diagnostic>),
    /// The answers are not in order.
    #[error(transparent)]
    Answers(#[from] Trouble),
    /// A submission that the spec names is not there.
    #[error("{spec}: `{path}` is no submission of the problem; correct the path, or write the file")]
    NoSuchSubmission {
        /// The spec.
        spec: String,
        /// What it names.
        path: String,
    },
    /// The model's answer is none of the spec's `outputs:`.
    #[error("{case}: the model's answer is none of `outputs:` in {spec}: {message}")]
    Unlisted {
        /// The spec.
        spec: String,
        /// The case.
        case: String,
        /// Which answers there are, and which this is.
        message: String,
    },
    /// A case page that does not fit the problem any more.
    #[error("{case}: {why}; make the case page again with `ojkit gen`")]
    Stale {
        /// The case.
        case: String,
        /// What does not fit.
        why: String,
    },
    /// There is not a single input.
    #[error(
        "{spec}: no input was found that keeps all constraints together; correct them, or give an example that does"
    )]
    NoInput {
        /// The spec.
        spec: String,
    },
    /// A file could not be read or written.
    #[error("{0}")]
    Store(String),
}

impl From<Vec<Diagnostic>> for Failure {
    fn from(faults: Vec<Diagnostic>) -> Failure {
        Failure::Spec(faults)
    }
}

/// Inputs alone, for a problem without a model or a machine without its compiler.
///
/// Errors: those of the spec.
pub fn inputs(given: &Given, budget: &Budget) -> Result<Testset, Failure> {
    let mut testset = Start::new(given, &Budget { answers: false, ..*budget })?.testset;
    testset.notes.push(format!("{} has no answers: its cases are inputs only", given.bound.problem.slug));
    Ok(testset)
}

/// Makes a problem's testset: plans it, searches for wanted answers, and answers every case by the model, with which every accepted
/// submission and the oracle must agree. Without a model it is inputs only, and says so. Writes nothing.
///
/// The result does not depend on `jobs`.
///
/// # Errors
/// A spec that is not in order, or the first trouble with an answer, in the order of the cases: nothing is half made.
pub fn make(
    machine: &Machine,
    given: &Given,
    options: &Options,
    tell: &mut dyn FnMut(Event),
) -> Result<Testset, Failure> {
    let Some(model) = model(given)? else { return inputs(given, &options.budget) };
    let Start { mut testset, aims } = Start::new(given, &options.budget)?;
    tell(Event::Planned { cases: testset.cases.len(), aims: aims.len() });
    if !aims.is_empty() {
        let built = Model::new(machine, given.bound, model)?;
        reach(machine, given, options, &built, &aims, &mut testset, tell)?;
    }
    testset.cases.sort_by_key(|case| rank(&given.bound.problem, &case.group));
    tell(Event::Asking(testset.cases.len()));
    let given_truth = testset.cases.iter().map(|case| case.answer.clone()).collect::<Vec<_>>();
    let questions = testset.cases.iter().zip(&given_truth);
    let questions: Vec<Question> = questions
        .map(|(case, answer)| Question { case: &case.name, input: &case.input, given: answer.as_deref() })
        .collect();
    let answered = ask(machine, given, model, &questions, options, &mut || tell(Event::Answered))?;
    let problem = &given.bound.problem;
    for (case, answer) in testset.cases.iter_mut().zip(answered.answers) {
        let check = check_domain(&problem.outputs, problem.has_repeats(), &answer);
        if !check.accepted {
            let (spec, case) = (given.bound.spec_path.clone(), case.name.clone());
            return Err(Failure::Unlisted { spec, case, message: check.message });
        }
        case.answer = Some(answer);
    }
    testset.notes.extend(answered.notes);
    testset.notes.extend(one_answer(problem, &testset.cases));
    Ok(testset)
}

/// Asks the panel of a problem.
fn ask(
    machine: &Machine,
    given: &Given,
    model: &Submission,
    questions: &[Question],
    options: &Options,
    tell: &mut dyn FnMut(),
) -> Result<answers::Answers, Failure> {
    let accepted: Vec<&Submission> =
        given.submissions.iter().filter(|submission| submission.expected == [Verdict::Accepted]).collect();
    let oracle = oracle(given)?;
    let applies = |text: &[u8]| oracle.is_some_and(|(_, inputs)| inputs.validator.accepts(text));
    let panel = Panel {
        bound: given.bound,
        folder: given.folder,
        model,
        accepted: &accepted,
        oracle: oracle.map(|(submission, _)| submission),
        applies: &applies,
    };
    Ok(answers::answer(machine, &panel, questions, options.jobs, options.scratch, tell)?)
}

/// The oracle, and where it may be asked.
fn oracle<'a>(given: &Given<'a>) -> Result<Option<(&'a Submission, &'a Inputs)>, Failure> {
    let Some(oracle) = &given.bound.problem.oracle else { return Ok(None) };
    let submission = find(given, &oracle.submission)?;
    Ok(given.bound.oracle()?.map(|inputs| (submission, inputs)))
}

fn model<'a>(given: &Given<'a>) -> Result<Option<&'a Submission>, Failure> {
    given.bound.problem.model.as_deref().map(|path| find(given, path)).transpose()
}

fn find<'a>(given: &Given<'a>, path: &str) -> Result<&'a Submission, Failure> {
    let found = given.submissions.iter().find(|submission| submission.path == path);
    found.ok_or_else(|| Failure::NoSuchSubmission { spec: given.bound.spec_path.clone(), path: path.to_string() })
}

/// A problem of which every legal input has the same answer tells submissions apart by crashes and time alone.
fn one_answer(problem: &Problem, cases: &[Case]) -> Option<String> {
    if let [only] = &problem.outputs[..] {
        return Some(format!(
            "every legal input has the answer {only}: only a crash, the time or another answer can fail"
        ));
    }
    let first = cases.first()?.answer.as_ref()?;
    let same = cases.len() > 1 && cases.iter().all(|case| case.answer.as_ref() == Some(first));
    let text = String::from_utf8_lossy(first);
    same.then(|| format!("all {} cases have the same answer: {}", cases.len(), text.trim_end()))
}

/// Where a group stands in the page.
fn rank(problem: &Problem, group: &str) -> usize {
    const ORDER: [&str; 7] = ["sample", "kept", "edge", "small", "random", "large", "answer"];
    let own = || problem.groups.iter().position(|g| g.name == group).unwrap_or(problem.groups.len());
    ORDER.iter().position(|name| *name == group).unwrap_or_else(|| ORDER.len() + own())
}

/// What is there before anything is run.
struct Start {
    testset: Testset,
    aims: Vec<Aim>,
}

impl Start {
    fn new(given: &Given, budget: &Budget) -> Result<Start, Failure> {
        let mut testset = Testset { cases: samples(given.bound), notes: Vec::new() };
        let samples: Vec<Vec<u8>> = testset.cases.iter().map(|case| case.input.clone()).collect();
        let mut planned = plan::plan(given.bound, &samples, budget)?;
        let mut inputs = Vec::new();
        for case in kept(given, &mut testset.notes) {
            // An example that is kept too is one case.
            if !samples.contains(&case.input) && !inputs.contains(&case.input) {
                inputs.push(case.input.clone());
                testset.cases.push(case);
            }
        }
        planned.make_room(&inputs, budget.cases.saturating_sub(testset.cases.len()));
        if testset.cases.is_empty() && planned.proposals.is_empty() && planned.aims.is_empty() {
            return Err(Failure::NoInput { spec: given.bound.spec_path.clone() });
        }
        // An oracle that is never asked, for want of a model, must be in order all the same.
        oracle(given)?;
        testset.cases.extend(planned.proposals.into_iter().map(case_of));
        testset.cases.sort_by_key(|case| rank(&given.bound.problem, &case.group));
        testset.notes.extend(planned.notes);
        Ok(Start { testset, aims: planned.aims })
    }
}

fn case_of(proposal: Proposal) -> Case {
    let Proposal { group, name, reason, recipe, bytes } = proposal;
    Case { name, group, reason, recipe, input: bytes, answer: None }
}

/// The official examples as cases; their answers are given truth.
pub fn samples(bound: &Bound) -> Vec<Case> {
    let sample = |(number, (example, input)): (usize, (&Example, Vec<u8>))| Case {
        name: format!("sample/{}", number + 1),
        group: "sample".to_string(),
        reason: "an example of the statement".to_string(),
        recipe: Recipe::Text(String::from_utf8_lossy(&input).into_owned()),
        input,
        answer: Some(example.output.clone().into_bytes()),
    };
    bound.problem.examples.iter().zip(bound.samples()).enumerate().map(sample).collect()
}

/// The kept cases that are legal; the others are said in notes and left out.
fn kept(given: &Given, notes: &mut Vec<String>) -> Vec<Case> {
    let validator = &given.bound.validator;
    let mut cases = Vec::new();
    for (number, kept) in given.kept.iter().enumerate() {
        let text = kept.text(validator.format());
        let why = validator.text(given.kept_path, &text).err().map(|found| found.message);
        if let Some(why) = why {
            let place = format!("{}:{}", given.kept_path, kept.line);
            notes.push(format!("{place}: a kept case is not legal and is left out: {why}"));
            continue;
        }
        cases.push(Case {
            name: format!("secret/kept/{:02}", number + 1),
            group: "kept".to_string(),
            reason: kept.reason.clone(),
            recipe: Recipe::Text(String::from_utf8_lossy(&text).into_owned()),
            input: text,
            answer: None,
        });
    }
    cases
}

/// Searches for every wanted answer, each on its own, and adds what is found.
fn reach(
    machine: &Machine,
    given: &Given,
    options: &Options,
    model: &Model,
    aims: &[Aim],
    testset: &mut Testset,
    tell: &mut dyn FnMut(Event),
) -> Result<(), Failure> {
    let bound = given.bound;
    let narrowed = bound.groups()?;
    let mut maker = Maker::new(&bound.problem, bound.validator.format(), options.budget.seed);
    for case in &testset.cases {
        maker.remember(&case.input);
    }
    let seat = |number: usize| Seat::new(machine, options.scratch.join(format!("aim-{number}")));
    let search = |seat: &mut Seat, item: usize, send: &dyn Fn(Event)| {
        let aim: &Aim = &aims[item];
        let drawing = aim.narrowed.and_then(|group| narrowed.get(group)).unwrap_or(&bound.drawing);
        // Each search knows the planned cases alone, so that its result does not hang on the others.
        let mut maker = maker.clone();
        let reached = aim::search(aim, &mut maker, drawing, options.runs, &mut |input| model.ask(seat, input));
        send(Event::Aimed);
        reached
    };
    let results = pool::map(options.jobs, aims.len(), seat, search, &mut |event| tell(event));
    for (aim, reached) in aims.iter().zip(results) {
        match reached {
            Reached::Hit(hit) if maker.remember(&hit.bytes) => testset.cases.push(Case {
                name: aim.name.clone(),
                group: aim.group.clone(),
                reason: format!("{} with the answer {}", aim.size.words(), aim.output.trim()),
                recipe: hit.recipe,
                input: hit.bytes,
                answer: None,
            }),
            Reached::Hit(_) => testset.notes.push(format!("{}: found only an input that is a case already", aim.name)),
            Reached::Missed { runs, seen } => {
                let seen = if seen.is_empty() { "nothing else".to_string() } else { seen.join(", ") };
                let output = aim.output.trim();
                let note = format!("{}: {output} was not reached in {runs} runs of the model (seen: {seen})", aim.name);
                testset.notes.push(note);
            }
            Reached::Silent { why, .. } => {
                let model = given.bound.problem.model.clone().unwrap_or_default();
                return Err(Trouble::Silent { case: aim.name.clone(), model, why }.into());
            }
        }
    }
    Ok(())
}
