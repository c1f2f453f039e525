//! The specs of this repository: those of the collection, and those of the tests' own data.

use ojkit_draw::Bound;
use std::fs;
use std::path::{Path, PathBuf};

/// The repository's root.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// The problems of the collection at a folder of the repository that have a spec, by name.
pub fn problems(collection: &str) -> Vec<Bound> {
    let folders = fs::read_dir(root().join(collection).join("problems")).unwrap();
    let mut folders: Vec<PathBuf> = folders.map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    let load = |folder: PathBuf| {
        let text = fs::read(folder.join("spec.yaml")).ok()?;
        let slug = folder.file_name()?.to_str()?;
        Some(
            Bound::read(slug, "spec.yaml", &text, ojkit_english::said)
                .unwrap_or_else(|faults| panic!("{slug}: {}", faults[0])),
        )
    };
    folders.into_iter().filter_map(load).collect()
}

/// The problems of the repository's collection and of every collection below `tests/data`.
pub fn all() -> Vec<Bound> {
    let data = fs::read_dir(root().join("tests/data")).unwrap();
    let mut names: Vec<String> = data.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let nested = names.iter().map(|name| format!("tests/data/{name}"));
    let roots = [String::new(), "tests/data".to_owned()].into_iter().chain(nested);
    roots.filter(|at| root().join(at).join("problems").is_dir()).flat_map(|at| problems(&at)).collect()
}

/// Checks every problem, and names all that fail.
pub fn each(problems: &[Bound], check: impl Fn(&Bound)) {
    let fails = |bound: &&Bound| std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(bound))).is_err();
    let failed: Vec<&str> = problems.iter().filter(fails).map(|bound| bound.problem.slug.as_str()).collect();
    assert!(failed.is_empty(), "{}", failed.join(", "));
}
