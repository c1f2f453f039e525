//! Submissions on the cases of their problems.

use crate::built::{Built, Door, limits_of};
use crate::built_checker::BuiltChecker;
use crate::case::{self, check_domain, compiler_message};
use crate::checker::CheckInput;
use crate::earlier::{self, Earlier};
use crate::early::{Early, First, first};
use crate::expectation::Submission;
use crate::interaction;
use crate::limit_origin;
use crate::one_process;
use crate::plan::{FirstFailures, Stakes, case_order, merge, plan};
use crate::pool;
use crate::retry_when_noisy::RunLock;
use crate::runner::Runner;
use crate::sanitized::{self, Sanitized};
use crate::scores::Members;
use ojkit_draw::Bound;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_languages::{BuildError, Machine};
use ojkit_model::case::{Case, is_vouched_for};
use ojkit_model::judgement::{Because, CaseJudgement, Doubt, Judgement, Skipped};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Artifact, Kind, Outcome};
use std::collections::BTreeSet;
use std::path::Path;

/// One submission to judge, with everything about its problem.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// The problem.
    pub bound: &'a Bound,
    /// The problem's folder.
    pub folder: &'a Path,
    pub submission: &'a Submission,
    /// The problem's cases, in any order.
    pub cases: &'a [Case],
}

/// How to judge.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// Programs that run at the same time, at least 1.
    pub jobs: usize,
    /// Whether a submission goes on after its first failure.
    pub all_cases: bool,
    /// A folder for the files of checkers; made when it is needed.
    pub scratch: &'a Path,
    /// How a judge's site builds submissions, where that differs from here.
    pub site: Option<Site<'a>>,
    /// Asked where a case takes some seconds: what it says ends the submission, with no wait for the limit.
    pub early: Option<&'a Early<'a>>,
    /// What earlier runs found, which then is not run again; `None` runs everything.
    pub earlier: Option<&'a Earlier<'a>>,
}

/// How a judge's site builds submissions.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// Has the language table by which submissions are compiled; checkers are by the kit's own.
    pub machine: &'a Machine,
    /// What is called of them.
    pub door: Door,
}

/// What happens while judging, for progress.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Work begins: so many submissions, and at most so many runs.
    Begun {
        submissions: usize,
        /// Cases, summed over submissions.
        cases: usize,
    },
    /// A submission (its place among the entries) is built, skipped or refused by its compiler.
    Built(usize),
    /// A submission has met one case.
    Judged(usize, CaseJudgement),
    /// It has met one case in an earlier run.
    Recalled(usize, CaseJudgement),
}

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
    let limited = |(built, entry): (Prepared, &Entry)| built.limited(machine, entry);
    let (built, sanitized): (Vec<Ready>, Vec<_>) = built.into_iter().zip(entries).map(limited).unzip();
    let orders: Vec<Vec<usize>> = entries.iter().map(order).collect();
    let members = members(entries, options.site.is_some());
    let known = Known::new(entries, &built, &sanitized, &members, options);
    known.say(tell);
    let open = |index: usize| built[index].is_ok() && known.cases[index].is_none();
    let counts: Vec<usize> =
        (0..entries.len()).map(|index| if open(index) { entries[index].cases.len() } else { 0 }).collect();
    // Each thread that takes part in a served submission starts a server: where there are enough others, one thread does.
    let served = |index: usize| built[index].as_ref().is_ok_and(|(built, _)| built.server.is_some());
    let is_long = counts.iter().filter(|&&count| count > 0).count() >= 2 * options.jobs;
    let chunk = |index: usize| if is_long && served(index) { CHUNK_SERVED } else { CHUNK };
    let shards = plan(&counts, &(0..entries.len()).map(chunk).collect::<Vec<_>>());
    let stakes = stakes(entries, &members, &orders);
    let failures = FirstFailures::new(&stakes, options.all_cases);
    let lock = RunLock::of_machine();
    let results = pool::map(
        options.jobs,
        shards.len(),
        |number| Runner::new(machine, options.scratch.join(format!("runner-{number}"))),
        |runner, item, send| {
            let shard = &shards[item];
            let index = shard.submission;
            failures.run(shard, |place| {
                let case = &entries[index].cases[orders[index][place]];
                let Entry { bound, submission, .. } = entries[index];
                let mut judgement = match &built[index] {
                    Ok((built, built_checker)) => {
                        let is_open = || failures.is_open(index, place);
                        judge_case(runner, (lock, &is_open), bound, (built, built_checker), options.early, case)
                    }
                    Err(_) => case::judge_error(case, "the submission was not built".to_string()),
                };
                limit_origin::tell(machine, &bound.problem, &submission.source, &mut judgement);
                send(Event::Judged(index, judgement.clone()));
                judgement
            })
        },
        tell,
    );
    let merged = merge(&shards, results, &counts, &stakes, options.all_cases);
    let mut judged = match merged {
        Ok(judged) => judged,
        // The pool gives a result per shard, so that this is a bug of ours; it must not look like a verdict.
        Err(why) => entries.iter().map(|_| vec![lost(&why)]).collect(),
    };
    let open = |index: usize| Some(built[index].as_ref().ok()?).filter(|_| open(index));
    review(machine, entries, &orders, (&open, &|index| sanitized[index].as_ref()?.as_ref().ok()), options, &mut judged);
    let mut judgements = Vec::with_capacity(entries.len());
    for (index, (built, cases)) in built.into_iter().zip(judged).enumerate() {
        let note = sanitized[index].as_ref().and_then(|built| built.as_ref().err()).cloned().unwrap_or_default();
        let (cases, earlier) = known.cases[index].as_ref().map_or((cases, false), |cases| (cases.clone(), true));
        let memory_mib = built.as_ref().map_or(0, |(built, _)| built.granted.memory_mib);
        let judgement = Judgement { earlier, note, ..summary(machine, &entries[index], built, &members[index], cases) };
        if let (Some(earlier), Some(key), false) = (options.earlier, &known.keys[index], judgement.earlier) {
            earlier.put(key, &judgement, memory_mib);
        }
        judgements.push(judgement);
    }
    judgements
}

