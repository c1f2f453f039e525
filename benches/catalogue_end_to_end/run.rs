//! Running the program once, with what it cost.

use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// What a command came to.
#[derive(Default)]
pub struct Run {
    /// The exit code; absent where it was ended.
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
    pub cost: Cost,
}

/// What commands used, with everything that they started and waited for.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    pub cpu: Duration,
    pub wall: Duration,
    pub peak_kib: u64,
}

impl std::ops::AddAssign for Cost {
    fn add_assign(&mut self, other: Cost) {
        self.cpu += other.cpu;
        self.wall += other.wall;
        self.peak_kib = self.peak_kib.max(other.peak_kib);
    }
}

/// Runs a command that may take so long; its output goes through files in `scratch`.
pub fn run(command: &mut Command, scratch: &Path, time: Duration) -> std::io::Result<Run> {
    let (out, err) = (scratch.join("stdout"), scratch.join("stderr"));
    command.stdin(Stdio::null()).stdout(File::create(&out)?).stderr(File::create(&err)?).process_group(0);
    let started = Instant::now();
    let child = command.spawn()?;
    let pid = child.id() as libc::pid_t;
    let mut status = 0;
    let mut usage: libc::rusage = unsafe { std::mem::zeroed() };
    // First it is asked to end, and then made to.
    let mut signals = vec![(time + Duration::from_secs(10), libc::SIGKILL), (time, libc::SIGINT)];
    let mut ended_by_us = false;
    loop {
        // SAFETY: the child is ours, and nobody else waits for it.
        match unsafe { libc::wait4(pid, &mut status, libc::WNOHANG, &mut usage) } {
            0 => {}
            found if found == pid => break,
            _ => return Err(std::io::Error::last_os_error()),
        }
        if let Some((_, signal)) = signals.pop_if(|(after, _)| started.elapsed() > *after) {
            ended_by_us = true;
            // SAFETY: the group is the child's own.
            unsafe { libc::kill(-pid, signal) };
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    let of = |time: libc::timeval| Duration::new(time.tv_sec as u64, time.tv_usec as u32 * 1000);
    let cost = Cost {
        cpu: of(usage.ru_utime) + of(usage.ru_stime),
        wall: started.elapsed(),
        peak_kib: usage.ru_maxrss as u64,
    };
    let text = |path: &Path| std::fs::read(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let code = (libc::WIFEXITED(status) && !ended_by_us).then(|| libc::WEXITSTATUS(status));
    Ok(Run { code, stdout: text(&out)?, stderr: text(&err)?, cost })
}

/// How many bytes the files below a folder have.
pub fn bytes_below(folder: &Path) -> u64 {
    let Ok(entries) = std::fs::read_dir(folder) else { return 0 };
    let sizes = entries.flatten().map(|entry| match entry.metadata() {
        Ok(data) if data.is_dir() => bytes_below(&entry.path()),
        Ok(data) => data.len(),
        Err(_) => 0,
    });
    sizes.sum()
}
