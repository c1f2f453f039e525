//! Judgements of every kind, for the tests of reports.

use ojkit_model::finding::{By, Finding};
use ojkit_model::judgement::{Judgement, Skipped};
use ojkit_model::verdict::Verdict;

/// An accepted, a wrong (as expected), a wrong (unexpected), a slow, a skipped one, one that does not compile, and a draft.
pub(super) fn judgements() -> Vec<Judgement> {
    let case = |name: &str, group: &str, verdict, message: &str| Finding {
        time_ms: 0.5,
        memory_kib: 2048,
        ..Finding::new(name, group, verdict, message.into())
    };
    let sample = || case("sample/1", "sample", Verdict::Accepted, "");
    let wrong = || case("secret/edge/03", "edge", Verdict::WrongAnswer, "line 1, token 1: expected Bob, got Alice");
    let judgement = |submission: &str, language: &str, expected: &[Verdict], findings: Vec<Finding>| Judgement {
        problem: "stone-game-iii".into(),
        submission: submission.into(),
        language: language.into(),
        expected: expected.to_vec(),
        findings,
        ..Judgement::default()
    };
    let mut near = case("secret/large/01", "large", Verdict::Accepted, "");
    (near.time_ms, near.memory_kib, near.note) = (912.4, 100 * 1024, "91 % of the time limit".into());
    let slow = case("secret/large/01", "large", Verdict::TimeLimitExceeded, "more than 1000 ms of CPU time");
    let mut skipped = judgement("accepted/suffix.java", "Java", &[Verdict::Accepted], vec![]);
    skipped.skipped = Some(Skipped {
        why: "javac was not found".into(),
        remedy: "apt-get install default-jdk".into(),
        is_library: false,
    });
    let message = "typo.cpp:3:1: error: 'x' was not declared\n    3 | x\n      | ^";
    let error = Finding { by: By::Build, ..Finding::new("", "", Verdict::CompileError, message.into()) };
    let broken = judgement("accepted/typo.cpp", "C++", &[Verdict::Accepted], vec![error]);
    vec![
        judgement("accepted/dp.rs", "Rust", &[Verdict::Accepted], vec![sample(), near]),
        judgement("wrong_answer/greedy.rs", "Rust", &[Verdict::WrongAnswer], vec![sample(), wrong()]),
        judgement("accepted/off_by_one.py", "Python", &[Verdict::Accepted], vec![sample(), wrong()]),
        judgement(
            "time_limit_exceeded/memo.py",
            "Python",
            &[Verdict::TimeLimitExceeded, Verdict::RunTimeError],
            vec![sample(), slow],
        ),
        skipped,
        broken,
        judgement("draft/solution.rs", "Rust", &[], vec![sample(), wrong()]),
    ]
}
