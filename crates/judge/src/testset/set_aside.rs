//! Inputs that are set aside: drawn where a line of the statement is not enforced, and submissions that claim to be right crash or disagree.
//!
//! Nobody can say then whether the input is legal. A few such inputs are left out and told; many mean that the line matters too much to
//! be left unenforced, and one submission that always stands alone is more likely wrong than all those inputs illegal.

use super::failure::ManySetAside;
use super::{Failure, Given, Testset};
use crate::answers::{Answers, Cause, Ground, NoAnswer, SET_ASIDE_SHARE};
use ojkit_draw::suspicion::{self, Suspicion};
use ojkit_model::case::Case;
use ojkit_model::verdict::Verdict;
use ojkit_text::page::{Digest, SetAside};

/// One submission that stands alone so often is named.
const ALONE: usize = 3;

/// Whether a case may be set aside: a line is unenforced, or the case lacks a property that is suspected.
pub(super) fn may_be_set_aside(given: &Given, suspected: &[Suspicion], case: &Case) -> bool {
    let is_unlike = || suspicion::lacked(given.bound, suspected, &case.input).is_some();
    !case.is_vouched_for() && (!given.bound.unenforced().is_empty() || is_unlike())
}

/// The properties that a drawn case lacks, though all examples and some other drawn case keep them.
pub(super) fn suspected(given: &Given, cases: &[Case], name: &str) -> Vec<Suspicion> {
    let drawn = |case: &&Case| !case.is_vouched_for();
    let Some(troubled) = cases.iter().filter(drawn).find(|case| case.name == name) else { return Vec::new() };
    let lacks =
        |one: &Suspicion, case: &Case| suspicion::lacked(given.bound, std::slice::from_ref(one), &case.input).is_some();
    let mut suspected = suspicion::suspicions(given.bound);
    suspected.retain(|one| lacks(one, troubled) && cases.iter().filter(drawn).any(|case| !lacks(one, case)));
    suspected
}

/// What a page may have set aside for: all that is suspected where it records anything.
pub(super) fn recordable(given: &Given) -> Vec<Suspicion> {
    if given.set_aside.is_empty() { Vec::new() } else { suspicion::suspicions(given.bound) }
}

/// Gives the cases their answers and sets aside those that have none, or for which whoever a page records cannot be asked here.
///
/// # Errors
/// More than one input of [`SET_ASIDE_SHARE`] is set aside, those that ran out of time or memory counted twice, or only ever for one submission of three and more.
pub(super) fn settle(
    given: &Given,
    testset: &mut Testset,
    answered: Answers,
    suspected: &[Suspicion],
) -> Result<(), Failure> {
    let pool = testset.cases.iter().filter(|case| may_be_set_aside(given, suspected, case)).count();
    let mut left = Vec::new();
    let (mut unconfirmed, mut past) = (0, 0);
    let (mut overflows, mut faults, mut apart) = (Vec::new(), Vec::<SetAside>::new(), Vec::new());
    for (mut case, answer) in std::mem::take(&mut testset.cases).into_iter().zip(answered.answers) {
        match answer {
            Ok(answer) => {
                if let Some(known) = recorded(given, suspected, (&answered.absent, &answered.unsanitized), &case) {
                    unconfirmed += 1;
                    let list = match Cause::read(&known.why) {
                        Cause::Overflow => &mut overflows,
                        Cause::Disagreement => &mut apart,
                        _ => &mut testset.set_aside,
                    };
                    list.push(known.clone());
                    continue;
                }
                case.answer = Some(answer);
                left.push(case);
            }
            Err(NoAnswer { why, ground: Ground::Illegal, .. }) if why != Cause::Overflow => past += 1,
            Err(NoAnswer { submissions, why, ground }) => {
                let list = match ground {
                    Ground::Unsure => &mut testset.set_aside,
                    Ground::Illegal => &mut overflows,
                    Ground::ModelAtFault => &mut faults,
                    Ground::Apart => &mut apart,
                };
                list.push(SetAside {
                    name: case.name,
                    input: Digest::of(&case.input),
                    submission: submissions.join(", "),
                    why: why.to_string().lines().next().unwrap_or_default().to_owned(),
                });
            }
        }
    }
    testset.cases = left;
    testset.notes.extend(answered.notes);
    if past > 0 {
        testset
            .notes
            .push(format!("{past} inputs are left out: their answers are larger than their type, or than is promised"));
    }
    weighed(given, testset, (answered.solvers, suspected), pool, unconfirmed)?;
    if let Some(SetAside { name, submission, .. }) = overflows.first() {
        let why = "an integer overflows, and the statement promises that answers fit";
        let count = overflows.len();
        testset.notes.push(format!("{count} inputs are left out, the first of them {name}: in {submission} {why}"));
    }
    if let Some(SetAside { name, submission, why, .. }) = faults.first() {
        let count = faults.len();
        let remedy = "where the input is legal, correct it, or let another submission be the model";
        testset.notes.push(format!("{count} inputs are left out, the first of them {name}: the model {submission} gives no answer ({why}); {remedy}"));
    }
    testset.set_aside.append(&mut overflows);
    testset.set_aside.append(&mut faults);
    testset.set_aside.append(&mut apart);
    if unconfirmed > 0 {
        let what = "set aside as the case page says; the submissions that object cannot be asked here";
        testset.notes.push(format!("{unconfirmed} inputs are {what}"));
    }
    Ok(())
}

