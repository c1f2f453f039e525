//! What a language's tools make once and then use for every source: headers compiled ahead, an interpreter that starts without detours.

use std::path::PathBuf;

use super::Language;
use super::error::BuildError;
use super::machine::Machine;
use super::recipe::{compile_limits, recipe, tool_folders};
use super::toolchain::{Preparation, Toolchain};
use super::tools::{Tools, fill_tools};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_files::lock::Lock;
use ojkit_run::{Artifact, Kind, Recipe};

/// The place in commands where the prepared folder stands; a word with it is left out where nothing is prepared.
const PLACE: &str = "{prepared}";

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
        Ok(Commands { compile: fill(&language.compile), run: fill(&language.run), folder })
    }

    fn prepared(
        &self,
        language: &Toolchain,
        preparation: &Preparation,
        tools: &Tools,
        text: Option<&[u8]>,
    ) -> Result<Option<PathBuf>, BuildError> {
        if preparation.sought.as_ref().is_some_and(|sought| !text.is_some_and(|text| begins(language, text, sought))) {
            return Ok(None);
        }
        let command = preparation.command.iter().flat_map(|word| match (word.as_str(), word.strip_prefix(CLANG)) {
            ("{compile}", _) => options(language),
            (_, Some(word)) => tools.is_clang().then(|| word.to_owned()).into_iter().collect(),
            (_, None) => vec![word.clone()],
        });
        let command: Vec<String> = command.map(|word| fill_tools(&word, tools)).collect();
        let made_by = format!("{command:?}{tools:?}{:?}", language.environment);
        let key = sha256_hex_of_parts(&[b"prepared", language.name.as_bytes(), made_by.as_bytes()]);
        if let Some(folder) = self.cache().get(&key) {
            return Ok(Some(folder));
        }
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
