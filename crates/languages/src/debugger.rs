//! Debuggers: how a submission is built for one, how it is started under one, and how a person gets to it.

use super::call::Harness;
use super::entry::Entry;
use super::machine::Machine;
use super::sanitize::add_options;
use super::toolchain::Install;
use super::tools::{Missing, first_line, on_path};
use crate::Language;
use ojkit_run::Artifact;
use ojkit_run::tool::quoted;
use std::path::{Path, PathBuf};

/// What the programs of a language are debugged with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Debugger {
    /// gdb, or lldb where that is missing.
    Native,
    /// debugpy for editors, pdb in a terminal.
    Debugpy,
    /// The agent of Java's machine, and jdb.
    Jdwp,
    /// node's inspector.
    Inspector,
}

/// A submission that is built for its debugger.
#[derive(Clone, Debug)]
pub struct Debuggee {
    pub language: Language,
    /// The file that a debugger shows.
    pub file: PathBuf,
    pub entry: Entry,
    pub artifact: Artifact,
    /// Where its input and the files of its debugger are.
    pub folder: PathBuf,
    /// The input, a file in that folder.
    pub input: PathBuf,
    pub memory_mib: u64,
    /// The interpreter, where its language has one.
    pub runtime: Option<PathBuf>,
}

/// How a debugger is started with the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// What waits for a client, or takes the terminal.
    pub name: &'static str,
    /// What waits, where anything does.
    pub server: Option<Vec<String>>,
    /// The command line of a client in another terminal.
    pub attach: Option<String>,
    /// What takes the terminal.
    pub client: Option<Vec<String>>,
}

impl Session {
    /// One that waits, and its client behind what a shell must do before.
    fn apart(name: &'static str, server: Vec<String>, client: Vec<String>, before: &str, in_terminal: bool) -> Session {
        let attach = Some(format!("{before}{}", line_of(&client)));
        Session { name, server: Some(server), attach, client: in_terminal.then_some(client) }
    }

    fn alone(name: &'static str, client: Vec<String>) -> Session {
        Session { name, server: None, attach: None, client: Some(client) }
    }
}

fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// How the program that runs a submission of Python makes it stop at its first statement.
const PYTHON: &str = include_str!("python/runtime/debug.py.in");
/// Its name among the frames that a debugger shows.
const PYTHON_FILE: &str = "ojkit_debug.py";
/// What asks an interpreter whether it has debugpy.
const DEBUGPY: &str = "import debugpy; print(1)";
/// The file of commands that jdb reads in the folder where it is started.
const JDB_FILE: &str = "jdb.ini";

impl Machine {
    /// The same machine with a language built for its debugger: a submission's file is shown as it is, in its own place.
    pub fn for_debugger(self, language: Language, file: &Path) -> Machine {
        let options = language.facts().debug_options.iter().map(|option| (*option).to_owned());
        let mut options: Vec<String> = options.collect();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let is_clang = |machine: &Machine, name: &str| {
            let row = machine.languages().iter().find(|row| row.name == name);
            row.and_then(|row| machine.tools(row).ok()).is_some_and(|tools| tools.is_clang())
        };
        match language.name() {
            "rust" => options.push(format!("--remap-path-prefix={name}={}", file.display())),
            // Else it leaves out the types of the library, which no debugger finds elsewhere.
            "cpp" if is_clang(&self, language.name()) => options.push("-fstandalone-debug".to_owned()),
            _ => {}
        }
        self.with_languages(|row| {
            if row.name == language.name() {
                add_options(row, &options);
            }
        })
    }
}

/// A submission's own program as it is built to be debugged, under the name of its file.
pub fn program(language: Language, name: &str, text: Vec<u8>) -> Harness {
    let class = language.start(&text).map(|(_, class)| class);
    let main_class = class.or_else(|| (language == Language::JAVA).then(|| "Main".to_owned()));
    Harness {
        file_name: name.to_owned(),
        main_class,
        text,
        own: 0..0,
        forks: false,
        language,
        name: name.to_owned(),
        expected: String::new(),
        is_class: false,
        user_lines: 0,
    }
}

