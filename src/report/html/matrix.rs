//! Which case kills which submission, drawn: a row per submission, a small square per case, group by group.

use super::{escaped, items, scrolled};
use crate::report::matrix::{Matrix, letter};
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::verdict::Verdict;
use std::ops::Range;

/// The heading, the squares, and what they say; empty where nothing ran.
pub(super) fn matrix(slug: &str, matrix: &Matrix) -> String {
    let cases = matrix.cases;
    if matrix.submissions.is_empty() || matrix.cases.is_empty() {
        return String::new();
    }
    let groups = groups(cases);
    let mut head = "<th scope=col>submission</th>".to_owned();
    for range in &groups {
        let name = escaped(&cases[range.start].group);
        head.push_str(&format!("<th scope=col><button title=\"fold\">{name}</button></th>"));
    }
    let mut rows = String::new();
    for (column, submission) in matrix.submissions.iter().enumerate() {
        rows.push_str(&format!("<tr><th scope=row>{}</th>", escaped(&submission.submission)));
        for range in &groups {
            let cells = range.clone().map(|row| square(matrix.cells[row][column], &cases[row])).collect::<String>();
            let met = range.clone().filter_map(|row| matrix.cells[row][column]);
            let passed = met.filter(|case| case.verdict == Verdict::Accepted).count();
            rows.push_str(&format!("<td data-sum=\"{passed} of {}\">{cells}</td>", range.len()));
        }
        rows.push_str("</tr>\n");
    }
    let mut kills = String::new();
    for range in &groups {
        let counts = range.clone().map(|row| match matrix.killed(row).len() {
            0 => "<i class=none></i>".to_owned(),
            count => format!("<i>{count}</i>"),
        });
        kills.push_str(&format!("<td>{}</td>", counts.collect::<String>()));
    }
    let foot = format!("<tr><th scope=row>submissions that fail</th>{kills}</tr>\n");
    let table = format!(
        "<table class=matrix>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n<tfoot>{foot}</tfoot>\n</table>\n"
    );
    let legend = "A square is a case; click one for its name and reason, a group's name folds it. \u{b7} accepted, ? not compared, \
                  W wrong answer, R run-time error, T time, M memory, O output";
    let findings = items(&matrix.findings(slug));
    format!(
        "<h3>Cases and submissions</h3>\n{}<p class=soft>{legend}</p>\n<ul>\n{findings}</ul>\n",
        scrolled(&format!("{slug}: cases and submissions"), &table)
    )
}

/// Cases of one group stand together.
fn groups(cases: &[Case]) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    let mut start = 0;
    for chunk in cases.chunk_by(|a, b| a.group == b.group) {
        groups.push(start..start + chunk.len());
        start += chunk.len();
    }
    groups
}

fn square(cell: Option<&Finding>, case: &Case) -> String {
    let (class, sign, told) = match cell {
        None => ("none", "", "not run".to_owned()),
        Some(one) if one.verdict == Verdict::Accepted && !one.compared => ("warn", "?", "not compared".to_owned()),
        Some(one) if one.verdict == Verdict::Accepted => ("good", "\u{b7}", format!("AC, {:.1} ms", one.time_ms)),
        Some(one) => ("bad", letter(one.verdict), format!("{}, {:.1} ms", one.verdict.short(), one.time_ms)),
    };
    let title = format!("{}: {told}; {}, {} bytes", case.name, cut(&case.reason), case.input.len());
    format!("<i class={class} title=\"{}\">{sign}</i>", escaped(&title))
}

/// A reason need not be read whole here.
fn cut(reason: &str) -> String {
    const CHARS: usize = 80;
    match reason.char_indices().nth(CHARS) {
        Some((end, _)) => format!("{}...", &reason[..end]),
        None => reason.to_owned(),
    }
}
