//! Empty folders for programs to run in.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::store::atomic::StoreError;
use crate::store::lock::Lock;

/// All scratch folders of this process; removed with it, or by the next process when this one is killed.
#[derive(Debug)]
pub(crate) struct ScratchRoot {
    path: PathBuf,
    lock: Option<Lock>,
    count: AtomicU64,
}

/// One scratch folder; removed when dropped.
#[derive(Debug)]
pub(crate) struct Scratch {
    path: PathBuf,
}

impl ScratchRoot {
    /// Makes the folder below `dir`, and removes those of processes that are gone.
    pub fn open(dir: &Path) -> Result<ScratchRoot, StoreError> {
        let all = dir.join("scratch");
        fs::create_dir_all(&all).map_err(|e| StoreError::new("make the folder", &all, e))?;
        // Making and sweeping exclude each other: between its making and its locking a folder would look abandoned.
        let _turn = Lock::acquire(&dir.join("scratch.lock"))?;
        sweep(&all);
        let path = all.join(crate::store::atomic::unique());
        fs::create_dir_all(&path).map_err(|e| StoreError::new("make the folder", &path, e))?;
        let lock = Lock::acquire(&path.join("lock"))?;
        Ok(ScratchRoot { path, lock: Some(lock), count: AtomicU64::new(0) })
    }

    /// A new empty folder.
    pub fn scratch(&self) -> Result<Scratch, StoreError> {
        let path = self.path.join(self.count.fetch_add(1, Ordering::Relaxed).to_string());
        fs::create_dir(&path).map_err(|e| StoreError::new("make the folder", &path, e))?;
        Ok(Scratch { path })
    }
}

impl Drop for ScratchRoot {
    fn drop(&mut self) {
        self.lock = None;
        remove(&self.path);
    }
}

fn sweep(all: &Path) {
    let Ok(list) = fs::read_dir(all) else { return };
    for entry in list.flatten() {
        let lock = entry.path().join("lock");
        if !lock.exists() || matches!(Lock::try_acquire(&lock), Ok(Some(_))) {
            remove(&entry.path());
        }
    }
}

impl Scratch {
    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Empties the folder for the next program; costs one listing when it is empty already.
    pub fn clear(&self) -> Result<(), StoreError> {
        let list = fs::read_dir(&self.path).map_err(|e| StoreError::new("list", &self.path, e))?;
        let mut used = false;
        for entry in list.flatten() {
            used = true;
            remove(&entry.path());
        }
        if used {
            // A program may also have changed the folder itself.
            restore(&self.path);
        }
        Ok(())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        remove(&self.path);
    }
}

/// Removes a file, link or folder, also where the folder's permissions were taken away.
fn remove(path: &Path) {
    let Ok(meta) = fs::symlink_metadata(path) else { return };
    if !meta.is_dir() {
        let _ = fs::remove_file(path);
        return;
    }
    if fs::remove_dir_all(path).is_err() {
        open_all(path, 0);
        let _ = fs::remove_dir_all(path);
    }
}

/// Gives the folders below `path` back to their owner, down to a depth that no honest program reaches.
fn open_all(path: &Path, depth: usize) {
    restore(path);
    let Ok(list) = fs::read_dir(path) else { return };
    for entry in list.flatten() {
        if depth < 64 && entry.file_type().is_ok_and(|t| t.is_dir()) {
            open_all(&entry.path(), depth + 1);
        }
    }
}

fn restore(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let _ = fs::set_permissions(path, fs::Permissions::from_mode(0o700));
    }
    #[cfg(not(unix))]
    let _ = path;
}
