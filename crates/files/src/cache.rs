//! The per-user cache: folders of made things, named by a hash of everything they were made from.
//!
//! An entry is filled under a temporary name and takes its final one by a rename, so that two processes that make the same entry
//! at once both end with a whole one. Nothing in the cache is precious: it may be deleted at any time.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::atomic::{StoreError, unique};
use super::lock::Lock;

/// Bytes that the entries may take together before the oldest go.
const BYTES_MAX: u64 = 2 * 1024 * 1024 * 1024;
/// Entries that there may be before the oldest go.
const ENTRIES_MAX: usize = 20_000;
/// An entry used within this time stays: another process may be about to execute it.
const IN_USE: Duration = Duration::from_secs(3600);
/// Commits between two looks at the size.
const TRIM_EVERY: u64 = 64;

/// Where the cache is unless the caller says otherwise: `$OJKIT_CACHE_DIR`, else `$XDG_CACHE_HOME/ojkit`, else `~/.cache/ojkit`,
/// else a folder of this user's below the system's temporary one.
pub fn default_dir() -> PathBuf {
    let variable = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(dir) = variable("OJKIT_CACHE_DIR") {
        return dir;
    }
    // The XDG specification: relative paths in these variables are to be ignored.
    if let Some(dir) = variable("XDG_CACHE_HOME").filter(|d| d.is_absolute()) {
        return dir.join("ojkit");
    }
    if let Some(home) = variable("HOME").filter(|d| d.is_absolute()) {
        return home.join(".cache").join("ojkit");
    }
    std::env::temp_dir().join(format!("ojkit-{}", variable("USER").unwrap_or_else(|| "user".into()).display()))
}

/// A cache in a folder.
#[derive(Clone, Debug)]
pub struct Cache {
    dir: PathBuf,
    bytes_max: u64,
    entries_max: usize,
    in_use: Duration,
}

/// A folder that is being filled; dropped without [`Staging::commit`], it is removed.
#[derive(Debug)]
pub struct Staging<'a> {
    cache: &'a Cache,
    path: PathBuf,
}

impl Cache {
    /// Opens the cache in `dir`, making the folder when absent.
    pub fn open(dir: &Path) -> Result<Cache, StoreError> {
        // Entries are executed from another working folder, so their paths must not be relative.
        let dir = std::path::absolute(dir).map_err(|e| StoreError::new("find", dir, e))?;
        for folder in ["entries", "staging"] {
            let folder = dir.join(folder);
            fs::create_dir_all(&folder).map_err(|e| StoreError::new("make the folder", &folder, e))?;
        }
        Ok(Cache { dir, bytes_max: BYTES_MAX, entries_max: ENTRIES_MAX, in_use: IN_USE })
    }

    /// The cache's folder, absolute.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The entry of this key, which thereby counts as used now.
    pub fn get(&self, key: &str) -> Option<PathBuf> {
        let path = self.entry(key);
        let folder = fs::File::open(&path).ok()?;
        // The time of use is a wish: a cache on a read-only disk still serves.
        let _ = folder.set_modified(SystemTime::now());
        Some(path)
    }

