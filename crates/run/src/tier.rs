//! How strongly this machine can confine a program.

use std::fmt;

/// A degree of confinement; each includes the ones before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tier {
    /// Resource limits, a session of its own, a wall clock.
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

/// The confinement in force, and what it leaves open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TierReport {
    /// The tier in force.
    pub tier: Tier,
    /// What is enforced: `rlimits, session, wall clock`.
    pub enforced: Vec<String>,
    /// What cannot be enforced here, and why.
    pub missing: Vec<String>,
}

impl fmt::Display for TierReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.tier, self.enforced.join(", "))?;
        if !self.missing.is_empty() {
            write!(f, "; not enforced: {}", self.missing.join(", "))?;
        }
        Ok(())
    }
}

/// What this machine offers, at most `max`, and whether it can have the helper process that starts programs.
pub(crate) fn detect(max: Tier) -> (TierReport, bool) {
    let mut report = TierReport {
        tier: Tier::T0,
        enforced: ["rlimits", "session", "wall clock"].map(str::to_owned).to_vec(),
        missing: Vec::new(),
    };
    #[cfg(target_os = "linux")]
    let zygote = has_pidfd();
    #[cfg(not(target_os = "linux"))]
    let zygote = false;
    #[cfg(target_os = "linux")]
    if zygote && max >= Tier::T1 {
        add_landlock_and_seccomp(&mut report);
    }
    if !zygote {
        report.missing.push("peak memory free of the kit's own, exact kill times".to_owned());
    }
    if report.tier < Tier::T1 {
        report.missing.extend(["file access", "network", "processes", "signals"].map(str::to_owned));
    }
    let _ = max;
    (report, zygote)
}

#[cfg(target_os = "linux")]
fn add_landlock_and_seccomp(report: &mut TierReport) {
    use super::zygote::{filter, ruleset};
    let version = ruleset::version();
    match (version > 0, filter::available()) {
        (true, true) => {
            report.tier = Tier::T1;
            report.enforced.extend([format!("Landlock ABI {version}"), "seccomp".to_owned()]);
        }
        (landlock, seccomp) => {
            // Half of it would be reported as the whole: Landlock guards files, seccomp guards everything else.
            let absent = [("Landlock", landlock), ("seccomp", seccomp)].into_iter().filter(|(_, there)| !there);
            report.missing.extend(absent.map(|(name, _)| format!("this system has no {name}")));
        }
    }
}

/// Whether the kernel has process descriptors (Linux 5.3), on which the helper waits.
#[cfg(target_os = "linux")]
fn has_pidfd() -> bool {
    use std::os::fd::{FromRawFd, OwnedFd};
    // SAFETY: plain system call; a descriptor that comes back is ours alone.
    unsafe {
        let descriptor = libc::syscall(libc::SYS_pidfd_open, std::process::id(), 0);
        if descriptor >= 0 {
            drop(OwnedFd::from_raw_fd(descriptor as i32));
        }
        descriptor >= 0
    }
}
