//! From a submission's file to a program that reads stdin and writes stdout, through whichever door the file has.

use crate::profile::runs_in_one_process;
use ojkit_draw::Bound;
use ojkit_files::atomic::{self, StoreError};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_languages::debugger::{self, Debuggee};
use ojkit_languages::entry::place_of_entry;
use ojkit_languages::inline::{Whole, whole};
use ojkit_languages::{Answers, FRAMES, Form, Harness, Request, SERVE, SolutionDoor};
use ojkit_languages::{BuildError, Language, Machine};
use ojkit_model::limits::Limits;
use ojkit_model::problem::Problem;
use ojkit_run::{Artifact, Kind, Recipe};
use std::fs;
use std::path::{Path, PathBuf};

/// A submission that is built, with its limits.
#[derive(Clone, Debug)]
pub struct Built {
    /// What runs.
    pub artifact: Artifact,
    /// The same as a server, which answers one case after another as if each were the only one; where its language has that.
    pub server: Option<Artifact>,
    /// Whether the cases of one frame share a process of that server: those of a function or a class, never those of a `main`.
    pub shares: bool,
    /// The same as a program that answers frames of cases in one process, where the judge runs all cases so.
    pub frames: Option<Artifact>,
    /// The limits with the language's time factor.
    pub limits: Limits,
    /// The limits as they are enforced: what the language's runtime itself takes is granted on top.
    pub granted: Limits,
}

/// Through what a submission is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// Its `main` where it has one, else its `Solution`.
    Any,
    /// Its `main` alone, as where a whole program is handed in.
    Main,
    /// Its `Solution`, called just as the site calls it.
    Solution,
    /// Like [`Door::Solution`] where that compiles, else like [`Door::Any`].
    Pasted,
}

impl Built {
    /// Builds a submission (or finds it in the cache): its `main` where it has one, else a harness around its `Solution`.
    ///
    /// `limits` are those before the language's share, mostly what [`limits_of`] says.
    ///
    /// # Errors
    /// No such language, a missing compiler, a source that does not compile or has neither door, or a failing machine.
    pub fn new(machine: &Machine, bound: &Bound, source: &Path, limits: Limits) -> Result<Built, BuildError> {
        Built::through(Door::Any, machine, bound, source, limits)
    }

    /// Like [`Built::new`], through one door.
    ///
    /// # Errors
    /// Those of [`Built::new`], or the door is not there.
    pub fn through(
        door: Door,
        machine: &Machine,
        bound: &Bound,
        source: &Path,
        limits: Limits,
    ) -> Result<Built, BuildError> {
        let Programs { artifact, server, shares, frames } = build(door, machine, bound, source)?;
        Ok(Built { server, shares, frames, ..Built::of(artifact, limits) })
    }

    /// Whether a case costs no more than the process that it gets: no runtime has to start for it.
    pub fn starts_at_once(&self) -> bool {
        self.server.is_some() || self.artifact.recipe().time_factor <= 1.0
    }

    /// The same program with room for an output as long as the right one.
    pub fn with_room_for(&self, answer: Option<&[u8]>) -> Built {
        let room = |limits: Limits| limits.with_room_for(answer.map_or(0, <[u8]>::len));
        Built { limits: room(self.limits), granted: room(self.granted), ..self.clone() }
    }

    /// The same program with other limits before its language's share.
    pub fn with_limits(self, limits: Limits) -> Built {
        Built { server: self.server, shares: self.shares, frames: self.frames, ..Built::of(self.artifact, limits) }
    }

    /// An artifact with limits before its language's share.
    pub fn of(artifact: Artifact, limits: Limits) -> Built {
        let limits = limits.with_time_factor(artifact.recipe().time_factor);
        let granted = Limits { memory_mib: limits.memory_mib + artifact.recipe().memory_mib, ..limits };
        Built { artifact, server: None, shares: false, frames: None, limits, granted }
    }
}

/// A program under a debugger gets no less: debuggers keep things in it.
const MEMORY_MIB: u64 = 512;

/// What a submission of a problem may use, before its language's share where there is one.
pub fn limits_of(machine: &Machine, problem: &Problem, source: &Path) -> Limits {
    machine.language_of(source).map_or(problem.limits, |language| problem.limits_in(&language.name))
}

/// The program in its forms; see [`Built`].
struct Programs {
    artifact: Artifact,
    server: Option<Artifact>,
    shares: bool,
    frames: Option<Artifact>,
}

