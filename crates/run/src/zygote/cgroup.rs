//! A control group for the programs of one helper: it counts memory that no process shows, and bounds the number of threads for root too.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The beginning of a group's name; the helper's number follows.
const NAME: &str = "ojkit-";
/// Threads and processes that a group may hold.
const TASKS_MAX: &str = "1024";

/// The control groups of one helper; removed by whoever made them.
#[derive(Debug)]
pub(super) struct Cgroup {
    /// The group of the memory controller.
    memory: PathBuf,
    /// The group of the process-number controller; the same one in version 2.
    pids: PathBuf,
    /// Whether they are of version 2.
    unified: bool,
}

impl Cgroup {
    /// Makes the groups below the ones that this process is in. Errors say why that is not possible.
    pub fn create() -> Result<Cgroup, String> {
        let membership = fs::read_to_string("/proc/self/cgroup").map_err(|e| format!("/proc/self/cgroup: {e}"))?;
        let name = format!("{NAME}{}", std::process::id());
        let found = find(&membership, &name).ok_or("no memory and pids controllers here")?;
        let folders = [&found.memory, &found.pids];
        for folder in folders {
            folder.parent().into_iter().for_each(sweep);
            match fs::create_dir(folder) {
                Err(e) if e.kind() != io::ErrorKind::AlreadyExists => return Err(format!("{}: {e}", folder.display())),
                _ => {}
            }
        }
        found.set(&found.pids, "pids.max", TASKS_MAX).map_err(|e| format!("pids.max: {e}"))?;
        // Proves that limits and members may be set here at all.
        found.limit(u64::MAX >> 1).map_err(|e| format!("memory limit: {e}"))?;
        Ok(found)
    }

    fn set(&self, folder: &Path, file: &str, value: &str) -> io::Result<()> {
        fs::write(folder.join(file), value)
    }

    /// Bounds the memory, in bytes, of all members together.
    pub fn limit(&self, bytes: u64) -> io::Result<()> {
        let file = if self.unified { "memory.max" } else { "memory.limit_in_bytes" };
        self.set(&self.memory, file, &(bytes / 4096 * 4096).to_string())
    }

    /// Makes the calling process a member.
    pub fn join(&self) -> io::Result<()> {
        self.set(&self.memory, "cgroup.procs", "0")?;
        if self.unified { Ok(()) } else { self.set(&self.pids, "cgroup.procs", "0") }
    }

    /// How many processes the kernel has killed here for want of memory.
    pub fn kills(&self) -> u64 {
        let file = if self.unified { "memory.events" } else { "memory.oom_control" };
        let text = fs::read_to_string(self.memory.join(file)).unwrap_or_default();
        let count = text.lines().find_map(|line| line.strip_prefix("oom_kill ")?.trim().parse().ok());
        count.unwrap_or(0)
    }

    /// Removes the groups; needs the privileges of their making.
    pub fn remove(&self) {
        for group in [&self.memory, &self.pids] {
            // The kernel lets go of a group a moment after its last member has ended.
            for _ in 0..100 {
                match fs::remove_dir(group) {
                    Err(e) if e.kind() == io::ErrorKind::ResourceBusy => std::thread::sleep(Duration::from_millis(1)),
                    _ => break,
                }
            }
        }
    }
}

/// The groups to make, where both controllers are there: version 2 where it has them, else version 1.
fn find(membership: &str, name: &str) -> Option<Cgroup> {
    let path_of = |controller: &str| {
        membership.lines().find_map(|line| {
            let mut parts = line.splitn(3, ':').skip(1);
            let (names, path) = (parts.next()?, parts.next()?);
            names.split(',').any(|n| n == controller).then(|| path.trim_start_matches('/').to_owned())
        })
    };
    if let Some(path) = path_of("") {
        for root in ["/sys/fs/cgroup", "/sys/fs/cgroup/unified"] {
            let parent = Path::new(root).join(&path);
            let given = fs::read_to_string(parent.join("cgroup.subtree_control")).unwrap_or_default();
            if ["memory", "pids"].iter().all(|c| given.split_ascii_whitespace().any(|g| g == *c)) {
                let group = parent.join(name);
                return Some(Cgroup { memory: group.clone(), pids: group, unified: true });
            }
        }
    }
    let group = |controller: &str| {
        let parent = Path::new("/sys/fs/cgroup").join(controller).join(path_of(controller)?);
        parent.join("cgroup.procs").exists().then(|| parent.join(name))
    };
    Some(Cgroup { memory: group("memory")?, pids: group("pids")?, unified: false })
}

/// Removes the groups of helpers that were killed; a group that is in use cannot be removed.
fn sweep(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(pid) = name.strip_prefix(NAME) else { continue };
        if !Path::new("/proc").join(pid).exists() {
            let _ = fs::remove_dir(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_membership_without_controllers_is_no_group() {
        assert!(find("0::/no/such/group\n3:cpu:/\n", "x").is_none());
        assert!(find("", "x").is_none());
    }
}
