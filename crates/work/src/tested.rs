//! One submission on trial: samples, then cases, then the search; the first difference ends it.

use crate::failure::{Failure, Outcome};
use crate::follow_up::{self, FollowUp, Growth};
use crate::observer::{Note, Observer, Terse, follow, step};
use crate::others::{Agreed, Others};
use crate::stress::Search;
use crate::workspace::Opened;
use ojkit_draw::Bound;
use ojkit_judge::built::{Built, Door, limits_of};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::early::Early;
use ojkit_judge::expectation::Submission;
use ojkit_judge::one_process;
use ojkit_judge::submission::{self, Entry, Options, Site};
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_languages::doors::doors;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::finding::{By, Finding, Reason};
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::Outcome as Ran;
use ojkit_search::inputs;
use ojkit_search::reference::Reference;
use ojkit_search::stress::{Amount, Slow};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A failure, run once more by itself.
#[derive(Clone, Debug)]
pub struct Found {
    pub case: Case,
    pub outcome: Ran,
    pub judgement: Finding,
    /// Whether the input is a smaller one than that of the case, made from it to be looked at.
    pub is_made_small: bool,
}

impl Found {
    /// A failure that no run by itself shows, or that was run long enough already: one behind other cases, or one that takes too long.
    pub(crate) fn known(case: Case, judgement: Finding) -> Found {
        let stdout = if judgement.is_after_others() { judgement.got.clone() } else { None };
        let outcome = Ran { stdout: stdout.unwrap_or_default().into_bytes(), ..Ran::default() };
        Found { case, outcome, judgement, is_made_small: false }
    }

    /// Shows the input that is known to be too slow, mostly a part of the case's.
    fn show_slow(&mut self, input: String) {
        if input.as_bytes() != self.case.input {
            let (input, recipe) = (input.into_bytes(), Recipe::default());
            self.case = Case { input, answer: None, recipe, ..self.case.clone() };
            self.is_made_small = true;
        }
    }
}

/// What came of a test.
#[derive(Clone, Debug, Default)]
pub struct Tested {
    /// The submission, as messages call it.
    pub submission: String,
    /// Samples that were compared with their answers.
    pub samples: usize,
    /// Cases that ran, samples and all.
    pub cases: usize,
    /// How many of them have no answer to compare with.
    pub unanswered: usize,
    /// How many of these are samples.
    pub unanswered_samples: usize,
    /// The first constraint line that nothing enforces: inputs are drawn like the examples, and others may come.
    pub unenforced: Option<String>,
    /// How many cases were not run, since the others had taken too long already.
    pub unrun: usize,
    /// How many outputs differ from the answer where no checker says whether they are right.
    pub undecided: usize,
    pub slowest: Option<Finding>,
    /// The reference that gave answers.
    pub reference: Option<String>,
    /// What did not come to a run: a verdict, and what the compiler said.
    pub refused: Option<(Verdict, String)>,
    /// The first failure.
    pub found: Option<Found>,
    /// What failed only after other cases, until it is known whether anything fails by itself.
    pub after_others: Option<Found>,
    /// What failed and decides nothing, and the case, run once more by itself.
    pub open: Option<(Finding, Found)>,
    /// The search behind the cases; where one of these failed, the search for a smaller input.
    pub search: Option<Search>,
    /// How the time grows of what is too slow.
    pub growth: Option<Growth>,
}

/// What is known of a submission after a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Something fails, and that counts.
    Refused,
    /// No output was compared with anything.
    Unchecked,
    /// The samples pass, and no other output was compared.
    Unverified,
    /// The samples pass; something else failed, and that does not count.
    Doubtful,
    /// Every output was compared that the reference is fast enough to answer.
    Agreed,
    /// Every output was compared.
    Verified,
}

impl Standing {
    /// Whether samples pass and nothing is known against the submission: it may be handed in.
    pub fn is_printed(self) -> bool {
        !matches!(self, Standing::Refused | Standing::Unchecked)
    }

    /// Whether outputs beyond the samples were compared, and all of them are right.
    pub fn is_verified(self) -> bool {
        matches!(self, Standing::Agreed | Standing::Verified)
    }
}

