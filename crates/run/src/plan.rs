//! How the programs of a machine are started and confined.

use super::tier::Tier;
use std::path::PathBuf;

/// What every launcher of a machine needs to know.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub own_exe: PathBuf,
    pub tier: Tier,
    /// Whether this system can have the helper process at all.
    pub zygote: bool,
    /// Folders that programs do not see from `T2` on.
    pub hidden: Vec<PathBuf>,
}
