//! The machine that programs run on: its languages, its cache, its confinement.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::error::RunError;
use super::language::{self, Language};
use super::launch::{Launcher, Plan};
use super::program::Kind;
use super::scratch::{self, ScratchRoot};
use super::tier::{self, Tier, TierReport};
use super::tools::{self, Missing, Tools};
use super::worker::Worker;
use ojkit_files::atomic::StoreError;
use ojkit_files::cache::Cache;

/// What a machine needs to know to be set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The kit's own program, which is started again as the helper that starts programs.
    pub own_exe: PathBuf,
    /// The cache's folder; [`ojkit_files::cache::default_dir`] says the usual one.
    pub cache_dir: PathBuf,
    /// A user's language table.
    pub languages_override: Option<PathBuf>,
    /// The strongest confinement to use; `T2` when not given.
    pub tier_max: Option<Tier>,
}

/// Where the result of one search for tools will be.
type Slot = Arc<Mutex<Option<Result<Tools, Missing>>>>;

/// A machine, shared by all threads of the kit.
#[derive(Debug)]
pub struct Machine {
    languages: Vec<Arc<Language>>,
    table: Vec<Language>,
    tools: Mutex<HashMap<String, Slot>>,
    pub(super) cache: Cache,
    pub(super) shared: Arc<Shared>,
}

/// What workers and sessions need for as long as they live.
#[derive(Debug)]
pub(super) struct Shared {
    pub scratch: ScratchRoot,
    pub tier: TierReport,
    plan: Plan,
    idle: Mutex<Vec<(Kind, Launcher)>>,
}

impl Machine {
    /// Sets a machine up: reads the language table, opens the cache, finds out how programs can be confined.
    ///
    /// Starts the helper that shows whether namespaces may be had, unless a tier below `T2` is asked for. Fails where the user's table is broken or the cache's folder cannot be made.
    pub fn new(config: Config) -> Result<Machine, RunError> {
        Machine::hiding(config, Vec::new())
    }

    /// Like [`Machine::new`]; from `T2` on, programs do not even see whether there is anything in the `hidden` folders.
    pub fn hiding(config: Config, hidden: Vec<PathBuf>) -> Result<Machine, RunError> {
        let text = match &config.languages_override {
            Some(path) => {
                Some((path, std::fs::read_to_string(path).map_err(|e| StoreError::new("read", path.as_path(), e))?))
            }
            None => None,
        };
        let table = language::table(text.as_ref().map(|(path, text)| (path.as_path(), text.as_str())))?;
        let cache = Cache::open(&config.cache_dir)?;
        let asked = config.tier_max.unwrap_or(Tier::T2);
        let (mut report, zygote) = tier::detect(asked);
        // What programs need must stay in sight.
        let hidden = hidden.into_iter().filter(|folder| !cache.dir().starts_with(folder)).collect();
        let mut plan = Plan { own_exe: config.own_exe, tier: report.tier, zygote, hidden };
        let idle = try_higher_tiers(&mut report, &mut plan, asked);
        if report.tier < Tier::T3 && scratch::lies_in_memory(cache.dir()) {
            report.missing.push("the size of nameless scratch files (the cache lies in memory)".to_owned());
        }
        let shared = Shared {
            scratch: ScratchRoot::open(cache.dir())?,
            plan,
            tier: report,
            idle: Mutex::new(Vec::from_iter(idle)),
        };
        Ok(Machine {
            languages: table.iter().cloned().map(Arc::new).collect(),
            table,
            tools: Mutex::new(HashMap::new()),
            cache,
            shared: Arc::new(shared),
        })
    }

    /// The language table in force.
    pub fn languages(&self) -> &[Language] {
        &self.table
    }

    /// The same machine with its language table changed: a judge may compile by other rules.
    pub fn with_languages(mut self, change: impl FnMut(&mut Language)) -> Machine {
        self.table.iter_mut().for_each(change);
        self.languages = self.table.iter().cloned().map(Arc::new).collect();
        self
    }

