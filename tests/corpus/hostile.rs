//! Hostile programs do no harm, end as expected, and leave nothing behind.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::kit;
use crate::skipped::skipped;
use ojkit_languages::{BuildError, Config, Machine};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Ending, Exceeded, Job, Outcome, Tier, Worker};

/// One row of the table beside the programs.
struct Row {
    file: String,
    endings: Vec<String>,
}

fn data() -> PathBuf {
    kit::root().join("tests/data/hostile")
}

fn table() -> Vec<Row> {
    let text = fs::read_to_string(data().join("table.tsv")).expect("the table");
    let rows = text.lines().filter(|l| !l.starts_with('#')).map(|line| {
        let mut fields = line.split('\t');
        let mut field = || fields.next().expect("three fields").to_owned();
        let (file, endings, _deed) = (field(), field(), field());
        Row { file, endings: endings.split('|').map(str::to_owned).collect() }
    });
    rows.collect()
}

fn ending(outcome: &Outcome) -> String {
    match (outcome.exceeded, outcome.ending) {
        (Some(Exceeded::CpuTime), _) => "cpu".to_owned(),
        (Some(Exceeded::WallTime), _) => "wall".to_owned(),
        (Some(Exceeded::Memory), _) => "memory".to_owned(),
        (Some(Exceeded::Output), _) => "output".to_owned(),
        (None, Ending::Exited(code)) => format!("exit {code}"),
        (None, Ending::Signalled(signal)) => format!("signal {signal}"),
    }
}

/// What the programs are let loose on: a folder with a secret answer, which must stay as it is.
struct Prey {
    folder: PathBuf,
}

const SECRET: &str = "the answer";

impl Prey {
    fn new(folder: PathBuf) -> Prey {
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("answer.txt"), SECRET).expect("a secret");
        Prey { folder }
    }

    fn assert_unharmed(&self, file: &str) {
        assert_eq!(fs::read_to_string(self.folder.join("answer.txt")).expect("it is there"), SECRET, "{file}");
        assert_eq!(fs::read_dir(&self.folder).expect("list").count(), 1, "{file}");
    }
}

/// Processes whose program or arguments lie in this folder.
fn processes_of(folder: &Path) -> BTreeSet<String> {
    let text = folder.to_string_lossy().into_owned();
    let of = |entry: fs::DirEntry| {
        let line = String::from_utf8_lossy(&fs::read(entry.path().join("cmdline")).ok()?).into_owned();
        line.contains(&text).then_some(line)
    };
    fs::read_dir("/proc").expect("proc").flatten().filter_map(of).collect()
}

const SUM: &str =
    "#include <cstdio>\nint main() { long s = 0, x; while (scanf(\"%ld\", &x) == 1) s += x; printf(\"%ld\\n\", s); }";

struct Battery<'a> {
    machine: &'a Machine,
    prey: Prey,
    sum: Artifact,
    stdin: Vec<u8>,
}

impl Battery<'_> {
    /// Runs one program; `None` where its language is missing, else what was wrong, empty where nothing was.
    fn run(&self, worker: &mut Worker, row: &Row) -> Option<String> {
        let artifact = match self.machine.build(&data().join(&row.file)) {
            Err(BuildError::Missing { what, .. }) => {
                skipped(format!("{}: {what}", row.file));
                return None;
            }
            Err(BuildError::Compile { stderr }) => {
                assert!(!stderr.contains("root:"), "{}: a secret in a message: {stderr}", row.file);
                let expected = row.endings.iter().any(|e| e == "compile");
                return Some(if expected { String::new() } else { format!("{}: {stderr}", row.file) });
            }
            Ok(artifact) => artifact,
            Err(other) => return Some(format!("{}: {other}", row.file)),
        };
        // Five times as much where the runtime alone takes that long to start, or the machine may take long to find memory.
        let slow = artifact.recipe().time_factor > 1.0 || row.endings == ["memory"];
        let limits = Limits { time_ms: 500, memory_mib: 256, ..Limits::default() };
        let limits = limits.with_time_factor(if slow { 5.0 } else { 1.0 });
        let args = [self.prey.folder.clone().into_os_string(), OsString::from(std::process::id().to_string())];
        let job = Job { artifact: &artifact, args: &args, stdin: &self.stdin, limits, readable: &[], writable: &[] };
        let outcome = worker.run(&job).expect("the kit itself does not fail");
        let found = ending(&outcome);
        self.prey.assert_unharmed(&row.file);
        assert_eq!(processes_of(&artifact.recipe().folder), BTreeSet::new(), "{} left a process", row.file);
        let bound = u64::from(outcome.exceeded != Some(Exceeded::Memory)) * 450 * 1024 + 600 * 1024;
        assert!(outcome.memory_kib < bound, "{}: {} KiB", row.file, outcome.memory_kib);
        self.check_worker(worker, &row.file);
        if row.endings.contains(&found) {
            return Some(String::new());
        }
        let stderr = String::from_utf8_lossy(&outcome.stderr[..outcome.stderr.len().min(500)]).into_owned();
        let facts = Outcome { stdout: Vec::new(), stderr: Vec::new(), answers: Vec::new(), ..outcome };
        Some(format!("{}: {found} instead of {:?}: {facts:?} {stderr}", row.file, row.endings))
    }

    /// The same worker's next word is right, and nothing of the last program is in its way.
    fn check_worker(&self, worker: &mut Worker, after: &str) {
        let job = Job {
            artifact: &self.sum,
            args: &[],
            stdin: b"20\n22\n",
            limits: Limits { time_ms: 1000, ..Limits::default() },
            readable: &[],
            writable: &[],
        };
        let outcome = worker.run(&job).expect("it runs");
        assert!(outcome.is_clean() && outcome.stdout == b"42\n", "after {after}: {outcome:?}");
    }
}

