//! The list of problems: what is solved, with what proof and when, and what is left.

use super::document::{Cell, Column, Document, On, Part, Table, Text};
use super::figures::counted;
use crate::store::history::{Event, Proof};
use crate::store::past::{By, Past, State};
use serde::Serialize;
use std::collections::BTreeSet;

/// One problem at a glance.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// As commands take it: the folder's name, behind that of its contest where it has one.
    pub name: String,
    /// The contest's folder; empty for the collection's own problems.
    pub contest: String,
    pub title: String,
    /// The judge's name, as in `leetcode`.
    pub judge: String,
    /// The judge's number.
    pub number: String,
    /// `easy`, `medium`, `hard`, or as the judge says it.
    pub difficulty: String,
    pub tags: Vec<String>,
    /// The languages of drafts and accepted submissions.
    pub languages: Vec<String>,
    pub past: Past,
    /// The language of what passed.
    pub solved_in: Option<String>,
    pub notes: Vec<Note>,
    /// Number of files in the folders of submissions.
    pub submissions: usize,
    /// Number of cases; none where there is no case page, or where it does not matter.
    pub cases: Option<usize>,
}

/// What a person should know of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    BrokenSpec,
    /// No submission makes the answers.
    NoModel,
    /// So many lines of the statement that nothing enforces.
    Unchecked(usize),
    /// What passed was edited since.
    Changed,
}

impl Note {
    fn text(self) -> String {
        match self {
            Note::BrokenSpec => "broken spec".to_owned(),
            Note::NoModel => "no model".to_owned(),
            Note::Unchecked(count) => counted(count as u64, "unchecked line"),
            Note::Changed => "changed since".to_owned(),
        }
    }

    /// Whether it stands in the table too: a collection of drafts has no models, and that is as it should be.
    fn is_shown(self) -> bool {
        matches!(self, Note::BrokenSpec | Note::Changed)
    }
}

/// How many problems are in which state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Totals {
    #[serde(rename = "problems")]
    pub all: u64,
    pub solved: u64,
    /// Those that were tried in vain.
    pub tried: u64,
}

impl Totals {
    /// Counts.
    pub fn of<'r>(rows: impl IntoIterator<Item = &'r Row>) -> Totals {
        let mut totals = Totals::default();
        for row in rows {
            totals.all += 1;
            totals.solved += u64::from(row.past.state == State::Solved);
            totals.tried += u64::from(row.past.state == State::Tried);
        }
        totals
    }

    /// `12 solved, 3 tried, 10 drafts`.
    pub fn text(self) -> String {
        let drafts = counted(self.all - self.solved - self.tried, "draft");
        format!("{} solved, {} tried, {drafts}", self.solved, self.tried)
    }
}

/// What a submission has passed: `3 samples, 51 cases, 97,269 inputs`.
pub fn proved(proof: Proof) -> String {
    let parts = [(proof.samples, "sample"), (proof.cases, "case"), (proof.inputs, "input")];
    let mut parts: Vec<String> =
        parts.iter().filter(|(count, _)| *count > 0).map(|&(count, noun)| counted(count, noun)).collect();
    if proof.is_doubtful {
        parts.push("in doubt".to_owned());
    }
    parts.join(", ")
}

/// What says that a problem is solved.
pub fn by(past: &Past) -> String {
    match past.by {
        None => String::new(),
        Some(By::Folder) => "in accepted/".to_owned(),
        Some(By::Line(event, proof)) => {
            let how = match event {
                Event::Submitted => "handed in",
                Event::Accepted => "accepted",
                Event::Passed | Event::Tried => "",
            };
            [how, &proved(proof)].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
        }
    }
}

/// The judge and its number.
pub fn source(row: &Row) -> String {
    [row.judge.as_str(), row.number.as_str()].join(" ").trim().to_owned()
}

/// The problems, those of each contest below its name, and how many are in which state; `all` is of how many these are.
pub fn document(rows: &[Row], all: usize) -> Document<'static> {
    let mut document = Document::default();
    for group in rows.chunk_by(|a, b| a.contest == b.contest) {
        document.add(On::Both, Part::Section(String::new(), group[0].contest.clone()));
        document.add(On::Both, Part::Table(problems(group)));
    }
    if rows.iter().any(|row| !row.contest.is_empty()) {
        document.add(On::Both, Part::Section(String::new(), String::new()));
    }
    let of = if rows.len() == all { String::new() } else { format!("{} of ", rows.len()) };
    document.add(
        On::Both,
        Part::Text(Text::line(format!("{of}{}: {}", counted(all as u64, "problem"), Totals::of(rows).text()))),
    );
    document
}

fn problems(rows: &[Row]) -> Table {
    let notes = |row: &Row| {
        let shown = row.notes.iter().filter(|note| note.is_shown());
        Cell::text(shown.map(|note| note.text()).collect::<Vec<_>>().join(", "))
    };
    Table::list(vec![
        Column::new("problem", rows, |row| Cell::text(&row.name)),
        Column::new("state", rows, |row| Cell::text(row.past.state.name())),
        Column::new("when", rows, |row| Cell::text(row.past.day.map_or(String::new(), |day| day.to_string()))),
        Column::new("passed", rows, |row| Cell::text(by(&row.past))),
        Column::new("language", rows, |row| Cell::text(row.languages.join(", "))),
        Column::new("difficulty", rows, |row| Cell::text(&row.difficulty)),
        Column::new("source", rows, |row| Cell::text(source(row))),
        Column::new("notes", rows, notes),
        Column::new("tags", rows, |row| Cell::text(row.tags.join(", "))),
    ])
}

/// Questions of the bank, `all` of which it has, and which of them it has answers to.
pub fn questions(rows: &[Row], all: usize, answered: &BTreeSet<&str>) -> Document<'static> {
    let answers = |row: &Row| if answered.contains(row.name.as_str()) { "yes" } else { "no" };
    let mut document = Document::default();
    document.add(
        On::Both,
        Part::Table(Table::list(vec![
            Column::new("number", rows, |row| Cell::text(&row.number)),
            Column::new("question", rows, |row| Cell::text(&row.name)),
            Column::new("difficulty", rows, |row| Cell::text(&row.difficulty)),
            Column::new("answers", rows, |row| Cell::text(answers(row))),
            Column::new("tags", rows, |row| Cell::text(row.tags.join(", "))),
        ])),
    );
    let of = if rows.len() == all { String::new() } else { format!("{} of ", rows.len()) };
    let count = counted(all as u64, "question");
    document.add(On::Both, Part::Text(Text::line(format!("{of}{count}; `ojkit new NUMBER` makes its folder"))));
    document
}

/// A row for scripts.
pub fn json(row: &Row) -> serde_json::Value {
    let past = &row.past;
    let by = past.by.map(|by| match by {
        By::Folder => serde_json::json!({ "event": "folder" }),
        By::Line(event, proof) => serde_json::json!({
            "event": event.name(),
            "samples": proof.samples,
            "cases": proof.cases,
            "inputs": proof.inputs,
            "doubtful": proof.is_doubtful,
        }),
    });
    serde_json::json!({
        "problem": row.name,
        "contest": row.contest,
        "title": row.title,
        "source": source(row),
        "difficulty": row.difficulty,
        "tags": row.tags,
        "state": past.state.name(),
        "by": by,
        "submission": past.file,
        "changed": past.is_changed,
        "day": past.day,
        "passed": past.passed,
        "tried": past.tried,
        "languages": row.languages,
        "submissions": row.submissions,
        "cases": row.cases,
        "notes": row.notes.iter().map(|note| note.text()).collect::<Vec<_>>(),
    })
}
