//! The folder of a run.

use crate::numbers::{NUMBER_MAX, Numbers};
use crate::run::{Job, Run, ShardResult};
use ojkit_files::atomic::{self, StoreError};
use ojkit_files::hash::sha256_hex;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What is wrong with a run's folder.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// There is none.
    #[error("{} is not a run: it has no run.json", .0.display())]
    NoRun(PathBuf),
    /// Something else is there, or an earlier run.
    #[error("{} is not empty", .0.display())]
    Taken(PathBuf),
    /// A file that cannot be read, and why.
    #[error("{} is broken: {why}", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The run is of a kit with another format.
    #[error("{} has format {found}, and this kit reads format {}", path.display(), Run::FORMAT)]
    Format {
        /// The file.
        path: PathBuf,
        /// The format that it states.
        found: String,
    },
    /// A number that no shard has.
    #[error("there is no shard {shard}: {}", match shards { 0 => "the run has none".to_owned(), n => format!("they are 0-{}", n - 1) })]
    NoShard {
        /// The number.
        shard: usize,
        /// How many there are.
        shards: usize,
    },
    /// The system's word.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A run's folder, read.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    /// What `run.json` says.
    pub run: Run,
    /// Its SHA-256: what belongs to the run names it.
    pub id: String,
}

const RUN: &str = "run.json";

impl Folder {
    /// A folder for a new run: made where it is absent, refused where anything is in it.
    ///
    /// # Errors
    /// It is not empty, or cannot be made.
    pub fn begin(path: &Path) -> Result<(), FolderError> {
        fs::create_dir_all(path).map_err(|error| StoreError::new("make the folder", path, error))?;
        let mut list = fs::read_dir(path).map_err(|error| StoreError::new("list", path, error))?;
        if list.next().is_some() { Err(FolderError::Taken(path.to_owned())) } else { Ok(()) }
    }

    /// Writes a plan: `job` gives the job of each shard; `run.json` comes last, so that half a plan is no run.
    ///
    /// # Errors
    /// Those of `job`, and of writing.
    pub fn write<E: From<StoreError>>(
        path: &Path,
        run: &Run,
        mut job: impl FnMut(usize, &str) -> Result<Job, E>,
    ) -> Result<(), E> {
        let text = text(run);
        let id = sha256_hex(text.as_bytes());
        let jobs = path.join("jobs");
        fs::create_dir_all(&jobs).map_err(|error| StoreError::new("make the folder", jobs, error))?;
        for shard in 0..run.shards {
            let (text, path) = (self::text(&job(shard, &id)?), place(path, "jobs", shard));
            // Not synced one by one: whoever finds one cut after a power failure is told.
            fs::write(&path, text).map_err(|error| StoreError::new("write", path, error))?;
        }
        Ok(atomic::write(&path.join(RUN), text.as_bytes())?)
    }

    /// Opens the folder of a run.
    ///
    /// # Errors
    /// There is no run, or one of another format, or it cannot be read.
    pub fn open(path: &Path) -> Result<Folder, FolderError> {
        let file = path.join(RUN);
        let text = fs::read(&file).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FolderError::NoRun(path.to_owned()),
            _ => StoreError::new("read", &file, error).into(),
        })?;
        let any: serde_json::Value = parsed(&file, &text)?;
        if any["format"] != Run::FORMAT {
            return Err(FolderError::Format { path: file, found: any["format"].to_string() });
        }
        let run: Run = parsed(&file, &text)?;
        if run.shards > NUMBER_MAX {
            return Err(FolderError::Broken { path: file, why: format!("more than {NUMBER_MAX} shards") });
        }
        Ok(Folder { path: path.to_owned(), run, id: sha256_hex(&text) })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A shard's job.
    ///
    /// # Errors
    /// There is no such shard, or its file cannot be read or is another run's.
    pub fn job(&self, shard: usize) -> Result<Job, FolderError> {
        if shard >= self.run.shards {
            return Err(FolderError::NoShard { shard, shards: self.run.shards });
        }
        let path = place(&self.path, "jobs", shard);
        let text = fs::read(&path).map_err(|error| StoreError::new("read", &path, error))?;
        let job: Job = parsed(&path, &text)?;
        match job.run == self.id && job.shard == shard {
            true => Ok(job),
            false => Err(FolderError::Broken { path, why: "it belongs to another run".to_owned() }),
        }
    }

    /// A shard's result; `None` where it is not done.
    ///
    /// # Errors
    /// Its file cannot be read, is cut, or is another run's.
    pub fn result(&self, shard: usize) -> Result<Option<ShardResult>, FolderError> {
        let path = place(&self.path, "results", shard);
        let text = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            text => text.map_err(|error| StoreError::new("read", &path, error))?,
        };
        let result: ShardResult = parsed(&path, &text)?;
        match result.run == self.id && result.shard == shard {
            true => Ok(Some(result)),
            false => Err(FolderError::Broken { path, why: "it belongs to another run".to_owned() }),
        }
    }

    /// Writes a shard's result: a temporary name, a sync, a rename.
    ///
    /// # Errors
    /// Those of writing.
    pub fn save(&self, result: &ShardResult) -> Result<(), FolderError> {
        Ok(atomic::write(&place(&self.path, "results", result.shard), text(result).as_bytes())?)
    }

    /// The shards without a whole result, and what is wrong with results that are there.
    pub fn missing(&self) -> (Numbers, Vec<FolderError>) {
        let mut broken = Vec::new();
        let is_open = |&shard: &usize| match self.result(shard) {
            Ok(result) => result.is_none(),
            Err(error) => {
                broken.push(error);
                true
            }
        };
        ((0..self.run.shards).filter(is_open).collect(), broken)
    }

    /// The shards of a list that have no file of results, read or not: one look at the folder.
    pub fn without_file(&self, shards: &Numbers) -> Numbers {
        let list = fs::read_dir(self.path.join("results")).into_iter().flatten().flatten();
        let number = |name: String| name.strip_suffix(".json")?.parse().ok();
        let done: HashSet<usize> = list.filter_map(|entry| number(entry.file_name().into_string().ok()?)).collect();
        shards.iter().filter(|shard| !done.contains(shard)).collect()
    }

    /// Takes a result away that is broken, so that the shard is done again.
    ///
    /// # Errors
    /// Those of removing.
    pub fn discard(&self, shard: usize) -> Result<(), FolderError> {
        let path = place(&self.path, "results", shard);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::new("remove", path, error).into()),
            _ => Ok(()),
        }
    }
}

/// Six digits, so that names stand in the order of the numbers.
fn place(path: &Path, folder: &str, shard: usize) -> PathBuf {
    path.join(folder).join(format!("{shard:06}.json"))
}

fn text(value: &impl Serialize) -> String {
    // These values are made of texts, numbers and lists of them, which always have a JSON text.
    serde_json::to_string(value).unwrap_or_default() + "\n"
}

fn parsed<T: DeserializeOwned>(path: &Path, text: &[u8]) -> Result<T, FolderError> {
    serde_json::from_slice(text).map_err(|error| FolderError::Broken { path: path.to_owned(), why: error.to_string() })
}
