//! A problem's testset: samples, kept cases and planned ones, with answers that all solvers agree on.

mod choice;
mod failure;
pub mod files;
pub mod generators;
pub mod pages;
mod reach;
mod rests_on;
mod set_aside;
mod spread;
mod start;

pub use failure::{Failure, ManySetAside};
pub use start::samples;

use crate::answers::{self, Answers, Cause, Disagreement, Model, Question, Solvers, Trouble};
use crate::case::check_domain;
use crate::expectation::Submission;
use ojkit_draw::kept::KeptCase;
use ojkit_draw::plan::{Budget, Extent};
use ojkit_draw::suspicion::Suspicion;
use ojkit_draw::{Bound, Inputs};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_text::page::SetAside;
use reach::reach;
use spread::Places;
use start::Start;

/// Everything about a problem that its testset is made from.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    pub bound: &'a Bound,
    pub kept: &'a [KeptCase],
    /// Their file, as notes name it.
    pub kept_path: &'a str,
    pub submissions: &'a [Submission],
    /// What the case page says was set aside: it stays so where the submissions that object cannot be asked.
    pub set_aside: &'a [SetAside],
}

/// How to make a testset.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Programs that run at the same time, at least 1.
    pub jobs: usize,
    pub budget: Budget,
    /// Runs of the model that one wanted answer may cost.
    pub runs: usize,
}

impl Options {
    /// The usual figures.
    pub fn new(jobs: usize) -> Options {
        Options { jobs, budget: Budget::default(), runs: RUNS }
    }
}

/// Runs of the model that one wanted answer may cost, unless the caller says otherwise.
pub const RUNS: usize = 160;

/// A testset, and what a person should know about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Testset {
    /// In the order of the page: samples, kept, edge, small, random, large, answer, groups of the spec.
    pub cases: Vec<Case>,
    /// Inputs that were drawn and are no cases.
    pub set_aside: Vec<SetAside>,
    /// What was left out, not reached or not compared; one line each.
    pub notes: Vec<String>,
    /// Accepted submissions that disagree: inputs on which they do are set aside.
    pub disagreement: Option<Box<Disagreement>>,
}

impl Testset {
    /// That no accepted submissions disagree.
    ///
    /// # Errors
    /// The disagreement.
    pub fn agreed(&self) -> Result<(), Failure> {
        self.disagreement.clone().map_or(Ok(()), |found| Err(Trouble::Disagreement(found).into()))
    }
}

/// What happens while a testset is made, for progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// So many cases are planned, and so many answers are aimed at.
    Planned {
        /// Cases with inputs.
        cases: usize,
        /// Answers to search for.
        targets: usize,
    },
    Searched,
    /// So many inputs are now asked about.
    Asking(usize),
    Answered,
}

