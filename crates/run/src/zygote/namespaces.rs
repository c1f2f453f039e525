//! Namespaces of the helper, which its programs inherit: made once per helper, they cost a run nothing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::ptr;

use super::wire::c_path;

/// Moves this process into namespaces of its own for users (where it is not privileged), processes, network, mounts and System V IPC.
///
/// Returns in a child, process 1 of the new namespace; the calling process, which keeps its privileges,
/// waits for that one's end, does `at_end`, and ends likewise. Errors name the step.
///
/// The `hidden` folders are empty inside.
pub(super) fn enter(hidden: &[PathBuf], at_end: impl FnOnce()) -> Result<(), String> {
    // SAFETY: plain system calls; this process has one thread.
    unsafe {
        let (user, group) = (libc::geteuid(), libc::getegid());
        let mut flags =
            libc::CLONE_NEWPID | libc::CLONE_NEWNET | libc::CLONE_NEWNS | libc::CLONE_NEWIPC | libc::CLONE_NEWUTS;
        if user != 0 {
            flags |= libc::CLONE_NEWUSER;
        }
        if libc::unshare(flags) != 0 {
            return Err(last("namespaces"));
        }
        if user != 0 {
            // Everybody keeps the own number, so that files look the same inside; nobody else exists.
            let write = |file: &str, text: String| {
                fs::write(format!("/proc/self/{file}"), text).map_err(|e| format!("{file}: {e}"))
            };
            write("setgroups", "deny".to_owned())?;
            write("uid_map", format!("{user} {user} 1"))?;
            write("gid_map", format!("{group} {group} 1"))?;
        }
        match libc::fork() {
            -1 => Err(last("fork")),
            0 => {
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                mount_proc()?;
                hidden.iter().try_for_each(|folder| hide(folder))
            }
            inner => {
                libc::close(super::SOCKET);
                let mut status = 0;
                while libc::waitpid(inner, &mut status, 0) < 0
                    && io::Error::last_os_error().kind() == io::ErrorKind::Interrupted
                {}
                at_end();
                libc::_exit(libc::WEXITSTATUS(status))
            }
        }
    }
}

/// A `/proc` that shows the new namespace's processes and no others.
unsafe fn mount_proc() -> Result<(), String> {
    let none: *const libc::c_char = ptr::null();
    // SAFETY: every string ends with a zero byte; absent ones may be null.
    unsafe {
        if libc::mount(none, c"/".as_ptr(), none, libc::MS_REC | libc::MS_PRIVATE, ptr::null()) != 0 {
            return Err(last("private mounts"));
        }
        let flags = libc::MS_NOSUID | libc::MS_NODEV | libc::MS_NOEXEC;
        if libc::mount(c"proc".as_ptr(), c"/proc".as_ptr(), c"proc".as_ptr(), flags, ptr::null()) != 0 {
            return Err(last("/proc"));
        }
    }
    Ok(())
}

/// Puts an empty folder over one that may be there.
unsafe fn hide(folder: &Path) -> Result<(), String> {
    let (path, none) = (c_path(folder), c"none".as_ptr());
    let flags = libc::MS_NOSUID | libc::MS_NODEV | libc::MS_NOEXEC | libc::MS_RDONLY;
    // SAFETY: every string ends with a zero byte.
    let result =
        unsafe { libc::mount(none, path.as_ptr(), c"tmpfs".as_ptr(), flags, c"size=4k,mode=0".as_ptr().cast()) };
    match result {
        0 => Ok(()),
        _ if io::Error::last_os_error().kind() == io::ErrorKind::NotFound => Ok(()),
        _ => Err(last(&folder.display().to_string())),
    }
}

fn last(what: &str) -> String {
    format!("{what}: {}", io::Error::last_os_error())
}
