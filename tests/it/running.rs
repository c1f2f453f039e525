//! Programs in every language run, and the facts of their runs are right.

use crate::desk::Desk;
use crate::kit::{self, built, config, confined, machine, temporary};
use crate::skipped::skipped;
use std::time::Duration;

use ojkit_languages::{BuildError, Config, Machine};
use ojkit_model::limits::Limits;
use ojkit_run::{Ending, Exceeded, Job, Outcome, Progress, Session, Tier};

fn run(file: &str, text: &str, stdin: &[u8], limits: Limits) -> Option<Outcome> {
    let machine = machine();
    let artifact = built(machine.build_text(file, text.as_bytes()))?;
    let job = Job { artifact: &artifact, args: &[], stdin, limits, readable: &[], writable: &[] };
    Some(machine.worker().expect("a worker").run(&job).expect("it runs"))
}

const SUM: [(&str, &str); 5] = [
    (
        "sum.rs",
        "fn main() { let mut s = String::new(); std::io::Read::read_to_string(&mut std::io::stdin(), &mut s).unwrap();\n\
         println!(\"{}\", s.split_whitespace().map(|x| x.parse::<i64>().unwrap()).sum::<i64>()); }",
    ),
    (
        "sum.cpp",
        "#include <iostream>\nint main() { long long s = 0, x; while (std::cin >> x) s += x; std::cout << s << '\\n'; }",
    ),
    ("sum.py", "import sys\nprint(sum(map(int, sys.stdin.read().split())))\n"),
    (
        "sum.js",
        "const words = require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean);\nconsole.log(words.reduce((sum, word) => sum + Number(word), 0));\n",
    ),
    (
        "Main.java",
        "import java.util.*;\npublic class Main { public static void main(String[] a) { Scanner in = new Scanner(System.in);\n\
         long s = 0; while (in.hasNextLong()) s += in.nextLong(); System.out.println(s); } }",
    ),
];

#[test]
fn every_language_reads_its_input_and_writes_its_output() {
    let input: String = (0..20_000).map(|n| format!("{n}\n")).collect();
    for (file, text) in SUM {
        let Some(outcome) = run(file, text, input.as_bytes(), Limits { time_ms: 10_000, ..Limits::default() }) else {
            continue;
        };
        assert!(outcome.is_clean(), "{file}: {outcome:?} {}", String::from_utf8_lossy(&outcome.stderr));
        assert_eq!(outcome.stdout, b"199990000\n", "{file}");
        assert!(outcome.cpu > Duration::ZERO && outcome.memory_kib > 0, "{file}: {outcome:?}");
    }
}

#[test]
fn standard_input_can_be_sought_and_mapped_and_cannot_be_changed() {
    // Without confinement, a program may open its input again as anybody's file; it changes its own copy.
    let again = "lambda: open('/proc/self/fd/0', 'r+b', buffering=0).write(b'9')";
    let again = if config().portable { "" } else { again };
    let python = format!(
        "import io, mmap, os, sys\n\
        size = os.fstat(0).st_size\n\
        fast = io.BytesIO(os.read(0, size)).readline()\n\
        sys.stdin.seek(0)\n\
        with mmap.mmap(0, size, prot=mmap.PROT_READ) as text:\n    print(size, fast, sys.stdin.read(), text[:3])\n\
        for change in [lambda: os.write(0, b'9'), lambda: os.ftruncate(0, 0), {again}]:\n    \
            try:\n        change()\n        print('changed')\n    except OSError:\n        pass\n"
    );
    let cpp = "#include <cstdio>\nint main() { fseek(stdin, 0, SEEK_END); long n = ftell(stdin); rewind(stdin); int a; scanf(\"%d\", &a); printf(\"%ld %d\\n\", n, a); }";
    let limits = Limits { time_ms: 10_000, ..Limits::default() };
    for (file, text, wanted) in [("seek.py", &*python, "7 b'12 34\\n' 12 34\n7 b'12 '\n"), ("seek.cpp", cpp, "7 12\n")]
    {
        let Some(outcome) = run(file, text, b"12 34\n7", limits) else { continue };
        assert!(outcome.is_clean(), "{file}: {}", String::from_utf8_lossy(&outcome.stderr));
        assert_eq!(String::from_utf8_lossy(&outcome.stdout), wanted, "{file}");
    }
}

