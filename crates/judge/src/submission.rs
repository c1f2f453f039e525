//! Submissions on the cases of their problems: each is run, and looked at again by those who see more than a run.

use crate::built::{Built, limits_of};
use crate::built_checker::BuiltChecker;
use crate::case::{self, check_domain};
use crate::checker::CheckInput;
use crate::early::{Early, First, first};
pub use crate::entry::{Entry, Event, Options, Site};
use crate::interaction;
use crate::limit_origin;
use crate::one_process;
use crate::plan::{FirstFailures, Stakes, case_order, merge, plan};
use crate::pool;
pub use crate::prepared::{Prepared, build};
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use crate::sanitized::{self, Sanitized};
use crate::subject::{Subject, may_be_illegal, subjects};
use crate::together::{self, Sampled};
use ojkit_draw::Bound;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding};
use ojkit_model::judgement::{Judgement, cases};
use ojkit_model::verdict::Verdict;
use ojkit_run::Outcome;
use std::collections::BTreeSet;
use std::path::Path;

/// Cases of a submission that one thread takes at a time.
const CHUNK: usize = 8;
/// The same where its cases are served.
const CHUNK_SERVED: usize = 64;

/// Judges submissions and gives their judgements in the order of the entries.
///
/// Builds come first, so that no compiler disturbs a measurement. The result does not depend on `jobs`, the measured figures apart.
pub fn judge(machine: &Machine, entries: &[Entry], options: &Options, tell: &mut dyn FnMut(Event)) -> Vec<Judgement> {
    let cases = entries.iter().map(|entry| entry.cases.len()).sum();
    tell(Event::Begun { submissions: entries.len(), cases });
    let built = build(machine, entries, options, tell);
    judge_built(machine, entries, built, options, tell)
}

/// Like [`judge`], of what [`build`] made of the same submissions.
pub fn judge_built(
    machine: &Machine,
    entries: &[Entry],
    built: Vec<Prepared>,
    options: &Options,
    tell: &mut dyn FnMut(Event),
) -> Vec<Judgement> {
    let subjects = subjects(machine, entries, built, options);
    for (index, subject) in subjects.iter().enumerate() {
        let known = cases(subject.recalled.as_deref().unwrap_or_default());
        known.into_iter().for_each(|case| tell(Event::Recalled(index, case.clone())));
    }
    let mut found = run(machine, &subjects, options, tell);
    review(machine, &subjects, options, &mut found);
    subjects.into_iter().zip(found).map(|(subject, found)| subject.judgement(machine, found, options)).collect()
}

/// Runs what is not known yet, case by case; gives what was found of each submission, in the order of its cases.
fn run(machine: &Machine, subjects: &[Subject], options: &Options, tell: &mut dyn FnMut(Event)) -> Vec<Vec<Finding>> {
    let counts: Vec<usize> =
        subjects.iter().map(|subject| subject.open().map_or(0, |_| subject.entry.cases.len())).collect();
    // Each thread that takes part in a served submission starts a server: where there are enough others, one thread does.
    let is_long = counts.iter().filter(|&&count| count > 0).count() >= 2 * options.jobs;
    let is_served = |subject: &Subject| subject.open().is_some_and(|(built, _)| built.server.is_some());
    let is_long = is_long || options.jobs <= 1;
    let size = |subject: &Subject| if is_long && is_served(subject) { CHUNK_SERVED } else { CHUNK };
    let chunks = plan(&counts, &subjects.iter().map(size).collect::<Vec<_>>());
    let stakes: Vec<Stakes> = subjects.iter().map(Subject::stakes).collect();
    let failures = FirstFailures::new(&stakes, options.all_cases);
    let lock = RunLock::of_machine();
    let results = pool::map(
        options.jobs,
        chunks.len(),
        || Runner::new(machine),
        |runner, item, send| {
            let chunk = &chunks[item];
            let index = chunk.submission;
            let mut shared = None;
            failures.run(chunk, |place| {
                let Subject { entry: Entry { bound, submission, .. }, .. } = subjects[index];
                let case = subjects[index].case(place);
                let mut finding = match subjects[index].open() {
                    Some(built) => {
                        send(Event::Started(index, case.name.clone(), built.0.limits));
                        let is_open = || failures.is_open(index, place);
                        let places = chunk.cases.clone();
                        let shared = shared.get_or_insert_with(|| {
                            let cases = places.map(|place| (place, subjects[index].case(place)));
                            together::run(runner, lock, built.0, cases.collect())
                        });
                        let shared = shared.remove(&place);
                        judge_case(runner, (lock, &is_open), bound, built, (options.early, shared), case)
                    }
                    None => Finding::not_run(case, "the submission was not built".to_owned()),
                };
                limit_origin::tell(machine, &bound.problem, &submission.source, &mut finding);
                send(Event::Judged(index, finding.clone()));
                finding
            })
        },
        tell,
    );
    // The pool gives a result per chunk, so that an error is a bug of ours; it must not look like a verdict.
    let lost =
        |why: String| Finding { compared: false, by_machine: true, ..Finding::new("", "", Verdict::JudgeError, why) };
    merge(&chunks, results, &counts, &stakes, options.all_cases)
        .unwrap_or_else(|why| subjects.iter().map(|_| vec![lost(why.clone())]).collect())
}

