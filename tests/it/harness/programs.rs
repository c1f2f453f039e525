//! Compiles and runs harnesses as a judge would.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use ojkit_frames::Decoder;
use ojkit_languages::{Answers, Form, Harness, Language, Request, synthesize};
use ojkit_model::signature::{Alternative, Column, Parameter, Rows, Signature, Type};
use ojkit_search::driver::{Received, Replies, Reply};

use crate::kit::{python, temporary};

/// A type from LeetCode's name for it; `(a, b)[]` are rows with integer columns.
pub fn ty(name: &str) -> Type {
    if name == "(a, b)[]" {
        let column = |name: &str| Column { name: name.to_string(), ty: Type::Integer };
        return Type::Rows(Rows {
            alternatives: vec![Alternative { tag: None, columns: vec![column("a"), column("b")] }],
        });
    }
    if let Some(inner) = name.strip_suffix("[]") {
        return Type::Array(Box::new(ty(inner)));
    }
    match name {
        "integer" => Type::Integer,
        "long" => Type::Long,
        "double" => Type::Double,
        "boolean" => Type::Boolean,
        "character" => Type::Character,
        "string" => Type::String,
        "ListNode" => Type::ListNode,
        "TreeNode" => Type::TreeNode,
        "NaryNode" => Type::NaryNode,
        "void" => Type::Void,
        "prefix" => Type::Prefix,
        other => panic!("no type {other}"),
    }
}

/// A signature from `name: type` pairs.
pub fn signature(function: &str, parameters: &[(&str, &str)], returns: &str) -> Signature {
    Signature {
        function: Some(function.to_string()),
        parameters: parameters.iter().map(|(name, t)| Parameter { name: name.to_string(), ty: ty(t) }).collect(),
        returns: Some(ty(returns)),
        class: None,
        calling: None,
    }
}

static TOOLS: Mutex<BTreeMap<String, Option<String>>> = Mutex::new(BTreeMap::new());

/// The command of a compiler or an interpreter; nothing where the machine lacks it.
fn tool(name: &str) -> Option<String> {
    let mut tools = TOOLS.lock().unwrap_or_else(PoisonError::into_inner);
    tools.entry(name.to_owned()).or_insert_with(|| found(name)).clone()
}

fn found(name: &str) -> Option<String> {
    let found = Command::new(name).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    found.ok().filter(|status| status.success()).map(|_| name.to_owned())
}

/// What a stream of frames of so many answers each says, and nothing else: the text of every answer, or `! message` for a crash.
pub fn answers(signature: &Signature, stream: &[u8], frames: &[usize], stderr: &str) -> Vec<String> {
    let decoder = Decoder::new(signature).unwrap();
    let mut replies = Replies::default();
    let mut rest = stream;
    for &cases in frames {
        let length = rest.first_chunk().map_or(0, |length| u32::from_le_bytes(*length) as usize);
        let (frame, behind) = rest.split_at_checked(4 + length).unwrap_or_else(|| panic!("a short frame: {stderr}"));
        assert_eq!(replies.receive(frame, cases), Received::Whole, "{stderr}");
        rest = behind;
    }
    assert!(rest.is_empty(), "{rest:?} behind the last frame: {stderr}");
    let text = |case| match replies.get(case) {
        Reply::Answer(bytes) => {
            let mut text = Vec::new();
            decoder.text(bytes, &mut text).unwrap();
            String::from_utf8(text).unwrap()
        }
        Reply::Failed { message, .. } => format!("! {message}"),
    };
    (0..replies.len()).map(text).collect()
}

static FOLDERS: AtomicU32 = AtomicU32::new(0);

const CPP_FLAGS: [&str; 3] = ["-std=gnu++20", "-O0", "-w"];

/// The header that every harness of C++ begins with, compiled ahead: it takes most of the time of each.
static HEADER: OnceLock<PathBuf> = OnceLock::new();

fn compiled_header(compiler: &str) -> PathBuf {
    let folder = temporary("harness-header");
    let (header, compiled) = (folder.join("all.h"), folder.join("all.h.gch"));
    if !compiled.exists() {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&header, "#include <bits/stdc++.h>\n").unwrap();
        let own = folder.join(std::process::id().to_string());
        let mut command = Command::new(compiler);
        command.args(CPP_FLAGS).args(["-x", "c++-header", "-o"]).args([&own, &header]);
        assert!(command.status().unwrap().success());
        std::fs::rename(own, compiled).unwrap();
    }
    header
}