fn build(door: Door, machine: &Machine, bound: &Bound, source: &Path) -> Result<Programs, BuildError> {
    let Some(language) = machine.known(source) else {
        return Ok(Programs { artifact: machine.build(source)?, server: None, shares: false, frames: None });
    };
    let whole = whole(Some(language), source, true)?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let main = || -> Result<Programs, BuildError> {
        let artifact = machine.build(source)?;
        // Where a server is another build, it costs more than it saves.
        let server = match language.facts().is_text_in_harness {
            true => served_as(machine, language, &whole.text, &name)?,
            false => None,
        };
        let server = server.map(|server| with_argument(&server, SERVE, Kind::ForkServer));
        Ok(Programs { artifact, server, shares: false, frames: None })
    };
    if language.facts().is_text_in_harness {
        // Else its mistakes would show when it runs.
        machine.build(source)?;
    }
    if !is_called(door, bound, language, &whole.text, &name)? {
        return main();
    }
    let called = |exact| called(machine, bound, language, &whole, &name, exact);
    let artifact = match (door, called(matches!(door, Door::Solution | Door::Pasted))) {
        (Door::Pasted, Err(BuildError::Compile { .. })) => called(false),
        (_, artifact) => artifact,
    }?;
    let server = server(machine, language, &artifact);
    let frames = match runs_in_one_process(&bound.problem.source.judge) {
        true if language.facts().joins_forms => Some(taking_frames(&artifact)),
        true => Some(framed(machine, bound, language, &whole, &name)?),
        false => None,
    };
    let shares = server.as_ref().is_some_and(|server| server.recipe().kind == Kind::ForkServer);
    Ok(Programs { artifact, server, shares, frames })
}

/// Whether a submission is entered by what the judge calls, rather than by its `main`.
fn is_called(door: Door, bound: &Bound, language: Language, text: &[u8], name: &str) -> Result<bool, BuildError> {
    let signature = &bound.problem.signature;
    let doors = ojkit_languages::doors(language, text, signature);
    let is_function = signature.function.is_some() || signature.class.is_some();
    let refuse = |why: &str| Err(BuildError::Compile { stderr: format!("{name}: {why}") });
    if door == Door::Main && !doors.main && doors.solution != SolutionDoor::Missing {
        return refuse(
            "this judge takes a whole program, and the file has no `main` that reads standard input: add one",
        );
    }
    // Without a `Solution` there is nothing to wrap, and the compiler says best what is missing; Java's says nothing.
    let is_neither = !doors.main && doors.solution == SolutionDoor::Missing && language == Language::JAVA;
    if let Some(why) = doors.complaint(language, signature).filter(|_| is_neither && is_function) {
        return refuse(&why);
    }
    let wraps = door == Door::Solution || !doors.main && doors.solution != SolutionDoor::Missing;
    if door == Door::Main || !is_function || !wraps {
        return Ok(false);
    }
    if bound.problem.layout.is_some() {
        return refuse("the problem has a stdin layout of its own, which only a `main` can read: add one");
    }
    Ok(true)
}

/// Builds a submission for its debugger, with a harness around what the judge calls where it has no `main`; `folder` is for what the debugger
/// needs beside it. The machine is one [`Machine::for_debugger`].
///
/// # Errors
/// Those of [`Built::new`]; the submission lacks what is called.
pub fn to_debug(
    machine: &Machine,
    bound: &Bound,
    (source, language): (&Path, Language),
    folder: &Path,
) -> Result<Debuggee, BuildError> {
    let whole = whole(Some(language), source, true)?;
    let name = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if language.facts().is_text_in_harness {
        machine.build(source)?;
    }
    let signature = &bound.problem.signature;
    // Where no marks in the text say whose lines are whose, the whole text is shown instead of the file.
    let (file, shown) = match whole.places.is_empty() {
        true => (source.to_owned(), fs::read(source).map_err(|error| StoreError::new("read", source, error))?),
        false => (in_cache(machine, &name, &whole.text)?, whole.text.clone()),
    };
    let is_called = is_called(Door::Any, bound, language, &whole.text, &name)?;
    let entry = place_of_entry(language, &shown, signature).ok_or_else(|| {
        let complaint = ojkit_languages::doors(language, &whole.text, signature).complaint(language, signature);
        BuildError::Compile { stderr: format!("{name}: {}", complaint.unwrap_or_default()) }
    })?;
    let text = language.to_debug(&file, &whole.text, &entry);
    let path = file.display().to_string();
    let mut harness = match is_called {
        true => {
            let fixed_width = bound.validator.format().states_width(signature.parameters.len());
            let request = Request {
                language,
                source: &text,
                name: &path,
                signature,
                fixed_width: &fixed_width,
                form: Form::Plain,
                answers: Answers::Stdout,
                exact: false,
            };
            ojkit_languages::synthesize(&request).map_err(|error| BuildError::Compile { stderr: error.to_string() })?
        }
        false => debugger::program(language, &name, text),
    };
    if harness.main_class.is_some() {
        // Its class says from which file it was compiled.
        harness.file_name.clone_from(&name);
    }
    let artifact = machine.build_harness(&harness).map_err(|error| match error {
        BuildError::Compile { stderr } => {
            BuildError::Compile { stderr: whole.placed(&name, &harness.map_diagnostics(&stderr)) }
        }
        error => error,
    })?;
    let tools = machine.language_of(source).and_then(|row| machine.tools(row).ok());
    let memory_mib = limits_of(machine, &bound.problem, source).memory_mib.max(MEMORY_MIB);
    let input = folder.join("input");
    let runtime = tools.and_then(|tools| tools.runtime);
    Ok(Debuggee { language, file, entry, artifact, folder: folder.to_owned(), input, memory_mib, runtime })
}

