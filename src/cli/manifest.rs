//! The list of binaries in `problems/Cargo.toml`: what lets editors and `cargo run -p problems` know every Rust submission.

use crate::cli::compile_commands;
use crate::cli::context::Context;
use ojkit_files::atomic::{self, StoreError};
use ojkit_languages::Language;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::problem::Problem;
use ojkit_work::collection::{Collection, read, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// What stands above the list.
const LINE: &str = "# --- bins, by `ojkit check --fix` ---";

/// The programs of a problem's own that have a binary beside those of the submissions.
const OWN: [&str; 5] = ["checker", "explain", "generator", "validator", "visualizer"];

/// One binary: its name, and its file below `problems/`.
type Bin = (String, String);

/// A manifest that cannot be edited surely.
#[derive(Debug, PartialEq, Eq)]
struct Unsure {
    /// The line and the column from 1; 0 where only the file is known.
    place: (usize, usize),
    message: String,
    help: &'static str,
}

/// What a collection's manifest needs.
pub(super) enum Manifest {
    /// Nothing: it is up to date, or the collection has no Rust programs and so needs none, or a spec is broken.
    Settled,
    /// This text; `matters` where the collection has Rust programs that editors would miss.
    Stale { fresh: String, matters: bool },
    /// A person's hand: the list cannot be written without touching what else the file says.
    Unsure(Diagnostic),
}

/// The manifest as it should be: the kit's list made anew, and all else as it is.
fn manifest(text: &str, bins: &[Bin]) -> Result<String, Unsure> {
    parsed(text)?;
    let (head, _, tail) = parts(text);
    if !(tail.is_empty() || tail.starts_with(['[', '#'])) {
        return Err(Unsure {
            place: (head.lines().count() + 1, 1),
            message: "the list of binaries cannot be separated from what else is written here".to_owned(),
            help: "put your own tables above this line, each followed by a blank line",
        });
    }
    let is_taken = |(name, path): &&Bin| {
        [format!("name = \"{name}\""), format!("path = \"{path}\"")]
            .iter()
            .any(|key| head.contains(key) || tail.contains(key))
    };
    let mut fresh = format!("{}\n\n{LINE}\n", head.trim_end());
    for (name, path) in bins.iter().filter(|bin| !is_taken(bin)) {
        // Writing to a text cannot fail.
        let _ = write!(fresh, "\n[[bin]]\nname = \"{name}\"\npath = \"{path}\"\n");
    }
    if !tail.is_empty() {
        let _ = write!(fresh, "\n{}\n", tail.trim_end());
    }
    Ok(fresh)
}

/// The manifest as TOML.
fn parsed(text: &str) -> Result<toml::Table, Unsure> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        Unsure {
            place: (before.matches('\n').count() + 1, column),
            message,
            help: "correct it: this is not valid TOML",
        }
    })
}

/// The text above the kit's line, the list below it, which is all tables of a name and a path that follow, and the rest.
fn parts(text: &str) -> (&str, Vec<Bin>, &str) {
    let mut halves = text.splitn(2, LINE);
    let (head, mut rest) = (halves.next().unwrap_or(text), halves.next().unwrap_or(""));
    let mut bins = Vec::new();
    while let Some((bin, behind)) = first_bin(rest.trim_start()) {
        bins.push(bin);
        rest = behind;
    }
    (head, bins, rest.trim_start())
}

fn first_bin(text: &str) -> Option<(Bin, &str)> {
    let (name, rest) = text.strip_prefix("[[bin]]\nname = \"")?.split_once('\n')?;
    let (path, rest) = rest.strip_prefix("path = \"")?.split_once('\n')?;
    Some(((name.strip_suffix('"')?.to_owned(), path.strip_suffix('"')?.to_owned()), rest))
}

/// What the manifest of a collection needs.
pub(super) fn state(collection: &Collection, shown: &str) -> Result<Manifest, StoreError> {
    let (Some(bytes), Some(bins)) = (read_if_there(&collection.manifest())?, all_bins(collection)?) else {
        return Ok(Manifest::Settled);
    };
    Ok(compared(shown, bytes, &bins))
}

/// Whether a binary is one of these problems'.
fn is_of((_, path): &Bin, slugs: &[&str]) -> bool {
    path.split_once('/').is_some_and(|(slug, _)| slugs.contains(&slug))
}

/// What a manifest with these bytes needs to have this list.
fn compared(shown: &str, bytes: Vec<u8>, bins: &[Bin]) -> Manifest {
    let matters = !bins.is_empty();
    let not_text = |_| Unsure { place: (0, 0), message: "this is not UTF-8".to_owned(), help: "write it as UTF-8" };
    let source = String::from_utf8_lossy(&bytes).into_owned();
    let text = String::from_utf8(bytes).map_err(not_text);
    match text.and_then(|text| manifest(&text, bins)) {
        Ok(fresh) if fresh == source => Manifest::Settled,
        Ok(fresh) => Manifest::Stale { fresh, matters },
        Err(_) if !matters => Manifest::Settled,
        Err(Unsure { place: (line, column), message, help }) => {
            Manifest::Unsure(Diagnostic::error(shown, line, column, message).with_source(&source).help(help))
        }
    }
}

/// All binaries of a collection; none while a spec is broken, which is said where the problem is checked.
fn all_bins(collection: &Collection) -> Result<Option<Vec<Bin>>, StoreError> {
    bins_of(collection, &collection.slugs()?)
}

