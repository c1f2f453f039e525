//! Submissions on the cases of their problems, and what follows the cases.

use crate::failure::Outcome;
use crate::follow_up::{FollowUp, Growth, may_be_smaller};
use crate::observer::{Observer, Progress, follow, step};
use crate::others::{Agreed, Others, may_be_disputed};
use crate::stress::Search;
use crate::tested::Found;
use crate::workspace::{Opened, Workspace};
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::Submission;
use ojkit_judge::submission::{self, Entry, Options, Prepared};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_run::outcome::Outcome as Ran;
use ojkit_search::reference::Reference;
use ojkit_search::stress::Amount;
use std::path::Path;

/// A problem with everything to judge by.
pub struct Ready<'w> {
    pub problem: Opened<'w>,
    pub submissions: Vec<Submission>,
    /// What gives the answers that the cases lack, and is compared with in searches.
    pub reference: Option<Reference>,
    /// The cases, once they are made.
    pub cases: Vec<Case>,
    /// Which submissions were found to give the answers of which cases.
    pub(crate) agreed: Agreed,
    /// What was built of the submissions, until they are judged.
    built: Vec<Prepared>,
}

/// How submissions are judged.
#[derive(Clone, Copy, Debug, Default)]
pub struct How {
    /// Whether a submission goes on after its first failure.
    pub all_cases: bool,
    /// Whether what an earlier run has judged is taken as it is.
    pub recalls: bool,
    /// Whether what an earlier run has judged or searched is judged and searched again.
    pub fresh: bool,
}

/// What was looked into beside the cases of a submission.
#[derive(Clone, Debug, Default)]
pub struct After {
    pub search: Option<Search>,
    pub growth: Option<Growth>,
}

impl<'w> Ready<'w> {
    /// A problem whose cases are not made yet.
    pub fn new(problem: Opened<'w>, submissions: Vec<Submission>, reference: Option<Reference>) -> Ready<'w> {
        let (cases, agreed, built) = (Vec::new(), Agreed::default(), Vec::new());
        Ready { problem, submissions, reference, cases, agreed, built }
    }

    /// Answers the cases that have no answer, where there is a reference.
    ///
    /// # Errors
    /// As [`Opened::answer`].
    pub fn answer(&mut self, observer: &mut dyn Observer) -> Outcome<()> {
        let Ready { problem, reference, cases, .. } = self;
        reference.as_ref().map_or(Ok(()), |reference| problem.answer(reference, cases, observer))
    }

    /// Bytes of all inputs and answers.
    pub fn bytes(&self) -> usize {
        self.cases.iter().map(|case| case.input.len() + case.answer.as_ref().map_or(0, Vec::len)).sum()
    }

    pub(crate) fn entry<'a>(&'a self, submission: &'a Submission) -> Entry<'a> {
        Entry { bound: &self.problem.bound, submission, cases: &self.cases }
    }

    fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        self.submissions.iter().map(|submission| self.entry(submission))
    }

    /// What follows the cases of one of its submissions, or of a file from elsewhere.
    pub(crate) fn follow_up<'a>(&'a self, file: &'a Path, fresh: bool) -> FollowUp<'a> {
        let (problem, machine) = (&self.problem, &self.problem.workspace.machine);
        let reference = self.reference.as_ref();
        FollowUp { problem, machine, cases: &self.cases, source: file, file, reference, fresh, is_timed: true }
    }

    /// The case that a submission has failed, where a smaller input may fail too; and the verdict.
    pub(crate) fn failed(&self, judgement: &Judgement) -> Option<(&Case, Verdict)> {
        let (failure, verdict) = (judgement.failure()?, judgement.verdict()?);
        let case = self.cases.iter().find(|case| case.name == failure.case)?;
        may_be_smaller(case, verdict).then_some((case, verdict))
    }

    /// The first failure of a submission, run once more for all there is to see; what passed a limit has nothing more to show.
    pub fn found(&self, submission: &Submission, judgement: &Judgement) -> Option<Found> {
        let standing = judgement.standing();
        let name = standing.shown()?;
        let case = self.cases.iter().find(|case| case.name == name)?;
        let judged = (*standing.cases.iter().find(|one| one.case == name)?).clone();
        if judged.is_after_others() {
            return Some(Found::known(case.clone(), judged));
        }
        let tells = matches!(judged.verdict, Verdict::WrongAnswer | Verdict::RunTimeError | Verdict::JudgeError);
        let Opened { workspace, bound, .. } = &self.problem;
        let (machine, source) = (&workspace.machine, &submission.source);
        let again = || submission::single(machine, bound, source, case).ok();
        let outcome = tells.then(again).flatten().map_or_else(Ran::default, |(outcome, _)| outcome);
        Some(Found { case: case.clone(), outcome, judgement: judged, is_made_small: false })
    }
}