/// Cases in the order in which submissions meet them, for a caller that judges them part by part.
pub fn in_order(bound: &Bound, mut cases: Vec<Case>) -> Vec<Case> {
    let mut places = vec![0; cases.len()];
    for (place, index) in case_order(&cases, may_doubt(bound, &cases)).into_iter().enumerate() {
        places[index] = place;
    }
    let mut places = places.into_iter();
    cases.sort_by_cached_key(|_| places.next());
    cases
}

/// The order in which a submission meets its cases: where drawn inputs may be illegal, those that decide come first.
fn order(entry: &Entry) -> Vec<usize> {
    case_order(entry.cases, may_doubt(entry.bound, entry.cases))
}

/// What is built of an entry that was judged.
type Judged<'a> = &'a (dyn Fn(usize) -> Option<&'a (Built, BuiltChecker)> + Sync);

/// Runs what was judged once more: with sanitizers, where there is a build for that, and in one process, where the judge has one for all cases;
/// a finding ends a submission as any failure does.
fn review<'a>(
    machine: &Machine,
    entries: &[Entry],
    orders: &[Vec<usize>],
    (built, sanitizers): (Judged<'a>, &(dyn Fn(usize) -> Option<&'a Sanitized> + Sync)),
    options: &Options,
    judged: &mut [Vec<CaseJudgement>],
) {
    let found = pool::map(
        options.jobs,
        entries.len(),
        |number| options.scratch.join(format!("review-{number}")),
        |scratch, index, _: &dyn Fn(())| {
            let (built, checker) = built(index)?;
            let bound = entries[index].bound;
            let mut cases = judged[index].clone();
            // Not every case ran, where a group was lost before.
            let ran: BTreeSet<&str> = judged[index].iter().map(|case| case.case.as_str()).collect();
            let all = orders[index].iter().map(|&place| &entries[index].cases[place]);
            let order: Vec<&Case> = all.filter(|case| ran.contains(case.name.as_str())).collect();
            let found = match sanitizers(index).map(|built| built.review(machine, bound, &order, &mut cases)) {
                None | Some(Ok(None)) => {
                    let runner = Runner::new(machine, scratch.clone());
                    one_process::review(machine, (bound, built, checker), &order, &mut cases, runner)
                }
                Some(found) => found.map_err(|error| error.to_string()),
            };
            match found {
                Ok(place) if !options.all_cases && !bound.problem.is_scored() => cases.truncate(place? + 1),
                Ok(place) => _ = place?,
                Err(error) => cases.push(case::judge_error(order.first()?, error)),
            }
            Some(cases)
        },
        &mut |()| (),
    );
    for (judged, found) in judged.iter_mut().zip(found) {
        *judged = found.unwrap_or_else(|| std::mem::take(judged));
    }
}

/// What earlier runs know of each entry.
struct Known {
    /// By what the entry's judgement is found again.
    keys: Vec<Option<String>>,
    /// The cases of its judgement, if there is one.
    cases: Vec<Option<Vec<CaseJudgement>>>,
}

