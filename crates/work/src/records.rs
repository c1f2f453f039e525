//! Submissions that come from anywhere: each is read from a record, written to a file of its own, and judged with others of its problem.

use crate::failure::{Failure, Outcome};
use crate::judged::Ready;
use crate::observer::{Note, Observer, Terse};
use crate::others::Others;
use crate::stress::Search;
use crate::workspace::Workspace;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::expectation::Submission;
use ojkit_judge::pool;
use ojkit_judge::submission::{self, Options};
use ojkit_languages::inline::{self, SOURCE_BYTES_MAX};
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_search::stress::Amount;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Problems whose cases are kept at hand, and bytes of all these.
const PROBLEMS_MAX: usize = 64;
const CASES_BYTES: usize = 48 << 20;
/// Verdicts of which a later record with the same code profits.
const KNOWN_MAX: usize = 100_000;
/// Submissions for each job that are judged before the next problem is made ready.
const TOGETHER: usize = 4;

/// What a record is called.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Who {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its own name for itself.
    #[serde(default)]
    pub id: serde_json::Value,
    /// Who handed it in; null where the record does not say.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    pub student: serde_json::Value,
}

/// A line of the file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    /// Read before it is known whether the rest is a record.
    #[serde(rename = "id")]
    _id: IgnoredAny,
    #[serde(rename = "student")]
    _student: Option<IgnoredAny>,
    problem: String,
    language: String,
    code: Option<String>,
    file: Option<PathBuf>,
    expected: Option<Expected>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Expected {
    One(String),
    Several(Vec<String>),
}

/// A submission in a file, and who asks for its verdict.
pub struct Task {
    pub who: Who,
    pub problem: String,
    pub language: String,
    pub source: PathBuf,
    /// The verdicts that are as expected.
    pub expected: Vec<Verdict>,
    /// What decides the verdict.
    pub key: String,
}

/// What was found out of a submission.
pub struct Answer<'a> {
    pub ready: &'a Ready<'a>,
    pub judgement: &'a Judgement,
    pub search: Option<&'a Search>,
}

/// Takes the row of a record, or why there is none.
pub type Give<'g, R> = dyn FnMut(Task, Result<R, String>) -> Outcome<()> + 'g;

/// The place of a submission, its row, whether that may be remembered, and what is to be said.
type Done<R> = (usize, Outcome<(Result<R, String>, bool)>, Notes);

/// Notes of a thread, until the one that shows them takes them.
#[derive(Default)]
struct Notes(Vec<Note>);

impl Observer for Notes {
    fn note(&mut self, note: Note) -> io::Result<()> {
        self.0.push(note);
        Ok(())
    }
}

/// What judges records, with the latest problems and verdicts at hand; `R` is what the caller makes of an answer.
pub struct Records<'w, R> {
    workspace: &'w Workspace,
    search: Amount,
    row: fn(&Answer) -> R,
    /// The latest used last.
    ready: Vec<(String, Result<Ready<'w>, String>)>,
    known: HashMap<String, R>,
}

