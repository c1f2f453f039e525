//! A class: what came of many records, by student and problem, with failures of the same kind put together.

use super::document::{Cell, Column, Table};
use super::figures::{counted, grouped};
use super::junit::{End, Test};
use super::stream::{Answer, Smallest};
use super::verdicts::expected;
use ojkit_model::judgement::Judgement;
use ojkit_model::score::told;
use ojkit_model::verdict::Verdict;
use ojkit_work::records::Who;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// An answer to a record, as reports show it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    pub line: u64,
    /// The record's own name for it.
    pub id: String,
    /// Who handed it in; the `id` where the record does not say.
    pub student: String,
    /// The problem; empty where the record could not be read.
    pub problem: String,
    pub language: String,
    pub verdict: Option<Verdict>,
    pub expected: Vec<Verdict>,
    /// The score, and the highest there is.
    pub score: Option<(f64, f64)>,
    /// The first case that failed.
    pub case: String,
    /// The smallest input known that fails.
    pub input: String,
    /// What is wrong there, or why there is no verdict.
    pub message: String,
    pub error: String,
    /// Whether there is no verdict, because cases have no answers.
    pub is_unanswered: bool,
}

impl Row {
    /// The answer to a record.
    pub fn read(answer: &Answer) -> Row {
        let plain = |value: &Value| match value {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let (id, student) = (plain(&answer.who.id), plain(&answer.who.student));
        let (smallest, failure) = (answer.smallest.as_ref(), answer.first_failure.as_ref());
        let why = answer.doubtful.as_ref().map(|open| &open.why);
        let messages = [smallest.map(|one| &one.message), failure.map(|one| &one.message), why];
        Row {
            line: answer.who.line as u64,
            student: if student.is_empty() { id.clone() } else { student },
            id,
            problem: answer.problem.clone(),
            language: answer.language.clone(),
            verdict: answer.verdict,
            expected: answer.expected.clone(),
            score: answer.score.as_ref().map(|score| (score.score, f64::from(score.max))),
            case: failure.and_then(|one| one.case.clone()).unwrap_or_default(),
            input: smallest.map_or(String::new(), |one| one.input.clone()),
            message: messages.into_iter().flatten().find(|text| !text.is_empty()).cloned().unwrap_or_default(),
            error: answer.error.clone().unwrap_or_default(),
            is_unanswered: answer.is_unanswered(),
        }
    }

    /// The row of a collection's own submission, the `at`th of all.
    pub fn of(judgement: &Judgement, smallest: Option<Smallest>, at: usize) -> Row {
        let who = Who { line: at + 1, id: judgement.submission.clone().into(), ..Who::default() };
        let (problem, language) = (judgement.problem.clone(), judgement.language.clone());
        Row::read(&Answer::of(judgement, smallest, None).to(who, problem, language, judgement.expected.clone()))
    }

    /// The verdict in a table.
    pub fn short(&self) -> &'static str {
        match (self.verdict, self.error.is_empty()) {
            (Some(verdict), true) => verdict.short(),
            (_, false) => "error",
            (None, true) => "open",
        }
    }

    /// Whether the verdict is as expected, where both are there.
    pub fn as_expected(&self) -> Option<bool> {
        let verdict = self.verdict.filter(|_| !self.expected.is_empty())?;
        Some(self.expected.contains(&verdict))
    }

    /// `30 of 100`; empty where there is no score.
    pub fn scored(&self) -> String {
        self.score.map_or(String::new(), |(score, max)| format!("{} of {}", told(score), told(max)))
    }

    /// The first line of what is wrong.
    pub fn first_line(&self) -> &str {
        let text = if self.error.is_empty() { &self.message } else { &self.error };
        text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default()
    }
}

/// Failures of one kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Cluster<'a> {
    pub problem: &'a str,
    /// What they have in common, as `14 submissions fail on coins = [2,3], amount = 4`.
    pub title: String,
    /// What is wrong, and how often; the most frequent first.
    pub messages: Vec<(&'a str, usize)>,
    /// Whose they are, in the order of the records.
    pub students: Vec<&'a str>,
}

/// Failures that several submissions share, the most frequent first: on the same smallest input, or in the same way where there is none.
pub fn clusters(rows: &[Row]) -> Vec<Cluster<'_>> {
    let mut groups: BTreeMap<(&str, String), Vec<&Row>> = BTreeMap::new();
    for row in rows {
        let what = match (row.verdict, row.error.is_empty()) {
            (_, false) => format!("could not be judged: {}", row.first_line()),
            (None | Some(Verdict::Accepted), true) => continue,
            (Some(Verdict::CompileError), true) => "do not compile".to_owned(),
            (Some(_), true) if row.input.is_empty() => format!("fail on {}", row.case),
            (Some(_), true) => format!("fail on {}", row.input),
        };
        groups.entry((&row.problem, what)).or_default().push(row);
    }
    let several = groups.into_iter().filter(|(_, rows)| rows.len() > 1);
    let mut clusters: Vec<(usize, Cluster)> = several
        .map(|((problem, what), rows)| {
            let mut messages: BTreeMap<&str, usize> = BTreeMap::new();
            let told = rows.iter().filter(|row| row.error.is_empty());
            told.for_each(|row| *messages.entry(row.first_line()).or_default() += 1);
            let mut messages: Vec<(&str, usize)> = messages.into_iter().filter(|(text, _)| !text.is_empty()).collect();
            messages.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
            let mut met = BTreeSet::new();
            let students = rows.iter().map(|row| &*row.student).filter(|name| met.insert(*name)).collect();
            let title = format!("{} {what}", counted(rows.len() as u64, "submission"));
            (rows.len(), Cluster { problem, title, messages, students })
        })
        .collect();
    clusters.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    clusters.into_iter().map(|(_, cluster)| cluster).collect()
}

