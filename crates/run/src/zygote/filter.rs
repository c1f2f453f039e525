//! Which system calls are refused. A refused call returns an error, so that a program which tries and goes on is judged by its output.

use std::io;

use crate::program::Kind;

/// One instruction of a classic BPF program.
type Instruction = libc::sock_filter;

/// Offsets into `struct seccomp_data`.
const NUMBER: u32 = 0;
const ARCHITECTURE: u32 = 4;

/// The audit names of the architectures that filters are made for.
#[cfg(target_arch = "x86_64")]
const NATIVE: Option<u32> = Some(62 | 0x8000_0000 | 0x4000_0000);
#[cfg(target_arch = "aarch64")]
const NATIVE: Option<u32> = Some(183 | 0x8000_0000 | 0x4000_0000);
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
const NATIVE: Option<u32> = None;

/// The lower half of argument `n`, where its small numbers are.
const fn argument(n: u32) -> u32 {
    16 + 8 * n + if cfg!(target_endian = "big") { 4 } else { 0 }
}

/// The upper half of argument `n`.
const fn upper(n: u32) -> u32 {
    16 + 8 * n + if cfg!(target_endian = "big") { 0 } else { 4 }
}

/// A program of refusals in the making; what no rule refuses is allowed.
struct Filter(Vec<Instruction>);

const EPERM: u32 = libc::EPERM as u32;
const ENOSYS: u32 = libc::ENOSYS as u32;
const EINVAL: u32 = libc::EINVAL as u32;

impl Filter {
    fn new(architecture: u32) -> Filter {
        let mut filter = Filter(Vec::with_capacity(256));
        filter.load(ARCHITECTURE);
        // Calls in another architecture's convention have other numbers, so none of them is let through.
        filter.jump(libc::BPF_JEQ, architecture, 1, 0);
        filter.refuse(ENOSYS);
        filter.load(NUMBER);
        // The x32 convention shares the architecture's name and sets this bit.
        filter.jump(libc::BPF_JGE, 0x4000_0000, 0, 1);
        filter.refuse(ENOSYS);
        filter
    }

    fn push(&mut self, code: u32, k: u32, jt: u8, jf: u8) {
        self.0.push(Instruction { code: code as u16, jt, jf, k });
    }

    fn load(&mut self, offset: u32) {
        self.push(libc::BPF_LD | libc::BPF_W | libc::BPF_ABS, offset, 0, 0);
    }

    fn jump(&mut self, test: u32, k: u32, jt: u8, jf: u8) {
        self.push(libc::BPF_JMP | test | libc::BPF_K, k, jt, jf);
    }

    fn refuse(&mut self, errno: u32) {
        self.push(libc::BPF_RET | libc::BPF_K, libc::SECCOMP_RET_ERRNO | errno, 0, 0);
    }

    fn allow(&mut self) {
        self.push(libc::BPF_RET | libc::BPF_K, libc::SECCOMP_RET_ALLOW, 0, 0);
    }

    /// Refuses a call whatever its arguments.
    fn deny(&mut self, call: libc::c_long, errno: u32) {
        self.jump(libc::BPF_JEQ, call as u32, 0, 1);
        self.refuse(errno);
    }

    /// Allows a call only where the argument is one of the values.
    fn only(&mut self, call: libc::c_long, n: u32, values: &[u32]) {
        self.jump(libc::BPF_JEQ, call as u32, 0, (values.len() + 3) as u8);
        self.load(argument(n));
        for (index, value) in values.iter().enumerate() {
            self.jump(libc::BPF_JEQ, *value, (values.len() - index) as u8, 0);
        }
        self.refuse(EPERM);
        self.allow();
    }

    /// Refuses a call where the argument's bits under `mask` are one of the values; lets it pass for good where they are not.
    fn deny_masked(&mut self, call: libc::c_long, n: u32, mask: u32, values: &[u32], errno: u32) {
        self.jump(libc::BPF_JEQ, call as u32, 0, (values.len() + 4) as u8);
        self.load(argument(n));
        self.push(libc::BPF_ALU | libc::BPF_AND | libc::BPF_K, mask, 0, 0);
        for (index, value) in values.iter().enumerate() {
            self.jump(libc::BPF_JEQ, *value, (values.len() - index) as u8, 0);
        }
        self.allow();
        self.refuse(errno);
    }