impl<'w, R: Clone + Send + Sync> Records<'w, R> {
    /// Makes a row of each answer.
    pub fn new(workspace: &'w Workspace, search: Amount, row: fn(&Answer) -> R) -> Records<'w, R> {
        Records { workspace, search, row, ready: Vec::new(), known: HashMap::new() }
    }

    /// Reads the record in a line, and writes a code that it carries into a folder that is made for it; or says what the line is called, and
    /// what is wrong with it.
    pub fn read(&self, line: usize, text: &[u8], folder: &Path) -> Result<Task, (Who, String)> {
        let mut who = Who { line, ..Who::default() };
        // Other systems' editors begin a file with a byte-order mark.
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let any: serde_json::Value = match serde_json::from_slice(text) {
            Ok(any) => any,
            Err(error) => return Err((who, format!("not JSON: {error}"))),
        };
        let named = |name: &str| match any.get(name).cloned().unwrap_or_default() {
            serde_json::Value::Array(_) | serde_json::Value::Object(_) | serde_json::Value::Bool(_) => None,
            value => Some(value),
        };
        let (id, student) = (named("id"), named("student"));
        let unnamed = [("id", id.is_none()), ("student", student.is_none())].into_iter().find(|(_, is_none)| *is_none);
        (who.id, who.student) = (id.unwrap_or_default(), student.unwrap_or_default());
        if let Some((name, _)) = unnamed {
            return Err((who, format!("`{name}` must be a string or a number")));
        }
        let wrong = |message: String| (who.clone(), message);
        let record: Record = serde_json::from_value(any).map_err(|error| wrong(format!("not a record: {error}")))?;
        if !self.workspace.collection.has(&record.problem) {
            return Err(wrong(format!("there is no problem `{}`", record.problem)));
        }
        let mut rows = self.workspace.machine.languages().iter();
        let row = rows.find(|row| row.name == record.language || row.extensions.contains(&record.language));
        let row = row.ok_or_else(|| {
            let known: Vec<&str> = self.workspace.machine.languages().iter().map(|row| row.name.as_str()).collect();
            wrong(format!("no language is called `{}`: there are {}", record.language, known.join(", ")))
        })?;
        let names = match record.expected {
            None => Vec::new(),
            Some(Expected::One(name)) => vec![name],
            Some(Expected::Several(names)) => names,
        };
        let expected: Result<Vec<Verdict>, _> = names
            .iter()
            .map(|name| Verdict::from_name(name).ok_or_else(|| wrong(format!("no verdict is called `{name}`"))))
            .collect();
        let expected = expected?;
        let (source, code) = match (record.code, record.file) {
            (Some(code), None) => {
                let ending = row.extensions.first().map_or("", String::as_str);
                let path = folder.join(format!("solution.{ending}"));
                (written(&path, code.as_bytes()).map_err(wrong)?, code.into_bytes())
            }
            (None, Some(file)) => {
                let source = self.workspace.cwd.join(file);
                let code = self.code(&source, &row.name).map_err(wrong)?;
                (source, code)
            }
            _ => return Err(wrong("a record has either `code` or `file`".to_owned())),
        };
        let (language, problem) = (row.name.clone(), record.problem);
        let key = key(&problem, &language, &code);
        Ok(Task { who, problem, language, source, expected, key })
    }

    /// The text of a file in a language, with everything that it takes from others: files of one text may take different ones.
    fn code(&self, path: &Path, language: &str) -> Result<Vec<u8>, String> {
        let shown = path.display();
        let unread = |error: io::Error| format!("cannot read {shown}: {error}");
        let data = fs::metadata(path).map_err(unread)?;
        if !data.is_file() || data.len() > SOURCE_BYTES_MAX {
            return Err(format!("{shown} is not a file of at most {SOURCE_BYTES_MAX} bytes"));
        }
        if self.workspace.machine.language_of(path).is_none_or(|of| of.name != language) {
            return Err(format!("{shown} is not in {language}, by its extension"));
        }
        let whole = inline::whole(self.workspace.machine.known(path), path, false);
        whole.map(|whole| whole.text).or_else(|_| fs::read(path)).map_err(unread)
    }

    /// Judges records, those with the same code once, and gives the row of each as soon as it is there, or why it could not be judged.
    pub fn judge(&mut self, tasks: Vec<Task>, give: &mut Give<R>, observer: &mut dyn Observer) -> Outcome<()> {
        let mut groups: BTreeMap<String, Vec<Task>> = BTreeMap::new();
        for task in tasks {
            groups.entry(task.problem.clone()).or_default().push(task);
        }
        let (mut together, mut bytes) = (Vec::new(), 0);
        for (problem, tasks) in groups {
            let files = tasks.iter().map(|task| task.source.as_path());
            match self.ready(&problem, files, observer)? {
                Ok(ready) => {
                    bytes += ready.bytes();
                    together.extend(tasks);
                }
                Err(why) => tasks.into_iter().try_for_each(|task| give(task, Err(why.clone())))?,
            }
            // Whoever is done does not wait for problems that only others need.
            if bytes > CASES_BYTES || together.len() >= TOGETHER * self.workspace.jobs {
                self.judge_ready(std::mem::take(&mut together), give, observer)?;
                bytes = 0;
            }
        }
        self.judge_ready(together, give, observer)
    }

    /// Judges records whose problems are all at hand, as many at a time as there are jobs.
    fn judge_ready(&mut self, tasks: Vec<Task>, give: &mut Give<R>, observer: &mut dyn Observer) -> Outcome<()> {
        let (mut same, mut firsts): (Vec<Vec<Task>>, HashMap<String, usize>) = (Vec::new(), HashMap::new());
        for task in tasks {
            if let Some(row) = self.known.get(&task.key).cloned() {
                give(task, Ok(row))?;
                continue;
            }
            let at = *firsts.entry(task.key.clone()).or_insert(same.len());
            if at == same.len() {
                same.push(Vec::new());
            }
            same[at].push(task);
        }
        let once: Vec<(String, PathBuf)> =
            same.iter().map(|tasks| (tasks[0].problem.clone(), tasks[0].source.clone())).collect();
        let jobs = self.workspace.jobs;
        // One submission alone has its cases side by side.
        let (own, is_over) = ((jobs / once.len().max(1)).max(1), AtomicBool::new(false));
        let (mut fresh, mut ended) = (Vec::new(), Ok(()));
        pool::map(
            jobs,
            once.len(),
            || (),
            |(), item, send: &dyn Fn(Done<R>)| {
                let (problem, source): &(String, PathBuf) = &once[item];
                if !is_over.load(Ordering::Relaxed) {
                    let mut notes = Notes::default();
                    send((item, self.row(problem, source, own, &mut notes), notes));
                }
            },
            &mut |(item, row, notes): Done<R>| {
                let given = row.and_then(|(row, is_lasting)| {
                    notes.0.into_iter().try_for_each(|note| observer.note(note))?;
                    let tasks = std::mem::take(&mut same[item]);
                    if let (Ok(row), true, Some(task)) = (&row, is_lasting, tasks.first()) {
                        fresh.push((task.key.clone(), row.clone()));
                    }
                    tasks.into_iter().try_for_each(|task| give(task, row.clone()))
                });
                if let Err(failure) = given {
                    is_over.store(true, Ordering::Relaxed);
                    ended = Err(failure);
                }
            },
        );
        if self.known.len() + fresh.len() > KNOWN_MAX {
            self.known.clear();
        }
        self.known.extend(fresh);
        self.forget();
        ended
    }

    /// Drops the problems that were used longest ago, where more are at hand than there is room for.
    fn forget(&mut self) {
        let bytes = |ready: &[(String, Result<Ready, String>)]| -> usize {
            ready.iter().map(|(_, one)| one.as_ref().map_or(0, Ready::bytes)).sum()
        };
        while self.ready.len() > PROBLEMS_MAX || bytes(&self.ready) > CASES_BYTES {
            drop(self.ready.remove(0));
        }
    }

    /// Judges a submission whose problem is at hand: its row, and whether that may be remembered; what a machine lacks today it may have tomorrow.
    fn row(
        &self,
        problem: &str,
        source: &Path,
        jobs: usize,
        observer: &mut dyn Observer,
    ) -> Outcome<(Result<R, String>, bool)> {
        let ready = self.ready.iter().find(|(slug, _)| slug == problem).map(|(_, ready)| ready);
        let Some(Ok(ready)) = ready else { return Ok((Err("it is not at hand".to_owned()), false)) };
        let path = source.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let submission = Submission { path, source: source.to_owned(), expected: vec![Verdict::Accepted] };
        let options = Options { jobs, ..Options::default() };
        let mut judgement =
            submission::judge(&self.workspace.machine, &[ready.entry(&submission)], &options, &mut |_| ()).remove(0);
        let search = self.search(source, ready, &mut judgement, observer)?;
        let is_lasting = judgement.skipped.is_none();
        let row = (self.row)(&Answer { ready, judgement: &judgement, search: search.as_ref() });
        Ok((Ok(row), is_lasting))
    }

    /// What follows the cases of a submission.
    fn search(
        &self,
        file: &Path,
        ready: &Ready,
        judgement: &mut Judgement,
        observer: &mut dyn Observer,
    ) -> Outcome<Option<Search>> {
        ready.problem.refuse_memory(&ready.cases, judgement)?;
        if let Some(others) = Others::of_model(&ready.problem) {
            others.dispute(&self.workspace.machine, (file, file), &ready.cases, &ready.agreed, judgement)?;
        }
        let follow_up = ready.follow_up(file, false);
        let search = follow_up.search(self.search, judgement, observer)?;
        if search.is_none() && ready.failed(judgement).is_some() {
            return follow_up.search_on(self.search, judgement, observer);
        }
        Ok(search)
    }

    /// Makes a problem the last of those at hand, with the time limits of these files; or why it cannot be judged.
    fn ready<'f>(
        &mut self,
        problem: &str,
        files: impl IntoIterator<Item = &'f Path>,
        observer: &mut dyn Observer,
    ) -> Outcome<Result<&Ready<'w>, String>> {
        let observer = &mut Terse(observer);
        let mut one = match self.ready.iter().position(|(slug, _)| slug == problem) {
            Some(at) => self.ready.remove(at),
            None => {
                let made = match self.make(problem, observer) {
                    Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                    made => made.map_err(|failure| failure.message()),
                };
                (problem.to_owned(), made)
            }
        };
        if let Ok(Ready { problem, cases, .. }) = &mut one.1 {
            problem.measure_limits(cases, files, observer)?;
        }
        self.ready.push(one);
        let why = || "it is not at hand".to_owned();
        Ok(self.ready.last().map_or_else(|| Err(why()), |(_, one)| one.as_ref().map_err(Clone::clone)))
    }

    fn make(&self, slug: &str, observer: &mut dyn Observer) -> Outcome<Ready<'w>> {
        let problem = self.workspace.open(slug, observer)?;
        let reference = problem.reference(None, None, observer)?;
        let mut ready = Ready::new(problem, Vec::new(), reference);
        ready.cases = ready.problem.cases(observer)?;
        ready.answer(observer)?;
        Ok(ready)
    }
}

/// What decides the verdict of a text.
fn key(problem: &str, language: &str, code: &[u8]) -> String {
    sha256_hex_of_parts(&[problem.as_bytes(), language.as_bytes(), code])
}

/// A text in a file, whose folder is made; or why not.
fn written(path: &Path, code: &[u8]) -> Result<PathBuf, String> {
    fs::create_dir_all(path.parent().unwrap_or(path))
        .and_then(|()| fs::write(path, code))
        .map(|()| path.to_owned())
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}
