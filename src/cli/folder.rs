//! Problem folders that commands begin: written as a whole or not at all; to one that is there come drafts, and nothing else.

use crate::cli::context::Context;
use crate::cli::manifest;
use ojkit_exchange::package::File;
use ojkit_files::lock::Lock;
use ojkit_files::{atomic, tree};
use ojkit_work::collection::{Collection, is_slug};
use ojkit_work::failure::{Failure, Outcome};
use std::fs;
use std::path::{Path, PathBuf};

/// Where the folder of a problem is to be, and a lock on it where that is in a collection.
pub(super) struct Place {
    pub slug: String,
    pub folder: PathBuf,
    /// As messages name it.
    pub shown: String,
    is_in_collection: bool,
    _lock: Option<Lock>,
}

impl Place {
    /// In the collection, or below another folder where that was asked for; `help` says what to do about a name that no folder can have.
    pub fn new(context: &Context, output: Option<&Path>, slug: &str, help: &str) -> Outcome<Place> {
        if !is_slug(slug) {
            return Err(Failure::usage(format!("`{slug}` cannot be a problem's folder"), help));
        }
        let (folder, lock) = match output {
            Some(output) => (context.path(output).join(slug), None),
            None => {
                let collection = context.collection()?;
                let lock = if collection.is_alone() { None } else { Some(collection.lock(slug)?) };
                (collection.folder(slug), lock)
            }
        };
        Ok(Place {
            slug: slug.to_owned(),
            shown: context.shown(&folder),
            folder,
            is_in_collection: output.is_none(),
            _lock: lock,
        })
    }

    pub fn is_taken(&self) -> bool {
        self.folder.symlink_metadata().is_ok()
    }

    /// Refuses where something is there; `help` says what to do then.
    pub fn free(&self, help: impl Into<String>) -> Outcome<()> {
        match self.is_taken() {
            true => Err(Failure::usage(format!("{} is there already; nothing in it was changed", self.shown), help)),
            false => Ok(()),
        }
    }

    /// Writes a folder that is not there.
    pub fn write(&self, context: &mut Context, files: &[File]) -> Outcome<()> {
        tree::write(&self.folder, files.iter().map(File::leaf))?;
        self.renew(context)
    }

    /// The same, or file by file over what is there, apart from what is below `submissions`: that is the user's as soon as it is there.
    pub fn replace(&self, files: &[File]) -> Outcome<()> {
        if !self.is_taken() {
            return Ok(tree::write(&self.folder, files.iter().map(File::leaf))?);
        }
        for file in files {
            let path = self.folder.join(&file.path);
            if !(file.path.starts_with("submissions/") && path.symlink_metadata().is_ok()) {
                atomic::write(&path, &file.bytes)?;
            }
        }
        Ok(())
    }

    /// Writes those of the drafts that the folder does not have, and gives their paths: one in another language is nobody's loss.
    pub fn add(&self, files: &[File]) -> Outcome<Vec<String>> {
        let is_new = |path: &str| self.folder.join(path).symlink_metadata().is_err();
        let mut added = Vec::new();
        for file in drafts(files).filter(|file| !is_new("spec.yaml") && is_new(&file.path)) {
            atomic::write(&self.folder.join(&file.path), &file.bytes)?;
            added.push(file.path.clone());
        }
        Ok(added)
    }

    /// Adds what is new to the list of binaries.
    pub fn renew(&self, context: &mut Context) -> Outcome<()> {
        if self.is_in_collection { manifest::renew(context, &[&self.slug]) } else { Ok(()) }
    }
}

fn drafts(files: &[File]) -> impl Iterator<Item = &File> {
    files.iter().filter(|file| file.path.starts_with("submissions/draft/"))
}

/// The path of the first draft.
pub(super) fn first_draft(files: &[File]) -> Option<&str> {
    drafts(files).next().map(|file| file.path.as_str())
}

/// Says what a folder was written from, and which of its lines nothing enforces.
pub(super) fn wrote(context: &mut Context, shown: &str, what: &str, unenforced: &[String]) -> Outcome<()> {
    context.print(format_args!("wrote {shown}: {what}"))?;
    unenforced.iter().try_for_each(|line| context.print(format_args!("  not enforced: {line}")))
}

/// Says which drafts a folder was given, and how to go on with the first.
pub(super) fn added(context: &mut Context, shown: &str, drafts: &[String]) -> Outcome<()> {
    context.print(format_args!("added {} to {shown}; nothing else in it was changed", drafts.join(", ")))?;
    next(context, shown, drafts.first().map(String::as_str))
}

/// Says how to go on with a draft, in a command that works where it is printed; nothing where its folder is in no collection.
pub(super) fn next(context: &mut Context, shown: &str, draft: Option<&str>) -> Outcome<()> {
    let Some(draft) = draft.map(|draft| format!("{shown}/{draft}")) else { return Ok(()) };
    let Some(own) = Collection::find(&context.path(Path::new(&draft))) else { return Ok(()) };
    // Where another collection is here, that of the file must be named.
    let here = Collection::find(&context.world.cwd);
    let is_other = here.is_some_and(|here| fs::canonicalize(here.root()).ok() != fs::canonicalize(own.root()).ok());
    let root = if is_other { format!("--root {} ", context.shown(own.root())) } else { String::new() };
    context.print(format_args!("next: ojkit {root}test --watch {draft}"))
}
