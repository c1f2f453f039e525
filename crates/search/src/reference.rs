//! The reference: the program whose answers are right, and the inputs that it may be asked about.

use ojkit_draw::Bound;
use ojkit_draw::Drawing;
use ojkit_draw::Inputs;
use ojkit_judge::expectation::{self, REFERENCE, Submission, called, is_banked};
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::{Checker, Problem};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// Why a program's answers count as right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The spec's `model:`.
    Model,
    /// The spec's `oracle:`.
    Oracle,
    /// A program of the bank, which knows the question.
    Bank,
    Interactor,
    /// The checker of a problem of several passes.
    Checker,
    /// A brute force beside the submission, right about the samples.
    BruteForce,
    /// A file that the user names and vouches for: where it refutes a submission, no other one is asked.
    Named,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Role::Model => "the model",
            Role::Oracle => "the oracle",
            Role::Bank => REFERENCE,
            Role::Interactor => "the interactor",
            Role::Checker => "the checker",
            Role::BruteForce => "the brute force",
            Role::Named => "the reference",
        })
    }
}

/// The program that others are compared with, because its answers are right.
#[derive(Debug)]
pub struct Reference {
    pub role: Role,
    /// Its path below the folder of its role, or as messages show a file from elsewhere.
    pub path: String,
    pub source: PathBuf,
    /// What an input must keep beside the problem's own constraints, or it has no answer.
    pub within: Vec<Constraint>,
    /// The inputs that these leave; `None` where these are all.
    inputs: Option<Inputs>,
}

impl Reference {
    /// The model where there is one, else the oracle; none where there is neither. Of an interaction, the program that judges it.
    ///
    /// # Errors
    /// Constraints of the oracle that cannot be bound.
    pub fn of(bound: &Bound, submissions: &[Submission]) -> Result<Option<Reference>, Vec<Diagnostic>> {
        let problem: &Problem = &bound.problem;
        let judge = match (&problem.interactor, &problem.checker) {
            (Some(interactor), _) => Some((Role::Interactor, &interactor.program.file)),
            (None, Checker::Program { file, .. }) if problem.is_interaction() => Some((Role::Checker, file)),
            _ => None,
        };
        let submission = |path: &str| expectation::source(&bound.folder, submissions, path);
        let role_of = |role, path: &str| if is_banked(path) { Role::Bank } else { role };
        let (role, path, source, within) = match (judge, &problem.model, &problem.oracle) {
            (Some((role, file)), ..) => (role, file, bound.folder.join(file), Vec::new()),
            (None, Some(model), _) => (role_of(Role::Model, model), model, submission(model), Vec::new()),
            (None, None, Some(oracle)) => {
                let path = &oracle.submission;
                (role_of(Role::Oracle, path), path, submission(path), oracle.constraints.clone())
            }
            (None, None, None) => return Ok(None),
        };
        Reference::new(role, path.clone(), source, within, bound).map(Some)
    }

    /// A program that may be asked about the inputs which keep some constraints.
    ///
    /// # Errors
    /// Constraints that cannot be bound.
    pub fn new(
        role: Role,
        path: String,
        source: PathBuf,
        within: Vec<Constraint>,
        bound: &Bound,
    ) -> Result<Reference, Vec<Diagnostic>> {
        let inputs = if within.is_empty() { None } else { Some(bound.narrowed(&within)?) };
        Ok(Reference { role, path, source, within, inputs })
    }

    /// What messages call it.
    pub fn name(&self) -> String {
        if self.is_of_problem() { called(&self.role.to_string(), &self.path) } else { self.path.clone() }
    }

    /// Whether it is part of the problem. Where another one fails, the input may be illegal.
    pub fn is_of_problem(&self) -> bool {
        !matches!(self.role, Role::BruteForce | Role::Named)
    }

    /// Whether it is this file itself, which says nothing of its own answers.
    pub fn is(&self, file: &Path) -> bool {
        is_same(&self.source, file)
    }

    /// Whether it may be asked about an input, given as text.
    pub fn answers(&self, input: &[u8]) -> bool {
        self.inputs.as_ref().is_none_or(|inputs| inputs.validator.accepts(input))
    }

    /// The inputs that it may be asked about, where `all` are those of the problem.
    pub fn drawing<'a>(&'a self, all: &'a Drawing) -> &'a Drawing {
        self.inputs.as_ref().map_or(all, |inputs| &inputs.drawing)
    }
}

/// Whether two paths name one file.
pub fn is_same(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}
