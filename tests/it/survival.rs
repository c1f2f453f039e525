//! Nothing of a program outlives the kit, and the kit outlives its helpers.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::kit::{self, temporary};
use ojkit_languages::{Config, Machine};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Job, RunError};

const WAITER: &str = "fn main() { loop { std::thread::sleep(std::time::Duration::from_secs(1)); } }";
const ECHO: &str = "fn main() { std::io::copy(&mut std::io::stdin(), &mut std::io::stdout()).unwrap(); }";

fn machine() -> Machine {
    Machine::new(Config { cache_dir: temporary("survival-cache"), ..kit::config() }).expect("a machine")
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
    let folder = machine()
        .build_text("waiter.rs", WAITER.as_bytes())
        .expect("it compiles")
        .recipe()
        .folder
        .display()
        .to_string();
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
    // Without a helper, the program's parent is this test.
    if !kit::confined() {
        return;
    }
    let machine = machine();
    let waiter = machine.build_text("helperless.rs", WAITER.as_bytes()).expect("it compiles");
    let echo = machine.build_text("echo.rs", ECHO.as_bytes()).expect("it compiles");
    let mut worker = machine.worker().expect("a worker");
    let folder = waiter.recipe().folder.display().to_string();
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
    let folder = artifact.recipe().folder.display().to_string();
    let session = machine.worker().expect("a worker").start(&job(&artifact)).expect("it starts");
    wait_until("the program starts", || !processes(&folder).is_empty());
    drop(session);
    assert_eq!(processes(&folder), Vec::<u32>::new());
}

#[test]
fn a_program_that_cannot_be_started_is_an_error_and_no_verdict() {
    let machine = machine();
    let echo = machine.build_text("gone.rs", b"fn main() {}").expect("it compiles");
    std::fs::remove_dir_all(&echo.recipe().folder).expect("removed");
    let mut worker = machine.worker().expect("a worker");
    let result = worker.run(&job(&echo));
    assert!(matches!(&result, Err(RunError::Start { why, .. }) if why.contains("No such file")), "{result:?}");
}

const SPEC: &str = "format: 1
title: Twice
parameters:
  n: integer
returns: integer
constraints: |
  -1000 <= n <= 1000
model: accepted/sum.rs
examples:
  - input: { n: 2 }
    output: 4
";
const SUBMISSION: &str = "fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let n: i64 = text.trim().parse().unwrap();
    println!(\"{}\", n + N);
}
";

/// A collection with one problem, in a folder of its own; what is built for it is built once for all tests.
struct Tree {
    root: PathBuf,
    cache: PathBuf,
}

impl Tree {
    fn new(name: &str) -> Tree {
        let root = temporary(&format!("survival-{name}-{}", std::process::id()));
        let submissions = root.join("problems/twice/submissions");
        for (folder, file, other) in [("accepted", "sum.rs", "n"), ("wrong_answer", "square.rs", "n * (n - 1)")] {
            fs::create_dir_all(submissions.join(folder)).expect("a folder");
            fs::write(submissions.join(folder).join(file), SUBMISSION.replace('N', other)).expect("written");
        }
        fs::write(root.join("problems/twice/spec.yaml"), SPEC).expect("written");
        Tree { root, cache: temporary("survival-cache") }
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ojkit"));
        command.arg("--root").arg(&self.root).args(words).env("OJKIT_CACHE_DIR", &self.cache);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn run(&self, words: &[&str]) -> Output {
        self.command(words).output().expect("it starts")
    }

    /// Everything that machines write, by path.
    fn cases(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        fn collect(folder: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                match entry.file_type().expect("a type").is_dir() {
                    true => collect(&entry.path(), files),
                    false => drop(files.insert(entry.path(), fs::read(entry.path()).expect("readable"))),
                }
            }
        }
        let mut files = BTreeMap::new();
        collect(&self.root.join("cases"), &mut files);
        files.retain(|path, _| !path.ends_with(".lock"));
        files
    }