const LINES: &str = "\
const lines = require('readline').createInterface({ input: process.stdin });
let deepest = 0;
const deep = (n) => (n === 0 ? 0 : 1 + deep(n - 1));
lines.on('line', (line) => { deepest = Math.max(deepest, deep(Number(line))); });
lines.on('close', () => console.log(deepest, new Array(4e6).fill(1).length));
";

#[test]
fn a_javascript_program_has_its_threads_a_deep_stack_and_its_memory() {
    let limits = Limits { time_ms: 10_000, memory_mib: 256, ..Limits::default() };
    let Some(outcome) = run("lines.js", LINES, b"3\n200000\n7\n", limits) else { return };
    assert!(outcome.is_clean(), "{outcome:?} {}", String::from_utf8_lossy(&outcome.stderr));
    assert_eq!(outcome.stdout, b"200000 4000000\n");
    let endless = "let all = []; for (;;) all.push(new Array(1e6).fill(7));";
    let Some(outcome) = run("endless.js", endless, b"", limits) else { return };
    assert!(!outcome.is_clean(), "{outcome:?}");
    let Some(outcome) = run("thrown.js", "\nnull.x;\n", b"", limits) else { return };
    let said = String::from_utf8_lossy(&outcome.stderr).into_owned();
    assert!(said.contains("thrown.js:2") && outcome.ending == Ending::Exited(1), "{said}");
}

#[test]
fn a_java_program_starts_by_whatever_class_has_its_main() {
    let main = "public static void main(String[] a) { System.out.println(\"here\"); }";
    for text in [
        format!("public class Solve {{ {main} }}"),
        format!("package some.where;\nclass Helper {{ }}\npublic class Main {{ {main} }}"),
        format!("class First {{ class Inner {{ }} }}\nclass Second {{ {main} }}"),
        format!("package  a . b ;\npublic interface Door {{ }}\nclass Other {{ {main} }}"),
    ] {
        let Some(outcome) = run("Anything.java", &text, b"", Limits { time_ms: 10_000, ..Limits::default() }) else {
            return;
        };
        assert_eq!(outcome.stdout, b"here\n", "{text}: {}", String::from_utf8_lossy(&outcome.stderr));
    }
}

#[test]
fn a_compile_error_names_the_file_and_no_folder() {
    let machine = machine();
    for (file, text) in [
        ("bad.rs", "fn main() { x }"),
        ("bad.cpp", "int main() { return x; }"),
        ("bad.py", "def"),
        ("bad.java", "class"),
    ] {
        match machine.build_text(file, text.as_bytes()) {
            Err(BuildError::Missing { what, .. }) => skipped(what),
            Err(BuildError::Compile { stderr }) => {
                assert!(stderr.contains(file) && !stderr.contains("staging"), "{file}: {stderr}");
                // An edition that is too old is the reason of many a message.
                let how = match file {
                    "bad.rs" => "compiled with rustc --edition 2024",
                    "bad.cpp" => "-std=gnu++",
                    "bad.java" => "compiled with javac",
                    _ => "",
                };
                assert!(stderr.lines().last().is_some_and(|last| last.contains(how)), "{file}: {stderr}");
            }
            other => panic!("{file}: {other:?}"),
        }
    }
    assert!(matches!(machine.build_text("a.zzz", b""), Err(BuildError::Unknown { extension }) if extension == "zzz"));
}

