//! Empty folders for programs to run in.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use ojkit_files::atomic::StoreError;
use ojkit_files::lock::Lock;

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
        let path = all.join(ojkit_files::atomic::unique());
        fs::create_dir_all(&path).map_err(|e| StoreError::new("make the folder", &path, e))?;
        let lock = Lock::acquire(&path.join("lock"))?;
        Ok(ScratchRoot { path, lock: Some(lock), count: AtomicU64::new(0) })
    }

    /// A path for a folder that is not there yet, and that goes with the others when it is made.
    pub fn place(&self) -> PathBuf {
        self.path.join(self.count.fetch_add(1, Ordering::Relaxed).to_string())
    }

    /// A new empty folder.
    pub fn scratch(&self) -> Result<Scratch, StoreError> {
        let path = self.place();
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

/// Whether the files of a folder are memory, where the system keeps no count of the bytes that a program writes.
pub(crate) fn lies_in_memory(folder: &Path) -> bool {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::ffi::OsStrExt;
        let Ok(path) = std::ffi::CString::new(folder.as_os_str().as_bytes()) else { return false };
        // SAFETY: an all-zero record is valid, the path ends with a zero byte, and the call fills the record.
        unsafe {
            let mut found: libc::statfs = std::mem::zeroed();
            libc::statfs(path.as_ptr(), &mut found) == 0 && [TMPFS_MAGIC, RAMFS_MAGIC].contains(&(found.f_type as u32))
        }
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = folder;
        false
    }
}

/// As in the kernel's linux/magic.h.
#[cfg(target_os = "linux")]
const TMPFS_MAGIC: u32 = 0x0102_1994;
/// See [`TMPFS_MAGIC`].
#[cfg(target_os = "linux")]
const RAMFS_MAGIC: u32 = 0x8584_58f6;

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

/// Removes a file, link or folder, whatever its permissions and however deep it is.
fn remove(path: &Path) {
    let Ok(meta) = fs::symlink_metadata(path) else { return };
    if !meta.is_dir() {
        let _ = fs::remove_file(path);
        return;
    }
    flatten(path);
    restore(path);
    let _ = fs::remove_dir_all(path);
}

/// Moves the folders below a folder up into it, so that neither recursion nor the length of a path grows with the depth of a tree
/// that a program made to be too deep.
fn flatten(top: &Path) {
    let mut next = 0u64;
    let mut open = vec![top.to_owned()];
    while let Some(folder) = open.pop() {
        restore(&folder);
        let Ok(list) = fs::read_dir(&folder) else { continue };
        for entry in list.flatten().filter(|e| e.file_type().is_ok_and(|t| t.is_dir())) {
            let mut place = entry.path();
            if folder != top {
                // Moving a folder changes its entry `..`, for which it must be writable.
                restore(&place);
                let up = loop {
                    let up = top.join(format!(".{next}"));
                    next += 1;
                    if fs::symlink_metadata(&up).is_err() {
                        break up;
                    }
                };
                if fs::rename(&place, &up).is_err() {
                    continue;
                }
                place = up;
            }
            open.push(place);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_that_is_too_deep_for_a_path_is_removed() {
        let top = std::env::temp_dir().join(format!("ojkit-deep-{}", ojkit_files::atomic::unique()));
        // Built from the bottom up: the whole path would be longer than the system takes.
        fs::create_dir_all(top.join("tree")).expect("a folder");
        for _ in 0..3000 {
            let (tree, outer) = (top.join("tree"), top.join("outer"));
            fs::create_dir(&outer).expect("a folder");
            fs::rename(&tree, outer.join("tree")).expect("moved");
            fs::rename(&outer, &tree).expect("moved");
        }
        remove(&top);
        assert!(!top.exists());
    }

    #[test]
    fn the_scratch_folders_of_a_dead_process_are_swept_and_those_of_a_living_one_are_not() {
        let dir = std::env::temp_dir().join(format!("ojkit-sweep-{}", ojkit_files::atomic::unique()));
        let living = ScratchRoot::open(&dir).expect("the first");
        let dead = dir.join("scratch").join("dead");
        fs::create_dir_all(dead.join("0")).expect("a folder");
        fs::write(dead.join("lock"), b"").expect("nobody holds it");
        let scratch = living.scratch().expect("a folder");
        drop(ScratchRoot::open(&dir).expect("the second"));
        assert_eq!((dead.exists(), scratch.path().exists()), (false, true));
        drop((scratch, living));
        assert_eq!(fs::read_dir(dir.join("scratch")).expect("list").count(), 0);
        fs::remove_dir_all(dir).expect("clean");
    }
}
