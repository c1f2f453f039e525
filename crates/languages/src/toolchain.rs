//! The language table: how each language is compiled and run.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::sync::LazyLock;

use serde::Deserialize;

use ojkit_run::RunError;

/// The table the kit ships with.
const BUILT_IN: &str = include_str!("languages.yaml");
/// A user's table is text that a person wrote; anything longer is a mistake.
const TABLE_BYTES_MAX: usize = 256 * 1024;

/// One row of the language table.
#[derive(Clone, Debug, PartialEq)]
pub struct Toolchain {
    /// What reports call it.
    pub name: String,
    /// File extensions, without the dot, in lower case.
    pub extensions: Vec<String>,
    /// The file name the compiler wants, where it matters.
    pub source: Option<String>,
    /// Names of the compiler, the first one found counts; empty where nothing is compiled.
    pub compiler: Vec<String>,
    /// Names of the interpreter or virtual machine, the first one found counts; empty for native programs.
    pub runtime: Vec<String>,
    /// How a shim is asked for the program behind it.
    pub real: Option<Real>,
    /// The oldest version that will do, as numbers with dots.
    pub at_least: Option<String>,
    /// The compile command, with placeholders; empty where nothing is compiled or checked.
    pub compile: Vec<String>,
    /// What the compile command may use.
    pub compile_limits: CompileLimits,
    /// The run command, with placeholders.
    pub run: Vec<String>,
    /// The command whose first line is the version.
    pub version: Vec<String>,
    /// Environment variables beyond the kit's few.
    pub environment: BTreeMap<String, String>,
    /// The CPU time limit is multiplied by it.
    pub time_factor: f64,
    /// MiB that the runtime itself takes, granted on top of the memory limit.
    pub memory_mib: u64,
    /// Whether the size of the address space may be limited.
    pub address_space: bool,
    /// Whether the runtime must read `/proc` about itself.
    pub proc: bool,
    /// Further readable folders; a `*` at the end of the last name is a wildcard.
    pub readable: Vec<String>,
    /// The package to install where the language is missing.
    pub install: Install,
}

/// How a shim is asked for the program behind it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Real {
    /// The command; `{tool}` is the program that was found.
    pub command: Vec<String>,
    /// The path; `{answer}` is the first line that the command prints.
    pub path: String,
}

/// What a compiler may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompileLimits {
    /// CPU time in milliseconds, of all its processes together.
    pub time_ms: u64,
    /// MiB of memory, of all its processes together.
    pub memory_mib: u64,
}

/// Package names.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Install {
    /// For `apt-get install`.
    #[serde(default)]
    pub debian: Option<String>,
    /// For `brew install`.
    #[serde(default)]
    pub macos: Option<String>,
}

/// A row as a file gives it: every field may be left out where a row of that name is there already.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    name: String,
    extensions: Option<Vec<String>>,
    source: Option<String>,
    compiler: Option<Vec<String>>,
    runtime: Option<Vec<String>>,
    real: Option<Real>,
    at_least: Option<String>,
    compile: Option<Vec<String>>,
    compile_limits: Option<CompileLimits>,
    run: Option<Vec<String>>,
    version: Option<Vec<String>>,
    environment: Option<BTreeMap<String, String>>,
    time_factor: Option<f64>,
    memory_mib: Option<u64>,
    address_space: Option<bool>,
    proc: Option<bool>,
    readable: Option<Vec<String>>,
    install: Option<Install>,
}

impl Toolchain {
    fn new(name: String) -> Toolchain {
        Toolchain {
            name,
            extensions: Vec::new(),
            source: None,
            compiler: Vec::new(),
            runtime: Vec::new(),
            real: None,
            at_least: None,
            compile: Vec::new(),
            compile_limits: CompileLimits { time_ms: 30_000, memory_mib: 2048 },
            run: Vec::new(),
            version: Vec::new(),
            environment: BTreeMap::new(),
            time_factor: 1.0,
            memory_mib: 0,
            address_space: true,
            proc: false,
            readable: Vec::new(),
            install: Install::default(),
        }
    }

    fn apply(&mut self, row: Row) {
        fn set<T>(place: &mut T, value: Option<T>) {
            if let Some(value) = value {
                *place = value;
            }
        }
        set(&mut self.extensions, row.extensions.map(|e| e.iter().map(|e| e.to_ascii_lowercase()).collect()));
        set(&mut self.source, row.source.map(Some));
        set(&mut self.compiler, row.compiler);
        set(&mut self.runtime, row.runtime);
        set(&mut self.real, row.real.map(Some));
        set(&mut self.at_least, row.at_least.map(Some));
        set(&mut self.compile, row.compile);
        set(&mut self.compile_limits, row.compile_limits);
        set(&mut self.run, row.run);
        set(&mut self.version, row.version);
        set(&mut self.environment, row.environment);
        set(&mut self.time_factor, row.time_factor);
        set(&mut self.memory_mib, row.memory_mib);
        set(&mut self.address_space, row.address_space);
        set(&mut self.proc, row.proc);
        set(&mut self.readable, row.readable);
        set(&mut self.install, row.install);
    }

