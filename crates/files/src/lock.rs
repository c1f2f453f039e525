//! An advisory lock between two processes.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;

use super::atomic::StoreError;

/// A lock that is held until the value is dropped or the process ends, however it ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Waits until no other process holds the lock on `path`, an empty file that is made when absent and stays.
    pub fn acquire(path: &Path) -> Result<Lock, StoreError> {
        let file = open(path)?;
        file.lock().map_err(|e| StoreError::new("lock", path, e))?;
        Ok(Lock { _file: file })
    }

    /// Takes the lock if it is free, and gives `None` at once if it is not.
    pub fn try_acquire(path: &Path) -> Result<Option<Lock>, StoreError> {
        let file = open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(e)) => Err(StoreError::new("lock", path, e)),
        }
    }
}

fn open(path: &Path) -> Result<File, StoreError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|e| StoreError::new("make the folder", folder, e))?;
    }
    OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map_err(|e| StoreError::new("open", path, e))
}
