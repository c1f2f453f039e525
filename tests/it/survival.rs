//! Nothing of a program outlives the kit, and the kit outlives its helpers.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ojkit::model::limits::Limits;
use ojkit::run::{Artifact, Config, Job, Machine, RunError};

const WAITER: &str = "fn main() { loop { std::thread::sleep(std::time::Duration::from_secs(1)); } }";
const ECHO: &str = "fn main() { std::io::copy(&mut std::io::stdin(), &mut std::io::stdout()).unwrap(); }";

fn machine() -> Machine {
    let cache_dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("survival-cache");
    let own_exe = PathBuf::from(env!("CARGO_BIN_EXE_ojkit"));
    Machine::new(Config { own_exe, cache_dir, languages_override: None, tier_max: None }).expect("a machine")
}

fn job(artifact: &Artifact) -> Job<'_> {
    let limits = Limits { time_ms: 60_000, ..Limits::default() };
    Job { artifact, args: &[], stdin: b"text", limits, readable: &[], writable: &[] }
}

/// Processes whose command line holds this text, by number.
fn processes(text: &str) -> Vec<u32> {
    let of = |entry: std::fs::DirEntry| {
        let pid = entry.file_name().to_str()?.parse().ok()?;
        let line = String::from_utf8_lossy(&std::fs::read(entry.path().join("cmdline")).ok()?).into_owned();
        line.contains(text).then_some(pid)
    };
    std::fs::read_dir("/proc").expect("proc").flatten().filter_map(of).collect()
}

fn wait_until(what: &str, mut done: impl FnMut() -> bool) {
    let end = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < end, "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Set in a process that plays the kit and is killed.
const VICTIM: &str = "OJKIT_TEST_VICTIM";

#[test]
fn a_kit_that_is_killed_takes_its_programs_and_helpers_along() {
    if std::env::var_os(VICTIM).is_some() {
        let machine = machine();
        let artifact = machine.build_text("waiter.rs", WAITER.as_bytes()).expect("it compiles");
        let outcome = machine.worker().expect("a worker").run(&job(&artifact));
        panic!("it should never end: {outcome:?}");
    }
    let folder =
        machine().build_text("waiter.rs", WAITER.as_bytes()).expect("it compiles").folder().display().to_string();
    // SIGINT is what Ctrl-C sends.
    for signal in [libc::SIGKILL, libc::SIGINT, libc::SIGTERM] {
        let mut victim: Child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "survival::a_kit_that_is_killed_takes_its_programs_and_helpers_along"])
            .env(VICTIM, "1")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        wait_until("the program starts", || !processes(&folder).is_empty());
        let helper = parent(processes(&folder)[0]);
        // SAFETY: the process is our own child and not reaped.
        unsafe { libc::kill(victim.id() as libc::pid_t, signal) };
        victim.wait().expect("it ends");
        wait_until("the program ends with the kit", || processes(&folder).is_empty());
        wait_until("the helper ends with the kit", || !Path::new(&format!("/proc/{helper}")).exists());
    }
}

fn parent(pid: u32) -> u32 {
    let text = std::fs::read_to_string(format!("/proc/{pid}/status")).expect("it runs");
    let line = text.lines().find_map(|l| l.strip_prefix("PPid:")).expect("a parent");
    line.trim().parse().expect("a number")
}

#[test]
fn a_worker_whose_helper_is_killed_says_so_and_works_on() {
    let machine = machine();
    let waiter = machine.build_text("helperless.rs", WAITER.as_bytes()).expect("it compiles");
    let echo = machine.build_text("echo.rs", ECHO.as_bytes()).expect("it compiles");
    let mut worker = machine.worker().expect("a worker");
    let folder = waiter.folder().display().to_string();
    std::thread::scope(|scope| {
        let run = scope.spawn(|| worker.run(&job(&waiter)));
        wait_until("the program starts", || !processes(&folder).is_empty());
        // SAFETY: the helper is our own child and is reaped only after this.
        unsafe { libc::kill(parent(processes(&folder)[0]) as libc::pid_t, libc::SIGKILL) };
        let result = run.join().expect("no panic");
        assert!(matches!(result, Err(RunError::Helper(_))), "{result:?}");
    });
    wait_until("the program ends with the helper", || processes(&folder).is_empty());
    assert_eq!(worker.run(&job(&echo)).expect("it runs").stdout, b"text");
}

#[test]
fn a_dropped_session_leaves_no_process() {
    let machine = machine();
    let artifact = machine.build_text("dropped.rs", WAITER.as_bytes()).expect("it compiles");
    let folder = artifact.folder().display().to_string();
    let session = machine.worker().expect("a worker").start(&job(&artifact)).expect("it starts");
    wait_until("the program starts", || !processes(&folder).is_empty());
    drop(session);
    assert_eq!(processes(&folder), Vec::<u32>::new());
}

#[test]
fn a_program_that_cannot_be_started_is_an_error_and_no_verdict() {
    let machine = machine();
    let echo = machine.build_text("gone.rs", b"fn main() {}").expect("it compiles");
    std::fs::remove_dir_all(echo.folder()).expect("removed");
    let mut worker = machine.worker().expect("a worker");
    let result = worker.run(&job(&echo));
    assert!(matches!(&result, Err(RunError::Start { why, .. }) if why.contains("No such file")), "{result:?}");
}
