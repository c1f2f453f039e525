//! The language table: how each language is compiled and run.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use ojkit_model::diagnostic::Diagnostic;
use ojkit_text::keys::Keys;
use ojkit_text::yaml::{self, Limits, Node, Reader, Resolved, Source};

/// The table the kit ships with.
const BUILT_IN: &str = include_str!("languages.yaml");
/// A user's table is text that a person wrote; anything longer is a mistake.
const LIMITS: Limits = Limits { text_bytes: 256 * 1024, ..Limits::SPEC };

/// Makes the record of a row: each field with its value where no row says it, and how a row says it.
macro_rules! row {
    ($($(#[$doc:meta])* $field:ident: $ty:ty = $default:expr, $read:expr;)*) => {
        /// One row of the language table.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Toolchain {
            /// What reports call it.
            pub name: String,
            $($(#[$doc])* pub $field: $ty,)*
        }

        impl Toolchain {
            const KEYS: &[&str] = &["name", $(stringify!($field)),*];

            fn new(name: String) -> Toolchain {
                Toolchain { name, $($field: $default,)* }
            }

            /// Takes over what a row of a file says of a field.
            fn set(&mut self, key: &str, reader: &mut Reader, node: &Node) {
                match key {
                    $(stringify!($field) => {
                        let read: fn(&mut Reader, &Node, &str) -> Option<$ty> = $read;
                        if let Some(value) = read(reader, node, concat!("`", stringify!($field), "`")) {
                            self.$field = value;
                        }
                    })*
                    _ => {}
                }
            }
        }
    };
}

row! {
    /// File extensions, without the dot, in lower case.
    extensions: Vec<String> = Vec::new(), extensions;
    /// The file name the compiler wants, where it matters.
    source: Option<String> = None, |reader, node, what| file_name(reader, node, what).map(Some);
    /// Names of the compiler, the first one found counts; empty where nothing is compiled.
    compiler: Vec<String> = Vec::new(), words;
    /// Names of the interpreter or virtual machine, the first one found counts; empty for native programs.
    runtime: Vec<String> = Vec::new(), words;
    /// How a shim is asked for the program behind it.
    real: Option<Real> = None, |reader, node, what| real(reader, node, what).map(Some);
    /// Names of the language's versions, the best first; the first one that a compiler takes counts.
    standards: Vec<String> = Vec::new(), words;
    /// The command that succeeds where the compiler takes a `{standard}`.
    takes: Vec<String> = Vec::new(), words;
    /// The oldest version that will do, as numbers with dots.
    at_least: Option<String> = None, |reader, node, what| text(reader, node, what).map(Some);
    /// The compile command, with placeholders; empty where nothing is compiled or checked.
    compile: Vec<String> = Vec::new(), words;
    /// What the compile command may use.
    compile_limits: CompileLimits = CompileLimits { time_ms: 30_000, memory_mib: 2048 }, compile_limits;
    /// What is made once for all sources.
    prepare: Option<Preparation> = None, |reader, node, what| preparation(reader, node, what).map(Some);
    /// The run command, with placeholders.
    run: Vec<String> = Vec::new(), words;
    /// The command whose first line is the version.
    version: Vec<String> = Vec::new(), words;
    /// Environment variables beyond the kit's few.
    environment: BTreeMap<String, String> = BTreeMap::new(), environment;
    /// The CPU time limit is multiplied by it.
    time_factor: f64 = 1.0, time_factor;
    /// MiB that the runtime itself takes, granted on top of the memory limit.
    memory_mib: u64 = 0, |reader, node, what| number(reader, node, what, 0, 65_536);
    /// Whether the size of the address space may be limited.
    address_space: bool = true, |reader, node, what| reader.boolean(node, what);
    /// Whether the runtime must read `/proc` about itself.
    proc: bool = false, |reader, node, what| reader.boolean(node, what);
    /// Further readable folders; a `*` at the end of the last name is a wildcard.
    readable: Vec<String> = Vec::new(), words;
    /// Which package to install where the language is missing.
    install: Install = Install::default(), install;
    /// How it is compiled with sanitizers.
    sanitize: Option<Sanitizers> = None, |reader, node, what| sanitize(reader, node, what).map(Some);
    /// How it is built to be looked at closely.
    debug: Option<DebugBuild> = None, |reader, node, what| debug(reader, node, what).map(Some);
    /// Which package gives the first of the compilers where another one is used.
    better: Option<Better> = None, |reader, node, what| better(reader, node, what).map(Some);
}

/// How a language is compiled with sanitizers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanitizers {
    /// Options of the compiler, behind all others that stand before the output.
    pub options: Vec<String>,
    /// Further options for programs that take long so: built longer, and quicker.
    pub optimized: Vec<String>,
    /// Variables that tell the program what to do.
    pub environment: Vec<(String, String)>,
    /// The package of what such programs are linked with; `{number}` is that of the compiler's version.
    pub install: Install,
}

/// How a language is built to be looked at closely.
#[derive(Clone, Debug, PartialEq)]
pub struct DebugBuild {
    /// Options of the compiler, behind all others that stand before the output.
    pub options: Vec<String>,
    pub environment: Vec<(String, String)>,
    pub time_factor: f64,
}

/// What a better compiler is, and what for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    pub install: Install,
    /// What it gives, in a few words.
    pub gives: String,
}

/// How a shim is asked for the program behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Real {
    /// The command; `{tool}` is the program that was found.
    pub command: Vec<String>,
    /// The path; `{answer}` is the first line that the command prints.
    pub path: String,
}