/// Inputs alone, for a problem without a model or a machine without its compiler.
///
/// Errors: those of the spec.
pub fn inputs(given: &Given, budget: &Budget) -> Result<Testset, Failure> {
    let mut testset = Start::new(given, &Budget { answers: false, ..*budget })?.testset;
    confirm(given, &testset.cases)?;
    if given.bound.problem.is_interaction() {
        // An interactor that wants an answer has a model beside it.
        testset.cases.iter_mut().for_each(|case| case.answer = Some(case.answer.take().unwrap_or_default()));
        return Ok(testset);
    }
    testset.notes.push("has no answers: its cases are inputs only".to_owned());
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
    let (model, is_interaction) = (model(given)?, given.bound.problem.is_interaction());
    let stated = Start::inputs(given)?;
    let known: Vec<&[u8]> = stated.iter().map(|text| &**text).collect();
    let (proposed, lost) = match generators::propose(machine, given.bound, options.budget.seed, &known) {
        // Inputs alone need nothing that the machine lacks.
        Err(Failure::Answers(lacking @ Trouble::Missing { .. })) if model.is_none() && !is_interaction => {
            (Vec::new(), vec![lacking.to_string()])
        }
        proposed => proposed?,
    };
    let budget = Budget { cases: options.budget.cases.saturating_sub(proposed.len()), ..options.budget };
    let Some(model) = model else {
        let mut testset = inputs(given, &budget)?;
        testset.cases.retain(|case| proposed.iter().all(|one| one.input != case.input));
        let answer = is_interaction.then(Vec::new);
        testset.cases.extend(proposed.into_iter().map(|case| Case { answer: answer.clone(), ..case }));
        testset.cases.sort_by_key(|case| rank(&given.bound.problem, &case.group));
        testset.notes.extend(lost);
        return Ok(testset);
    };
    let Start { mut testset, targets, places } = Start::new(given, &budget)?;
    testset.cases.retain(|case| proposed.iter().all(|one| one.input != case.input));
    testset.cases.extend(proposed.iter().cloned());
    testset.notes.extend(lost);
    let making = Making { machine, given, options, model };
    choice::choose(&making, &mut testset)?;
    tell(Event::Planned { cases: testset.cases.len(), targets: targets.len() });
    if !targets.is_empty() {
        let built = Model::new(machine, given.bound, model)?;
        reach(&making, &built, &targets, &mut testset, tell)?;
    }
    let mut testset = match making.answered(testset, tell) {
        Err(failure @ (Failure::TooManySetAside(_) | Failure::AlwaysAlone(_))) => {
            let begin = |extent| {
                let mut changed = Start::changed(given, &budget, extent)?;
                changed.cases.extend(proposed.iter().cloned());
                Ok(changed)
            };
            // The drawn inputs tell more than the changed ones.
            let mut testset = making.changed_examples(&begin, tell)?.ok_or_else(|| failure.clone())?;
            testset.notes.insert(0, format!("what is drawn is left out, and examples are changed instead: {failure}"));
            testset
        }
        drawn => making.spread_out(drawn?, &places, tell)?,
    };
    testset.notes.extend(one_answer(&given.bound.problem, &testset.cases));
    Ok(testset)
}

/// What a testset is made with, once there is a model.
struct Making<'a> {
    machine: &'a Machine,
    given: &'a Given<'a>,
    options: &'a Options,
    model: &'a Submission,
}

type Tell<'t> = dyn FnMut(Event) + 't;

impl Making<'_> {
    /// The same with other cases in some places, so that the answers of each group differ.
    fn spread_out(&self, mut testset: Testset, places: &Places, tell: &mut Tell) -> Result<Testset, Failure> {
        let (others, met) = spread::others(self, places, &testset)?;
        if !others.is_empty() {
            let asked = Testset { cases: others, ..Testset::default() };
            let mut asked = self.answered(asked, tell)?;
            for other in asked.cases {
                testset.cases.iter_mut().filter(|case| case.name == other.name).for_each(|case| *case = other.clone());
            }
            // What else has no answer leaves its place as it was.
            asked.set_aside.retain(|one| one.why == Cause::Disagreement.to_string());
            testset.set_aside.append(&mut asked.set_aside);
            testset.disagreement = testset.disagreement.or(asked.disagreement);
        }
        testset.notes.extend(spread::notes(self.given, places, &met, &testset)?);
        Ok(testset)
    }

    /// Examples changed as far as the submissions go along; nothing where they do not at all.
    fn changed_examples(
        &self,
        begin: &dyn Fn(Extent) -> Result<Testset, Failure>,
        tell: &mut Tell,
    ) -> Result<Option<Testset>, Failure> {
        for extent in [Extent::Some, Extent::Names, Extent::Few] {
            match self.answered(begin(extent)?, tell) {
                Err(Failure::TooManySetAside(_) | Failure::AlwaysAlone(_)) => {}
                changed => return changed.map(Some),
            }
        }
        Ok(None)
    }

    /// Gives every case its answer, on which all solvers agree, and sets aside what may be.
    fn answered(&self, mut testset: Testset, tell: &mut Tell) -> Result<Testset, Failure> {
        let given = self.given;
        confirm(given, &testset.cases)?;
        testset.cases.sort_by_key(|case| rank(&given.bound.problem, &case.group));
        tell(Event::Asking(testset.cases.len()));
        let mut ask_all = |testset: &Testset, suspected: &[Suspicion], apart| {
            let unsure = |case| set_aside::may_be_set_aside(given, suspected, case);
            let question = |case| Question { apart, ..question(case, unsure(case)) };
            let questions: Vec<Question> = testset.cases.iter().map(question).collect();
            self.ask(&questions, &mut || tell(Event::Answered))
        };
        match ask_all(&testset, &[], false) {
            Ok(answers) => set_aside::settle(given, &mut testset, answers, &set_aside::recordable(given))?,
            Err(Failure::Answers(trouble)) => testset = without_disagreements(given, testset, trouble, &mut ask_all)?,
            Err(failure) => return Err(failure),
        }
        let problem = &given.bound.problem;
        for case in &testset.cases {
            let answer = case.answer.as_deref().unwrap_or_default();
            let check = check_domain(&problem.outputs, problem.has_repeats(), answer);
            if check.is_refused() {
                let (spec, case) = (given.bound.spec_path.clone(), case.name.clone());
                return Err(Failure::Unlisted { spec, case, message: check.message });
            }
        }
        Ok(testset)
    }

    fn ask(&self, questions: &[Question], tell: &mut dyn FnMut()) -> Result<Answers, Failure> {
        let Making { machine, given, options, model } = *self;
        // What submissions say to an interactor is no answer.
        let answers = |submission: &&Submission| {
            submission.expected == [Verdict::Accepted] && !given.bound.problem.is_interaction()
        };
        let accepted: Vec<&Submission> = given.submissions.iter().filter(answers).collect();
        let oracle = oracle(given)?;
        let applies = |text: &[u8]| oracle.is_some_and(|(_, inputs)| inputs.validator.accepts(text));
        let solvers = Solvers {
            bound: given.bound,
            model,
            accepted: &accepted,
            oracle: oracle.map(|(submission, _)| submission),
            applies: &applies,
        };
        Ok(answers::answer(machine, &solvers, questions, options.jobs, tell)?)
    }
}

