//! Wrong programs with the cases that show it: mutants of one submission.

use crate::measure::{mutated, numbers};
use crate::{Setting, StrengthError, Subject};
use ojkit_judge::expectation::Submission;
use ojkit_model::verdict::Verdict;
use std::time::Duration;

/// A mutant that answers some case wrongly, or crashes there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Killed {
    /// Its whole text.
    pub code: String,
    /// The line that is changed, from 1.
    pub line: usize,
    pub operator: &'static str,
    /// The change as lines, `- before` and `+ after`.
    pub diff: String,
    /// How it fared on each case; none of one that it was not asked.
    pub row: Vec<Option<Verdict>>,
}

/// A mutant that takes longer says nothing.
const TIME_MAX: Duration = Duration::from_secs(1);

/// Mutants of a submission, from all over it, that answer some case wrongly or crash there; `most` are tried.
///
/// # Errors
/// As [`crate::measure()`].
pub fn killed(
    setting: &Setting,
    subject: &Subject,
    submission: &Submission,
    most: usize,
    tell: &mut dyn FnMut(),
) -> Result<Vec<Killed>, StrengthError> {
    let setting = &Setting { time_max: Some(TIME_MAX), ..*setting };
    let Some(mut file) = mutated(setting, submission, &mut Vec::new())? else { return Ok(Vec::new()) };
    let all = numbers(&file.program);
    let count = all.len().max(most);
    let chosen: Vec<usize> = all
        .into_iter()
        .enumerate()
        .filter(|(i, _)| (i + 1) * most / count > i * most / count)
        .map(|(_, n)| n)
        .collect();
    file.meet(setting, subject, &chosen, true, tell)?;
    let of = |(number, row): (usize, Vec<Option<Verdict>>)| {
        let mutant = file.program.mutants.get(number - 1)?;
        let (range, text) = &mutant.change;
        let code = [&file.source[..range.start], text, &file.source[range.end..]].concat();
        let is_killed = row.iter().flatten().any(|&verdict| is_wrong(verdict));
        let (line, operator, diff) = (mutant.line, mutant.operator.name(), mutant.diff.clone());
        is_killed.then_some(Killed { code, line, operator, diff, row })
    };
    Ok(chosen.into_iter().zip(file.runs.iter().map(|run| run.row.clone())).filter_map(of).collect())
}

/// Whether a verdict says more than that a program took too much.
pub fn is_wrong(verdict: Verdict) -> bool {
    matches!(verdict, Verdict::WrongAnswer | Verdict::RunTimeError)
}
