//! The rules by which findings come to a verdict, a row each.

use super::*;
use Verdict::{
    Accepted as AC, CompileError as CE, JudgeError as JE, MemoryLimitExceeded as MLE, RunTimeError as RTE,
    TimeLimitExceeded as TLE, WrongAnswer as WA,
};

/// What a run found on a case; drawn but for `sample` and `kept`, which stand before the slash.
fn run(case: &str, verdict: Verdict) -> Finding {
    let group = case.split('/').next().unwrap();
    Finding::new(case, group, verdict, if verdict == AC { String::new() } else { format!("{verdict} there") })
}

fn by(by: By, case: &str, verdict: Verdict) -> Finding {
    Finding { by, message: format!("{by:?}"), ..run(case, verdict) }
}

fn because(reason: Reason, finding: Finding) -> Finding {
    Finding { reason: Some(reason), ..finding }
}

fn unanswered(finding: Finding) -> Finding {
    Finding { compared: false, ..finding }
}

/// An output that differs where no checker decides.
fn differs(case: &str) -> Finding {
    Finding { undecided: true, ..unanswered(run(case, AC)) }
}

/// What other submissions say of a failure.
fn disputed(case: &str, verdict: Verdict) -> Finding {
    because(Reason::Disagreement { sides: Vec::new(), input: None }, by(By::Others, case, verdict))
}

fn unenforced() -> Facts {
    Facts { unenforced: Some("the graph is connected".into()), ..Facts::default() }
}

fn unproved() -> Facts {
    Facts { unproved: Some("the answer fits 32 bits".into()), ..Facts::default() }
}

fn no_memory() -> Facts {
    Facts { is_memory_open: true, ..Facts::default() }
}

/// What a row shall come to: the verdict, the case of the first failure that decides, and the case that leaves it open.
type Wanted = (Option<Verdict>, &'static str, &'static str);

