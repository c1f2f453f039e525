//! A problem as a task of a run: its cases made, or their strength measured, with a row that is the same on every host.

use crate::cli::exit_code::ExitCode;
use crate::cli::observer::line;
use crate::cli::run_folder::{digest, folder_digest, languages as languages_of, own_languages};
use crate::cli::strength::found;
use crate::report::stream::{Answer, settled};
use crate::report::strength as report;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_model::limits::Measures;
use ojkit_scale::{Kind, Planned, ProblemTask, Row, Run};
use ojkit_strength::Options;
use ojkit_work::desk::Desk;
use ojkit_work::failure::Outcome;
use ojkit_work::observer::{Level, Note, Observer};
use ojkit_work::problem::needs_parameters;
use ojkit_work::workspace::Workspace;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// What a problem is estimated to take, in s: a share of its own, and one for each submission.
const GEN: (f64, f64) = (1.5, 0.5);
const STRENGTH: (f64, f64) = (2.0, 4.0);
/// A search among mutants ends by its count of inputs; the clock is for those that would never end.
const CLOCK: Duration = Duration::from_secs(600);

/// A problem as it is planned, the languages that it needs, and what it is estimated to take; or why nothing can be done with it.
pub(super) fn planned(
    desk: &mut Desk<Answer>,
    workspace: &Workspace,
    kind: Kind,
    slug: &str,
    observer: &mut dyn Observer,
) -> Outcome<Result<(Planned, BTreeSet<String>, f64), String>> {
    let submissions = match submissions(workspace, slug) {
        Ok(submissions) => submissions,
        Err(failure) => return Ok(Err(failure.message())),
    };
    let files = || submissions.iter().map(PathBuf::as_path);
    let limits = match kind {
        Kind::Strength => match desk.ready(slug, files(), observer)? {
            Ok(ready) => ready.problem.bound.problem.measured.clone(),
            Err(why) => return Ok(Err(why)),
        },
        _ => Measures::default(),
    };
    let sha256 = match sha256(desk, workspace, kind, slug, observer)? {
        Ok(sha256) => sha256,
        Err(why) => return Ok(Err(why)),
    };
    let languages = languages(workspace, slug)?;
    let (own, each) = if kind == Kind::Gen { GEN } else { STRENGTH };
    Ok(Ok((Planned { sha256, limits }, languages, own + each * submissions.len() as f64)))
}

/// A digest of everything that a problem's row rests on.
pub(super) fn sha256(
    desk: &mut Desk<Answer>,
    workspace: &Workspace,
    kind: Kind,
    slug: &str,
    observer: &mut dyn Observer,
) -> Outcome<Result<String, String>> {
    let folder = folder_digest(&workspace.collection, slug);
    if kind == Kind::Gen {
        return Ok(Ok(folder));
    }
    let ready = desk.ready(slug, [], observer)?;
    Ok(ready.map(|ready| sha256_hex_of_parts(&[folder.as_bytes(), digest(ready).as_bytes()])))
}

/// The languages that a problem's programs are in.
pub(super) fn languages(workspace: &Workspace, slug: &str) -> Outcome<BTreeSet<String>> {
    let mut languages = languages_of(workspace, submissions(workspace, slug)?.iter().map(PathBuf::as_path));
    languages.extend(own_languages(workspace, slug));
    Ok(languages)
}

fn submissions(workspace: &Workspace, slug: &str) -> Outcome<Vec<PathBuf>> {
    let (submissions, _) = workspace.submissions(&workspace.load(slug)?.problem);
    Ok(submissions.into_iter().map(|submission| submission.source).collect())
}

/// The row of a problem with which nothing could be done.
pub(super) fn error(line: usize, problem: &str, why: &str) -> Row {
    failed(line, problem, ExitCode::Usage, why)
}

fn failed(line: usize, problem: &str, code: ExitCode, why: &str) -> Row {
    row(line, json!({ "line": line, "problem": problem, "exit": code.number(), "error": why }))
}

fn row(line: usize, mut row: Value) -> Row {
    without_addresses(&mut row);
    Row { line, row: serde_json::value::RawValue::from_string(row.to_string()).unwrap_or_default() }
}

/// What a program says of its memory is another thing in each run.
fn without_addresses(value: &mut Value) {
    match value {
        Value::String(text) => *text = settled(text),
        Value::Array(list) => list.iter_mut().for_each(without_addresses),
        Value::Object(fields) => fields.values_mut().for_each(without_addresses),
        _ => {}
    }
}

/// Notes, to be a part of the row.
#[derive(Default)]
struct Notes(Vec<Note>);

impl Observer for Notes {
    fn note(&mut self, note: Note) -> io::Result<()> {
        self.0.push(note);
        Ok(())
    }
}

/// Does a task; `None` where it was stopped.
pub(super) fn done(workspace: &Workspace, run: &Run, task: &ProblemTask) -> Option<Row> {
    let ProblemTask { line: number, problem } = task;
    let is_stopped = || run.kind == Kind::Strength && ojkit_run::interrupt::asked_for().load(Ordering::Relaxed);
    if is_stopped() {
        return None;
    }
    let mut notes = Notes::default();
    let made = match run.kind {
        Kind::Gen => generated(workspace, problem, &mut notes),
        _ => measured(workspace, run, problem, &mut notes),
    };
    let ending = if is_stopped() { ExitCode::Stopped } else { ExitCode::AsExpected };
    let (code, fields) = match made {
        Ok((code, fields)) => (code.and(ending), Ok(fields)),
        Err(failure) => {
            let text = if run.kind == Kind::Gen { failure.about(problem) } else { failure.text() };
            let said: String = notes.0.iter().map(|note| line(note) + "\n").collect();
            (ExitCode::of(&failure).and(ending), Err(said + &text))
        }
    };
    if code == ExitCode::Stopped {
        return None;
    }
    Some(match fields {
        Err(said) => failed(*number, problem, code, said.trim_end()),
        Ok(mut fields) => {
            fields.insert("line".to_owned(), json!(number));
            fields.insert("exit".to_owned(), json!(code.number()));
            row(*number, Value::Object(fields))
        }
    })
}

/// Makes the cases of a problem.
fn generated(workspace: &Workspace, slug: &str, notes: &mut Notes) -> Outcome<(ExitCode, Map<String, Value>)> {
    let problem = workspace.open(slug, notes)?;
    needs_parameters(&problem.bound)?;
    let (testset, _) = problem.generate(&problem.kept()?, notes)?;
    // What was left out, and which bounds nothing reaches.
    let noted = notes.0.iter().filter(|note| note.level() == Level::Note).map(ToString::to_string);
    let noted: Vec<String> = noted.filter_map(|note| Some(note.lines().next()?.to_owned())).collect();
    let page = fs::read(workspace.collection.page(slug)).unwrap_or_default();
    let fields = [
        ("problem", json!(slug)),
        ("cases", json!(testset.cases.len())),
        ("set_aside", json!(testset.set_aside.len())),
        ("notes", json!(noted)),
        ("page_sha256", json!(sha256_hex(&page))),
    ];
    Ok((ExitCode::AsExpected, fields.map(|(name, value)| (name.to_owned(), value)).into_iter().collect()))
}

/// Measures the strength of a problem's cases.
fn measured(
    workspace: &Workspace,
    run: &Run,
    slug: &str,
    notes: &mut Notes,
) -> Outcome<(ExitCode, Map<String, Value>)> {
    let options = Options { time: CLOCK, inputs: run.search.unwrap_or_default(), ..Options::default() };
    let (strength, _) = workspace.strength(slug, options, notes)?;
    Ok((found(&strength), report::settled(&strength)))
}
