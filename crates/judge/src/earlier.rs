//! Judgements of earlier runs that still hold, because nothing that they rest on has changed.

use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::case::NEAR;
use crate::expectation::Submission;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::judgement::Judgement;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use std::fs;

/// What earlier runs of this kit on this machine, since it was started, have found.
///
/// A judgement is remembered where it was as expected, or every case passed of which some have no answer, and its verdict was not close: no
/// run came near to a limit, unless to that of time in a submission that exceeds it anyway. It is found again by everything that it rests
/// on: the program, the language's row of the table, the limits, the checker, each case with its answer, the confinement, the kit itself.
#[derive(Debug)]
pub struct Earlier<'m> {
    machine: &'m Machine,
    identity: String,
    /// Whether nothing is looked up, and all is remembered anew.
    afresh: bool,
}

/// The file of a cache's entry.
const FILE: &str = "findings.json";

impl<'m> Earlier<'m> {
    /// What is remembered on a machine; `None` where it cannot tell whether it was started anew meanwhile.
    pub fn of(machine: &'m Machine) -> Option<Earlier<'m>> {
        Some(Earlier { machine, identity: machine.identity()?, afresh: false })
    }

    /// The same, but everything is run again, and then remembered.
    pub fn afresh(self) -> Earlier<'m> {
        Earlier { afresh: true, ..self }
    }

    /// The name of everything that one submission's judgement rests on; `rest` are the digest of its cases, and what else tells runs apart.
    pub(super) fn key(
        &self,
        problem: &Problem,
        submission: &Submission,
        (built, built_checker): (&Built, &BuiltChecker),
        rest: &[&str],
        all_cases: bool,
    ) -> String {
        let checker = built_checker.identity();
        let limits = format!("{:?}{:?}", built.limits, built.granted);
        let outputs = problem.outputs.join("\n");
        let how = format!("{all_cases}{:?}{:?}", submission.expected, problem.layout);
        let recipe = format!("{:?}{:?}", built.artifact.recipe(), built.frames.as_ref().map(|frames| frames.key()));
        let parts = [&self.identity, built.artifact.key(), &recipe, &limits, &checker, &outputs, &how];
        sha256_hex_of_parts(&parts.iter().chain(rest).map(|part| part.as_bytes()).collect::<Vec<_>>())
    }

    /// What was found.
    pub(super) fn get(&self, key: &str) -> Option<Vec<Finding>> {
        let findings = self.machine.cache().recall(key, FILE).filter(|_| !self.afresh)?;
        serde_json::from_slice(&findings).ok()
    }

    /// Remembers a judgement if it is one to rely on. What cannot be written is judged again the next time. The programs were granted so much memory.
    pub(super) fn put(&self, key: &str, judgement: &Judgement, memory_mib: u64) {
        if !is_settled(judgement, memory_mib) {
            // What an earlier run found is not to be relied on any more.
            if let Some(entry) = self.machine.cache().get(key) {
                let _ = fs::remove_dir_all(entry);
            }
            return;
        }
        if let Ok(text) = serde_json::to_vec(&judgement.findings) {
            self.machine.cache().remember(key, FILE, &text);
        }
    }
}

/// Whether another run of the same would find the same.
fn is_settled(judgement: &Judgement, memory_mib: u64) -> bool {
    let standing = judgement.standing();
    let passes = standing.passes()
        && judgement.expected.contains(&Verdict::Accepted)
        && !standing.cases.iter().any(|case| case.is_failure())
        && standing.score.is_none();
    let as_expected = judgement.as_expected() && !judgement.expected.is_empty();
    let exceeds = standing.failure.as_ref().is_some_and(|one| one.verdict == Verdict::TimeLimitExceeded);
    // What a program prints is as long every time.
    let is_near_memory = |case: &Finding| case.memory_kib as f64 / 1024.0 >= NEAR * memory_mib as f64;
    let close = |case: &&Finding| !case.note.is_empty() && (!exceeds || is_near_memory(case));
    (as_expected || passes) && !standing.cases.is_empty() && !standing.cases.iter().any(close)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn judgement(expected: Verdict, cases: &[(Verdict, &str, u64)]) -> Judgement {
        let case = |&(verdict, note, memory_kib): &(Verdict, &str, u64)| Finding {
            note: note.to_string(),
            time_ms: 900.0,
            memory_kib,
            ..Finding::new("secret/edge/01", "edge", verdict, String::new())
        };
        let findings = cases.iter().map(case).collect();
        Judgement { expected: vec![expected], findings, ..Judgement::default() }
    }

    #[test]
    fn a_verdict_is_settled_where_no_run_that_was_close_could_change_it() {
        use Verdict::{Accepted, TimeLimitExceeded as Exceeded, WrongAnswer as Wrong};
        let settled = |expected, cases: &[(Verdict, &str, u64)]| is_settled(&judgement(expected, cases), 64);
        let (slow, large) = ("90 % of the time limit", "90 % of the memory limit");
        assert!(settled(Accepted, &[(Accepted, "", 2000)]) && !settled(Accepted, &[(Accepted, slow, 2000)]));
        assert!(settled(Exceeded, &[(Accepted, slow, 2000), (Exceeded, "", 2000)]));
        assert!(!settled(Exceeded, &[(Accepted, large, 60_000), (Exceeded, "", 2000)]));
        // One case more that exceeds its time, and the first failure is another one.
        assert!(!settled(Wrong, &[(Accepted, slow, 2000), (Wrong, "", 2000)]));
        assert!(!settled(Accepted, &[(Wrong, "", 2000)]) && !settled(Accepted, &[]));
    }
}