/// What a student has reached: the best submission to each problem, and how many there were.
pub type Reached<'a> = (&'a str, Vec<Option<(&'a Row, usize)>>);

/// The students in the order of their names, with what they have reached in each of the problems.
pub fn students<'a>(rows: &'a [Row], problems: &[&str]) -> Vec<Reached<'a>> {
    let mut students: BTreeMap<&str, Vec<Option<(&Row, usize)>>> = BTreeMap::new();
    for row in rows {
        let reached = students.entry(&row.student).or_insert_with(|| vec![None; problems.len()]);
        let Some(at) = problems.iter().position(|problem| *problem == row.problem) else { continue };
        let worth = |row: &Row| (row.verdict == Some(Verdict::Accepted), row.score.map_or(0.0, |(score, _)| score));
        reached[at] = Some(match reached[at] {
            // Of equal ones the last counts.
            Some((best, count)) if worth(best) > worth(row) => (best, count + 1),
            Some((_, count)) => (row, count + 1),
            None => (row, 1),
        });
    }
    students.into_iter().collect()
}

/// The problems of the rows, in the order of their names.
pub fn problems(rows: &[Row]) -> Vec<&str> {
    let names: BTreeSet<&str> = rows.iter().map(|row| &*row.problem).filter(|name| !name.is_empty()).collect();
    names.into_iter().collect()
}

/// The verdict on all rows, and whether it is a good one: one that says nothing of some is not.
pub fn headline(rows: &[Row]) -> (String, bool) {
    let count = |is: fn(&Row) -> bool| rows.iter().filter(|row| is(row)).count() as u64;
    let unexpected = count(|row| row.as_expected() == Some(false));
    let accepted = count(|row| row.verdict == Some(Verdict::Accepted));
    let open = count(|row| row.verdict.is_none() && row.error.is_empty());
    let (all, accepted) = (grouped(rows.len() as u64), grouped(accepted));
    let without = if open > 0 { format!(", {} without a verdict", grouped(open)) } else { String::new() };
    match count(|row| row.as_expected().is_some()) {
        0 => (format!("{accepted} of {all} accepted{without}"), open == 0),
        _ if unexpected > 0 => (format!("{} of {all} unexpected{without}", grouped(unexpected)), false),
        expected if expected == rows.len() as u64 => (format!("All {all} as expected"), true),
        expected => (format!("{} of {all} as expected, none unexpected{without}", grouped(expected)), open == 0),
    }
}

/// A row per record, for spreadsheets.
pub fn table(rows: &[Row]) -> Table {
    let points = |points: Option<f64>| Cell::text(points.map_or(String::new(), told));
    let names = |row: &Row| row.expected.iter().map(|verdict| verdict.name()).collect::<Vec<_>>().join(" ");
    let columns = vec![
        Column::new("line", rows, |row| Cell::text(row.line.to_string())),
        Column::new("student", rows, |row| Cell::text(&row.student)),
        Column::new("id", rows, |row| Cell::text(&row.id)),
        Column::new("problem", rows, |row| Cell::text(&row.problem)),
        Column::new("language", rows, |row| Cell::text(&row.language)),
        Column::new("verdict", rows, |row| Cell::text(row.verdict.map_or("", Verdict::name))),
        Column::new("expected", rows, |row| Cell::text(names(row))),
        Column::new("score", rows, |row| points(row.score.map(|(score, _)| score))),
        Column::new("max_score", rows, |row| points(row.score.map(|(_, max)| max))),
        Column::new("case", rows, |row| Cell::text(&row.case)),
        Column::new("input", rows, |row| Cell::text(&row.input)),
        Column::new("message", rows, |row| Cell::text(&row.message)),
        Column::new("error", rows, |row| Cell::text(&row.error)),
    ];
    Table { columns, ..Table::default() }
}

/// A test per record. Where the record expects nothing, accepted is expected.
pub fn tests(rows: &[Row]) -> Vec<Test> {
    let mut sorted: Vec<&Row> = rows.iter().collect();
    sorted.sort_by(|a, b| (&a.problem, &a.student, a.line).cmp(&(&b.problem, &b.student, b.line)));
    let test = |row: &Row| {
        let wanted = if row.expected.is_empty() { vec![Verdict::Accepted] } else { row.expected.clone() };
        let end = match row.verdict {
            _ if !row.error.is_empty() => End::Broken(row.error.clone()),
            None => End::Skipped(if row.message.is_empty() {
                "some answers were not compared".into()
            } else {
                row.message.clone()
            }),
            Some(verdict) if wanted.contains(&verdict) => End::Passed,
            Some(verdict) => {
                let parts = [row.case.as_str(), row.first_line()].into_iter().filter(|part| !part.is_empty());
                let parts = parts.collect::<Vec<_>>().join(": ");
                let head = format!("{}, expected {}", verdict.short(), expected(&wanted));
                let line = if parts.is_empty() { head } else { format!("{head}: {parts}") };
                let input = if row.input.is_empty() { String::new() } else { format!("input:\n{}\n", row.input) };
                End::Failed(verdict.name().to_owned(), line, format!("{input}{}\n", row.message))
            }
        };
        let name = match (row.student == row.id, row.id.is_empty()) {
            (true, false) => row.id.clone(),
            (true, true) => format!("line {}", row.line),
            (false, _) => format!("{} ({})", row.student, row.id),
        };
        Test { problem: row.problem.clone(), name, seconds: 0.0, end }
    };
    sorted.into_iter().map(test).collect()
}