impl Tested {
    /// What is known of the submission.
    pub fn standing(&self) -> Standing {
        let compared = self.cases - self.unanswered;
        let searched = self.search.as_ref().map_or(0, |search| search.searched.cases);
        let is_beyond = compared > self.samples || searched > 0;
        match () {
            () if self.found.is_some() || self.refused.is_some() => Standing::Refused,
            () if compared == 0 || self.is_stopped() => Standing::Unchecked,
            () if self.open.is_some() => Standing::Doubtful,
            () if !is_beyond => Standing::Unverified,
            () if self.unanswered + self.unrun == 0 && self.unenforced.is_none() => Standing::Verified,
            () if self.reference.is_some() || self.unanswered + self.unrun == 0 => Standing::Agreed,
            () => Standing::Unverified,
        }
    }

    /// Whether a sample has no verdict, and nothing was run after it.
    fn is_stopped(&self) -> bool {
        self.open
            .as_ref()
            .is_some_and(|(_, found)| found.case.group == "sample" && self.cases == self.undecided + self.samples + 1)
    }

    fn count(&mut self, judgement: &Judgement) {
        for case in judgement.cases() {
            self.cases += 1;
            self.unanswered += usize::from(!case.compared);
            self.unanswered_samples += usize::from(!case.compared && case.group == "sample");
            self.undecided += usize::from(case.undecided);
            let passed = case.compared && !case.undecided && case.verdict == Verdict::Accepted;
            self.samples += usize::from(passed && case.group == "sample");
            if self.slowest.as_ref().is_none_or(|slowest| slowest.time_ms < case.time_ms) {
                self.slowest = Some(case.clone());
            }
        }
    }
}

/// Inputs of no more bytes are run in parts of so many, larger ones in parts of fewer, until this much CPU time is used up: the milliseconds, or so
/// many time limits where that is more.
const QUICK_BYTES: usize = 10_000;
const PARTS: [usize; 2] = [12, 2];
const TIME_MS: f64 = 4_000.0;
const LIMITS: f64 = 2.0;
/// Cases on which is measured whether a submission is too slow: where two do not show it, others hardly will.
const MEASURED_MAX: usize = 2;
/// What is said of a case beside one on which a submission is too slow.
const STOPPED_BESIDE: &str = "stopped early: the submission is too slow on another case";

/// Cases on which was measured whether a submission is too slow, and what came of it.
struct Measured<'a> {
    follow_up: &'a FollowUp<'a>,
    cases: Mutex<BTreeMap<String, Option<Slow>>>,
}

impl Early for Measured<'_> {
    fn is_open(&self) -> bool {
        // Who measures holds them.
        self.cases.try_lock().map_or(true, |cases| cases.len() < MEASURED_MAX || cases.values().any(Option::is_some))
    }

    /// One after the other, since one that is too slow on a case is so everywhere.
    fn ask(&self, case: &Case) -> Option<String> {
        let mut cases = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        if cases.values().any(Option::is_some) {
            return Some(STOPPED_BESIDE.to_owned());
        }
        // What decides nothing may take its time.
        let decides = self.follow_up.problem.bound.facts().drawn_with(case.answer.is_some()).is_none();
        if !decides || cases.len() >= MEASURED_MAX {
            return None;
        }
        // Where it cannot be measured, the limit says.
        let slow = self.follow_up.slow(case).ok().flatten().filter(|slow| slow.too_slow.is_some());
        let said = slow.as_ref().map(Slow::to_string);
        cases.insert(case.name.clone(), slow);
        said
    }
}

impl Measured<'_> {
    /// Shows the case that was measured, whichever came first; whether there is one, and nothing else was found.
    fn show(&self, cases: &[Case], tested: &mut Tested) -> bool {
        let mut measured = self.cases.lock().unwrap_or_else(PoisonError::into_inner);
        let is_late = |found: &&mut Found| found.judgement.verdict == Verdict::TimeLimitExceeded;
        let slow = measured.iter_mut().find_map(|(name, slow)| Some((name, slow.take()?)));
        let (Some(found), Some((name, slow))) = (tested.found.as_mut().filter(is_late), slow) else {
            return false;
        };
        if let Some(case) = cases.iter().find(|case| case.name == *name && *name != found.case.name) {
            (found.case, found.judgement.message) = (case.clone(), slow.to_string());
        }
        found.show_slow(slow.too_slow.map(|too_slow| too_slow.text).unwrap_or_default());
        let reference = tested.reference.clone().unwrap_or_default();
        tested.growth = Some(Growth { measured: slow.growth, reference });
        true
    }
}

