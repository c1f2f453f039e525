//! How many cases a second the batch harnesses answer: at most six numbers or letters, drawing, encoding, a Rust model and
//! the comparison included.
//!
//! `cargo bench --bench batch` prints a median per language; a language whose compiler is missing is left out.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use ojkit_frames::{Encoder, Frame};
use ojkit_languages::{Answers, Form, Language, Request, synthesize};
use ojkit_model::input::{Input, Value};
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_search::driver::{Received, Replies};

/// A function with its source in every language.
struct Subject {
    name: &'static str,
    parameter: Type,
    returns: Type,
    sources: [(Language, &'static str); 4],
    /// A cell from eight random bits.
    cell: fn(u64) -> i64,
}

fn subjects() -> [Subject; 3] {
    let list = |ty| Type::Array(Box::new(ty));
    [
        Subject {
            name: "integer[] -> integer",
            parameter: list(Type::Integer),
            returns: Type::Integer,
            sources: [
                (Language::RUST, "impl Solution { pub fn f(x: Vec<i32>) -> i32 { x.iter().sum() } }"),
                (
                    Language::CPP,
                    "class Solution { public: int f(vector<int>& x) { return accumulate(x.begin(), x.end(), 0); } };",
                ),
                (
                    Language::JAVA,
                    "class Solution { public int f(int[] x) { int s = 0; for (int y : x) s += y; return s; } }",
                ),
                (Language::PYTHON, "class Solution:\n    def f(self, x: List[int]) -> int:\n        return sum(x)\n"),
            ],
            cell: |bits| bits as i64 - 128,
        },
        Subject {
            name: "string -> string",
            parameter: Type::String,
            returns: Type::String,
            sources: [
                (Language::RUST, "impl Solution { pub fn f(x: String) -> String { x.chars().rev().collect() } }"),
                (
                    Language::CPP,
                    "class Solution { public: string f(string x) { return string(x.rbegin(), x.rend()); } };",
                ),
                (
                    Language::JAVA,
                    "class Solution { public String f(String x) { return new StringBuilder(x).reverse().toString(); } }",
                ),
                (Language::PYTHON, "class Solution:\n    def f(self, x: str) -> str:\n        return x[::-1]\n"),
            ],
            cell: |bits| (bits % 26) as i64 + 97,
        },
        Subject {
            name: "integer[] -> double",
            parameter: list(Type::Integer),
            returns: Type::Double,
            sources: [
                (
                    Language::RUST,
                    "impl Solution { pub fn f(x: Vec<i32>) -> f64 { x.iter().sum::<i32>() as f64 / 7.0 } }",
                ),
                (
                    Language::CPP,
                    "class Solution { public: double f(vector<int>& x) { return accumulate(x.begin(), x.end(), 0) / 7.0; } };",
                ),
                (
                    Language::JAVA,
                    "class Solution { public double f(int[] x) { int s = 0; for (int y : x) s += y; return s / 7.0; } }",
                ),
                (
                    Language::PYTHON,
                    "class Solution:\n    def f(self, x: List[int]) -> float:\n        return sum(x) / 7\n",
                ),
            ],
            cell: |bits| bits as i64 - 128,
        },
    ]
}

const CASES_PER_FRAME: usize = 1024;
const ROUNDS: usize = 7;

fn main() {
    let folder = std::env::temp_dir().join(format!("ojkit-batch-{}", std::process::id()));
    for subject in subjects() {
        println!("{}", subject.name);
        measure(&subject, &folder);
    }
    let _ = std::fs::remove_dir_all(folder);
}

fn measure(subject: &Subject, folder: &std::path::Path) {
    let signature = Signature {
        function: Some("f".to_string()),
        parameters: vec![Parameter { name: "x".to_string(), ty: subject.parameter.clone() }],
        returns: Some(subject.returns.clone()),
        ..Signature::default()
    };
    for (language, source) in subject.sources {
        let request = Request {
            language,
            source: source.as_bytes(),
            name: "solution",
            signature: &signature,
            fixed_width: &[],
            form: Form::Batch,
            answers: Answers::Stdout,
            exact: false,
        };
        let Ok(harness) = synthesize(&request) else { continue };
        let folder = folder.join(language.title());
        let built = std::fs::create_dir_all(&folder).and_then(|()| {
            std::fs::write(folder.join(&harness.file_name), &harness.text)?;
            build(language, &folder, &harness.file_name)
        });
        if !built.unwrap_or(false) {
            println!("    {}: no compiler", language.title());
            continue;
        }
        let cases = if language == Language::PYTHON { 200_000 } else { 1_000_000 };
        let mut model = start(Language::RUST, &folder.with_file_name("Rust"));
        let mut other = start(language, &folder);
        let mut rates: Vec<f64> =
            (0..ROUNDS).map(|_| round(subject.cell, &signature, &mut model, &mut other, cases)).collect();
        rates.sort_by(f64::total_cmp);
        println!("    {:6} {:9.0} cases/s, median of {ROUNDS} rounds of {cases}", language.title(), rates[ROUNDS / 2]);
        drop((model.stdin.take(), other.stdin.take()));
        let _ = (model.wait(), other.wait());
    }
}

fn build(language: Language, folder: &std::path::Path, file: &str) -> std::io::Result<bool> {
    let arguments: &[&str] = match language.name() {
        "rust" => &["rustc", "-O", "-C", "overflow-checks=on", "--cap-lints=allow", "-o", "main", file],
        "cpp" => &["g++", "-std=gnu++20", "-O2", "-w", "-o", "main", file],
        "java" => &["javac", "-d", ".", file],
        _ => &["python3", "--version"],
    };
    let mut command = Command::new(arguments[0]);
    command.args(&arguments[1..]).current_dir(folder).stdout(Stdio::null());
    Ok(command.status()?.success())
}

fn start(language: Language, folder: &std::path::Path) -> Child {
    let mut command = match language.name() {
        "rust" | "cpp" => Command::new(folder.join("main")),
        "java" => {
            let mut java = Command::new("java");
            java.args(["-XX:+UseSerialGC", "-cp", ".", "OjkitHarness"]);
            java
        }
        _ => {
            let mut python = Command::new("python3");
            python.arg("main.py");
            python
        }
    };
    command.current_dir(folder).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the harness starts")
}

/// Cases a second for drawing, encoding, two programs and the comparison.
fn round(cell: fn(u64) -> i64, signature: &Signature, model: &mut Child, other: &mut Child, cases: usize) -> f64 {
    let encoder = Encoder::new(signature).expect("the signature has a harness");
    let mut input = Input { fields: vec![Value::list(Vec::new())], repeats: Vec::new() };
    let (mut frame, mut expected, mut got) = (Frame::new(), Replies::default(), Replies::default());
    let mut answers = Vec::new();
    let mut random = 0x9e37_79b9_7f4a_7c15u64;
    let start = Instant::now();
    let mut done = 0;
    while done < cases {
        frame.clear();
        for _ in 0..CASES_PER_FRAME {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let length = random % 7;
            let nums = &mut input.fields[0];
            nums.cells.clear();
            nums.cells.extend((0..length).map(|i| cell(random >> (8 + 8 * i) & 0xff)));
            nums.ends[0][0] = length as u32;
            frame.push(&encoder, &input).expect("the case fits");
        }
        let bytes = frame.bytes();
        for child in [&mut *model, &mut *other] {
            child
                .stdin
                .as_mut()
                .map(|stdin| stdin.write_all(bytes).and_then(|()| stdin.flush()))
                .expect("a pipe")
                .expect("it reads");
        }
        for (child, replies) in [(&mut *model, &mut expected), (&mut *other, &mut got)] {
            let stdout = child.stdout.as_mut().expect("a pipe");
            answers.resize(4, 0);
            stdout.read_exact(&mut answers).expect("it answers");
            let length = u32::from_le_bytes([answers[0], answers[1], answers[2], answers[3]]) as usize;
            answers.resize(4 + length, 0);
            stdout.read_exact(&mut answers[4..]).expect("it answers");
            replies.clear();
            assert_eq!(replies.receive(&answers, CASES_PER_FRAME), Received::Whole);
        }
        assert!(expected.same_as(&got));
        done += CASES_PER_FRAME;
    }
    done as f64 / start.elapsed().as_secs_f64()
}