    /// Refuses a call where any of the bits is set in the argument.
    fn deny_bits(&mut self, call: libc::c_long, n: u32, bits: u32, errno: u32) {
        self.jump(libc::BPF_JEQ, call as u32, 0, 4);
        self.load(argument(n));
        self.jump(libc::BPF_JSET, bits, 0, 1);
        self.refuse(errno);
        // The rules that follow look at the number again.
        self.load(NUMBER);
    }

    /// Lets a call pass where argument `n`, of which the call makes no use, is the secret.
    fn pass_with(&mut self, call: libc::c_long, n: u32, secret: u64) {
        self.jump(libc::BPF_JEQ, call as u32, 0, 6);
        self.load(argument(n));
        self.jump(libc::BPF_JEQ, secret as u32, 0, 3);
        self.load(upper(n));
        self.jump(libc::BPF_JEQ, (secret >> 32) as u32, 0, 1);
        self.allow();
        // The rules that follow look at the number again.
        self.load(NUMBER);
    }

    fn finish(mut self) -> Vec<Instruction> {
        self.allow();
        self.0
    }
}

/// Calls that neither a submission nor a compiler has any business with: other processes' insides, the network, kernel objects
/// that outlive a process or that all processes share a number of, memory that no limit counts, the machine itself.
#[rustfmt::skip]
const NEVER: &[libc::c_long] = &[
    libc::SYS_ptrace, libc::SYS_process_vm_readv, libc::SYS_process_vm_writev, libc::SYS_pidfd_getfd, libc::SYS_kcmp,
    libc::SYS_process_madvise, libc::SYS_process_mrelease, libc::SYS_perf_event_open,
    libc::SYS_socket, libc::SYS_connect, libc::SYS_bind, libc::SYS_listen, libc::SYS_accept, libc::SYS_accept4,
    libc::SYS_io_uring_setup, libc::SYS_io_uring_enter, libc::SYS_io_uring_register,
    libc::SYS_memfd_create, libc::SYS_memfd_secret, libc::SYS_userfaultfd, libc::SYS_bpf,
    libc::SYS_shmget, libc::SYS_shmat, libc::SYS_shmctl, libc::SYS_semget, libc::SYS_semctl, libc::SYS_msgget, libc::SYS_msgctl,
    libc::SYS_semop, libc::SYS_semtimedop, libc::SYS_msgsnd, libc::SYS_msgrcv, libc::SYS_vmsplice,
    libc::SYS_io_setup, libc::SYS_inotify_init1, libc::SYS_sync, libc::SYS_syncfs,
    libc::SYS_mq_open, libc::SYS_mq_unlink, libc::SYS_add_key, libc::SYS_request_key, libc::SYS_keyctl,
    libc::SYS_unshare, libc::SYS_setns, libc::SYS_mount, libc::SYS_umount2, libc::SYS_pivot_root, libc::SYS_chroot,
    libc::SYS_open_tree, libc::SYS_move_mount, libc::SYS_fsopen, libc::SYS_fsconfig, libc::SYS_fsmount, libc::SYS_fspick,
    libc::SYS_mount_setattr, libc::SYS_name_to_handle_at, libc::SYS_open_by_handle_at, libc::SYS_fanotify_init,
    libc::SYS_kexec_load, libc::SYS_init_module, libc::SYS_finit_module, libc::SYS_delete_module,
    libc::SYS_reboot, libc::SYS_swapon, libc::SYS_swapoff, libc::SYS_syslog, libc::SYS_acct, libc::SYS_quotactl,
    libc::SYS_settimeofday, libc::SYS_clock_settime, libc::SYS_clock_adjtime, libc::SYS_adjtimex,
    libc::SYS_sethostname, libc::SYS_setdomainname, libc::SYS_vhangup, libc::SYS_lookup_dcookie,
    libc::SYS_setpriority, libc::SYS_ioprio_set, libc::SYS_migrate_pages, libc::SYS_move_pages,
];
#[cfg(target_arch = "x86_64")]
const NEVER_HERE: &[libc::c_long] = &[
    libc::SYS_inotify_init,
    libc::SYS_iopl,
    libc::SYS_ioperm,
    libc::SYS_modify_ldt,
    libc::SYS_uselib,
    libc::SYS_kexec_file_load,
];
#[cfg(not(target_arch = "x86_64"))]
const NEVER_HERE: &[libc::c_long] = &[];

