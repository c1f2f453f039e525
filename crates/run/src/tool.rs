//! Programs of the user's own that are no submissions: an editor, a clipboard, the kit itself once more. They run as the user's shell
//! would run them, with the user's rights, and take no part in a verdict.

use super::{family, rlimits};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Write};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A program that runs beside the kit, on the kit's own terminal; it is ended when this goes.
#[derive(Debug)]
pub struct Tool {
    child: Child,
    /// Where what it has started ends with it: the processes below the kit that were there before.
    before: Option<Vec<libc::pid_t>>,
}

/// How long processes may take that a debugger leaves.
const FAREWELL: Duration = Duration::from_secs(2);

/// The stack of a program under a debugger.
const STACK_BYTES: u64 = 1 << 30;

/// A word of a command line as a shell reads it.
pub fn quoted(word: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-:=,+@%".contains(&byte);
    if !word.is_empty() && word.bytes().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

/// Where a program is started.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    pub cwd: &'a Path,
    pub environment: &'a BTreeMap<OsString, OsString>,
}

impl Place<'_> {
    fn command(&self, program: &OsStr, arguments: &[OsString]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(self.cwd).env_clear().envs(self.environment);
        command
    }

    /// Starts a program that writes to the kit's own terminal and reads nothing.
    pub fn start(&self, program: &OsStr, arguments: &[OsString]) -> io::Result<Tool> {
        let child = self.command(program, arguments).stdin(Stdio::null()).spawn()?;
        Ok(Tool { child, before: None })
    }

    /// Starts a debugger, or a program under one: it ends with all that it started when this goes, and when the kit itself is killed, where
    /// the system can see to that. With an input and a place for what it prints it does not take part in the terminal's signals; else it
    /// has the kit's terminal for itself.
    pub fn start_debugger(&self, command: &[OsString], streams: Option<(File, Stdio)>) -> io::Result<Tool> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = self.command(program, arguments);
        if let Some((input, output)) = streams {
            command.stdin(input).stdout(output).process_group(0);
        }
        // SAFETY: between fork and exec only system calls are made.
        unsafe {
            command.pre_exec(|| {
                #[cfg(target_os = "linux")]
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                // As where it is judged, a deep recursion has room.
                rlimits::raise(libc::RLIMIT_STACK as i32, STACK_BYTES);
                Ok(())
            });
        }
        // A process that leaves its parent, as a server does, comes to the kit and is known.
        #[cfg(target_os = "linux")]
        // SAFETY: plain system call.
        unsafe {
            libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1)
        };
        let before = Some(below_kit());
        Ok(Tool { child: command.spawn()?, before })
    }

    /// Runs a program that has the kit's terminal for itself, until it ends.
    pub fn run(&self, program: &OsStr, arguments: &[OsString]) -> io::Result<ExitStatus> {
        self.command(program, arguments).status()
    }

    /// Runs a program that reads nothing until it ends, and gives what it printed.
    pub fn output(&self, program: &OsStr, arguments: &[OsString]) -> io::Result<Output> {
        self.command(program, arguments).stdin(Stdio::null()).output()
    }

    /// Runs a program whose words go nowhere; `None` where it took longer than this, and was ended.
    pub fn quietly(&self, program: &OsStr, arguments: &[OsString], most: Duration) -> io::Result<Option<ExitStatus>> {
        let mut command = self.command(program, arguments);
        let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut tool = Tool { child: command.spawn()?, before: None };
        let start = Instant::now();
        loop {
            match tool.ended()? {
                None if start.elapsed() < most => std::thread::sleep(Duration::from_millis(10)),
                ended => return Ok(ended),
            }
        }
    }

    /// Gives a text to a program that says nothing; whether it took it.
    ///
    /// # Errors
    /// It is not there, cannot be started, or does not read.
    pub fn feed(&self, program: &OsStr, arguments: &[OsString], text: &[u8]) -> io::Result<bool> {
        let mut command = self.command(program, arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let written = match child.stdin.take() {
            Some(mut stdin) => stdin.write_all(text),
            None => Ok(()),
        };
        let status = child.wait()?;
        written.map(|()| status.success())
    }

    /// Runs a program on an input, and gives what it printed; none where it is ended because `is_over` says so.
    pub fn ask(
        &self,
        program: &OsStr,
        arguments: &[OsString],
        input: String,
        mut is_over: impl FnMut() -> bool,
    ) -> io::Result<Option<Output>> {
        let mut command = self.command(program, arguments);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (id, stdin) = (child.id(), child.stdin.take());
        thread::spawn(move || stdin.map(|mut stdin| stdin.write_all(input.as_bytes())));
        let ended = thread::spawn(move || child.wait_with_output());
        while !ended.is_finished() {
            if is_over() {
                // SAFETY: plain system call; it is a process that this one has started and still waits for.
                unsafe { libc::kill(id as libc::pid_t, libc::SIGKILL) };
                return Ok(None);
            }
            thread::sleep(Duration::from_millis(5));
        }
        ended.join().unwrap_or_else(|_| Err(io::ErrorKind::Other.into())).map(Some)
    }
}

impl Tool {
    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it ended; `None` while it runs.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }
}

impl Drop for Tool {
    fn drop(&mut self) {
        let has_ended = self.ended().is_ok_and(|status| status.is_some());
        // One that has ended already is not there to be killed.
        let _ = self.child.kill();
        let left =
            |before: &Vec<libc::pid_t>| below_kit().into_iter().filter(|pid| !before.contains(pid)).collect::<Vec<_>>();
        let Some(before) = &self.before else { return drop(self.child.wait()) };
        let start = Instant::now();
        // What serves a client tells it of the end.
        while has_ended && !left(before).is_empty() && start.elapsed() < FAREWELL {
            std::thread::sleep(Duration::from_millis(10));
        }
        for pid in left(before) {
            // SAFETY: plain system call; it is a process that this one has started.
            unsafe { libc::kill(pid, libc::SIGKILL) };
        }
        let _ = self.child.wait();
    }
}

/// All processes below the kit.
fn below_kit() -> Vec<libc::pid_t> {
    family::descendants(std::process::id() as libc::pid_t)
}
