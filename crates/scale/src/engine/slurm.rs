//! Slurm, through `sbatch`, `squeue` and `scancel`: an array whose tasks do several shards each, since starting one takes a second.

use super::{Engine, EngineError, Site, call, demand, job_name, quoted};
use crate::numbers::Numbers;
use ojkit_files::atomic;
use std::ffi::OsString;

/// Slurm, as the machine is set up for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slurm;

/// Sites take arrays of 1001 tasks if nobody has changed that.
const TASKS_MAX: usize = 1000;
/// Fewer tasks would leave nodes idle.
const TASKS_MIN: usize = 32;
/// Work for which a start of about 0.8 s is worth it.
const TASK_SECONDS: f64 = 80.0;

impl Engine for Slurm {
    fn name(&self) -> &'static str {
        "slurm"
    }

    fn submit(&self, site: &Site, shards: &Numbers) -> Result<String, EngineError> {
        let first = shards.iter().next().unwrap_or(0);
        let seconds = site.folder.job(first)?.seconds * shards.len() as f64;
        let tasks = ((seconds / TASK_SECONDS).ceil() as usize).clamp(TASKS_MIN, TASKS_MAX);
        let lists = shards.split(tasks);
        let file = site.folder.path().join(format!("slurm-{}.txt", atomic::unique()));
        let text: String = lists.iter().map(|list| format!("{list}\n")).collect();
        atomic::write(&file, text.as_bytes())?;
        // Each task does the shards of its own line; a shard that is done meanwhile costs nothing.
        let wrap = format!(
            "exec {} shard {} \"$(sed -n \"$((SLURM_ARRAY_TASK_ID + 1))p\" {})\" --jobs 1",
            quoted(site.own_exe),
            quoted(site.folder.path()),
            quoted(&file)
        );
        let log = site.folder.path().join("log").join("%A.%a");
        let mut arguments: Vec<OsString> = ["--parsable", "--requeue", "--open-mode=append", "--ntasks=1"]
            .iter()
            .map(OsString::from)
            .chain(["--cpus-per-task=1".into(), format!("--job-name={}", job_name(site)).into()])
            .chain([format!("--array=0-{}", lists.len() - 1).into()])
            .collect();
        arguments.extend(["--output".into(), log.into(), "--wrap".into(), wrap.into()]);
        let text = demand(site, "sbatch", &arguments)?;
        // With several clusters the name of one follows.
        let id = text.trim().split(';').next().unwrap_or_default();
        match !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_digit()) {
            true => Ok(id.to_owned()),
            false => Err(EngineError::Refused { command: "sbatch".to_owned(), said: text.trim().to_owned() }),
        }
    }

    fn is_alive(&self, site: &Site, id: &str) -> Option<bool> {
        let arguments = ["--noheader", "--format=%T", "--jobs", id].map(OsString::from);
        match call(site, "squeue", &arguments).ok()? {
            (text, true) => Some(!text.trim().is_empty()),
            // A job that ended long ago is forgotten; everything else may be a controller that is not there just now.
            (said, false) => said.contains("Invalid job id").then_some(false),
        }
    }

    fn cancel(&self, site: &Site, id: &str) -> Result<(), EngineError> {
        demand(site, "scancel", &[OsString::from(id)]).map(drop)
    }
}
