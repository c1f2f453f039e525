//! Finding compilers and interpreters, once each.

use std::collections::HashMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::error::BuildError;
use super::toolchain::Toolchain;

/// The programs of one language, found on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tools {
    pub compiler: Option<PathBuf>,
    pub runtime: Option<PathBuf>,
    /// The version of the language that is compiled, where the table names several.
    pub standard: String,
    /// The first line that the version command prints.
    pub version: String,
}

impl Tools {
    /// Whether the compiler is called clang.
    pub(super) fn is_clang(&self) -> bool {
        let name = self.compiler.as_ref().and_then(|path| path.file_name());
        name.is_some_and(|name| name.to_string_lossy().starts_with("clang"))
    }

    /// What would be better than these tools of a language, and how to get it; nothing where they are the best that the table knows.
    pub fn advice(&self, language: &Toolchain) -> Option<String> {
        let best = language.compiler.first()?.trim_end_matches('*');
        let file = self.compiler.as_ref()?.file_name()?.to_string_lossy();
        let better = language.better.as_ref().filter(|_| !file.starts_with(best))?;
        Some(format!("{} gives {}", better.install.command()?, better.gives))
    }
}

/// A language whose tools are not (all) there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// `g++ was not found`.
    pub what: String,
    pub remedy: String,
}

impl From<Missing> for BuildError {
    fn from(missing: Missing) -> BuildError {
        BuildError::Missing { what: missing.what, remedy: missing.remedy }
    }
}

/// Sizes and dates of the programs themselves.
fn stamp(tools: &Tools) -> String {
    let programs = tools.compiler.iter().chain(&tools.runtime);
    let facts = programs.filter_map(|path| std::fs::metadata(path).ok()).map(|m| (m.len(), m.modified().ok()));
    format!("{:?}", facts.collect::<Vec<_>>())
}

/// What was found, when, and how the programs looked then.
type Found = HashMap<String, (Instant, String, Tools)>;

/// What tools of this process's machines have said of themselves, by what they were asked. Asking costs up to 100 ms behind a shim.
static FOUND: LazyLock<Mutex<Found>> = LazyLock::new(Mutex::default);
/// A shim may lead elsewhere while an editor's process lives on.
const FOUND_LASTS: Duration = Duration::from_secs(60);

/// Looks for the tools of a language on PATH, asks shims for the program behind them, and asks for the version; what was found lately is
/// not asked again as long as the programs are the same.
pub fn find(language: &Toolchain) -> Result<Tools, Missing> {
    let Toolchain { compiler, runtime, real, standards, takes, at_least, version, .. } = language;
    let row = (compiler, runtime, real, standards, takes, at_least, version);
    // Shims look at the folder that they are called in.
    let key = format!("{row:?}{:?}{:?}", std::env::var_os("PATH"), std::env::current_dir());
    let found = || FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    let known = found().get(&key).cloned();
    if let Some((since, looks, tools)) = known
        && since.elapsed() < FOUND_LASTS
        && stamp(&tools) == looks
    {
        return Ok(tools);
    }
    let tools = ask(language)?;
    found().insert(key, (Instant::now(), stamp(&tools), tools.clone()));
    Ok(tools)
}

fn ask(language: &Toolchain) -> Result<Tools, Missing> {
    let missing = |what: String| Missing { what, remedy: language.remedy() };
    let mut last = None;
    let mut best: Option<(usize, Tools)> = None;
    // A candidate may be there and too old; the next one may do.
    for candidate in candidates(language) {
        match probe(language, &candidate) {
            Ok((0, tools)) => return Ok(tools),
            Ok((rank, tools)) if best.as_ref().is_none_or(|(least, _)| rank < *least) => best = Some((rank, tools)),
            Ok(_) => {}
            Err(what) => last = last.or(Some(what)),
        }
    }
    match best {
        Some((_, tools)) => Ok(tools),
        None => Err(missing(last.unwrap_or_else(|| format!("{} was not found", names(language))))),
    }
}

fn names(language: &Toolchain) -> String {
    let list = if language.compiler.is_empty() { &language.runtime } else { &language.compiler };
    list.join(" or ").replace('*', "N")
}

/// Pairs of names to try: every compiler with every runtime, in the table's order.
fn candidates(language: &Toolchain) -> Vec<(Option<String>, Option<String>)> {
    let (compilers, runtimes) = (or_none(&language.compiler), or_none(&language.runtime));
    compilers.iter().flat_map(|c| runtimes.iter().map(move |r| (c.clone(), r.clone()))).collect()
}

fn or_none(names: &[String]) -> Vec<Option<String>> {
    if names.is_empty() { vec![None] } else { names.iter().flat_map(|name| numbered(name)).map(Some).collect() }
}

/// A name; one that ends in `*` stands for all programs that are called so with a number there, the highest first.
fn numbered(name: &str) -> Vec<String> {
    let Some(start) = name.strip_suffix('*') else { return vec![name.to_owned()] };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).filter(|dir| dir.is_absolute()).filter_map(|dir| dir.read_dir().ok());
    let files = folders.flat_map(|list| list.flatten()).map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut found: Vec<u32> = files.filter_map(|file| file.strip_prefix(start)?.parse().ok()).collect();
    found.sort_unstable_by(|a, b| b.cmp(a));
    found.dedup();
    found.iter().map(|number| format!("{start}{number}")).collect()
}