#[test]
fn a_busy_program_exceeds_its_cpu_time_and_a_sleeper_its_wall_time() {
    let limits = Limits { time_ms: 200, ..Limits::default() };
    let busy = run("busy.rs", "fn main() { loop { std::hint::black_box(0); } }", b"", limits).expect("rust");
    assert_eq!(busy.exceeded, Some(Exceeded::CpuTime), "{busy:?}");
    let sleeper = "fn main() { std::thread::sleep(std::time::Duration::from_secs(100)); }";
    let sleeper = run("sleeper.rs", sleeper, b"", limits).expect("rust");
    assert_eq!(sleeper.exceeded, Some(Exceeded::WallTime), "{sleeper:?}");
}

#[test]
fn a_session_answers_on_descriptor_3_while_its_input_is_open() {
    let text = "use std::io::*; use std::os::fd::FromRawFd;\n\
        fn main() { let mut out = unsafe { std::fs::File::from_raw_fd(3) }; println!(\"debug\");\n\
        for line in stdin().lock().lines() { writeln!(out, \"{}\", line.unwrap().len()).unwrap(); } }";
    let machine = machine();
    let artifact = machine.build_text("length.rs", text.as_bytes()).expect("it compiles");
    let limits = Limits { time_ms: 10_000, ..Limits::default() };
    let job = Job { artifact: &artifact, args: &[], stdin: b"", limits, readable: &[], writable: &[] };
    let mut session = machine.worker().expect("a worker").start(&job).expect("it starts");
    for (line, answer) in [("abc\n", b"3\n".as_slice()), ("\n", b"0\n")] {
        let (mut input, mut answers) = (line.as_bytes(), Vec::new());
        while answers.len() < answer.len() {
            assert_ne!(
                session.turn(&mut input, &mut answers, Duration::from_secs(20)).expect("a turn"),
                Progress::Silent
            );
        }
        assert_eq!(answers, answer);
    }
    let outcome = session.finish().expect("it ends");
    assert_eq!((outcome.ending, outcome.stdout.as_slice()), (Ending::Exited(0), b"debug\n".as_slice()));
}

#[test]
fn peak_memory_grows_by_what_is_touched_and_cpu_time_by_what_is_burnt() {
    if !confined() {
        return;
    }
    let text = "#include <cstdlib>\n#include <cstring>\n#include <ctime>\n\
        int main(int, char **a) { long n = atol(a[1]) << 20; char *p = (char *)malloc(n + 1); memset(p, 1, n + 1);\n\
        timespec t; do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); while (t.tv_sec * 1000 + t.tv_nsec / 1000000 < atol(a[2])); return p[n] - 1; }";
    let machine = machine();
    let Some(artifact) = built(machine.build_text("use.cpp", text.as_bytes())) else { return };
    let mut worker = machine.worker().expect("a worker");
    let mut run = |mib: u64, ms: u64| {
        let limits = Limits { time_ms: 5000, memory_mib: 400, ..Limits::default() };
        let args = [mib.to_string().into(), ms.to_string().into()];
        let job = Job { artifact: &artifact, args: &args, stdin: b"", limits, readable: &[], writable: &[] };
        let outcome = worker.run(&job).expect("it runs");
        assert!(outcome.is_clean(), "{outcome:?}");
        (outcome.memory_kib, outcome.cpu)
    };
    // A parent of a quarter of a gigabyte must not show in its programs' peaks.
    let ballast = vec![1u8; 256 << 20];
    let (nothing, _) = run(0, 0);
    for mib in [8, 64, 256] {
        let added = run(mib, 0).0 - nothing;
        let error = added.abs_diff(mib * 1024);
        // Linux counts resident pages on each processor apart, and a peak leaves out what has not been added up.
        assert!(error <= (mib * 1024 * 3 / 100).max(2048), "{mib} MiB: {added} KiB more than {nothing}");
    }
    for ms in [50, 500] {
        // How much more the end of a process takes depends on who else wants the processor; what it used before is certain.
        let cpu = run(0, ms).1;
        assert!(cpu >= Duration::from_millis(ms) && cpu < Duration::from_millis(ms * 2 + 50), "{ms} ms: {cpu:?}");
    }
    assert_eq!(ballast[100], 1);
}