impl Known {
    fn new(
        entries: &[Entry],
        built: &[Ready],
        sanitized: &[Option<Reviewer>],
        members: &[Result<Members, String>],
        options: &Options,
    ) -> Known {
        let mut keys = vec![None; entries.len()];
        let Some(earlier) = options.earlier else { return Known { cases: vec![None; entries.len()], keys } };
        // The entries of a problem stand together and share its cases.
        let mut digest: (&[Case], String) = (&[], earlier::digest(&[]));
        for (index, entry) in entries.iter().enumerate() {
            if !std::ptr::eq(digest.0, entry.cases) {
                digest = (entry.cases, earlier::digest(entry.cases));
            }
            if let Ok((built, built_checker)) = &built[index] {
                keys[index] = Some(earlier.key(
                    &entry.bound.problem,
                    entry.submission,
                    (built, built_checker),
                    &format!(
                            "{}{:?}{:?}{}",
                            digest.1,
                            // By this the order of the cases differs.
                            may_doubt(entry.bound, entry.cases),
                            sanitized[index].as_ref().map(|built| built.as_ref().map(Sanitized::key)),
                            members[index]
                                .as_ref()
                                .map_or_else(Clone::clone, |members| members.identity(&entry.bound.problem)),
                        ),
                    options.all_cases,
                ));
            }
        }
        Known { cases: keys.iter().map(|key| earlier.get(key.as_ref()?)).collect(), keys }
    }

    /// Says what is known.
    fn say(&self, tell: &mut dyn FnMut(Event)) {
        for (index, cases) in self.cases.iter().enumerate() {
            cases.iter().flatten().for_each(|case| tell(Event::Recalled(index, case.clone())));
        }
    }
}

/// Runs one submission on one case, and gives the facts beside the judgement.
///
/// # Errors
/// Those of building the submission or the checker.
pub fn single(
    machine: &Machine,
    bound: &Bound,
    folder: &Path,
    source: &Path,
    case: &Case,
    scratch: &Path,
) -> Result<(Outcome, CaseJudgement), BuildError> {
    let built_checker = BuiltChecker::new(machine, &bound.problem, folder)?;
    let built = Built::new(machine, bound, source, limits_of(machine, &bound.problem, source))?
        .with_room_for(case.answer.as_deref());
    let mut runner = Runner::new(machine, scratch.to_path_buf());
    let lock = RunLock::of_machine();
    if built_checker.interaction().is_some() {
        let (outcome, mut judgement) = interaction::judge(&mut runner, lock, &built, &built_checker, case);
        limit_origin::tell(machine, &bound.problem, source, &mut judgement);
        return Ok((outcome, judgement));
    }
    Ok(match lock.measured(built.limits.cpu(), &|| true, || runner.run_beyond(&built, &case.input)) {
        Ok(outcome) => {
            let mut judged = [judge_outcome(&mut runner, lock, bound, &built, &built_checker, case, &outcome)];
            let name = source.file_name().unwrap_or_default().to_string_lossy();
            if let Some(finding) = sanitized::finding(machine, &built.artifact, &name, &outcome) {
                judged[0].message = finding;
            }
            if let Some(Ok(sanitized)) = Sanitized::new(machine, bound, source)
                && let Err(error) = sanitized.review(machine, bound, &[case], &mut judged)
            {
                judged = [case::judge_error(case, error.to_string())];
            }
            let [mut judgement] = judged;
            limit_origin::tell(machine, &bound.problem, source, &mut judgement);
            (outcome, judgement)
        }
        Err(message) => (Outcome::default(), case::judge_error(case, message)),
    })
}

/// Why there is nothing to run.
enum NotBuilt {
    Skipped(Skipped),
    Failed(Verdict, String),
}

/// A submission built with sanitizers, or the note why there is none.
type Reviewer = Result<Sanitized, String>;

type Ready = Result<(Built, BuiltChecker), NotBuilt>;

/// What was made of a submission and its checker, or why nothing was.
pub struct Prepared {
    ready: Ready,
    sanitized: Option<Reviewer>,
}

impl Prepared {
    /// What was built before the cases were there has limits that nobody had measured yet.
    fn limited(self, machine: &Machine, entry: &Entry) -> (Ready, Option<Reviewer>) {
        let limits = limits_of(machine, &entry.bound.problem, &entry.submission.source);
        (self.ready.map(|(built, checker)| (built.with_limits(limits), checker)), self.sanitized)
    }
}