/// Cases in the order in which submissions meet them, for a caller that judges them part by part.
pub fn in_order(bound: &Bound, mut cases: Vec<Case>) -> Vec<Case> {
    let mut places = vec![0; cases.len()];
    for (place, index) in case_order(&cases, may_be_illegal(&bound.facts(), &cases)).into_iter().enumerate() {
        places[index] = place;
    }
    let mut places = places.into_iter();
    cases.sort_by_cached_key(|_| places.next());
    cases
}

/// Runs what was judged once more: with sanitizers, where there is a build for that, and in one process, where the judge has one for all cases;
/// what they find ends a submission as any failure does.
fn review(machine: &Machine, subjects: &[Subject], options: &Options, found: &mut [Vec<Finding>]) {
    let reviewed = pool::map(
        options.jobs,
        subjects.len(),
        || (),
        |(), index, _: &dyn Fn(())| {
            let (subject, judged) = (&subjects[index], &found[index]);
            let (built, checker) = subject.open()?;
            let bound = subject.entry.bound;
            // Not every case ran, where a group was lost before.
            let ran: BTreeSet<&str> = judged.iter().map(|case| case.case.as_str()).collect();
            let cases: Vec<&Case> = subject.cases().filter(|case| ran.contains(case.name.as_str())).collect();
            let sanitized = subject.sanitized.as_ref().and_then(|built| built.as_ref().ok());
            let looked = match sanitized.map(|built| built.review(machine, bound, &cases, judged)) {
                None | Some(Ok(None)) => one_process::review(machine, (bound, built, checker), &cases, judged),
                Some(looked) => looked.map_err(|error| error.to_string()),
            };
            match looked {
                Ok(finding) => finding,
                Err(error) => Some(Finding { by: By::Sanitizer, ..Finding::not_run(cases.first()?, error) }),
            }
        },
        &mut |()| (),
    );
    for ((subject, found), finding) in subjects.iter().zip(found).zip(reviewed) {
        let Some(finding) = finding else { continue };
        let place = found.iter().position(|case| case.case == finding.case);
        let ends = !options.all_cases && !subject.entry.bound.problem.is_scored();
        if let Some(place) = place.filter(|_| ends && finding.verdict != Verdict::JudgeError) {
            found.truncate(place + 1);
        }
        found.push(finding);
    }
}

/// Runs one submission on one case, and gives the facts beside the judgement.
///
/// # Errors
/// Those of building the submission or the checker.
pub fn single(machine: &Machine, bound: &Bound, source: &Path, case: &Case) -> Result<(Outcome, Finding), BuildError> {
    let built_checker = BuiltChecker::new(machine, &bound.problem, &bound.folder)?;
    let built = Built::new(machine, bound, source, limits_of(machine, &bound.problem, source))?
        .with_room_for(case.answer.as_deref());
    let mut runner = Runner::new(machine);
    let lock = RunLock::of_machine();
    if built_checker.interaction.is_some() {
        let (outcome, mut judgement) = interaction::judge(&mut runner, lock, &built, &built_checker, case);
        limit_origin::tell(machine, &bound.problem, source, &mut judgement);
        return Ok((outcome, judgement));
    }
    let outcome = match runner.run_settled(&built, &case.input) {
        Ok(outcome) => outcome,
        Err(message) => return Ok((Outcome::default(), Finding::not_run(case, message))),
    };
    let mut judged = judge_outcome(&mut runner, lock, bound, &built, &built_checker, case, &outcome);
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    if let Some(message) = sanitized::finding(machine, &built.artifact, &name, &outcome) {
        judged.message = message;
    }
    if let Some(Ok(sanitized)) = Sanitized::new(machine, bound, source) {
        match sanitized.review(machine, bound, &[case], std::slice::from_ref(&judged)) {
            Ok(found) => judged = found.unwrap_or(judged),
            Err(error) => judged = Finding::not_run(case, error.to_string()),
        }
    }
    limit_origin::tell(machine, &bound.problem, source, &mut judged);
    Ok((outcome, judged))
}

