//! What is known of a submission after a test, and the sentences that say what was checked and what was not.

use super::figures::{counted, grouped, mebibytes, milliseconds};
use ojkit_model::finding::{Finding, Reason, SEARCH, Side};
use ojkit_model::verdict::Verdict;
use ojkit_work::tested::{Standing, Tested};
use std::path::Path;

/// The name in JSON.
pub fn name(standing: Standing) -> &'static str {
    match standing {
        Standing::Refused => "refused",
        Standing::Unchecked => "unchecked",
        Standing::Unverified => "unverified",
        Standing::Doubtful => "doubtful",
        Standing::Agreed => "agreed",
        Standing::Verified => "verified",
    }
}

/// What was compared, what was not, and why.
pub fn sentences(tested: &Tested) -> Vec<String> {
    let mut told = compared(tested);
    if let (Standing::Agreed, Some(line)) = (tested.standing(), &tested.unenforced) {
        told.push(format!("Nothing enforces `{line}`: the judge may have inputs that these are not like."));
    }
    if tested.unrun > 0 && tested.standing() != Standing::Refused {
        let were = if tested.unrun == 1 { "was" } else { "were" };
        let cases = counted(tested.unrun as u64, "large case");
        told.push(format!("{cases} {were} not run, because the others took too long."));
    }
    told
}

fn compared(tested: &Tested) -> Vec<String> {
    let unanswered = tested.unanswered as u64;
    let samples = counted(tested.samples as u64, "sample");
    let reference = tested.reference.as_deref().map_or("the expected answers", file_name);
    match tested.standing() {
        Standing::Refused => Vec::new(),
        Standing::Unchecked if tested.open.is_some() => {
            let why = tested.open.as_ref().map_or(String::new(), |(open, _)| why(tested, open));
            vec![format!("Not checked: {why}.")]
        }
        Standing::Unchecked if tested.cases == 0 => vec!["Not checked: there is no case to run it on.".to_owned()],
        Standing::Unchecked => {
            let have = if unanswered == 1 { "has" } else { "have" };
            vec![format!("Not checked: {} {have} no expected answer{ONLY}.", counted(unanswered, "case"))]
        }
        Standing::Verified => vec![format!("accepted: {}", tried(tested))],
        Standing::Agreed => {
            let big = |what| format!("{} {what} too big for {reference}{ONLY}.", counted(unanswered, "generated case"));
            let told = (unanswered > 0).then(|| big(if unanswered == 1 { "is" } else { "are" }));
            [format!("Passed: {} agree with {reference}.", tried(tested))].into_iter().chain(told).collect()
        }
        Standing::Unverified if unanswered == 0 => {
            vec![format!("Passed {samples}; there are no other cases.")]
        }
        Standing::Unverified => {
            vec![format!("Passed {samples}; {}.", lack(tested, "has no expected answer", "have no expected answer"))]
        }
        Standing::Doubtful => {
            let why = tested.open.as_ref().map_or(String::new(), |(open, _)| why(tested, open));
            vec![format!("Passed {samples}; not verified beyond them: {why}.")]
        }
    }
}

/// What would verify it.
pub fn remedy(tested: &Tested) -> Option<&'static str> {
    match (tested.standing(), &tested.open) {
        (Standing::Unverified, _) if tested.unanswered > 0 => {
            Some("to verify it, write a brute force, such as brute.py beside it, or name one with --against FILE")
        }
        (Standing::Unchecked, None) => {
            Some("add examples to spec.yaml, or write a brute force, such as brute.py beside the submission")
        }
        (Standing::Doubtful | Standing::Unchecked, Some((open, _))) => Some(match open.reason {
            Some(Reason::NoChecker) => {
                "write a checker (docs/checkers.md); or, if only one answer is right, remove `checker: unwritten` from the spec"
            }
            Some(Reason::UnstatedMemory) => {
                "if the site bounds memory, state it, and it counts: `limits: { memory_mib: ... }`"
            }
            Some(Reason::Disagreement { .. }) => "correct the accepted submission that is wrong, or move it",
            _ => {
                "if this input is illegal, add the line that it breaks to `constraints:`, or write a validator; if it is legal, keep it with `ojkit add-case`, and it counts"
            }
        }),
        _ => None,
    }
}

/// `3 samples, 51 cases and 97,269 generated inputs`.
fn tried(tested: &Tested) -> String {
    let cases = tested.cases.saturating_sub(tested.samples + tested.unanswered) as u64;
    let searched = tested.search.as_ref().map(|search| search.searched.cases);
    let parts = [
        (tested.samples > 0).then(|| counted(tested.samples as u64, "sample")),
        (cases > 0).then(|| counted(cases, "case")),
        searched.map(|inputs| counted(inputs, "generated input")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match &parts[..] {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        parts => parts.concat(),
    }
}

/// Why something that failed does not count.
fn why(tested: &Tested, open: &Finding) -> String {
    let verdict = match open.verdict {
        Verdict::Accepted => Verdict::WrongAnswer.name(),
        verdict => verdict.name(),
    };
    let case = if open.case == SEARCH { "a generated input" } else { &open.case };
    match &open.reason {
        Some(Reason::Unenforced { line }) => {
            format!("{verdict} on {case} does not count, because nothing enforces `{line}` and this input may break it")
        }
        Some(Reason::UnlikeExamples { property }) => format!(
            "{verdict} on {case} does not count, because in every example {property}, and this input is different"
        ),
        Some(Reason::Disagreement { sides, .. }) => {
            format!("{verdict} on {case} does not count, because accepted submissions disagree: {}", Side::told(sides))
        }
        Some(Reason::NoChecker) => {
            let searched = tested.search.as_ref().and_then(|search| search.searched.undecided.as_ref());
            let outputs = tested.undecided as u64 + searched.map_or(0, |undecided| undecided.count);
            let differ = if outputs == 1 { "output differs" } else { "outputs differ" };
            let outputs = grouped(outputs);
            format!("{outputs} {differ} from the expected answer, and no checker decides whether that is right")
        }
        Some(Reason::UnstatedMemory) => format!("{open} ({case})"),
        Some(Reason::OnlyAfterOthers | Reason::DoorsDisagree | Reason::NotAgain) | None => open.to_string(),
    }
}

pub(super) fn slowest_case(tested: &Tested) -> Option<String> {
    let case = tested.slowest.as_ref()?;
    let (time, memory) = (milliseconds(case.time_ms), mebibytes(case.memory_kib as f64));
    let note = if case.note.is_empty() { String::new() } else { format!(", {}", case.note) };
    Some(format!("Slowest: {time}, {memory} on {}{note}.", case.case))
}

/// What is checked of a case without an answer.
const ONLY: &str = ": only crashes, time and memory were checked there";

/// How many cases lack something, samples and others apart.
fn lack(tested: &Tested, one: &str, several: &str) -> String {
    let samples = tested.unanswered_samples as u64;
    let generated = tested.unanswered as u64 - samples;
    let what = if tested.unanswered == 1 { one } else { several };
    let parts = [(samples, "other sample"), (generated, "generated case")].into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts.map(|(count, what)| counted(count, what)).collect();
    format!("{} {what}{ONLY}", parts.join(" and "))
}

/// The file of a reference, without its folders.
fn file_name(who: &str) -> &str {
    Path::new(who).file_name().and_then(|name| name.to_str()).unwrap_or(who)
}
