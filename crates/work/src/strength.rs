//! How many wrong programs the cases of a problem kill, from its files on.

use crate::failure::{Failure, Outcome};
use crate::observer::{Note, Observer, Progress, step};
use crate::problem::needs_parameters;
use crate::workspace::{Opened, Workspace, sound};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::Submission;
use ojkit_judge::time_limit::TimeLimit;
use ojkit_languages::BuildError;
use ojkit_model::case::Case;
use ojkit_strength::{Choice, Killed, Options, Setting, Strength, StrengthError, Subject, choose, killed, measure};
use std::collections::BTreeSet;

impl Workspace {
    /// Measures the strength of a problem's cases; gives the time limits, too, that were measured before.
    ///
    /// # Errors
    /// Files of people that are broken; a machine that lacks what the measure needs.
    pub fn strength(
        &self,
        slug: &str,
        options: Options,
        observer: &mut dyn Observer,
    ) -> Outcome<(Strength, Vec<TimeLimit>)> {
        let mut problem = self.open(slug, observer)?;
        needs_parameters(&problem.bound)?;
        let cases = problem.cases(observer)?;
        let files: Vec<_> = problem.submissions.iter().map(|submission| submission.source.clone()).collect();
        let limits = problem.measure_limits(&cases, files.iter().map(|file| &**file), observer)?;
        let mut measured = problem
            .with_mutants(&cases, observer, |setting, subject, tell| measure(setting, subject, options, tell))?;
        let operations = |input: &String| Some((input.clone(), problem.bound.operations(input.as_bytes())?));
        measured.operations = measured.inputs().filter_map(operations).collect();
        Ok((measured, limits))
    }
}

impl Opened<'_> {
    /// So many cases beside the samples that kill what all of them kill, as far as so many can; others that spread over the groups beside
    /// them.
    ///
    /// # Errors
    /// As [`Workspace::strength`].
    pub fn fewer(&self, cases: Vec<Case>, count: usize, observer: &mut dyn Observer) -> Outcome<Vec<Case>> {
        needs_parameters(&self.bound)?;
        if cases.iter().filter(|case| case.group != "sample").count() <= count {
            return Ok(cases);
        }
        let members = if self.bound.problem.is_scored() { Some(self.bound.members(&cases)?) } else { None };
        let groups = |is_met: fn(&Case) -> bool| -> BTreeSet<usize> {
            let of = cases.iter().zip(members.iter().flatten()).filter(|(case, _)| is_met(case));
            of.flat_map(|(_, of)| of.iter().copied()).collect()
        };
        let least = (&groups(|_| true) - &groups(|case| case.group == "sample")).len();
        if count < least {
            let message = format!("--cases {count} is too few: {least} groups with scores need a case each");
            return Err(Failure::usage(message, format!("ask for `--cases {least}` or more")));
        }
        let choice = self.with_mutants(&cases, observer, |setting, subject, tell| {
            choose(setting, subject, members.as_deref(), count, tell)
        })?;
        let Choice { cases: chosen, least, programs, lost, notes } = choice;
        let mut say = |what: String| observer.note(Note::Cases { problem: self.slug().to_owned(), what });
        notes.into_iter().try_for_each(&mut say)?;
        if !lost.is_empty() {
            let (count, shown, all) = (lost.len(), lost[..lost.len().min(LOST_SHOWN)].join(", "), cases.len());
            let fare = if count == 1 { "fares" } else { "fare" };
            let more = if count > LOST_SHOWN { ", ..." } else { "" };
            say(format!(
                "of {programs} wrong programs that all {all} cases refuse, {count} {fare} better with these: {shown}{more}; --cases {least} loses none"
            ))?;
        }
        let chosen = |(at, case): (usize, Case)| chosen.contains(&at).then_some(case);
        Ok(cases.into_iter().enumerate().filter_map(chosen).collect())
    }

    /// Mutants of one program that some of these cases kill; so many are tried.
    ///
    /// # Errors
    /// As [`Workspace::strength`].
    pub fn killed(
        &self,
        submission: &Submission,
        cases: &[Case],
        most: usize,
        observer: &mut dyn Observer,
    ) -> Outcome<Vec<Killed>> {
        self.with_mutants(cases, observer, |setting, subject, tell| killed(setting, subject, submission, most, tell))
    }

    /// Calls `work` with what mutants of the problem's submissions need to meet these cases.
    fn with_mutants<T>(
        &self,
        cases: &[Case],
        observer: &mut dyn Observer,
        work: impl FnOnce(&Setting, &Subject, &mut dyn FnMut()) -> Result<T, StrengthError>,
    ) -> Outcome<T> {
        let (machine, slug, bound) = (&self.workspace.machine, self.slug(), &self.bound);
        let earlier = Earlier::of(machine);
        let built_checker = BuiltChecker::new(machine, &bound.problem, &bound.folder);
        let setting = Setting {
            machine,
            bound,
            built_checker: &built_checker.map_err(|error| failure(slug, error.into()))?,
            jobs: self.workspace.jobs,
            stop: ojkit_run::interrupt::asked_for(),
            time_max: None,
            earlier: earlier.as_ref(),
        };
        let subject = Subject { submissions: &self.submissions, cases, drawing: &bound.drawing };
        let done = step(observer, &format!("{slug}: mutants"), |observer| {
            work(&setting, &subject, &mut || observer.progress(Progress::Advanced))
        });
        sound(bound)?;
        done.map_err(|error| failure(slug, error))
    }
}

/// So many lost programs are named.
const LOST_SHOWN: usize = 6;

fn failure(slug: &str, error: StrengthError) -> Failure {
    match error {
        StrengthError::Build(BuildError::Missing { what, remedy }) => {
            Failure::Lacking(format!("{slug}: {what}: {remedy}"))
        }
        error => Failure::Found(format!("{slug}: {error}")),
    }
}