/// A text as a file in the cache.
fn in_cache(machine: &Machine, name: &str, text: &[u8]) -> Result<PathBuf, BuildError> {
    let key = sha256_hex_of_parts(&[b"shown", name.as_bytes(), text]);
    let folder = match machine.cache().get(&key) {
        Some(folder) => folder,
        None => {
            let staging = machine.cache().stage()?;
            atomic::write(&staging.path().join(name), text)?;
            staging.commit(&key)?
        }
    };
    Ok(folder.join(name))
}

/// A harness around a `Solution` that answers texts, and frames too where one build of its language does both.
fn called(
    machine: &Machine,
    bound: &Bound,
    language: Language,
    whole: &Whole,
    name: &str,
    exact: bool,
) -> Result<Artifact, BuildError> {
    let signature = &bound.problem.signature;
    let fixed_width = bound.validator.format().states_width(signature.parameters.len());
    let request = Request {
        language,
        source: &whole.text,
        name,
        signature,
        fixed_width: &fixed_width,
        form: if language.facts().joins_forms { Form::Both } else { Form::Plain },
        answers: Answers::Stdout,
        exact,
    };
    let refuse = |why: String| BuildError::Compile { stderr: why };
    let harness = ojkit_languages::synthesize(&request).map_err(|error| refuse(error.to_string()))?;
    machine.build_harness(&harness).map_err(|error| match error {
        BuildError::Compile { stderr } => refuse(whole.placed(name, &harness.map_diagnostics(&stderr))),
        error => error,
    })
}

/// A submission's `Solution` as a program that answers frames: what judging runs where one build does both, else a build of its own.
///
/// # Errors
/// A missing compiler, a wrong or missing function, a text that does not compile.
pub(crate) fn framed(
    machine: &Machine,
    bound: &Bound,
    language: Language,
    whole: &Whole,
    name: &str,
) -> Result<Artifact, BuildError> {
    if !language.facts().joins_forms {
        return batch(machine, &bound.problem, &whole.text, name, language).map_err(|error| whole.told(name, error));
    }
    Ok(taking_frames(&called(machine, bound, language, whole, name, false)?))
}

/// A harness that does both, told to take frames.
fn taking_frames(both: &Artifact) -> Artifact {
    with_argument(both, FRAMES, both.recipe().kind)
}

/// A plain harness as a server; it needs the page on which the kit counts.
fn server(machine: &Machine, language: Language, plain: &Artifact) -> Option<Artifact> {
    let kind = language.facts().serves.filter(|_| machine.shares_memory())?;
    Some(with_argument(plain, SERVE, kind))
}

/// A program that is told to serve, or to take frames.
fn with_argument(program: &Artifact, argument: &str, kind: Kind) -> Artifact {
    let recipe = program.recipe();
    let command = recipe.command.iter().cloned().chain([argument.to_owned()]).collect();
    Artifact::new(Recipe { command, kind, key: format!("{}{argument}", recipe.key), ..recipe.clone() })
}

/// Wraps the text of a submission into a batch program and compiles it; `name` is what messages call the file.
///
/// # Errors
/// A missing compiler, a wrong or missing function, a text that does not compile.
pub fn batch(
    machine: &Machine,
    problem: &Problem,
    text: &[u8],
    name: &str,
    language: Language,
) -> Result<Artifact, BuildError> {
    let harness = harness(problem, text, name, language)?;
    machine.build_harness(&harness).map_err(|error| match error {
        BuildError::Compile { stderr } => BuildError::Compile { stderr: harness.map_diagnostics(&stderr) },
        error => error,
    })
}

/// The text of a submission as a batch program; `name` is what messages call the file.
///
/// # Errors
/// A wrong or missing function.
pub fn harness(problem: &Problem, text: &[u8], name: &str, language: Language) -> Result<Harness, BuildError> {
    let request = Request {
        language,
        source: text,
        name,
        signature: &problem.signature,
        fixed_width: &[],
        form: Form::Batch,
        answers: Answers::Descriptor3,
        exact: false,
    };
    ojkit_languages::synthesize(&request).map_err(|error| BuildError::Compile { stderr: error.to_string() })
}

/// A text's own `main` behind a fork server; `None` where its language has none, or the text does not compile.
///
/// # Errors
/// A missing compiler.
pub(crate) fn served_as(
    machine: &Machine,
    language: Language,
    text: &[u8],
    name: &str,
) -> Result<Option<Artifact>, BuildError> {
    let Some(harness) = ojkit_languages::fork_server(language, text, name) else { return Ok(None) };
    match machine.build_harness(&harness) {
        // Whatever is wrong with the text, its own compilation says it better.
        Err(BuildError::Compile { .. }) => Ok(None),
        served => served.map(Some),
    }
}
