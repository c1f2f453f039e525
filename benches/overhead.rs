//! What a confined run costs over a bare spawn-and-wait of the same static binary, in wall and CPU time, and what a second worker
//! brings. Runs alternate, so that both meet the same load; medians are printed.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use ojkit_languages::{Config, Machine};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Job, Tier, Worker};

const RUNS: usize = 1500;
/// What the kit's own process may have grown to.
const BALLAST: usize = 1 << 30;

fn main() {
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let table = work.join("static-languages.yaml");
    std::fs::write(&table, "- { name: cpp, compile: ['{compiler}', -O2, -static, -o, program, '{source}'] }\n")
        .expect("a table");
    let only = std::env::args().skip(1).find_map(|a| Tier::from_name(&a));
    for tier in [Tier::T0, Tier::T1, Tier::T2, Tier::T3].into_iter().filter(|t| only.is_none_or(|o| o == *t)) {
        let config = Config {
            own_exe: PathBuf::from(env!("CARGO_BIN_EXE_ojkit")),
            cache_dir: work.join("bench-cache"),
            languages_override: Some(table.clone()),
            tier_max: Some(tier),
            portable: false,
        };
        let machine = Machine::new(config.clone()).expect("a machine");
        println!("{}", machine.tier());
        measure(&machine);
        if tier == Tier::T1 {
            // A fork of a large process copies its page tables; the programs' parent must not be this one.
            let ballast = vec![1u8; BALLAST];
            println!("  with {} MiB in this process:", BALLAST >> 20);
            measure(&machine);
            assert_eq!(std::hint::black_box(&ballast)[BALLAST / 2], 1);
        }
        drop(machine);
        measure_cpu(config.clone());
        measure_facts(config);
    }
}

/// How exact the facts are: memory that programs touch and CPU time that they burn, against what is reported on top of nothing.
fn measure_facts(config: Config) {
    let machine = Machine::new(config).expect("a machine");
    let artifact = machine.build_text("use.cpp", USE.as_bytes()).expect("it compiles");
    let mut worker = machine.worker().expect("a worker");
    let mut use_up = |mib: u64, ms: u64| {
        let limits = Limits { time_ms: 5000, memory_mib: 400, ..Limits::default() };
        let args = [mib.to_string().into(), ms.to_string().into()];
        let job = Job { artifact: &artifact, args: &args, stdin: b"", limits, readable: &[], writable: &[] };
        worker.run(&job).expect("it runs")
    };
    let nothing = use_up(0, 0);
    print!("  memory of a program that touches nothing {} KiB", nothing.memory_kib);
    for mib in [8, 64, 256] {
        print!(", {mib} MiB: {} KiB more", use_up(mib, 0).memory_kib - nothing.memory_kib);
    }
    println!();
    for ms in [50, 500] {
        let cpu = median((0..9).map(|_| use_up(0, ms).cpu).collect());
        println!("  CPU time of a program that burns {ms} ms: {cpu:?}");
    }
}

/// Touches the first argument's MiB and burns the second one's milliseconds.
const USE: &str = "#include <cstdlib>\n#include <cstring>\n#include <ctime>\n\
    int main(int, char **a) { long n = atol(a[1]) << 20; char *p = (char *)malloc(n + 1); memset(p, 1, n + 1);\n\
    timespec t; do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); while (t.tv_sec * 1000 + t.tv_nsec / 1000000 < atol(a[2])); return p[n] - 1; }";

/// CPU time of everything that takes part: this process, helpers and programs. It is known once the helpers have ended.
fn measure_cpu(config: Config) {
    let machine = Machine::new(config).expect("a machine");
    let artifact = machine.build_text("nothing.cpp", b"int main() { return 0; }").expect("it is in the cache");
    let program = artifact.recipe().folder.join("program");
    let before = cpu_of_all();
    for _ in 0..RUNS {
        Command::new(&program).stdin(Stdio::null()).stdout(Stdio::null()).status().expect("it starts");
    }
    let bare = (cpu_of_all() - before) / RUNS as u32;
    let before = cpu_of_all();
    let mut worker = machine.worker().expect("a worker");
    for _ in 0..RUNS {
        run(&mut worker, &artifact);
    }
    drop(worker);
    drop(machine);
    let confined = (cpu_of_all() - before) / RUNS as u32;
    println!("  CPU time in all: bare spawn {bare:?}, confined run {confined:?}");
}

fn measure(machine: &Machine) {
    let artifact = machine.build_text("nothing.cpp", b"int main() { return 0; }").expect("g++ with a static library");
    let program = artifact.recipe().folder.join("program");
    let mut worker = machine.worker().expect("a worker");
    let (mut bare, mut confined, mut cpu) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let start = Instant::now();
        let status = Command::new(&program).stdin(Stdio::null()).stdout(Stdio::null()).status().expect("it starts");
        assert!(status.success());
        bare.push(start.elapsed());
        let start = Instant::now();
        cpu.push(run(&mut worker, &artifact));
        confined.push(start.elapsed());
    }
    let (bare, confined) = (median(bare), median(confined));
    println!("  bare spawn {bare:?}, confined run {confined:?}, more by {:?}", confined.saturating_sub(bare));
    println!("  CPU time of the program as reported {:?}", median(cpu));
    drop(worker);

    let start = Instant::now();
    let mut worker = machine.worker().expect("a worker");
    for _ in 0..RUNS {
        run(&mut worker, &artifact);
    }
    let wall = start.elapsed();
    drop(worker);
    println!("  {RUNS} runs on one worker: {:?} wall each", wall / RUNS as u32);
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut worker = machine.worker().expect("a worker");
                for _ in 0..RUNS / 2 {
                    run(&mut worker, &artifact);
                }
            });
        }
    });
    println!("  two workers: {:.2} times one", wall.as_secs_f64() / start.elapsed().as_secs_f64());
}

fn run(worker: &mut Worker, artifact: &Artifact) -> Duration {
    let job = Job { artifact, args: &[], stdin: b"1 2 3\n", limits: Limits::default(), readable: &[], writable: &[] };
    let outcome = worker.run(&job).expect("it runs");
    assert!(outcome.is_clean());
    outcome.cpu
}

/// CPU time of this process and of its ended children and theirs.
fn cpu_of_all() -> Duration {
    let of = |who| {
        // SAFETY: an all-zero record is valid, and the call fills it.
        let usage = unsafe {
            let mut usage: libc::rusage = std::mem::zeroed();
            libc::getrusage(who, &mut usage);
            usage
        };
        let time = |t: libc::timeval| Duration::new(t.tv_sec as u64, t.tv_usec as u32 * 1000);
        time(usage.ru_utime) + time(usage.ru_stime)
    };
    of(libc::RUSAGE_SELF) + of(libc::RUSAGE_CHILDREN)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
