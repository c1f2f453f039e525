//! A collection of a test's own, and the commands that are entered in it.

use crate::kit;
use crate::terminal::{self, Door};
use ojkit::cli::{self, ExitCode};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A collection in a folder of its own, and the folder that commands are called in.
#[derive(Clone)]
pub struct Desk {
    pub root: PathBuf,
    pub cwd: PathBuf,
    /// How many inputs are searched where no flag says so.
    pub search: &'static str,
}

/// What a command printed, and how it ended.
pub struct Ran {
    pub code: ExitCode,
    pub stdout: String,
    pub stderr: String,
}

impl Desk {
    /// A copy of a folder of `tests/data`.
    pub fn of(data: &str, name: &str) -> Desk {
        let desk = Desk::empty(name);
        copy(&kit::root().join("tests/data").join(data), &desk.root);
        desk
    }

    /// A folder without anything but how programs are compiled.
    pub fn empty(name: &str) -> Desk {
        let root = kit::emptied(&format!("desk/{name}"));
        let desk = Desk { cwd: root.clone(), root, search: "200" };
        desk.write("languages.yaml", &quickly_compiled());
        desk
    }

    /// A folder below no collection: the tests' own lies in one.
    pub fn empty_elsewhere(name: &str) -> Desk {
        let root = std::env::temp_dir().join(format!("ojkit-desk-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).unwrap();
        Desk { cwd: root.clone(), root, search: "200" }
    }

    /// The same, with programs compiled as everywhere else, since their time matters.
    pub fn optimized(self) -> Desk {
        fs::remove_file(self.root.join("languages.yaml")).unwrap();
        self
    }

    /// The same, with commands called in a folder below.
    pub fn within(mut self, folder: &str) -> Desk {
        self.cwd = self.root.join(folder);
        self
    }

    /// The same, with so many inputs searched where no flag says how many; an empty text leaves that to the commands.
    pub fn searching(mut self, count: &'static str) -> Desk {
        self.search = count;
        self
    }

    pub fn write(&self, file: &str, text: &str) {
        kit::write(&self.root, file, text);
    }

    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join(file)).unwrap()
    }

    /// Replaces text in a file.
    pub fn edit(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.write(file, &text.replace(from, to));
    }

    /// Runs a command line; words stand between spaces. What is printed comes without what differs from run to run.
    pub fn run(&self, line: &str) -> Ran {
        self.run_on(line, "")
    }

    /// The same, with something on standard input.
    pub fn run_on(&self, line: &str, stdin: &str) -> Ran {
        self.enter(cli::run, "ojkit", line, stdin)
    }

    /// Runs the other command, `generator`.
    pub fn generator(&self, line: &str) -> Ran {
        self.enter(cli::generate, "generator", line, "")
    }

    fn enter(&self, door: Door, command: &str, line: &str, stdin: &str) -> Ran {
        let variables = [("OJKIT_SEARCH", self.search.into())];
        let words = line.split_whitespace();
        let (code, stdout, stderr) = terminal::enter_with(&variables, door, command, &self.cwd, words, stdin);
        let text = |text: String| settled(&text, &self.root);
        Ran { code, stdout: text(stdout), stderr: text(stderr) }
    }

    /// Like [`Desk::call`], with some variables in the environment.
    pub fn call_with(&self, variables: &[(&str, OsString)], words: &[&str]) -> (i32, String, String) {
        self.call_on(variables, words, "")
    }

    /// Exit code, standard output and standard error of a command, byte for byte.
    pub fn call(&self, words: &[&str], stdin: &str) -> (i32, String, String) {
        self.call_on(&[], words, stdin)
    }

    fn call_on(&self, variables: &[(&str, OsString)], words: &[&str], stdin: &str) -> (i32, String, String) {
        let variables: Vec<_> =
            [("OJKIT_SEARCH", self.search.into())].into_iter().chain(variables.iter().cloned()).collect();
        let words = words.iter().copied();
        let (code, stdout, stderr) = terminal::enter_with(&variables, cli::run, "ojkit", &self.cwd, words, stdin);
        (i32::from(code.number()), stdout, stderr)
    }
}

impl Ran {
    /// Everything, for a snapshot.
    pub fn page(&self) -> String {
        let mut page = format!("exit code {}\n", self.code.number());
        for (name, text) in [("stdout", &self.stdout), ("stderr", &self.stderr)] {
            if !text.is_empty() {
                page += &format!("--- {name}\n{text}");
            }
        }
        page
    }
}

/// The row of Rust with programs compiled without optimization, which takes half the time; what they check while they run stays the same.
fn quickly_compiled() -> String {
    const TABLE: &str = include_str!("../../crates/languages/src/languages.yaml");
    let row = TABLE.split("\n\n").find(|row| row.contains("name: rust")).expect("a row");
    let (checks, level) = ("-Cdebug-assertions=off", "-Copt-level=0");
    assert!(row.contains("    - -O\n"), "{row}");
    row.replace("    - -O\n", &format!("    - {level}\n    - {checks}\n"))
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}

/// The text without what differs from run to run and from machine to machine: the folder, measured figures and the columns that
/// they widen, the confinement, thread numbers.
fn settled(text: &str, root: &Path) -> String {
    let text = text.replace(&root.display().to_string(), "[root]");
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        // A weaker confinement than usual is shown, as the portable launcher's is.
        if kit::config().portable && line.starts_with("confinement: ") {
            continue;
        }
        let line = if let Some(("confinement", _)) = line.split_once(": ") { "confinement: [tier]" } else { line };
        let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        for at in 1..words.len() {
            let unit = words[at].trim_end_matches(',').to_owned();
            if (unit == "ms" || unit == "MiB") && words[at - 1].parse::<f64>().is_ok() {
                words[at - 1] = "[some]".to_owned();
            }
        }
        let measured = words.iter().any(|word| word == "[some]");
        let mut line = words.join(" ");
        if measured || line.trim_start().starts_with("submission  ") {
            while line.contains("   ") {
                line = line.replace("   ", "  ");
            }
        }
        if let Some((before, after)) = line.split_once("thread 'main' (")
            && let Some((_, after)) = after.split_once(')')
        {
            line = format!("{before}thread 'main'{after}");
        }
        lines.push(line);
    }
    let mut settled = lines.join("\n");
    if text.ends_with('\n') {
        settled.push('\n');
    }
    settled
}
