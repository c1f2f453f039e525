//! Submissions that come from anywhere: each is read from a record, and judged by a thread of its own as soon as there is a place for it.
//!
//! A problem is made ready by the first record that names it, while the others that do wait without a place. The same code is judged once, however
//! many hand it in at the same time.

mod once;

use crate::banked;
use crate::failure::{Failure, Outcome};
use crate::follow_up::{FollowUp, may_be_smaller};
use crate::judged::Ready;
use crate::observer::{Note, Observer, Terse};
use crate::others::Others;
use crate::stress::Search;
use crate::workspace::{Opened, Workspace};
use ojkit_draw::Bound;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::expectation::Submission;
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_languages::inline::{self, SOURCE_BYTES_MAX};
use ojkit_languages::{Language, Toolchain};
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;
use ojkit_model::limits::{Asked, Limits};
use ojkit_model::verdict::Verdict;
use ojkit_run::turn::{Over, Places, Turn};
use ojkit_search::stress::Amount;
use once::{Holds, Once};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// Problems whose cases are kept at hand, and bytes of all these.
const PROBLEMS_MAX: usize = 64;
const CASES_BYTES: usize = 48 << 20;
/// Verdicts of which a later record with the same code profits: so many at least, and twice as many at most.
const KNOWN_MAX: usize = 10_000;
/// Languages and limits for which a problem is kept at hand.
const VARIANTS_MAX: usize = 16;
/// A problem that could not be made ready is tried again after so long.
const TRIED_AGAIN: Duration = Duration::from_secs(30);

/// What a record may ask for by the clock, in CPU time and in memory.
pub const WALL_MS: RangeInclusive<u64> = 1..=86_400_000;
/// See [`WALL_MS`].
pub const TIME_MS: RangeInclusive<u64> = 1..=Limits::TIME_MS_MAX;
/// See [`WALL_MS`].
pub const MEMORY_MIB: RangeInclusive<u64> = 1..=Limits::MEMORY_MIB_MAX;
/// How many inputs may be searched; more are a mistake.
pub const SEARCH: RangeInclusive<u64> = 0..=1_000_000_000_000;

/// What a record is called.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Who {
    /// Its line in the file, from 1.
    pub line: usize,
    /// Its own name for itself.
    #[serde(default)]
    pub id: Value,
    /// Who handed it in; null where the record does not say.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub student: Value,
    /// Anything else that is to be found in the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meta: Option<Meta>,
}

/// A value as its text, which takes a fraction of the memory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Value", into = "Value")]
pub struct Meta(Arc<str>);

impl From<Value> for Meta {
    fn from(value: Value) -> Meta {
        Meta(value.to_string().into())
    }
}

impl From<Meta> for Value {
    fn from(meta: Meta) -> Value {
        serde_json::from_str(&meta.0).unwrap_or_default()
    }
}

impl Who {
    /// A line of which no more is known.
    pub fn at(line: usize) -> Who {
        Who { line, ..Who::default() }
    }

    /// What a record is called, which is taken out of it.
    ///
    /// # Errors
    /// As much as can be used, and what is wrong with the rest.
    pub fn of(line: usize, any: &mut Value) -> Result<Who, (Who, Unjudged)> {
        let mut who = Who::at(line);
        let Some(object) = any.as_object_mut() else { return Ok(who) };
        let mut wrong = None;
        let mut take = |name: &str| match object.remove(name).unwrap_or_default() {
            Value::Array(_) | Value::Object(_) | Value::Bool(_) => {
                wrong.get_or_insert(format!("`{name}` must be a string or a number"));
                Value::Null
            }
            value => value,
        };
        (who.id, who.student) = (take("id"), take("student"));
        who.meta = object.remove("meta").filter(|meta| !meta.is_null()).map(Meta::from);
        if who.meta.take_if(|meta| meta.0.len() > META_BYTES_MAX).is_some() {
            wrong.get_or_insert(format!("`meta` has more than the {META_BYTES_MAX} bytes that it may have"));
        }
        wrong.map_or(Ok(who.clone()), |why| Err((who, bad(why))))
    }
}

