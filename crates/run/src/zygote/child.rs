//! From fork to exec: the forked process makes itself a stranger to its parent, then becomes the program.

use std::ffi::{CString, c_char};
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::ptr;

use super::cgroup::Cgroup;
use super::filter;
use super::ruleset::{self, Common};
use super::wire::{c_path, c_string};
use crate::program::{Kind, Program};
use crate::rlimits;
use crate::tier::Tier;

/// A page that parent and child share until the exec, where the child says what went wrong.
#[derive(Debug)]
pub(super) struct Complaint(*mut u8);

/// Bytes of a complaint, with its length in the first two.
const PAGE: usize = 4096;

impl Complaint {
    /// Maps the page.
    pub fn new() -> io::Result<Complaint> {
        // SAFETY: a fresh anonymous mapping touches nothing of ours.
        let page = unsafe {
            let access = libc::PROT_READ | libc::PROT_WRITE;
            libc::mmap(ptr::null_mut(), PAGE, access, libc::MAP_SHARED | libc::MAP_ANONYMOUS, -1, 0)
        };
        if page == libc::MAP_FAILED { Err(io::Error::last_os_error()) } else { Ok(Complaint(page.cast())) }
    }

    fn set(&self, text: &str) {
        let text = &text.as_bytes()[..text.len().min(PAGE - 2)];
        // SAFETY: the page has room for the text and its length, and only one process writes at a time.
        unsafe {
            ptr::copy_nonoverlapping(text.as_ptr(), self.0.add(2), text.len());
            ptr::copy_nonoverlapping((text.len() as u16).to_ne_bytes().as_ptr(), self.0, 2);
        }
    }

    /// What the child said, if anything; empties the page.
    pub fn take(&self) -> Option<String> {
        // SAFETY: the page lives as long as this process, and the child that wrote has ended.
        unsafe {
            let length = u16::from_ne_bytes([*self.0, *self.0.add(1)]) as usize;
            *self.0 = 0;
            *self.0.add(1) = 0;
            let text = std::slice::from_raw_parts(self.0.add(2), length.min(PAGE - 2));
            (length > 0).then(|| String::from_utf8_lossy(text).into_owned())
        }
    }
}

#[derive(Debug)]
pub(super) struct Child {
    pub pid: libc::pid_t,
    /// Becomes readable when it has ended.
    pub pidfd: OwnedFd,
}

/// What the helper keeps for all its programs.
#[derive(Debug)]
pub(super) struct Home {
    pub tier: Tier,
    /// Paths that every program may read.
    pub common: Common,
    /// Whether Landlock keeps its programs' signals in.
    pub signals: bool,
    /// What lets this process do what its programs may not.
    pub secret: u64,
    /// Where a forked process says why it did not become the program.
    pub complaint: Complaint,
    pub cgroup: Option<Cgroup>,
}

/// Forks a process that becomes the program, with the given descriptors, from 0 on.
pub(super) fn start(program: &Program, descriptors: &[OwnedFd], home: &Home) -> io::Result<Child> {
    let words: Vec<CString> = program.command.iter().map(|w| c_string(w)).collect();
    let variables: Vec<CString> = program
        .environment
        .iter()
        .map(|(name, value)| {
            let mut pair = name.clone();
            pair.push("=");
            pair.push(value);
            c_string(&pair)
        })
        .collect();
    let pointers =
        |list: &[CString]| -> Vec<*const c_char> { list.iter().map(|s| s.as_ptr()).chain([ptr::null()]).collect() };
    let (argv, envp) = (pointers(&words), pointers(&variables));
    let folder = c_path(&program.folder);
    let parent = std::process::id() as libc::pid_t;

    let mut pidfd: RawFd = -1;
    // SAFETY: this process has one thread, so the child's memory is whole; the child leaves only by exec or _exit.
    let pid = unsafe { raw_fork(&mut pidfd, home.secret) };
    if pid < 0 {
        return Err(io::Error::last_os_error());
    }
    if pid > 0 {
        // SAFETY: the kernel just made the descriptor for us; it is close-on-exec by definition.
        return Ok(Child { pid: pid as libc::pid_t, pidfd: unsafe { OwnedFd::from_raw_fd(pidfd) } });
    }

    let error = become_program(program, descriptors, home, parent, &folder).err().unwrap_or_else(|| {
        // SAFETY: both lists end with a null pointer and live until the exec.
        unsafe { libc::execve(argv[0], argv.as_ptr(), envp.as_ptr()) };
        io::Error::last_os_error().to_string()
    });
    home.complaint.set(&error);
    // SAFETY: ends the child without running its parent's exit handlers.
    unsafe { libc::_exit(127) }
}

/// Forks with a process descriptor; the secret lies where the thread's own memory would be named, which a fork does not ask for.
unsafe fn raw_fork(pidfd: &mut RawFd, secret: u64) -> libc::c_long {
    let flags = (libc::CLONE_PIDFD | libc::SIGCHLD) as libc::c_ulong;
    let (stack, pidfd) = (0 as libc::c_ulong, ptr::from_mut(pidfd));
    // The order of the last two arguments differs between architectures.
    let (fourth, fifth) = if filter::SECRET_OF_CLONE == 3 { (secret, 0) } else { (0, secret) };
    // SAFETY: the caller has one thread; the descriptor's place is valid.
    unsafe { libc::syscall(libc::SYS_clone, flags, stack, pidfd, fourth, fifth) }
}

fn become_program(
    program: &Program,
    descriptors: &[OwnedFd],
    home: &Home,
    parent: libc::pid_t,
    folder: &CString,
) -> Result<(), String> {
    let failed = |what: &str| format!("{what}: {}", io::Error::last_os_error());
    // SAFETY: plain system calls on values that live here.
    unsafe {
        const { assert!(filter::SECRET_OF_SETSID == 0 && filter::SECRET_OF_PRCTL == 2) }
        libc::syscall(libc::SYS_setsid, home.secret);
        libc::syscall(
            libc::SYS_prctl,
            libc::PR_SET_PDEATHSIG as libc::c_ulong,
            libc::SIGKILL as libc::c_ulong,
            home.secret,
        );
        if libc::getppid() != parent {
            return Err("the helper is gone".to_owned());
        }
        for (wanted, descriptor) in descriptors.iter().enumerate() {
            // The helper keeps the low numbers occupied, so none of these overwrites another.
            if libc::dup2(descriptor.as_raw_fd(), wanted as RawFd) < 0 {
                return Err(failed("descriptors"));
            }
        }
        if libc::chdir(folder.as_ptr()) != 0 {
            return Err(failed("the scratch folder"));
        }
    }
    if let Some(cgroup) = &home.cgroup {
        cgroup.join().map_err(|e| format!("cgroup: {e}"))?;
    }
    rlimits::set_all(&program.bounds).map_err(|e| format!("limits: {e}"))?;
    if home.tier >= Tier::T1 {
        ruleset::confine(&home.common, program)?;
        if !home.signals && program.kind != Kind::Compiler {
            let mut filter = filter::signals_to(std::process::id()).ok_or("no filter for this architecture")?;
            filter::install(&mut filter).map_err(|e| format!("seccomp: {e}"))?;
        }
    }
    Ok(())
}
