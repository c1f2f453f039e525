//! Engines: programs that start shards somewhere. They are believed in nothing but that a job still lives; what is done, the results say.

mod hyperqueue;
mod slurm;

pub use hyperqueue::HyperQueue;
pub use slurm::Slurm;

use crate::folder::{Folder, FolderError};
use crate::numbers::Numbers;
use ojkit_files::atomic;
use ojkit_files::lock::Lock;
use ojkit_run::tool::Place;
use serde::{Deserialize, Serialize};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What an engine starts, and where the programs of engines are called.
#[derive(Clone, Copy, Debug)]
pub struct Site<'a> {
    /// Where the engine's program runs.
    pub place: Place<'a>,
    /// The kit's own program.
    pub own_exe: &'a Path,
    /// The run.
    pub folder: &'a Folder,
}

/// A job that an engine has accepted, as its program names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    engine: String,
    id: String,
}

/// A program that starts shards.
pub trait Engine {
    /// Its name, as users call it.
    fn name(&self) -> &'static str;

    /// Submits shards; the engine may take only some of them, and names its job.
    ///
    /// # Errors
    /// The engine's program is not there, or refuses.
    fn submit(&self, site: &Site, shards: &Numbers) -> Result<String, EngineError>;

    /// Whether something of a job waits or runs; `None` where the program does not tell.
    fn is_alive(&self, site: &Site, id: &str) -> Option<bool>;

    /// Takes a job back.
    ///
    /// # Errors
    /// The engine's program is not there, or refuses.
    fn cancel(&self, site: &Site, id: &str) -> Result<(), EngineError>;
}

/// What went wrong with an engine.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// Its program cannot be started.
    #[error("cannot start `{program}`: {why}")]
    Absent {
        program: String,
        /// The system's word.
        why: io::Error,
    },
    /// Its program refuses.
    #[error("`{command}` failed: {said}")]
    Refused {
        /// What was called.
        command: String,
        said: String,
    },
    /// Jobs end and leave no results.
    #[error("{engine} ended {tries} jobs without a single new result; shards {missing} are missing{log}")]
    Stuck {
        engine: &'static str,
        /// Jobs in a row.
        tries: usize,
        missing: Numbers,
        /// The end of the last log, where there is one.
        log: String,
    },
    /// Another process follows the run.
    #[error("another process has this run done by an engine")]
    Followed,
    /// The run's folder.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// A file beside the results.
    #[error(transparent)]
    Store(#[from] atomic::StoreError),
}

/// How following a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Every shard has its result.
    Done,
    /// Somebody asked for an end, and the job was taken back.
    Stopped,
}

/// What is told while a run is followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A job was submitted, or an earlier one is followed on.
    Job(String),
    /// So many shards are missing.
    Missing(usize),
}

/// Jobs in a row that may end without a new result.
const TRIES_MAX: usize = 3;
/// Times between two looks.
const LOOKS: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(2)];
/// How often the engine is asked, at most.
const ASKED: Duration = Duration::from_secs(1);
/// A job that an engine has lost sight of, and that gives no result for so long, is submitted again.
const SILENCE: Duration = Duration::from_secs(600);
/// The file that names the job.
const FILE: &str = "engine.json";

