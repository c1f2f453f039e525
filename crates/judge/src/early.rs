//! The end of a submission that is too slow by far, long before a limit that nobody states.

use ojkit_model::case::Case;
use ojkit_model::judgement::CaseJudgement;
use ojkit_model::verdict::Verdict;
use std::time::Duration;

/// What is said of a submission that takes long on a case, if it is too slow by far; none where that does not show.
pub type Early<'a> = dyn Fn(&Case) -> Option<String> + Sync + 'a;

/// How long a case is waited for before that is asked; on a busy machine others may have had half of that.
pub const EARLY: Duration = Duration::from_secs(2);
/// CPU time after which a run is stopped whose time is only to show how it grows.
pub const STOP: Duration = Duration::from_millis(400);

/// The judgement of a case on which a submission was stopped.
pub(crate) fn stopped(early: &Early, case: &Case) -> Option<CaseJudgement> {
    let judged = CaseJudgement::without_figures(&case.name, &case.group, Verdict::TimeLimitExceeded, early(case)?);
    Some(CaseJudgement { time_ms: STOP.as_secs_f64() * 1000.0, ..judged })
}