/// Refuses too many inputs that are set aside, and one submission that always stands alone.
fn weighed(
    given: &Given,
    testset: &mut Testset,
    (solvers, suspected): (usize, &[Suspicion]),
    pool: usize,
    unconfirmed: usize,
) -> Result<(), Failure> {
    let Some(first) = testset.set_aside.first() else { return Ok(()) };
    let count = testset.set_aside.len();
    let told = ManySetAside {
        spec: given.bound.spec_path.clone(),
        ground: ground(given, suspected),
        count,
        pool,
        first: first.clone(),
    };
    let alone = solvers > 2 && count >= ALONE && testset.set_aside.iter().all(|one| one.submission == first.submission);
    let weight: usize = testset.set_aside.iter().map(|one| Cause::read(&one.why).weight()).sum();
    if weight * SET_ASIDE_SHARE > pool {
        return Err(Failure::TooManySetAside(Box::new(told)));
    }
    if alone && !first.submission.contains(", ") && unconfirmed == 0 {
        return Err(Failure::AlwaysAlone(Box::new(told)));
    }
    testset.notes.push(told.to_string());
    Ok(())
}

/// Why inputs may be illegal, as the end of a sentence.
fn ground(given: &Given, suspected: &[Suspicion]) -> String {
    match (&given.bound.unenforced()[..], suspected) {
        ([], [one]) => {
            format!("in all examples, unlike in these, {} (where the statement says so, add the line)", one.words)
        }
        ([], _) => "they are unlike all examples".to_owned(),
        ([line], _) => format!("nothing enforces `{line}`"),
        ([line, more @ ..], _) => format!("nothing enforces `{line}` and {} more lines", more.len()),
    }
}

/// What the page recorded of an input, where whoever it names is absent, or needs a sanitizer that is not here.
fn recorded<'a>(
    given: &Given<'a>,
    suspected: &[Suspicion],
    (absent, unsanitized): (&[String], &[String]),
    case: &Case,
) -> Option<&'a SetAside> {
    if given.set_aside.is_empty() || (absent.is_empty() && unsanitized.is_empty()) {
        return None;
    }
    let digest = Digest::of(&case.input);
    let by_sanitizer =
        |one: &SetAside| matches!(Cause::read(&one.why), Cause::Overflow | Cause::Verdict(Verdict::RunTimeError));
    let is_it = |one: &&SetAside| {
        let is_apart = Cause::read(&one.why) == Cause::Disagreement;
        let is_drawn = || !case.is_vouched_for() && (by_sanitizer(one) || may_be_set_aside(given, suspected, case));
        one.input == digest && (is_apart || is_drawn())
    };
    let known = given.set_aside.iter().find(is_it)?;
    let by_sanitizer = by_sanitizer(known);
    let cannot_be_asked = |one: &str| {
        absent.iter().any(|path| path == one) || (by_sanitizer && unsanitized.iter().any(|path| path == one))
    };
    known.submission.split(", ").all(cannot_be_asked).then_some(known)
}
