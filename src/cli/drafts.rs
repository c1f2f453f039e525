//! The drafts that a new problem begins with: the user's own templates, else the language's.

use crate::cli::config;
use crate::cli::context::Context;
use ojkit_exchange::package::File;
use ojkit_languages::Language;
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::Outcome;
use std::fs;
use std::path::{Path, PathBuf};

/// The language that a flag names.
pub(super) fn language(name: &str) -> Result<Language, String> {
    Language::from_name(name).ok_or_else(|| format!("there are {}", Language::names()))
}

/// The user's own templates: `template.*` at the collection's root, by their extensions.
pub(super) fn templates(root: &Path) -> Vec<(String, PathBuf)> {
    let list = fs::read_dir(root).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_template = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == "template") && path.is_file();
    let extension = |path: PathBuf| Some((path.extension()?.to_string_lossy().into_owned(), path));
    let mut found: Vec<_> = list.filter(is_template).filter_map(extension).collect();
    found.sort();
    found
}

fn template(templates: &[(String, PathBuf)], language: Language) -> Option<&Path> {
    templates.iter().find(|(extension, _)| extension == language.extension()).map(|(_, path)| path.as_path())
}

/// The languages of a new problem: those that were asked for, else the one that is set, else those of the templates, else Rust.
pub(super) fn languages(context: &Context, asked: &[Language]) -> Outcome<Vec<Language>> {
    let root = context.collection().ok().map(|collection| collection.root().to_owned());
    Ok(or_templates(&root.as_deref().map(templates).unwrap_or_default(), config::languages(context, asked)?))
}

fn or_templates(templates: &[(String, PathBuf)], mut asked: Vec<Language>) -> Vec<Language> {
    if asked.is_empty() {
        asked = Language::ALL.into_iter().filter(|language| template(templates, *language).is_some()).collect();
    }
    if asked.is_empty() {
        asked.push(Language::RUST);
    }
    asked.dedup();
    asked
}

/// The drafts of a program: every template where no language was asked for, else that of the language or a program that only reads.
pub(super) fn of_program(root: Option<&Path>, asked: &[Language]) -> Outcome<Vec<File>> {
    let templates = root.map(templates).unwrap_or_default();
    if asked.is_empty() && !templates.is_empty() {
        let read = |(extension, path): &(String, PathBuf)| {
            Ok(File::draft(extension, read_if_there(path)?.unwrap_or_default()))
        };
        return templates.iter().map(read).collect();
    }
    let draft = |language: Language| {
        let own = template(&templates, language).map(read_if_there).transpose()?.flatten();
        Ok(File::draft(language.extension(), own.unwrap_or_else(|| language.facts().program.into())))
    };
    or_templates(&templates, asked.to_vec()).into_iter().map(draft).collect()
}
