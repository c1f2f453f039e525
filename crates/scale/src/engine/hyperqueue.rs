//! HyperQueue, through its program `hq`: one task per shard.
//!
//! Of what `hq` prints, which its manual calls unstable, only the job's number and the counts of its tasks are read.

use super::{Engine, EngineError, Site, call, demand, job_name, variables};
use crate::numbers::Numbers;
use serde_json::Value;
use std::ffi::OsString;

/// HyperQueue: a server and workers that somebody has started.
#[derive(Clone, Copy, Debug, Default)]
pub struct HyperQueue;

const PROGRAM: &str = "hq";
/// The system takes at most 128 KiB per argument.
const LIST_BYTES: usize = 100_000;

fn words(words: &[&str]) -> Vec<OsString> {
    ["--output-mode=json"].iter().chain(words).map(OsString::from).collect()
}

impl Engine for HyperQueue {
    fn name(&self) -> &'static str {
        "hyperqueue"
    }

    fn submit(&self, site: &Site, shards: &Numbers) -> Result<String, EngineError> {
        let array = shards.first(usize::MAX, LIST_BYTES).to_string();
        // A killed worker's tasks are started again, but not for ever.
        let fixed = ["--array", &array, "--cpus", "1", "--pin", "taskset", "--crash-limit", "5", "--stdout", "none"];
        let mut arguments = words(&["submit", "--name", &job_name(site)]);
        arguments.extend(fixed.iter().map(OsString::from));
        let mut log = OsString::from(site.folder.path().join("log"));
        log.push("/%{TASK_ID}.%{INSTANCE_ID}");
        arguments.extend(["--stderr".into(), log]);
        // Workers have the environment of whoever started them.
        for (name, value) in variables(site) {
            let mut pair = name.clone();
            pair.push("=");
            pair.push(value);
            arguments.extend(["--env".into(), pair]);
        }
        arguments.extend(["--".into(), site.own_exe.into(), "shard".into(), site.folder.path().into()]);
        arguments.extend(["--jobs".into(), "1".into()]);
        let text = demand(site, PROGRAM, &arguments)?;
        let id = serde_json::from_str::<Value>(&text).ok().and_then(|answer| answer["id"].as_u64());
        let command = "hq submit".to_owned();
        id.map(|id| id.to_string()).ok_or(EngineError::Refused { command, said: text.trim().to_owned() })
    }

    fn is_alive(&self, site: &Site, id: &str) -> Option<bool> {
        let (text, true) = call(site, PROGRAM, &words(&["job", "list", "--all"])).ok()? else { return None };
        let jobs: Value = serde_json::from_str(&text).ok()?;
        let job = jobs.as_array()?.iter().find(|job| job["id"].as_u64().is_some_and(|of| of.to_string() == id));
        // A server that was started anew knows nothing of it.
        let Some(job) = job else { return Some(false) };
        Some(["running", "waiting"].iter().any(|state| job["task_stats"][state].as_u64() != Some(0)))
    }

    fn cancel(&self, site: &Site, id: &str) -> Result<(), EngineError> {
        demand(site, PROGRAM, &words(&["job", "cancel", id])).map(drop)
    }
}
