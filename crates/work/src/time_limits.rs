//! The limits of problems whose spec states none: measured on the accepted submissions.

use crate::cases::stale_because;
use crate::failure::Outcome;
use crate::observer::{Note, Observer, Terse, step};
use crate::workspace::Opened;
use ojkit_judge::expectation::Submission;
use ojkit_judge::testset::files;
use ojkit_judge::time_limit::{self, Asked, Origin, TimeLimit};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use std::path::Path;

impl Opened<'_> {
    /// Measures the limits of the languages of some files on the problem's cases, where its spec states none, and gives them to the problem.
    pub fn measure_limits<'f>(
        &mut self,
        cases: &[Case],
        files: impl IntoIterator<Item = &'f Path>,
        observer: &mut dyn Observer,
    ) -> Outcome<Vec<TimeLimit>> {
        let is_accepted = |submission: &Submission| submission.expected == [Verdict::Accepted];
        let is_lone = self.bound.problem.is_only_samples() && !self.submissions.iter().any(is_accepted);
        if self.has_limits() || is_lone {
            return Ok(Vec::new());
        }
        let Opened { workspace, bound, submissions, .. } = &*self;
        let machine = &workspace.machine;
        let language = |file: &Path| Some(machine.language_of(file)?.name.clone());
        let mut languages: Vec<String> = files.into_iter().filter_map(language).collect();
        languages.sort();
        languages.dedup();
        let asked = Asked { bound, submissions, cases, jobs: workspace.jobs };
        let what = format!("{}: time limit", self.slug());
        let (times, measures) = step(observer, &what, |_| time_limit::derive(machine, &asked, &languages));
        for limit in &times {
            if limit.origin != Origin::Nobody {
                observer.note(Note::TimeLimit { problem: self.slug().to_owned(), limit: limit.clone() })?;
            }
        }
        self.bound.problem.measured.add(measures);
        Ok(times)
    }

    /// The same for a file where nothing needs the cases: measured where they are there and fresh.
    pub fn measure_limits_if_cases(&mut self, file: &Path, observer: &mut dyn Observer) -> Outcome<()> {
        if self.has_limits() || self.bound.problem.is_only_samples() {
            return Ok(());
        }
        let kept = self.kept()?;
        let path = self.workspace.collection.page(self.slug());
        let page = files::load(&path, &self.workspace.shown(&path))?;
        if page.is_none_or(|page| stale_because(&self.bound, &kept, &page).is_some()) {
            return Ok(());
        }
        // What else the cases lack is no concern of a limit.
        let cases = self.cases(&mut Terse(observer))?;
        self.measure_limits(&cases, [file], observer)?;
        Ok(())
    }

    /// Whether there is nothing to measure: the spec says it, or a submission does not run by itself.
    fn has_limits(&self) -> bool {
        let problem = &self.bound.problem;
        problem.states_time() && problem.states_memory() || problem.is_interaction()
    }
}

/// The limit to write into a spec, before a language's factor: large enough for every language that was measured.
pub fn to_state(machine: &Machine, limits: &[TimeLimit]) -> u64 {
    let before_factor = |limit: &TimeLimit| {
        let row = machine.languages().iter().find(|row| row.name == limit.language);
        (limit.time_ms as f64 / row.map_or(1.0, |row| row.time_factor)).ceil() as u64
    };
    let least = Limits::least_ms(1.0);
    limits.iter().map(before_factor).fold(least, u64::max).min(Limits::TIME_MS_MAX)
}
