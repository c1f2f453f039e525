//! Submissions to judge: what is given, how, and what is told meanwhile.

use crate::built::Door;
use crate::earlier::Earlier;
use crate::early::Early;
use crate::expectation::Submission;
use ojkit_draw::Bound;
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::limits::Limits;

/// One submission to judge, with everything about its problem.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    pub bound: &'a Bound,
    pub submission: &'a Submission,
    /// The problem's cases, in any order.
    pub cases: &'a [Case],
}

/// How to judge.
#[derive(Clone, Copy, Default)]
pub struct Options<'a> {
    /// Programs that run at the same time, at least 1.
    pub jobs: usize,
    /// Whether a submission goes on after its first failure.
    pub all_cases: bool,
    /// How a judge's site builds submissions, where that differs from here.
    pub site: Option<Site<'a>>,
    /// Asked where a case takes some seconds: what it says ends the submission, with no wait for the limit.
    pub early: Option<&'a dyn Early>,
    /// What earlier runs found, which then is not run again; `None` runs everything.
    pub earlier: Option<&'a Earlier<'a>>,
}

/// How a judge's site builds submissions.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// Has the language table by which submissions are compiled; checkers are by the kit's own.
    pub machine: &'a Machine,
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
    /// A submission begins with the case of this name, and has so much for it.
    Started(usize, String, Limits),
    /// A submission has met one case.
    Judged(usize, Finding),
    /// It has met one case in an earlier run.
    Recalled(usize, Finding),
}
