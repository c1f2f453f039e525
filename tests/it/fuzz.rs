//! Whatever text a reader meets, it answers: no panic, no endless loop, and what it reads it writes and reads again.
//!
//! Inputs are real files with a few changes. A run makes the same ones as the run before; `OJKIT_FUZZ_ITERATIONS` asks for more of
//! them, in all, as in `OJKIT_FUZZ_ITERATIONS=10000000 cargo test --release --test it fuzz`.

use crate::collections;
use ojkit_draw::Bound;
use ojkit_draw::kept;
use ojkit_judge::checker::{self, CheckInput};
use ojkit_model::input::{Cell, Input};
use ojkit_model::problem::{Checker, Output};
use ojkit_rules::Rules;
use ojkit_rules::spec;
use ojkit_text::answer;
use ojkit_text::notation::{parse_parameters, print_parameters};
use ojkit_text::page;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Inputs in all, where nobody asks for more.
const ITERATIONS: u64 = 20_000;
/// Longer texts are cut: short ones find the same flaws sooner.
const BYTES_MAX: usize = 6_000;
/// An input that takes longer than this has no end, as far as a person can tell.
const PATIENCE: Duration = Duration::from_secs(60);

/// Words that readers of all kinds pay attention to.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "-0",
    "+1",
    "007",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "1e308",
    "1e-400",
    "nan",
    "inf",
    "0.1",
    "1.50",
    "10^5",
    "2^63",
    "2^64",
    "10^99999",
    "null",
    "true",
    "[]",
    "[[]]",
    "[[[[",
    "\"",
    "'",
    "\\",
    "\\u0000",
    "{",
    "}",
    "(",
    ")",
    "|",
    "<=",
    "==",
    "!=",
    "≤",
    "\u{feff}",
    "\r\n",
    "\n",
    "\n\n",
    "\t",
    " ",
    "  ",
    "\0",
    "#",
    ": ",
    "- ",
    "&a ",
    "*a",
    "!!str ",
    "? ",
    ">",
    "%",
    "/ 0",
    "% 0",
    "a_i",
    "x[i]",
    "x[i][j]",
    ".length",
    "sum(",
    "abs(",
    "|S|",
    "i + 1",
    " and ",
    " or ",
    ",",
    "is sorted in strictly increasing order",
    "are distinct",
    "consists of lowercase English letters",
    "is even",
    "n",
    "é",
    "\u{2028}",
    "😀",
    "---",
    "...",
    "1..n",
    "repeat T:",
    "integer[][]",
    "(a: integer, b: integer)[]",
    "ListNode",
];

/// A stream of numbers, the same for the same start (SplitMix64, Steele and others 2014).
struct Stream(u64);

impl Stream {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    fn range(&mut self, length: usize) -> std::ops::Range<usize> {
        let start = self.below(length + 1);
        start..start + self.below((length - start).min(40) + 1)
    }

    /// One of the seeds with up to four changes.
    fn mutant(&mut self, seeds: &[Vec<u8>]) -> Vec<u8> {
        let mut text = self.pick(seeds).clone();
        text.truncate(BYTES_MAX);
        for _ in 0..self.below(5) {
            let range = self.range(text.len());
            match self.below(8) {
                0 => drop(text.drain(range)),
                1 => drop(text.splice(range, self.pick(WORDS).bytes())),
                2 => drop(text.splice(range.start..range.start, self.pick(WORDS).bytes())),
                3 => {
                    let piece = text[range.clone()].to_vec();
                    let times = 1 + self.below(3) * self.below(40);
                    drop(text.splice(range.end..range.end, piece.repeat(times)));
                }
                4 => {
                    let other = self.pick(seeds);
                    let piece = other[self.range(other.len())].to_vec();
                    drop(text.splice(range, piece));
                }
                5 => {
                    let at = range.start;
                    if at < text.len() {
                        text[at] ^= 1 << self.below(8);
                    }
                }
                6 => text.truncate(range.start),
                _ => {
                    let at = self.range(text.len()).start;
                    let piece: Vec<u8> = text.drain(range.clone()).collect();
                    let at = at.min(text.len());
                    drop(text.splice(at..at, piece));
                }
            }
            text.truncate(2 * BYTES_MAX);
        }
        text
    }
}

