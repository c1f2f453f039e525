//! Runs that leave a trace in the cache: a folder each, which says what the run has found so far, and whether it goes on.
//!
//! `run.json` says what was asked for, `events.jsonl` has the lines of `--format jsonl` as they come, and `alive` is locked as long as the run
//! lives, however it ends. Nothing in it is precious.

use ojkit_files::atomic::{self, StoreError, unique};
use ojkit_files::lock::Lock;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Runs that are kept: the newest.
const RUNS_MAX: usize = 100;
/// More bytes of events are left out, up to the result.
const EVENTS_BYTES_MAX: usize = 1 << 20;
/// A longer result is not kept.
const RESULT_BYTES_MAX: usize = 4 << 20;

/// What a run was asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The format of the folder: 1.
    pub format: u32,
    /// The command, such as `test`.
    pub command: String,
    /// The folder in which it was called.
    pub cwd: String,
    /// The folder of the collection.
    pub root: String,
    /// The one submission that it is about, as an absolute path without links.
    pub submission: Option<String>,
    /// The one problem that it is about.
    pub problem: Option<String>,
    pub pid: u32,
    /// When it began, in seconds since 1970.
    pub started: u64,
}

/// The trace of a run that goes on.
#[derive(Debug)]
pub struct Trace {
    name: String,
    events: File,
    bytes: usize,
    _alive: Lock,
}

/// A run as it was left, or goes on.
#[derive(Debug)]
pub struct Run {
    pub about: About,
    pub is_alive: bool,
    /// The object that the command's `--format json` prints, once it is there.
    pub result: Option<Value>,
}

/// The runs in a cache.
#[derive(Clone, Debug)]
pub struct Runs {
    folder: PathBuf,
}

impl Runs {
    /// Those in the cache of a folder.
    pub fn at(cache: &Path) -> Runs {
        Runs { folder: cache.join("runs") }
    }

    /// Begins the trace of a run, and forgets the oldest that have ended.
    pub fn begin(&self, about: &About) -> Result<Trace, StoreError> {
        self.forget();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Names in order of time.
        let name = format!("{:020}-{}", now.as_nanos(), unique());
        // It gets its name once it is locked: no run that begins looks as if it had ended.
        let making = self.folder.join(format!("making-{name}"));
        let alive = Lock::acquire(&making.join("alive"))?;
        let path = making.join("events.jsonl");
        let events = File::create(&path).map_err(|error| StoreError::new("write", &path, error))?;
        // An object of texts and numbers does not fail to be written.
        atomic::write(&making.join("run.json"), &serde_json::to_vec(about).unwrap_or_default())?;
        let folder = self.folder.join(&name);
        fs::rename(&making, &folder).map_err(|error| StoreError::new("make", &folder, error))?;
        Ok(Trace { name, events, bytes: 0, _alive: alive })
    }

    /// The newest run that is about a submission alone.
    pub fn latest(&self, submission: &Path) -> Option<Run> {
        let submission = fs::canonicalize(submission).unwrap_or_else(|_| submission.to_owned());
        let submission = submission.to_string_lossy();
        self.newest(|about| about.submission.as_deref() == Some(&*submission))
    }

    /// The newest run that is about one submission of a problem, in the collection of a folder.
    pub fn latest_about(&self, root: &str, problem: &str) -> Option<Run> {
        let is_of = |about: &About| about.problem.as_deref() == Some(problem) && about.root == root;
        self.newest(|about| about.submission.is_some() && is_of(about))
    }

    fn newest(&self, is_wanted: impl Fn(&About) -> bool) -> Option<Run> {
        self.names().into_iter().rev().find_map(|name| {
            let folder = self.folder.join(name);
            let about: About = serde_json::from_slice(&fs::read(folder.join("run.json")).ok()?).ok()?;
            is_wanted(&about).then(|| Run { about, is_alive: is_alive(&folder), result: result(&folder) })
        })
    }

    /// The names of their folders, the oldest first.
    fn names(&self) -> Vec<String> {
        let list = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let is_name = |name: &String| name.split('-').next().is_some_and(|time| time.parse::<u128>().is_ok());
        let names = list.filter_map(|entry| entry.file_name().into_string().ok());
        let mut names: Vec<String> = names.filter(is_name).collect();
        names.sort();
        names
    }

    fn forget(&self) {
        let names = self.names();
        for name in &names[..names.len().saturating_sub(RUNS_MAX - 1)] {
            let folder = self.folder.join(name);
            if !is_alive(&folder) {
                // Another process may be faster.
                let _ = fs::remove_dir_all(folder);
            }
        }
    }
}

impl Run {
    /// The first row of a result of `judge`, or the one result of another command.
    fn row(result: &Value) -> &Value {
        if result["results"].is_array() { &result["results"][0] } else { result }
    }

    /// What the submission failed, as the result has it: rather with an input than without.
    pub fn failure(&self) -> Option<&Value> {
        let row = Run::row(self.result.as_ref()?);
        let all = [&row["countercase"], &row["search"]["countercase"], &row["first_failure"]];
        let with_input = all.into_iter().find(|one| one["input"].is_string());
        with_input.or_else(|| all.into_iter().find(|one| one.is_object()))
    }

    /// How it ended, in a word.
    pub fn verdict(&self) -> Option<&str> {
        let row = Run::row(self.result.as_ref()?);
        let all = [&row["verdict"], &row["countercase"]["verdict"], &row["standing"]];
        Some(all.into_iter().find_map(Value::as_str).unwrap_or("no countercase"))
    }

    /// What its program and its judge said of the failure, where a line of the submission may be named.
    pub fn said(&self) -> impl Iterator<Item = &str> {
        let first = self.result.as_ref().map(|result| &Run::row(result)["first_failure"]);
        let all = self.failure().into_iter().chain(first);
        all.flat_map(|one| [&one["message"], &one["stderr"]]).filter_map(Value::as_str).filter(|text| !text.is_empty())
    }
}

impl Trace {
    /// The name of the run's folder.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Adds a line, which is given without its end. What cannot be written is missing, as is what exceeds the folder's bounds.
    pub fn event(&mut self, line: &str) {
        if self.bytes + line.len() < EVENTS_BYTES_MAX {
            self.bytes += line.len() + 1;
            let _ = writeln!(self.events, "{line}");
        }
    }

    /// Adds the last line.
    pub fn result(&mut self, line: &str) {
        if line.len() < RESULT_BYTES_MAX {
            let _ = writeln!(self.events, "{line}");
        }
    }
}

/// Whether its process holds the lock; two that look at the same time do not take each other for it.
fn is_alive(folder: &Path) -> bool {
    let alive = File::open(folder.join("alive"));
    alive.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

fn result(folder: &Path) -> Option<Value> {
    let events = fs::read_to_string(folder.join("events.jsonl")).ok()?;
    let last: Value = serde_json::from_str(events.lines().next_back()?).ok()?;
    (last["event"] == "result").then_some(last)
}