/// The tools of a candidate, and the place of the standard that its compiler takes among those that are wanted.
fn probe(
    language: &Toolchain,
    (compiler, runtime): &(Option<String>, Option<String>),
) -> Result<(usize, Tools), String> {
    let locate = |name: &Option<String>| -> Result<Option<PathBuf>, String> {
        let Some(name) = name else { return Ok(None) };
        let found = on_path(name).ok_or_else(|| format!("{name} was not found"))?;
        Ok(Some(real_path(language, &found)))
    };
    let mut tools = Tools {
        compiler: locate(compiler)?,
        runtime: locate(runtime)?,
        standard: String::new(),
        version: String::new(),
    };
    let words: Vec<String> = language.version.iter().map(|w| fill_tools(w, &tools)).collect();
    let version = match words.is_empty() {
        // Without a command that tells, another program shows by its size and date.
        true => stamp(&tools),
        false => first_line(&words).ok_or_else(|| format!("`{}` prints no version", words.join(" ")))?,
    };
    if let Some(least) = &language.at_least
        && numbers(&version) < numbers(least)
    {
        return Err(format!("{version} is older than {least}"));
    }
    tools.version = version;
    for (rank, standard) in language.standards.iter().enumerate() {
        tools.standard.clone_from(standard);
        let words: Vec<String> = language.takes.iter().map(|word| fill_tools(word, &tools)).collect();
        if succeeds(&words) {
            return Ok((rank, tools));
        }
    }
    if language.standards.is_empty() {
        return Ok((0, tools));
    }
    Err(format!("{} takes none of {}", tools.version, language.standards.join(", ")))
}

/// Whether a command ends well; what it prints is nobody's.
fn succeeds(words: &[String]) -> bool {
    let Some((program, arguments)) = words.split_first() else { return true };
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Puts the tools' paths into a word of a command.
pub fn fill_tools(word: &str, tools: &Tools) -> String {
    let text = |path: &Option<PathBuf>| path.as_ref().map_or(String::new(), |p| p.display().to_string());
    let word = word.replace("{compiler}", &text(&tools.compiler)).replace("{runtime}", &text(&tools.runtime));
    word.replace("{standard}", &tools.standard)
}

/// The first executable file of this name in the folders of PATH; a name with a slash is a path.
pub(super) fn on_path(name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|p| is_executable(p));
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).filter(|dir| dir.is_absolute()).map(|dir| dir.join(name)).find(|p| is_executable(p))
}

fn is_executable(path: &Path) -> bool {
    let Ok(meta) = path.metadata() else { return false };
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        meta.is_file() && meta.permissions().mode() & 0o111 != 0
    }
    #[cfg(not(unix))]
    {
        meta.is_file()
    }
}

/// The program behind a shim: starting through a shim costs 20 ms each time, and the shim's own files would have to be readable.
fn real_path(language: &Toolchain, found: &Path) -> PathBuf {
    if let Some(real) = &language.real {
        let words: Vec<String> =
            real.command.iter().map(|w| w.replace("{tool}", &found.display().to_string())).collect();
        if let Some(answer) = first_line(&words) {
            let path = PathBuf::from(real.path.replace("{answer}", &answer));
            if is_executable(&path) {
                return path.canonicalize().unwrap_or(path);
            }
        }
        return found.to_owned();
    }
    // A compiler may be one program of several names, which goes by the name that it is called by.
    found.to_owned()
}

/// The first line that a command prints, or `None` where it does not start, fails, or prints nothing.
pub(super) fn first_line(words: &[String]) -> Option<String> {
    let (program, arguments) = words.split_first()?;
    let mut child = Command::new(program)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut text = Vec::new();
    let read = child.stdout.take().map(|out| out.take(64 * 1024).read_to_end(&mut text));
    let ended = child.wait().ok()?;
    read?.ok()?;
    let line = String::from_utf8_lossy(&text).lines().next().unwrap_or("").trim().to_owned();
    (ended.success() && !line.is_empty()).then_some(line)
}

/// The first run of numbers with dots in a text: `Python 3.11.7` is 3, 11, 7.
pub(super) fn numbers(text: &str) -> Vec<u64> {
    let start = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
    let end = text[start..].find(|c: char| !c.is_ascii_digit() && c != '.').map_or(text.len(), |n| start + n);
    text[start..end].split('.').filter_map(|n| n.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        assert!(numbers("Python 3.9.18") < numbers("3.11"));
        assert!(numbers("openjdk 17.0.15 2025-04-15") >= numbers("17"));
        assert!(numbers("no number at all") < numbers("1"));
    }

    #[test]
    fn a_missing_compiler_is_a_value_with_a_remedy() {
        let table = crate::toolchain::table(None).expect("the shipped table");
        let mut language = table[0].clone();
        language.compiler = vec!["no-such-compiler".into()];
        let missing = find(&language).expect_err("it is not there");
        assert_eq!(missing.what, "no-such-compiler was not found");
        assert!(missing.remedy.contains("install"), "{}", missing.remedy);
    }
}
