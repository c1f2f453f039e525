//! Wrong submissions that no case kills: what would.

use std::path::Path;
use std::time::Duration;

use super::measure::Subject;
use super::trial::Court;
use super::{Remedy, Strength};
use crate::stress::{self, Confirmed, Countercase, Options, Parties, Request, SearchError};
use ojkit_model::verdict::Verdict;
use ojkit_rules::generate::Drawing;

/// For searching a countercase of one submission, and inputs that are tried in order of size.
const TIME: Duration = Duration::from_secs(2);
const INPUTS: u64 = 200_000;
/// A longer countercase is shown by `stress`, and kept by nobody unasked.
const INPUT_BYTES_MAX: usize = 1 << 14;

/// Searches an input for every wrong submission that lives, and proposes to keep what is found.
///
/// What cannot be searched lives on, with a note.
pub(super) fn look_into(court: &Court, subject: &Subject, seed: u64, strength: &mut Strength) {
    for place in 0..strength.wrong.len() {
        let wrong = &strength.wrong[place];
        if wrong.killed.is_some() || wrong.skipped.is_some() {
            continue;
        }
        let name = wrong.submission.clone();
        let looked = if court.is_stopped() { Ok(Looked::Stopped) } else { countercase(court, subject, seed, &name) };
        let (input, verdict) = match looked {
            Ok(Looked::Found(input, verdict)) => (input, verdict),
            Ok(Looked::Nothing) => {
                strength.wrong[place].searched = true;
                continue;
            }
            Ok(Looked::Stopped) => {
                strength.notes.push("stopped: wrong submissions that live were not searched to the end".into());
                return;
            }
            Ok(Looked::Nobody) => {
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

/// What a search gave.
enum Looked {
    /// An input that the submission fails, and how.
    Found(String, Verdict),
    /// It went to its end without one.
    Nothing,
    /// Somebody asked for an end before.
    Stopped,
    /// There is nobody to compare with.
    Nobody,
}

fn countercase(court: &Court, subject: &Subject, seed: u64, name: &str) -> Result<Looked, SearchError> {
    let problem = court.problem;
    let Some(submission) = subject.submissions.iter().find(|submission| submission.path == name) else {
        return Ok(Looked::Nobody);
    };
    let (reference, narrowed) = match (&problem.model, &problem.oracle) {
        (Some(model), _) => (model, None),
        (None, Some(oracle)) => {
            // The spec was checked with these constraints already.
            let Ok(narrowed) = Drawing::new(problem, &oracle.constraints, "spec.yaml") else {
                return Ok(Looked::Nobody);
            };
            (&oracle.submission, Some(narrowed))
        }
        (None, None) => return Ok(Looked::Nobody),
    };
    let reference: &Path = &subject.folder.join("submissions").join(reference);
    let parties = Parties {
        problem,
        folder: subject.folder,
        submission: &submission.source,
        reference: (reference, if narrowed.is_some() { "the oracle" } else { "the model" }),
        scratch: &court.scratch.join("accused"),
    };
    let options = Options { slug: &problem.slug, seed, time: TIME, inputs: INPUTS, known: &[], stop: court.stop };
    let drawing = narrowed.as_ref().unwrap_or(subject.drawing);
    let request = Request { parties, drawing, options, exhaustive: false };
    let searched = stress::search(court.machine, &request)?;
    // The judge must see it too.
    let holds = |case: &Countercase| matches!(case.confirmed, Confirmed::Yes | Confirmed::OnlyThroughMain);
    Ok(match searched.countercase.filter(holds) {
        Some(case) => Looked::Found(case.input, case.verdict),
        None if searched.stopped => Looked::Stopped,
        None => Looked::Nothing,
    })
}
