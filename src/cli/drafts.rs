//! The drafts that a new problem begins with: the user's own templates, else the language's.

use crate::cli::context::Context;
use ojkit_files::atomic;
use ojkit_languages::Language;
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::Outcome;
use std::fs;
use std::path::{Path, PathBuf};

/// A draft below a problem's folder, and its text.
pub(super) type Draft = (String, Vec<u8>);

/// The user's own templates: `template.*` at the collection's root.
pub(super) fn templates(root: &Path) -> Vec<PathBuf> {
    let list = fs::read_dir(root).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_template = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == "template") && path.is_file();
    let mut found: Vec<PathBuf> = list.filter(is_template).filter(|path| path.extension().is_some()).collect();
    found.sort();
    found
}

/// The languages of a new problem: those that were asked for, else those of the templates, else Rust.
pub(super) fn languages(root: Option<&Path>, asked: &[Language]) -> Vec<Language> {
    let mut found = asked.to_vec();
    if found.is_empty() {
        let templates = root.map(templates).unwrap_or_default();
        let has = |language: &Language| {
            templates.iter().any(|path| path.extension().is_some_and(|e| e == language.extension()))
        };
        found = Language::ALL.into_iter().filter(has).collect();
    }
    if found.is_empty() {
        found.push(Language::RUST);
    }
    found.dedup();
    found
}

/// The drafts of a program: every template where no language was asked for, else that of the language or a program that only reads.
pub(super) fn of_program(root: Option<&Path>, asked: &[Language]) -> Outcome<Vec<Draft>> {
    let templates = root.map(templates).unwrap_or_default();
    let name = |extension: &str| format!("submissions/draft/solution.{extension}");
    let mut drafts = Vec::new();
    if asked.is_empty() {
        for path in &templates {
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            drafts.push((name(&extension), read_if_there(path)?.unwrap_or_default()));
        }
    }
    if !drafts.is_empty() {
        return Ok(drafts);
    }
    for language in languages(root, asked) {
        let own = templates.iter().find(|path| path.extension().is_some_and(|e| e == language.extension()));
        let text = own.map(|path| read_if_there(path)).transpose()?.flatten();
        drafts.push((name(language.extension()), text.unwrap_or_else(|| language.facts().program.into())));
    }
    Ok(drafts)
}

/// Writes those of the drafts that a problem's folder does not have: one in another language is nobody's loss.
pub(super) fn add(folder: &Path, files: &[Draft]) -> Outcome<Vec<String>> {
    let is_new = |path: &str| folder.join(Path::new(path)).symlink_metadata().is_err();
    let mut added = Vec::new();
    for (path, bytes) in files.iter().filter(|(path, _)| path.starts_with("submissions/draft/") && is_new(path)) {
        if is_new("spec.yaml") {
            break;
        }
        atomic::write(&folder.join(Path::new(path)), bytes)?;
        added.push(path.clone());
    }
    Ok(added)
}

/// Says how to go on with a draft, in a command that works where it is printed; nothing where its folder is in no collection.
pub(super) fn next(context: &mut Context, draft: &str) -> Outcome<()> {
    let Some(own) = Collection::find(&context.path(Path::new(draft))) else { return Ok(()) };
    // Where another collection is here, that of the file must be named.
    let here = Collection::find(&context.world.cwd);
    let is_other = here.is_some_and(|here| fs::canonicalize(here.root()).ok() != fs::canonicalize(own.root()).ok());
    let root = if is_other { format!("--root {} ", context.shown(own.root())) } else { String::new() };
    context.print(format_args!("next: ojkit {root}test --watch {draft}"))
}