/// What is prepared, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preparation {
    /// The command, run in an empty folder; the word `{compile}` stands for the compile command up to `-o`.
    pub command: Vec<String>,
    /// How a source that has use for it begins, comments apart; preparing pays from the second such source on. Every source where it is absent.
    pub sought: Option<String>,
    /// The prepared program that takes the runtime's place.
    pub runtime: Option<PathBuf>,
}

/// What a compiler may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompileLimits {
    /// CPU time in milliseconds, of all its processes together.
    pub time_ms: u64,
    /// MiB of memory, of all its processes together.
    pub memory_mib: u64,
}

/// Package names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Install {
    /// For `apt-get install`.
    pub debian: Option<String>,
    /// For `brew install`.
    pub macos: Option<String>,
}

fn text(reader: &mut Reader, node: &Node, what: &str) -> Option<String> {
    reader.word(node, what).map(str::to_owned)
}

fn words(reader: &mut Reader, node: &Node, what: &str) -> Option<Vec<String>> {
    reader.sequence(node, what)?;
    Some(reader.words(node, what))
}

fn number(reader: &mut Reader, node: &Node, what: &str, least: i64, most: i64) -> Option<u64> {
    reader.integer_in(node, what, least..=most).map(i64::unsigned_abs)
}

fn extensions(reader: &mut Reader, node: &Node, what: &str) -> Option<Vec<String>> {
    let found = words(reader, node, what)?;
    if found.is_empty() || found.iter().any(|extension| extension.contains(['/', '.'])) {
        return reader.refuse(node.span, format!("{what} must name at least one file extension, without dots"), "");
    }
    Some(found.iter().map(|extension| extension.to_ascii_lowercase()).collect())
}

fn file_name(reader: &mut Reader, node: &Node, what: &str) -> Option<String> {
    let name = text(reader, node, what)?;
    if name.contains('/') || name.starts_with('.') {
        return reader.refuse(node.span, format!("{what} must be a plain file name"), "");
    }
    Some(name)
}

fn time_factor(reader: &mut Reader, node: &Node, what: &str) -> Option<f64> {
    let factor = reader.double(node, what)?;
    if !(0.01..=1000.0).contains(&factor) {
        return reader.refuse(node.span, format!("{what} must be between 0.01 and 1000"), "");
    }
    Some(factor)
}

fn real(reader: &mut Reader, node: &Node, what: &str) -> Option<Real> {
    let entries = reader.mapping(node, what, &["command", "path"])?;
    let command = reader.require(entries, "command", what, node.span);
    let command = command.and_then(|node| words(reader, node, "`command`"));
    let path = reader.require(entries, "path", what, node.span).and_then(|node| text(reader, node, "`path`"));
    Some(Real { command: command?, path: path? })
}

