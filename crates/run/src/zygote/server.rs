//! The helper's own life: it gives up what it does not need, then serves one program after the other.

use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::path::PathBuf;
use std::time::Instant;

use super::SOCKET;
use super::cgroup::Cgroup;
use super::child::{self, Complaint, Home};
use super::filter::{self, Policy};
use super::namespaces;
use super::ruleset::{self, Common};
use super::watch;
use super::wire::{self, Reply, Request};
use crate::program::{Facts, Killed, Kind, Program};
use crate::tier::Tier;

/// Serves until the kit closes the socket, which is standard input at the start. Returns the exit code.
///
/// `hidden` are folders that its programs are not to see where there are namespaces.
pub(super) fn serve(role: &str, hidden: &[PathBuf]) -> i32 {
    let Some((tier, kind)) = parse(role) else { return 2 };
    let setup = prepare(tier, kind, hidden);
    let reply = match &setup {
        Ok(_) => Reply::Ready,
        Err(why) => Reply::Failed(why.clone()),
    };
    let told = wire::send(SOCKET, &reply.encode(), &[]);
    let (Ok(mut home), Ok(())) = (setup, told) else { return 1 };
    let mut buffer = Vec::new();
    loop {
        let Ok((message, descriptors)) = wire::receive(SOCKET, &mut buffer) else { return 1 };
        if message.is_empty() {
            return 0;
        }
        let program = match Request::decode(message) {
            Some(Request::Start(program)) => program,
            // The program had ended already.
            Some(Request::Kill(_) | Request::Look) => continue,
            None => return 1,
        };
        if !(4..=wire::DESCRIPTORS_MAX).contains(&descriptors.len()) {
            return 1;
        }
        let reply = match run(&mut home, &program, descriptors) {
            Ok(Some(facts)) => match home.complaint.take() {
                Some(why) => Reply::NotStarted { program: program.command[0].to_string_lossy().into_owned(), why },
                None => Reply::Ended(facts),
            },
            Ok(None) => return 0,
            Err(error) => Reply::Failed(error.to_string()),
        };
        if wire::send(SOCKET, &reply.encode(), &[]).is_err() {
            return 1;
        }
    }
}

/// The role as the kit writes it in the helper's arguments.
pub(super) fn role(tier: Tier, kind: Kind) -> String {
    format!("{tier}-{}", kind.name())
}

fn parse(text: &str) -> Option<(Tier, Kind)> {
    let (tier, kind) = text.split_once('-')?;
    Some((Tier::from_name(tier)?, Kind::from_name(kind)?))
}

/// Runs a program to its end; nothing where the kit has gone meanwhile.
fn run(home: &mut Home, program: &Program, descriptors: Vec<OwnedFd>) -> io::Result<Option<Facts>> {
    let start = Instant::now();
    let killed_before = match &home.cgroup {
        Some(cgroup) => {
            // A little above, so that who passes the limit is seen to have passed it.
            cgroup.limit(program.bounds.memory + program.bounds.memory / 8)?;
            cgroup.kills()
        }
        None => 0,
    };
    let child = child::start(program, &descriptors, home)?;
    // Else the program's pipes would never end.
    drop(descriptors);
    let family = program.kind != Kind::Submission || home.tier < Tier::T1;
    let mut facts = watch::watch(SOCKET, &child, program, start, family)?;
    if let (Some(cgroup), Some(facts)) = (&home.cgroup, &mut facts)
        && facts.killed.is_none()
        && cgroup.kills() > killed_before
    {
        facts.killed = Some(Killed::Memory);
    }
    Ok(facts)
}