    /// What is wrong with the row, if anything.
    fn fault(&self) -> Option<&'static str> {
        if self.extensions.is_empty() || self.extensions.iter().any(|e| e.is_empty() || e.contains(['/', '.'])) {
            return Some("`extensions` must name at least one file extension, without dots");
        }
        if self.run.is_empty() {
            return Some("`run` must be a command, a list of words");
        }
        if self.compiler.is_empty() && self.runtime.is_empty() {
            return Some("`compiler` or `runtime` must name a program");
        }
        if !(self.time_factor.is_finite() && (0.01..=1000.0).contains(&self.time_factor)) {
            return Some("`time_factor` must be between 0.01 and 1000");
        }
        if self.memory_mib > 65_536 {
            return Some("`memory_mib` must be at most 65536");
        }
        if !(1..=600_000).contains(&self.compile_limits.time_ms)
            || !(1..=65_536).contains(&self.compile_limits.memory_mib)
        {
            return Some("`compile_limits` must be 1 to 600000 ms and 1 to 65536 MiB");
        }
        if self.source.as_ref().is_some_and(|s| s.is_empty() || s.contains('/') || s.starts_with('.')) {
            return Some("`source` must be a plain file name");
        }
        None
    }

    /// Which package to install where the language is missing, in one sentence.
    pub fn remedy(&self) -> String {
        let (manager, package) = if cfg!(target_os = "macos") {
            ("brew install", &self.install.macos)
        } else {
            ("apt-get install", &self.install.debian)
        };
        match package {
            Some(package) => format!("{manager} {package}"),
            None => format!(
                "install {} and put it on PATH",
                self.compiler.iter().chain(&self.runtime).next().map_or("it", |n| n)
            ),
        }
    }
}

/// The built-in table.
pub(crate) fn built_in() -> &'static [Toolchain] {
    // The file is part of the program and a test reads it.
    static TABLE: LazyLock<Vec<Toolchain>> = LazyLock::new(|| table(None).unwrap_or_default());
    &TABLE
}

/// The built-in table, with the rows of a user's file (its name and its text) applied on top.
///
/// Errors name the file and what is wrong with it.
pub fn table(user: Option<(&Path, &str)>) -> Result<Vec<Toolchain>, RunError> {
    let mut table = Vec::new();
    merge(&mut table, BUILT_IN).map_err(|why| RunError::Languages { path: "languages.yaml".into(), why })?;
    if let Some((path, text)) = user {
        merge(&mut table, text).map_err(|why| RunError::Languages { path: path.to_owned(), why })?;
    }
    Ok(table)
}

fn merge(table: &mut Vec<Toolchain>, text: &str) -> Result<(), String> {
    if text.len() > TABLE_BYTES_MAX {
        return Err(format!("a language table of more than {} KiB", TABLE_BYTES_MAX / 1024));
    }
    if text.trim().is_empty() {
        return Ok(());
    }
    let rows: Vec<Row> = serde_yaml::from_str(text).map_err(|e| e.to_string())?;
    for row in rows {
        let place = match table.iter().position(|l| l.name == row.name) {
            Some(place) => place,
            None => {
                table.push(Toolchain::new(row.name.clone()));
                table.len() - 1
            }
        };
        table[place].apply(row);
        if let Some(fault) = table[place].fault() {
            return Err(format!("language `{}`: {fault}", table[place].name));
        }
    }
    Ok(())
}

/// The language of a file, by its extension; rows that come later win, so that a user's row can take files over.
pub fn of_path<'a>(table: &'a [Toolchain], path: &Path) -> Option<&'a Toolchain> {
    let extension = path.extension().and_then(OsStr::to_str)?.to_ascii_lowercase();
    table.iter().rev().find(|l| l.extensions.contains(&extension))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_table_knows_its_languages_by_extension() {
        let table = table(None).expect("the shipped table");
        for (file, name) in
            [("a.rs", "rust"), ("a.CPP", "cpp"), ("a.py", "python"), ("x/Main.java", "java"), ("a.js", "javascript")]
        {
            assert_eq!(of_path(&table, Path::new(file)).map(|l| l.name.as_str()), Some(name));
        }
        assert_eq!(of_path(&table, Path::new("a.txt")), None);
        assert_eq!(of_path(&table, Path::new("rs")), None);
    }

    #[test]
    fn a_user_s_row_changes_only_what_it_names() {
        let text = "- name: rust\n  time_factor: 2\n- name: cat\n  extensions: [cat]\n  runtime: [cat]\n  run: ['{runtime}']\n";
        let table = table(Some((Path::new("languages.yaml"), text))).expect("a good table");
        let rust = of_path(&table, Path::new("a.rs")).expect("rust");
        assert_eq!((rust.time_factor, rust.compiler.as_slice()), (2.0, ["rustc".to_owned()].as_slice()));
        assert_eq!(of_path(&table, Path::new("a.cat")).map(|l| l.run.len()), Some(1));
    }

    #[test]
    fn a_broken_row_is_named() {
        for (text, word) in [
            ("- name: rust\n  tyme_factor: 2\n", "tyme_factor"),
            ("- name: cat\n  extensions: [cat]\n", "`cat`"),
            ("- name: rust\n  time_factor: 0\n", "time_factor"),
            ("rust", "invalid type"),
        ] {
            let error = table(Some((Path::new("languages.yaml"), text))).expect_err(text).to_string();
            assert!(error.contains(word) && error.contains("languages.yaml"), "{error}");
        }
    }
}