impl Prepared {
    /// A program that is built already, beside its problem's checker.
    pub fn of(artifact: Artifact, checker: BuiltChecker, limits: Limits) -> Prepared {
        Prepared { ready: Ok((Built::of(artifact, limits), checker)), sanitized: None }
    }
}

/// Builds the submissions of entries, whose cases need not be there yet.
pub fn build(machine: &Machine, entries: &[Entry], options: &Options, tell: &mut dyn FnMut(Event)) -> Vec<Prepared> {
    let site = options.site.unwrap_or(Site { machine, door: Door::Any });
    // The cache makes a problem's checker once, however many submissions ask for it.
    let work = |entry: &Entry| -> Ready {
        let built_checker =
            BuiltChecker::new(machine, &entry.bound.problem, entry.folder).map_err(|error| not_built(error, true))?;
        let (bound, source) = (entry.bound, &entry.submission.source);
        let built = RunLock::of_machine()
            .shared(|| Built::through(site.door, site.machine, bound, source, bound.problem.limits));
        Ok((built.map_err(|error| not_built(error, false))?, built_checker))
    };
    pool::map(
        options.jobs,
        entries.len(),
        |_| (),
        |(), item, send| {
            let entry = &entries[item];
            let ready = work(entry);
            let sanitized = match (&ready, site.door) {
                (Err(_), _) | (_, Door::Main) => None,
                (Ok(_), _) => Sanitized::new(site.machine, entry.bound, &entry.submission.source),
            };
            send(Event::Built(item));
            Prepared { ready, sanitized }
        },
        tell,
    )
}

fn not_built(error: BuildError, is_checker: bool) -> NotBuilt {
    let whose = if is_checker { "the checker: " } else { "" };
    match error {
        BuildError::Missing { what, remedy } => NotBuilt::Skipped(Skipped { why: format!("{whose}{what}"), remedy }),
        BuildError::Compile { stderr } if is_checker => NotBuilt::Failed(
            Verdict::JudgeError,
            format!("the checker does not compile\n{}", compiler_message(&stderr)),
        ),
        BuildError::Compile { stderr } => NotBuilt::Failed(Verdict::CompileError, compiler_message(&stderr)),
        error => NotBuilt::Failed(Verdict::JudgeError, format!("{whose}{error}")),
    }
}