fn judge_case(
    runner: &mut Runner,
    (lock, is_open): (&RunLock, &dyn Fn() -> bool),
    bound: &Bound,
    (built, built_checker): (&Built, &BuiltChecker),
    (early, shared): (Option<&dyn Early>, Option<Outcome>),
    case: &Case,
) -> Finding {
    let built = &built.with_room_for(case.answer.as_deref());
    if built_checker.interaction.is_some() {
        let (outcome, mut judgement) = interaction::judge(runner, lock, built, built_checker, case);
        if judgement.verdict != Verdict::Accepted {
            judgement.message.push_str(&interaction::tail(&outcome.stdout));
        }
        return judgement;
    }
    let mut served = None;
    let sampled = together::sampled(case, built);
    if let Some(outcome) = shared {
        let judgement = judge_outcome(runner, lock, bound, built, built_checker, case, &outcome);
        if judgement.verdict == Verdict::Accepted && sampled == Sampled::Never {
            return judgement;
        }
        served = Some(judgement.verdict);
    }
    match first(runner, lock, built, early, case) {
        Ok(First::Open) => {}
        Ok(First::Stopped(judgement)) => return judgement,
        Ok(First::Ran(outcome, is_served)) => {
            let judgement = judge_outcome(runner, lock, bound, built, built_checker, case, &outcome);
            if !is_served || judgement.verdict == Verdict::Accepted && sampled != Sampled::Alone {
                return judgement;
            }
            served = served.or(Some(judgement.verdict));
        }
        Err(message) => return Finding::not_run(case, message),
    }
    // Only a process of its own speaks against a submission.
    let outcome = match runner.run_open(lock, is_open, built, &case.input) {
        Ok(outcome) => outcome,
        Err(message) => return Finding::not_run(case, message),
    };
    let mut judgement = judge_outcome(runner, lock, bound, built, built_checker, case, &outcome);
    let state = match (served, judgement.verdict) {
        (None, _) | (Some(Verdict::Accepted), Verdict::Accepted) => return judgement,
        (Some(Verdict::Accepted), _) => STATE_ALONE,
        (Some(_), Verdict::Accepted) => STATE,
        (Some(_), _) => return judgement,
    };
    let parts = [state, &judgement.note].into_iter().filter(|part| !part.is_empty());
    judgement.note = parts.collect::<Vec<_>>().join(", ");
    judgement
}

/// What is told of a submission that is right alone and was wrong behind other cases.
const STATE: &str = "keeps state between cases: wrong in a process that had answered others, right in its own";
/// What is told of a submission that is wrong alone and was right behind other cases.
const STATE_ALONE: &str = "keeps state between cases: right in a process that had answered others, wrong in its own";

fn judge_outcome(
    runner: &mut Runner,
    lock: &RunLock,
    bound: &Bound,
    built: &Built,
    built_checker: &BuiltChecker,
    case: &Case,
    outcome: &Outcome,
) -> Finding {
    let problem = &bound.problem;
    let mut judgement = case::judge(case, &built.granted, outcome, |output| match &case.answer {
        Some(answer) => lock.shared(|| runner.check(built_checker, &CheckInput { input: &case.input, output, answer })),
        None => Ok(check_domain(&problem.outputs, problem.has_repeats(), output)),
    });
    if judgement.verdict == Verdict::WrongAnswer
        && case.input.len() <= SHOWN_BYTES_MAX
        && let Some(lists) = bound.operations(&case.input)
    {
        judgement.message.push_str(&format!("\n{}", lists.trim_end()));
    }
    judgement
}

/// A longer input of a class is not shown in a message.
const SHOWN_BYTES_MAX: usize = 2048;
