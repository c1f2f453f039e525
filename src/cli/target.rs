//! What a command is about that takes a FILE, a PROBLEM or nothing: always one submission.

use crate::cli::context::Context;
use ojkit_judge::expectation::{self, DRAFT};
use ojkit_languages::Machine;
use ojkit_model::verdict::Verdict;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::names::Meaning;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How a user names a submission.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Named {
    /// A submission, or the problem whose submission changed last is taken [default: the submission changed last]
    #[arg(value_name = "FILE or PROBLEM")]
    pub what: Option<PathBuf>,
    /// The problem of a FILE from elsewhere
    #[arg(long, value_name = "PROBLEM")]
    pub problem: Option<String>,
}

/// One submission of one problem.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub slug: String,
    pub file: PathBuf,
    /// Whether the user named the file, and not only where it is to be found.
    pub is_named: bool,
}

/// Whether a file below the folder of a problem's submissions may be taken.
type May<'m> = dyn Fn(&Path, &Path) -> bool + 'm;

impl Named {
    /// The submission as results name it: as the user did, where the user did.
    pub fn shown(&self, context: &Context, file: &Path) -> String {
        match &self.what {
            Some(what) if context.path(what) == file => what.display().to_string(),
            _ => context.shown(file),
        }
    }

    /// Lets the collection be found from the file.
    pub fn look_from(&self, context: &mut Context) {
        match (&self.what, &self.problem) {
            (None, None) => context.names.look_from_latest(),
            (Some(what), None) => context.names.look_from(what),
            // A FILE from elsewhere says nothing of where its problem is.
            (what, Some(problem)) => {
                context.names.look_from(Path::new(problem));
                what.iter().for_each(|what| context.names.look_at_last_from(what));
            }
        }
    }

    /// The submission.
    pub fn target(&self, context: &Context, machine: &Machine) -> Outcome<Target> {
        self.target_in(context, machine, None)
    }

    /// The submission; where the user names none, one of a folder of `submissions/`.
    pub fn target_in(&self, context: &Context, machine: &Machine, folder: Option<&str>) -> Outcome<Target> {
        let what = if folder == Some(DRAFT) { "draft" } else { "submission" };
        let is_in = |file: &Path, folder| file.parent().is_some_and(|parent| parent.ends_with(folder));
        self.target_among(context, machine, (what, &|_, file| folder.is_none_or(|folder| is_in(file, folder))))
    }

    /// The submission, where one that is meant to be wrong or slow is taken only by its own name.
    pub fn target_to_hand_in(&self, context: &Context, machine: &Machine) -> Outcome<Target> {
        let may = |folder: &Path, file: &Path| {
            let below = file.strip_prefix(folder).ok().and_then(|path| path.components().next());
            let verdict = below.and_then(|part| Verdict::from_name(part.as_os_str().to_str()?));
            verdict.is_none_or(|verdict| verdict == Verdict::Accepted)
        };
        self.target_among(context, machine, ("submission to take", &may))
    }

    /// The submission that is named, or that changed last of those that may be taken, and what these are called.
    fn target_among(&self, context: &Context, machine: &Machine, may: (&str, &May)) -> Outcome<Target> {
        match self.what.as_deref().map(|what| context.names.meaning(what)).transpose()? {
            Some(Meaning::File(file)) => {
                let slug = context.names.problem_or(self.problem.as_deref(), Some(&file))?;
                Ok(Target { slug, file, is_named: true })
            }
            Some(Meaning::Problem(slug)) => match &self.problem {
                Some(other) if context.names.problem(other)? != slug => {
                    let message = format!("two problems are named: {slug} and {other}");
                    Err(Failure::usage(message, "name a file of one, or one of them alone"))
                }
                _ => changed_last(context, machine, &[slug], may),
            },
            None => {
                let slugs = match &self.problem {
                    Some(problem) => vec![context.names.problem(problem)?],
                    None => context.names.problems(&[])?,
                };
                changed_last(context, machine, &slugs, may)
            }
        }
    }
}

impl Target {
    /// Says which submission was taken, where the user named none.
    pub fn announce(&self, context: &mut Context) -> Outcome<()> {
        match self.is_named {
            true => Ok(()),
            false => context.mention(context.shown(&self.file)),
        }
    }
}

/// The submission of these problems whose file has the latest time.
fn changed_last(context: &Context, machine: &Machine, slugs: &[String], (what, may): (&str, &May)) -> Outcome<Target> {
    let collection = context.collection()?;
    let mut latest: Vec<(SystemTime, &String, PathBuf)> = Vec::new();
    for slug in slugs {
        let folder = collection.submissions(slug);
        for file in submissions(&collection, machine, slug).into_iter().filter(|file| may(&folder, file)) {
            let Ok(time) = fs::metadata(&file).and_then(|data| data.modified()) else { continue };
            match latest.first() {
                Some((before, ..)) if *before > time => continue,
                Some((before, ..)) if *before < time => latest.clear(),
                _ => {}
            }
            latest.push((time, slug, file));
        }
    }
    match &latest[..] {
        [(_, slug, file)] => Ok(Target { slug: (*slug).clone(), file: file.clone(), is_named: false }),
        [] => {
            let whose = if let [slug] = slugs { format!("{slug} has") } else { "the problems here have".to_owned() };
            let help = "write one to submissions/draft/ in the problem's folder, or name a file";
            Err(Failure::usage(format!("{whose} no {what}"), help))
        }
        several => {
            const SHOWN: usize = 3;
            let mut names: Vec<String> = several.iter().take(SHOWN).map(|(_, _, file)| context.shown(file)).collect();
            if several.len() > SHOWN {
                names.push(format!("{} more", several.len() - SHOWN));
            }
            let message = format!("which submission? {} changed last at the same time", names.join(", "));
            Err(Failure::usage(message, "name one"))
        }
    }
}

/// The files of a problem's submissions; the faults of others do not matter.
fn submissions(collection: &Collection, machine: &Machine, slug: &str) -> Vec<PathBuf> {
    let known = |path: &Path| machine.language_of(path).is_some();
    let mut files = expectation::files(&collection.folder(slug), &known);
    if collection.is_alone() {
        let here = fs::read_dir(collection.root()).into_iter().flatten().flatten().map(|entry| entry.path());
        files.extend(here.filter(|path| path.is_file() && known(path) && !expectation::has_oracle_name(path)));
    }
    files
}
