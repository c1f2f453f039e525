//! Where submissions are judged that come from anywhere: read from a record, written to a file of their own, judged problem by problem.

use crate::cli::after_cases::Judged;
use crate::cli::cases::Making;
use crate::cli::context::Context;
use crate::cli::oracle::{Against, Around, Oracle};
use crate::cli::time_limits;
use crate::cli::witnesses::{Agreed, Bench, is_refused};
use crate::report::search::Search;
use crate::report::stream::{Answer, Smallest};
use ojkit_draw::Bound;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_languages::Machine;
use ojkit_languages::inline::{self, SOURCE_BYTES_MAX};
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_scale::Who;
use ojkit_search::stress::Amount;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Problems whose cases are kept at hand, and bytes of all these.
const PROBLEMS_MAX: usize = 64;
const CASES_BYTES: usize = 48 << 20;
/// Verdicts of which a later record with the same code profits.
const KNOWN_MAX: usize = 100_000;

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

/// A record that can be judged, as it was read.
pub(super) struct Parsed {
    pub who: Who,
    pub problem: String,
    pub language: String,
    /// The file that it names; one with its code is to be written.
    pub file: Option<PathBuf>,
    /// What that file is called, or will be.
    pub name: String,
    /// The text, with everything that it takes from other files.
    pub code: Vec<u8>,
    pub expected: Vec<Verdict>,
    /// What decides the verdict.
    pub key: String,
}

/// A submission in a file, and who asks for its verdict.
pub(super) struct Task {
    pub who: Who,
    pub problem: String,
    pub language: String,
    pub source: PathBuf,
    pub expected: Vec<Verdict>,
    /// What decides the verdict.
    pub key: String,
}

/// A problem with everything to judge by.
pub(super) struct Ready {
    pub loaded: Bound,
    folder: PathBuf,
    all: Vec<Submission>,
    pub cases: Vec<Case>,
    pub oracle: Option<Oracle>,
    /// Who was found to give the answers of which cases.
    agreed: Agreed,
    pub bytes: usize,
}

/// What a desk does with submissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Asks {
    /// For verdicts on the cases, and searches where all of them pass.
    Verdicts,
    /// For countercases alone.
    Countercases,
}

pub(super) struct Desk<'a> {
    collection: &'a Collection,
    machine: &'a Machine,
    asks: Asks,
    search: Amount,
    /// The latest used last.
    ready: Vec<(String, Result<Ready, String>)>,
    known: HashMap<String, Answer>,
}

