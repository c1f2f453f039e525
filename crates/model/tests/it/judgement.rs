//! The rules by which findings come to a verdict, a row each.

use ojkit_model::finding::{By, Finding, Reason};
use ojkit_model::judgement::*;
use ojkit_model::verdict::Verdict;

/// A rule; what the spec lacks; what was found, one after another; the verdict; the case that decides, and the one that leaves it open.
///
/// A finding is a case, who found it where that is not the run, a verdict, and what else is known: `unanswered`, `differs` without a checker,
/// or why it decides nothing. Inputs are drawn, but for those of `sample` and `kept`.
const RULES: &str = "
what passes everywhere is accepted | | sample/1 AC, a/1 AC | AC | |
what nothing was found of is accepted | | | AC | |
the first case that fails decides | | a/1 AC, a/2 WA, a/3 TLE | WA | a/2 |
what does not compile is refused before any case | | - build CE | CE | - |
what the judge cannot do is its own error | | a/1 JE | JE | a/1 |
an output that nobody compared leaves no verdict | | a/1 AC, a/2 AC unanswered | | |
a crash decides although there is no answer | | a/1 RTE unanswered | RTE | a/1 |
a difference without a checker leaves it open | | a/1 AC differs, a/2 AC | | | a/1
a difference without a checker says less than a crash elsewhere | | a/1 AC differs, a/2 RTE | RTE | a/2 | a/1
a drawn input that may be illegal decides nothing | line | a/1 WA | | | a/1
an input that a person vouches for decides all the same | line | kept/1 WA | WA | kept/1 |
a failure that decides goes before those that do not | line | a/1 WA, kept/1 TLE | TLE | kept/1 | a/1
of failures that decide nothing the first is told | line | a/0 AC differs, a/1 WA, a/2 RTE | | | a/1
the judge's error is no matter of the input | line | a/1 JE | JE | a/1 |
an unproved promise matters where there is no answer | promise | a/1 RTE unanswered | | | a/1
an answer proves that it is as small as is promised | promise | a/1 RTE | RTE | a/1 |
memory decides nothing where nobody bounds it, whatever the input | memory | sample/1 MLE | | | sample/1
other verdicts decide where nobody bounds memory | memory | a/1 WA | WA | a/1 |
what a sanitizer finds takes the place of a wrong answer | | a/1 WA, a/1 sanitizer RTE | RTE | a/1 |
what a sanitizer finds takes the place of an accepted run | | a/1 AC, a/2 AC, a/1 sanitizer RTE | RTE | a/1 |
a sanitizer that could not run takes nothing from a failure | | a/1 AC, a/2 WA, a/1 sanitizer JE | WA | a/2 |
a sanitizer that could not run leaves nothing accepted | | a/1 AC, a/1 sanitizer JE | JE | a/1 |
a failure behind other cases decides where nothing else does | | a/1 AC, a/1 one_process WA | WA | a/1 |
what fails by itself says more than what fails behind others | | a/1 AC, a/1 one_process WA, a/2 RTE | RTE | a/2 |
a search that fails by itself says more, too | | a/1 AC, a/1 one_process WA, search search RTE | RTE | search |
a case behind others says as much as a search behind others | | a/1 AC, a/1 one_process WA, search one_process RTE | WA | a/1 |
a search behind others decides where the judge has one process | | a/1 AC, search one_process WA | WA | search |
time that grows too fast refuses what passed | | a/1 AC, a/1 growth TLE | TLE | a/1 |
time that grows too fast decides nothing on an input that may be illegal | line | a/1 AC, a/1 growth TLE | | | a/1
a note on how time grows changes no verdict | | a/1 AC, a/1 growth AC | AC | |
a failure on which accepted submissions disagree decides nothing | | a/1 WA, a/1 others WA disagreement | | | a/1
the first failure on which they do not disagree decides | | a/1 WA, a/2 RTE, a/1 others WA disagreement | RTE | a/2 | a/1
where all failures are disputed the first is told | | a/1 WA, a/2 WA, a/1 others WA disagreement, a/2 others WA disagreement | | | a/1
a countercase of a search refuses what passed | | a/1 AC, search search WA | WA | search |
a countercase of a search changes nothing for what a case refused | | a/1 TLE, search search WA | TLE | a/1 |
a countercase that may be illegal leaves it open | line | a/1 AC, search search WA | | | search
a countercase unlike the examples on which submissions disagree leaves it open | | a/1 AC, search search WA unlike_examples | | | search
a countercase that came once takes nothing from what the cases said | | a/1 AC, search search WA not_again | AC | |
a countercase behind others takes nothing where each case has a process | | a/1 AC, search search WA only_after_others | AC | |
a difference that only `Solution` has takes nothing from its `main` | | a/1 AC, search search WA doors_disagree | AC | |
a difference in a search without a checker leaves it open | | a/1 AC differs, search search AC no_checker | | | search
what a search cannot repeat leaves an open case open | | a/1 AC differs, search search WA not_again | | | a/1
a run of a case that is called search is a run of a case | | search AC differs | | | search
what a sanitizer finds where an output differs has an answer behind it | promise | a/1 AC differs, a/1 sanitizer RTE differs | RTE | a/1 | a/1
a case that decides goes before memory that nobody bounds | memory | sample/1 MLE, a/2 WA | WA | a/2 | sample/1
groups that nobody can tell are the judge's error | groups | a/1 AC | JE | - |";