    fn forget_cases(&self) {
        fs::remove_dir_all(self.root.join("cases")).expect("removed");
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

fn assert_fine(output: &Output) {
    let text = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{:?}: {text}", output.status);
}

#[test]
fn a_kit_that_is_killed_leaves_whole_files_and_the_next_run_makes_the_rest() {
    let tree = Tree::new("killed");
    assert_fine(&tree.run(&["judge"]));
    let good = tree.cases();
    assert!(good.len() > 20, "{good:?}");
    tree.forget_cases();
    let start = Instant::now();
    assert_fine(&tree.run(&["judge"]));
    let length = start.elapsed();
    for sixth in 1..=6 {
        tree.forget_cases();
        let command = if sixth % 2 == 0 { "gen" } else { "judge" };
        let mut victim = tree.command(&[command]).spawn().expect("it starts");
        std::thread::sleep(length * sixth / 7);
        victim.kill().expect("it is our own child");
        victim.wait().expect("it ends");
        for (path, bytes) in tree.cases() {
            let whole = good.get(&path) == Some(&bytes);
            assert!(whole || path.extension().is_some_and(|e| e == "tmp"), "{}", path.display());
        }
        assert_fine(&tree.run(&[if sixth % 3 == 0 { "judge" } else { "gen" }]));
        assert_eq!(tree.cases(), good);
    }
}

#[test]
fn two_kits_on_one_collection_do_each_other_no_harm() {
    let tree = Tree::new("two");
    assert_fine(&tree.run(&["judge"]));
    let good = tree.cases();
    for pair in [["gen", "gen"], ["gen", "judge"], ["judge", "judge"]] {
        tree.forget_cases();
        let both = pair.map(|command| tree.command(&[command]).spawn().expect("it starts"));
        for kit in both {
            assert_fine(&kit.wait_with_output().expect("it ends"));
        }
        assert_eq!(tree.cases(), good, "{pair:?}");
    }
}

#[test]
fn a_disk_that_takes_no_more_is_an_error_that_names_the_file_and_leaves_no_half_of_it() {
    let tree = Tree::new("full");
    assert_fine(&tree.run(&["judge"]));
    tree.forget_cases();
    for word in ["gen", "judge"] {
        let mut command = tree.command(&[word]);
        // SAFETY: between fork and exec only system calls are made.
        unsafe {
            command.pre_exec(|| {
                // With the signal ignored, a write past the limit fails as one on a full disk does.
                libc::signal(libc::SIGXFSZ, libc::SIG_IGN);
                let limit = libc::rlimit { rlim_cur: 1000, rlim_max: 1000 };
                libc::setrlimit(libc::RLIMIT_FSIZE, &limit);
                Ok(())
            });
        }
        let output = command.output().expect("it starts");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && text.contains("cannot write"), "{text}");
        assert!(text.contains("twice.yaml"), "{text}");
        assert_eq!(tree.cases(), BTreeMap::new());
    }
}

#[test]
fn whoever_asks_a_search_to_end_is_told_what_was_tried() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for signal in [libc::SIGINT, libc::SIGTERM, libc::SIGHUP] {
        let kit = Command::new(env!("CARGO_BIN_EXE_ojkit"))
            .args(["stress", "predict-the-winner", "--time", "600", "--submission"])
            .arg(root.join("problems/predict-the-winner/submissions/accepted/difference_dp.rs"))
            .current_dir(root)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let status = format!("/proc/{}/status", kit.id());
        let is_caught = || {
            let text = std::fs::read_to_string(&status).unwrap_or_default();
            let mask = text.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap_or("0").trim().to_string();
            u64::from_str_radix(&mask, 16).unwrap_or(0) & (1 << (signal - 1)) != 0
        };
        wait_until("the kit listens", is_caught);
        // SAFETY: the process is our own child and not reaped.
        unsafe { libc::kill(kit.id() as libc::pid_t, signal) };
        let output = kit.wait_with_output().expect("it ends");
        let stdout = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(130), "{stdout}");
        assert!(stdout.contains("stopped") && stdout.contains("inputs tried"), "{stdout}");
    }
}
