//! Writing files so that a reader sees the old bytes or the new ones, never half of them.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// A file operation that failed: what was tried, on which path, and why.
#[derive(Debug, thiserror::Error)]
#[error("cannot {doing} {path}: {why}", path = .path.display(), why = explain(.source))]
pub struct StoreError {
    /// A verb and its object, as in `write`.
    pub doing: &'static str,
    pub path: PathBuf,
    pub source: io::Error,
}

impl StoreError {
    /// Wraps a system error with what was tried and where.
    pub fn new(doing: &'static str, path: impl Into<PathBuf>, source: io::Error) -> StoreError {
        StoreError { doing, path: path.into(), source }
    }
}

fn explain(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            format!("the disk is full ({error}); what was there before is unchanged, free some space and run again")
        }
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            format!("{error}; what was there before is unchanged")
        }
        _ => error.to_string(),
    }
}

/// Replaces the file at `path` with `bytes`, making its folder when absent.
///
/// The bytes go to a temporary name in the same folder, are forced to the disk, and take the final name by a rename: whoever is
/// killed or meets a full disk on the way leaves the old file whole, and the temporary one is removed.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    write_with(path, |file| file.write_all(bytes))
}

/// Like [`write()`], where the bytes come piece by piece from `fill`.
pub(crate) fn write_with(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> Result<(), StoreError> {
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    fs::create_dir_all(folder).map_err(|e| StoreError::new("make the folder", folder, e))?;
    let temporary = folder.join(temporary_name(path));
    let result = fill_and_rename(&temporary, path, fill);
    if result.is_err() {
        // The first error is the one worth telling.
        let _ = fs::remove_file(&temporary);
    }
    result?;
    // The rename itself survives a power cut only once the folder is on the disk; some file systems refuse to sync folders.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

fn fill_and_rename(
    temporary: &Path,
    path: &Path,
    fill: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), StoreError> {
    let write = |e| StoreError::new("write", path, e);
    let mut file = OpenOptions::new().write(true).create_new(true).open(temporary).map_err(write)?;
    if let Ok(old) = fs::metadata(path) {
        let _ = file.set_permissions(old.permissions());
    }
    fill(&mut file).map_err(write)?;
    file.sync_all().map_err(write)?;
    drop(file);
    fs::rename(temporary, path).map_err(write)
}

/// Writes `bytes` only when the file does not hold them already; returns whether it wrote.
pub fn write_if_changed(path: &Path, bytes: &[u8]) -> Result<bool, StoreError> {
    let same_length = fs::metadata(path).is_ok_and(|m| m.is_file() && m.len() == bytes.len() as u64);
    if same_length && fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(false);
    }
    write(path, bytes)?;
    Ok(true)
}

/// A name beside `path` that no other process or thread picks; it begins with a dot, so that listings skip it.
fn temporary_name(path: &Path) -> String {
    let stem = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let stem: String = stem.chars().take(100).collect();
    format!(".{stem}.{}.tmp", unique())
}

/// Bytes that must be writable for a disk not to be called full.
const PROBE_BYTES: usize = 16 * 1024 * 1024;

/// Fails where files cannot be written in a folder: as a rule because its disk is full.
pub fn probe(folder: &Path) -> Result<(), StoreError> {
    let path = folder.join(temporary_name(Path::new("probe")));
    let result = fs::write(&path, vec![1; PROBE_BYTES]);
    let _ = fs::remove_file(&path);
    result.map_err(|e| StoreError::new("write in", folder, e))
}

/// Removes what writers who were killed have left of their temporary files: in `folder` those of files called `name`, or, without a
/// name, all that are there and in the folders below.
///
/// Only for whoever knows that nobody is writing there. What cannot be removed stays.
pub fn sweep(folder: &Path, name: Option<&str>) {
    sweep_below(folder, name, 0);
}

/// Folders in folders are looked into down to here.
const SWEEP_DEPTH_MAX: usize = 4;

fn sweep_below(folder: &Path, name: Option<&str>, depth: usize) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder && name.is_none() && depth < SWEEP_DEPTH_MAX {
            sweep_below(&entry.path(), name, depth + 1);
        } else if !is_folder
            && let Some(target) = entry.file_name().to_str().and_then(target_of)
            && name.is_none_or(|name| name == target)
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// The file that a temporary name was for; `None` for any other name.
fn target_of(temporary: &str) -> Option<&str> {
    let (target, mark) = temporary.strip_prefix('.')?.strip_suffix(".tmp")?.rsplit_once('.')?;
    let parts: Vec<&str> = mark.split('-').collect();
    let is_mark = parts.len() == 3 && parts.iter().all(|p| !p.is_empty() && p.bytes().all(|b| b.is_ascii_hexdigit()));
    is_mark.then_some(target)
}

/// A text that differs between any two calls, threads and living processes.
pub fn unique() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let nanos = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.subsec_nanos());
    format!("{}-{count}-{nanos:x}", std::process::id())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_writer_left_is_swept_and_nothing_else_is() {
        let folder = std::env::temp_dir().join(format!("ojkit-atomic-sweep-{}", unique()));
        let temporary = |name: &str| folder.join(temporary_name(Path::new(name)));
        let (ours, other) = (temporary("page.yaml"), temporary("other.yaml"));
        let deep = folder.join("deep").join(temporary_name(Path::new("1.in")));
        let kept = [folder.join(".page.yaml.tmp"), folder.join("page.yaml"), folder.join(".page.yaml.mine.tmp")];
        fs::create_dir_all(folder.join("deep")).expect("a folder");
        for path in kept.iter().chain([&ours, &other, &deep]) {
            fs::write(path, b"half").expect("written");
        }
        sweep(&folder, Some("page.yaml"));
        assert_eq!([&ours, &other, &deep].map(|path| path.exists()), [false, true, true]);
        sweep(&folder, None);
        assert_eq!([&ours, &other, &deep].map(|path| path.exists()), [false; 3]);
        assert!(kept.iter().all(|path| path.exists()));
        fs::remove_dir_all(folder).expect("clean");
    }
}
