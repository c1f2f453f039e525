//! How strongly this machine can confine a program.

use std::fmt;

/// A degree of confinement; each includes the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Limits, a session of its own, a wall clock: no confinement.
    T0,
    /// Landlock and seccomp.
    T1,
    /// Namespaces of users, processes, network and mounts.
    T2,
    /// A control group.
    T3,
}

impl Tier {
    /// The tier's name, `T0` to `T3`.
    pub fn name(self) -> &'static str {
        match self {
            Tier::T0 => "T0",
            Tier::T1 => "T1",
            Tier::T2 => "T2",
            Tier::T3 => "T3",
        }
    }

    /// The tier of this name, in either case.
    pub fn from_name(name: &str) -> Option<Tier> {
        [Tier::T0, Tier::T1, Tier::T2, Tier::T3].into_iter().find(|t| t.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the lowest tier means for whoever judges.
const UNCONFINED: &str = "no confinement: judge only what you trust";

/// The confinement in force, and what it leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TierReport {
    pub tier: Tier,
    /// What is enforced: `rlimits, session, wall clock`.
    pub enforced: Vec<String>,
    /// What cannot be enforced here, and why.
    pub missing: Vec<String>,
}

impl fmt::Display for TierReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.tier, self.enforced.join(", "))?;
        if self.tier == Tier::T0 {
            write!(f, "; {UNCONFINED}")?;
        }
        if !self.missing.is_empty() {
            write!(f, "; not enforced: {}", self.missing.join(", "))?;
        }
        Ok(())
    }
}