/// Builds the submissions of some problems, which takes as many compilers at the same time as the machine bears.
pub fn build(workspace: &Workspace, ready: &mut [Ready], how: How, observer: &mut dyn Observer) {
    let entries: Vec<Entry> = ready.iter().flat_map(Ready::entries).collect();
    let machine = &workspace.machine;
    let options = Options { jobs: workspace.jobs, all_cases: how.all_cases, ..Options::default() };
    let built = step(observer, "building", |observer| {
        observer.progress(Progress::Length(entries.len()));
        submission::build(machine, &entries, &options, &mut |event| follow(observer, &entries, &event))
    });
    let mut built = built.into_iter();
    for problem in ready {
        problem.built = built.by_ref().take(problem.submissions.len()).collect();
    }
}

/// Judges the submissions that were built, and adds where accepted submissions disagree.
pub fn judge(
    workspace: &Workspace,
    ready: &mut [Ready],
    how: How,
    observer: &mut dyn Observer,
) -> Outcome<Vec<Judgement>> {
    let built = ready.iter_mut().flat_map(|problem| std::mem::take(&mut problem.built)).collect();
    let entries: Vec<Entry> = ready.iter().flat_map(Ready::entries).collect();
    let machine = &workspace.machine;
    let earlier = Earlier::of(machine).filter(|_| how.recalls);
    let earlier = earlier.map(|earlier| if how.fresh { earlier.afresh() } else { earlier });
    let (jobs, all_cases, earlier) = (workspace.jobs, how.all_cases, earlier.as_ref());
    let options = Options { jobs, all_cases, earlier, ..Options::default() };
    let mut judgements = step(observer, "judging", |observer| {
        observer.progress(Progress::Length(entries.iter().map(|entry| entry.cases.len()).sum()));
        submission::judge_built(machine, &entries, built, &options, &mut |event| follow(observer, &entries, &event))
    });
    let mut rest = &mut judgements[..];
    for problem in &*ready {
        let (rows, others) = rest.split_at_mut(problem.submissions.len());
        rest = others;
        for row in &mut *rows {
            problem.problem.refuse_memory(&problem.cases, row)?;
        }
        problem.dispute(machine, rows)?;
    }
    Ok(judgements)
}

impl Ready<'_> {
    /// Adds what accepted submissions say where they disagree: those that are judged here are known to give the answers of the cases that
    /// they passed.
    fn dispute(&self, machine: &Machine, rows: &mut [Judgement]) -> Outcome<()> {
        if !rows.iter().any(may_be_disputed) {
            return Ok(());
        }
        let Some(others) = Others::of_model(&self.problem) else { return Ok(()) };
        for row in rows.iter() {
            let passed = row.cases().into_iter().filter(|case| !case.is_failure() && case.compared);
            passed.for_each(|case| self.agreed.note(&row.submission, &case.case));
        }
        for (submission, row) in self.submissions.iter().zip(rows) {
            let file = &submission.source;
            others.dispute(machine, (file, file), &self.cases, &self.agreed, row)?;
        }
        Ok(())
    }
}

/// What follows the cases, by row: a search of the amount, and with `closely`, as for one file, measures of how its time grows.
pub fn follow_up(
    ready: &[Ready],
    judgements: &mut [Judgement],
    (amount, closely, how): (Amount, bool, How),
    observer: &mut dyn Observer,
) -> Outcome<Vec<After>> {
    let entries = ready.iter().flat_map(|one| one.submissions.iter().map(move |submission| (one, submission)));
    let mut all = Vec::new();
    for ((problem, submission), judgement) in entries.zip(judgements) {
        let follow_up = problem.follow_up(&submission.source, how.fresh);
        let mut after = After::default();
        if closely {
            after.growth = follow_up.growth(judgement, observer)?;
            follow_up.refuse_growth(judgement, 0.0, observer)?;
        }
        after.search = follow_up.search(amount, judgement, observer)?;
        if let (true, None, Some((case, verdict))) = (closely, &after.search, problem.failed(judgement)) {
            after.search = follow_up.smaller(case, verdict, observer)?;
        }
        all.push(after);
    }
    Ok(all)
}