/// Bytes that a record's `meta` may have.
const META_BYTES_MAX: usize = 1 << 20;

/// A line of the file, without what it is called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    problem: Value,
    language: String,
    code: Option<String>,
    file: Option<PathBuf>,
    expected: Option<Expected>,
    #[serde(default)]
    search: Value,
    #[serde(default)]
    wall_ms: Value,
    #[serde(default)]
    time_ms: Value,
    #[serde(default)]
    memory_mib: Value,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Expected {
    One(String),
    Several(Vec<String>),
}

/// How records are judged that say nothing else.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub search: Amount,
    /// How long one may take by the clock, once its problem is ready and it has a place; none for as long as its programs may.
    pub wall: Option<Duration>,
    pub asked: Asked,
}

impl Settings {
    /// Those of a record, which may say some of them.
    fn of(self, record: &Record) -> Result<Settings, Unjudged> {
        let within = |name: &str, value: &Value, range: RangeInclusive<u64>| match value.as_u64() {
            None if value.is_null() => Ok(None),
            Some(value) if range.contains(&value) => Ok(Some(value)),
            _ => Err(bad(format!("`{name}` is a whole number from {} to {}", range.start(), range.end()))),
        };
        let asked = Asked {
            time_ms: within("time_ms", &record.time_ms, TIME_MS)?.or(self.asked.time_ms),
            memory_mib: within("memory_mib", &record.memory_mib, MEMORY_MIB)?.or(self.asked.memory_mib),
            ..self.asked
        };
        let wall = within("wall_ms", &record.wall_ms, WALL_MS)?.map(Duration::from_millis);
        let search = within("search", &record.search, SEARCH)?.map_or(self.search, Amount::Exactly);
        Ok(Settings { search, wall: wall.or(self.wall), asked })
    }
}

/// What kind of thing keeps a record from being judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    BadRecord,
    UnknownProblem,
    MissingCompiler,
    Cancelled,
    /// The machine, or the files of the problem.
    Machine,
}

/// Why a record has no verdict.
#[derive(Clone, Debug, PartialEq)]
pub enum Unjudged {
    /// It has taken as long by the clock as it may.
    Late(Duration),
    Error(Kind, String),
}

impl Unjudged {
    fn machine(failure: &Failure) -> Unjudged {
        Unjudged::Error(Kind::Machine, failure.message())
    }
}

/// A submission in a file, and who asks for its verdict.
#[derive(Debug)]
pub struct Task {
    pub who: Who,
    pub problem: String,
    pub language: String,
    /// The verdicts that are as expected.
    pub expected: Vec<Verdict>,
    pub wall: Option<Duration>,
    source: PathBuf,
    /// Whether the problem is a question of the bank that the collection does not have.
    is_question: bool,
    search: Amount,
    asked: Asked,
    /// What decides the verdict.
    key: String,
    _folder: Option<Folder>,
}

/// A folder that is removed in the end.
#[derive(Debug)]
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays is removed with all scratch folders.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// What was found out of a submission.
pub struct Answer<'a> {
    pub bound: &'a Bound,
    pub cases: &'a [Case],
    pub judgement: &'a Judgement,
    pub search: Option<&'a Search>,
}

/// Notes of a thread, until the one that shows them takes them.
#[derive(Debug, Default)]
pub struct Notes(pub Vec<Note>);

impl Observer for Notes {
    fn note(&mut self, note: Note) -> io::Result<()> {
        self.0.push(note);
        Ok(())
    }
}

/// A problem with its cases, and what they mean for submissions of a language with some limits.
struct Held<'w> {
    ready: Ready<'w>,
    variants: Mutex<Vec<Variant<'w>>>,
}