/// Calls that change a file's owner, mode, times or attributes: Landlock does not know them, so a submission could spoil files that it
/// cannot even open. Linkers need some of them.
#[rustfmt::skip]
const ATTRIBUTES: &[libc::c_long] = &[
    libc::SYS_fchmod, libc::SYS_fchmodat, FCHMODAT2, libc::SYS_fchown, libc::SYS_fchownat, libc::SYS_utimensat,
    libc::SYS_setxattr, libc::SYS_lsetxattr, libc::SYS_fsetxattr, SETXATTRAT,
    libc::SYS_removexattr, libc::SYS_lremovexattr, libc::SYS_fremovexattr, REMOVEXATTRAT, FILE_SETATTR,
    libc::SYS_sched_setscheduler, libc::SYS_sched_setparam, libc::SYS_sched_setattr, libc::SYS_sched_setaffinity,
];
/// The bits of a mapping's flags that say whether it is shared.
const MAP_TYPE: libc::c_int = 0x0f;
/// The flags that make namespaces, in which a program would have privileges.
const CLONE_NEW: u32 = (libc::CLONE_NEWNS
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWCGROUP) as u32;
/// Keeps other programs off the processor's second half; see prctl(2).
const PR_SCHED_CORE: u32 = 62;
/// Younger than the libraries' tables; the numbers are the same on every architecture.
const FCHMODAT2: libc::c_long = 452;
const SETXATTRAT: libc::c_long = 463;
const REMOVEXATTRAT: libc::c_long = 466;
const FILE_SETATTR: libc::c_long = 469;
#[cfg(target_arch = "x86_64")]
const ATTRIBUTES_HERE: &[libc::c_long] =
    &[libc::SYS_chmod, libc::SYS_chown, libc::SYS_lchown, libc::SYS_utime, libc::SYS_utimes, libc::SYS_futimesat];
#[cfg(not(target_arch = "x86_64"))]
const ATTRIBUTES_HERE: &[libc::c_long] = &[];

/// What a helper's filter depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    /// What its programs are: to submissions more is refused than compilers can bear.
    pub kind: Kind,
    /// Whether Landlock cannot refuse truncation here.
    pub truncate: bool,
    /// Lets the helper do what its programs may not, by a random number.
    pub secret: u64,
}

/// The argument of each call that carries the secret: one that the system ignores.
pub(super) const SECRET_OF_CLONE: u32 = if cfg!(target_arch = "x86_64") { 4 } else { 3 };
/// See [`SECRET_OF_CLONE`].
pub(super) const SECRET_OF_PRCTL: u32 = 2;
/// See [`SECRET_OF_CLONE`].
pub(super) const SECRET_OF_SETSID: u32 = 0;