/// Runs and checks one case.
fn judge_case(
    runner: &mut Runner,
    (lock, is_open): (&RunLock, &dyn Fn() -> bool),
    bound: &Bound,
    (built, built_checker): (&Built, &BuiltChecker),
    early: Option<&Early>,
    case: &Case,
) -> CaseJudgement {
    let built = &built.with_room_for(case.answer.as_deref());
    if built_checker.interaction().is_some() {
        let (outcome, mut judgement) = interaction::judge(runner, lock, built, built_checker, case);
        if judgement.verdict != Verdict::Accepted {
            judgement.message.push_str(&interaction::tail(&outcome.stdout));
        }
        return judgement;
    }
    let mut served = None;
    match first(runner, lock, built, early, case) {
        Ok(First::Open) => {}
        Ok(First::Stopped(judgement)) => return judgement,
        Ok(First::Ran(outcome, is_served)) => {
            let judgement = judge_outcome(runner, lock, bound, built, built_checker, case, &outcome);
            if !is_served || judgement.verdict == Verdict::Accepted && !is_sampled(case, built) {
                return judgement;
            }
            served = Some(judgement.verdict);
        }
        Err(message) => return case::judge_error(case, message),
    }
    // Only a process of its own speaks against a submission.
    let outcome = match lock.measured(built.limits.cpu(), is_open, || runner.run_beyond(built, &case.input)) {
        Ok(outcome) => outcome,
        Err(message) => return case::judge_error(case, message),
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

/// Whether a case is run alone however well a server answers it: one in sixteen, the same ones on every machine; one in 64 where each case
/// has a process of its own, forked before the submission's first statement, others for other submissions.
fn is_sampled(case: &Case, built: &Built) -> bool {
    match &built.server {
        Some(server) if server.recipe().kind == Kind::ForkServer => {
            let digest = sha256_hex_of_parts(&[built.artifact.key().as_bytes(), case.name.as_bytes()]);
            digest.starts_with('0') && digest.as_bytes().get(1).is_some_and(|digit| (b'0'..b'4').contains(digit))
        }
        _ => sha256_hex(case.name.as_bytes()).starts_with('0'),
    }
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
) -> CaseJudgement {
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

/// The groups of each entry's cases; entries of one problem stand together and share its cases.
/// Which cases belong to which groups; where a site is played, cases are a part of all, and no score follows from them.
fn members(entries: &[Entry], is_part: bool) -> Vec<Result<Members, String>> {
    if is_part {
        return entries.iter().map(|_| Ok(Members::default())).collect();
    }
    let mut all: Vec<Result<Members, String>> = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        let before = index.checked_sub(1).filter(|&at| std::ptr::eq(entries[at].cases, entry.cases));
        let own = before.map_or_else(|| Members::of(entry.bound, entry.cases), |at| all[at].clone());
        all.push(own);
    }
    all
}

/// Until when the cases of each entry decide anything.
fn stakes(entries: &[Entry], members: &[Result<Members, String>], orders: &[Vec<usize>]) -> Vec<Stakes> {
    let of = |((entry, members), order): ((&Entry, &Result<Members, String>), &Vec<usize>)| match members {
        Ok(members) => members.stakes(&entry.bound.problem, entry.cases, order),
        Err(_) => Stakes::default(),
    };
    entries.iter().zip(members).zip(orders).map(of).collect()
}

/// Whether a failure on one of the cases could decide nothing.
fn may_doubt(bound: &Bound, cases: &[Case]) -> bool {
    cases.iter().any(|case| bound.doubts(case.answer.is_some()).is_some())
}

fn summary(
    machine: &Machine,
    entry: &Entry,
    built: Ready,
    members: &Result<Members, String>,
    cases: Vec<CaseJudgement>,
) -> Judgement {
    let language =
        machine.language_of(&entry.submission.source).map_or(String::new(), |language| language.name.clone());
    let submission = entry.submission;
    let (mut doubt, mut by_clock) = (None, false);
    let (mut result, mut first_failure) = match built {
        Err(NotBuilt::Skipped(skipped)) => (Err(skipped), None),
        Err(NotBuilt::Failed(verdict, message)) => (Ok(verdict), Some((String::new(), message))),
        Ok(_) => {
            let because = |case: &CaseJudgement| {
                let given = entry.cases.iter().find(|given| given.name == case.case);
                let doubts = || entry.bound.doubts(given.is_some_and(|given| given.answer.is_some()));
                let may_be_illegal = !is_vouched_for(&case.group) && case.verdict != Verdict::JudgeError;
                entry.bound.problem.doubts_verdict(case.verdict).or_else(|| doubts().filter(|_| may_be_illegal))
            };
            let failed = || cases.iter().filter(|case| case.verdict != Verdict::Accepted);
            let decides = |case: &&CaseJudgement| because(case).is_none();
            let first = failed().find(decides);
            if let (None, Some(failed)) = (first, failed().next()) {
                doubt = because(failed).map(|because| doubtful(because, failed, entry.cases));
            }
            if let (None, None, Some(differs)) = (first, &doubt, cases.iter().find(|case| case.undecided)) {
                doubt = Some(doubtful(Because::NoChecker, differs, entry.cases));
            }
            let verdict = first.map_or(Verdict::Accepted, |case| case.verdict);
            by_clock = first.is_some_and(|case| case.by_clock);
            (Ok(verdict), first.map(|case| (case.case.clone(), case.message.clone())))
        }
    };
    let verdict = result.as_ref().copied().unwrap_or(Verdict::Accepted);
    let of = (submission.path.as_str(), &submission.expected[..], verdict);
    let scored = members.clone().map_err(|why| (String::new(), why));
    let score = match scored.and_then(|members| members.score(&entry.bound.problem, of, &cases)) {
        Ok(score) => score.filter(|_| result.is_ok()),
        Err(failure) => {
            (result, first_failure, by_clock) = (result.map(|_| Verdict::JudgeError), Some(failure), false);
            None
        }
    };
    Judgement {
        problem: entry.bound.problem.slug.clone(),
        submission: submission.path.clone(),
        language,
        expected: submission.expected.clone(),
        result,
        cases,
        score,
        first_failure,
        by_clock,
        doubt,
        note: String::new(),
        earlier: false,
    }
}

/// What failed on a case and decides nothing.
fn doubtful(because: Because, failed: &CaseJudgement, cases: &[Case]) -> Doubt {
    let answer = cases.iter().find(|case| case.name == failed.case).and_then(|case| case.answer.as_deref());
    Doubt {
        because,
        case: failed.case.clone(),
        verdict: failed.verdict,
        message: failed.message.clone(),
        expected: answer.and_then(Doubt::told),
        got: None,
    }
}

fn lost(why: &str) -> CaseJudgement {
    let judgement = CaseJudgement::without_figures("", "", Verdict::JudgeError, why.to_owned());
    CaseJudgement { compared: false, ..judgement }
}
