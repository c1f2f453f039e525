//! What is known of a submission: its findings, and where it stands by them.
//!
//! Whoever looks at a submission adds a [`Finding`]; nobody changes one. [`Standing::of`] says what follows from all of them.

use super::case::is_vouched_for;
use super::finding::{By, Finding, Reason, SEARCH};
use super::score::Score;
use super::scoring::Scoring;
use super::verdict::Verdict;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One submission, and everything that was found of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Judgement {
    /// The problem's slug.
    pub problem: String,
    /// Path below `submissions/`, or as the user gave it.
    pub submission: String,
    /// The language's name.
    pub language: String,
    pub expected: Vec<Verdict>,
    /// What was found, those of the run in case order; to be added to.
    pub findings: Vec<Finding>,
    /// What the findings are measured by.
    pub facts: Facts,
    /// Why it was not run, where it was not.
    pub skipped: Option<Skipped>,
    /// What was left out on this machine, and what to install; mostly empty.
    pub note: String,
    /// Whether this is what an earlier run found, and nothing that it rests on has changed since.
    pub earlier: bool,
}

/// Why a submission was not run: something the machine lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    /// `g++ was not found`.
    pub why: String,
    /// What to install.
    pub remedy: String,
    /// Whether it is a library that the site has, and not a compiler.
    pub is_library: bool,
}

impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}; {}", self.why, self.remedy)
    }
}

/// What the spec says of failures: which of them decide, and what they cost.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Facts {
    /// The first line that nothing enforces: an input that no person vouches for may break it.
    pub unenforced: Option<String>,
    /// The first promise about the size of answers, where nothing but an answer enforces it.
    pub unproved: Option<String>,
    /// Whether nobody says how much memory is right.
    pub is_memory_open: bool,
    /// What the score follows from, where groups have scores; or why that is not known.
    pub scoring: Option<Result<Scoring, String>>,
}

impl Facts {
    /// Why a failure on a drawn input decides nothing.
    pub fn drawn(&self) -> Option<Reason> {
        self.unenforced.clone().map(|line| Reason::Unenforced { line })
    }

    /// The same where it is known whether the input has an answer: without one, nothing shows that an answer is as small as is promised.
    pub fn drawn_with(&self, is_answered: bool) -> Option<Reason> {
        let unproved = self.unproved.clone().filter(|_| !is_answered);
        self.drawn().or(unproved.map(|line| Reason::Unenforced { line }))
    }

    /// Why a finding decides nothing by what the spec lacks.
    pub fn reason(&self, finding: &Finding) -> Option<Reason> {
        match finding.verdict {
            Verdict::Accepted | Verdict::JudgeError => None,
            Verdict::MemoryLimitExceeded if self.is_memory_open && finding.by != By::Memory => {
                Some(Reason::UnstatedMemory)
            }
            _ if is_vouched_for(&finding.group) || finding.by == By::Build => None,
            // What is undecided differs from an answer.
            _ => self.drawn_with(finding.compared || finding.undecided),
        }
    }
}

/// What follows from the findings of a submission.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing<'a> {
    /// The cases that ran, in case order: of each what the last who looked at its run says.
    pub cases: Vec<&'a Finding>,
    /// The first failure that decides: on the case that comes first, or of no case where nothing could be run.
    pub failure: Option<Finding>,
    /// What decides nothing, and leaves no verdict where nothing else decides; its reason says why.
    pub open: Option<Finding>,
    /// What it has reached, where the problem's groups have scores.
    pub score: Option<Score>,
}