    /// The language of a file, by its extension.
    pub fn language_of(&self, path: &Path) -> Option<&Language> {
        language::of_path(&self.table, path)
    }

    pub(super) fn shared_language_of(&self, path: &Path) -> Option<Arc<Language>> {
        let name = &self.language_of(path)?.name;
        self.languages.iter().find(|l| l.name == *name).cloned()
    }

    /// The compiler and runtime of a language; looked for once.
    pub fn tools(&self, language: &Language) -> Result<Tools, Missing> {
        let slot = {
            let mut map = self.tools.lock().unwrap_or_else(PoisonError::into_inner);
            map.entry(language.name.clone()).or_default().clone()
        };
        // Other languages are looked for at the same time; the same one only once.
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        slot.get_or_insert_with(|| tools::find(language)).clone()
    }

    /// A worker, which runs one program at a time; as many may exist as there are threads.
    pub fn worker(&self) -> Result<Worker, RunError> {
        Worker::new(self.shared.clone())
    }

    /// The per-user cache.
    pub fn cache(&self) -> &Cache {
        &self.cache
    }

    /// What must be the same for the facts of an earlier run to be facts now: this machine since it was started, its confinement, and
    /// the kit itself. `None` where the machine does not tell.
    pub fn identity(&self) -> Option<String> {
        let started = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
        let kit = std::fs::metadata(&self.shared.plan.own_exe).ok()?;
        Some(format!("{started}{:?}{}{:?}", self.shared.tier, kit.len(), kit.modified().ok()?))
    }

    /// A place for the short-lived files of checkers: nobody else's, made by whoever needs it, gone with the machine at the latest.
    pub fn scratch(&self) -> PathBuf {
        self.shared.scratch.place()
    }

    /// How strongly programs are confined here.
    pub fn tier(&self) -> &TierReport {
        &self.shared.tier
    }

    /// Fails, naming what is missing, where programs are confined less strongly than `asked`.
    pub fn require_tier(&self, asked: Tier) -> Result<(), RunError> {
        let report = self.tier();
        if report.tier >= asked {
            return Ok(());
        }
        Err(RunError::Tier {
            offered: report.tier.to_string(),
            asked: asked.to_string(),
            why: report.missing.join(", "),
        })
    }
}

/// Whether the tiers above `T1` work here shows only by trying; the helper that was tried is kept for use.
fn try_higher_tiers(report: &mut TierReport, plan: &mut Plan, asked: Tier) -> Option<(Kind, Launcher)> {
    let mut tried = None;
    for (tier, what) in [(Tier::T2, "namespaces"), (Tier::T3, "control group")] {
        if asked < tier || report.tier < Tier::T1 {
            continue;
        }
        // A machine may let its users have control groups and no namespaces, but the tiers include each other.
        if plan.tier < Tier::T2 && tier == Tier::T3 {
            continue;
        }
        match Launcher::new(&Plan { tier, ..plan.clone() }, Kind::Submission) {
            Ok(launcher) => {
                tried = Some((Kind::Submission, launcher));
                (report.tier, plan.tier) = (tier, tier);
                report.enforced.push(what.to_owned());
            }
            Err(RunError::Helper(why)) => report.missing.push(format!("{what} ({why})")),
            Err(error) => report.missing.push(format!("{what} ({error})")),
        }
    }
    tried
}

impl Shared {
    /// A launcher that nobody uses, or a new one.
    pub fn launcher(&self, kind: Kind) -> Result<Launcher, RunError> {
        let idle = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            idle.iter().position(|(k, _)| *k == kind).map(|place| idle.swap_remove(place).1)
        };
        match idle {
            Some(launcher) => Ok(launcher),
            None => Launcher::new(&self.plan, kind),
        }
    }

    /// Takes a launcher back, in good order.
    pub fn give_back(&self, kind: Kind, launcher: Launcher) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push((kind, launcher));
    }
}
