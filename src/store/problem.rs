//! A problem as its folder gives it: its spec, bound, and its kept cases.

use crate::store::collection::{Collection, read, read_if_there};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_rules::Bound;
use ojkit_rules::kept::{self, KeptCase};

/// Reads and binds the spec of a problem; `shown` is how diagnostics name the file.
///
/// # Errors
/// Everything that is wrong with the spec, each with its place.
pub fn load(collection: &Collection, slug: &str, shown: &str) -> Result<Bound, Vec<Diagnostic>> {
    let bytes = read(&collection.spec(slug)).map_err(|error| match error.source.kind() {
        std::io::ErrorKind::NotFound => {
            vec![
                Diagnostic::error(shown, 0, 0, "the problem has no spec")
                    .help(format!("write one, or begin with `ojkit new {slug}` after removing the folder")),
            ]
        }
        _ => vec![Diagnostic::error(shown, 0, 0, error.to_string())],
    })?;
    Bound::read(slug, shown, &bytes)
}

/// A problem's kept cases; none where the file is missing. `shown` is how diagnostics name the file.
///
/// # Errors
/// Everything that is wrong with the file.
pub fn kept(collection: &Collection, bound: &Bound, shown: &str) -> Result<Vec<KeptCase>, Vec<Diagnostic>> {
    let path = collection.kept(&bound.problem.slug);
    match read_if_there(&path).map_err(|error| vec![Diagnostic::error(shown, 0, 0, error.to_string())])? {
        Some(text) => kept::read(shown, &text, bound),
        None => Ok(Vec::new()),
    }
}