fn prepare(tier: Tier, kind: Kind, hidden: &[PathBuf]) -> Result<Home, String> {
    let failed = |what: &'static str| move |e: io::Error| format!("{what}: {e}");
    occupy_low_descriptors().map_err(failed("descriptors"))?;
    // SAFETY: plain system calls.
    unsafe {
        // A session of its own: Ctrl-C is for the kit, whose end this process sees on the socket.
        libc::setsid();
        libc::chdir(c"/".as_ptr());
        libc::umask(0o022);
        libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1);
        for signal in 1..=64 {
            libc::signal(signal, libc::SIG_DFL);
        }
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, std::ptr::null_mut());
        if libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 {
            return Err(format!("no_new_privs: {}", io::Error::last_os_error()));
        }
    }
    // Where memory runs out, programs go before the kit; the largest of them first.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    // Made while privileges are left, and before the process' number changes its meaning.
    let cgroup = if tier >= Tier::T3 { Some(Cgroup::create()?) } else { None };
    if tier >= Tier::T2 {
        let remove = || cgroup.iter().for_each(Cgroup::remove);
        namespaces::enter(hidden, remove).inspect_err(|_| remove())?;
    }
    drop_capabilities();
    let secret = random()?;
    // Shared memory, which the filter refuses from then on.
    let complaint = Complaint::new().map_err(failed("memory"))?;
    if tier >= Tier::T1 {
        let policy = Policy { kind, truncate: ruleset::version() < ruleset::KNOWS_TRUNCATION, secret };
        let mut filter = filter::inherited(policy).ok_or("no filter for this architecture")?;
        filter::install(&mut filter).map_err(failed("seccomp"))?;
    }
    Ok(Home {
        tier,
        common: Common::open(),
        signals: ruleset::version() >= ruleset::KNOWS_SIGNALS,
        secret,
        complaint,
        cgroup,
    })
}

fn random() -> Result<u64, String> {
    let mut bytes = [0; 8];
    // SAFETY: pointer and length describe the array. By its number, since older C libraries have no name for it.
    match unsafe { libc::syscall(libc::SYS_getrandom, bytes.as_mut_ptr(), bytes.len(), 0) } {
        8 => Ok(u64::from_ne_bytes(bytes)),
        _ => Err(format!("random: {}", io::Error::last_os_error())),
    }
}

fn occupy_low_descriptors() -> io::Result<()> {
    // SAFETY: standard input is the socket that the kit passed; the other numbers below the socket's are of no use to anybody.
    unsafe {
        if libc::dup3(0, SOCKET, libc::O_CLOEXEC) < 0 {
            return Err(io::Error::last_os_error());
        }
        let null = libc::open(c"/dev/null".as_ptr(), libc::O_RDWR | libc::O_CLOEXEC);
        if null < 0 {
            return Err(io::Error::last_os_error());
        }
        let null = OwnedFd::from_raw_fd(null);
        for number in 0..SOCKET {
            if number != null.as_raw_fd() && libc::dup3(null.as_raw_fd(), number, libc::O_CLOEXEC) < 0 {
                return Err(io::Error::last_os_error());
            }
        }
        if null.as_raw_fd() < SOCKET {
            std::mem::forget(null);
        }
        // What whoever started the kit left open is closed to programs.
        libc::syscall(libc::SYS_close_range, SOCKET as libc::c_uint + 1, libc::c_uint::MAX, 0);
    }
    Ok(())
}

/// Gives up every privilege of root for this process and its children; of an ordinary user nothing is taken.
fn drop_capabilities() {
    #[repr(C)]
    struct Header {
        version: u32,
        pid: libc::c_int,
    }
    const VERSION_3: u32 = 0x2008_0522;
    // Effective, permitted and inheritable, in two words each.
    let nothing = [0u32; 6];
    let header = Header { version: VERSION_3, pid: 0 };
    // SAFETY: plain system calls with records of the documented layout; numbers past the last capability are refused.
    unsafe {
        for capability in 0..64 {
            if libc::prctl(libc::PR_CAPBSET_DROP, capability, 0, 0, 0) != 0 {
                break;
            }
        }
        libc::prctl(libc::PR_CAP_AMBIENT, libc::PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
        libc::syscall(libc::SYS_capset, &header, nothing.as_ptr());
    }
}
