//! Wrong submissions that no case kills: what would.

use std::time::Duration;

use super::{Remedy, Strength};
use crate::setting::{Setting, Subject};
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::{Contest, NotReady};
use ojkit_search::reference::Reference;
use ojkit_search::stress::{self, Confirmed, Countercase, Options, Request, SearchError};

/// For searching a countercase of one submission, and inputs that are tried in order of size.
const TIME: Duration = Duration::from_secs(2);
const INPUTS: u64 = 200_000;
/// A longer countercase is shown by `stress`, and kept by nobody unasked.
const INPUT_BYTES_MAX: usize = 1 << 14;

/// Searches an input for every wrong submission that lives, and proposes to keep what is found.
///
/// What cannot be searched lives on, with a note.
pub(crate) fn look_into(setting: &Setting, subject: &Subject, seed: u64, strength: &mut Strength) {
    for place in 0..strength.wrong.len() {
        let wrong = &strength.wrong[place];
        if wrong.killed.is_some() || wrong.skipped.is_some() {
            continue;
        }
        let name = wrong.submission.clone();
        let looked =
            if setting.is_stopped() { Ok(Lookup::Stopped) } else { countercase(setting, subject, seed, &name) };
        let (input, verdict) = match looked {
            Ok(Lookup::Found(input, verdict)) => (input, verdict),
            Ok(Lookup::Nothing) => {
                strength.wrong[place].searched = true;
                continue;
            }
            Ok(Lookup::Stopped) => {
                strength.notes.push("stopped: wrong submissions that live were not searched to the end".into());
                return;
            }
            Ok(Lookup::Nobody) => {
                let why = "the problem has neither a model nor an oracle to compare with";
                strength.notes.push(format!("{name}: no countercase was searched: {why}"));
                continue;
            }
            Err(why) => {
                strength.notes.push(format!("{name}: no countercase was searched: {why}"));
                continue;
            }
        };
        strength.wrong[place].countercase = Some((input.clone(), verdict));
        if input.len() <= INPUT_BYTES_MAX && strength.remedies.iter().all(|remedy| remedy.input != input) {
            strength.remedies.push(Remedy { input, reason: format!("{name} fails it ({verdict})") });
        }
    }
}

enum Lookup {
    /// An input that the submission fails, and how.
    Found(String, Verdict),
    /// It went to its end without one.
    Nothing,
    Stopped,
    /// There is nobody to compare with.
    Nobody,
}

fn countercase(setting: &Setting, subject: &Subject, seed: u64, name: &str) -> Result<Lookup, SearchError> {
    let bound = setting.bound;
    let Some(submission) = subject.submissions.iter().find(|submission| submission.path == name) else {
        return Ok(Lookup::Nobody);
    };
    let reference = Reference::of(bound, subject.submissions).map_err(NotReady::spec)?;
    let Some(reference) = reference else { return Ok(Lookup::Nobody) };
    let contest = Contest {
        bound,
        submission: &submission.source,
        reference: (&reference.source, &reference.role.to_string()),
        patience: None,
    };
    let (slug, stop) = (&*bound.problem.slug, setting.stop);
    let options = Options { slug, seed, time: TIME, inputs: INPUTS, stop, ..Options::default() };
    let drawing = reference.drawing(subject.drawing);
    let request = Request { contest, drawing, options, exhaustive: false };
    let searched = stress::search(setting.machine, &request)?;
    // The judge must see it too.
    let holds = |case: &Countercase| matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain);
    Ok(match searched.countercase.filter(holds) {
        Some(case) => Lookup::Found(case.input, case.verdict),
        None if searched.stopped => Lookup::Stopped,
        None => Lookup::Nothing,
    })
}