impl<'a> Desk<'a> {
    pub fn new(collection: &'a Collection, machine: &'a Machine, asks: Asks, search: Amount) -> Desk<'a> {
        Desk { collection, machine, asks, search, ready: Vec::new(), known: HashMap::new() }
    }

    /// Reads the record in a line; or says what the line is called, and what is wrong with it.
    pub fn read(&self, context: &Context, line: usize, text: &[u8]) -> Result<Parsed, (Who, String)> {
        let mut who = Who { line, ..Who::default() };
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
        if !self.collection.has(&record.problem) {
            return Err(wrong(format!("there is no problem `{}`", record.problem)));
        }
        let mut rows = self.machine.languages().iter();
        let row = rows.find(|row| row.name == record.language || row.extensions.contains(&record.language));
        let row = row.ok_or_else(|| {
            let known: Vec<&str> = self.machine.languages().iter().map(|row| row.name.as_str()).collect();
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
        let (file, name, code) = match (record.code, record.file) {
            (Some(code), None) => {
                let ending = row.extensions.first().map_or("", String::as_str);
                (None, format!("solution.{ending}"), code.into_bytes())
            }
            (None, Some(file)) => {
                let code = self.code(&context.path(&file), &row.name).map_err(wrong)?;
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (Some(context.path(&file)), name, code)
            }
            _ => return Err(wrong("a record has either `code` or `file`".to_owned())),
        };
        let language = row.name.clone();
        let key = key(&record.problem, &language, &code);
        Ok(Parsed { who, problem: record.problem, language, file, name, code, expected: expected?, key })
    }

    /// The text of a file in a language, with everything that it takes from others: files of one text may take different ones.
    pub fn code(&self, path: &Path, language: &str) -> Result<Vec<u8>, String> {
        let shown = path.display();
        let unread = |error: io::Error| format!("cannot read {shown}: {error}");
        let data = fs::metadata(path).map_err(unread)?;
        if !data.is_file() || data.len() > SOURCE_BYTES_MAX {
            return Err(format!("{shown} is not a file of at most {SOURCE_BYTES_MAX} bytes"));
        }
        if self.machine.language_of(path).is_none_or(|of| of.name != language) {
            return Err(format!("{shown} is not in {language}, by its extension"));
        }
        let whole = inline::whole(self.machine.known(path), path, false);
        whole.map(|whole| whole.text).or_else(|_| fs::read(path)).map_err(unread)
    }

    /// Judges records, those with the same code once, and as many together as their cases leave room for.
    pub fn judge(&mut self, context: &mut Context, tasks: Vec<Task>) -> Outcome<Vec<Answer>> {
        let mut answers = Vec::with_capacity(tasks.len());
        let mut groups: BTreeMap<String, Vec<Task>> = BTreeMap::new();
        for task in tasks {
            groups.entry(task.problem.clone()).or_default().push(task);
        }
        let (mut together, mut bytes) = (Vec::new(), 0);
        for (problem, tasks) in groups {
            let files = tasks.iter().map(|task| task.source.as_path());
            match self.ready(context, &problem, files)? {
                Ok(ready) => {
                    bytes += ready.bytes;
                    together.extend(tasks);
                }
                Err(why) => answers.extend(tasks.into_iter().map(|task| Answer::error(task.who, why.clone()))),
            }
            if bytes > CASES_BYTES {
                self.judge_ready(context, std::mem::take(&mut together), &mut answers)?;
                bytes = 0;
            }
        }
        self.judge_ready(context, together, &mut answers)?;
        Ok(answers)
    }

    /// Judges records whose problems are all at hand.
    fn judge_ready(&mut self, context: &mut Context, tasks: Vec<Task>, answers: &mut Vec<Answer>) -> Outcome<()> {
        let mut keys = HashSet::new();
        let first: Vec<&Task> =
            tasks.iter().filter(|task| !self.known.contains_key(&task.key) && keys.insert(&task.key)).collect();
        let fresh = self.first_time(context, &first)?;
        for task in tasks {
            if let Some(known) = fresh.get(&task.key).or_else(|| self.known.get(&task.key)) {
                answers.push(known.to(task.who, task.problem, task.language, task.expected));
            }
        }
        if self.known.len() + fresh.len() > KNOWN_MAX {
            self.known.clear();
        }
        // What a machine lacks today it may have tomorrow.
        self.known.extend(fresh.into_iter().filter(|(_, answer)| answer.error.is_none()));
        self.forget();
        Ok(())
    }

    /// Drops the problems that were used longest ago, where more are at hand than there is room for.
    pub fn forget(&mut self) {
        let bytes = |ready: &[(String, Result<Ready, String>)]| -> usize {
            ready.iter().map(|(_, one)| one.as_ref().map_or(0, |one| one.bytes)).sum()
        };
        while self.ready.len() > PROBLEMS_MAX || bytes(&self.ready) > CASES_BYTES {
            drop(self.ready.remove(0));
        }
    }

    /// Judges submissions whose problems are at hand, by their keys.
    fn first_time(&self, context: &mut Context, tasks: &[&Task]) -> Outcome<HashMap<String, Answer>> {
        let submission = |task: &&Task| {
            let path = task.source.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            Submission { path, source: task.source.clone(), expected: vec![Verdict::Accepted] }
        };
        let submissions: Vec<Submission> = tasks.iter().map(submission).collect();
        let ready = |problem: &str| self.ready.iter().find(|(slug, _)| slug == problem)?.1.as_ref().ok();
        let at_hand: Vec<(&Task, &Ready, &Submission)> = tasks
            .iter()
            .zip(&submissions)
            .filter_map(|(&task, submission)| Some((task, ready(&task.problem)?, submission)))
            .collect();
        let entries: Vec<Entry> = at_hand
            .iter()
            .map(|&(_, Ready { loaded, folder, cases, .. }, submission)| Entry {
                bound: loaded,
                folder,
                submission,
                cases,
            })
            .collect();
        let scratch = self.machine.scratch().join("judging");
        let options = Options { jobs: context.jobs(), all_cases: false, scratch: &scratch, site: None, earlier: None };
        let judgements = match self.asks {
            Asks::Verdicts => submission::judge(self.machine, &entries, &options, &mut |_| ()),
            Asks::Countercases => entries.iter().map(unjudged).collect(),
        };
        let mut fresh = HashMap::new();
        for ((task, Ready { loaded, cases, oracle, agreed, .. }, _), mut judgement) in at_hand.iter().zip(judgements) {
            let (collection, machine, file) = (self.collection, self.machine, &task.source);
            if is_refused(&judgement)
                && let Some(bench) = Bench::of_model(machine, collection, loaded)
            {
                bench.hear(machine, (file, file), cases, agreed, &mut judgement)?;
            }
            let judged = Judged { collection, machine, loaded, cases, source: file, file, fresh: false };
            let oracle = oracle.as_ref();
            let answer = match (self.asks, oracle) {
                (Asks::Verdicts, _) => {
                    let mut search = judged.search(context, oracle, self.search, &mut judgement)?;
                    if search.is_none() && fails_generated(&judgement, cases) {
                        search = judged.search_smaller(context, oracle, self.search, &judgement)?;
                    }
                    let smallest = smallest(loaded, cases, &judgement, search.as_ref());
                    Answer::of(&judgement, smallest, search.map(|search| search.json(&loaded.problem)))
                }
                (Asks::Countercases, None) => {
                    let why = "there is neither a model nor an oracle to compare with";
                    Answer::error(task.who.clone(), why.to_owned())
                }
                (Asks::Countercases, _) => match judged.searched(context, oracle, self.search, &mut judgement)? {
                    Ok(search) => {
                        let smallest = smallest(loaded, cases, &judgement, search.as_ref());
                        Answer::searched(&judgement, smallest, search.map(|search| search.json(&loaded.problem)))
                    }
                    // Where its text lies for the time of a run says nothing to anybody.
                    Err(why) => {
                        let name = file.file_name().unwrap_or_default().to_string_lossy();
                        let why = why.replace(&file.display().to_string(), &name);
                        Answer::error(task.who.clone(), why)
                    }
                },
            };
            fresh.insert(task.key.clone(), answer);
        }
        Ok(fresh)
    }

    /// Makes a problem the last of those at hand, with the time limits of these files; or why it cannot be judged.
    pub fn ready<'f>(
        &mut self,
        context: &mut Context,
        problem: &str,
        files: impl IntoIterator<Item = &'f Path>,
    ) -> Outcome<Result<&Ready, String>> {
        let at = self.ready.iter().position(|(slug, _)| slug == problem);
        let mut one = match at {
            Some(at) => self.ready.remove(at),
            None => {
                context.is_terse = true;
                let made = self.make(context, problem);
                context.is_terse = false;
                let made = match made {
                    Err(Failure::Output(error)) => return Err(Failure::Output(error)),
                    made => made.map_err(|failure| failure.text().trim_end().to_owned()),
                };
                (problem.to_owned(), made)
            }
        };
        if let Ok(Ready { loaded, all, cases, .. }) = &mut one.1 {
            context.is_terse = true;
            let measured = time_limits::measure(context, self.machine, loaded, (all, cases), files);
            context.is_terse = false;
            measured?;
        }
        self.ready.push(one);
        let why = || "it is not at hand".to_owned();
        Ok(self.ready.last().map_or_else(|| Err(why()), |(_, one)| one.as_ref().map_err(Clone::clone)))
    }

    fn make(&self, context: &mut Context, slug: &str) -> Outcome<Ready> {
        let loaded = context.load_on(self.machine, slug)?;
        let folder = self.collection.folder(slug);
        let known = |path: &Path| self.machine.language_of(path).is_some();
        let (all, _) = expectation::discover(&loaded.problem, &folder, &known);
        let around = Around { collection: self.collection, machine: self.machine, loaded: &loaded, file: None };
        let oracle = Oracle::of(context, around, &Against::default())?;
        let making = Making { collection: self.collection, machine: self.machine, loaded: &loaded, submissions: &all };
        let mut cases = making.ready(context)?;
        if let Some(oracle) = &oracle {
            oracle.answer(context, self.machine, &loaded, &mut cases)?;
        }
        let bytes = cases.iter().map(|case| case.input.len() + case.answer.as_ref().map_or(0, Vec::len)).sum();
        Ok(Ready { loaded, folder, all, cases, oracle, agreed: Agreed::default(), bytes })
    }
}

