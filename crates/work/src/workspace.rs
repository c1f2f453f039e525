//! Where work is done: a collection, a machine, and a problem opened there.

use crate::banked;
use crate::collection::Collection;
use crate::failure::{Failure, Outcome};
use crate::observer::{Note, Observer};
use crate::problem;
use ojkit_draw::Bound;
use ojkit_judge::built::Built;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::{input_validator, testset};
use ojkit_languages::Machine;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use std::path::{Path, PathBuf};

/// A collection, and the machine on which its problems are worked on.
#[derive(Debug)]
pub struct Workspace {
    pub collection: Collection,
    pub machine: Machine,
    /// Programs that run at the same time.
    pub jobs: usize,
    /// The folder from which messages name files.
    pub cwd: PathBuf,
}

/// A problem, bound on a machine, with its submissions.
#[derive(Debug)]
pub struct Opened<'w> {
    pub workspace: &'w Workspace,
    /// The problem; its validator program, where it has one, decides after its constraint lines.
    pub bound: Bound,
    pub submissions: Vec<Submission>,
    /// What lies among them and is none.
    pub faults: Vec<Diagnostic>,
}

impl Workspace {
    /// A path as messages show it.
    pub fn shown(&self, path: &Path) -> String {
        shown(&self.cwd, path)
    }

    /// Whether a file is in a language of the machine.
    pub fn knows(&self, path: &Path) -> bool {
        self.machine.language_of(path).is_some()
    }

    /// A problem, read and bound, whose examples keep its constraints.
    ///
    /// # Errors
    /// What is wrong with its spec.
    pub fn load(&self, slug: &str) -> Outcome<Bound> {
        Ok(problem::load_sound(&self.collection, slug, &self.shown(&self.collection.spec(slug)))?)
    }

    /// A problem with its validator program built, and its submissions. Where its model cannot be built here, and another accepted one can,
    /// that one is its model.
    ///
    /// # Errors
    /// What is wrong with its spec; why the validator cannot be built.
    pub fn open(&self, slug: &str, observer: &mut dyn Observer) -> Outcome<Opened<'_>> {
        let bound = self.load(slug)?;
        // Nothing is drawn of samples, so that only who asks for the validator waits for its compiler.
        let mut bound = if bound.problem.is_only_samples() { bound } else { self.gated(bound)? };
        banked::settle((&self.collection, &self.machine), &mut bound.problem, observer)?;
        let (submissions, faults) = self.submissions(&bound.problem);
        if let Some((answers, why)) = self.stand_in(&bound, &submissions) {
            let model = bound.problem.model.replace(answers.clone()).unwrap_or_default();
            observer.note(Note::StandIn { problem: slug.to_owned(), model, why, answers })?;
        }
        Ok(Opened { workspace: self, bound, submissions, faults })
    }

    /// The accepted submission that answers where the model cannot be built here, and why it cannot.
    fn stand_in(&self, bound: &Bound, submissions: &[Submission]) -> Option<(String, String)> {
        let problem = &bound.problem;
        let is_asked = !problem.is_interaction() && !problem.is_only_samples();
        let (model, others): (Vec<_>, Vec<_>) = submissions
            .iter()
            .filter(|one| is_asked && one.expected == [Verdict::Accepted])
            .partition(|one| problem.model.as_ref() == Some(&one.path));
        let (model, _) = (model.first()?, others.first()?);
        let built = |one: &Submission| Built::new(&self.machine, bound, &one.source, problem.limits.for_reference());
        let why = built(model).err()?.to_string();
        let answers = others.into_iter().find(|one| built(one).is_ok())?;
        // An interpreter says where it was before it says what is wrong.
        let line = why.lines().find(|line| line.contains("rror")).or(why.lines().next()).unwrap_or_default();
        Some((answers.path.clone(), line.trim().to_owned()))
    }

    /// The problem with its validator program built, where it has one; the machine must outlive it.
    ///
    /// # Errors
    /// Why it cannot be built.
    pub fn gated(&self, bound: Bound) -> Outcome<Bound> {
        let gated = input_validator::gated(&self.machine, bound, self.jobs);
        Ok(gated.map_err(testset::Failure::from)?)
    }

    /// The submissions of a problem with those of the bank that answer it, and what lies among them and is none.
    pub fn submissions(&self, problem: &Problem) -> (Vec<Submission>, Vec<Diagnostic>) {
        let folder = self.collection.folder(&problem.slug);
        let (mut submissions, faults) = expectation::discover(problem, &folder, &|path| self.knows(path));
        submissions.extend(banked::submissions(&self.collection, &self.machine, problem));
        (submissions, faults)
    }
}

impl Opened<'_> {
    /// The problem's name.
    pub fn slug(&self) -> &str {
        &self.bound.problem.slug
    }

    pub(crate) fn submissions_folder(&self) -> PathBuf {
        self.workspace.collection.submissions(self.slug())
    }

    /// The file of the submission that the spec names by this path.
    pub(crate) fn source_of(&self, path: &str) -> PathBuf {
        expectation::source(&self.bound.folder, &self.submissions, path)
    }
}

/// That the validator program of a problem has decided about every input that it was asked about.
///
/// # Errors
/// What it did instead.
pub fn sound(bound: &Bound) -> Outcome<()> {
    bound.gate().map_or(Ok(()), |gate| gate.sound()).map_err(Failure::Found)
}

/// A path as messages show it: relative to a folder where that is shorter.
pub fn shown(cwd: &Path, path: &Path) -> String {
    let relative = path.strip_prefix(cwd).ok().filter(|rest| !rest.as_os_str().is_empty());
    relative.unwrap_or(path).display().to_string()
}