/// Tries so many of a thousand of all iterations; `each` gets an input and the stream, for choices of its own.
fn fuzz(share: u64, seeds: &[Vec<u8>], each: impl Fn(&[u8], &mut Stream)) {
    assert!(!seeds.is_empty());
    let asked = std::env::var("OJKIT_FUZZ_ITERATIONS").ok().map(|n| n.parse().expect("a number of inputs"));
    let count = asked.unwrap_or(ITERATIONS) * share / 1000;
    let at = AtomicU64::new(0);
    std::thread::scope(|scope| {
        let (done, ended) = std::sync::mpsc::channel::<()>();
        let at = &at;
        scope.spawn(move || {
            let mut last = 0;
            while ended.recv_timeout(PATIENCE) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
                let now = at.load(Ordering::Relaxed);
                if now == last {
                    // A loop without an end can only be ended with the process.
                    let input = Stream(now).mutant(seeds);
                    eprintln!("input {now} has no end: {}", input.escape_ascii());
                    std::process::abort();
                }
                last = now;
            }
        });
        for number in 1..=count {
            at.store(number, Ordering::Relaxed);
            let mut stream = Stream(number);
            let input = stream.mutant(seeds);
            let result = catch_unwind(AssertUnwindSafe(|| each(&input, &mut stream)));
            assert!(result.is_ok(), "input {number}: \"{}\"", input.escape_ascii());
        }
        drop(done);
    });
}

fn every_problem() -> Vec<Bound> {
    let mut all = collections::problems(&collections::collection());
    all.extend(collections::data().iter().flat_map(collections::problems));
    // Nothing is known of what an input of samples alone is made of.
    all.retain(|loaded| !loaded.problem.is_only_samples());
    all
}

/// The files of this name in the folders of these folders.
fn files(folders: &[&str], name: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = |folder: PathBuf| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = folders.iter().flat_map(|folder| list(root.join(folder))).collect();
    paths.sort();
    paths.iter().filter_map(|folder| fs::read(folder.join(name)).ok()).collect()
}

#[test]
fn any_spec_is_read_or_refused_and_what_it_says_is_bound_or_refused() {
    let seeds = files(&["problems", "tests/data/problems", "tests/data/specs"], "spec.yaml");
    fuzz(20, &seeds, |text, _| match spec::read("fuzz", "spec.yaml", text, ojkit_english::said) {
        Ok(problem) => {
            if let Err(faults) = Rules::new(&problem, &[], "spec.yaml") {
                faults.iter().for_each(|fault| assert!(!fault.to_string().is_empty()));
            }
        }
        Err(faults) => assert!(faults.iter().all(|fault| fault.to_string().starts_with("spec.yaml"))),
    });
}

#[test]
fn any_constraint_line_is_refused_or_means_the_same_when_it_is_printed() {
    let mut seeds: Vec<Vec<u8>> = every_problem()
        .iter()
        .flat_map(|loaded| loaded.problem.constraints.iter().map(|line| line.text.clone().into_bytes()))
        .collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in ["docs/constraints.md", "crates/draw/tests/it/sample.txt"] {
        let text = fs::read_to_string(root.join(file)).unwrap();
        seeds.extend(text.lines().filter(|line| !line.is_empty()).map(|line| line.as_bytes().to_vec()));
    }
    fuzz(70, &seeds, |text, _| {
        let text = String::from_utf8_lossy(text);
        if let Ok(line) = ojkit_english::parse_line(&text) {
            let printed = ojkit_lines::print(&line);
            let again = ojkit_english::parse_line(&printed).unwrap_or_else(|error| panic!("{printed}: {error:?}"));
            assert_eq!(again.rules, line.rules, "{printed}");
        }
    });
}

#[test]
fn any_input_is_refused_or_writes_as_it_reads() {
    let problems = every_problem();
    for loaded in &problems {
        let seeds: Vec<Vec<u8>> =
            loaded.problem.examples.iter().map(|example| collections::case(loaded, 1, example).input).collect();
        let format = loaded.validator.format();
        let has_points = loaded.problem.fields.iter().any(|field| field.cell == Cell::Double);
        fuzz(300 / problems.len() as u64, &seeds, |text, _| {
            let mut input = Input::default();
            if format.read(text, &mut input).is_ok() {
                let (mut written, mut again) = (Vec::new(), Input::default());
                format.write(&input, &mut written);
                format.read(&written, &mut again).expect("what was written can be read");
                assert_eq!(again, input);
                // A number with a point may have trailing zeros; all else has one spelling.
                assert!(has_points || written == text);
            }
            if let Err(fault) = loaded.validator.text("in", text) {
                assert!(fault.line >= 1 && fault.column >= 1, "{fault}");
            }
        });
    }
}