/// The default, or what `OJKIT_TEST_TIER` asks for.
fn tier_max() -> Option<Tier> {
    std::env::var("OJKIT_TEST_TIER").ok().and_then(|name| Tier::from_name(&name))
}

fn run_battery(cache_dir: PathBuf, work: &Path) {
    // Compiler bombs are to go off at a size that does not keep everybody waiting.
    fs::create_dir_all(work).expect("a folder");
    let languages = work.join("languages.yaml");
    let small = "compile_limits: { time_ms: 8000, memory_mib: 500 }";
    fs::write(&languages, format!("- {{ name: rust, {small} }}\n- {{ name: cpp, {small} }}\n")).expect("a table");
    let (cache, languages_override) = (cache_dir.clone(), Some(languages));
    let config = Config { cache_dir: cache, languages_override, tier_max: tier_max(), ..kit::config() };
    let machine = Machine::new(config).expect("a machine");
    println!("{}", machine.tier());
    if machine.tier().tier < Tier::T1 {
        // Without confinement these programs would really do what they try.
        return skipped(format!("no hostile program was run at {}", machine.tier()));
    }
    let Some(sum) = kit::built(machine.build_text("sum.cpp", SUM.as_bytes())) else { return };
    let prey = Prey::new(work.join("cases"));
    let battery = Battery { machine: &machine, prey, sum, stdin: b"1 ".repeat(500_000) };
    let rows = table();
    assert!(rows.len() >= 40, "a battery of {}", rows.len());
    let (next, faults) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut worker = machine.worker().expect("a worker");
                while let Some(row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let fault = battery.run(&mut worker, row).unwrap_or_default();
                    if !fault.is_empty() {
                        faults.lock().unwrap_or_else(PoisonError::into_inner).push(fault);
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(faults.is_empty(), "{} programs ended otherwise:\n{}", faults.len(), faults.join("\n"));
    drop(battery);
    drop(machine);
    for left in ["scratch", "staging"] {
        let left = cache_dir.join(left);
        let list: Vec<_> = fs::read_dir(&left).expect("list").flatten().map(|e| e.path()).collect();
        assert!(list.is_empty(), "files are left: {list:?}");
    }
}

#[test]
fn hostile_programs_end_as_expected_and_leave_nothing_behind() {
    if let Some(work) = std::env::var_os(ORDINARY) {
        // The same test, started below by root as somebody else.
        return run_battery(Path::new(&work).join("cache"), Path::new(&work));
    }
    let work = kit::temporary(&format!("hostile-{}", std::process::id()));
    let cache = kit::temporary("hostile-cache");
    run_battery(cache.clone(), &work);
    fs::remove_dir_all(work).expect("clean");
    if fs::metadata("/proc/self").is_ok_and(|m| m.uid() == 0) {
        run_battery_as_nobody(&cache);
    }
}

/// Names the folder to work in, where root has started this test as an ordinary user.
const ORDINARY: &str = "OJKIT_TEST_ORDINARY_USER";
/// Nobody's number on every Linux.
const NOBODY: u32 = 65534;

/// Root's word is not everybody's: privileges, limits and files differ. What root has compiled already is not compiled again.
///
/// A compiler below root's own folder is out of everybody's reach; its programs are left out aloud, also under CI: root has just run them.
fn run_battery_as_nobody(cache: &Path) {
    let work = std::env::temp_dir().join(format!("ojkit-ordinary-{}", std::process::id()));
    copy_and_give(cache, &work.join("cache"));
    std::os::unix::fs::chown(&work, Some(NOBODY), Some(NOBODY)).expect("root may");
    let output = std::process::Command::new(std::env::current_exe().expect("this test"))
        .args(["--ignored", "--exact", "hostile::hostile_programs_end_as_expected_and_leave_nothing_behind"])
        .arg("--nocapture")
        .env_clear()
        .env(ORDINARY, &work)
        .env("PATH", "/usr/local/bin:/usr/bin:/bin")
        .env("OJKIT_TEST_TIER", std::env::var_os("OJKIT_TEST_TIER").unwrap_or_default())
        .current_dir("/")
        .uid(NOBODY)
        .gid(NOBODY)
        .output()
        .expect("it starts");
    fs::remove_dir_all(&work).expect("clean");
    let text = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "as an ordinary user: {text}");
    let left_out: Vec<&str> = text.lines().filter(|line| line.starts_with("skipped: ")).collect();
    eprintln!("as an ordinary user {} programs were left out:\n{}", left_out.len(), left_out.join("\n"));
}

fn copy_and_give(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a folder");
        fs::read_dir(from).expect("list").flatten().for_each(|e| copy_and_give(&e.path(), &to.join(e.file_name())));
    } else {
        fs::copy(from, to).expect("a copy");
    }
    std::os::unix::fs::chown(to, Some(NOBODY), Some(NOBODY)).expect("root may");
}
