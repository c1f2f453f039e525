//! The search for a countercase of one submission, as `ojkit stress` asks for it.

use crate::failure::{Failure, Outcome};
use crate::observer::{Observer, Terse, search};
use crate::others::{self, Others, Said};
use crate::workspace::{Opened, sound};
use ojkit_draw::Bound;
use ojkit_draw::Drawing;
use ojkit_draw::kept::KeptInput;
use ojkit_files::atomic;
use ojkit_files::hash::sha256_hex;
use ojkit_judge::submission::single;
use ojkit_languages::Machine;
use ojkit_model::finding::Finding;
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::{Contest, NotReady, Stop};
use ojkit_search::reference::{Reference, Role};
use ojkit_search::stress::{self, Confirmed, Options, Request, SearchError, Searched};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::time::Duration;

/// A longer input does not fit into a command: it is written to a file.
const REPLAYED_MAX: usize = 400;
const REPLAYED_LINES_MAX: usize = 20;

/// Whether an input fits into the command that tries it again.
pub fn is_short(input: &[u8]) -> bool {
    input.len() <= REPLAYED_MAX && input.iter().filter(|&&byte| byte == b'\n').count() <= REPLAYED_LINES_MAX
}

/// What is searched.
pub struct Query<'a> {
    pub submission: &'a Path,
    /// As messages name it.
    pub shown: &'a str,
    pub reference: &'a Reference,
    pub drawing: &'a Drawing,
    /// The constraints that led to these, beside the problem's own.
    pub constraints: &'a [String],
    /// Whether every one of them is tried.
    pub exhaustive: bool,
    pub seed: u64,
    /// How long, in seconds.
    pub time: f64,
}

/// What was searched, and what that means.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Search {
    pub searched: Searched,
    /// How many inputs it was to try; none where its time was to end it.
    pub count: Option<u64>,
    /// Whether an earlier run made it.
    pub remembered: bool,
    /// What that says of the submission, and why it decides nothing where it does not.
    pub finding: Option<Finding>,
    /// The reference, as messages call it.
    pub reference: String,
    /// The constraints within which was searched, beside the problem's own.
    pub constraints: Vec<String>,
    /// The file that holds a countercase too long for a command.
    pub input: Option<String>,
}

impl Search {
    /// What it found, where that decides nothing.
    pub fn open(&self) -> Option<&Finding> {
        self.finding.as_ref().filter(|finding| finding.reason.is_some())
    }

    /// What it found, where that decides and fails only after others.
    pub(crate) fn after_others(&self) -> Option<&Finding> {
        self.finding.as_ref().filter(|finding| finding.reason.is_none() && finding.is_after_others())
    }

    /// Whether how time grows refuses the submission.
    pub(crate) fn is_by_growth(&self) -> bool {
        self.searched.countercase.as_ref().is_some_and(|case| case.by_growth)
    }
}

impl Opened<'_> {
    /// Searches the smallest input that a submission fails.
    ///
    /// # Errors
    /// What cannot be built; a reference that gives no answer, or not always the same.
    pub fn stress(&self, query: &Query, observer: &mut dyn Observer) -> Outcome<Search> {
        let Opened { workspace, bound, .. } = self;
        let machine = &workspace.machine;
        let name = query.reference.name();
        let contest = Contest {
            bound,
            submission: query.submission,
            reference: (&query.reference.source, &name),
            patience: query.patience(),
        };
        let known = self.known()?;
        let (slug, seed, time) = (self.slug(), query.seed, Duration::from_secs_f64(query.time));
        let options = Options { slug, seed, time, known: &known, ..Options::default() };
        let searched = search(observer, "searching for an input that fails", |tell| {
            let (options, drawing, exhaustive) = (Options { tell, ..options }, query.drawing, query.exhaustive);
            stress::search(machine, &Request { contest, drawing, options, exhaustive })
        });
        let mut searched = searched.map_err(|error| failure(error, Path::new(query.shown), bound))?;
        sound(bound)?;
        let finding = self.disputed(query, &mut searched)?;
        searched.notes.extend(query.drawing.likeness());
        let case = searched.countercase.as_ref();
        let input = case.and_then(|case| written(machine, self.slug(), query.submission, &case.input));
        let constraints = query.constraints.to_vec();
        Ok(Search { searched, count: None, remembered: false, finding, reference: name, constraints, input })
    }

    /// The examples and the kept cases: what others fell into before.
    fn known(&self) -> Outcome<Vec<Input>> {
        let shown = self.kept_path();
        let kept = self.kept()?.into_iter().filter_map(|case| match case.input {
            KeptInput::Values(input) => Some(input),
            KeptInput::Text(text) => self.bound.validator.text(&shown, text.as_bytes()).ok(),
        });
        Ok(self.bound.problem.examples.iter().map(|example| example.input.clone()).chain(kept).collect())
    }

    /// The first kept case that a submission fails, and the verdict with its message: what is kept may be beyond what a search tries.
    ///
    /// # Errors
    /// The cases cannot be made; a machine that lacks what the submission needs.
    pub fn failed_kept_case(&self, submission: &Path, observer: &mut dyn Observer) -> Outcome<Option<Finding>> {
        if self.kept()?.is_empty() {
            return Ok(None);
        }
        let (cases, _) = self.agreed_cases(&mut Terse(observer))?;
        for case in cases.iter().filter(|case| case.group == "kept" && case.answer.is_some()) {
            let (_, judgement) = single(&self.workspace.machine, &self.bound, submission, case)?;
            if judgement.verdict != Verdict::Accepted && !judgement.undecided {
                return Ok(Some(judgement));
            }
        }
        Ok(None)
    }

    /// Notes what there is to say of a countercase, and gives why it decides nothing where accepted submissions disagree. Of one against a file
    /// that the user names they are not asked.
    fn disputed(&self, query: &Query, searched: &mut Searched) -> Outcome<Option<Finding>> {
        let Some(case) = &searched.countercase else { return Ok(None) };
        searched.notes.extend(unchecked(&self.bound));
        let is_sure = matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain);
        let others = Others::of_reference(self, query.reference);
        let Some(others) = others.filter(|_| is_sure && query.reference.role != Role::Named) else { return Ok(None) };
        let got = if case.verdict == Verdict::WrongAnswer { Ok(case.got.as_bytes()) } else { Err(case.verdict) };
        let texts = (case.input.as_bytes(), case.expected.as_bytes());
        let Said { reason, note, .. } = others.ask(query.submission, texts, got, &|_| false)?;
        searched.notes.extend(note);
        Ok(reason.map(|reason| Finding { reason: Some(reason), ..others::found(case) }))
    }
}