/// The filter that a helper puts on itself at its start and that its programs inherit.
///
/// One filter for all programs, since installing one costs as much as the rest of a start. The helper itself must fork, so that what
/// programs may not do passes with a secret in an unused argument: a random number that an exec wipes from the child's memory.
pub(super) fn inherited(policy: Policy) -> Option<Vec<Instruction>> {
    let mut filter = Filter::new(NATIVE?);
    if policy.kind != Kind::Compiler {
        // First, since programs do this often: memory that stays when no address names it any more, and memory sent to the swap.
        let shared = [libc::MAP_SHARED, libc::MAP_SHARED_VALIDATE].map(|kind| (kind | libc::MAP_ANONYMOUS) as u32);
        filter.deny_masked(libc::SYS_mmap, 3, (MAP_TYPE | libc::MAP_ANONYMOUS) as u32, &shared, EPERM);
        let advice = [libc::MADV_COLD, libc::MADV_PAGEOUT].map(|advice| advice as u32);
        filter.deny_masked(libc::SYS_madvise, 2, u32::MAX, &advice, EINVAL);
    }
    filter.pass_with(libc::SYS_prctl, SECRET_OF_PRCTL, policy.secret);
    filter.deny_masked(libc::SYS_prctl, 0, u32::MAX, &[libc::PR_SET_PDEATHSIG as u32, PR_SCHED_CORE], EPERM);
    // The C library names itself by 0; any other number may be somebody else's.
    filter.only(libc::SYS_prlimit64, 0, &[0]);
    for call in NEVER.iter().chain(NEVER_HERE) {
        filter.deny(*call, EPERM);
    }
    // Its flags lie in memory; the C library then takes the older call, whose flags can be seen.
    filter.deny(libc::SYS_clone3, ENOSYS);
    filter.deny_bits(libc::SYS_clone, 0, CLONE_NEW, EPERM);
    if policy.kind != Kind::Compiler {
        for call in ATTRIBUTES.iter().chain(ATTRIBUTES_HERE) {
            filter.deny(*call, EPERM);
        }
        if policy.kind == Kind::Submission {
            filter.pass_with(libc::SYS_clone, SECRET_OF_CLONE, policy.secret);
            filter.deny_masked(libc::SYS_clone, 0, libc::CLONE_THREAD as u32, &[0], EPERM);
            #[cfg(target_arch = "x86_64")]
            for call in [libc::SYS_fork, libc::SYS_vfork] {
                filter.deny(call, EPERM);
            }
        }
        filter.pass_with(libc::SYS_setsid, SECRET_OF_SETSID, policy.secret);
        for call in [libc::SYS_setsid, libc::SYS_setpgid] {
            filter.deny(call, EPERM);
        }
    }
    if policy.truncate {
        filter.deny(libc::SYS_truncate, EPERM);
        // Its flags lie in memory, where no filter sees them.
        filter.deny(libc::SYS_openat2, ENOSYS);
        let (mask, value) = ((libc::O_TRUNC | libc::O_ACCMODE) as u32, (libc::O_TRUNC | libc::O_RDONLY) as u32);
        filter.deny_masked(libc::SYS_openat, 2, mask, &[value], EPERM);
        #[cfg(target_arch = "x86_64")]
        filter.deny_masked(libc::SYS_open, 1, mask, &[value], EPERM);
    }
    Some(filter.finish())
}

const F_SETSIG: libc::c_int = 10;
const F_SETOWN_EX: libc::c_int = 15;
const FIOSETOWN: u32 = 0x8901;
const SIOCSPGRP: u32 = 0x8902;

/// The filter that one program gets on top where Landlock does not know signals: it signals none but itself.
pub(super) fn signals_to(pid: u32) -> Option<Vec<Instruction>> {
    let mut filter = Filter::new(NATIVE?);
    for call in
        [libc::SYS_kill, libc::SYS_tgkill, libc::SYS_tkill, libc::SYS_rt_sigqueueinfo, libc::SYS_rt_tgsigqueueinfo]
    {
        filter.only(call, 0, &[pid]);
    }
    filter.deny(libc::SYS_pidfd_send_signal, EPERM);
    // A pipe's owner gets a signal of the program's choice whenever the pipe can move.
    let owner = [libc::F_SETOWN, F_SETOWN_EX, F_SETSIG].map(|command| command as u32);
    filter.deny_masked(libc::SYS_fcntl, 1, u32::MAX, &owner, EPERM);
    filter.deny_masked(libc::SYS_ioctl, 1, u32::MAX, &[FIOSETOWN, SIOCSPGRP], EPERM);
    Some(filter.finish())
}

/// Whether this system knows filters and this architecture is one they are made for.
pub(crate) fn available() -> bool {
    let action: u32 = libc::SECCOMP_RET_ERRNO;
    // SAFETY: the call reads one number.
    let result = unsafe { libc::syscall(libc::SYS_seccomp, libc::SECCOMP_GET_ACTION_AVAIL, 0, &action) };
    NATIVE.is_some() && result == 0
}

