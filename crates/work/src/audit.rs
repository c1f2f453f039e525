//! Tests of others for a question: whether its constraints allow them, whether they say what its reference says, and what they miss.

use crate::failure::{Failure, Outcome};
use crate::observer::Observer;
use crate::workspace::Opened;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::checker::CheckInput;
use ojkit_judge::checker::excerpt::excerpt;
use ojkit_judge::expectation::Submission;
use ojkit_judge::runner::Runner;
use ojkit_model::case::Case;
use ojkit_model::problem::Checker;
use ojkit_model::verdict::Verdict;
use ojkit_strength::{Killed, is_wrong};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// A test of somebody else's.
#[derive(Clone, Debug)]
pub struct Test {
    /// Where it is.
    pub place: String,
    /// Standard input; or why it cannot be that of the question.
    pub input: Result<Vec<u8>, String>,
    /// Standard output, where the test has one; or why it cannot be that of the question.
    pub output: Option<Result<Vec<u8>, String>>,
    /// An output that would be right too if the order of items were free.
    pub other: Option<Vec<u8>>,
}

/// What was found of the tests of a question.
#[derive(Clone, Debug, Default)]
pub struct Audit {
    /// Tests whose input cannot be read as one of the question.
    pub unread: Vec<Finding>,
    /// Tests whose input the question forbids.
    pub illegal: Vec<Finding>,
    /// Tests whose output the question's checker refuses.
    pub wrong: Vec<Finding>,
    /// Tests where another output is right too.
    pub several: Vec<Finding>,
    /// Wrong programs that pass all legal tests.
    pub survivors: Vec<Killed>,
    /// How many wrong programs were tried: those that fail a case of the kit.
    pub tried: usize,
    /// Legal tests that nothing answers.
    pub unanswered: usize,
}

/// What was found of one test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub place: String,
    pub what: String,
}

impl Audit {
    /// Whether there is anything to say.
    pub fn is_clean(&self) -> bool {
        let of_inputs = self.unread.is_empty() && self.illegal.is_empty();
        of_inputs && self.wrong.is_empty() && self.several.is_empty() && self.survivors.is_empty()
    }
}

impl Opened<'_> {
    /// Looks at tests of somebody else's; `mutants` wrong programs are tried on them.
    ///
    /// # Errors
    /// What is wrong with the problem's own files, or what the machine lacks.
    pub fn audit(&self, tests: &[Test], mutants: usize, observer: &mut dyn Observer) -> Outcome<Audit> {
        let (bound, machine) = (&self.bound, &self.workspace.machine);
        let mut audit = Audit::default();
        let (mut cases, mut outputs) = (Vec::new(), BTreeMap::new());
        for Test { place, input, output, other } in tests {
            let finding = |what| Finding { place: place.clone(), what };
            let input = match input {
                Ok(input) => input,
                Err(why) => {
                    audit.unread.push(finding(why.clone()));
                    continue;
                }
            };
            if let Err(what) = self.legal(input) {
                audit.illegal.push(finding(what));
                continue;
            }
            let (name, group) = (place.clone(), "row".to_owned());
            cases.push(Case { name, group, input: input.clone(), ..Case::default() });
            outputs.insert(place, (output.as_ref(), other.as_ref()));
        }
        let Some(reference) = self.reference(None, None, observer)? else {
            audit.unanswered = cases.len();
            return Ok(audit);
        };
        self.answer(&reference, &mut cases, observer)?;
        let folder = &bound.folder;
        let built = BuiltChecker::new(machine, &bound.problem, folder).map_err(Failure::from)?;
        let mut runner = Runner::new(machine);
        let mut check = |case: &Case, output: &[u8]| {
            let answer = case.answer.as_deref().unwrap_or_default();
            runner.check(&built, &CheckInput { input: &case.input, output, answer }).map_err(Failure::Found)
        };
        for case in &cases {
            let (output, other) = outputs.get(&case.name).copied().unwrap_or_default();
            let (Some(answer), Some(output)) = (&case.answer, output) else {
                audit.unanswered += usize::from(case.answer.is_none());
                continue;
            };
            let mut add = |to: fn(&mut Audit) -> &mut Vec<Finding>, what: String| {
                to(&mut audit).push(Finding { place: case.name.clone(), what });
            };
            let output = match output {
                Ok(output) => output,
                Err(why) => {
                    add(|audit| &mut audit.wrong, format!("{why}; {} has {}", reference.role, excerpt(answer)));
                    continue;
                }
            };
            let (ours, theirs) = (excerpt(answer), excerpt(output));
            if check(case, output)?.is_refused() {
                add(|audit| &mut audit.wrong, format!("has {theirs}, where {} has {ours}", reference.role));
            } else if tokens(output) != tokens(answer) {
                add(|audit| &mut audit.several, format!("has {theirs}, and {ours} is right too"));
            } else if let Some(other) = other.filter(|other| tokens(other) != tokens(output))
                && bound.problem.checker != Checker::Unwritten
                && check(case, other)?.is_accepted()
            {
                add(|audit| &mut audit.several, format!("has {theirs}, and {} is right too", excerpt(other)));
            }
        }
        if mutants > 0 {
            self.survivors(reference.path, reference.source, (cases, mutants), &mut audit, observer)?;
        }
        Ok(audit)
    }

    /// Whether an input keeps the question's constraints, or what it breaks.
    fn legal(&self, input: &[u8]) -> Result<(), String> {
        self.bound.validator.text("", input).map_err(|fault| fault.message.clone())?;
        let why = self.bound.refusal(input)?;
        why.map_or(Ok(()), |why| Err(format!("the question's validator refuses it: {why}")))
    }

    /// Adds the wrong programs, of those that fail a case of the kit, that pass all these tests.
    fn survivors(
        &self,
        path: String,
        source: PathBuf,
        (mut cases, mutants): (Vec<Case>, usize),
        audit: &mut Audit,
        observer: &mut dyn Observer,
    ) -> Outcome<()> {
        cases.retain(|case| case.answer.is_some());
        let theirs = cases.len();
        if theirs == 0 {
            return Ok(());
        }
        cases.extend(self.cases(observer)?);
        let program = Submission { path, source, expected: vec![Verdict::Accepted] };
        let mut killed = self.killed(&program, &cases, mutants, observer)?;
        killed.retain(|one| one.row[theirs..].iter().flatten().any(|&verdict| is_wrong(verdict)));
        audit.tried = killed.len();
        killed.retain(|one| one.row[..theirs].iter().all(|verdict| *verdict == Some(Verdict::Accepted)));
        audit.survivors = killed;
        Ok(())
    }
}

fn tokens(text: &[u8]) -> Vec<&[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).collect()
}