/// One submission, and how it is tested.
pub struct Trial<'a> {
    /// The text that is judged.
    pub submission: Submission,
    /// The user's file that it comes from.
    pub file: PathBuf,
    /// Where the submission is built and run.
    pub site: Machine,
    pub door: Door,
    /// The reference that the user names.
    pub against: Option<&'a Path>,
    pub amount: Amount,
    /// What is tried before everything else.
    pub pinned: Vec<Case>,
    /// Whether it is built to be looked at closely: that takes its own time.
    pub is_debugged: bool,
    /// Whether it is measured how the time grows of what is too slow.
    pub measures_growth: bool,
}

impl Trial<'_> {
    /// The trial of a file, built and run on a machine; messages call it `shown`.
    pub fn new(site: Machine, shown: String, file: &Path) -> Trial<'static> {
        Trial {
            submission: Submission { path: shown, source: file.to_owned(), expected: vec![Verdict::Accepted] },
            file: file.to_owned(),
            site,
            door: Door::Any,
            against: None,
            amount: Amount::Usual,
            pinned: Vec::new(),
            is_debugged: false,
            measures_growth: false,
        }
    }

    /// Tests it, up to the first difference; the time limit is measured on all cases.
    ///
    /// # Errors
    /// Files of people that are broken, a reference that cannot be one, a machine that lacks what the test needs.
    pub fn run(&self, problem: &mut Opened, observer: &mut dyn Observer) -> Outcome<Tested> {
        let mut tested = self.tried(problem, observer)?;
        if tested.found.is_none() && tested.refused.is_none() {
            tested.found = tested.after_others.take();
        }
        Ok(tested)
    }

    fn tried(&self, problem: &mut Opened, observer: &mut dyn Observer) -> Outcome<Tested> {
        let unenforced = problem.bound.unenforced().first().map(|&line| line.to_owned());
        let mut tested = Tested { submission: self.submission.path.clone(), unenforced, ..Tested::default() };
        let samples = testset::samples(&problem.bound);
        for (cases, counts) in [(&self.pinned, false), (&samples, true)] {
            if cases.is_empty() && !counts {
                continue;
            }
            let mut judgement = self.judge(problem, cases, None, observer)?;
            problem.refuse_memory(cases, &mut judgement)?;
            if counts {
                tested.count(&judgement);
            }
            if self.take(problem, &mut tested, &judgement, cases, observer)? {
                return Ok(tested);
            }
            // What a site's own samples refuse need not fail by itself.
            if tested.after_others.is_some() && counts {
                self.show_small(problem, &mut tested, observer)?;
                return Ok(tested);
            }
        }
        let reference = problem.reference(Some(&self.file), self.against, observer)?;
        tested.reference = reference.as_ref().map(Reference::name);
        // What is made on the way, what has no answer, and which limit holds, is said by the result.
        let mut terse = Terse(observer);
        let (mut cases, _) = problem.agreed_cases(&mut terse)?;
        problem.measure_limits(&cases, [&*self.file], &mut terse)?;
        cases.retain(|case| case.group != "sample");
        let mut cases = submission::in_order(&problem.bound, cases);
        if let Some(reference) = reference.as_ref().filter(|reference| !reference.is(&self.file)) {
            problem.answer(reference, &mut cases, observer)?;
        }
        self.finish(problem, (&cases, reference.as_ref()), tested, observer)
    }

    /// The cases behind the samples, and the search behind the cases.
    fn finish(
        &self,
        problem: &Opened,
        (cases, reference): (&[Case], Option<&Reference>),
        mut tested: Tested,
        observer: &mut dyn Observer,
    ) -> Outcome<Tested> {
        let (machine, source, file) = (&self.site, &*self.submission.source, &*self.file);
        let (fresh, is_timed) = (false, !self.is_debugged);
        let follow_up = FollowUp { problem, machine, cases, source, file, reference, fresh, is_timed };
        let measured = Measured { follow_up: &follow_up, cases: Mutex::default() };
        let early: Option<&dyn Early> = if self.may_end_early(&follow_up) { Some(&measured) } else { None };
        let (mut judgement, unrun) = self.judge_all(&follow_up, early, observer)?;
        tested.unrun = unrun;
        problem.refuse_memory(cases, &mut judgement)?;
        if let Some(others) = Others::of_model(problem) {
            others.dispute(machine, (source, file), cases, &Agreed::default(), &mut judgement)?;
        }
        tested.count(&judgement);
        if self.take(problem, &mut tested, &judgement, cases, observer)? {
            if measured.show(cases, &mut tested) {
                return Ok(tested);
            }
            if self.measures_growth {
                tested.growth = follow_up.growth(&judgement, observer)?;
            }
            if let Some(found) = tested.found.take_if(|found| !found.judgement.is_after_others()) {
                self.make_small(&follow_up, found, &mut tested, observer)?;
            }
            return Ok(tested);
        }
        // A judge that runs all cases in one process refuses it, and what is kept hides what else there is.
        if tested.after_others.is_some() {
            self.show_small(problem, &mut tested, observer)?;
            return Ok(tested);
        }
        if let Some(search) = follow_up.search(self.amount, &mut judgement, observer)? {
            let case = follow_up::as_case(&search.searched);
            let standing = judgement.standing();
            match (case, &standing.failure, &standing.open) {
                (Some(case), Some(failure), _) if search.open().is_none() => match search.after_others() {
                    Some(failed) => {
                        let among = Found::known(case, failed.clone());
                        tested.after_others.get_or_insert(among);
                    }
                    None if search.is_by_growth() => tested.found = Some(Found::known(case, failure.clone())),
                    None => tested.found = Some(self.found(problem, case)?),
                },
                (Some(case), None, Some(open)) if open.case == case.name => {
                    tested.open = Some((open.clone(), self.found(problem, case)?));
                }
                _ => {}
            }
            tested.search = Some(search);
        }
        Ok(tested)
    }

    /// Whether it is not waited for a limit that nobody states, where it would be passed by far.
    fn may_end_early(&self, follow_up: &FollowUp) -> bool {
        let problem = &follow_up.problem.bound.problem;
        let row = self.site.language_of(&self.submission.source);
        let is_unstated =
            row.is_some_and(|row| problem.limits_in(&row.name).is_unstated() && follow_up.counts_growth(row));
        is_unstated && !problem.states_time() && !problem.is_scored() && !self.is_debugged
    }

    /// Judges the cases part by part, so that a submission which is slow on many of them does not take minutes: how its time grows is measured at
    /// the first that are slow. Gives how many were not run.
    fn judge_all(
        &self,
        follow_up: &FollowUp,
        early: Option<&dyn Early>,
        observer: &mut dyn Observer,
    ) -> Outcome<(Judgement, usize)> {
        let (problem, cases) = (follow_up.problem, follow_up.cases);
        let quick = cases.iter().take_while(|case| case.input.len() <= QUICK_BYTES).count();
        // A score is that of all cases.
        let of_problem: &Bound = &problem.bound;
        let is_scored = of_problem.problem.is_scored();
        let quick = if is_scored { cases.len() } else { quick };
        let (first, rest) = cases[..quick].split_at(if is_scored { quick } else { quick.min(PARTS[0]) });
        let mut judgement = self.judge(problem, first, early, observer)?;
        let (mut above, mut unrun) = (0.0, 0);
        let decides = judgement.facts.drawn_with(false).is_none();
        let row = self.site.language_of(&self.submission.source);
        let limits = row.map(|row| of_problem.problem.limits_in(&row.name)).filter(|limits| !limits.is_unstated());
        let budget = limits.map_or(TIME_MS, |limits| TIME_MS.max(LIMITS * limits.time_ms as f64));
        let mut run = first.len();
        for part in rest.chunks(PARTS[0]).chain(cases[quick..].chunks(PARTS[1])) {
            let standing = judgement.standing();
            // Each of them may have the time of a start.
            let times = || standing.cases.iter().map(|case| case.time_ms);
            let start = times().fold(f64::INFINITY, f64::min);
            let used: f64 = times().map(|time| time - start).sum();
            let is_open = standing.open.as_ref().is_none_or(|open| open.reason == Some(Reason::NoChecker));
            if !standing.passes() || !is_open {
                break;
            }
            if used > budget {
                unrun = cases.len() - run;
                break;
            }
            judgement.findings.extend(self.judge(problem, part, early, observer)?.findings);
            run += part.len();
            // Where that leaves the verdict open, later cases may decide.
            if decides {
                above = follow_up.refuse_growth(&mut judgement, above, observer)?;
            }
        }
        follow_up.refuse_growth(&mut judgement, above, observer)?;
        Ok((judgement, unrun))
    }

    fn judge(
        &self,
        problem: &Opened,
        cases: &[Case],
        early: Option<&dyn Early>,
        observer: &mut dyn Observer,
    ) -> Outcome<Judgement> {
        let Opened { workspace, bound, .. } = problem;
        let machine = &workspace.machine;
        let entries = [Entry { bound, submission: &self.submission, cases }];
        let earlier = Earlier::of(machine);
        let site = Some(Site { machine: &self.site, door: self.door });
        let options = Options { jobs: workspace.jobs, site, early, earlier: earlier.as_ref(), ..Options::default() };
        let is_sample = cases.first().is_some_and(|case| case.group == "sample");
        let what = if is_sample { "testing samples" } else { "testing cases" };
        let judgement = step(observer, what, |observer| {
            submission::judge(machine, &entries, &options, &mut |event| follow(observer, &entries, &event)).remove(0)
        });
        match &judgement.skipped {
            Some(skipped) => Err(Failure::Lacking(format!("{}: {}", skipped.why, skipped.remedy))),
            None => Ok(judgement),
        }
    }

    /// Notes what failed; whether something failed, which is then looked at closely.
    fn take(
        &self,
        problem: &Opened,
        tested: &mut Tested,
        judgement: &Judgement,
        cases: &[Case],
        observer: &mut dyn Observer,
    ) -> Outcome<bool> {
        if !judgement.note.is_empty() && tested.cases == tested.samples {
            observer.note(Note::Judged { what: judgement.note.clone() })?;
        }
        let standing = judgement.standing();
        let case_of = |name: &str| cases.iter().find(|case| case.name == name).cloned();
        if let Some(open) = standing.doubtful()
            && let Some(case) = case_of(&open.case)
        {
            // Where there is no checker, something that is certainly wrong may come yet.
            let is_last = open.reason != Some(Reason::NoChecker);
            if is_last || tested.open.is_none() {
                tested.open = Some((open.clone(), self.found(problem, case)?));
            }
            return Ok(is_last);
        }
        let Some(failure) = standing.failure else { return Ok(false) };
        let case = match case_of(&failure.case) {
            Some(case) => case,
            None => {
                let is_of_none = failure.case.is_empty();
                tested.refused = is_of_none.then_some((failure.verdict, failure.message)).or(tested.refused.take());
                return Ok(true);
            }
        };
        if failure.is_after_others() {
            // What fails by itself says more.
            tested.after_others.get_or_insert(Found::known(case, failure));
            return Ok(false);
        }
        let mut found = match failure.verdict {
            // It was run beyond its limit already, which takes long; and alone nothing says how much memory is right.
            verdict if verdict == Verdict::TimeLimitExceeded || failure.by == By::Memory => Found::known(case, failure),
            _ => match self.found(problem, case)? {
                Found { judgement: Finding { verdict: Verdict::Accepted, .. }, case, outcome, .. } => {
                    let again = "run again by itself it was right: it keeps state, or depends on chance";
                    let judgement = Finding { message: format!("{}\n{again}", failure.message), ..failure };
                    Found { case, outcome, judgement, is_made_small: false }
                }
                found => found,
            },
        };
        self.complain(problem, &mut found);
        tested.found = Some(found);
        Ok(true)
    }

    /// Says that a file which printed nothing has nothing that could answer.
    fn complain(&self, problem: &Opened, found: &mut Found) {
        let signature = &problem.bound.problem.signature;
        let is_silent = found.outcome.stdout.is_empty() && found.judgement.verdict == Verdict::WrongAnswer;
        let source = &self.submission.source;
        let language = problem.workspace.machine.known(source).filter(|_| is_silent && signature.is_called());
        let Some(language) = language else { return };
        let Ok(text) = std::fs::read(source) else { return };
        let complaint = doors(language, &text, signature).complaint(language, signature);
        if let Some(complaint) = complaint {
            found.judgement.message = format!("the file prints nothing: {complaint}");
        }
    }

    /// A failure, run once more for all there is to see.
    fn found(&self, problem: &Opened, case: Case) -> Outcome<Found> {
        let source = &self.submission.source;
        let (outcome, judgement) = submission::single(&self.site, &problem.bound, source, &case)?;
        Ok(Found { case, outcome, judgement, is_made_small: false })
    }

    /// Shows what fails only after others on small inputs, where there are some and a reference that answers them.
    fn show_small(&self, problem: &Opened, tested: &mut Tested, observer: &mut dyn Observer) -> Outcome<()> {
        let Some(found) = &mut tested.after_others else { return Ok(()) };
        let reference = problem.reference(Some(&self.file), self.against, &mut Terse(observer))?;
        let Some(reference) = reference.filter(|reference| !reference.is(&self.file)) else { return Ok(()) };
        let (bound, source, Found { case: Case { name, group, .. }, .. }) =
            (&problem.bound, &self.submission.source, &*found);
        let small = inputs::small(reference.drawing(&bound.drawing), problem.slug());
        let small = small.iter().enumerate().map(|(number, input)| {
            let input = bound.validator.format().text(input);
            Case { name: number.to_string(), input, ..Case::default() }
        });
        let mut cases: Vec<Case> = small.collect();
        problem.answer(&reference, &mut cases, &mut Terse(observer))?;
        let checker = BuiltChecker::new(&self.site, &bound.problem, &bound.folder)?;
        let limits = limits_of(&self.site, &bound.problem, source);
        let built = Built::through(self.door, &self.site, bound, source, limits)?;
        let judged: Vec<Finding> =
            cases.iter().map(|case| Finding::on(case, Verdict::Accepted, String::new())).collect();
        let cases: Vec<&Case> = cases.iter().collect();
        let kept = one_process::review(&self.site, (bound, &built, &checker), &cases, &judged);
        let Some(kept) = kept.map_err(Failure::Lacking)? else { return Ok(()) };
        if let Some(case) = cases.into_iter().find(|case| case.name == kept.case) {
            let case = Case { name: name.clone(), group: group.clone(), ..case.clone() };
            let judgement = Finding { case: name.clone(), group: group.clone(), ..kept };
            *found = Found { is_made_small: true, ..Found::known(case, judgement) };
            tested.reference = Some(reference.name());
        }
        Ok(())
    }

    /// Shows a failure on the smallest input that fails by itself.
    fn make_small(
        &self,
        follow_up: &FollowUp,
        found: Found,
        tested: &mut Tested,
        observer: &mut dyn Observer,
    ) -> Outcome<()> {
        let search = follow_up.smaller(&found.case, found.judgement.verdict, observer)?;
        let case = search.as_ref().and_then(|search| follow_up::as_case(&search.searched));
        if let Some(Case { input, answer, recipe, .. }) = case {
            let small = self.found(follow_up.problem, Case { input, answer, recipe, ..found.case.clone() })?;
            if !matches!(small.judgement.verdict, Verdict::Accepted | Verdict::JudgeError) {
                (tested.found, tested.search) = (Some(Found { is_made_small: true, ..small }), search);
                return Ok(());
            }
        }
        tested.found = Some(found);
        Ok(())
    }
}
