//! Whole folders, written so that a reader sees the old one or the new one, never half of either.

use crate::atomic::{StoreError, unique};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A file of a folder: its path below that, its bytes, and whether it is to be run as it is.
pub type Leaf<'a> = (&'a str, &'a [u8], bool);

/// Makes a folder with these files; one that is there already is replaced as a whole.
///
/// The files go to a folder of a temporary name beside it, which then takes the name.
///
/// # Errors
/// What could not be written; then the folder is as it was.
pub fn write<'a>(folder: &Path, files: impl IntoIterator<Item = Leaf<'a>>) -> Result<(), StoreError> {
    let (staging, old) = (beside(folder, "new"), beside(folder, "old"));
    let result = fill(&staging, files).and_then(|()| swap(&staging, folder, &old));
    if result.is_err() {
        // The first error is the one worth telling.
        let _ = fs::remove_dir_all(&staging);
    }
    result
}

/// A hidden name in the same folder that nobody else picks.
fn beside(folder: &Path, what: &str) -> PathBuf {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    folder.with_file_name(format!(".{name}.{what}.{}.tmp", unique()))
}

fn fill<'a>(folder: &Path, files: impl IntoIterator<Item = Leaf<'a>>) -> Result<(), StoreError> {
    fs::create_dir_all(folder).map_err(|e| StoreError::new("make the folder", folder, e))?;
    for (name, bytes, is_executable) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(|e| StoreError::new("make the folder", parent, e))?;
        }
        // Two files of one path are a mistake of whoever made the list.
        let file =
            fs::File::create_new(&path).and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()));
        file.map_err(|e| StoreError::new("write", &path, e))?;
        if is_executable {
            executable(&path).map_err(|e| StoreError::new("make executable", &path, e))?;
        }
    }
    Ok(())
}

#[cfg(unix)]
fn executable(path: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn executable(_path: &Path) -> std::io::Result<()> {
    Ok(())
}

fn swap(new: &Path, folder: &Path, old: &Path) -> Result<(), StoreError> {
    let rename = |from: &Path, to: &Path| fs::rename(from, to).map_err(|e| StoreError::new("write", folder, e));
    let was_there = folder.exists();
    if was_there {
        rename(folder, old)?;
    }
    if let Err(error) = rename(new, folder) {
        if was_there {
            // What cannot be put back stays beside it under the other name.
            let _ = fs::rename(old, folder);
        }
        return Err(error);
    }
    if was_there {
        let _ = fs::remove_dir_all(old);
    }
    Ok(())
}
