//! A problem as a task of a run: its cases made, or their strength measured, with a row that is the same whoever does it.

use crate::cli::context::Context;
use crate::cli::desk::Desk;
use crate::cli::exit_code::ExitCode;
use crate::cli::generate::Generate;
use crate::cli::run_folder::{digest, folder_digest, own_languages};
use crate::cli::strength::Strength;
use crate::cli::world::World;
use crate::report::stream::settled;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_judge::expectation::{self, Submission};
use ojkit_languages::Machine;
use ojkit_scale::{Kind, Planned, ProblemTask, Row, Run};
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

/// What a problem is estimated to take, in s: a share of its own, and one for each submission.
const GEN: (f64, f64) = (1.5, 0.5);
const STRENGTH: (f64, f64) = (2.0, 4.0);
/// A search among mutants ends by its count of inputs; the clock is for those that would never end.
const CLOCK_SECONDS: f64 = 600.0;

/// A problem as it is planned, the languages that it needs, and what it is estimated to take; or why nothing can be done with it.
pub(super) fn planned(
    context: &mut Context,
    (collection, machine): (&Collection, &Machine),
    desk: &mut Desk,
    kind: Kind,
    slug: &str,
) -> Outcome<Result<(Planned, BTreeSet<String>, f64), String>> {
    let submissions = match submissions(context, collection, machine, slug) {
        Ok(submissions) => submissions,
        Err(Failure::Output(error)) => return Err(Failure::Output(error)),
        Err(failure) => return Ok(Err(failure.text().trim_end().to_owned())),
    };
    let files = || submissions.iter().map(|submission| submission.source.as_path());
    let limits = match kind {
        Kind::Strength => match desk.ready(context, slug, files())? {
            Ok(ready) => ready.loaded.problem.measured_time_ms.clone(),
            Err(why) => return Ok(Err(why)),
        },
        _ => BTreeMap::new(),
    };
    let sha256 = match sha256(context, collection, desk, kind, slug)? {
        Ok(sha256) => sha256,
        Err(why) => return Ok(Err(why)),
    };
    let of_submissions = files().filter_map(|file| Some(machine.language_of(file)?.name.clone()));
    let languages = of_submissions.chain(own_languages(collection, machine, slug)).collect();
    let (own, each) = if kind == Kind::Gen { GEN } else { STRENGTH };
    Ok(Ok((Planned { sha256, limits }, languages, own + each * submissions.len() as f64)))
}

/// A digest of everything that a problem's row rests on.
pub(super) fn sha256(
    context: &mut Context,
    collection: &Collection,
    desk: &mut Desk,
    kind: Kind,
    slug: &str,
) -> Outcome<Result<String, String>> {
    let folder = folder_digest(collection, slug);
    if kind == Kind::Gen {
        return Ok(Ok(folder));
    }
    let ready = desk.ready(context, slug, [])?;
    Ok(ready.map(|ready| sha256_hex_of_parts(&[folder.as_bytes(), digest(collection, slug, ready).as_bytes()])))
}

/// The languages that a problem's programs are in.
pub(super) fn languages(
    context: &Context,
    collection: &Collection,
    machine: &Machine,
    slug: &str,
) -> Outcome<BTreeSet<String>> {
    let submissions = submissions(context, collection, machine, slug)?;
    let of_file = |file: &Path| Some(machine.language_of(file)?.name.clone());
    let of_submissions = submissions.iter().filter_map(|submission| of_file(&submission.source));
    Ok(of_submissions.chain(own_languages(collection, machine, slug)).collect())
}

fn submissions(context: &Context, collection: &Collection, machine: &Machine, slug: &str) -> Outcome<Vec<Submission>> {
    let known = |path: &Path| machine.language_of(path).is_some();
    let problem = context.load(slug)?.problem;
    Ok(expectation::discover(&problem, &collection.folder(slug), &known).0)
}

/// The row of a problem with which nothing could be done.
pub(super) fn error(line: usize, problem: &str, why: &str) -> Row {
    row(line, json!({ "line": line, "problem": problem, "exit": ExitCode::Usage.number(), "error": why }))
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

/// Does a task as the command by itself does it; `None` where somebody stopped it.
pub(super) fn done(context: &mut Context, collection: &Collection, run: &Run, task: &ProblemTask) -> Option<Row> {
    let ProblemTask { line, problem } = task;
    let (code, out, said) = called(context, run, problem);
    if code == ExitCode::Stopped {
        return None;
    }
    let answer: Value = serde_json::from_slice(&out).unwrap_or_default();
    let Some(Value::Object(mut fields)) = answer["results"].get(0).cloned() else {
        let said = said.trim_end();
        let exit = code.number();
        return Some(row(*line, json!({ "line": line, "problem": problem, "exit": exit, "error": said })));
    };
    settle(&mut fields);
    fields.insert("line".to_owned(), json!(line));
    fields.insert("exit".to_owned(), json!(code.number()));
    if run.kind == Kind::Gen {
        // What was left out, and which bounds nothing reaches.
        let notes: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("note: ")).collect();
        fields.insert("notes".to_owned(), json!(notes));
        let page = fs::read(collection.page(problem)).unwrap_or_default();
        fields.insert("page_sha256".to_owned(), json!(sha256_hex(&page)));
    }
    Some(row(*line, Value::Object(fields)))
}

/// Takes away what was there before, what the clock told, and how far it let a search go.
fn settle(fields: &mut serde_json::Map<String, Value>) {
    const OF_ROWS: [&str; 8] =
        ["changes", "notes", "hangs", "seconds", "seconds_hanging", "seconds_searching", "differing", "remedies"];
    const OF_SURVIVORS: [&str; 4] = ["exhausted", "everything", "random", "unanswered"];
    const OF_WRONG: [&str; 2] = ["countercase", "searched"];
    OF_ROWS.iter().for_each(|name| drop(fields.remove(*name)));
    for (list, names) in [("survivors", &OF_SURVIVORS[..]), ("wrong_submissions", &OF_WRONG)] {
        let rows = fields.get_mut(list).and_then(Value::as_array_mut).into_iter().flatten();
        for row in rows.filter_map(Value::as_object_mut) {
            names.iter().for_each(|name| drop(row.remove(*name)));
            // One is made small for as long as a person waits.
            if let Some(countercase) = row.get_mut("countercase") {
                *countercase = Value::Bool(!countercase.is_null());
            }
        }
    }
}

/// Calls the command in a world of its own: its code, and what it wrote.
fn called(context: &mut Context, run: &Run, problem: &str) -> (ExitCode, Vec<u8>, String) {
    let (mut out, mut said) = (Vec::new(), Vec::new());
    let mut world = World {
        cwd: context.world.cwd.clone(),
        stdin: &mut io::empty(),
        stdout: &mut out,
        stderr: &mut said,
        environment: context.world.environment.clone(),
        own_exe: context.world.own_exe.clone(),
        stdin_is_terminal: false,
        stdout_is_terminal: false,
        stderr_is_terminal: false,
        width: None,
    };
    let mut own = Context::new(&mut world, context.globals.for_scripts());
    own.limits = context.limits.clone();
    let code = match run.kind {
        Kind::Gen => Generate::of(problem).run(&mut own),
        _ => Strength::of(problem, run.search.unwrap_or_default(), CLOCK_SECONDS).run(&mut own),
    };
    let code = code.unwrap_or_else(|failure| {
        let code = ExitCode::of(&failure);
        let _ = io::Write::write_all(own.world.stderr, failure.text().as_bytes());
        code
    });
    (code, out, String::from_utf8_lossy(&said).into_owned())
}
