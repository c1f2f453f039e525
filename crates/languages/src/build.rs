//! From a source to something that runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::call::Harness;
use super::error::BuildError;
use super::inline::{SOURCE_BYTES_MAX, too_large, whole};
use super::machine::Machine;
use super::prepare::Commands;
use super::recipe::{compile_limits, recipe, tool_folders};
use super::toolchain::{CompileLimits, Toolchain};
use super::tools::{Tools, fill_tools};
use ojkit_files::atomic::{self, StoreError};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_run::outcome::{Ending, Exceeded, Outcome};
use ojkit_run::{Artifact, Kind, Recipe};

/// What a report shows of a compiler's complaint.
const STDERR_MAX: usize = 32 * 1024;

impl Machine {
    /// Makes the artifact of a source file, or finds it in the cache.
    ///
    /// The cache's key is the source's bytes, with what it takes from other files, and name, the commands and the compiler's version.
    pub fn build(&self, source: &Path) -> Result<Artifact, BuildError> {
        if self.language_of(source).is_none() {
            return Err(unknown(source));
        }
        let whole = whole(self.known(source), source, true)?;
        let name = source.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        self.build_text(&name, &whole.text).map_err(|error| whole.told(&name, error))
    }

    /// Like [`Machine::build`], from text; `file_name` tells the language and is what messages call the source.
    pub fn build_text(&self, file_name: &str, text: &[u8]) -> Result<Artifact, BuildError> {
        let start = self.known(Path::new(file_name)).and_then(|language| language.start(text));
        let start = start.as_ref().map(|(source, class)| (source.as_str(), class.as_str()));
        let language = self.row_of(file_name)?;
        self.build_row(&language, file_name, (start, None), Kind::Submission, text)
    }

    /// Like [`Machine::build_text`] for a harness, which has its own file name and, in some languages, its own class to start with.
    pub fn build_harness(&self, harness: &Harness) -> Result<Artifact, BuildError> {
        let kind = if harness.forks { Kind::ForkServer } else { Kind::Submission };
        let start = harness.main_class.as_deref().map(|class| (&*harness.file_name, class));
        let language = self.row_of(&harness.file_name)?;
        let beside = harness.beside();
        let built = self.build_row(&language, &harness.file_name, (start, beside), kind, &harness.text);
        let template = |artifact: Artifact| match harness.language.facts().template {
            Some(text) if !harness.forks => templated(artifact, text),
            _ => artifact,
        };
        built.map(template).map_err(|error| self.own_mistake(harness).unwrap_or(error))
    }

    /// What is wrong with the submission in a harness that does not compile, where that is wrong without the harness too: a bracket that
    /// is never closed is found only at the end of the text.
    fn own_mistake(&self, harness: &Harness) -> Option<BuildError> {
        let own =
            harness.text.get(..harness.own.end).filter(|text| !text.is_empty() && harness.main_class.is_none())?;
        let language = self.row_of(&harness.file_name).ok()?;
        let built = self.build_row(&language, &harness.file_name, (None, harness.beside()), Kind::Submission, own);
        let Err(BuildError::Compile { stderr }) = built else { return None };
        // What the harness defines may be missed by name; a mistake in the syntax has no number.
        let blocks = stderr.split_inclusive("\n\n").filter(|block| !block.starts_with("error["));
        let said: String = blocks.collect();
        said.contains(&format!("{}:", harness.name)).then_some(BuildError::Compile { stderr: said })
    }

    /// The row of a file's language.
    pub(super) fn row_of(&self, file_name: &str) -> Result<Arc<Toolchain>, BuildError> {
        self.shared_language_of(Path::new(file_name)).ok_or_else(|| unknown(Path::new(file_name)))
    }

