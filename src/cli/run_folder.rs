//! What `plan`, `shard`, `merge` and `missing` share: the folder of a run, and what must be the same on every host of it.

use crate::cli::context::Context;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_judge::earlier;
use ojkit_languages::Machine;
use ojkit_scale::{Facts, Folder};
use ojkit_work::collection::{Collection, PROGRESS};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::judged::Ready;
use ojkit_work::workspace::Workspace;
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

/// The files in a problem's folder that verdicts may rest on: the spec, checkers, validators, also in folders of their own; no statement,
/// no explanation, no history and no submission.
fn files(collection: &Collection, slug: &str) -> Vec<PathBuf> {
    let folder = collection.folder(slug);
    let counts = |path: &Path| {
        let is_of =
            |start: &&str| path.strip_prefix(&folder).is_ok_and(|name| name.to_string_lossy().starts_with(*start));
        !["statement", "explain", "kept.", "submissions", PROGRESS].iter().any(is_of)
    };
    let mut files = plain_files(&folder);
    files.retain(|path| counts(path));
    files
}

/// The plain files below a folder, in order, without what is hidden: nothing that never ends is read, and no editor's own file counts.
fn plain_files(folder: &Path) -> Vec<PathBuf> {
    let is_hidden = |path: &Path| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let mut files = Vec::new();
    let mut left = vec![folder.to_path_buf()];
    while let Some(next) = left.pop() {
        let entries = fs::read_dir(&next).into_iter().flatten().flatten().map(|entry| entry.path());
        for path in entries.filter(|path| !is_hidden(path)) {
            if path.is_dir() && !path.is_symlink() {
                left.push(path);
            } else if path.is_file() {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The languages of a problem's own programs.
pub(super) fn own_languages(workspace: &Workspace, slug: &str) -> BTreeSet<String> {
    languages(workspace, files(&workspace.collection, slug).iter().map(PathBuf::as_path))
}

pub(super) fn languages<'f>(workspace: &Workspace, files: impl Iterator<Item = &'f Path>) -> BTreeSet<String> {
    files.filter_map(|file| Some(workspace.machine.language_of(file)?.name.clone())).collect()
}

/// A digest of a problem's own files and of its submissions, with their names.
pub(super) fn folder_digest(collection: &Collection, slug: &str) -> String {
    let folder = collection.folder(slug);
    let mut list = files(collection, slug);
    list.push(collection.kept(slug));
    list.extend(plain_files(&folder.join("submissions")));
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
pub(super) fn digest(ready: &Ready) -> String {
    let (problem, mut parts) = (&ready.problem, vec![earlier::digest(&ready.cases).into_bytes()]);
    let reference = ready.reference.as_ref().map(|reference| reference.source.clone());
    for file in files(&problem.workspace.collection, problem.slug()).into_iter().chain(reference) {
        parts.push(file.strip_prefix(&problem.folder).unwrap_or(&file).as_os_str().as_encoded_bytes().to_vec());
        // One that cannot be read fails where it is needed.
        parts.push(fs::read(&file).unwrap_or_default());
    }
    sha256_hex_of_parts(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
}