/// The same, where accepted submissions disagree only on inputs that lack a property which all examples have: few of them are set aside. Where
/// they disagree on others, those have no answer.
///
/// # Errors
/// The trouble; where there are too many such inputs, with the property.
fn without_disagreements(
    given: &Given,
    mut testset: Testset,
    trouble: Trouble,
    ask_all: &mut dyn FnMut(&Testset, &[Suspicion], bool) -> Result<Answers, Failure>,
) -> Result<Testset, Failure> {
    let name = trouble.case().unwrap_or_default();
    for one in set_aside::suspected(given, &testset.cases, name) {
        let suspected = std::slice::from_ref(&one);
        if let Ok(answers) = ask_all(&testset, suspected, false) {
            let mut settled = testset.clone();
            let settled = set_aside::settle(given, &mut settled, answers, suspected).map(|()| settled);
            return settled.map_err(|_| trouble.unlike(&one.words).into());
        }
    }
    let (Trouble::Disagreement(found), Ok(answers)) = (&trouble, ask_all(&testset, &[], true)) else {
        return Err(trouble.into());
    };
    set_aside::settle(given, &mut testset, answers, &set_aside::recordable(given))?;
    let left_out = testset.set_aside.iter().filter(|one| one.why == Cause::Disagreement.to_string()).count();
    testset.disagreement = Some(Box::new(Disagreement { left_out, ..(**found).clone() }));
    Ok(testset)
}

fn question(case: &Case, unsure: bool) -> Question<'_> {
    Question {
        case: &case.name,
        input: &case.input,
        given: case.answer.as_deref(),
        unsure,
        vouched: case.is_vouched_for(),
        apart: false,
    }
}

/// Has the validator program look at every case once more: one that says now this and now that is no validator.
fn confirm(given: &Given, cases: &[Case]) -> Result<(), Failure> {
    let Some(gate) = given.bound.gate() else { return Ok(()) };
    gate.sound().map_err(Failure::Validator)?;
    cases
        .iter()
        .filter(|case| !case.is_vouched_for())
        .try_for_each(|case| expect(given.bound, &format!("{}, which it has accepted before", case.name), &case.input))
}

/// That the validator program accepts an input that must be legal.
fn expect(bound: &Bound, what: &str, text: &[u8]) -> Result<(), Failure> {
    let mut input = Input::default();
    match (bound.gate(), bound.validator.format().read(text, &mut input)) {
        (Some(gate), Ok(())) => gate.expect(what, &input).map_err(Failure::Validator),
        _ => Ok(()),
    }
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
    const ORDER: [&str; 9] =
        ["sample", "kept", "edge", "small", "random", "proportion", "large", "generator", "answer"];
    let own = || problem.groups.iter().position(|g| g.name == group).unwrap_or(problem.groups.len());
    ORDER.iter().position(|name| *name == group).unwrap_or_else(|| ORDER.len() + own())
}
