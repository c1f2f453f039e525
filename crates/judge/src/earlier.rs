//! Judgements of earlier runs that still hold, because nothing that they rest on has changed.

use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::expectation::Submission;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::judgement::{CaseJudgement, Judgement};
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use std::fs;

/// What earlier runs of this kit on this machine, since it was started, have found.
///
/// A judgement is remembered where it was as expected, or every case passed of which some have no answer, and nothing about it was close: no
/// run came near to a limit. It is found again by
/// everything that it rests on: the program, the language's row of the table, the limits, the checker, each case with its answer, the
/// confinement, the kit itself.
#[derive(Debug)]
pub struct Earlier<'m> {
    machine: &'m Machine,
    identity: String,
    /// Whether nothing is looked up, and all is remembered anew.
    afresh: bool,
}

/// The file of a cache's entry.
const FILE: &str = "cases.json";

impl<'m> Earlier<'m> {
    /// What is remembered on a machine; `None` where it cannot tell whether it was started anew meanwhile.
    pub fn of(machine: &'m Machine) -> Option<Earlier<'m>> {
        Some(Earlier { machine, identity: machine.identity()?, afresh: false })
    }

    /// The same, but everything is run again, and then remembered.
    pub fn afresh(self) -> Earlier<'m> {
        Earlier { afresh: true, ..self }
    }

    /// The name of everything that one submission's judgement rests on; `cases` is the digest of its cases.
    pub(super) fn key(
        &self,
        problem: &Problem,
        submission: &Submission,
        (built, built_checker): (&Built, &BuiltChecker),
        cases: &str,
        all_cases: bool,
    ) -> String {
        let checker = built_checker.identity();
        let limits = format!("{:?}{:?}", built.limits, built.granted);
        let outputs = problem.outputs.join("\n");
        let rest = format!("{all_cases}{:?}{:?}", submission.expected, problem.layout);
        let recipe = format!("{:?}", built.artifact.recipe());
        let parts = [&self.identity, built.artifact.key(), &recipe, &limits, &checker, &outputs, &rest, cases];
        sha256_hex_of_parts(&parts.map(str::as_bytes))
    }

    /// The cases of a judgement, in case order.
    pub(super) fn get(&self, key: &str) -> Option<Vec<CaseJudgement>> {
        let cases = self.machine.cache().recall(key, FILE).filter(|_| !self.afresh)?;
        serde_json::from_slice(&cases).ok()
    }

    /// Remembers a judgement if it is one to rely on. What cannot be written is judged again the next time.
    pub(super) fn put(&self, key: &str, judgement: &Judgement) {
        let is_expected = judgement.expected.contains(&Verdict::Accepted);
        let passes = is_expected && judgement.cases.iter().all(|case| case.verdict == Verdict::Accepted);
        let is_settled = passes && judgement.result == Ok(Verdict::Accepted) && judgement.score.is_none();
        let settled =
            (judgement.as_expected() && !judgement.expected.is_empty() || is_settled) && !judgement.cases.is_empty();
        if !settled || judgement.cases.iter().any(|case| !case.note.is_empty()) {
            // What an earlier run found is not to be relied on any more.
            if let Some(entry) = self.machine.cache().get(key) {
                let _ = fs::remove_dir_all(entry);
            }
            return;
        }
        if let Ok(text) = serde_json::to_vec(&judgement.cases) {
            self.machine.cache().remember(key, FILE, &text);
        }
    }
}

/// A digest of cases: names, groups, inputs and answers.
pub fn digest(cases: &[Case]) -> String {
    let digests: Vec<String> = cases
        .iter()
        .map(|case| {
            let answer = case.answer.as_deref();
            sha256_hex_of_parts(&[
                case.name.as_bytes(),
                case.group.as_bytes(),
                &case.input,
                &[u8::from(answer.is_some())],
                answer.unwrap_or_default(),
            ])
        })
        .collect();
    sha256_hex(digests.concat().as_bytes())
}
