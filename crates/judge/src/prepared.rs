//! Submissions that are built, each with its problem's checker, before any case is run.

use crate::built::{Built, Door, limits_of};
use crate::built_checker::BuiltChecker;
use crate::case::compiler_message;
use crate::entry::{Entry, Event, Options, Site};
use crate::pool;
use crate::retry_when_noisy::RunLock;
use crate::sanitized::Sanitized;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::judgement::Skipped;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::Artifact;

/// Why there is nothing to run.
pub(crate) enum NotBuilt {
    Skipped(Skipped),
    Failed(Verdict, String),
    /// The machine could not build it.
    Machine(String),
}

/// A submission built with sanitizers, or the note why there is none.
pub(crate) type Reviewer = Result<Sanitized, String>;

pub(crate) type Ready = Result<(Built, BuiltChecker), NotBuilt>;

/// What was made of a submission and its checker, or why nothing was.
pub struct Prepared {
    ready: Ready,
    sanitized: Option<Reviewer>,
}

impl Prepared {
    /// What was built before the cases were there has limits that nobody had measured yet.
    pub(crate) fn limited(self, machine: &Machine, entry: &Entry) -> (Ready, Option<Reviewer>) {
        let limits = limits_of(machine, &entry.bound.problem, &entry.submission.source);
        (self.ready.map(|(built, checker)| (built.with_limits(limits), checker)), self.sanitized)
    }

    /// A program that is built already, beside its problem's checker.
    pub fn of(artifact: Artifact, checker: BuiltChecker, limits: Limits) -> Prepared {
        Prepared { ready: Ok((Built::of(artifact, limits), checker)), sanitized: None }
    }
}

/// Builds the submissions of entries, whose cases need not be there yet.
pub fn build(machine: &Machine, entries: &[Entry], options: &Options, tell: &mut dyn FnMut(Event)) -> Vec<Prepared> {
    let site = options.site.unwrap_or(Site { machine, door: Door::Any });
    // The cache makes a problem's checker once, however many submissions ask for it.
    let work = |entry: &Entry| -> Ready {
        let built_checker = BuiltChecker::new(machine, &entry.bound.problem, &entry.bound.folder)
            .map_err(|error| not_built(error, true))?;
        let (bound, source) = (entry.bound, &entry.submission.source);
        let built = RunLock::of_machine()
            .shared(|| Built::through(site.door, site.machine, bound, source, bound.problem.limits));
        Ok((built.map_err(|error| not_built(error, false))?, built_checker))
    };
    pool::map(
        options.jobs,
        entries.len(),
        || (),
        |(), item, send| {
            let entry = &entries[item];
            let ready = work(entry);
            let sanitized = match (&ready, site.door) {
                (Err(_), _) | (_, Door::Main) => None,
                (Ok(_), _) => Sanitized::new(site.machine, entry.bound, &entry.submission.source),
            };
            send(Event::Built(item));
            Prepared { ready, sanitized }
        },
        tell,
    )
}

/// Whether a Rust compiler misses the one crate that the site has.
fn lacks_rand(stderr: &str) -> bool {
    ["unresolved import `rand", "unlinked crate `rand`", "crate or module `rand`"]
        .iter()
        .any(|said| stderr.contains(said))
}

fn not_built(error: BuildError, is_checker: bool) -> NotBuilt {
    let whose = if is_checker { "the checker: " } else { "" };
    match error {
        BuildError::Missing { what, remedy } => {
            NotBuilt::Skipped(Skipped { why: format!("{whose}{what}"), remedy, is_library: false })
        }
        BuildError::Compile { stderr } if is_checker => NotBuilt::Failed(
            Verdict::JudgeError,
            format!("the checker does not compile\n{}", compiler_message(&stderr)),
        ),
        BuildError::Compile { stderr } if lacks_rand(&stderr) => NotBuilt::Skipped(Skipped {
            why: "the crate `rand` was not found, which the site has".to_owned(),
            remedy: "draw numbers by a few lines of your own, or judge it on the site".to_owned(),
            is_library: true,
        }),
        BuildError::Compile { stderr } => NotBuilt::Failed(Verdict::CompileError, compiler_message(&stderr)),
        error => NotBuilt::Machine(format!("{whose}{error}")),
    }
}