#[test]
fn a_verdict_follows_from_findings_by_these_rules() {
    let none = Facts::default;
    let rows: Vec<(&str, Facts, Vec<Finding>, Wanted)> = vec![
        (
            "what passes everywhere is accepted",
            none(),
            vec![run("sample/1", AC), run("edge/1", AC)],
            (Some(AC), "", ""),
        ),
        ("what nothing was found of is accepted", none(), vec![], (Some(AC), "", "")),
        (
            "the first case that fails decides",
            none(),
            vec![run("a/1", AC), run("a/2", WA), run("a/3", TLE)],
            (Some(WA), "a/2", ""),
        ),
        ("what does not compile is refused before any case", none(), vec![by(By::Build, "", CE)], (Some(CE), "", "")),
        ("what the judge cannot do is its own error", none(), vec![run("a/1", JE)], (Some(JE), "a/1", "")),
        (
            "an output that nobody compared leaves no verdict",
            none(),
            vec![run("a/1", AC), unanswered(run("a/2", AC))],
            (None, "", ""),
        ),
        (
            "a crash decides although there is no answer",
            none(),
            vec![unanswered(run("a/1", RTE))],
            (Some(RTE), "a/1", ""),
        ),
        (
            "a difference without a checker leaves it open",
            none(),
            vec![differs("a/1"), run("a/2", AC)],
            (None, "", "a/1"),
        ),
        (
            "a difference without a checker says less than a crash elsewhere",
            none(),
            vec![differs("a/1"), run("a/2", RTE)],
            (Some(RTE), "a/2", "a/1"),
        ),
        ("a drawn input that may be illegal decides nothing", unenforced(), vec![run("a/1", WA)], (None, "", "a/1")),
        (
            "an input that a person vouches for decides all the same",
            unenforced(),
            vec![run("kept/1", WA)],
            (Some(WA), "kept/1", ""),
        ),
        (
            "a failure that decides goes before those that do not",
            unenforced(),
            vec![run("a/1", WA), run("kept/1", TLE)],
            (Some(TLE), "kept/1", "a/1"),
        ),
        (
            "of failures that decide nothing the first is told",
            unenforced(),
            vec![differs("a/0"), run("a/1", WA), run("a/2", RTE)],
            (None, "", "a/1"),
        ),
        ("the judge's error is no matter of the input", unenforced(), vec![run("a/1", JE)], (Some(JE), "a/1", "")),
        (
            "an unproved promise matters where there is no answer",
            unproved(),
            vec![unanswered(run("a/1", RTE))],
            (None, "", "a/1"),
        ),
        (
            "an answer proves that it is as small as is promised",
            unproved(),
            vec![run("a/1", RTE)],
            (Some(RTE), "a/1", ""),
        ),
        (
            "memory decides nothing where nobody bounds it, whatever the input",
            no_memory(),
            vec![run("sample/1", MLE)],
            (None, "", "sample/1"),
        ),
        ("other verdicts decide where nobody bounds memory", no_memory(), vec![run("a/1", WA)], (Some(WA), "a/1", "")),
        (
            "what a sanitizer finds takes the place of a wrong answer",
            none(),
            vec![run("a/1", WA), by(By::Sanitizer, "a/1", RTE)],
            (Some(RTE), "a/1", ""),
        ),
        (
            "what a sanitizer finds takes the place of an accepted run",
            none(),
            vec![run("a/1", AC), by(By::Sanitizer, "a/1", RTE)],
            (Some(RTE), "a/1", ""),
        ),
        (
            "a sanitizer that could not run takes nothing from a failure",
            none(),
            vec![run("a/1", AC), run("a/2", WA), by(By::Sanitizer, "a/1", JE)],
            (Some(WA), "a/2", ""),
        ),
        (
            "a sanitizer that could not run leaves nothing accepted",
            none(),
            vec![run("a/1", AC), by(By::Sanitizer, "a/1", JE)],
            (Some(JE), "a/1", ""),
        ),
        (
            "a failure behind other cases decides where nothing else does",
            none(),
            vec![run("a/1", AC), by(By::OneProcess, "a/1", WA)],
            (Some(WA), "a/1", ""),
        ),
        (
            "what fails by itself says more than what fails behind others",
            none(),
            vec![run("a/1", AC), by(By::OneProcess, "a/1", WA), run("a/2", RTE)],
            (Some(RTE), "a/2", ""),
        ),
        (
            "a search that fails by itself says more than a case behind others",
            none(),
            vec![run("a/1", AC), by(By::OneProcess, "a/1", WA), by(By::Search, SEARCH, RTE)],
            (Some(RTE), SEARCH, ""),
        ),
        (
            "a case behind others says as much as a search behind others",
            none(),
            vec![run("a/1", AC), by(By::OneProcess, "a/1", WA), by(By::OneProcess, SEARCH, RTE)],
            (Some(WA), "a/1", ""),
        ),
        (
            "a search behind others decides where the judge has one process",
            none(),
            vec![run("a/1", AC), by(By::OneProcess, SEARCH, WA)],
            (Some(WA), SEARCH, ""),
        ),
        (
            "time that grows too fast refuses what passed",
            none(),
            vec![run("a/1", AC), by(By::Growth, "a/1", TLE)],
            (Some(TLE), "a/1", ""),
        ),
        (
            "time that grows too fast decides nothing on an input that may be illegal",
            unenforced(),
            vec![run("a/1", AC), by(By::Growth, "a/1", TLE)],
            (None, "", "a/1"),
        ),
        (
            "a note on how time grows changes no verdict",
            none(),
            vec![run("a/1", AC), by(By::Growth, "a/1", AC)],
            (Some(AC), "", ""),
        ),
        (
            "a failure on which accepted submissions disagree decides nothing",
            none(),
            vec![run("a/1", WA), disputed("a/1", WA)],
            (None, "", "a/1"),
        ),
        (
            "the first failure on which they do not disagree decides",
            none(),
            vec![run("a/1", WA), run("a/2", RTE), disputed("a/1", WA)],
            (Some(RTE), "a/2", "a/1"),
        ),
        (
            "where all failures are disputed, the first is told",
            none(),
            vec![run("a/1", WA), run("a/2", WA), disputed("a/1", WA), disputed("a/2", WA)],
            (None, "", "a/1"),
        ),
        (
            "a countercase of a search refuses what passed",
            none(),
            vec![run("a/1", AC), by(By::Search, SEARCH, WA)],
            (Some(WA), SEARCH, ""),
        ),
        (
            "a countercase of a search changes nothing for what a case refused",
            none(),
            vec![run("a/1", TLE), by(By::Search, SEARCH, WA)],
            (Some(TLE), "a/1", ""),
        ),
        (
            "a countercase that may be illegal leaves it open",
            unenforced(),
            vec![run("a/1", AC), by(By::Search, SEARCH, WA)],
            (None, "", SEARCH),
        ),
        (
            "a countercase on which accepted submissions disagree leaves it open",
            none(),
            vec![because(Reason::UnlikeExamples { property: "n is even".into() }, by(By::Search, SEARCH, WA))],
            (None, "", SEARCH),
        ),
        (
            "a countercase that came once takes nothing from what the cases said",
            none(),
            vec![run("a/1", AC), because(Reason::NotAgain, by(By::Search, SEARCH, WA))],
            (Some(AC), "", ""),
        ),
        (
            "a countercase behind others takes nothing where each case has a process",
            none(),
            vec![because(Reason::OnlyAfterOthers, by(By::Search, SEARCH, WA))],
            (Some(AC), "", ""),
        ),
        (
            "a difference that only `Solution` has takes nothing from its `main`",
            none(),
            vec![because(Reason::DoorsDisagree, by(By::Search, SEARCH, WA))],
            (Some(AC), "", ""),
        ),
        (
            "a difference in a search without a checker leaves it open",
            none(),
            vec![differs("a/1"), because(Reason::NoChecker, by(By::Search, SEARCH, AC))],
            (None, "", SEARCH),
        ),
        (
            "what a search cannot repeat leaves an open case open",
            none(),
            vec![differs("a/1"), because(Reason::NotAgain, by(By::Search, SEARCH, WA))],
            (None, "", "a/1"),
        ),
        (
            "groups that nobody can tell are the judge's error",
            Facts { scoring: Some(Err("no case of `few`".into())), ..none() },
            vec![run("a/1", AC)],
            (Some(JE), "", ""),
        ),
    ];
    for (rule, facts, findings, (verdict, failure, open)) in rows {
        let standing = Standing::of(&findings, &facts, &[AC]);
        let name = |one: &Option<Finding>| one.as_ref().map_or(String::new(), |one| one.case.clone());
        assert_eq!(standing.verdict(), verdict, "{rule}: {standing:#?}");
        assert_eq!((name(&standing.failure).as_str(), name(&standing.open).as_str()), (failure, open), "{rule}");
        assert!(standing.open.is_none_or(|open| open.reason.is_some()), "{rule}: nobody says why");
    }
}

