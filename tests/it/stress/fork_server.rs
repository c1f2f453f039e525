//! Files with only a `main`, driven by a fork per case.

use std::time::Duration;

use ojkit_frames::Frame;
use ojkit_languages::Language;
use ojkit_languages::Machine;
use ojkit_languages::fork_server;
use ojkit_search::driver::{Batch, Bounds, Replies, Reply};

use crate::kit::{built, machine};

// So little memory is full long before the time is over, on a loaded machine too.
const BOUNDS: Bounds = Bounds { time: Duration::from_secs(1), memory_mib: 64 };

/// A program behind its fork server; `None` where there is none here, or no compiler.
fn served(machine: &Machine, language: Language, source: &str) -> Option<Batch> {
    let artifact = built(machine.build_harness(&fork_server(language, source.as_bytes(), "act")?))?;
    Some(Batch::new(machine, artifact, BOUNDS).unwrap())
}

/// What became of each text: the output, or the verdict.
fn ask(batch: &mut Batch, texts: &[&[u8]]) -> Vec<String> {
    let mut frame = Frame::new();
    texts.iter().for_each(|text| frame.push_text(text));
    let mut replies = Replies::default();
    batch.ask(&mut frame, &mut replies).unwrap();
    let said = |case| match replies.get(case) {
        Reply::Answer(bytes) => String::from_utf8_lossy(bytes).into_owned(),
        Reply::Failed { verdict, .. } => verdict.short().to_string(),
    };
    (0..replies.len()).map(said).collect()
}

/// Doubles the number that it reads, but: 1 ends with a code, 2 with a signal, 3 hangs, 4 takes memory without end, 5 prints without
/// end, 6 answers without reading. How often it was here before, it says too.
const WORST: [(Language, &str); 3] = [
    (
        Language::RUST,
        "static mut SEEN: i32 = 0;
        fn main() {
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).unwrap();
            let x: i32 = line.trim().parse().unwrap();
            match x {
                1 => std::process::exit(3),
                2 => std::process::abort(),
                3 => loop { std::hint::black_box(0); },
                4 => { let mut all = Vec::new(); loop { all.push(vec![1u8; 1 << 20]); std::hint::black_box(&all); } }
                5 => loop { println!(\"more and more and more\") },
                _ => {}
            }
            unsafe { SEEN += 1; println!(\"{} {}\", 2 * x, SEEN - 1); }
        }",
    ),
    (
        Language::CPP,
        "#include <cstdlib>
        #include <cstring>
        #include <iostream>
        #define int long long
        #define close open
        using namespace std;
        int poll = 0, waitpid[3], signal = 0, mmap = 0, seen = 0;
        int read() { int x; cin >> x; return x; }
        signed main() {
            int x = read();
            if (x == 1) return 3;
            if (x == 2) abort();
            volatile int z = 0;
            while (x == 3) z = z + 1;
            while (x == 4) { volatile char* p = new char[1 << 20]; for (int i = 0; i < 1 << 20; i += 512) p[i] = 1; }
            while (x == 5) cout << \"more and more and more\" << endl;
            cout << 2 * x << ' ' << seen++ << endl;
        }",
    ),
    (
        Language::PYTHON,
        "import os, sys\nseen = 0\nx = int(input())\nif x == 1: sys.exit(3)\nif x == 2: os.abort()\nwhile x == 3: pass\nall = []\nwhile x == 4: all.append(bytearray(1 << 20))\nwhile x == 5: print('more and more and more')\nprint(2 * x, seen)\nseen += 1\n",
    ),
];

#[test]
fn a_main_that_does_its_worst_on_a_case_fails_that_case_alone_and_starts_anew_on_each() {
    let machine = machine();
    for (language, source) in WORST {
        let Some(mut batch) = served(&machine, language, source) else { continue };
        let numbers: [&[u8]; 10] = [b"7\n", b"1\n", b"8\n", b"2\n", b"9\n", b"3\n", b"5\n", b"10\n", b"4\n", b"11"];
        let replies = ask(&mut batch, &numbers);
        let wanted = ["14 0\n", "RTE", "16 0\n", "RTE", "18 0\n", "TLE", "OLE", "20 0\n", "MLE", "22 0\n"];
        // Who prints without end may be stopped by the clock before it has printed too much.
        let alike =
            |(said, wanted): (&String, &&str)| said == wanted || *wanted == "OLE" && (said == "RTE" || said == "TLE");
        assert!(replies.iter().zip(&wanted).all(alike) && replies.len() == wanted.len(), "{language:?}: {replies:?}");
        assert_eq!(ask(&mut batch, &[b"12\n", b"13\n"]), ["24 0\n", "26 0\n"], "{language:?}");
    }
}

#[test]
fn inputs_and_outputs_longer_than_any_pipe_pass_in_every_order() {
    let machine = machine();
    let text: Vec<u8> = b"abcdefghi\n".repeat(200_000);
    let programs = [
        (
            Language::CPP,
            "#include <unistd.h>\nint main() { char b[4096]; long n; while ((n = read(0, b, 4096)) > 0) { char* p = b; while (n > 0) { long k = write(1, p, n); n -= k; p += k; } } }",
        ),
        (Language::RUST, "fn main() { std::io::copy(&mut std::io::stdin(), &mut std::io::stdout()).unwrap(); }"),
        (
            Language::PYTHON,
            "import sys\nwhile True:\n    line = sys.stdin.buffer.readline()\n    if not line: break\n    sys.stdout.buffer.write(line)\n",
        ),
    ];
    for (language, source) in programs {
        let Some(mut batch) = served(&machine, language, source) else { continue };
        let replies = ask(&mut batch, &[b"short", &text, b"", b"\0\xc3"]);
        assert_eq!(replies[0], "short", "{language:?}");
        assert!(replies[1].as_bytes() == text, "{language:?}: {} bytes", replies[1].len());
        assert_eq!(replies[2..], ["", "\0\u{fffd}"], "{language:?}");
    }
    let deaf = "print('first')\n";
    let Some(mut batch) = served(&machine, Language::PYTHON, deaf) else { return };
    assert_eq!(ask(&mut batch, &[&text, b"x"]), ["first\n", "first\n"]);
}

#[test]
fn a_main_that_forks_without_end_is_ended_with_all_that_it_started() {
    let bomb = "#include <unistd.h>\n#include <iostream>\nint main() { int x; std::cin >> x; while (x == 1) fork(); \
        if (x == 2 && fork() == 0) for (;;) pause(); std::cout << 2 * x; }";
    let machine = machine();
    let Some(mut batch) = served(&machine, Language::CPP, bomb) else { return };
    let replies = ask(&mut batch, &[b"3", b"1", b"4", b"2", b"5"]);
    assert_eq!((&replies[0][..], &replies[2][..], &replies[4][..]), ("6", "8", "10"), "{replies:?}");
    assert!(["MLE", "TLE", "RTE"].contains(&&replies[1][..]), "{replies:?}");
    // What holds the output open keeps the answer from being whole.
    assert_eq!(replies[3], "TLE", "{replies:?}");
}

#[test]
fn what_may_want_its_input_as_a_file_has_a_process_of_its_own_for_each() {
    let plain = "import sys\nprint(sum(map(int, sys.stdin.read().split())))\n";
    let fast = "import io, os\nprint(sum(map(int, io.BytesIO(os.read(0, os.fstat(0).st_size)).read().split())))\n";
    let server = |text: &str| fork_server(Language::PYTHON, text.as_bytes(), "sum.py");
    assert!(server(plain).is_some() == cfg!(target_os = "linux") && server(fast).is_none());
}