    /// `start` is the name that the compiler wants the file to have, and the class that starts it, where these are not the language's own;
    /// `beside` is a file that the compiler shows lines of.
    pub(super) fn build_row(
        &self,
        language: &Toolchain,
        file_name: &str,
        (start, beside): (Option<(&str, &str)>, Option<(&str, &[u8])>),
        kind: Kind,
        text: &[u8],
    ) -> Result<Artifact, BuildError> {
        if text.len() as u64 > SOURCE_BYTES_MAX {
            return Err(too_large(text.len() as u64));
        }
        let tools = self.tools(language)?;
        let source = match start {
            // The file must be called as its public class, which need not be the one that starts it.
            Some((source, _)) => plain_name(source),
            None => language.source.clone().unwrap_or_else(|| plain_name(file_name)),
        };
        let class = start.map_or("Main", |(_, class)| class).to_string();
        let compile: Vec<String> = language.compile.iter().map(|word| fill_tools(word, &tools)).collect();
        let made_by = format!("{compile:?}{tools:?}{:?}", language.environment);
        let key = sha256_hex_of_parts(&[
            language.name.as_bytes(),
            made_by.as_bytes(),
            source.as_bytes(),
            class.as_bytes(),
            text,
        ]);
        let cached = self.cache().get(&key);
        // Nothing is compiled of what is there, and only its run needs what is prepared.
        let commands = self.commands(language, &tools, if cached.is_none() { Some(text) } else { None })?;
        let artifact = |folder: PathBuf| {
            let dir = folder.display().to_string();
            let fill =
                |word: &String| word.replace("{dir}", &dir).replace("{source}", &source).replace("{class}", &class);
            Artifact::new(Recipe {
                command: commands.run.iter().map(fill).collect(),
                readable: readable(language, tools.runtime.iter(), &commands),
                ..recipe(language, folder, kind, &key)
            })
        };
        if let Some(folder) = cached {
            return Ok(artifact(folder));
        }
        // A submission that stands in its harness as a text was compiled by itself before, and the harness is ours.
        let known = self.known(Path::new(file_name));
        let is_checked = beside.is_some() && known.is_some_and(|known| known.facts().is_text_in_harness);
        let staging = self.cache().stage()?;
        let path = staging.path().join(&source);
        let beside = beside
            .filter(|(_, text)| !text.is_empty())
            .map(|(name, text)| (staging.path().join(plain_name(name)), text));
        let beside = beside.filter(|(other, _)| *other != path);
        for (path, text) in [(path, &*commands.text)].into_iter().chain(beside) {
            fs::write(&path, text).map_err(|e| StoreError::new("write", path, e))?;
        }
        let is_fine = || self.is_fine(language, &commands, &readable(language, tools.runtime.iter(), &commands), text);
        if !language.compile.is_empty() && !is_checked && !is_fine() {
            self.compile_source(language, &tools, &commands, staging.path(), (&source, text), file_name)?;
        }
        Ok(artifact(staging.commit(&key)?))
    }

    fn compile_source(
        &self,
        language: &Toolchain,
        tools: &Tools,
        commands: &Commands,
        folder: &Path,
        (source, text): (&str, &[u8]),
        shown: &str,
    ) -> Result<(), BuildError> {
        let compiler = |commands: &Commands| {
            Artifact::new(Recipe {
                command: commands.compile.iter().map(|word| word.replace("{source}", source)).collect(),
                readable: readable(language, tools.compiler.iter().chain(&tools.runtime), commands),
                memory_mib: 0,
                address_space: false,
                proc: true,
                ..recipe(language, folder.to_owned(), Kind::Compiler, "")
            })
        };
        let mut outcome = self.compile(&compiler(commands), compile_limits(language))?;
        if let Some(prepared) = commands.folder.as_ref().filter(|_| !outcome.is_clean())
            && String::from_utf8_lossy(&outcome.stderr).contains(&*prepared.to_string_lossy())
        {
            // What was prepared does not fit any more, as where the system's headers have changed: another time it is made anew.
            let _ = fs::remove_dir_all(prepared);
            atomic::write(&folder.join(source), text)?;
            outcome = self.compile(&compiler(&self.commands(language, tools, None)?), compile_limits(language))?;
        }
        if outcome.is_clean() {
            return Ok(());
        }
        // A compiler without a disk to write to says nothing of its source.
        atomic::probe(folder)?;
        Err(BuildError::Compile { stderr: complaint(&outcome, language, tools, folder, source, shown) })
    }
}