/// Has all missing shards of a run done by an engine: submits, looks for results, submits again what was lost; follows an earlier job of the
/// same engine where that still lives.
///
/// # Errors
/// The engine's program fails, or jobs end without results.
pub fn follow(
    engine: &dyn Engine,
    site: &Site,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(News),
) -> Result<End, EngineError> {
    let path = site.folder.path();
    let Some(_lock) = Lock::try_acquire(&path.join(".engine.lock"))? else { return Err(EngineError::Followed) };
    let file = path.join(FILE);
    let earlier = fs::read(&file).ok().and_then(|text| serde_json::from_slice::<Job>(&text).ok());
    let earlier = earlier.filter(|job| job.engine == engine.name());
    let mut job = earlier.map(|job| job.id).filter(|id| engine.is_alive(site, id) == Some(true));
    if let Some(id) = &job {
        tell(News::Job(id.clone()));
    }
    let (mut tries, mut before, mut look) = (0, usize::MAX, LOOKS[0]);
    let mut heard = Instant::now();
    let mut asked: Option<Instant> = None;
    let mut missing = whole(site.folder)?;
    loop {
        let open = site.folder.without_file(&missing);
        if open.len() < missing.len() {
            (heard, look) = (Instant::now(), LOOKS[0]);
        }
        missing = if open.is_empty() { whole(site.folder)? } else { open };
        tell(News::Missing(missing.len()));
        if missing.is_empty() {
            // What still runs of it would only repeat what is done.
            if let Some(id) = &job
                && engine.is_alive(site, id) != Some(false)
            {
                let _ = engine.cancel(site, id);
            }
            return Ok(End::Done);
        }
        if stop.load(Ordering::Relaxed) {
            job.iter().try_for_each(|id| engine.cancel(site, id))?;
            return Ok(End::Stopped);
        }
        if asked.is_none_or(|at| at.elapsed() >= ASKED) {
            asked = Some(Instant::now());
            let gone = job.as_ref().is_none_or(|id| match engine.is_alive(site, id) {
                Some(alive) => !alive,
                None => heard.elapsed() > SILENCE,
            });
            // Results that came between the two looks are no loss.
            missing = site.folder.without_file(&missing);
            if gone && !missing.is_empty() {
                tries = if missing.len() < before { 0 } else { tries + 1 };
                if tries == TRIES_MAX {
                    let log = last_log(path);
                    return Err(EngineError::Stuck { engine: engine.name(), tries, missing, log });
                }
                before = missing.len();
                make(&path.join("log"))?;
                let id = engine.submit(site, &missing)?;
                let named = Job { engine: engine.name().to_owned(), id: id.clone() };
                atomic::write(&file, serde_json::to_string(&named).unwrap_or_default().as_bytes())?;
                tell(News::Job(id.clone()));
                (job, heard) = (Some(id), Instant::now());
            }
        }
        std::thread::sleep(look);
        look = (look * 3 / 2).min(LOOKS[1]);
    }
}

/// What is missing by the content of the results; broken ones are taken away.
fn whole(folder: &Folder) -> Result<Numbers, FolderError> {
    let (missing, broken) = folder.missing();
    if !broken.is_empty() {
        // One that came in the meantime is whole, and one that could not be read may be.
        let is_broken = |shard: &usize| matches!(folder.result(*shard), Err(FolderError::Broken { .. }));
        missing.iter().filter(is_broken).try_for_each(|shard| folder.discard(shard))?;
    }
    Ok(missing)
}

fn make(folder: &Path) -> Result<(), EngineError> {
    Ok(fs::create_dir_all(folder).map_err(|error| atomic::StoreError::new("make the folder", folder, error))?)
}

/// The end of the log that was written last and says something.
fn last_log(path: &Path) -> String {
    const SHOWN: usize = 2000;
    let list = fs::read_dir(path.join("log")).into_iter().flatten().flatten();
    let said = list.filter(|entry| entry.metadata().is_ok_and(|data| data.len() > 0));
    let last = said.max_by_key(|entry| entry.metadata().and_then(|data| data.modified()).ok());
    let Some(file) = last.map(|entry| entry.path()) else { return String::new() };
    let text = fs::read(&file).unwrap_or_default();
    let end = String::from_utf8_lossy(&text[text.len().saturating_sub(SHOWN)..]).trim().to_owned();
    format!("; {} ends with\n{end}", file.display())
}

/// Calls the program of an engine: what it printed, whatever its exit code, and whether that was 0.
fn call(site: &Site, program: &str, arguments: &[OsString]) -> Result<(String, bool), EngineError> {
    let output = site.place.output(OsStr::new(program), arguments);
    let output = output.map_err(|why| EngineError::Absent { program: program.to_owned(), why })?;
    let text = if output.status.success() { &output.stdout } else { &[&output.stdout[..], &output.stderr].concat() };
    Ok((String::from_utf8_lossy(text).into_owned(), output.status.success()))
}

/// The same where a failure has to be told.
fn demand(site: &Site, program: &str, arguments: &[OsString]) -> Result<String, EngineError> {
    match call(site, program, arguments)? {
        (text, true) => Ok(text),
        (said, false) => {
            let words = arguments.iter().map(|word| word.to_string_lossy());
            let command = [program.into()].into_iter().chain(words).take(4).collect::<Vec<_>>().join(" ");
            Err(EngineError::Refused { command, said: said.trim().to_owned() })
        }
    }
}

/// The variables by which a shard finds the same machine as its plan did.
fn variables<'a>(site: &Site<'a>) -> impl Iterator<Item = (&'a OsString, &'a OsString)> {
    site.place.environment.iter().filter(|(name, _)| ["OJKIT_CACHE_DIR", "PATH"].iter().any(|of| *name == of))
}

/// A job's name, the same for all jobs of a run.
fn job_name(site: &Site) -> String {
    format!("ojkit-{}", &site.folder.id[..8])
}

/// A path as a word of the shell.
pub fn quoted(path: &Path) -> String {
    format!("'{}'", path.display().to_string().replace('\'', "'\\''"))
}