/// The same of some problems.
fn bins_of<S: AsRef<str>>(collection: &Collection, slugs: &[S]) -> Result<Option<Vec<Bin>>, StoreError> {
    let mut list = Vec::new();
    for slug in slugs.iter().map(AsRef::as_ref) {
        let Some(spec) = read_if_there(&collection.spec(slug))? else { continue };
        let Ok(problem) = ojkit_rules::spec::read(slug, "", &spec, ojkit_english::said) else { return Ok(None) };
        list.extend(bins(collection, &problem));
    }
    Ok(Some(list))
}

/// Brings the manifest, and the commands of C++ files, up to date after the folders of `slugs` were made; makes one where these have the collection's first Rust
/// programs. A manifest that cannot be edited surely stays, with a warning.
pub(super) fn renew(context: &mut Context, slugs: &[&str]) -> Outcome<()> {
    compile_commands::renew(context, slugs)?;
    let collection = context.collection()?;
    let path = collection.manifest();
    let shown = context.shown(&path);
    if !path.exists() {
        let is_needed = !collection.is_alone() && bins_of(&collection, slugs)?.is_none_or(|bins| !bins.is_empty());
        let bins = if is_needed { all_bins(&collection)? } else { None };
        let is_whole = |bins: &Vec<Bin>| !bins.is_empty() && bins.iter().all(|bin| is_of(bin, slugs));
        let Some(bins) = bins.filter(is_whole) else { return Ok(()) };
        let text = manifest(NEW, &bins).map_err(|unsure| Failure::Found(unsure.message))?;
        let library = collection.problems().join("lib.rs");
        if !library.exists() {
            atomic::write(&library, NEW_LIB.as_bytes())?;
        }
        atomic::write(&path, text.as_bytes())?;
        return context.mention(format_args!("wrote {shown}, so that editors know the Rust programs"));
    }
    // What the list has of other problems stays: reading all of them takes longer the more there are.
    let Some(new) = bins_of(&collection, slugs)? else { return Ok(()) };
    let text = String::from_utf8(read(&path)?).unwrap_or_default();
    let (_, listed, _) = parts(&text);
    if new.is_empty() && !listed.iter().any(|bin| is_of(bin, slugs)) {
        return Ok(());
    }
    let kept = listed.into_iter().filter(|bin| !is_of(bin, slugs));
    let mut bins: Vec<Bin> = kept.chain(new).collect();
    bins.sort_by(|a, b| a.1.split('/').next().cmp(&b.1.split('/').next()).then_with(|| a.cmp(b)));
    match compared(&shown, read(&path)?, &bins) {
        Manifest::Settled => Ok(()),
        Manifest::Stale { fresh, .. } => Ok(atomic::write(&path, fresh.as_bytes())?),
        Manifest::Unsure(fault) => context.report(&[fault.severity(Severity::Warning)]).map(drop),
    }
}

/// The manifest of a collection that has none yet.
const NEW: &str = "\
# The package of the Rust submissions, for editors and for `cargo run --bin`.
# `ojkit check --fix` keeps the list of bins up to date. Write your own tables above its line or after the list;
# `[[bin]]` tables among the list are not kept.
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
const NEW_LIB: &str =
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
    for own in OWN {
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

    const PACKAGE: &str = "[package]\nname = \"problems\"\n";

    fn bins() -> Vec<Bin> {
        vec![("a".to_owned(), "a/submissions/accepted/dp.rs".to_owned())]
    }

    fn listed(name: &str, path: &str) -> String {
        format!("\n[[bin]]\nname = \"{name}\"\npath = \"{path}\"\n")
    }

    #[test]
    fn the_list_is_made_anew_and_all_else_stays() {
        let dp = listed("a", "a/submissions/accepted/dp.rs");
        let once = manifest(PACKAGE, &bins()).unwrap();
        assert_eq!(once, format!("{PACKAGE}\n{LINE}\n{dp}"));
        assert_eq!(manifest(&once, &bins()).as_ref(), Ok(&once));
        assert_eq!(parts(&once), (&*format!("{PACKAGE}\n"), bins(), ""));
        assert_eq!(manifest(&once, &[]).unwrap(), format!("{PACKAGE}\n{LINE}\n"));
    }

    #[test]
    fn what_a_person_adds_stays_above_the_list_and_below_it() {
        let dependencies = "# mine\n[dependencies]\nrand = \"0.9\"\n";
        let own = listed("a", "a/submissions/accepted/dp.rs") + "test = false\n";
        let old = listed("a--gone", "a/submissions/draft/gone.rs");
        for text in [
            format!("{PACKAGE}\n{LINE}\n{old}\n{dependencies}"),
            format!("{PACKAGE}\n{dependencies}\n{LINE}\n{old}"),
            format!("{PACKAGE}\n{dependencies}{own}\n{LINE}\n{old}"),
            format!("{PACKAGE}\n{dependencies}"),
        ] {
            let fresh = manifest(&text, &bins()).unwrap();
            assert!(fresh.contains(dependencies.trim()) && !fresh.contains("gone"), "{fresh}");
            assert_eq!((fresh.matches("accepted/dp.rs").count(), text.contains("test")), (1, fresh.contains("test")));
            assert_eq!(manifest(&fresh, &bins()).as_ref(), Ok(&fresh));
        }
    }

    #[test]
    fn what_cannot_be_edited_surely_is_refused_with_its_place() {
        let broken = manifest("[package]\nname = \n", &bins()).unwrap_err();
        assert_eq!(broken.place, (2, 8), "{broken:?}");
        // The key belongs to the last table of the list.
        let old = listed("a", "a/submissions/accepted/dp.rs");
        let loose = format!("{PACKAGE}\n{LINE}\n{old}test = false\n");
        assert_eq!(manifest(&loose, &bins()).unwrap_err().place, (4, 1));
    }
}
