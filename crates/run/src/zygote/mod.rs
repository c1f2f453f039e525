//! The helper process that starts programs: small and single-threaded, so that a fork is cheap and safe.
//!
//! A program would also be lent its parent's memory peak, which is small here.
//!
//! The kit starts its own executable again with a hidden first argument; the helper takes one program after the other over a
//! socket, forks, confines, executes, watches, and reports the facts.

#[cfg(target_os = "linux")]
mod cgroup;
#[cfg(target_os = "linux")]
mod child;
#[cfg(target_os = "linux")]
pub(crate) mod client;
#[cfg(target_os = "linux")]
pub(crate) mod filter;
#[cfg(target_os = "linux")]
mod namespaces;
#[cfg(target_os = "linux")]
pub(crate) mod ruleset;
#[cfg(target_os = "linux")]
mod server;
#[cfg(target_os = "linux")]
mod waiting;
#[cfg(target_os = "linux")]
mod watch;
#[cfg(target_os = "linux")]
mod wire;

use super::guard;

/// The hidden first argument.
#[cfg(target_os = "linux")]
pub(crate) const ARGUMENT: &str = "--serve-as-zygote";

/// The socket's number; lower ones are kept occupied, so that a program's descriptors never collide with what arrives.
#[cfg(target_os = "linux")]
const SOCKET: std::os::fd::RawFd = 10;

/// Serves as the helper process, or as what ends programs after the kit, when the program was started as one, and then never returns; else returns at once.
///
/// Call it first in `main`, before arguments are read.
pub fn entry() {
    let mut arguments = std::env::args_os().skip(1);
    let Some(first) = arguments.next() else { return };
    if first == guard::ARGUMENT {
        guard::serve();
        std::process::exit(0);
    }
    #[cfg(target_os = "linux")]
    if first == ARGUMENT {
        let role = arguments.next().and_then(|a| a.into_string().ok()).unwrap_or_default();
        let hidden: Vec<_> = arguments.map(std::path::PathBuf::from).collect();
        std::process::exit(server::serve(&role, &hidden));
    }
}
