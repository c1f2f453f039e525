//! The mutants of a program with a `main` on the cases: each is judged as a submission is.

use super::mutant_runs::{MutantRun, Row};
use super::{Setting, StrengthError, Subject};
use crate::mutants::compile::Program;
use ojkit_judge::built::limits_of;
use ojkit_judge::expectation::Submission;
use ojkit_judge::submission::{self, Entry, Options, Prepared};
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;
use std::time::Duration;

/// So many mutants for each job are judged between two looks at whether the run is stopped.
const TURNS: usize = 4;

/// Puts mutants (by their numbers) on the cases; the rows are in the order of `numbers`.
///
/// A case that the program itself fails counts for no mutant. With `all`, every mutant meets every case; else it ends at its first failure.
///
/// # Errors
/// The run was stopped before its end, or the checker failed.
pub(super) fn run(
    setting: &Setting,
    subject: &Subject,
    (submission, program): (&Submission, &Program),
    numbers: &[usize],
    all: bool,
    tell: &mut dyn FnMut(),
) -> Result<Vec<MutantRun>, StrengthError> {
    let own = judged(setting, (submission, program), &[0], subject.cases, true)?;
    let passed = |case: &&Case| {
        let mut of_case = own.iter().flat_map(Judgement::cases).filter(|judged| judged.case == case.name);
        of_case.any(|judged| judged.verdict == Verdict::Accepted)
    };
    let cases: Vec<Case> = subject.cases.iter().filter(passed).cloned().collect();
    let places: BTreeMap<&str, usize> =
        subject.cases.iter().enumerate().map(|(place, case)| (case.name.as_str(), place)).collect();
    let mut runs = Vec::new();
    let judgements = numbers.chunks(TURNS * setting.jobs.max(1)).flat_map(|numbers| {
        match judged(setting, (submission, program), numbers, &cases, all) {
            Ok(judgements) => judgements.into_iter().map(Ok).collect(),
            Err(error) => vec![Err(error)],
        }
    });
    for judgement in judgements {
        let judgement = judgement?;
        let mut row: Row = vec![None; subject.cases.len()];
        for case in judgement.cases() {
            if case.verdict == Verdict::JudgeError {
                return Err(StrengthError::Checker(format!("{} (on case {})", case.message, case.case)));
            }
            if let Some(&place) = places.get(case.case.as_str()) {
                row[place] = Some(case.verdict);
            }
        }
        let took = judgement.cases().iter().map(|case| Duration::from_secs_f64(case.time_ms.max(0.0) / 1000.0)).sum();
        let partial =
            cases.iter().any(|case| places.get(case.name.as_str()).is_some_and(|&place| row[place].is_none()));
        runs.push(MutantRun { row, suspected: Vec::new(), partial, took });
        tell();
    }
    Ok(runs)
}

fn judged(
    setting: &Setting,
    (submission, program): (&Submission, &Program),
    numbers: &[usize],
    cases: &[Case],
    all_cases: bool,
) -> Result<Vec<Judgement>, StrengthError> {
    let Setting { machine, bound, built_checker, jobs, .. } = *setting;
    // Nothing is expected of a mutant.
    let mutant = Submission { expected: Vec::new(), ..submission.clone() };
    let entries: Vec<Entry> = numbers.iter().map(|_| Entry { bound, submission: &mutant, cases }).collect();
    let limits = limits_of(machine, &bound.problem, &submission.source);
    let prepared = |&number: &usize| Prepared::of(program.as_mutant(number), built_checker.clone(), limits);
    let built = numbers.iter().map(prepared).collect();
    let options = Options { jobs, all_cases, ..Options::default() };
    let judgements = submission::judge_built(machine, &entries, built, &options, &mut |_| ());
    if setting.is_stopped() { Err(StrengthError::Stopped) } else { Ok(judgements) }
}
