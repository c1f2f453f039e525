//! The `.in` and `.ans` files of a testset, and its page, on disk.

use super::{Failure, rests_on};
use ojkit_files::atomic::{self, StoreError};
use ojkit_model::case::Case;
use ojkit_text::page::{self, Page};
use std::fs;
use std::path::{Path, PathBuf};

/// What became of the files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Files that were made, or held something else.
    pub written: usize,
    /// Files that were right already.
    pub right: usize,
    /// Files of cases that are no more, now removed.
    pub removed: usize,
}

/// Writes a page; whether anything changed. Whoever is killed on the way leaves the old page whole.
///
/// # Errors
/// The page cannot be written.
pub fn save(path: &Path, page: &Page) -> Result<bool, Failure> {
    let text = page::write(page).map_err(Failure::Store)?;
    atomic::write_if_changed(path, text.as_bytes()).map_err(store)
}

/// Reads a page; `None` where there is none. `shown` is how diagnostics name the file.
///
/// # Errors
/// A page that cannot be read.
pub fn load(path: &Path, shown: &str) -> Result<Option<Page>, Failure> {
    match fs::read(path) {
        Ok(text) => Ok(Some(page::read(shown, &text)?)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(store(StoreError::new("read", path, error))),
    }
}

/// The bytes that the inputs of a page have at most, where it says so.
pub fn size_max(path: &Path) -> Option<usize> {
    let text = fs::read(path).ok()?;
    // Hardly any page does, and the others need not be understood.
    String::from_utf8_lossy(&text).contains(rests_on::SIZE_MAX).then_some(())?;
    rests_on::size_max(&page::read("", &text).ok()?)
}

/// Writes the `.in` and `.ans` files of cases below a folder, each whole or not at all; files that are right already stay as they are,
/// and files of cases that are no more are removed.
///
/// # Errors
/// The first file that cannot be written; the next run goes on from there.
pub fn write(folder: &Path, cases: &[Case]) -> Result<Written, Failure> {
    let mut written = Written::default();
    let mut names = Vec::new();
    for case in cases {
        let stem = stem(folder, case)?;
        let files = [("in", Some(&case.input)), ("ans", case.answer.as_ref())];
        for (ending, bytes) in files {
            let Some(bytes) = bytes else { continue };
            let mut path = stem.clone().into_os_string();
            path.push(format!(".{ending}"));
            let path = PathBuf::from(path);
            match atomic::write_if_changed(&path, bytes).map_err(store)? {
                true => written.written += 1,
                false => written.right += 1,
            }
            names.push(path);
        }
    }
    names.sort();
    for group in ["sample", "secret"] {
        remove_others(&folder.join(group), &names, &mut written.removed, 0)?;
    }
    Ok(written)
}

/// The path of a case's files without their ending; a name that would lead out of the folder is refused.
fn stem(folder: &Path, case: &Case) -> Result<PathBuf, Failure> {
    let plain = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.chars().all(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '.'))
    };
    match case.name.split('/').all(plain) {
        true => Ok(folder.join(&case.name)),
        false => Err(Failure::Stale { case: case.name.clone(), why: "this cannot be the name of a file".to_string() }),
    }
}

/// Folders of groups are no deeper.
const DEPTH_MAX: usize = 3;

fn remove_others(folder: &Path, names: &[PathBuf], removed: &mut usize, depth: usize) -> Result<(), Failure> {
    let Ok(list) = fs::read_dir(folder) else { return Ok(()) };
    for entry in list.flatten() {
        let path = entry.path();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder && depth < DEPTH_MAX {
            remove_others(&path, names, removed, depth + 1)?;
            // It goes only where nothing is left in it.
            let _ = fs::remove_dir(&path);
        } else if path.extension().is_some_and(|e| e == "in" || e == "ans") && names.binary_search(&path).is_err() {
            fs::remove_file(&path).map_err(|error| store(StoreError::new("remove", path, error)))?;
            *removed += 1;
        }
    }
    Ok(())
}

fn store(error: StoreError) -> Failure {
    Failure::Store(error.to_string())
}
