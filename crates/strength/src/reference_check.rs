//! Whether a submission's own answer is right: the model, or the oracle within its constraints, is asked.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Mutex, PoisonError};

use super::{Differing, StrengthError};
use crate::setting::{Setting, Subject};
use ojkit_draw::Bound;
use ojkit_judge::answers::Model;
use ojkit_judge::checker::CheckInput;
use ojkit_judge::expectation::Submission;
use ojkit_judge::runner::Runner;
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::NotReady;
use ojkit_search::reference::{Reference, Role};

/// A submission that differs on so many inputs is compared no further: what its mutants do says little, and every question takes a process.
pub(crate) const DIFFERING_MAX: usize = 32;
/// So many answers are remembered: those to large inputs may be long.
const FINDINGS_MAX: usize = 512;
/// Longer inputs and outputs are cut in notes.
const SHOWN_CHARS_MAX: usize = 80;

/// A problem's reference, ready to be asked.
#[derive(Debug)]
pub(crate) struct BuiltReference {
    reference: Reference,
    program: Model,
}

impl BuiltReference {
    /// Builds the reference for these submissions; nothing where there is none or they are it themselves, with a note where it cannot be built.
    pub fn new(
        setting: &Setting,
        subject: &Subject,
        submissions: &[&str],
        notes: &mut Vec<String>,
    ) -> Option<BuiltReference> {
        let bound = setting.bound;
        let mut note = |role: Role, why: &str| {
            let what = "was not asked whether accepted submissions are right where their mutants differ";
            notes.push(format!("{role} {what}: {}", why.lines().next().unwrap_or_default()));
        };
        let reference = match Reference::of(bound, subject.submissions) {
            Ok(reference) => reference?,
            // The oracle alone has constraints.
            Err(faults) => {
                note(Role::Oracle, &NotReady::spec(faults).to_string());
                return None;
            }
        };
        if submissions.iter().all(|submission| *submission == reference.path) {
            return None;
        }
        let (path, source) = (reference.path.clone(), reference.source.clone());
        let submission = Submission { path, source, expected: vec![Verdict::Accepted] };
        match Model::new(setting.machine, bound, &submission) {
            Ok(program) => Some(BuiltReference { reference, program }),
            Err(trouble) => {
                note(reference.role, &trouble.to_string());
                None
            }
        }
    }

    /// The check of one submission's answers; nobody need be asked about those that are the answers themselves.
    pub fn check<'a>(&'a self, setting: &Setting<'a>, submission: &str) -> Option<ReferenceCheck<'a>> {
        let runner = Runner::new(setting.machine);
        let asked = Mutex::new(Asked { runner, findings: HashMap::new(), tally: Tally::default() });
        (submission != self.reference.path).then(|| ReferenceCheck { reference: self, setting: *setting, asked })
    }
}

/// What a submission's answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Finding {
    /// Nobody knows better: as much as any.
    Unknown,
    /// It is right, beside this answer.
    Right(Vec<u8>),
    /// It is wrong, or there is no answer at all: nothing can be compared there.
    Void,
}

/// The check of one submission's answers against those of whoever gives the problem's.
#[derive(Debug)]
pub(crate) struct ReferenceCheck<'a> {
    reference: &'a BuiltReference,
    setting: Setting<'a>,
    asked: Mutex<Asked<'a>>,
}

#[derive(Debug)]
struct Asked<'a> {
    runner: Runner<'a>,
    /// By the hash of the input's text: many mutants differ on the same.
    findings: HashMap<u64, Finding>,
    tally: Tally,
}

/// What was found out on the way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    /// Inputs on which the submission differs, and the first of them.
    pub differing: usize,
    pub first: Option<Differing>,
    /// Inputs without an answer, and the first of them with the reason.
    pub silent: usize,
    pub first_silent: Option<(Vec<u8>, String)>,
}

impl Tally {
    /// Inputs on which nothing can be compared.
    pub fn void(&self) -> usize {
        self.differing + self.silent
    }

    /// What a person must know of it, a line each.
    pub fn notes(&self, bound: &Bound, submission: &str) -> Vec<String> {
        let more = |count: usize| match count {
            0 | 1 => String::new(),
            _ => format!(" (as on {} more)", count - 1),
        };
        let mut notes = Vec::new();
        if let Some(first) = &self.first {
            let Differing { reference, input, expected, got, .. } = first;
            let (input, expected, got) = (shown_input(bound, input.as_bytes()), shown(expected), shown(got));
            let more = more(self.differing);
            notes.push(format!(
                "{submission} differs from {reference} on {input}{more}: expected {expected}, got {got}"
            ));
        }
        if let Some((input, why)) = &self.first_silent {
            let input = shown_input(bound, input);
            notes.push(format!("{why} on {input}{}", more(self.silent)));
        }
        if self.void() >= DIFFERING_MAX {
            notes
                .push(format!("{submission}: after {} such inputs, its mutants were compared no further", self.void()));
        }
        notes
    }
}

impl ReferenceCheck<'_> {
    /// What the submission's answer (`output`) to an input is worth, both as text.
    ///
    /// # Errors
    /// The checker's.
    pub fn ask(&self, input: &[u8], output: &[u8]) -> Result<Finding, StrengthError> {
        let BuiltReference { reference, program } = self.reference;
        if !reference.answers(input) {
            return Ok(Finding::Unknown);
        }
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        let Asked { runner, findings, tally } = &mut *asked;
        let mut hasher = DefaultHasher::new();
        hasher.write(input);
        let key = hasher.finish();
        if let Some(known) = findings.get(&key) {
            return Ok(known.clone());
        }
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let verdict = match program.ask(runner, input) {
            Err(why) => {
                tally.silent += 1;
                tally
                    .first_silent
                    .get_or_insert_with(|| (input.to_vec(), format!("{} gives no answer: {why}", reference.role)));
                Finding::Void
            }
            Ok(answer) => {
                let check = runner.check(self.setting.built_checker, &CheckInput { input, output, answer: &answer });
                if !check.map_err(StrengthError::Checker)?.is_refused() {
                    Finding::Right(answer)
                } else {
                    tally.differing += 1;
                    tally.first.get_or_insert_with(|| Differing {
                        submission: String::new(),
                        reference: reference.name(),
                        input: text(input),
                        expected: text(&answer),
                        got: text(output),
                    });
                    Finding::Void
                }
            }
        };
        if findings.len() >= FINDINGS_MAX {
            findings.retain(|_, finding| *finding == Finding::Void);
        }
        findings.insert(key, verdict.clone());
        Ok(verdict)
    }

    /// What was found out so far.
    pub fn tally(&self) -> Tally {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).tally.clone()
    }

    /// Whether nothing more should be compared with the submission.
    pub fn is_hopeless(&self) -> bool {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).tally.void() >= DIFFERING_MAX
    }
}

/// An input on one line as a person reads it: of a class as its site gives it; cut where it is long.
pub(crate) fn shown_input(bound: &Bound, input: &[u8]) -> String {
    shown(&bound.operations(input).unwrap_or_else(|| String::from_utf8_lossy(input).into_owned()))
}

/// A text on one line, cut where it is long.
fn shown(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(SHOWN_CHARS_MAX) {
        Some((end, _)) => format!("{} ...", &line[..end]),
        None if line.is_empty() => "nothing".to_string(),
        None => line,
    }
}