impl Query<'_> {
    /// How long a file that the user names may take for one input: what it cannot answer soon is left out.
    fn patience(&self) -> Option<Duration> {
        let is_brute = self.reference.role == Role::Named && !self.exhaustive;
        is_brute.then(|| Duration::from_secs_f64((self.time / 10.0).max(1.0)))
    }
}

/// The file beside the cache, one for each submission, that an input too long for a command is written to; `None` where it is not too long,
/// or cannot be written.
pub(crate) fn written(machine: &Machine, slug: &str, submission: &Path, input: &str) -> Option<String> {
    if is_short(input.as_bytes()) {
        return None;
    }
    let folder = machine.cache().dir().join("countercases");
    std::fs::create_dir_all(&folder).ok()?;
    let key = &sha256_hex(submission.as_os_str().as_encoded_bytes())[..8];
    let stem = submission.file_stem()?.to_string_lossy();
    let path = folder.join(format!("{slug}-{stem}-{key}.in"));
    atomic::write(&path, input.as_bytes()).ok()?;
    Some(path.display().to_string())
}

/// What to say where an input may break a line that is not enforced.
fn unchecked(bound: &Bound) -> Option<String> {
    let lines = bound.unenforced();
    let line = lines.first()?;
    Some(format!("nothing enforces `{line}`, so the input may be illegal: look at it before you trust the result"))
}

const RIGHT: &str = "the reference must be right on every legal input";

/// An input, as the end of a message.
fn on(bound: &Bound, input: &Input) -> String {
    let (values, cut) = (bound.on_one_line(input), 400);
    match values.char_indices().nth(cut) {
        Some((end, _)) => format!("\n  on {} ...", &values[..end]),
        None => format!("\n  on {values}"),
    }
}

/// Why there is no result, for a person.
pub(crate) fn failure(error: SearchError, submission: &Path, bound: &Bound) -> Failure {
    match error {
        SearchError::NotReady(NotReady::Submission(error)) => match Failure::from(error) {
            Failure::Found(message) => Failure::usage(format!("{}: {message}", submission.display()), ""),
            failure => failure,
        },
        SearchError::NotReady(NotReady::Reference { who, error }) => match Failure::from(error) {
            Failure::Found(message) => Failure::usage(format!("{who}: {message}"), ""),
            failure => failure,
        },
        SearchError::NotReady(NotReady::Checker(error)) => error.into(),
        SearchError::NotReady(error) => Failure::usage(error.to_string(), ""),
        SearchError::Stop(Stop::Silent { who, why, input, .. }) => {
            let on = input.map(|input| on(bound, &input)).unwrap_or_default();
            Failure::usage(format!("{who} gives no answer: {why}{on}"), RIGHT)
        }
        SearchError::Stop(Stop::Fickle { who, among, alone, input }) => {
            let keeps = "it keeps state between cases, such as a static or global variable, or it depends on chance";
            let message = format!("{who} answers `{among}` among other cases, but `{alone}` alone: {keeps}");
            Failure::usage(format!("{message}{}", on(bound, &input)), RIGHT)
        }
        SearchError::Stop(Stop::Input(why)) => Failure::usage(why, ""),
        SearchError::Stop(stop) => Failure::Lacking(stop.to_string()),
    }
}
