//! The collection that the tests walk: every problem of the project, and every one of the tests' own data.

use ojkit_draw::Bound;
use ojkit_judge::expectation::{self, Submission};
use ojkit_languages::Machine;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::problem::Example;
use ojkit_work::collection::Collection;
use ojkit_work::problem;
use std::path::{Path, PathBuf};

/// The project's own collection.
pub fn collection() -> Collection {
    Collection::at(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("the project is a collection")
}

/// The collections below `tests/data`.
pub fn data() -> Vec<Collection> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut roots: Vec<PathBuf> = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path()).collect();
    roots.push(data);
    roots.sort();
    roots.iter().filter_map(|root| Collection::at(root)).collect()
}

/// The problems of a collection, by name.
pub fn problems(collection: &Collection) -> Vec<Bound> {
    let load = |slug: &String| {
        problem::load(collection, slug, &format!("problems/{slug}/spec.yaml"))
            .unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]))
    };
    collection.slugs().unwrap().iter().map(load).collect()
}

/// The submissions of a problem that are said to be right.
pub fn accepted(machine: &Machine, collection: &Collection, loaded: &Bound) -> Vec<Submission> {
    let known = |path: &Path| machine.language_of(path).is_some();
    let (all, faults) = expectation::discover(&loaded.problem, &collection.folder(&loaded.problem.slug), &known);
    assert!(faults.is_empty(), "{}", faults[0]);
    all.into_iter().filter(|submission| submission.path.starts_with("accepted/")).collect()
}

/// An official example as a case.
pub fn case(loaded: &Bound, number: usize, example: &Example) -> Case {
    let input = loaded.validator.format().text(&example.input);
    Case {
        name: format!("sample/{number}"),
        group: "sample".to_string(),
        recipe: Recipe::Text(String::from_utf8_lossy(&input).into_owned()),
        input,
        answer: Some(example.output.clone().into_bytes()),
        ..Case::default()
    }
}

/// As many threads as the machine has processors.
pub fn jobs() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Compares a text with the accepted one in `tests/it/snapshots/<folder>/<name>.snap`.
pub fn assert_page(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(snapshots(folder));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Where the accepted texts of a kind are.
pub fn snapshots(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/snapshots").join(folder)
}

/// Calls `check` for each item and fails at the end, naming every item that failed rather than the first alone.
pub fn all<T>(items: &[T], name: impl Fn(&T) -> String, check: impl Fn(&T)) {
    let fails = |item: &&T| std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| check(item))).is_err();
    let failed: Vec<String> = items.iter().filter(fails).map(name).collect();
    assert!(failed.is_empty(), "{}", failed.join(", "));
}
