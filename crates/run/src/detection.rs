//! Which confinement this machine offers.

use super::tier::{Tier, TierReport};
#[cfg(target_os = "linux")]
use super::zygote::{filter, ruleset};

/// What this machine offers, at most `max`, and whether it can have the helper process that starts programs and `portable` does not ask to do
/// without it.
pub(crate) fn detect(max: Tier, portable: bool) -> (TierReport, bool) {
    let mut report = TierReport {
        tier: Tier::T0,
        enforced: ["rlimits", "session", "wall clock"].map(str::to_owned).to_vec(),
        missing: Vec::new(),
    };
    #[cfg(target_os = "linux")]
    let zygote = !portable && has_pidfd();
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
    let _ = (max, portable);
    (report, zygote)
}

#[cfg(target_os = "linux")]
fn add_landlock_and_seccomp(report: &mut TierReport) {
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