fn compile_limits(reader: &mut Reader, node: &Node, what: &str) -> Option<CompileLimits> {
    let entries = reader.mapping(node, what, &["time_ms", "memory_mib"])?;
    let time = reader.require(entries, "time_ms", what, node.span);
    let time_ms = time.and_then(|node| number(reader, node, "`time_ms`", 1, 600_000));
    let memory = reader.require(entries, "memory_mib", what, node.span);
    let memory_mib = memory.and_then(|node| number(reader, node, "`memory_mib`", 1, 65_536));
    Some(CompileLimits { time_ms: time_ms?, memory_mib: memory_mib? })
}

fn preparation(reader: &mut Reader, node: &Node, what: &str) -> Option<Preparation> {
    let entries = reader.mapping(node, what, &["command", "sought", "runtime"])?;
    let command = reader.require(entries, "command", what, node.span);
    let command = command.and_then(|node| words(reader, node, "`command`"))?;
    let mut word = |key: &str| Reader::get(entries, key).and_then(|node| text(reader, node, what));
    Some(Preparation { command, sought: word("sought"), runtime: word("runtime").map(Into::into) })
}

fn environment(reader: &mut Reader, node: &Node, what: &str) -> Option<BTreeMap<String, String>> {
    let entries = reader.entries(node, what)?;
    let mut variables = BTreeMap::new();
    for entry in entries {
        variables.insert(entry.key.clone(), reader.text(&entry.value, what)?.to_owned());
    }
    Some(variables)
}

fn install(reader: &mut Reader, node: &Node, what: &str) -> Option<Install> {
    let entries = reader.mapping(node, what, &["debian", "macos"])?;
    let mut package = |key: &str| Reader::get(entries, key).and_then(|node| text(reader, node, what));
    Some(Install { debian: package("debian"), macos: package("macos") })
}

fn sanitize(reader: &mut Reader, node: &Node, what: &str) -> Option<Sanitizers> {
    let entries = reader.mapping(node, what, &["options", "optimized", "environment", "debian", "macos"])?;
    let options = reader.require(entries, "options", what, node.span);
    let options = options.and_then(|node| words(reader, node, "`options`"))?;
    let optimized = Reader::get(entries, "optimized").and_then(|node| words(reader, node, "`optimized`"));
    let variables = Reader::get(entries, "environment").and_then(|node| environment(reader, node, "`environment`"));
    let mut package = |key: &str| Reader::get(entries, key).and_then(|node| text(reader, node, what));
    let install = Install { debian: package("debian"), macos: package("macos") };
    let (environment, optimized) = (variables.unwrap_or_default().into_iter().collect(), optimized.unwrap_or_default());
    Some(Sanitizers { options, optimized, environment, install })
}

fn debug(reader: &mut Reader, node: &Node, what: &str) -> Option<DebugBuild> {
    let entries = reader.mapping(node, what, &["options", "environment", "time_factor"])?;
    let options = reader.require(entries, "options", what, node.span);
    let options = options.and_then(|node| words(reader, node, "`options`"))?;
    let variables = Reader::get(entries, "environment").and_then(|node| environment(reader, node, "`environment`"));
    let factor = Reader::get(entries, "time_factor").and_then(|node| time_factor(reader, node, "`time_factor`"));
    let environment = variables.unwrap_or_default().into_iter().collect();
    Some(DebugBuild { options, environment, time_factor: factor.unwrap_or(1.0) })
}

fn better(reader: &mut Reader, node: &Node, what: &str) -> Option<Better> {
    let entries = reader.mapping(node, what, &["debian", "macos", "gives"])?;
    let gives = reader.require(entries, "gives", what, node.span).and_then(|node| text(reader, node, "`gives`"));
    let mut package = |key: &str| Reader::get(entries, key).and_then(|node| text(reader, node, what));
    Some(Better { install: Install { debian: package("debian"), macos: package("macos") }, gives: gives? })
}

