//! Which files a program may touch, and that it may reach no other process or socket: Landlock.

use std::os::fd::{AsFd, AsRawFd};
use std::path::{Path, PathBuf};

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, PathBeneath, PathFd, Ruleset, RulesetAttr,
    RulesetCreated, RulesetCreatedAttr, RulesetError, RulesetStatus, Scope,
};

use crate::program::{Kind, Program};

/// The version of Landlock that can refuse truncation.
pub(super) const KNOWS_TRUNCATION: i32 = 3;
/// The version of Landlock that keeps signals in.
pub(super) const KNOWS_SIGNALS: i32 = 6;
/// The rules that the kit knows; an older system enforces those it knows.
const KNOWN: ABI = ABI::V6;

/// What every program may read and execute: the system's own programs and libraries, none of its data.
const SYSTEM: &[&str] = &[
    "/usr",
    "/bin",
    "/lib",
    "/lib32",
    "/lib64",
    "/nix/store",
    "/etc/ld.so.cache",
    "/etc/alternatives",
    "/etc/localtime",
];
/// What submissions may read besides; a compiler that is made to include one of these would read for ever.
const RANDOM: &[&str] = &["/dev/random", "/dev/urandom"];
/// What every program may read and write.
const DEVICES: &[&str] = &["/dev/null", "/dev/full"];
/// What large runtimes and compilers want to know of the machine.
const MACHINE: &[&str] =
    &["/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/version", "/proc/sys/vm", "/sys/devices/system/cpu"];

/// Paths that are opened once, for all programs.
#[derive(Debug)]
pub(super) struct Common {
    system: Vec<PathFd>,
    random: Vec<PathFd>,
    devices: Vec<PathFd>,
    machine: Vec<PathFd>,
}

/// The version of Landlock that this system has; 0 where it has none.
pub(crate) fn version() -> i32 {
    const VERSION: libc::c_ulong = 1;
    // SAFETY: with this flag the call takes no pointer and answers a number.
    let version = unsafe {
        libc::syscall(libc::SYS_landlock_create_ruleset, std::ptr::null::<libc::c_void>(), 0 as libc::size_t, VERSION)
    };
    version.max(0) as i32
}

impl Common {
    /// Opens the system's paths; those that are absent here are passed over.
    pub fn open() -> Common {
        let open = |paths: &[&str]| paths.iter().filter_map(|p| PathFd::new(p).ok()).collect();
        Common { system: open(SYSTEM), random: open(RANDOM), devices: open(DEVICES), machine: open(MACHINE) }
    }
}

/// Confines the calling process, for good; needs `no_new_privs`. Errors say what could not be set up.
pub(super) fn confine(common: &Common, program: &Program) -> Result<(), String> {
    let ruleset = rules(common, program).map_err(|e| e.to_string())?;
    let status = ruleset.restrict_self().map_err(|e| e.to_string())?;
    if status.ruleset == RulesetStatus::NotEnforced { Err("Landlock is not enforced".to_owned()) } else { Ok(()) }
}

fn rules(common: &Common, program: &Program) -> Result<RulesetCreated, RulesetError> {
    let everything = AccessFs::from_all(KNOWN);
    let mut ruleset = Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(everything)?
        .handle_access(AccessNet::from_all(KNOWN))?
        .scope(Scope::from_all(KNOWN))?
        .create()?
        .no_new_privs(false);
    let read = AccessFs::from_read(KNOWN);
    // No devices, sockets or pipes are made: they would be doors to others.
    let write = read
        | AccessFs::WriteFile
        | AccessFs::Truncate
        | AccessFs::MakeReg
        | AccessFs::MakeDir
        | AccessFs::MakeSym
        | AccessFs::RemoveFile
        | AccessFs::RemoveDir
        | AccessFs::Refer;
    for path in &common.system {
        ruleset = allow(ruleset, path, read)?;
    }
    for path in &common.devices {
        ruleset = allow(ruleset, path, AccessFs::ReadFile | AccessFs::WriteFile)?;
    }
    if program.kind != Kind::Compiler {
        for path in &common.random {
            ruleset = allow(ruleset, path, AccessFs::ReadFile.into())?;
        }
    }
    if program.proc {
        for path in &common.machine {
            ruleset = allow(ruleset, path, read)?;
        }
    }
    // About itself only: the folder of this process, not of those that come after it under the same number.
    let itself = PathBuf::from("/proc/self");
    for path in program.readable.iter().chain([&itself]) {
        ruleset = allow_path(ruleset, path, read)?;
    }
    for path in &program.writable {
        ruleset = allow_path(ruleset, path, write)?;
    }
    Ok(ruleset)
}

fn allow_path(
    ruleset: RulesetCreated,
    path: &Path,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, RulesetError> {
    // What is not there needs no permission.
    match PathFd::new(path) {
        Ok(descriptor) => allow(ruleset, &descriptor, access),
        Err(_) => Ok(ruleset),
    }
}

fn allow(
    ruleset: RulesetCreated,
    descriptor: &PathFd,
    access: BitFlags<AccessFs>,
) -> Result<RulesetCreated, RulesetError> {
    // Rights that only folders have are refused for files.
    let access = if is_folder(descriptor) { access } else { access & AccessFs::from_file(KNOWN) };
    ruleset.add_rule(PathBeneath::new(descriptor, access))
}

fn is_folder(descriptor: &PathFd) -> bool {
    // SAFETY: an all-zero record is valid, and the call fills it.
    unsafe {
        let mut stat: libc::stat = std::mem::zeroed();
        libc::fstat(descriptor.as_fd().as_raw_fd(), &mut stat) == 0 && stat.st_mode & libc::S_IFMT == libc::S_IFDIR
    }
}