#[test]
fn any_notation_is_refused_or_prints_as_it_reads() {
    let problems = every_problem();
    for loaded in problems.iter().filter(|loaded| loaded.problem.layout.is_none()) {
        let signature = &loaded.problem.signature;
        let mut seeds = Vec::new();
        for example in &loaded.problem.examples {
            let printed = print_parameters(signature, &example.input.fields);
            if signature.class.is_none() {
                let named = signature.parameters.iter().zip(printed.lines());
                let named = named.map(|(p, line)| format!("{} = {line}", p.name));
                seeds.push(named.collect::<Vec<_>>().join(", ").into_bytes());
            }
            seeds.push(printed.into_bytes());
        }
        fuzz(150 / problems.len() as u64, &seeds, |text, _| {
            let text = String::from_utf8_lossy(text);
            if let Ok(fields) = parse_parameters(signature, &text) {
                let printed = print_parameters(signature, &fields);
                assert_eq!(parse_parameters(signature, &printed).as_ref(), Ok(&fields), "{printed}");
            }
        });
    }
}

#[test]
fn any_case_page_is_refused_or_writes_as_it_reads() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut pages: Vec<PathBuf> =
        fs::read_dir(root.join("cases")).unwrap().map(|entry| entry.unwrap().path()).collect();
    pages.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    pages.sort();
    let seeds: Vec<Vec<u8>> = pages.iter().map(|path| fs::read(path).unwrap()[..].to_vec()).collect();
    fuzz(20, &seeds, |text, _| {
        if let Ok(read) = page::read("page.yaml", text)
            && let Ok(written) = page::write(&read)
        {
            assert_eq!(page::read("page.yaml", written.as_bytes()), Ok(read), "{written}");
        }
    });
}

#[test]
fn any_file_of_kept_cases_is_refused_or_grows_by_one_case() {
    let problems = collections::problems(&collections::collection());
    let seeds = files(&["problems"], "kept.yaml");
    fuzz(20, &seeds, |text, stream| {
        let bound: &Bound = stream.pick(&problems);
        if let Ok(cases) = kept::read("kept.yaml", text, bound)
            && let Ok(grown) = kept::append("kept.yaml", Some(text), "a reason", "1\n2\n", bound)
        {
            let again = kept::read("kept.yaml", grown.as_bytes(), bound).expect("what was written can be read");
            assert_eq!(again[..again.len() - 1], cases[..]);
        }
    });
}

#[test]
fn any_output_is_judged_and_the_answer_itself_is_right() {
    let checkers = [
        Checker::Tokens,
        Checker::Exact,
        Checker::Floats { absolute: 1e-6, relative: 1e-9 },
        Checker::UnorderedLines,
        Checker::UnorderedList { outer: true, inner: false },
        Checker::UnorderedList { outer: false, inner: true },
        Checker::UnorderedList { outer: true, inner: true },
    ];
    let mut seeds = files(&["tests/data/checkers"], "out");
    seeds.extend(files(&["tests/data/checkers"], "ans"));
    fuzz(200, &seeds, |output, stream| {
        let answer = if stream.below(3) == 0 { output.to_vec() } else { stream.mutant(&seeds) };
        for checker in &checkers {
            let given = CheckInput { input: b"", output, answer: &answer };
            if let Ok(check) = checker::check(checker, &Output::Text, &given, None) {
                assert!(check.is_accepted() || output != answer, "{checker:?}: {}", check.message);
                assert!(!check.message.contains(|c: char| c.is_control()), "{checker:?}: {:?}", check.message);
            }
        }
    });
}

#[test]
fn any_answer_is_refused_or_writes_as_it_reads() {
    let types = [
        "integer",
        "double",
        "boolean",
        "string",
        "integer[]",
        "string[]",
        "integer[][]",
        "double[]",
        "string[][]",
        "character[]",
    ];
    let types = types.map(|ty| spec::parse_type(ty).expect("a type"));
    let mut seeds = files(&["tests/data/checkers"], "ans");
    seeds.extend(["2\n1 2\n3\nab\n", "2\n1\na\n1\nb\n", "2 1\n4\n5\n", "0.5\n"].map(|text| text.as_bytes().to_vec()));
    fuzz(10, &seeds, |text, stream| {
        let ty = stream.pick(&types);
        if let Ok(value) = answer::read(ty, text) {
            let mut written = Vec::new();
            answer::write(ty, &value, &mut written);
            assert_eq!(answer::read(ty, &written).map(|again| again.ends), Ok(value.ends));
        }
    });
}