fn line_of(words: &[String]) -> String {
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

fn missing(what: &str, debian: &str, macos: &str) -> Missing {
    let install = Install { debian: Some(debian.to_owned()), macos: Some(macos.to_owned()) };
    Missing { what: format!("{what} was not found"), remedy: install.command().unwrap_or_default() }
}

/// A program that may be called by a name with its version.
fn first_of(name: &str) -> Option<String> {
    let numbered = (13..30).rev().map(|number| format!("{name}-{number}"));
    [name.to_owned()].into_iter().chain(numbered).find_map(|name| on_path(&name)).map(|path| path.display().to_string())
}

impl Debuggee {
    /// The files of its debugger: their paths and texts.
    pub fn files(&self) -> Vec<(PathBuf, String)> {
        match self.language.facts().debugger {
            Debugger::Debugpy => vec![(self.folder.join(PYTHON_FILE), PYTHON.to_owned())],
            Debugger::Jdwp => {
                vec![(
                    self.folder.join(JDB_FILE),
                    format!("stop at {}:{}\ncont\n", self.class(), self.entry.first.line),
                )]
            }
            Debugger::Native | Debugger::Inspector => Vec::new(),
        }
    }

    /// The class of the breakpoint in Java.
    fn class(&self) -> String {
        let started = self.artifact.recipe().command.last();
        if self.entry.is_main { started.cloned().unwrap_or_default() } else { self.entry.owner.clone() }
    }

    /// Python with what stops at the first statement, and how it is to stop there.
    fn python(&self, python: &str, how: &str, options: &str) -> Vec<String> {
        let file = self.file.display().to_string();
        let own = self.artifact.command(self.memory_mib).pop().unwrap_or_default();
        let mut words = vec![python.to_owned(), "-B".to_owned(), "-Xfrozen_modules=off".to_owned()];
        words.extend(options.split_whitespace().map(str::to_owned));
        words.extend([self.folder.join(PYTHON_FILE).display().to_string(), how.to_owned()]);
        words.extend([self.input.display().to_string(), if self.entry.is_main { file.clone() } else { own }, file]);
        words.extend([self.entry.first.line, self.entry.first.column].map(|number| number.to_string()));
        words
    }

    /// The program under the debugger that waits on a port of this machine for a client; it reads the input as its standard input. With
    /// `in_terminal` the debugger that takes the terminal, which is a client of that one where it says so.
    pub fn session(&self, port: u16, in_terminal: bool) -> Result<Session, Missing> {
        let address = format!("127.0.0.1:{port}");
        let mut words = self.artifact.command(self.memory_mib);
        let program = words.first().cloned().unwrap_or_default();
        let folder = self.folder.display().to_string();
        let apart = |name, server, client, before: &str| Session::apart(name, server, client, before, in_terminal);
        Ok(match self.language.facts().debugger {
            Debugger::Native => return self.native(&program, &address, in_terminal),
            Debugger::Debugpy => {
                // That of an environment of the user's own, where one is active, before the one that it was made from.
                let pythons = on_path("python3").into_iter().chain(self.runtime.clone());
                let mut pythons = pythons.map(|path| path.display().to_string());
                let has_it = |python: &String| first_line(&[python, "-c", DEBUGPY].map(str::to_owned)).is_some();
                if in_terminal {
                    return Ok(Session::alone("pdb", self.python(&pythons.next().unwrap_or_default(), "pdb", "")));
                }
                let remedy = "python3 -m pip install debugpy; or --terminal, which opens pdb".to_owned();
                let missing = Missing { what: "debugpy was not found".to_owned(), remedy };
                let python = pythons.find(has_it).ok_or(missing)?;
                let options = format!("-m debugpy --listen {address} --wait-for-client");
                let server = Some(self.python(&python, "debugpy", &options));
                Session { name: "debugpy", server, attach: None, client: None }
            }
            Debugger::Jdwp => {
                if in_terminal && on_path("jdb").is_none() {
                    return Err(missing("jdb", "default-jdk-headless", "openjdk"));
                }
                let agent = format!("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address={address}");
                words.insert(1.min(words.len()), agent);
                let client = owned(&["jdb", "-sourcepath", &self.sources(), "-attach", &address]);
                apart("jdwp", words, client, &format!("cd {} && ", quoted(&folder)))
            }
            Debugger::Inspector => {
                words.insert(1.min(words.len()), format!("--inspect-brk={address}"));
                let client = owned(&[&program, "inspect", &address]);
                apart("node --inspect-brk", words, client, "NODE_INSPECT_RESUME_ON_START=1 ")
            }
        })
    }

    /// The same for programs of the machine's own code.
    fn native(&self, program: &str, address: &str, in_terminal: bool) -> Result<Session, Missing> {
        let (line, input) = (self.entry.first.line, self.input.display());
        // Both read words in quotes with the escapes of C.
        let in_quotes = |text: String| format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""));
        let file = in_quotes(self.file.display().to_string());
        let gdb_stop = format!("break -source {file} -line {line}");
        let lldb_stop = format!("breakpoint set -f {file} -l {line}");
        let lldb = first_of("lldb");
        if in_terminal {
            return match (on_path("gdb"), lldb) {
                (Some(_), _) => {
                    let run = format!("run < {}", quoted(&input.to_string()));
                    Ok(Session::alone("gdb", owned(&["gdb", "-q", "-ex", &gdb_stop, "-ex", &run, program])))
                }
                (None, Some(lldb)) => {
                    let run = format!("process launch -i {}", in_quotes(input.to_string()));
                    Ok(Session::alone("lldb", owned(&[&lldb, "-o", &lldb_stop, "-o", &run, program])))
                }
                (None, None) => Err(missing("gdb", "gdb", "llvm")),
            };
        }
        let (name, server, client) = match (on_path("gdbserver"), first_of("lldb-server")) {
            (Some(_), _) => {
                let target = format!("target remote {address}");
                let client = owned(&["gdb", "-q", "-ex", &target, "-ex", &gdb_stop, "-ex", "continue", program]);
                ("gdbserver", owned(&["gdbserver", "--once", "--no-startup-with-shell", address, program]), client)
            }
            (None, Some(server)) => {
                let target = format!("gdb-remote {address}");
                let lldb = lldb.unwrap_or_else(|| "lldb".to_owned());
                let client = owned(&[&lldb, "-o", &target, "-o", &lldb_stop, "-o", "continue", program]);
                ("lldb-server", owned(&[&server, "gdbserver", address, "--", program]), client)
            }
            (None, None) if on_path("gdb").is_some() || lldb.is_some() => {
                let Missing { what, remedy } = missing("gdbserver", "gdbserver", "llvm");
                return Err(Missing { what: format!("{what}; with --terminal the debugger alone is enough"), remedy });
            }
            (None, None) => return Err(missing("gdbserver", "gdbserver gdb", "llvm")),
        };
        Ok(Session::apart(name, server, client, "", in_terminal))
    }

    /// The folder in which a debugger looks for the file.
    pub fn sources(&self) -> String {
        self.file.parent().map_or_else(String::new, |folder| folder.display().to_string())
    }
}
