//! What is solved: what follows from a problem's history and its files.

use super::day::Day;
use super::history::{Event, Line, Proof, digest, standing};
use ojkit_work::collection::{Collection, read};
use std::fs;
use std::path::{Path, PathBuf};

/// How far a person has come with a problem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// Nothing was tested yet.
    #[default]
    Draft,
    /// Something was tested, and nothing passed.
    Tried,
    /// Something passed, or lies among the accepted submissions.
    Solved,
}

impl State {
    /// The name in tables and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            State::Draft => "draft",
            State::Tried => "tried",
            State::Solved => "solved",
        }
    }
}

/// What says that a problem is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A file in `submissions/accepted/`, of which the history knows nothing.
    Folder,
    /// A line of the history.
    Line(Event, Proof),
}

/// What became of a problem.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    pub state: State,
    /// What says so, where it is solved.
    pub by: Option<By>,
    /// The day of that, or that of the last attempt.
    pub day: Option<Day>,
    /// The submission that passed.
    pub file: Option<String>,
    /// Whether no submission is any longer as it was when it passed.
    pub is_changed: bool,
    /// The days on which something passed that still counts, in order.
    pub passed: Vec<Day>,
    /// The days on which something did not pass, in order.
    pub tried: Vec<Day>,
}

/// Where solvers' own submissions lie; what lies elsewhere is wrong on purpose.
const FOLDERS: [&str; 2] = ["accepted", "draft"];
/// More files of one folder are not looked at.
const FILES_MAX: usize = 1000;

/// The files in the folders of drafts and of accepted submissions, as paths below `submissions/`.
pub fn files(collection: &Collection, slug: &str) -> Vec<String> {
    let mut files = Vec::new();
    for folder in FOLDERS {
        let list = fs::read_dir(collection.submissions(slug).join(folder)).into_iter().flatten().flatten();
        let is_file = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|kind| !kind.is_dir());
        let names = list.filter(is_file).filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).take(FILES_MAX).collect();
        names.sort();
        files.extend(names.into_iter().map(|name| format!("{folder}/{name}")));
    }
    files
}

/// The path of a submission below `submissions/`, where it is a draft or accepted; none for what has no history.
pub fn place(collection: &Collection, slug: &str, file: &Path) -> Option<String> {
    let canonical = |path: &Path| fs::canonicalize(path).ok();
    let inside = canonical(file)?.strip_prefix(canonical(&collection.submissions(slug))?).ok()?.to_path_buf();
    let parts: Option<Vec<&str>> = inside.iter().map(|part| part.to_str()).collect();
    let parts = parts?;
    let is_plain = parts.iter().all(|part| !part.chars().any(char::is_control));
    (parts.len() == 2 && FOLDERS.contains(&parts[0]) && is_plain).then(|| parts.join("/"))
}

/// The digest of a submission's text; none where it cannot be read.
pub fn digest_of(path: &Path) -> Option<String> {
    read(path).ok().map(|text| digest(&text))
}

/// What follows from the lines of a history and the submissions that are there.
pub fn past(lines: &[Line], files: &[String], source: &dyn Fn(&str) -> PathBuf) -> Past {
    let days = |lines: &mut dyn Iterator<Item = &Line>| {
        let mut days: Vec<Day> = lines.map(|line| line.day).collect();
        days.sort();
        days.dedup();
        days
    };
    let passed: Vec<&Line> = standing(lines).collect();
    let tried = days(&mut lines.iter().filter(|line| line.event == Event::Tried));
    let mut past = Past { tried, passed: days(&mut passed.iter().copied()), ..Past::default() };
    let has_accepted = files.iter().any(|file| file.starts_with("accepted/"));
    let digests: Vec<String> = match passed.is_empty() {
        true => Vec::new(),
        false => files.iter().filter_map(|file| digest_of(&source(file))).collect(),
    };
    let as_it_is: Vec<&Line> = passed.iter().copied().filter(|line| digests.contains(&line.digest)).collect();
    past.is_changed = as_it_is.is_empty() && !passed.is_empty() && !has_accepted;
    let counts = if past.is_changed { passed } else { as_it_is };
    // What was handed in says most; of equals the latest.
    let line = counts.into_iter().max_by_key(|line| (line.event, line.day));
    (past.state, past.by, past.day) = match line {
        Some(line) => {
            past.file = Some(line.file.clone());
            (State::Solved, Some(By::Line(line.event, line.proof.unwrap_or_default())), Some(line.day))
        }
        None if has_accepted => (State::Solved, Some(By::Folder), past.passed.last().copied()),
        None if !lines.is_empty() => (State::Tried, None, lines.last().map(|line| line.day)),
        None => (State::Draft, None, None),
    };
    past
}
