//! A submission that takes long where the spec states no time limit: how its time grows says whether that is too long.

use crate::cli::after_cases::Judged;
use crate::cli::cases::sound;
use crate::cli::context::Context;
use crate::report::progress::Progress;
use ojkit_judge::expectation;
use ojkit_model::judgement::{CaseJudgement, Doubt, Judgement};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_search::stress::{Pace, pace};
use ojkit_work::failure::Outcome;
use std::path::Path;

impl Judged<'_> {
    /// Refuses a submission whose time grows with clearly more than the size of the inputs bears; what else is slow is noted, and given.
    ///
    /// Where the spec states a limit, or accepted submissions take long themselves, that says what time is right.
    pub fn refuse_growth(&self, context: &Context, judgement: &mut Judgement) -> Outcome<Option<String>> {
        let problem = &self.loaded.problem;
        let Some(row) = self.machine.language_of(self.source) else { return Ok(None) };
        let least = Limits::slow(row.time_factor);
        let by_time = |one: &&mut CaseJudgement, other: &&mut CaseJudgement| one.time_ms.total_cmp(&other.time_ms);
        let slowest = judgement.cases.iter_mut().max_by(by_time);
        let Some(slowest) = slowest.filter(|case| case.time_ms >= least.as_secs_f64() * 1000.0) else {
            return Ok(None);
        };
        let is_known = problem.states_time() || problem.is_interaction() || problem.is_only_samples();
        let is_long = problem.limits_in(&row.name).time_ms > Limits::least_ms(row.time_factor);
        if judgement.result != Ok(Verdict::Accepted)
            || judgement.doubt.is_some()
            || is_known
            || (is_long && self.has_accepted())
        {
            return Ok(None);
        }
        let Some(case) = self.cases.iter().find(|case| case.name == slowest.case) else { return Ok(None) };
        let scratch = self.machine.scratch();
        let progress = Progress::new(context.shows_progress(), "measuring");
        let measured = pace(self.machine, self.loaded, self.source, (&case.input, least), &scratch)?;
        drop(progress);
        sound(self.loaded)?;
        match measured {
            Some(pace @ Pace::Excessive(_)) => {
                slowest.verdict = Verdict::TimeLimitExceeded;
                slowest.message = format!("{:.0} ms of CPU time: {pace}", slowest.time_ms);
                if let Some(because) = self.loaded.doubts(case.answer.is_some()).filter(|_| !case.is_vouched_for()) {
                    let (case, message) = (slowest.case.clone(), slowest.message.clone());
                    let verdict = Verdict::TimeLimitExceeded;
                    judgement.doubt = Some(Doubt { because, case, verdict, message, expected: None, got: None });
                    return Ok(None);
                }
                judgement.result = Ok(Verdict::TimeLimitExceeded);
                judgement.first_failure = Some((slowest.case.clone(), slowest.message.clone()));
            }
            Some(pace) if slowest.note.is_empty() => {
                slowest.note = pace.to_string();
                return Ok(Some(format!("{}: {pace}", slowest.case)));
            }
            _ => {}
        }
        Ok(None)
    }

    fn has_accepted(&self) -> bool {
        let folder = self.collection.folder(&self.loaded.problem.slug);
        let known = |path: &Path| self.machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&self.loaded.problem, &folder, &known);
        submissions.iter().any(|submission| submission.expected == [Verdict::Accepted])
    }
}
