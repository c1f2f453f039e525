//! A problem as its folder gives it: its spec, bound, and its kept cases.

use crate::banked;
use crate::collection::Collection;
use crate::failure::{Failure, Outcome};
use crate::samples::{has_samples, of_folders, samples, secret};
use ojkit_draw::Bound;
use ojkit_draw::kept::{self, KeptCase};
use ojkit_files::atomic::StoreError;
use ojkit_judge::expectation::REFERENCE;
use ojkit_judge::testset::files;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::limits::Limits;
use ojkit_model::problem::{Checker, Example, Problem};
use ojkit_rules::spec;
use std::path::{Path, PathBuf};

/// Reads and binds the spec of a problem; `shown` is how diagnostics name the file. Where there is no spec, the samples in its folder are
/// the problem.
///
/// # Errors
/// Everything that is wrong with the spec, each with its place.
pub fn load(collection: &Collection, slug: &str, shown: &str) -> Result<Bound, Vec<Diagnostic>> {
    let folder = collection.folder(slug);
    let unread = |error: StoreError| vec![Diagnostic::error(shown, 0, 0, error.to_string())];
    let mut bound = match collection.text(&collection.spec(slug)).map_err(unread)? {
        Some(bytes) => Bound::read(slug, shown, &bytes, ojkit_english::said)?,
        None if has_samples(&folder) => {
            let limits = Limits { memory_mib: Limits::UNSTATED_MEMORY_MIB, ..Limits::default().without_time() };
            let problem = Problem { slug: slug.to_owned(), title: slug.to_owned(), limits, ..Problem::default() };
            Bound::new(problem, shown)?
        }
        None => {
            return Err(vec![
                Diagnostic::error(shown, 0, 0, "the problem has no spec, and no samples such as sample/1.in")
                    .help(format!("write one, or begin with `ojkit new {slug}` after removing the folder")),
            ]);
        }
    };
    bound.folder = folder;
    let folder = &bound.folder;
    if bound.problem.is_only_samples() {
        let mut found = samples(folder).and_then(|found| Ok([found, secret(folder)?].concat())).map_err(unread)?;
        // Those of the spec have their names already.
        let named: Vec<String> = bound.problem.samples.iter().map(|case| case.name.clone()).collect();
        if bound.problem.is_interaction() {
            // Only an interactor that wants an answer has one.
            found.iter_mut().for_each(|case| case.answer = Some(case.answer.take().unwrap_or_default()));
        }
        bound.problem.samples.extend(found.into_iter().filter(|case| !named.contains(&case.name)));
    } else if !bound.problem.is_interaction() {
        let found = of_folders(folder).map_err(unread)?;
        add_examples(&mut bound, found)?;
    }
    if let Some(bytes) = files::size_max(&collection.page(slug)) {
        bound.set_size_max(bytes);
    }
    if banked::answers(collection, &bound.problem).is_some_and(|changed| changed.is_none()) {
        bound.problem.model = Some(REFERENCE.to_owned());
    }
    Ok(bound)
}

/// Adds the samples that lie beside a spec with parameters to its examples, those of them that are no example yet.
///
/// # Errors
/// An input that is not legal, or another answer than that of the example with the same input.
fn add_examples(bound: &mut Bound, samples: Vec<[(PathBuf, Vec<u8>); 2]>) -> Result<(), Vec<Diagnostic>> {
    let mut faults = Vec::new();
    for [(path, input), (answer_path, answer)] in samples {
        let spec = Path::new(&bound.spec_path);
        let shown = |path: &Path| match (spec.parent(), path.strip_prefix(&bound.folder)) {
            (Some(folder), Ok(rest)) => folder.join(rest).display().to_string(),
            _ => path.display().to_string(),
        };
        let input = match bound.validator.text(&shown(&path), &input) {
            Ok(input) => input,
            Err(fault) => {
                faults.push(*fault);
                continue;
            }
        };
        let output = String::from_utf8_lossy(&answer).into_owned();
        let known = bound.problem.examples.iter().position(|example| example.input == input);
        match known.map(|at| (at + 1, &bound.problem.examples[at])) {
            None => bound.problem.examples.push(Example { input, output, line: 0 }),
            Some((number, example)) => {
                let is_same = example.output.split_whitespace().eq(output.split_whitespace());
                if !is_same && bound.problem.checker == Checker::Tokens {
                    let given = example.output.trim();
                    let message = format!("the answer is `{}`, and that of example {number} `{given}`", output.trim());
                    let fault = Diagnostic::error(shown(&answer_path), 1, 1, message);
                    faults.push(fault.help("both have the same input: correct the one that is not the statement's"));
                }
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// What the spec of a problem says, where neither its examples nor what its lines mean together is of interest: far less work than [`load`].
///
/// # Errors
/// What is wrong with the spec as it is written.
pub fn glance(collection: &Collection, slug: &str, shown: &str) -> Result<Problem, Vec<Diagnostic>> {
    let read = collection.text(&collection.spec(slug));
    match read.map_err(|error| vec![Diagnostic::error(shown, 0, 0, error.to_string())])? {
        Some(bytes) => spec::read(slug, shown, &bytes, ojkit_english::said),
        // Where there is no spec, everything that is wrong is soon found.
        None => load(collection, slug, shown).map(|bound| bound.problem),
    }
}

/// A problem's kept cases; none where the file is missing. `shown` is how diagnostics name the file.
///
/// # Errors
/// Everything that is wrong with the file.
pub fn kept(collection: &Collection, bound: &Bound, shown: &str) -> Result<Vec<KeptCase>, Vec<Diagnostic>> {
    let path = collection.kept(&bound.problem.slug);
    match collection.text(&path).map_err(|error| vec![Diagnostic::error(shown, 0, 0, error.to_string())])? {
        Some(text) => kept::read(shown, &text, bound),
        None => Ok(Vec::new()),
    }
}

/// As [`load`], of a problem whose examples keep its constraints.
///
/// # Errors
/// Everything that is wrong with the spec, or with its examples.
pub fn load_sound(collection: &Collection, slug: &str, shown: &str) -> Result<Bound, Vec<Diagnostic>> {
    let bound = load(collection, slug, shown)?;
    let faults = bound.illegal_examples();
    if faults.is_empty() { Ok(bound) } else { Err(faults) }
}

/// Refuses what needs to know the inputs of a problem that is nothing but samples.
///
/// # Errors
/// It is, with what to write into its spec.
pub fn needs_parameters(bound: &Bound) -> Outcome<()> {
    if !bound.problem.is_only_samples() {
        return Ok(());
    }
    let message = format!("{} has only samples, and nothing describes its inputs", bound.problem.slug);
    let spec = &bound.spec_path;
    let help = format!("describe them in {spec}: `parameters:`, `constraints:`, and `stdin:` for a layout of its own");
    Err(Failure::usage(message, help))
}