impl<'a> Standing<'a> {
    /// What follows from findings: pure, and the one place that says so.
    pub fn of(findings: &'a [Finding], facts: &Facts, expected: &[Verdict]) -> Standing<'a> {
        let cases = cases(findings);
        let failed: Vec<Finding> =
            cases.iter().filter(|case| case.is_failure()).map(|case| with_reason(findings, facts, case)).collect();
        let searched = findings
            .iter()
            .rfind(|one| is_of_search(one))
            .map(|one| Finding { reason: one.reason.clone().or_else(|| facts.reason(one)), ..one.clone() });
        let decides = |one: &&Finding| one.reason.is_none() && one.is_failure();
        let alone = |one: &&Finding| decides(one) && !one.is_after_others();
        let failure = findings
            .iter()
            .find(|one| one.by == By::Build)
            .or_else(|| failed.iter().find(alone))
            .or_else(|| searched.iter().find(alone))
            .or_else(|| failed.iter().find(decides))
            .or_else(|| searched.iter().find(decides))
            .cloned();
        let takes_verdict = |one: &Finding| one.reason.as_ref().is_some_and(Reason::takes_verdict);
        let differs = || {
            let first = cases.iter().find(|case| case.undecided)?;
            Some(Finding { reason: Some(Reason::NoChecker), ..(*first).clone() })
        };
        let open = failed.into_iter().find(|one| one.reason.is_some()).or_else(|| searched.filter(takes_verdict));
        let mut standing = Standing { open: open.or_else(differs), failure, cases, score: None };
        let whole = standing.failure.as_ref().map_or(Verdict::Accepted, |one| one.verdict);
        let scored = facts.scoring.as_ref().map(|scoring| match scoring {
            Ok(scoring) => scoring.score((expected, whole), &standing.cases),
            Err(why) => Err((String::new(), why.clone())),
        });
        match scored.transpose() {
            Ok(score) => standing.score = score,
            Err((case, why)) => standing.failure = Some(Finding::new(&case, "", Verdict::JudgeError, why)),
        }
        standing
    }

    /// Whether nothing decides against the submission.
    pub fn passes(&self) -> bool {
        self.failure.is_none()
    }

    /// How many answers were compared with nothing, since nobody knows the right ones.
    pub fn unanswered(&self) -> usize {
        self.cases.iter().filter(|case| !case.compared).count()
    }

    /// How many outputs differ from the answer where no checker says whether they are right.
    pub fn undecided(&self) -> usize {
        self.cases.iter().filter(|case| case.undecided).count()
    }

    /// What leaves the submission without a verdict.
    pub fn doubtful(&self) -> Option<&Finding> {
        self.open.as_ref().filter(|_| self.passes())
    }

    /// The verdict, as far as there is one: none where the submission passed with an answer that nobody compared, or with a failure that
    /// decides nothing.
    pub fn verdict(&self) -> Option<Verdict> {
        match &self.failure {
            Some(failure) => Some(failure.verdict),
            None => (self.unanswered() == 0 && self.open.is_none()).then_some(Verdict::Accepted),
        }
    }

    /// Whether it is refused for nothing but what it keeps from case to case: each of them alone is right.
    pub fn fails_after_others(&self) -> bool {
        self.failure.as_ref().is_some_and(|failure| failure.is_after_others() && failure.case != SEARCH)
    }

    /// The case to show: the first that failed, or the one that decides nothing.
    pub fn shown(&self) -> Option<&str> {
        self.failure.as_ref().or(self.open.as_ref()).map(|one| one.case.as_str())
    }
}

/// What a search found. A run of a case that is called so, as one who watches keeps it, is a run.
fn is_of_search(one: &Finding) -> bool {
    one.by == By::Search || matches!(one.by, By::OneProcess | By::Memory) && one.case == SEARCH
}

/// Of each case that ran what the last who looked at its run says. Where that could not be done, what was known before stays too.
pub fn cases(findings: &[Finding]) -> Vec<&Finding> {
    let mut cases: Vec<&Finding> = Vec::with_capacity(findings.len());
    for finding in findings {
        match finding.by {
            By::Build | By::Others => {}
            _ if is_of_search(finding) => {}
            By::Sanitizer | By::OneProcess | By::Growth | By::Memory if finding.verdict != Verdict::JudgeError => {
                match cases.iter_mut().find(|case| case.case == finding.case) {
                    Some(case) => *case = finding,
                    None => cases.push(finding),
                }
            }
            _ => cases.push(finding),
        }
    }
    cases
}

/// A failure with the reason why it decides nothing: what other submissions say of it, or what the spec lacks.
fn with_reason(findings: &[Finding], facts: &Facts, failed: &Finding) -> Finding {
    let disputed = findings.iter().find(|one| one.by == By::Others && one.case == failed.case);
    match disputed {
        Some(disputed) => disputed.clone(),
        None => Finding { reason: facts.reason(failed), ..failed.clone() },
    }
}

/// How a submission turned out, beside what is expected of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// As expected.
    Expected,
    /// Otherwise.
    Unexpected,
    /// It was not run.
    Skipped,
    /// It passed, with answers that nobody compared.
    Open,
    /// What failed decides nothing.
    Doubtful,
    /// Nothing is expected of it.
    Draft,
}

impl Mark {
    /// The name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Expected => "ok",
            Mark::Unexpected => "unexpected",
            Mark::Skipped => "skipped",
            Mark::Open => "open",
            Mark::Doubtful => "doubtful",
            Mark::Draft => "draft",
        }
    }
}

impl Judgement {
    /// Where the submission stands; nowhere, if it was not run.
    pub fn standing(&self) -> Standing<'_> {
        match self.skipped {
            Some(_) => Standing::default(),
            None => Standing::of(&self.findings, &self.facts, &self.expected),
        }
    }

    /// The cases that ran, in case order.
    pub fn cases(&self) -> Vec<&Finding> {
        cases(&self.findings)
    }

    /// The verdict, as far as there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        if self.skipped.is_some() { None } else { self.standing().verdict() }
    }

    /// Whether it ran, and nothing decides against it.
    pub fn passes(&self) -> bool {
        self.skipped.is_none() && self.standing().passes()
    }

    /// The first failure that decides.
    pub fn failure(&self) -> Option<Finding> {
        self.standing().failure
    }

    /// What leaves the submission without a verdict.
    pub fn doubtful(&self) -> Option<Finding> {
        self.standing().open.filter(|_| self.passes())
    }

    /// What it has reached, where the problem's groups have scores.
    pub fn score(&self) -> Option<Score> {
        self.standing().score
    }

    /// Whether verdict and score are as expected; where nothing is expected (a draft), anything but a judge error.
    ///
    /// A submission without a verdict is not as expected, and not unexpected either: look at `verdict` first.
    pub fn as_expected(&self) -> bool {
        let standing = self.standing();
        match standing.verdict().filter(|_| self.skipped.is_none()) {
            Some(Verdict::JudgeError) | None => false,
            Some(verdict) => {
                let is_score = standing.score.is_none_or(|score| score.unexpected.is_empty());
                (self.expected.is_empty() || self.expected.contains(&verdict)) && is_score
            }
        }
    }

    /// Whether what is doubtful would be as expected if it counted; where there is no checker, nothing else can be expected.
    pub fn is_doubt_expected(&self) -> bool {
        self.standing().doubtful().is_some_and(|open| {
            open.reason == Some(Reason::NoChecker) || self.expected.is_empty() || self.expected.contains(&open.verdict)
        })
    }

    /// How it turned out.
    pub fn mark(&self) -> Mark {
        let standing = self.standing();
        match self.skipped {
            Some(_) => Mark::Skipped,
            None if standing.doubtful().is_some() => Mark::Doubtful,
            None if standing.verdict().is_none() => Mark::Open,
            None if !self.as_expected() => Mark::Unexpected,
            None if self.expected.is_empty() => Mark::Draft,
            None => Mark::Expected,
        }
    }
}
