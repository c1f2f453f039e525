//! What `plan`, `shard`, `merge` and `missing` share: the folder of a run, and what must be the same on every host of it.

use crate::cli::context::Context;
use crate::cli::desk::Ready;
use crate::cli::failure::{Failure, Outcome};
use crate::store::collection::Collection;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_judge::earlier;
use ojkit_languages::Machine;
use ojkit_scale::engine::EngineError;
use ojkit_scale::{Facts, Folder, FolderError, MergeError};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Opens a run, and lets its collection be the command's, unless the user names another.
pub(super) fn opened(context: &mut Context, path: &Path) -> Outcome<Folder> {
    let folder = Folder::open(&std::path::absolute(context.path(path))?)?;
    context.globals.root.get_or_insert_with(|| folder.run.root.clone());
    Ok(folder)
}

/// What is the same on every host that may have a part in a run, with the compilers of some languages.
pub(super) fn facts<'l>(
    context: &Context,
    machine: &Machine,
    languages: impl IntoIterator<Item = &'l String>,
) -> Outcome<Facts> {
    let own_exe = &context.world.own_exe;
    let kit = fs::read(own_exe)
        .map_err(|error| Failure::Lacking(format!("cannot read the kit's program {}: {error}", own_exe.display())))?;
    let rows = machine.languages();
    let compilers: BTreeMap<String, String> = languages
        .into_iter()
        .filter_map(|name| rows.iter().find(|row| row.name == *name))
        .map(|row| (row.name.clone(), machine.tools(row).map_or_else(|missing| missing.what, |tools| tools.version)))
        .collect();
    let tier = machine.tier().tier.name().to_owned();
    Ok(Facts { kit: env!("CARGO_PKG_VERSION").to_owned(), kit_sha256: sha256_hex(&kit), tier, compilers })
}

/// The files in a problem's folder that verdicts may rest on: the spec, checkers, validators; no statement and no explanation.
fn files(collection: &Collection, slug: &str) -> Vec<PathBuf> {
    let list = fs::read_dir(collection.folder(slug)).into_iter().flatten().flatten();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let is_one = |path: &PathBuf| {
        path.is_file() && !["statement", "explain", ".", "kept."].iter().any(|start| name(path).starts_with(start))
    };
    let mut files: Vec<PathBuf> = list.map(|entry| entry.path()).filter(is_one).collect();
    files.sort();
    files
}

/// The languages of a problem's own programs.
pub(super) fn own_languages(collection: &Collection, machine: &Machine, slug: &str) -> BTreeSet<String> {
    let files = files(collection, slug);
    files.iter().filter_map(|file| Some(machine.language_of(file)?.name.clone())).collect()
}

/// A digest of a problem's own files and of its submissions, with their names.
pub(super) fn folder_digest(collection: &Collection, slug: &str) -> String {
    let folder = collection.folder(slug);
    let mut list = files(collection, slug);
    list.push(collection.kept(slug));
    let mut left = vec![folder.join("submissions")];
    while let Some(next) = left.pop() {
        let entries = fs::read_dir(&next).into_iter().flatten().flatten().map(|entry| entry.path());
        let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir() && !path.is_symlink());
        left.extend(folders);
        list.extend(files);
    }
    list.sort();
    list.dedup();
    let mut parts = Vec::new();
    for file in list {
        let name = file.strip_prefix(&folder).unwrap_or(&file);
        parts.push(name.as_os_str().as_encoded_bytes().to_vec());
        // One that cannot be read fails where it is needed.
        parts.push(fs::read(&file).unwrap_or_default());
    }
    sha256_hex_of_parts(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

/// A digest of everything in a problem that verdicts rest on, but its limits where no spec states them.
pub(super) fn digest(collection: &Collection, slug: &str, ready: &Ready) -> String {
    let mut parts = vec![earlier::digest(&ready.cases).into_bytes()];
    let oracle = ready.oracle.as_ref().map(|oracle| oracle.source.clone());
    for file in files(collection, slug).into_iter().chain(oracle) {
        parts.push(file.file_name().unwrap_or_default().as_encoded_bytes().to_vec());
        // One that cannot be read fails where it is needed.
        parts.push(fs::read(&file).unwrap_or_default());
    }
    sha256_hex_of_parts(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

impl From<FolderError> for Failure {
    fn from(error: FolderError) -> Failure {
        let help = match &error {
            FolderError::NoRun(_) => "begin one with `ojkit plan`",
            FolderError::Taken(_) => {
                "name a new folder; `ojkit missing` tells whether the run that is there is to be gone on with"
            }
            FolderError::Format { .. } => "use the kit that planned the run, or plan it anew",
            FolderError::Broken { .. } => {
                "a result that is broken may be removed, and `ojkit shard` does it again; a run whose own files are is to be planned anew"
            }
            FolderError::NoShard { .. } => "",
            FolderError::Store(_) => return Failure::Lacking(error.to_string()),
        };
        Failure::usage(error.to_string(), help)
    }
}

impl From<MergeError> for Failure {
    fn from(error: MergeError) -> Failure {
        Failure::Lacking(error.to_string())
    }
}

impl From<EngineError> for Failure {
    fn from(error: EngineError) -> Failure {
        match error {
            EngineError::Folder(error) => error.into(),
            EngineError::Absent { .. } => {
                Failure::Lacking(format!("{error}; install the engine, or do the shards by `--on commands`"))
            }
            error => Failure::Lacking(error.to_string()),
        }
    }
}
