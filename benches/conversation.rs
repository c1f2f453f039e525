//! What the kit takes for each exchange of a submission with an interactor, a line each way with the transcript on, beside the same two
//! programs on bare pipes. `cargo bench --bench conversation`; runs alternate, so that both meet the same load, and medians are printed.

use ojkit_languages::{Config, Machine};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Job};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const EXCHANGES: u32 = 50_000;
const RUNS: usize = 9;

/// The first argument tells the one that begins.
const TALKER: &str = "#include <cstdio>\n#include <cstdlib>\n\
    int main(int c, char **a) { char line[64]; int n = c > 1 ? atoi(a[1]) : 0;\n\
    if (n) for (int i = 0; i < n; i++) { printf(\"%d\\n\", i); fflush(stdout); if (!fgets(line, 64, stdin)) return 1; }\n\
    else while (fgets(line, 64, stdin)) { fputs(line, stdout); fflush(stdout); } }";

fn main() {
    let work = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let config = Config {
        own_exe: PathBuf::from(env!("CARGO_BIN_EXE_ojkit")),
        cache_dir: work.join("bench-cache"),
        languages_override: None,
        tier_max: None,
        portable: false,
    };
    let machine = Machine::new(config).expect("a machine");
    let artifact = machine.build_text("talker.cpp", TALKER.as_bytes()).expect("it compiles");
    let mut worker = machine.worker().expect("a worker");
    let limits = Limits { time_ms: 60_000, output_kib: 4096, ..Limits::default() };
    let begins = [EXCHANGES.to_string().into()];
    let job = |args| Job { artifact: &artifact, args, stdin: b"", limits, readable: &[], writable: &[] };
    let (mut own, mut whole, mut bare) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..RUNS {
        let (begun, cpu) = (Instant::now(), thread_cpu());
        let talk = worker.converse(&job(&[]), &job(&begins), &|_, _, _| false).expect("a conversation");
        own.push(thread_cpu() - cpu);
        whole.push(begun.elapsed());
        assert!(talk.outcomes.iter().all(|outcome| outcome.is_clean()), "{talk:?}");
        bare.push(on_bare_pipes(&artifact));
    }
    println!("{}, {EXCHANGES} exchanges, median of {RUNS} runs", machine.tier());
    for (what, times) in [("kit's own CPU", own), ("wall, through the kit", whole), ("wall, bare pipes", bare)] {
        println!("{what}: {:.2} us per exchange", median(times).as_secs_f64() * 1e6 / f64::from(EXCHANGES));
    }
}

fn on_bare_pipes(artifact: &Artifact) -> Duration {
    let program = artifact.recipe().folder.join("program");
    let begun = Instant::now();
    let (to_second, from_first) = std::io::pipe().expect("a pipe");
    let mut second = Command::new(&program).stdin(to_second).stdout(Stdio::piped()).spawn().expect("it starts");
    let answers = second.stdout.take().expect("it is piped");
    let mut first = Command::new(&program);
    let status = first.arg(EXCHANGES.to_string()).stdin(answers).stdout(from_first).status();
    assert!(status.expect("it starts").success());
    // The pipe's other end is in this command.
    drop(first);
    second.wait().expect("it ends");
    begun.elapsed()
}

fn thread_cpu() -> Duration {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: the record is valid for the call.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) };
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