type Variant<'w> = (String, Asked, Arc<Opened<'w>>);

/// A problem, once it was tried to make it ready; and when that was in vain.
type Tried<'w> = Option<Result<Arc<Held<'w>>, (Instant, Unjudged)>>;
type AtHand<'w> = Arc<Mutex<Tried<'w>>>;

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Each holds values that are put there whole: a thread that panicked has left none half done.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What judges records, with the latest problems and verdicts at hand; `R` is what the caller makes of an answer.
pub struct Records<'w, R> {
    own: Option<&'w Workspace>,
    questions: Option<&'w Workspace>,
    settings: Settings,
    places: Arc<Places>,
    row: fn(&Answer) -> R,
    /// The latest used last.
    ready: Mutex<Vec<(String, AtHand<'w>)>>,
    /// The latest verdicts, and those before.
    known: Mutex<[HashMap<String, Arc<Once<R>>>; 2]>,
}

impl<'w, R: Clone + Send + Sync> Records<'w, R> {
    /// Makes a row of each answer. Problems are those of a collection (`own`), and the bank's, where there is a place for these (`questions`).
    pub fn new(
        own: Option<&'w Workspace>,
        questions: Option<&'w Workspace>,
        settings: Settings,
        row: fn(&Answer) -> R,
    ) -> Records<'w, R> {
        let jobs = own.or(questions).map_or(1, |workspace| workspace.jobs);
        let (ready, known) = (Mutex::default(), Mutex::default());
        Records { own, questions, settings, places: Places::new(jobs), row, ready, known }
    }

    /// The work of a record, which begins when there is a place.
    pub fn turn(&self, task: &Task) -> Arc<Turn> {
        Turn::new(&self.places, task.wall)
    }

    /// Reads a record, and writes a code that it carries into a folder of its own; or says what the line is called, and what is wrong with it.
    ///
    /// # Errors
    /// What the line is called, and what is wrong with it.
    pub fn read(&self, line: usize, mut any: Value) -> Result<Task, (Who, Unjudged)> {
        let who = Who::of(line, &mut any)?;
        self.task(who.clone(), any).map_err(|why| (who, why))
    }

    fn task(&self, who: Who, any: Value) -> Result<Task, Unjudged> {
        if !any.is_object() {
            return Err(bad("not a record: it must be an object"));
        }
        let record: Record = serde_json::from_value(any).map_err(|error| {
            let unknown = error.to_string().starts_with("unknown field");
            let help = if unknown { "; put fields of your own into `meta`" } else { "" };
            bad(format!("not a record: {error}{help}"))
        })?;
        let Some(workspace) = self.own.or(self.questions) else { return Err(bad("there is no collection")) };
        let name = match &record.problem {
            Value::String(name) => name.clone(),
            Value::Number(number) => number.to_string(),
            _ => return Err(bad("`problem` is the name of a folder, or the name, number or title of a question")),
        };
        let (problem, is_question) = self.problem(&name)?;
        let Settings { search, wall, asked } = self.settings.of(&record)?;
        let mut rows = workspace.machine.languages().iter();
        let asked_for = record.language.trim_start_matches('.').to_ascii_lowercase();
        let name = Language::from_name(&asked_for).map_or(asked_for.as_str(), |language| language.name());
        let row = rows.find(|row| row.name.eq_ignore_ascii_case(name) || row.extensions.contains(&asked_for));
        let row = row.ok_or_else(|| {
            let known: Vec<&str> = workspace.machine.languages().iter().map(|row| row.name.as_str()).collect();
            bad(format!("no language is called `{}`: there are {}", record.language, known.join(", ")))
        })?;
        let names = match record.expected {
            None => Vec::new(),
            Some(Expected::One(name)) => vec![name],
            Some(Expected::Several(names)) => names,
        };
        let verdict =
            |name: &String| Verdict::from_name(name).ok_or_else(|| bad(format!("no verdict is called `{name}`")));
        let expected: Vec<Verdict> = names.iter().map(verdict).collect::<Result<_, _>>()?;
        let (source, code, folder) = match (record.code, record.file) {
            (Some(code), None) => {
                let folder = Folder(workspace.machine.scratch());
                let ending = row.extensions.first().map_or("", String::as_str);
                let path = folder.0.join(format!("solution.{ending}"));
                let written = fs::create_dir_all(&folder.0).and_then(|()| fs::write(&path, &code));
                written.map_err(|error| {
                    Unjudged::Error(Kind::Machine, format!("cannot write {}: {error}", path.display()))
                })?;
                (path, code.into_bytes(), Some(folder))
            }
            (None, Some(file)) => {
                let source = workspace.cwd.join(file);
                let code = code_in(workspace, &source, row).map_err(bad)?;
                (source, code, None)
            }
            _ => return Err(bad("a record has either `code` or `file`")),
        };
        let how = format!("{is_question}{search:?}{asked:?}");
        let key = sha256_hex_of_parts(&[problem.as_bytes(), row.name.as_bytes(), how.as_bytes(), &code]);
        let language = row.name.clone();
        Ok(Task { who, problem, language, expected, wall, source, is_question, search, asked, key, _folder: folder })
    }

    /// The problem that a name means, and whether it is a question of the bank that the collection does not have.
    fn problem(&self, name: &str) -> Result<(String, bool), Unjudged> {
        let has = |slug: &str| self.own.is_some_and(|own| own.collection.has(slug));
        if has(name) {
            return Ok((name.to_owned(), false));
        }
        let unknown =
            |help: String| Unjudged::Error(Kind::UnknownProblem, format!("there is no problem `{name}`{help}"));
        if self.questions.is_none() {
            return Err(unknown(String::new()));
        }
        match banked::found(name) {
            Ok(slug) => Ok((slug.clone(), !has(&slug))),
            Err(nearest) => Err(unknown(nearest.map_or(String::new(), |near| format!("; did you mean `{near}`?")))),
        }
    }

    /// Judges a record in its turn; those with the same code once.
    ///
    /// # Errors
    /// Why there is no verdict.
    pub fn judge(&self, task: &Task, turn: &Arc<Turn>, observer: &mut dyn Observer) -> Result<R, Unjudged> {
        let once = self.once(&task.key);
        once.get(turn, task.wall, |begun| self.judged(task, turn, begun, observer))
    }

    fn once(&self, key: &str) -> Arc<Once<R>> {
        let mut known = locked(&self.known);
        if known[0].len() >= KNOWN_MAX {
            known[1] = std::mem::take(&mut known[0]);
        }
        let [latest, before] = &mut *known;
        let once = latest.entry(key.to_owned()).or_insert_with(|| before.remove(key).unwrap_or_default());
        once.clone()
    }

    /// The row of a record, and for whom it holds; what a machine lacks today it may have tomorrow.
    fn judged(
        &self,
        task: &Task,
        turn: &Arc<Turn>,
        begun: &OnceLock<Instant>,
        observer: &mut dyn Observer,
    ) -> Result<(R, Holds), Unjudged> {
        let held = self.ready(task, observer)?;
        let problem = self.variant(&held, task, observer)?;
        turn.work(|| {
            begun.get_or_init(Instant::now);
            self.row(task, (&held.ready, &problem), turn, observer)
        })
    }

    fn row(
        &self,
        task: &Task,
        (ready, problem): (&Ready, &Opened),
        turn: &Turn,
        observer: &mut dyn Observer,
    ) -> Result<(R, Holds), Unjudged> {
        let over = || match turn.over() {
            Some(Over::Late) => Err(Unjudged::Late(task.wall.unwrap_or_default())),
            Some(Over::Cancelled) => Err(cancelled()),
            None => Ok(()),
        };
        over()?;
        let (machine, bound, cases) = (&problem.workspace.machine, &problem.bound, &ready.cases[..]);
        let path = task.source.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let submission = Submission { path, source: task.source.clone(), expected: vec![Verdict::Accepted] };
        let entry = Entry { bound, submission: &submission, cases };
        let options = Options { jobs: 1, ..Options::default() };
        let mut judgement = submission::judge(machine, &[entry], &options, &mut |_| ()).remove(0);
        over()?;
        let before = judgement.clone();
        let mut search = self.search(task, (ready, problem), &mut judgement, observer);
        if let Some(why) = turn.over() {
            // What the cases say holds, unless the rest might have said something else.
            if why == Over::Cancelled || before.verdict().is_none_or(|verdict| verdict == Verdict::Accepted) {
                over()?;
            }
            (judgement, search) = (before, Ok(None));
        }
        let search = search.map_err(|failure| Unjudged::machine(&failure))?;
        let standing = judgement.standing();
        let is_by_clock = turn.over().is_some() || standing.failure.as_ref().is_some_and(|failure| failure.by_clock);
        let holds = match judgement.verdict() {
            Some(Verdict::JudgeError) => Holds::Never,
            _ if is_by_clock || judgement.skipped.is_some() || standing.doubtful().is_some() => Holds::Once,
            _ => Holds::Always,
        };
        let row = (self.row)(&Answer { bound, cases, judgement: &judgement, search: search.as_ref() });
        Ok((row, holds))
    }

    /// What follows the cases of a submission.
    fn search(
        &self,
        task: &Task,
        (ready, problem): (&Ready, &Opened),
        judgement: &mut Judgement,
        observer: &mut dyn Observer,
    ) -> Outcome<Option<Search>> {
        let (machine, cases, file) = (&problem.workspace.machine, &ready.cases[..], &*task.source);
        problem.refuse_memory(cases, judgement)?;
        if let Some(others) = Others::of_model(problem) {
            others.dispute(machine, (file, file), cases, &ready.agreed, judgement)?;
        }
        let reference = ready.reference.as_ref();
        let follow_up =
            FollowUp { problem, machine, cases, source: file, file, reference, fresh: false, is_timed: true };
        let search = follow_up.search(task.search, judgement, observer)?;
        let failed = || {
            let (failure, verdict) = (judgement.failure()?, judgement.verdict()?);
            cases.iter().find(|case| case.name == failure.case).map(|case| may_be_smaller(case, verdict))
        };
        if search.is_none() && failed() == Some(true) {
            return follow_up.search_on(task.search, judgement, observer);
        }
        Ok(search)
    }

    /// A problem with its cases, made ready where it is not at hand; or why it cannot be judged.
    fn ready(&self, task: &Task, observer: &mut dyn Observer) -> Result<Arc<Held<'w>>, Unjudged> {
        let place = self.place(task);
        // Who waits here for another that makes it ready has no place of those who work.
        let mut tried = locked(&place);
        match &*tried {
            Some(Ok(held)) => return Ok(held.clone()),
            Some(Err((when, why))) if when.elapsed() < TRIED_AGAIN => return Err(why.clone()),
            _ => {}
        }
        let made = self.places.hold(|| self.made(task, &mut Terse(observer)));
        let made = made.map_err(|failure| Unjudged::machine(&failure));
        *tried = Some(made.clone().map_err(|why| (Instant::now(), why)));
        drop(tried);
        self.forget();
        made
    }

    fn place(&self, task: &Task) -> AtHand<'w> {
        let mut all = locked(&self.ready);
        let name = format!("{}{}", if task.is_question { "?" } else { "" }, task.problem);
        let known = all.iter().position(|(of, _)| *of == name);
        let place = known.map_or_else(AtHand::default, |at| all.remove(at).1);
        all.push((name, place.clone()));
        place
    }

    /// Drops the problems that were used longest ago, where more are at hand than there is room for.
    fn forget(&self) {
        let mut all = locked(&self.ready);
        // One that is being made now counts when it is there.
        let bytes = |place: &AtHand| match place.try_lock().as_deref() {
            Ok(Some(Ok(held))) => held.ready.bytes(),
            _ => 0,
        };
        let sizes: Vec<usize> = all.iter().map(|(_, place)| bytes(place)).collect();
        let (mut count, mut sum) = (all.len(), sizes.iter().sum::<usize>());
        let over = sizes.iter().take_while(|size| {
            let is_over = count > PROBLEMS_MAX || (sum > CASES_BYTES && count > 1);
            (count, sum) = (count - 1, sum - **size);
            is_over
        });
        let over = over.count();
        all.drain(..over);
    }

    fn made(&self, task: &Task, observer: &mut dyn Observer) -> Outcome<Arc<Held<'w>>> {
        let slug = &task.problem;
        let workspace = if task.is_question { self.questions } else { self.own };
        let Some(workspace) = workspace else { return Err(Failure::usage("there is no collection", "")) };
        if task.is_question {
            banked::unpack(&workspace.collection, slug)?;
        }
        let problem = workspace.open(slug, observer)?;
        let reference = problem.reference(None, None, observer)?;
        let mut ready = Ready::new(problem, Vec::new(), reference);
        ready.cases = ready.problem.cases(observer)?;
        ready.answer(observer)?;
        Ok(Arc::new(Held { ready, variants: Mutex::default() }))
    }

    /// The problem with the limits of a record.
    fn variant(&self, held: &Held<'w>, task: &Task, observer: &mut dyn Observer) -> Result<Arc<Opened<'w>>, Unjudged> {
        let mut variants = locked(&held.variants);
        let is_same = |(language, asked, _): &Variant| *language == task.language && *asked == task.asked;
        if let Some(at) = variants.iter().position(is_same) {
            let known = variants.remove(at);
            let opened = known.2.clone();
            variants.push(known);
            return Ok(opened);
        }
        let Opened { workspace, bound, submissions, .. } = &held.ready.problem;
        let mut bound = bound.clone();
        bound.problem.asked = task.asked;
        let mut opened = Opened { workspace, bound, submissions: submissions.clone(), faults: Vec::new() };
        let file = [&*task.source];
        let measured = self.places.hold(|| opened.measure_limits(&held.ready.cases, file, &mut Terse(observer)));
        measured.map_err(|failure| Unjudged::machine(&failure))?;
        let opened = Arc::new(opened);
        if variants.len() >= VARIANTS_MAX {
            variants.remove(0);
        }
        variants.push((task.language.clone(), task.asked, opened.clone()));
        Ok(opened)
    }
}

fn cancelled() -> Unjudged {
    Unjudged::Error(Kind::Cancelled, "cancelled".to_owned())
}

fn bad(why: impl Into<String>) -> Unjudged {
    Unjudged::Error(Kind::BadRecord, why.into())
}

/// The text of a file in a language, with everything that it takes from others: files of one text may take different ones.
fn code_in(workspace: &Workspace, path: &Path, language: &Toolchain) -> Result<Vec<u8>, String> {
    let shown = path.display();
    let unread = |error: io::Error| format!("cannot read {shown}: {error}");
    let data = fs::metadata(path).map_err(unread)?;
    if !data.is_file() || data.len() > SOURCE_BYTES_MAX {
        return Err(format!("{shown} is not a file of at most {SOURCE_BYTES_MAX} bytes"));
    }
    if workspace.machine.language_of(path).is_none_or(|of| of.name != language.name) {
        return Err(format!("{shown} is not in {}, by its extension", language.name));
    }
    let whole = inline::whole(workspace.machine.known(path), path, false);
    whole.map(|whole| whole.text).or_else(|_| fs::read(path)).map_err(unread)
}