#[test]
fn of_each_case_the_last_word_is_shown_in_the_order_of_the_cases() {
    let slow = Finding { note: "91 % of the time limit".into(), time_ms: 910.0, ..run("a/2", AC) };
    let grown = Finding { by: By::Growth, verdict: TLE, ..slow.clone() };
    let findings = [run("a/1", AC), slow, run("a/3", AC), grown, disputed("a/3", WA), by(By::Search, SEARCH, WA)];
    let shown: Vec<_> = cases(&findings).iter().map(|case| (case.case.as_str(), case.verdict, case.time_ms)).collect();
    assert_eq!(shown, [("a/1", AC, 0.0), ("a/2", TLE, 910.0), ("a/3", AC, 0.0)]);
}

#[test]
fn a_row_is_marked_by_verdict_score_and_expectation() {
    let skipped = || Some(Skipped { why: "javac was not found".into(), remedy: "install it".into() });
    let rows: Vec<(&str, Judgement, Mark)> = vec![
        ("the verdict is expected", of(&[WA, TLE], vec![run("a/1", WA)]), Mark::Expected),
        ("another verdict is not", of(&[AC], vec![run("a/1", WA)]), Mark::Unexpected),
        ("nothing is expected of a draft", of(&[], vec![run("a/1", WA)]), Mark::Draft),
        ("the judge's error is expected of nobody", of(&[], vec![run("a/1", JE)]), Mark::Unexpected),
        ("what was not compared is open", of(&[AC], vec![unanswered(run("a/1", AC))]), Mark::Open),
        ("what decides nothing is doubtful", of(&[AC], vec![differs("a/1")]), Mark::Doubtful),
        ("what was not run is skipped", Judgement { skipped: skipped(), ..of(&[AC], vec![]) }, Mark::Skipped),
    ];
    for (rule, judgement, mark) in rows {
        assert_eq!(judgement.mark(), mark, "{rule}");
    }
}

fn of(expected: &[Verdict], findings: Vec<Finding>) -> Judgement {
    Judgement { expected: expected.to_vec(), findings, ..Judgement::default() }
}

#[test]
fn what_is_doubtful_may_be_what_was_expected() {
    let disputed = |expected: &[Verdict]| of(expected, vec![run("a/1", WA), disputed("a/1", WA)]);
    assert!(disputed(&[WA]).is_doubt_expected() && disputed(&[]).is_doubt_expected());
    assert!(!disputed(&[AC]).is_doubt_expected());
    assert!(of(&[TLE], vec![differs("a/1")]).is_doubt_expected(), "no other verdict can be had without a checker");
}
