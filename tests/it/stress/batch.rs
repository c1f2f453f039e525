//! Frames of cases, some of which do their worst.

use std::time::Duration;

use ojkit_frames::{Decoder, Encoder, Frame};
use ojkit_languages::Language;
use ojkit_languages::Machine;
use ojkit_model::input::{Input, Value};
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_run::FRAME_ROOM;
use ojkit_search::driver::{Batch, Bounds, Replies, Reply, build_batch};

use crate::harness::programs::signature;
use crate::kit::{built, machine};

// So little memory is full long before the time is over, on a loaded machine too.
const BOUNDS: Bounds = Bounds { time: Duration::from_secs(1), memory_mib: 64 };

fn problem() -> Problem {
    Problem { signature: signature("act", &[("x", "integer")], "integer"), ..Problem::default() }
}

/// Asks these numbers; a reply is its answer, or its verdict.
fn ask(machine: &Machine, language: Language, source: &str, numbers: &[i64]) -> Option<(Vec<String>, Batch)> {
    let problem = problem();
    let artifact = built(build_batch(machine, &problem, source.as_bytes(), "act", language))?;
    let mut batch = Batch::new(machine, artifact, BOUNDS).unwrap();
    let replies = again(&mut batch, numbers);
    Some((replies, batch))
}

fn again(batch: &mut Batch, numbers: &[i64]) -> Vec<String> {
    let problem = problem();
    let encoder = Encoder::new(&problem.signature).unwrap();
    let decoder = Decoder::new(&problem.signature).unwrap();
    let mut frame = Frame::new();
    for &x in numbers {
        frame.push(&encoder, &Input { fields: vec![Value::scalar(x)], repeats: Vec::new() }).unwrap();
    }
    let mut replies = Replies::default();
    batch.ask(&mut frame, &mut replies).unwrap();
    assert_eq!(replies.len(), numbers.len());
    let read = |case| match replies.get(case) {
        Reply::Answer(bytes) => decoder.value(bytes).unwrap().cells[0].to_string(),
        Reply::Failed { verdict, .. } => verdict.short().to_string(),
    };
    let slow: Vec<String> = (0..numbers.len()).map(read).collect();
    replies.index();
    let read = |case| match replies.get(case) {
        Reply::Answer(bytes) => decoder.value(bytes).unwrap().cells[0].to_string(),
        Reply::Failed { verdict, .. } => verdict.short().to_string(),
    };
    assert_eq!(slow, (0..numbers.len()).map(read).collect::<Vec<_>>());
    slow
}

/// 1 fails as the language does, 2 ends the process, 3 hangs, 4 takes memory without end, 5 prints a lot; all others are doubled.
const WORST: [(Language, &str); 4] = [
    (
        Language::RUST,
        "impl Solution { pub fn act(x: i32) -> i32 {
            match x {
                1 => panic!(\"one\"),
                2 => std::process::exit(0),
                3 => loop { std::hint::black_box(0); },
                4 => { let mut all = Vec::new(); loop { all.push(vec![1u8; 1 << 20]); std::hint::black_box(&all); } }
                5 => for _ in 0..100_000 { println!(\"looking at {x}\"); },
                _ => {}
            }
            2 * x
        } }",
    ),
    (
        Language::CPP,
        "class Solution { public: int act(int x) {
            if (x == 1) throw std::runtime_error(\"one\");
            if (x == 2) abort();
            volatile int z = 0;
            if (x == 3) for (;;) z = z + 1;
            if (x == 4) for (;;) { volatile char* p = new char[1 << 20]; for (int i = 0; i < 1 << 20; i += 512) p[i] = 1; }
            if (x == 5) for (int i = 0; i < 100000; ++i) cout << \"looking\" << '\\n';
            return 2 * x;
        } };",
    ),
    (
        Language::JAVA,
        "class Solution { public int act(int x) {
            if (x == 1) throw new RuntimeException(\"one\");
            if (x == 2) Runtime.getRuntime().halt(0);
            while (x == 3) { }
            if (x == 5) for (int i = 0; i < 10000; i++) System.out.println(\"looking\");
            return 2 * x;
        } }",
    ),
    (
        Language::PYTHON,
        "import os\nclass Solution:\n    def act(self, x: int) -> int:\n        if x == 1: raise ValueError('one')\n        if x == 2: os._exit(3)\n        while x == 3: pass\n        if x == 5:\n            for i in range(10000): print('looking')\n        return 2 * x\n",
    ),
];

#[test]
fn a_case_that_ends_its_process_hangs_or_fills_the_memory_is_named_and_the_others_are_answered() {
    let machine = machine();
    for (language, source) in WORST {
        let Some((replies, mut batch)) = ask(&machine, language, source, &[7, 1, 8, 2, 9, 3, 10, 5, 11]) else {
            continue;
        };
        assert_eq!(replies, ["14", "RTE", "16", "RTE", "18", "TLE", "20", "10", "22"], "{language:?}");
        assert!(batch.take_printed().starts_with(b"looking"), "{language:?}");
        assert_eq!(again(&mut batch, &[12, 13]), ["24", "26"], "{language:?}");
        if [Language::RUST, Language::CPP].contains(&language) {
            assert_eq!(again(&mut batch, &[7, 4, 4, 8]), ["14", "MLE", "MLE", "16"], "{language:?}");
        }
    }
}