#[test]
fn every_tier_runs_programs_and_says_what_it_enforces() {
    if !confined() {
        return;
    }
    for (asked, word) in
        [(Tier::T0, "rlimits"), (Tier::T1, "Landlock"), (Tier::T2, "namespaces"), (Tier::T3, "control group")]
    {
        let config = Config { tier_max: Some(asked), ..config() };
        let machine = Machine::new(config).expect("a machine");
        let report = machine.tier().to_string();
        assert!(machine.tier().tier <= asked, "{report}");
        assert!(report.contains(word), "it is enforced, or named as missing: {report}");
        assert_eq!(machine.require_tier(asked).is_ok(), machine.tier().tier == asked, "{report}");
        let artifact = machine.build_text("hello.rs", b"fn main() { println!(\"hello\"); }").expect("it compiles");
        let job =
            Job { artifact: &artifact, args: &[], stdin: b"", limits: Limits::default(), readable: &[], writable: &[] };
        let mut worker = machine.worker().expect("a worker");
        for _ in 0..3 {
            let outcome = worker.run(&job).expect("it runs");
            assert!(outcome.is_clean() && outcome.stdout == b"hello\n", "{report}: {outcome:?}");
        }
    }
}

#[test]
fn the_portable_launcher_can_be_chosen_and_says_that_it_confines_nothing() {
    const WORDS: &str = "no confinement: judge only what you trust";
    let desk = Desk::empty("launchers");
    let doctor = |launcher: &str, words: &[&str]| desk.call_with(&[(kit::LAUNCHER, launcher.into())], words);
    let (code, stdout, _) = doctor("portable", &["doctor"]);
    let line = stdout.lines().find(|line| line.starts_with("confinement: ")).expect("a line");
    assert!(code == 0 && line.starts_with("confinement: T0 (") && line.contains(WORDS), "{line}");
    let (_, json, _) = doctor("portable", &["doctor", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["confinement"]["tier"], "T0");
    assert_eq!(format!("confinement: {}", json["confinement"]["report"].as_str().expect("text")), line);
    let (code, _, stderr) = doctor("strange", &["doctor"]);
    assert!(code == 2 && stderr.contains("`strange` is not a launcher"), "{code} {stderr}");
}

const LOOK: &str = "#include <sys/stat.h>\nint main(int, char **a) { struct stat s; return stat(a[1], &s) == 0; }";

#[test]
fn from_the_second_tier_on_a_program_does_not_even_see_that_there_are_answers() {
    let folder = temporary(&format!("hidden-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let answer = folder.join("answer.txt");
    std::fs::write(&answer, "42").expect("written");
    for tier in [Tier::T2, Tier::T3] {
        let config = Config { tier_max: Some(tier), ..config() };
        let machine = Machine::hiding(config, vec![folder.clone(), folder.join("absent")]).expect("a machine");
        let Some(artifact) = built(machine.build_text("look.cpp", LOOK.as_bytes())) else { continue };
        let args = [answer.clone().into_os_string()];
        let limits = Limits::default();
        let job = Job { artifact: &artifact, args: &args, stdin: b"", limits, readable: &[], writable: &[] };
        let outcome = machine.worker().expect("a worker").run(&job).expect("it runs");
        // Where there are no namespaces it may look, and still not read.
        let seen = i32::from(machine.tier().tier < Tier::T2);
        assert_eq!(outcome.ending, Ending::Exited(seen), "{}", machine.tier());
    }
    assert_eq!(std::fs::read(&answer).expect("it is there"), b"42");
    std::fs::remove_dir_all(folder).expect("clean");
}

/// Moves one batch through a session, whatever it does.
fn converse(session: &mut Session, mut input: &[u8], enough: usize) -> (Vec<u8>, Progress) {
    let mut answers = Vec::new();
    loop {
        let progress = session.turn(&mut input, &mut answers, Duration::from_millis(300)).expect("a turn");
        if answers.len() >= enough || progress != Progress::Moved {
            return (answers, progress);
        }
    }
}

#[test]
fn a_session_whose_program_answers_while_it_is_fed_cannot_block() {
    // It answers every byte at once and chatters besides, while the kit has megabytes to send: both directions fill up.
    let text = "use std::io::*; use std::os::fd::FromRawFd;\n\
        fn main() { let mut out = unsafe { std::fs::File::from_raw_fd(3) }; let mut b = [0; 100000];\n\
        loop { let n = stdin().read(&mut b).unwrap(); if n == 0 { break } print!(\"chatter\"); eprint!(\"{:?}\", &b[..100]); out.write_all(&b[..n]).unwrap(); } }";
    let machine = machine();
    let artifact = machine.build_text("mirror.rs", text.as_bytes()).expect("it compiles");
    let limits = Limits { time_ms: 60_000, output_kib: 1 << 20, ..Limits::default() };
    let job = Job { artifact: &artifact, args: &[], stdin: b"", limits, readable: &[], writable: &[] };
    let mut session = machine.worker().expect("a worker").start(&job).expect("it starts");
    let batch: Vec<u8> = (0..4_000_000u32).map(|n| (n % 251) as u8).collect();
    for _ in 0..3 {
        let (answers, _) = converse(&mut session, &batch, batch.len());
        assert!(answers == batch, "{} bytes came back", answers.len());
    }
    assert!(session.finish().expect("it ends").is_clean());
}

#[test]
fn a_session_tells_silence_from_an_end() {
    let text = "fn main() { let mut s = String::new(); loop { s.clear(); std::io::stdin().read_line(&mut s).unwrap(); if s == \"die\\n\" { std::process::exit(3) } } }";
    let machine = machine();
    let artifact = machine.build_text("silent.rs", text.as_bytes()).expect("it compiles");
    let limits = Limits { time_ms: 60_000, ..Limits::default() };
    let job = Job { artifact: &artifact, args: &[], stdin: b"", limits, readable: &[], writable: &[] };
    let mut session = machine.worker().expect("a worker").start(&job).expect("it starts");
    converse(&mut session, b"live\n", 1);
    assert_eq!(converse(&mut session, b"", 1).1, Progress::Silent);
    converse(&mut session, b"die\n", 1);
    assert_eq!(session.finish().expect("it ends").ending, Ending::Exited(3));
}

#[test]
fn a_large_source_compiles_and_a_huge_one_is_refused() {
    let machine = machine();
    let mut text = b"fn main() { println!(\"here\"); }\n".to_vec();
    text.resize(10 << 20, b' ');
    let artifact = machine.build_text("large.rs", &text).expect("ten megabytes compile");
    let job =
        Job { artifact: &artifact, args: &[], stdin: b"", limits: Limits::default(), readable: &[], writable: &[] };
    assert_eq!(machine.worker().expect("a worker").run(&job).expect("it runs").stdout, b"here\n");
    text.resize(17 << 20, b' ');
    let result = machine.build_text("huge.rs", &text);
    assert!(matches!(&result, Err(BuildError::Compile { stderr }) if stderr.contains("at most")), "{result:?}");
}

#[test]
fn the_doctor_names_every_language_with_a_version_or_a_remedy() {
    let doctor = machine().doctor();
    assert_eq!(
        doctor.languages.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(),
        ["rust", "cpp", "python", "java", "javascript"]
    );
    for (name, tools) in doctor.languages {
        match tools {
            Ok(tools) => assert!(tools.version.chars().any(|c| c.is_ascii_digit()), "{name}: {tools:?}"),
            Err(missing) => assert!(missing.remedy.contains("install"), "{name}: {missing:?}"),
        }
    }
}