/// A compiled harness in a folder of its own.
pub struct Program {
    folder: PathBuf,
    command: Vec<String>,
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub fn request<'a>(language: Language, source: &'a str, signature: &'a Signature, form: Form) -> Request<'a> {
    Request {
        language,
        source: source.as_bytes(),
        name: "solution.txt",
        signature,
        fixed_width: &[],
        form,
        answers: Answers::Stdout,
        exact: false,
    }
}

/// Compiles; nothing where the compiler is missing, and what the compiler said where it refuses.
pub fn compile(language: Language, harness: &Harness) -> Option<Result<Program, String>> {
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("ojkit-harness-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(&harness.file_name);
    std::fs::write(&file, &harness.text).unwrap();
    let path = |name: &str| folder.join(name).display().to_string();
    let file = file.display().to_string();
    let class = harness.main_class.clone().unwrap_or_default();
    let (compiler, arguments, command) = match language.name() {
        "rust" => {
            let flags = ["--edition", "2021", "-C", "overflow-checks=on", "--cap-lints", "allow", "-o"];
            (tool("rustc")?, [flags.map(String::from).to_vec(), vec![path("main"), file]].concat(), vec![path("main")])
        }
        "cpp" => {
            let compiler = tool("g++")?;
            let header = HEADER.get_or_init(|| compiled_header(&compiler)).display().to_string();
            let arguments = [CPP_FLAGS.map(String::from).to_vec(), vec!["-include".to_owned(), header]].concat();
            (compiler, [arguments, vec!["-o".to_owned(), path("main"), file]].concat(), vec![path("main")])
        }
        "java" => {
            let flags = ["-J-XX:+UseSerialGC", "-J-XX:TieredStopAtLevel=1", "-d"].map(String::from).to_vec();
            let arguments = [flags, vec![folder.display().to_string(), file]].concat();
            let run = ["java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"].map(String::from).to_vec();
            (tool("javac")?, arguments, [run, vec![folder.display().to_string(), class]].concat())
        }
        // There is nothing to compile.
        "python" => return Some(Ok(Program { folder, command: vec![python()?.to_owned(), file] })),
        "javascript" => return Some(Ok(Program { folder, command: vec![tool("node")?, file] })),
        other => panic!("no compiler is known for {other}"),
    };
    let output = Command::new(compiler).args(arguments).output().unwrap();
    let program = Program { folder, command };
    if output.status.success() {
        return Some(Ok(program));
    }
    Some(Err(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// What a run gave.
#[derive(Debug)]
pub struct Ran {
    pub success: bool,
    pub stdout: Vec<u8>,
    pub stderr: String,
}

impl Program {
    pub fn run(&self, input: &[u8]) -> Ran {
        let mut child = Command::new(&self.command[0])
            .args(&self.command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_vec();
        let writer = std::thread::spawn(move || {
            let _ = stdin.write_all(&input);
        });
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        Ran { success: output.status.success(), stdout: output.stdout, stderr }
    }

    /// Runs with descriptor 3 writing to one file and descriptor 4 open on another of 16 bytes; gives what both hold at the end.
    pub fn run_with_descriptors(&self, input: &[u8]) -> (Vec<u8>, Vec<u8>) {
        let (answers, page) = (self.folder.join("answers"), self.folder.join("page"));
        std::fs::write(&page, [0; 16]).unwrap();
        let mut child = Command::new("sh")
            .args(["-c", "answers=$1; page=$2; shift 2; exec \"$@\" 3>\"$answers\" 4<>\"$page\"", "sh"])
            .args([&answers, &page])
            .args(&self.command)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(input);
        child.wait().unwrap();
        (std::fs::read(answers).unwrap(), std::fs::read(page).unwrap())
    }
}

/// Synthesizes and compiles; nothing where the compiler is missing.
pub fn build(request: &Request) -> Option<Program> {
    let harness = synthesize(request).unwrap_or_else(|error| panic!("{error}"));
    match compile(request.language, &harness)? {
        Ok(program) => Some(program),
        Err(said) => panic!("{:?}: {}", request.language, harness.map_diagnostics(&said)),
    }
}
