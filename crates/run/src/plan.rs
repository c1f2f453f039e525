//! How the programs of a machine are started and confined.

use super::guard::Guard;
use super::tier::Tier;
use std::path::PathBuf;
use std::sync::Arc;

/// What every launcher of a machine needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub own_exe: PathBuf,
    pub tier: Tier,
    /// Whether this system can have the helper process at all.
    pub zygote: bool,
    /// What ends programs after the kit where there is no helper process.
    pub guard: Arc<Guard>,
    /// Folders that programs do not see from `T2` on.
    pub hidden: Vec<PathBuf>,
}
