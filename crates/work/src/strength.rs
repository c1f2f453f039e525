//! How many wrong programs the cases of a problem kill, from its files on.

use crate::failure::{Failure, Outcome};
use crate::observer::{Observer, Progress, step};
use crate::problem::needs_parameters;
use crate::workspace::{Workspace, sound};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::time_limit::TimeLimit;
use ojkit_languages::BuildError;
use ojkit_strength::{Options, Setting, Strength, StrengthError, Subject, measure};

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
        let machine = &self.machine;
        let earlier = Earlier::of(machine);
        let bound = &problem.bound;
        let built_checker = BuiltChecker::new(machine, &bound.problem, &bound.folder);
        let setting = Setting {
            machine,
            bound,
            built_checker: &built_checker.map_err(|error| failure(slug, error.into()))?,
            jobs: self.jobs,
            stop: ojkit_run::interrupt::asked_for(),
            earlier: earlier.as_ref(),
        };
        let submissions = &problem.submissions;
        let subject = Subject { submissions, cases: &cases, drawing: &bound.drawing };
        let measured = step(observer, &format!("{slug}: mutants"), |observer| {
            measure(&setting, &subject, options, &mut || observer.progress(Progress::Advanced))
        });
        sound(&problem.bound)?;
        let mut measured = measured.map_err(|error| failure(slug, error))?;
        let operations = |input: &String| Some((input.clone(), problem.bound.operations(input.as_bytes())?));
        measured.operations = measured.inputs().filter_map(operations).collect();
        Ok((measured, limits))
    }
}

fn failure(slug: &str, error: StrengthError) -> Failure {
    match error {
        StrengthError::Build(BuildError::Missing { what, remedy }) => {
            Failure::Lacking(format!("{slug}: {what}: {remedy}"))
        }
        error => Failure::Found(format!("{slug}: {error}")),
    }
}
