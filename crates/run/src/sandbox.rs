//! The place where programs run: its confinement, its helpers, its scratch folders.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use super::artifact::Artifact;
use super::detection::detect;
use super::error::RunError;
use super::guard::Guard;
use super::launch::Launcher;
use super::outcome::Outcome;
use super::plan::Plan;
use super::program::Kind;
use super::scratch::{self, ScratchRoot};
use super::shared::Shared;
use super::tier::{Tier, TierReport};
use super::worker::{self, Worker};
use ojkit_files::cache::Cache;
use ojkit_model::limits::Limits;

/// The place where programs run, shared by all threads of the kit.
#[derive(Clone, Debug)]
pub struct Sandbox {
    cache: Cache,
    shared: Arc<Shared>,
}

impl Sandbox {
    /// Finds out how programs can be confined.
    ///
    /// `own_exe` is the kit's own program, which is started again as the helper that starts programs. Starts the helper that shows whether
    /// namespaces may be had, unless a tier below `T2` is asked for. From `T2` on, programs do not even see whether there is anything in the
    /// `hidden` folders. `portable` asks for what every Unix has, also where there is more.
    pub fn new(
        own_exe: PathBuf,
        cache: Cache,
        asked: Tier,
        portable: bool,
        hidden: Vec<PathBuf>,
    ) -> Result<Sandbox, RunError> {
        let (mut report, zygote) = detect(asked, portable);
        // What programs need must stay in sight.
        let hidden = hidden.into_iter().filter(|folder| !cache.dir().starts_with(folder)).collect();
        let guard = Arc::new(Guard::new(&own_exe));
        let mut plan = Plan { own_exe, tier: report.tier, zygote, guard, hidden };
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
        Ok(Sandbox { cache, shared: Arc::new(shared) })
    }

    /// Runs a compiler in the folder that holds its source, which is where it writes.
    pub fn compile(&self, compiler: &Artifact, limits: Limits) -> Result<Outcome, RunError> {
        self.compile_with_files(compiler, limits, None)
    }

    /// Like [`Sandbox::compile`], where one file may have this many bytes instead of a program's.
    pub fn compile_with_files(
        &self,
        compiler: &Artifact,
        limits: Limits,
        file: Option<u64>,
    ) -> Result<Outcome, RunError> {
        let mut program = compiler.program(limits, &compiler.recipe().folder, &[]);
        program.bounds.file = file.unwrap_or(program.bounds.file);
        RunError::tried_again(|| {
            let mut launcher = self.shared.launcher(Kind::Compiler)?;
            let outcome = worker::run(&mut launcher, &program, b"")?;
            self.shared.give_back(Kind::Compiler, launcher);
            Ok(outcome)
        })
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

    /// Whether programs can share a page with the kit.
    pub fn shares_memory(&self) -> bool {
        self.shared.plan.zygote
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
