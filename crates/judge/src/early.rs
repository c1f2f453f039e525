//! The end of a submission that is too slow by far, long before a limit that nobody states.

use ojkit_model::case::Case;
use ojkit_model::judgement::CaseJudgement;
use ojkit_model::verdict::Verdict;
use std::time::Duration;

/// What is said of a submission that takes long on a case, if it is too slow by far; none where that does not show.
pub type Early<'a> = dyn Fn(&Case) -> Option<String> + Sync + 'a;

/// CPU time of a case after which that is asked.
pub const EARLY: Duration = Duration::from_secs(1);

/// The judgement of a case on which a submission was stopped.
pub(crate) fn stopped(early: &Early, case: &Case) -> Option<CaseJudgement> {
    let judged = CaseJudgement::without_figures(&case.name, &case.group, Verdict::TimeLimitExceeded, early(case)?);
    Some(CaseJudgement { time_ms: EARLY.as_secs_f64() * 1000.0, ..judged })
}