/// Puts a filter on the calling process, for good; needs `no_new_privs`.
pub(super) fn install(filter: &mut [Instruction]) -> io::Result<()> {
    let program = libc::sock_fprog { len: filter.len() as u16, filter: filter.as_mut_ptr() };
    // SAFETY: the program's pointer and length describe the slice.
    let result = unsafe { libc::syscall(libc::SYS_seccomp, libc::SECCOMP_SET_MODE_FILTER, 0, &program) };
    if result == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skipped::skipped;

    /// The result of a deed, as an error number, under a filter that ends with the deed's thread; nothing, and said so, where filters
    /// are not known for this architecture.
    fn under(filter: Option<Vec<Instruction>>, deed: impl FnOnce() -> libc::c_long + Send) -> Option<i32> {
        let Some(mut filter) = filter else {
            skipped("this architecture has no filter");
            return None;
        };
        let confined = || {
            // SAFETY: plain system call; it concerns this thread only.
            unsafe { libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) };
            install(&mut filter).expect("installed");
            if deed() < 0 { io::Error::last_os_error().raw_os_error().unwrap_or(-1) } else { 0 }
        };
        Some(std::thread::scope(|scope| scope.spawn(confined).join().expect("the filter was installed")))
    }

    fn assert_under(filter: Option<Vec<Instruction>>, deed: impl FnOnce() -> libc::c_long + Send, error: i32) {
        assert!(under(filter, deed).is_none_or(|found| found == error), "another error than {error}");
    }

    fn policy() -> Policy {
        Policy { kind: Kind::Submission, truncate: true, secret: 0x0123_4567_89ab_cdef }
    }

    #[test]
    fn signals_reach_nobody_but_the_program_itself() {
        let me = std::process::id();
        let kill = |pid: u32| move || unsafe { libc::kill(pid as libc::pid_t, 0) }.into();
        assert_under(signals_to(me), kill(me), 0);
        // The parent is there, and root might signal it.
        let parent = std::os::unix::process::parent_id();
        assert_under(signals_to(me), kill(parent), libc::EPERM);
        let own = move || unsafe { libc::fcntl(0, libc::F_SETOWN, parent) }.into();
        assert_under(signals_to(me), own, libc::EPERM);
        let read_flags = || unsafe { libc::fcntl(0, libc::F_GETFL) }.into();
        assert_under(signals_to(me), read_flags, 0);
    }

    #[test]
    fn memory_that_could_hide_from_its_limit_is_refused_and_other_memory_is_not() {
        let map = |flags: libc::c_int| {
            move || unsafe { libc::mmap(std::ptr::null_mut(), 4096, libc::PROT_READ, flags, -1, 0) as libc::c_long }
        };
        for (kind, error) in [(libc::MAP_PRIVATE, 0), (libc::MAP_SHARED, libc::EPERM)] {
            assert_under(inherited(policy()), map(kind | libc::MAP_ANONYMOUS), error);
        }
        for (advice, error) in [(libc::MADV_DONTNEED, 0), (libc::MADV_PAGEOUT, libc::EINVAL)] {
            let advise = move || unsafe { libc::madvise(4096 as *mut libc::c_void, 0, advice) }.into();
            assert_under(inherited(policy()), advise, error);
        }
    }

    #[test]
    fn only_the_secret_opens_what_programs_may_not_do() {
        let death = |secret: u64| {
            move || unsafe {
                libc::syscall(libc::SYS_prctl, libc::PR_SET_PDEATHSIG as libc::c_ulong, 0 as libc::c_ulong, secret)
            }
        };
        let Policy { secret, .. } = policy();
        for (guess, error) in
            [(secret, 0), (0, libc::EPERM), (secret ^ 1, libc::EPERM), (secret ^ (1 << 40), libc::EPERM)]
        {
            assert_under(inherited(policy()), death(guess), error);
        }
    }

    #[test]
    fn truncation_is_refused_where_landlock_cannot_refuse_it() {
        let path = c"/dev/null".as_ptr() as usize;
        let open = |flags: libc::c_int| move || unsafe { libc::open(path as *const _, flags) }.into();
        let cases =
            [(libc::O_RDONLY, 0), (libc::O_RDONLY | libc::O_TRUNC, libc::EPERM), (libc::O_WRONLY | libc::O_TRUNC, 0)];
        for (flags, error) in cases {
            assert_under(inherited(policy()), open(flags), error);
        }
        let truncate = move || unsafe { libc::truncate(path as *const _, 0) }.into();
        assert_under(inherited(policy()), truncate, libc::EPERM);
    }

    #[test]
    fn a_thread_is_allowed_and_a_process_is_not() {
        let thread = || std::thread::scope(|s| s.spawn(|| 0).join().unwrap_or(-1));
        assert_under(inherited(policy()), thread, 0);
        let process = || match std::process::Command::new("/bin/true").spawn() {
            Ok(mut child) => child.wait().map_or(0, |_| 0),
            Err(_) => -1,
        };
        assert!(under(inherited(policy()), process).is_none_or(|error| error != 0));
    }
}
