//! The machine that programs are built and run on: its languages, its cache, its sandbox.

use std::collections::HashMap;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::Language;
use super::error::MachineError;
use super::toolchain::{self, Toolchain};
use super::tools::{self, Missing, Tools};
use ojkit_files::atomic::StoreError;
use ojkit_files::cache::Cache;
use ojkit_run::{Page, Sandbox, Session, Tier, TierReport};

/// What a machine needs to know to be set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// The kit's own program, which is started again as the helper that starts programs.
    pub own_exe: PathBuf,
    /// The cache's folder; [`ojkit_files::cache::default_dir`] says the usual one.
    pub cache_dir: PathBuf,
    pub languages_override: Option<PathBuf>,
    /// The strongest confinement to use; `T2` when not given.
    pub tier_max: Option<Tier>,
    /// Whether programs are started as on systems other than Linux: without confinement.
    pub portable: bool,
}

/// What this machine has and lacks.
#[derive(Clone, Debug)]
pub struct Doctor {
    /// Each language by name: its tools and version, or what is missing and what to install.
    pub languages: Vec<(String, Result<Tools, Missing>)>,
    pub tier: TierReport,
}

/// Where the result of one search for tools will be.
type Slot = Arc<Mutex<Option<Result<Tools, Missing>>>>;

/// Whether the sanitizers of a language work here.
type Tried = OnceLock<Result<(), Missing>>;

/// A sandbox with the languages of the programs that run in it, shared by all threads of the kit; a clone is the same sandbox.
#[derive(Clone, Debug)]
pub struct Machine {
    sandbox: Sandbox,
    languages: Vec<Arc<Toolchain>>,
    table: Vec<Toolchain>,
    tools: Arc<Mutex<HashMap<String, Slot>>>,
    sanitizers: Arc<Mutex<HashMap<String, Arc<Tried>>>>,
    /// Processes that look at the syntax of sources, while nobody asks them.
    pub(super) syntax: Arc<Mutex<Vec<Session>>>,
    /// Processes from which programs are forked, while they wait for one, each with the key of what it is and the page that it shares.
    pub templates: Arc<Mutex<Vec<(String, Session, Page)>>>,
}

impl Deref for Machine {
    type Target = Sandbox;

    fn deref(&self) -> &Sandbox {
        &self.sandbox
    }
}

/// The language table with a user's file on top, where nothing is to be built or run.
pub fn table(user: Option<&Path>) -> Result<Vec<Toolchain>, MachineError> {
    let read = |path| std::fs::read_to_string(path).map_err(|e| StoreError::new("read", path, e));
    let text = user.map(|path| Ok::<_, StoreError>((path, read(path)?))).transpose()?;
    let text = text.as_ref().map(|(path, text)| (*path, text.as_str()));
    toolchain::table(text).map_err(MachineError::Table)
}

impl Machine {
    /// Sets a machine up: reads the language table, opens the cache, finds out how programs can be confined.
    ///
    /// Starts the helper that shows whether namespaces may be had, unless a tier below `T2` is asked for. Fails where the user's table is broken or the cache's folder cannot be made.
    pub fn new(config: Config) -> Result<Machine, MachineError> {
        Machine::hiding(config, Vec::new())
    }

    /// Like [`Machine::new`]; from `T2` on, programs do not even see whether there is anything in the `hidden` folders.
    pub fn hiding(config: Config, hidden: Vec<PathBuf>) -> Result<Machine, MachineError> {
        let table = table(config.languages_override.as_deref())?;
        let cache = Cache::open(&config.cache_dir)?;
        let tier = config.tier_max.unwrap_or(Tier::T2);
        let sandbox = Sandbox::new(config.own_exe, cache, tier, config.portable, hidden)?;
        Ok(Machine {
            sandbox,
            languages: table.iter().cloned().map(Arc::new).collect(),
            table,
            tools: Arc::default(),
            sanitizers: Arc::default(),
            syntax: Arc::default(),
            templates: Arc::default(),
        })
    }

    /// The language table in force.
    pub fn languages(&self) -> &[Toolchain] {
        &self.table
    }

    /// The same machine with its language table changed: a judge may compile by other rules.
    pub fn with_languages(mut self, change: impl FnMut(&mut Toolchain)) -> Machine {
        self.table.iter_mut().for_each(change);
        self.languages = self.table.iter().cloned().map(Arc::new).collect();
        // Another row may have other tools.
        (self.tools, self.sanitizers, self.syntax) = Default::default();
        self
    }

    /// The language of a file, by its extension.
    pub fn language_of(&self, path: &Path) -> Option<&Toolchain> {
        toolchain::of_path(&self.table, path)
    }

    /// The language of a file, where the kit can look into its sources.
    pub fn known(&self, path: &Path) -> Option<Language> {
        Language::from_name(&self.language_of(path)?.name)
    }

    pub(super) fn shared_language_of(&self, path: &Path) -> Option<Arc<Toolchain>> {
        let name = &self.language_of(path)?.name;
        self.languages.iter().find(|l| l.name == *name).cloned()
    }

    /// The compiler and runtime of a language; looked for once.
    pub fn tools(&self, language: &Toolchain) -> Result<Tools, Missing> {
        let slot = {
            let mut map = self.tools.lock().unwrap_or_else(PoisonError::into_inner);
            map.entry(language.name.clone()).or_default().clone()
        };
        // Other languages are looked for at the same time; the same one only once.
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        slot.get_or_insert_with(|| tools::find(language)).clone()
    }

    /// What is known of a language's sanitizers.
    pub(super) fn sanitizers(&self, name: &str) -> Arc<Tried> {
        let mut map = self.sanitizers.lock().unwrap_or_else(PoisonError::into_inner);
        map.entry(name.to_owned()).or_default().clone()
    }

    /// Looks for the tools of every language.
    pub fn doctor(&self) -> Doctor {
        Doctor {
            languages: self.languages().iter().map(|row| (row.name.clone(), self.tools(row))).collect(),
            tier: self.tier().clone(),
        }
    }
}
