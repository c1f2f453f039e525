//! Builds that end at the first thing which the language leaves undefined: sanitizers, and what is built to be looked at closely.
//!
//! A sanitized program is for its complaint alone: it needs several times the time and the memory of a plain one, so that nothing is
//! measured of it. It names lines without help from outside, or addresses that are looked up behind its back.

use super::call::Harness;
use super::error::BuildError;
use super::machine::Machine;
use super::recipe::{compile_limits, recipe};
use super::toolchain::Toolchain;
use super::tools::{Missing, Tools, numbers, on_path};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Job, Kind, Recipe, turn};

/// MiB that a sanitized program takes beside the memory limit: shadows, and what was freed and is watched.
const MEMORY_MIB: u64 = 2048;

/// Puts options before the output of a compile command.
pub(super) fn add_options(row: &mut Toolchain, options: &[String]) {
    let place = row.compile.iter().position(|word| word == "-o").unwrap_or(row.compile.len());
    row.compile.splice(place..place, options.iter().cloned());
}

impl Toolchain {
    /// The same language compiled with its sanitizers, optimized too if that is wanted; `None` where the table knows none.
    fn sanitized(&self, optimized: bool) -> Option<Toolchain> {
        let sanitizers = self.sanitize.as_ref()?;
        let mut row = self.clone();
        add_options(&mut row, &sanitizers.options);
        if optimized {
            add_options(&mut row, &sanitizers.optimized);
        }
        row.environment.extend(sanitizers.environment.iter().cloned());
        row.address_space = false;
        row.memory_mib += MEMORY_MIB;
        Some(row)
    }
}

impl Machine {
    /// Whether sanitized programs of a language are compiled and run here; tried once. `None` where its table knows no sanitizers.
    pub fn sanitizes(&self, language: &Toolchain) -> Option<Result<(), Missing>> {
        let row = language.sanitized(false)?;
        // One answer holds for all: none that ends with the turn of who asks first.
        let known = || turn::apart(|| self.try_sanitizers(language, &row));
        Some(self.sanitizers(&language.name).get_or_init(known).clone())
    }

    /// The same machine with a language built to be looked at closely: sanitizers where it has them and they work here, checks of its
    /// library and its arithmetic, more time. What is missing for the sanitizers is given beside it.
    pub fn for_debugging(self, language: &str) -> Result<(Machine, Option<Missing>), Missing> {
        let row = self.languages().iter().find(|row| row.name == language);
        let Some((row, debug)) = row.and_then(|row| Some((row, row.debug.clone()?))) else {
            return Err(Missing {
                what: format!("there are no debug builds of {language}"),
                remedy: "add `debug:` to its row in languages.yaml".to_owned(),
            });
        };
        let missing = self.sanitizes(row).and_then(Result::err);
        let sanitized = row.sanitized(false).filter(|_| missing.is_none());
        let mut changed = sanitized.unwrap_or_else(|| row.clone());
        add_options(&mut changed, &debug.options);
        changed.environment.extend(debug.environment);
        changed.time_factor *= debug.time_factor;
        changed.sanitize = None;
        let machine = self.with_languages(|row| {
            if row.name == changed.name {
                row.clone_from(&changed);
            }
        });
        Ok((machine, missing))
    }

    fn try_sanitizers(&self, language: &Toolchain, row: &Toolchain) -> Result<(), Missing> {
        let tools = self.tools(language)?;
        let missing = |what: &str| Missing {
            what: format!("sanitizers of {}: {what}", tools.version),
            remedy: remedy(language, &tools),
        };
        let file = format!("sanitizers.{}", language.extensions.first().map_or("", |extension| extension));
        let built = self.build_row(row, &file, (None, None), Kind::Submission, b"int main() {}\n");
        let artifact = built.map_err(|_| missing("the libraries that they link with are missing"))?;
        let job = Job {
            artifact: &artifact,
            args: &[],
            stdin: b"",
            limits: Limits { time_ms: 5000, ..Limits::default() },
            readable: &[],
            writable: &[],
        };
        let outcome = self.worker().and_then(|mut worker| worker.run(&job));
        match outcome {
            Ok(outcome) if outcome.is_clean() => Ok(()),
            _ => Err(missing("their programs do not start in the confinement of this machine")),
        }
    }

    /// Like [`Machine::build_harness`], with sanitizers; `optimized` by what the table has for that.
    ///
    /// # Errors
    /// Those of [`Machine::build_harness`]; a language without sanitizers is a missing compiler.
    pub fn build_sanitized(&self, harness: &Harness, optimized: bool) -> Result<Artifact, BuildError> {
        let language = self.row_of(&harness.file_name)?;
        if let Some(Err(missing)) = self.sanitizes(&language) {
            return Err(missing.into());
        }
        let row = language.sanitized(optimized).ok_or_else(|| Missing {
            what: format!("`sanitize` in the row of {} in languages.yaml", language.name),
            remedy: "add it".to_owned(),
        })?;
        self.build_row(&row, &harness.file_name, (None, None), Kind::Submission, &harness.text)
    }

    /// The places in the source, innermost first, that a sanitized program's addresses stand for: `file.cpp:12`. Empty where nobody can tell.
    pub fn places(&self, artifact: &Artifact, addresses: &[String]) -> Vec<String> {
        let folder = artifact.recipe().folder.clone();
        let (Some(tool), Some(row)) = (on_path("addr2line"), self.languages().iter().find(|row| row.name == "cpp"))
        else {
            return Vec::new();
        };
        let program = folder.join("program").display().to_string();
        let words = [tool.display().to_string(), "-i".into(), "-e".into(), program];
        let looking = Artifact::new(Recipe {
            command: words.into_iter().chain(addresses.iter().cloned()).collect(),
            address_space: false,
            ..recipe(row, folder, Kind::Compiler, "")
        });
        let Ok(outcome) = self.compile(&looking, compile_limits(row)) else { return Vec::new() };
        let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
        text.lines().map(|line| line.split(" (").next().unwrap_or(line).to_owned()).collect()
    }
}

fn remedy(language: &Toolchain, tools: &Tools) -> String {
    let number = numbers(&tools.version).first().map_or_else(String::new, u64::to_string);
    let install = language.sanitize.as_ref().filter(|_| tools.is_clang());
    let command = install.and_then(|sanitize| sanitize.install.command());
    command.map_or_else(|| language.remedy(), |command| command.replace("{number}", &number))
}
