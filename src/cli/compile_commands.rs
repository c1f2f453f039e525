//! `compile_commands.json` at a collection's root: how its C++ files are compiled, for the language servers of editors.

use crate::cli::context::Context;
use ojkit_files::atomic;
use ojkit_judge::expectation;
use ojkit_languages::Language;
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::Outcome;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Adds the C++ submissions of some problems; those that are gone go. A file of another shape stays as it is.
pub(super) fn renew(context: &mut Context, slugs: &[&str]) -> Outcome<()> {
    let collection = context.collection()?;
    let is_cpp = |file: &Path| file.extension().is_some_and(|extension| extension == Language::CPP.extension());
    let found = slugs.iter().flat_map(|slug| expectation::files(&collection.folder(slug), &is_cpp));
    let files: Vec<String> = found.map(|file| file.display().to_string()).collect();
    if files.is_empty() || collection.is_alone() {
        return Ok(());
    }
    let path = collection.root().join("compile_commands.json");
    // Build systems leave a link here.
    let path = fs::canonicalize(&path).unwrap_or(path);
    let entries = match read_if_there(&path) {
        Ok(None) => Some(Vec::new()),
        Ok(Some(bytes)) => serde_json::from_slice::<Vec<Value>>(&bytes).ok(),
        Err(_) => None,
    };
    let Some(mut entries) = entries else {
        let shown = context.shown(&path);
        let message = format!("note: {shown} has another shape than a list of commands, and was not changed");
        return context.mention(format!("{message}; correct it, or delete it to have it made"));
    };
    let before = entries.clone();
    let root = collection.root().display().to_string();
    let file_of = |entry: &Value| {
        let text = |key: &str| entry[key].as_str().unwrap_or_default();
        Path::new(text("directory")).join(text("file")).display().to_string()
    };
    let is_ours = |entry: &Value| entry["arguments"][0] == "g++" && entry["directory"] == root.as_str();
    entries.retain(|entry| !is_ours(entry) || Path::new(&file_of(entry)).exists());
    let table = ojkit_languages::table(collection.languages().as_deref()).unwrap_or_default();
    let row = table.into_iter().find(|row| row.name == Language::CPP.name());
    let standard = row.and_then(|row| {
        let word = row.compile.iter().find(|word| word.starts_with("-std="))?;
        // The newest of those that are wanted: a language server need not be as old as the compiler.
        Some(word.replace("{standard}", row.standards.first().map_or("", String::as_str)))
    });
    for file in files {
        if !entries.iter().any(|entry| file_of(entry) == file) {
            let words = ["g++".to_owned()].into_iter().chain(standard.clone());
            let arguments: Vec<String> = words.chain(["-Wall".to_owned(), "-c".to_owned(), file.clone()]).collect();
            entries.push(json!({ "directory": root, "file": file, "arguments": arguments }));
        }
    }
    if entries == before {
        return Ok(());
    }
    let text = format!("{:#}\n", Value::Array(entries));
    Ok(atomic::write(&path, text.as_bytes())?)
}
