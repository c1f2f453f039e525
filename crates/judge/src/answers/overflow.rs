//! Inputs on which a sanitizer ends a submission that claims to be right.

use super::trouble::{DOUBTED_SHARE, OVERFLOW, Objection, Trouble};
use super::{Answers, Question, Solvers};
use crate::sanitized::Sanitized;
use ojkit_languages::{Language, Machine};
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;

/// Objects to inputs on which a sanitizer ends a submission that claims to be right: a site that builds so has none of them.
///
/// Where the statement promises that all integers fit, and every submission that a sanitizer can watch overflows, the input is illegal
/// beyond doubt. One that computes in integers without end, and found an answer that fits, says that it is legal.
pub(super) fn overflowing(
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