fn verdict(short: &str) -> Option<Verdict> {
    Verdict::all().into_iter().find(|verdict| verdict.short() == short)
}

fn facts(lacks: &str) -> Facts {
    let line = |of: &str| (lacks == of).then(|| "n is pleasant".to_owned());
    let scoring = line("groups").map(Err);
    Facts { unenforced: line("line"), unproved: line("promise"), is_memory_open: lacks == "memory", scoring }
}

fn finding(text: &str) -> Finding {
    let words: Vec<&str> = text.split_whitespace().collect();
    let case = words[0].trim_matches('-');
    let verdict = words.iter().find_map(|word| verdict(word)).unwrap();
    let mut finding = Finding::new(case, case.split('/').next().unwrap(), verdict, text.to_owned());
    for word in &words[1..] {
        match *word {
            "build" => finding.by = By::Build,
            "sanitizer" => finding.by = By::Sanitizer,
            "one_process" => finding.by = By::OneProcess,
            "growth" => finding.by = By::Growth,
            "others" => finding.by = By::Others,
            "search" => finding.by = By::Search,
            "unanswered" => finding.compared = false,
            "differs" => (finding.compared, finding.undecided) = (false, true),
            "disagreement" => finding.reason = Some(Reason::Disagreement { sides: Vec::new(), input: None }),
            "unlike_examples" => finding.reason = Some(Reason::UnlikeExamples { property: "n is even".into() }),
            "not_again" => finding.reason = Some(Reason::NotAgain),
            "only_after_others" => finding.reason = Some(Reason::OnlyAfterOthers),
            "doors_disagree" => finding.reason = Some(Reason::DoorsDisagree),
            "no_checker" => finding.reason = Some(Reason::NoChecker),
            word => assert!(self::verdict(word).is_some(), "{word}"),
        }
    }
    finding
}

fn findings(text: &str) -> Vec<Finding> {
    text.split(", ").filter(|text| !text.is_empty()).map(finding).collect()
}

#[test]
fn a_verdict_follows_from_findings_by_these_rules() {
    for row in RULES.trim().lines() {
        let columns: Vec<&str> = row.split('|').map(str::trim).collect();
        let [rule, lacks, found, wanted, decides, open] = columns[..] else { panic!("{row}") };
        let found = findings(found);
        let standing = Standing::of(&found, &facts(lacks), &[Verdict::Accepted]);
        let name = |one: &Option<Finding>| match one {
            Some(one) if one.case.is_empty() => "-".to_owned(),
            one => one.as_ref().map_or(String::new(), |one| one.case.clone()),
        };
        assert_eq!(standing.verdict(), verdict(wanted), "{rule}: {standing:#?}");
        assert_eq!((&*name(&standing.failure), &*name(&standing.open)), (decides, open), "{rule}");
        assert!(standing.open.is_none_or(|open| open.reason.is_some()), "{rule}: nobody says why");
    }
}

#[test]
fn of_each_case_the_last_word_is_shown_in_the_order_of_the_cases() {
    let mut found = findings("a/1 AC, a/2 AC, a/3 AC, a/2 growth TLE, a/3 others WA disagreement, search search WA");
    found[3].time_ms = 910.0;
    let shown: Vec<_> = cases(&found).iter().map(|one| (one.case.as_str(), one.verdict.short(), one.time_ms)).collect();
    assert_eq!(shown, [("a/1", "AC", 0.0), ("a/2", "TLE", 910.0), ("a/3", "AC", 0.0)]);
}

fn of(expected: &str, found: &str) -> Judgement {
    let expected = expected.split_whitespace().filter_map(verdict).collect();
    Judgement { expected, findings: findings(found), ..Judgement::default() }
}

#[test]
fn a_row_is_marked_by_verdict_and_expectation() {
    for (rule, expected, found, mark) in [
        ("the verdict is expected", "WA TLE", "a/1 WA", Mark::Expected),
        ("another verdict is not", "AC", "a/1 WA", Mark::Unexpected),
        ("nothing is expected of a draft", "", "a/1 WA", Mark::Draft),
        ("the judge's error is expected of nobody", "", "a/1 JE", Mark::Unexpected),
        ("what was not compared is open", "AC", "a/1 AC unanswered", Mark::Open),
        ("what decides nothing is doubtful", "AC", "a/1 AC differs", Mark::Doubtful),
    ] {
        assert_eq!(of(expected, found).mark(), mark, "{rule}");
    }
    let skipped = Some(Skipped { why: "javac was not found".into(), remedy: "install it".into(), is_library: false });
    assert_eq!(Judgement { skipped, ..of("AC", "") }.mark(), Mark::Skipped, "what was not run is skipped");
}

#[test]
fn what_is_doubtful_may_be_what_was_expected() {
    let is_expected = |expected, found| of(expected, found).is_doubt_expected();
    let disputed = "a/1 WA, a/1 others WA disagreement";
    assert!(is_expected("WA", disputed) && is_expected("", disputed) && !is_expected("AC", disputed));
    assert!(is_expected("TLE", "a/1 AC differs"), "no other verdict can be had without a checker");
}
