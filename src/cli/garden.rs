//! The list of binaries in `problems/Cargo.toml`: what lets editors and `cargo run -p problems` know every Rust submission.

use crate::store::collection::{Collection, read, read_if_there};
use ojkit_files::atomic::StoreError;
use ojkit_languages::Language;
use ojkit_model::problem::Problem;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// What stands above the list; everything from here to the end of the file belongs to the kit.
const LINE: &str = "# --- bins, by `ojkit check --fix` ---";

/// One binary: its name, and its file below `problems/`.
type Bin = (String, String);

/// The manifest as it should be: the text above the line as it is, the list made anew.
pub(super) fn manifest(text: &str, bins: &[Bin]) -> String {
    let kept = text.split(LINE).next().unwrap_or_default().trim_end();
    let mut fresh = format!("{kept}\n\n{LINE}\n");
    for (name, path) in bins {
        // Writing to a text cannot fail.
        let _ = write!(fresh, "\n[[bin]]\nname = \"{name}\"\npath = \"{path}\"\n");
    }
    fresh
}

/// The manifest of a collection as it is, and as it should be; none where the collection wants none, or a spec is broken.
///
/// # Errors
/// A file cannot be read.
pub(super) fn refreshed(collection: &Collection) -> Result<Option<(String, String)>, StoreError> {
    let Some(text) = read_if_there(&collection.manifest())? else { return Ok(None) };
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut list = Vec::new();
    for slug in collection.slugs()? {
        let Some(spec) = read_if_there(&collection.spec(&slug))? else { continue };
        // The list cannot be made while a spec is broken; that is said where the problem is checked.
        let Ok(problem) = ojkit_rules::spec::read(&slug, "", &spec) else { return Ok(None) };
        list.extend(bins(collection, &problem));
    }
    let fresh = manifest(&text, &list);
    Ok(Some((text, fresh)))
}

/// The manifest of a collection that has none yet.
pub(super) const NEW: &str = "\
# The package of the Rust submissions, for editors and for `cargo run --bin`. It depends on nothing.
# The list of bins is written by `ojkit check --fix`; edit nothing below the line.
[package]
name = \"problems\"
version = \"0.0.0\"
edition = \"2024\"
publish = false
autobins = false

[lib]
path = \"lib.rs\"
";

/// The file that makes the package valid while it has no binary.
pub(super) const NEW_LIB: &str =
    "//! Submissions live beside their specs; this file only makes the package valid while it has no binary.\n";

/// The binaries of one problem: every Rust file with a `main`, the model under the problem's own name.
fn bins(collection: &Collection, problem: &Problem) -> Vec<Bin> {
    let slug = &problem.slug;
    let mut named: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    let mut bins = Vec::new();
    for directory in sorted(&collection.submissions(slug)) {
        // What must not compile would keep cargo from compiling the rest.
        if directory == "compile_error" || directory.starts_with('.') {
            continue;
        }
        for file in sorted(&collection.submissions(slug).join(&directory)) {
            let below = format!("{directory}/{file}");
            let source = collection.submission(slug, &below);
            let Some(stem) = file.strip_suffix(".rs").filter(|stem| !stem.starts_with('.')) else { continue };
            let text = read(&source).unwrap_or_default();
            if !ojkit_languages::doors(Language::RUST, &text, &problem.signature).main {
                continue;
            }
            let path = format!("{slug}/submissions/{below}");
            if problem.model.as_ref() == Some(&below) {
                bins.push((slug.clone(), path));
            } else {
                named.entry(stem.to_owned()).or_default().push((directory.clone(), path));
            }
        }
    }
    for own in ["checker", "explain", "generator", "validator"] {
        let file = format!("{own}.rs");
        if collection.folder(slug).join(&file).is_file() {
            bins.push((format!("{slug}--{own}"), format!("{slug}/{file}")));
            // A submission of that name is told apart by its directory.
            if let Some(same) = named.get_mut(own) {
                same.push((String::new(), String::new()));
            }
        }
    }
    for (stem, files) in named {
        let alone = files.len() == 1;
        for (directory, path) in files.into_iter().filter(|(_, path)| !path.is_empty()) {
            bins.push((if alone { format!("{slug}--{stem}") } else { format!("{slug}--{directory}--{stem}") }, path));
        }
    }
    bins.sort();
    bins
}

fn sorted(folder: &Path) -> Vec<String> {
    let list = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = list.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_above_the_line_stays_and_the_list_is_made_anew() {
        let bins = [("a".to_owned(), "a/submissions/accepted/dp.rs".to_owned())];
        let once = manifest("[package]\nname = \"problems\"\n", &bins);
        assert_eq!(
            once,
            format!(
                "[package]\nname = \"problems\"\n\n{LINE}\n\n[[bin]]\nname = \"a\"\npath = \"a/submissions/accepted/dp.rs\"\n"
            )
        );
        assert_eq!(manifest(&once, &bins), once);
        assert_eq!(manifest(&once, &[]), format!("[package]\nname = \"problems\"\n\n{LINE}\n"));
    }
}
