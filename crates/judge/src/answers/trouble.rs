//! What keeps an answer from being believed: two solvers that disagree, one that is silent, one that says that an input is illegal.

use ojkit_model::finding::{Side, short};
use ojkit_model::verdict::Verdict;
use std::fmt;

/// Solvers that crash on an unsure input, or say something else than the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer {
    /// The smaller side: the model alone, or the others.
    pub submissions: Vec<String>,
    /// What the first of them does.
    pub why: Cause,
    pub ground: Ground,
}

/// On what ground an input has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// It may break a line that nothing enforces.
    Unsure,
    /// It is certainly illegal: an answer does not fit its type, or what is promised of it.
    Illegal,
    /// A sanitizer ends the model on it, so that what the model says is no answer.
    ModelAtFault,
    /// Solvers disagree, and the questions on which they agree have answers all the same.
    Apart,
}

/// What a solver does on an input that then has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A signed integer overflows, as a sanitizer says.
    Overflow,
    /// It says something else than the model, on an input that is legal.
    Disagreement,
    Verdict(Verdict),
    Other(String),
}

/// A sanitizer's word on an integer.
pub(super) const OVERFLOW: &str = "signed integer overflow";

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Overflow => write!(f, "sanitizer: {OVERFLOW}"),
            Cause::Disagreement => f.write_str("accepted submissions disagree"),
            Cause::Verdict(verdict) => verdict.fmt(f),
            Cause::Other(why) => f.write_str(why),
        }
    }
}

impl Cause {
    /// Reads what a case page has recorded.
    pub(crate) fn read(recorded: &str) -> Cause {
        let known = Verdict::all().into_iter().map(Cause::Verdict).chain([Cause::Overflow, Cause::Disagreement]);
        known.into_iter().find(|cause| cause.to_string() == recorded).unwrap_or(Cause::Other(recorded.to_owned()))
    }

    /// How much it counts: a right program that runs out of time or memory on an input does so seldom, and waiting for it is long.
    pub(crate) fn weight(&self) -> usize {
        let is_heavy = matches!(self, Cause::Verdict(Verdict::TimeLimitExceeded | Verdict::MemoryLimitExceeded));
        1 + usize::from(is_heavy)
    }
}

/// Two solvers that disagree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Disagreement {
    pub case: String,
    pub input: Vec<u8>,
    /// The submission whose output would have become the answer, or `the example`.
    pub one: String,
    pub one_output: Vec<u8>,
    pub other: String,
    pub other_output: Vec<u8>,
    /// The checker's word on the other output.
    pub message: String,
    /// The other solvers that say what the first of the two says.
    pub with_one: Vec<String>,
    pub with_other: Vec<String>,
    /// The oracle, where it may be asked about the input.
    pub oracle: Option<String>,
    /// What holds in all examples, but not in this input nor in any other on which they disagree.
    pub unlike: Option<String>,
    /// On how many inputs solvers disagree, where all other inputs have answers; else 0.
    pub left_out: usize,
}

impl Disagreement {
    /// Who says what, the first of the two first.
    pub fn sides(&self) -> Vec<Side> {
        let side = |first: &str, others: &[String], output: &[u8]| {
            let all = [first.to_owned()].into_iter().chain(others.iter().cloned());
            Side::new(all.collect(), short(output), self.oracle.as_deref())
        };
        vec![side(&self.one, &self.with_one, &self.one_output), side(&self.other, &self.with_other, &self.other_output)]
    }

    /// How the input differs from the examples, as the end of a sentence.
    fn suspected(&self) -> String {
        self.unlike.as_deref().map_or(String::new(), suspected)
    }

    /// The submission that has several against it, as the end of a sentence.
    fn alone(&self) -> String {
        Side::alone(&self.sides()).map_or(String::new(), |who| format!("; all others disagree with {who}"))
    }
}

/// What to do about an input unlike the examples, as the end of a sentence.
fn suspected(property: &str) -> String {
    format!(
        "; it happens only on inputs unlike all examples, in which {property}: add the line if the statement says so"
    )
}

/// Why there are no answers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// Two solvers disagree.
    #[error("{case}: {one} and {other} disagree: {message}{alone}{suspected}", case = .0.case, one = .0.one, other = .0.other, message = .0.message,
        alone = .0.alone(), suspected = .0.suspected())]
    Disagreement(Box<Disagreement>),
    /// The model gave no output.
    #[error("{case}: the model {model} gives no answer: {why}")]
    Silent { case: String, model: String, why: String },
    #[error("{case}: {why}")]
    Checker { case: String, why: String },
    /// The machine lacks what the model, or the checker, needs.
    #[error("{whose}: {what}: {remedy}")]
    Missing {
        /// `the model ...` or `the checker`.
        whose: String,
        /// `g++ was not found`.
        what: String,
        remedy: String,
    },
    /// The model, or the checker, cannot be built.
    #[error("{whose} cannot be built: {why}")]
    Build {
        /// `the model ...` or `the checker`.
        whose: String,
        /// What the compiler said.
        why: String,
    },
}

impl Trouble {
    /// The case that it is about.
    pub fn case(&self) -> Option<&str> {
        match self {
            Trouble::Disagreement(found) => Some(&found.case),
            Trouble::Silent { case, .. } | Trouble::Checker { case, .. } => Some(case),
            Trouble::Missing { .. } | Trouble::Build { .. } => None,
        }
    }

    /// The same, of an input that lacks what holds in all examples.
    pub fn unlike(self, property: &str) -> Trouble {
        match self {
            Trouble::Disagreement(found) => {
                Trouble::Disagreement(Box::new(Disagreement { unlike: Some(property.to_owned()), ..*found }))
            }
            Trouble::Silent { case, model, why } => Trouble::Silent { case, model, why: why + &suspected(property) },
            trouble => trouble,
        }
    }
}

/// At most one unsure question of so many may be set aside: beyond that all are given up.
pub(crate) const SET_ASIDE_SHARE: usize = 20;