#[test]
fn what_a_crash_said_is_kept() {
    let machine = machine();
    let problem = problem();
    let artifact = build_batch(&machine, &problem, WORST[0].1.as_bytes(), "act.rs", Language::RUST).unwrap();
    let mut batch = Batch::new(&machine, artifact, BOUNDS).unwrap();
    let encoder = Encoder::new(&problem.signature).unwrap();
    let mut frame = Frame::new();
    frame.push(&encoder, &Input { fields: vec![Value::scalar(1)], repeats: Vec::new() }).unwrap();
    let mut replies = Replies::default();
    batch.ask(&mut frame, &mut replies).unwrap();
    let Reply::Failed { verdict: Verdict::RunTimeError, message, .. } = replies.get(0) else {
        panic!("{:?}", replies.get(0))
    };
    assert!(message.contains("one"), "{message}");
}

#[test]
fn a_case_that_dies_of_what_others_left_behind_is_answered_as_it_is_alone() {
    let machine = machine();
    let source = "static mut CALLS: i32 = 0;
        impl Solution { pub fn act(x: i32) -> i32 {
            unsafe { CALLS += 1; if CALLS == 3 { std::process::abort(); } }
            2 * x
        } }";
    let (replies, _) = ask(&machine, Language::RUST, source, &[1, 2, 3, 4, 5, 6]).unwrap();
    assert_eq!(replies, ["2", "4", "6", "8", "10", "12"]);
}

#[test]
fn a_program_that_dies_before_its_first_case_fails_every_case_at_once() {
    let machine = machine();
    let source = "raise ValueError('no')\nclass Solution:\n    def act(self, x: int) -> int:\n        return x\n";
    let numbers: Vec<i64> = (0..500).collect();
    let Some((replies, batch)) = ask(&machine, Language::PYTHON, source, &numbers) else { return };
    assert!(replies.iter().all(|reply| reply == "RTE"), "{replies:?}");
    assert!(batch.processes() < 5, "{}", batch.processes());
}

/// 1 gives the first number of the frame that lies in the page, 2 the first answer that lies there; all others are their own answers.
const READERS: [(Language, &str); 2] = [
    (
        Language::RUST,
        "impl Solution { pub fn act(x: i32) -> i32 {
            use std::os::{fd::FromRawFd, unix::fs::FileExt};
            let page = std::mem::ManuallyDrop::new(unsafe { std::fs::File::from_raw_fd(4) });
            let mut bytes = [0; 4];
            let at = match x { 1 => FRAME, 2 => ANSWER, _ => return x };
            page.read_exact_at(&mut bytes, at).unwrap();
            i32::from_le_bytes(bytes)
        } }",
    ),
    (
        Language::CPP,
        "class Solution { public: int act(int x) {
            if (x != 1 && x != 2) return x;
            int word = 0;
            if (pread(4, &word, 4, x == 1 ? FRAME : ANSWER) != 4) return -1;
            return word;
        } };",
    ),
];

#[test]
fn a_running_program_takes_frames_from_the_page_and_answers_there() {
    let machine = machine();
    for (language, source) in READERS {
        // A frame there begins with the number of its cases; so do answers, and each has a head.
        let source =
            source.replace("FRAME", &(4096 + 4).to_string()).replace("ANSWER", &(4096 + FRAME_ROOM + 8).to_string());
        let Some((replies, mut batch)) = ask(&machine, language, &source, &[5]) else { continue };
        assert_eq!(replies, ["5"]);
        assert_eq!(again(&mut batch, &[77, 1]), ["77", "77"], "{language:?}");
        assert_eq!(again(&mut batch, &[88, 2]), ["88", "77"], "{language:?}");
        assert_eq!(batch.processes(), 1);
    }
}

#[test]
fn a_program_that_counts_for_ever_in_the_page_is_ended() {
    let machine = machine();
    let source = "#include <sys/mman.h>
        class Solution { public: int act(int x) {
            if (x != 3) return x;
            auto page = (volatile unsigned long*)mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 4, 0);
            for (;;) page[0] = page[0] + 1;
        } };";
    let Some((replies, _)) = ask(&machine, Language::CPP, source, &[1, 3, 2]) else { return };
    assert_eq!(replies, ["1", "RTE", "2"]);
}

#[test]
fn a_frame_larger_than_any_pipe_goes_through() {
    let machine = machine();
    let problem = Problem { signature: signature("act", &[("x", "integer[]")], "integer[]"), ..Problem::default() };
    let source = "impl Solution { pub fn act(x: Vec<i32>) -> Vec<i32> { x } }";
    let artifact = build_batch(&machine, &problem, source.as_bytes(), "act.rs", Language::RUST).unwrap();
    let mut batch = Batch::new(&machine, artifact, BOUNDS).unwrap();
    let encoder = Encoder::new(&problem.signature).unwrap();
    let mut frame = Frame::new();
    for length in [1_000_000, 0, 200_000] {
        let input = Input { fields: vec![Value::list((0..length).collect())], repeats: Vec::new() };
        frame.push(&encoder, &input).unwrap();
    }
    let mut replies = Replies::default();
    batch.ask(&mut frame, &mut replies).unwrap();
    let lengths: Vec<usize> =
        (0..3).map(|case| if let Reply::Answer(bytes) = replies.get(case) { bytes.len() } else { 0 }).collect();
    assert_eq!(lengths, [8_000_004, 4, 1_600_004]);
}