impl Install {
    /// The command that installs it here.
    pub(super) fn command(&self) -> Option<String> {
        let (manager, package) = match cfg!(target_os = "macos") {
            true => ("brew install", &self.macos),
            false => ("apt-get install", &self.debian),
        };
        package.as_ref().map(|package| format!("{manager} {package}"))
    }
}

impl Toolchain {
    /// What a row lacks that only all rows of its name together can say.
    fn lacks(&self) -> Option<&'static str> {
        if self.extensions.is_empty() {
            return Some("`extensions` must name at least one file extension");
        }
        if self.run.is_empty() {
            return Some("`run` must be a command, a list of words");
        }
        (self.compiler.is_empty() && self.runtime.is_empty()).then_some("`compiler` or `runtime` must name a program")
    }

    /// Which package to install where the language is missing, in one sentence.
    pub fn remedy(&self) -> String {
        self.install.command().unwrap_or_else(|| {
            let name = self.compiler.iter().chain(&self.runtime).find(|name| !name.contains('*'));
            format!("install {} and put it on PATH", name.map_or("it", |name| name))
        })
    }
}

/// Every key of a row of a language table, with what it means.
pub fn keys() -> Keys {
    // The file is part of the program and a test reads it.
    Keys::read(include_str!("keys.yaml")).unwrap_or_default()
}

pub(crate) fn built_in() -> &'static [Toolchain] {
    // The file is part of the program and a test reads it.
    static TABLE: LazyLock<Vec<Toolchain>> = LazyLock::new(|| table(None).unwrap_or_default());
    &TABLE
}

/// The built-in table, with the rows of a user's file (its name and its text) applied on top; or all that is wrong with it.
pub fn table(user: Option<(&Path, &str)>) -> Result<Vec<Toolchain>, Vec<Diagnostic>> {
    let mut table = Vec::new();
    merge(&mut table, "languages.yaml", BUILT_IN)?;
    if let Some((path, text)) = user {
        merge(&mut table, &path.display().to_string(), text)?;
    }
    Ok(table)
}

fn merge(table: &mut Vec<Toolchain>, path: &str, text: &str) -> Result<(), Vec<Diagnostic>> {
    let source = Source::new(path, text.as_bytes(), &LIMITS)?;
    if text.lines().all(|line| line.trim().is_empty() || line.trim_start().starts_with('#')) {
        return Ok(());
    }
    let mut faults = Vec::new();
    let root = yaml::parse(&source, &LIMITS, &mut faults);
    let mut reader = Reader::new(&source, faults);
    if let Some(root) = root.filter(|root| root.resolve() != Some(Resolved::Null)) {
        for node in reader.sequence(&root, "a table of languages").unwrap_or_default() {
            row(table, &mut reader, node);
        }
    }
    if reader.failed() { Err(reader.finish()) } else { Ok(()) }
}

fn row(table: &mut Vec<Toolchain>, reader: &mut Reader, node: &Node) {
    let Some(entries) = reader.mapping(node, "a language", Toolchain::KEYS) else { return };
    let name = reader.require(entries, "name", "a language", node.span);
    let Some(name) = name.and_then(|name| text(reader, name, "`name`")) else { return };
    let place = table.iter().position(|row| row.name == name).unwrap_or_else(|| {
        table.push(Toolchain::new(name.clone()));
        table.len() - 1
    });
    let before = reader.count();
    for entry in entries {
        table[place].set(&entry.key, reader, &entry.value);
    }
    if let Some(lacks) = table[place].lacks().filter(|_| reader.count() == before) {
        reader.fault(node.span, format!("language `{name}`: {lacks}"), "");
    }
}

/// The language of a file, by its extension; rows that come later win, so that a user's row can take files over.
pub fn of_path<'a>(table: &'a [Toolchain], path: &Path) -> Option<&'a Toolchain> {
    let extension = path.extension().and_then(OsStr::to_str)?.to_ascii_lowercase();
    table.iter().rev().find(|l| l.extensions.contains(&extension))
}