/// The folders that tools must read, and the one that was prepared.
fn readable<'t>(language: &Toolchain, tools: impl Iterator<Item = &'t PathBuf>, commands: &Commands) -> Vec<PathBuf> {
    tool_folders(language, tools).into_iter().chain(commands.folder.clone()).collect()
}

/// A program that may also be forked from a template, where its command is a runtime with its options and a file.
fn templated(artifact: Artifact, text: &str) -> Artifact {
    let recipe = artifact.recipe();
    let [runtime @ .., file] = &recipe.command[..] else { return artifact };
    if !file.starts_with(&*recipe.folder.to_string_lossy()) {
        return artifact;
    }
    let words = runtime.iter().map(String::as_str).chain(["-c", text]);
    Artifact::new(Recipe { template: words.map(str::to_owned).collect(), ..recipe.clone() })
}

fn unknown(path: &Path) -> BuildError {
    BuildError::Unknown { extension: path.extension().map(|e| e.to_string_lossy().into_owned()).unwrap_or_default() }
}

/// A file name that is a name and no path, and that no compiler takes for an option.
fn plain_name(name: &str) -> String {
    let name = Path::new(name).file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    if name.starts_with(['-', '@']) { format!("_{name}") } else { name }
}

/// What the compiler said, with the source under the name its author knows.
fn complaint(
    outcome: &Outcome,
    language: &Toolchain,
    tools: &Tools,
    folder: &Path,
    source: &str,
    shown: &str,
) -> String {
    let CompileLimits { time_ms, memory_mib } = language.compile_limits;
    let mut text = String::new();
    match outcome.exceeded {
        Some(Exceeded::CpuTime | Exceeded::WallTime) => {
            text.push_str(&format!("the compiler took longer than {} s\n", time_ms / 1000));
        }
        Some(Exceeded::Memory) => {
            text.push_str(&format!("the compiler took more than {memory_mib} MiB of memory\n"));
        }
        Some(Exceeded::Output) => text.push_str("the compiler wrote too much\n"),
        None => {
            if let Ending::Signalled(signal) = outcome.ending {
                text.push_str(&format!("the compiler was ended by signal {signal}\n"));
            }
        }
    }
    for stream in [&outcome.stderr, &outcome.stdout] {
        text.push_str(&String::from_utf8_lossy(stream));
    }
    let mut text = text.replace(&format!("{}/", folder.display()), "").replace(&folder.display().to_string(), ".");
    if source != shown {
        text = text.replace(source, shown);
    }
    if text.len() > STDERR_MAX {
        let end = (0..=STDERR_MAX).rev().find(|n| text.is_char_boundary(*n)).unwrap_or(0);
        text.truncate(end);
        text.push_str("\n...\n");
    }
    if text.trim().is_empty() {
        text = format!("the compiler ended with {:?} without a message\n", outcome.ending);
    }
    let compiler = tools.compiler.as_ref().and_then(|path| path.file_name());
    if let (Some(compiler), [_, options @ ..]) = (compiler, &language.compile[..]) {
        // An edition that is too old is the reason of many a message.
        let is_told = |word: &&str| *word != "{source}" && !word.contains("{prepared}");
        let options: Vec<&str> = options.iter().map(String::as_str).filter(is_told).collect();
        let how = fill_tools(&format!("{} {}", compiler.display(), options.join(" ")), tools);
        text.push_str(&format!("compiled with {how}; the collection's languages.yaml may name another way\n"));
    }
    text
}