    /// A new empty folder to fill.
    pub fn stage(&self) -> Result<Staging<'_>, StoreError> {
        let path = self.dir.join("staging").join(unique());
        fs::create_dir_all(&path).map_err(|e| StoreError::new("make the folder", &path, e))?;
        Ok(Staging { cache: self, path })
    }

    /// What [`Cache::remember`] has written under a key.
    pub fn recall(&self, key: &str, file: &str) -> Option<Vec<u8>> {
        fs::read(self.get(key)?.join(file)).ok()
    }

    /// Makes an entry of one file. What cannot be written is found out again the next time.
    pub fn remember(&self, key: &str, file: &str, bytes: &[u8]) {
        if let Ok(staging) = self.stage()
            && fs::write(staging.path().join(file), bytes).is_ok()
        {
            let _ = staging.commit(key);
        }
    }

    fn entry(&self, key: &str) -> PathBuf {
        self.dir.join("entries").join(key)
    }

    /// Removes the entries that were not used for the longest time, until the rest is within the bounds; leaves what was used lately.
    ///
    /// One process does this at a time; the others go on. What cannot be read or removed is passed over.
    pub fn trim(&self) -> Result<(), StoreError> {
        let Some(_lock) = Lock::try_acquire(&self.dir.join("trim.lock"))? else { return Ok(()) };
        let now = SystemTime::now();
        let age = |modified: SystemTime| now.duration_since(modified).unwrap_or_default();
        let mut entries: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for (place, kept) in [("entries", true), ("staging", false)] {
            let place = self.dir.join(place);
            for entry in fs::read_dir(&place).map_err(|e| StoreError::new("list", &place, e))?.flatten() {
                let path = entry.path();
                let Ok(modified) = entry.metadata().and_then(|m| m.modified()) else { continue };
                if kept {
                    entries.push((modified, size_of(&path, 0), path));
                } else if age(modified) > self.in_use {
                    // Left behind by a process that was killed.
                    let _ = fs::remove_dir_all(path);
                }
            }
        }
        entries.sort();
        let mut bytes: u64 = entries.iter().map(|e| e.1).sum();
        let mut count = entries.len();
        for (modified, size, path) in entries {
            if (bytes <= self.bytes_max && count <= self.entries_max) || age(modified) < self.in_use {
                break;
            }
            // Renamed first: a removal that is interrupted must not leave half an entry under a valid key.
            let doomed = self.dir.join("staging").join(unique());
            if fs::rename(&path, &doomed).is_ok() {
                let _ = fs::remove_dir_all(&doomed);
                bytes -= size;
                count -= 1;
            }
        }
        Ok(())
    }
}

/// Bytes of the files below a folder; links are not followed.
fn size_of(path: &Path, depth: usize) -> u64 {
    let Ok(list) = fs::read_dir(path) else { return 0 };
    let mut sum = 0;
    for entry in list.flatten() {
        let Ok(meta) = entry.metadata() else { continue };
        sum += if meta.is_dir() && depth < 8 { size_of(&entry.path(), depth + 1) } else { meta.len() };
    }
    sum
}

impl Staging<'_> {
    /// The folder to fill.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the folder its final name and returns it; where another process was faster, the other's entry is as good and is returned.
    pub fn commit(self, key: &str) -> Result<PathBuf, StoreError> {
        let entry = self.cache.entry(key);
        if let Err(error) = fs::rename(&self.path, &entry)
            && !entry.is_dir()
        {
            return Err(StoreError::new("write", &entry, error));
        }
        let cache = self.cache;
        drop(self);
        if rarely() {
            cache.trim()?;
        }
        Ok(entry)
    }
}

impl Drop for Staging<'_> {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

/// True for the first commit of a process and then for every [`TRIM_EVERY`]th.
fn rarely() -> bool {
    use std::sync::atomic::{AtomicU64, Ordering};
    static COMMITS: AtomicU64 = AtomicU64::new(0);
    COMMITS.fetch_add(1, Ordering::Relaxed).is_multiple_of(TRIM_EVERY)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache(name: &str) -> Cache {
        let dir = std::env::temp_dir().join(format!("ojkit-cache-{name}-{}", unique()));
        Cache::open(&dir).expect("a cache")
    }

    fn put(cache: &Cache, key: &str, bytes: &[u8]) -> PathBuf {
        let staging = cache.stage().expect("stage");
        fs::write(staging.path().join("program"), bytes).expect("fill");
        staging.commit(key).expect("commit")
    }

    #[test]
    fn the_oldest_entries_go_when_there_are_too_many() {
        let mut cache = cache("trim");
        for (age, key) in [(3, "old"), (2, "middle"), (1, "new")] {
            let path = put(&cache, key, &[0; 1000]);
            let when = SystemTime::now() - Duration::from_secs(age * 100);
            fs::File::open(path).expect("open").set_modified(when).expect("touch");
        }
        cache.bytes_max = 2500;
        cache.trim().expect("trim");
        assert!(cache.get("old").is_some(), "what was used within the hour stays");
        fs::File::open(cache.entry("old"))
            .expect("open")
            .set_modified(SystemTime::now() - Duration::from_secs(300))
            .expect("touch");
        cache.in_use = Duration::from_secs(10);
        cache.trim().expect("trim");
        assert_eq!(
            [cache.get("old").is_some(), cache.get("middle").is_some(), cache.get("new").is_some()],
            [false, true, true]
        );
        fs::remove_dir_all(cache.dir()).expect("clean");
    }
}
