//! Which case kills which submission.

use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;

/// The cases of a problem and the submissions that met them.
#[derive(Clone, Debug)]
pub struct Matrix<'a> {
    /// The cases, in their order: the rows.
    pub cases: &'a [Case],
    /// The submissions that met some case: the columns.
    pub submissions: Vec<&'a Judgement>,
    /// What came of it, row by row; nothing where a submission had failed before.
    pub cells: Vec<Vec<Option<&'a Finding>>>,
}

impl<'a> Matrix<'a> {
    /// The matrix of a problem's judgements.
    pub fn new(cases: &'a [Case], judgements: impl IntoIterator<Item = &'a Judgement>) -> Matrix<'a> {
        let submissions: Vec<&Judgement> = judgements.into_iter().filter(|one| !one.cases().is_empty()).collect();
        let by_name = |one: &&'a Judgement| -> BTreeMap<&'a str, &'a Finding> {
            one.cases().into_iter().map(|case| (case.case.as_str(), case)).collect()
        };
        let columns: Vec<_> = submissions.iter().map(by_name).collect();
        let row = |case: &Case| columns.iter().map(|column| column.get(case.name.as_str()).copied()).collect();
        Matrix { cases, cells: cases.iter().map(row).collect(), submissions }
    }

    /// The submissions that a case kills, by their columns.
    pub fn killed(&self, row: usize) -> Vec<usize> {
        let kills = |cell: &Option<&Finding>| cell.is_some_and(|case| case.verdict != Verdict::Accepted);
        (0..self.submissions.len()).filter(|&column| kills(&self.cells[row][column])).collect()
    }

    /// Submissions that one case alone kills, each with that case; said of those that met every case.
    pub fn alone(&self) -> Vec<(&'a str, &'a str)> {
        let mut alone = Vec::new();
        for (column, submission) in self.submissions.iter().enumerate() {
            let met_all = self.cells.iter().all(|row| row[column].is_some());
            let killers: Vec<usize> = (0..self.cases.len()).filter(|&row| self.killed(row).contains(&column)).collect();
            if let ([killer], true) = (&killers[..], met_all) {
                alone.push((self.cases[*killer].name.as_str(), submission.submission.as_str()));
            }
        }
        alone
    }

    /// What the matrix says, in sentences.
    pub fn findings(&self, problem: &str) -> Vec<String> {
        let mut lines: Vec<String> =
            self.alone().iter().map(|(case, submission)| format!("only {case} kills {submission}")).collect();
        let idle = (0..self.cases.len()).filter(|&row| self.killed(row).is_empty()).count();
        let met_all = self.cells.iter().flatten().all(Option::is_some);
        // A case that a submission did not meet may have killed it.
        if idle > 0 && met_all && !self.submissions.is_empty() {
            let which =
                format!("`ojkit strength {problem} --minimize` tries mutants too, and says which cases could go");
            lines.push(format!("{idle} of {} cases kill none of these submissions; {which}", self.cases.len()));
        }
        if !met_all {
            lines.push(
                "blank: not run, because the submission had failed already; --all-cases runs every case".to_owned(),
            );
        }
        lines
    }
}

/// The letter of a verdict in a narrow column.
pub(super) fn letter(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Accepted => ".",
        Verdict::WrongAnswer => "W",
        Verdict::TimeLimitExceeded => "T",
        Verdict::MemoryLimitExceeded => "M",
        Verdict::OutputLimitExceeded => "O",
        Verdict::RunTimeError => "R",
        _ => "J",
    }
}
