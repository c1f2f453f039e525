//! What this machine has and lacks.

use super::machine::Machine;
use super::tools::{Missing, Tools};
use ojkit_run::TierReport;

/// What this machine has and lacks.
#[derive(Clone, Debug)]
pub struct Doctor {
    /// Each language by name: its tools and version, or what is missing and what to install.
    pub languages: Vec<(String, Result<Tools, Missing>)>,
    /// The confinement in force.
    pub tier: TierReport,
}

impl Machine {
    /// Looks for the tools of every language.
    pub fn doctor(&self) -> Doctor {
        Doctor {
            languages: self.languages().iter().map(|l| (l.name.clone(), self.tools(l))).collect(),
            tier: self.tier().clone(),
        }
    }
}
