//! What a language's tools make once and then use for every source: headers compiled ahead, an interpreter that starts without detours.

use std::path::PathBuf;

use super::Language;
use super::error::BuildError;
use super::machine::Machine;
use super::recipe::{compile_limits, recipe, tool_folders};
use super::toolchain::{Preparation, Toolchain};
use super::tools::{Tools, fill_tools};
use ojkit_files::atomic;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_files::lock::Lock;
use ojkit_run::{Artifact, Kind, Recipe};

/// The place in commands where the prepared folder stands; a word with it is left out where nothing is prepared.
const PLACE: &str = "{prepared}";

/// The word of a command that is the file of what harnesses have in common; panics tell its name.
const LIBRARY: &str = "{library}";
const LIBRARY_FILE: &str = "harness";

/// What a word begins with that is for this compiler alone.
const CLANG: &str = "{clang}";

/// Bytes of one prepared file: the headers of C++ take 120 million.
const FILE_BYTES_MAX: u64 = 512 * 1024 * 1024;

/// The commands of a language with what is prepared for a source.
pub(super) struct Commands {
    pub compile: Vec<String>,
    pub run: Vec<String>,
    /// The folder that both must read, if there is one.
    pub folder: Option<PathBuf>,
    pub text: Vec<u8>,
}

impl Machine {
    /// The commands for a source that is to be compiled, or for one that was; what they need is prepared before.
    pub(super) fn commands(
        &self,
        language: &Toolchain,
        tools: &Tools,
        text: Option<&[u8]>,
    ) -> Result<Commands, BuildError> {
        let folder = match &language.prepare {
            Some(preparation) if is_used(language, preparation) => self.prepared(language, preparation, tools, text)?,
            _ => None,
        };
        let folder = folder.filter(|folder| folder.read_dir().is_ok_and(|mut list| list.next().is_some()));
        let replaced = language.prepare.as_ref().and_then(|preparation| preparation.runtime.as_ref());
        let runtime =
            folder.as_ref().zip(replaced).map(|(folder, name)| folder.join(name)).filter(|path| path.exists());
        let tools = Tools { runtime: runtime.or_else(|| tools.runtime.clone()), ..tools.clone() };
        let fill = |words: &[String]| -> Vec<String> {
            let place = folder.as_ref().map(|folder| folder.display().to_string());
            let filled = words.iter().filter_map(|word| match (&place, word.contains(PLACE)) {
                (None, true) => None,
                (Some(place), true) => Some(word.replace(PLACE, place)),
                (_, false) => Some(word.clone()),
            });
            filled.map(|word| fill_tools(&word, &tools)).collect()
        };
        let preparation = folder.as_ref().and(language.prepare.as_ref());
        let library = preparation.map_or(("", ""), |preparation| library(language, preparation));
        let own = text.and_then(|text| text.strip_suffix(library.0.as_bytes())).unwrap_or_default();
        let text = [own, library.1.as_bytes()].concat();
        Ok(Commands { compile: fill(&language.compile), run: fill(&language.run), folder, text })
    }

    fn prepared(
        &self,
        language: &Toolchain,
        preparation: &Preparation,
        tools: &Tools,
        text: Option<&[u8]>,
    ) -> Result<Option<PathBuf>, BuildError> {
        let (library, _) = library(language, preparation);
        let sought = preparation.sought.as_deref().unwrap_or_default();
        let suits = |text: &[u8]| text.ends_with(library.as_bytes()) && begins(language, text, sought);
        if !(library.is_empty() && sought.is_empty() || text.is_some_and(suits)) {
            return Ok(None);
        }
        let command = preparation.command.iter().flat_map(|word| match (word.as_str(), word.strip_prefix(CLANG)) {
            ("{compile}", _) => options(language),
            (_, Some(word)) => tools.is_clang().then(|| word.to_owned()).into_iter().collect(),
            (_, None) => vec![word.clone()],
        });
        let command: Vec<_> = command.map(|word| fill_tools(&word.replace(LIBRARY, LIBRARY_FILE), tools)).collect();
        let made_by = format!("{command:?}{tools:?}{:?}{library}", language.environment);
        let key = sha256_hex_of_parts(&[b"prepared", language.name.as_bytes(), made_by.as_bytes()]);
        if let Some(folder) = self.cache().get(&key) {
            return Ok(Some(folder));
        }
        // The first source does without: to prepare takes longer than to compile it alone.
        if preparation.sought.is_some() {
            let met = sha256_hex_of_parts(&[b"met", key.as_bytes()]);
            if self.cache().get(&met).is_none() {
                self.cache().stage()?.commit(&met)?;
                return Ok(None);
            }
        }
        // Whoever comes second waits: it is quicker than preparing twice, or than going without.
        let _lock = Lock::acquire(&self.cache().dir().join("prepare.lock"))?;
        if let Some(folder) = self.cache().get(&key) {
            return Ok(Some(folder));
        }
        let staging = self.cache().stage()?;
        if !library.is_empty() {
            atomic::write(&staging.path().join(LIBRARY_FILE), library.as_bytes())?;
        }
        let compiler = Artifact::new(Recipe {
            command,
            readable: tool_folders(language, tools.compiler.iter().chain(&tools.runtime)),
            memory_mib: 0,
            address_space: false,
            proc: true,
            ..recipe(language, staging.path().to_owned(), Kind::Compiler, "")
        });
        let outcome = self.compile_with_files(&compiler, compile_limits(language), Some(FILE_BYTES_MAX))?;
        if outcome.exceeded.is_some() {
            // Another time it may do.
            return Ok(None);
        }
        // Where the tools refuse, an empty folder keeps them from being asked again, and does no harm.
        let staging = if outcome.is_clean() { staging } else { self.cache().stage()? };
        Ok(Some(staging.commit(&key)?))
    }
}

/// What this preparation makes a library of, and what stands for it in a text.
fn library(language: &Toolchain, preparation: &Preparation) -> (&'static str, &'static str) {
    let language =
        Language::from_name(&language.name).filter(|_| preparation.command.iter().any(|word| word == LIBRARY));
    language.map_or(("", ""), |language| language.library())
}

/// Whether nothing but comments and spaces stands before this in a source.
fn begins(language: &Toolchain, text: &[u8], sought: &str) -> bool {
    let masked = Language::from_name(&language.name).map(|language| language.mask(text).text);
    let mut solid = masked.as_deref().unwrap_or(text).iter().filter(|byte| !byte.is_ascii_whitespace());
    sought.bytes().filter(|byte| !byte.is_ascii_whitespace()).all(|byte| solid.next() == Some(&byte))
}

/// Whether the commands have a place for it: a row of the user's own may have none.
fn is_used(language: &Toolchain, preparation: &Preparation) -> bool {
    preparation.runtime.is_some() || language.compile.iter().chain(&language.run).any(|word| word.contains(PLACE))
}

/// The compile command up to its output, without what is prepared.
fn options(language: &Toolchain) -> Vec<String> {
    let words = language.compile.iter().take_while(|word| *word != "-o");
    words.filter(|word| !word.contains(PLACE)).cloned().collect()
}