/// Whether a submission gives a wrong output or crashes on an input that no person chose: there may be a smaller one.
fn fails_generated(judgement: &Judgement, cases: &[Case]) -> bool {
    let failed = judgement.failed_case().and_then(|name| cases.iter().find(|case| case.name == name));
    matches!(judgement.verdict(), Some(Verdict::WrongAnswer | Verdict::RunTimeError))
        && failed.is_some_and(|case| !matches!(&*case.group, "sample" | "kept" | "pinned"))
}

/// The smallest input known that a submission fails: what the search has found, else the first case.
pub(super) fn smallest(
    bound: &Bound,
    cases: &[Case],
    judgement: &Judgement,
    search: Option<&Search>,
) -> Option<Smallest> {
    let found = search.and_then(|search| search.searched.countercase.as_ref().filter(|_| search.doubt.is_none()));
    if let Some(found) = found {
        return Some(Smallest::new(bound, found.input.as_bytes(), &found.message));
    }
    let (name, message) = judgement.first_failure.as_ref()?;
    let case = cases.iter().find(|case| case.name == *name)?;
    Some(Smallest::new(bound, &case.input, message))
}

/// A submission that no case has refused, since none was asked.
fn unjudged(entry: &Entry) -> Judgement {
    Judgement {
        problem: entry.bound.problem.slug.clone(),
        submission: entry.submission.path.clone(),
        language: String::new(),
        expected: Vec::new(),
        result: Ok(Verdict::Accepted),
        cases: Vec::new(),
        score: None,
        first_failure: None,
        doubt: None,
        note: String::new(),
        earlier: false,
    }
}

/// What decides the verdict of a text.
pub(super) fn key(problem: &str, language: &str, code: &[u8]) -> String {
    sha256_hex_of_parts(&[problem.as_bytes(), language.as_bytes(), code])
}

impl Parsed {
    /// The submission as a file: its own, or one in a folder that is made for it.
    pub fn task(self, folder: &Path) -> Result<Task, (Who, String)> {
        let Parsed { who, problem, language, file, name, code, expected, key } = self;
        let source = match file {
            Some(file) => file,
            None => match written(&folder.join(name), &code) {
                Ok(source) => source,
                Err(error) => return Err((who, error)),
            },
        };
        Ok(Task { who, problem, language, source, expected, key })
    }
}

/// A text in a file, whose folder is made; or why not.
pub(super) fn written(path: &Path, code: &[u8]) -> Result<PathBuf, String> {
    fs::create_dir_all(path.parent().unwrap_or(path))
        .and_then(|()| fs::write(path, code))
        .map(|()| path.to_owned())
        .map_err(|error| format!("cannot write {}: {error}", path.display()))
}
