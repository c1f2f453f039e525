//! What is measured, and what that needs of its surroundings.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ojkit_draw::Bound;
use ojkit_draw::Drawing;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::Submission;
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_search::driver::asked;

/// What a trial needs of its surroundings.
#[derive(Clone, Copy, Debug)]
pub struct Setting<'a> {
    pub machine: &'a Machine,
    pub bound: &'a Bound,
    pub built_checker: &'a BuiltChecker,
    /// Comparison that run at the same time, at least 1.
    pub jobs: usize,
    pub stop: &'a AtomicBool,
    /// What a mutant of a function may take on a case, where the problem's limit is more: then it is not worth waiting for.
    pub time_max: Option<Duration>,
    /// What earlier runs found out about whole submissions, which then are not run again.
    pub earlier: Option<&'a Earlier<'a>>,
}

impl Setting<'_> {
    /// Whether somebody wants an end.
    pub(crate) fn is_stopped(&self) -> bool {
        asked(self.stop)
    }
}

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    pub submissions: &'a [Submission],
    /// The cases, with answers where there is a model.
    pub cases: &'a [Case],
    /// The constraints, to search survivors' countercases with.
    pub drawing: &'a Drawing,
}
