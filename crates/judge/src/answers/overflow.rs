//! Inputs on which a sanitizer ends a submission that claims to be right.

use super::trouble::{Cause, Ground, NoAnswer, OVERFLOW, SET_ASIDE_SHARE, Trouble};
use super::{Answers, Question, Solvers};
use crate::expectation::Submission;
use crate::sanitized::Sanitized;
use ojkit_languages::{Language, Machine};
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;

/// Where a sanitizer ends the model: its output there is no answer.
#[derive(Debug, Default)]
pub(super) struct ModelFaults {
    /// By question, what the sanitizer says.
    pub found: BTreeMap<usize, String>,
    /// Whether a sanitizer has watched the model at all.
    watched: bool,
    /// Why none could, where its language has one.
    why_not: Option<String>,
}

impl ModelFaults {
    /// Runs the model with sanitizers on every question for which nobody vouches.
    ///
    /// # Errors
    /// The machine's.
    pub fn of(machine: &Machine, asked: &Solvers, questions: &[Question]) -> Result<ModelFaults, Trouble> {
        let open: Vec<usize> = (0..questions.len()).filter(|&at| !questions[at].vouched).collect();
        let mut faults = ModelFaults::default();
        match watched(machine, asked, asked.model, questions, &open)? {
            None => {}
            Some(Ok(found)) => (faults.found, faults.watched) = (found.into_iter().collect(), true),
            Some(Err(why)) => faults.why_not = Some(why),
        }
        Ok(faults)
    }
}

/// What sanitizers say of a submission on some of the questions; `None` where there is nothing to run, or no sanitizer for it, and within it
/// why its language's sanitizers could not be had.
fn watched(
    machine: &Machine,
    asked: &Solvers,
    submission: &Submission,
    questions: &[Question],
    open: &[usize],
) -> Result<Option<Result<Vec<(usize, String)>, String>>, Trouble> {
    let built = if open.is_empty() { None } else { Sanitized::new(machine, asked.bound, &submission.source) };
    let sanitized = match built {
        None => return Ok(None),
        Some(Ok(sanitized)) => sanitized,
        Some(Err(why)) => return Ok(Some(Err(why))),
    };
    let inputs: Vec<&[u8]> = open.iter().map(|&at| questions[at].input).collect();
    let found = sanitized.findings(machine, asked.bound, &inputs).map_err(|error| Trouble::Missing {
        whose: submission.path.clone(),
        what: error.to_string(),
        remedy: "try again".to_owned(),
    })?;
    Ok(Some(Ok(found.into_iter().map(|(place, why)| (open[place], why)).collect())))
}

/// Takes the answers of inputs on which a sanitizer ends a submission that claims to be right: a site that builds so has none of them.
///
/// Where the statement promises that all integers fit, and every submission that a sanitizer can watch overflows, the input is illegal
/// for certain. One that computes in integers without end, and found an answer that fits, says that it is legal. Wherever else the model
/// ends so, the input has no answer.
pub(super) fn overflowing(
    machine: &Machine,
    asked: &Solvers,
    questions: &[Question],
    faults: ModelFaults,
    answers: &mut Answers,
) -> Result<(), Trouble> {
    let illegal = without_answers(machine, asked, questions, &faults, answers)?;
    let model = || vec![asked.model.path.clone()];
    for (at, submissions) in illegal {
        answers.answers[at] = Err(NoAnswer { submissions, why: Cause::Overflow, ground: Ground::Illegal });
    }
    for (at, why) in faults.found {
        if answers.answers[at].is_ok() {
            answers.answers[at] =
                Err(NoAnswer { submissions: model(), why: short(&why), ground: Ground::ModelAtFault });
        }
    }
    Ok(())
}

/// What a sanitizer says without what differs from compiler to compiler.
fn short(why: &str) -> Cause {
    if why.contains(OVERFLOW) { Cause::Overflow } else { Cause::Verdict(Verdict::RunTimeError) }
}

/// Takes the answers of unsure questions, and gives those on which what is promised to fit overflows for everybody who is watched.
fn without_answers(
    machine: &Machine,
    asked: &Solvers,
    questions: &[Question],
    faults: &ModelFaults,
    answers: &mut Answers,
) -> Result<BTreeMap<usize, Vec<String>>, Trouble> {
    let most = questions.iter().filter(|question| question.unsure).count() / SET_ASIDE_SHARE;
    let promised = asked.bound.promised_bits();
    let mut submissions = vec![asked.model];
    submissions.extend(asked.accepted.iter().filter(|submission| submission.path != asked.model.path));
    let has_wide = submissions
        .iter()
        .any(|submission| machine.known(&submission.source).is_some_and(|language| language == Language::PYTHON));
    let promised = promised.filter(|_| !has_wide);
    // By question: who overflows there what is promised to fit.
    let mut overflows: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let mut watching = 0;
    for (number, submission) in submissions.into_iter().enumerate() {
        // Where too many have no answer, what stands behind them has no answers.
        let is_unsure = |one: &NoAnswer| one.ground == Ground::Unsure;
        if answers.answers.iter().filter(|answer| answer.as_ref().is_err_and(is_unsure)).count() > most {
            return Ok(BTreeMap::new());
        }
        let may_be_illegal = |question: &Question| question.unsure || (promised.is_some() && !question.vouched);
        let is_open = |at: &usize| may_be_illegal(&questions[*at]) && answers.answers[*at].is_ok();
        let open: Vec<usize> = (0..questions.len()).filter(is_open).collect();
        let found = match (number, &faults.why_not) {
            (0, Some(why)) => Some(Err(why.clone())),
            (0, None) => faults.watched.then(|| {
                let open = faults.found.iter().filter(|(at, _)| open.contains(at));
                Ok(open.map(|(&at, why)| (at, why.clone())).collect())
            }),
            _ => watched(machine, asked, submission, questions, &open)?,
        };
        let found = match found {
            None => continue,
            Some(Ok(found)) => found,
            Some(Err(why)) => {
                answers.notes.push(format!("{}: {why}", submission.path));
                answers.unsanitized.push(submission.path.clone());
                continue;
            }
        };
        watching += 1;
        for (at, why) in found {
            if promised.is_some_and(|bits| overflown_bits(&why).is_some_and(|own| own >= bits)) {
                overflows.entry(at).or_default().push(submission.path.clone());
            } else if questions[at].unsure {
                // Compilers differ in what else they say.
                let (submissions, why) = (vec![submission.path.clone()], Cause::Verdict(Verdict::RunTimeError));
                answers.answers[at] = Err(NoAnswer { submissions, why, ground: Ground::Unsure });
            }
        }
    }
    overflows.retain(|_, submissions| submissions.len() == watching);
    Ok(overflows)
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
