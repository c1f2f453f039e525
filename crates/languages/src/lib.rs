//! The languages of submissions.
//!
//! Two things are known of a language. Its row in `languages.yaml` says which programs compile and run it; users may add rows and change
//! them, and a language that has only a row can be judged through standard input. Its folder here says what its sources mean: where
//! comments and literals are ([`scan`]), what a file declares ([`doors`], [`declaration`]), how a signature looks in it ([`draft`]), how a
//! `Solution` is called ([`call`], with the pieces in `runtime/`), and what of a file is handed in ([`cutter`]). All of it stands behind
//! [`Facts`] and [`LanguageSupport`]; [`Language`] is the handle that is passed around, and its registry is the one place that lists the folders.
//!
//! A harness is text: the submission with a program around it, written from the signature. The plain form reads one input as it lies in an
//! `.in` file and prints the answer as it lies in an `.ans` file; the batch form answers frames of many cases (`ojkit-frames`). A fork server
//! runs a submission's own `main` once per case. What compilers say about a harness is mapped back to the submission's own lines.
//!
//! [`Machine`] is the sandbox of `ojkit-run` with the table of rows: it finds the tools and turns sources into artifacts ([`build`]).
//!
//! Nothing here resolves names or types as a compiler does. What cannot be seen cheaply is left to the compiler, and what is cut out of a
//! file is compiled and judged again before anybody gets it.

pub mod build;
pub mod call;
pub mod cutter;
pub mod debugger;
pub mod declaration;
pub mod doors;
pub mod draft;
pub mod entry;
pub mod inline;
pub mod scan;
pub mod site;

mod c_family;
mod cpp;
mod error;
mod fork_server;
mod java;
mod javascript;
mod machine;
mod prepare;
mod python;
mod recipe;
mod rust;
mod sanitize;
mod syntax;
mod toolchain;
mod tools;

pub use call::{Answers, FRAMES, Form, Harness, Request, SERVE, synthesize};
pub use doors::{Doors, SolutionDoor, doors, stdin_word};
pub use error::{BuildError, MachineError};
pub use fork_server::fork_server;
pub use machine::{Config, Doctor, Machine, table};
pub use rust::snake_case;
pub use toolchain::{Toolchain, keys, of_path, table as table_with};
pub use tools::Tools;

use call::nodes::Adapter;
use call::{Call, HarnessText};
use cutter::{Called, CutError};
use debugger::Debugger;
use declaration::Function;
use draft::Member;
use entry::Entry;
use inline::{InlineError, Project, Whole};
use ojkit_frames::HarnessError;
use ojkit_run::Kind;
use scan::{Masked, Token};
use std::path::Path;

/// What a table can say of a language.
pub struct Facts {
    /// The name of its row in `languages.yaml`.
    pub name: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// Further names by which sites know it, in lower case.
    pub aliases: &'static [&'static str],
    /// Words by which a source may read standard input.
    pub stdin_words: &'static str,
    /// Words by which a source surely reads standard input.
    pub sure_stdin_words: &'static str,
    /// The types of the letters `ildbcsnt`.
    pub types: [&'static str; 8],
    /// What stands around the type of the items in that of a list.
    pub list: (&'static str, &'static str),
    /// How exactly declarations tell types, compared with other languages; 0 is best.
    pub types_rank: u8,
    pub tells_types: bool,
    /// Whether its names of functions are those of the judges.
    pub keeps_names: bool,
    /// Whether methods have a `self` and constructors are always written.
    pub has_receivers: bool,
    /// What a harness for texts with the argument [`SERVE`] is, where it answers frames of texts: a fork server has a process for each case,
    /// another one loads the submission anew.
    pub serves: Option<Kind>,
    /// A program from which harnesses can be forked; see [`ojkit_run::Artifact::template`].
    pub template: Option<&'static str>,
    /// Whether a harness holds the submission as text that nobody looks at before it runs.
    pub is_text_in_harness: bool,
    /// Whether one build answers texts and frames; else a harness for both is one for texts.
    pub joins_forms: bool,
    pub debugger: Debugger,
    /// Options of the compiler for programs that are debugged, which count more than those of its row.
    pub debug_options: &'static [&'static str],
    /// A program that reads its input and does nothing yet; it compiles.
    pub program: &'static str,
    /// Blanks the comments and the literals of a source.
    pub mask: fn(&[u8]) -> Masked,
    /// All functions that a text declares, wherever they stand; calls that look like declarations may be among them.
    pub declarations: fn(&[u8], &Masked) -> Vec<Function>,
    pub synthesize: fn(&Request, &Call) -> Result<HarnessText, HarnessError>,
    /// What stands behind a submission whose functions take or give nodes.
    pub adapter: fn(&Adapter, &[u8]) -> String,
    /// What a compiler or a run said of a harness, in terms of the submission.
    pub map_diagnostics: fn(&Harness, &str) -> String,
    /// The text with what it takes from other files of its author's project, so that it compiles alone; none where it takes nothing.
    pub inline: fn(&Project, &[u8], bool) -> Result<Option<Whole>, InlineError>,
    /// The text for a box that takes a solution; nothing where the file does not have what is called.
    pub cut: fn(&str, &Called) -> Result<Option<String>, CutError>,
}

impl Facts {
    /// The type that these letters have.
    pub fn type_name(&self, letters: &str) -> String {
        match letters.strip_prefix('[') {
            Some(inner) => format!("{}{}{}", self.list.0, self.type_name(inner), self.list.1),
            None => "ildbcsnt".find(letters).map_or("?", |at| self.types[at]).to_owned(),
        }
    }
}

/// What the kit must know of a language beside its facts; one folder implements it.
pub trait LanguageSupport: Sync {
    /// How surely a piece of code is in this language: nothing, or 1 to 9.
    fn likeness(&self, code: &str) -> Option<u8>;

    /// Where the source has a program of its own, and the functions that a judge can call, of which `called` names the wanted; nothing
    /// where there is no class to call them in.
    fn entries(&self, source: &[u8], masked: &Masked, called: &Called) -> (Option<usize>, Option<Vec<Function>>);

    /// The token with which the body of a function begins whose name is at `name`; nothing where it has no body.
    fn body(&self, masked: &Masked, tokens: &[Token], name: usize) -> Option<usize> {
        entry::body_in_braces(masked, tokens, name)
    }

    /// Whether a function that takes or gives a type with the one letters can stand where the other are expected.
    ///
    /// The width of whole numbers is left to the compiler: sites themselves deviate from their own type names there.
    fn compatible(&self, found: &str, expected: &str) -> bool {
        found.replace('l', "i") == expected.replace('l', "i")
    }

    /// The name of a function or a method, given as the judges spell it.
    fn method_name(&self, name: &str) -> String {
        name.to_owned()
    }

    fn constructor_name<'c>(&self, class: &'c str) -> &'c str {
        class
    }

    /// What a judge calls, in a sentence: `Solution` with `f`, or the class.
    fn wanted(&self, owner: &str, function: Option<&str>) -> String {
        match function {
            Some(function) => format!("`{owner}` with `{}`", self.method_name(function)),
            None => format!("`{owner}`"),
        }
    }

    /// What a box that takes a solution takes.
    fn solution_title(&self, owner: &str) -> String {
        format!("`class {owner}`")
    }

    /// The members with their class around them; `declares` asks for what declares the class, where that is not the same.
    fn frame(&self, owner: &str, members: &str, declares: bool) -> String;

    /// A declaration as a solver writes it; with `body`, one that compiles.
    fn member(&self, member: &Member, body: bool) -> String;

    /// What harnesses end with and have in common, and what stands there where it is linked instead; nothing where it never is.
    fn library(&self) -> (&'static str, &'static str) {
        ("", "")
    }

    /// A fork server around the submission's own `main`: its file name and its text. `None` where the language has no place for one.
    fn fork_server(&self, _source: &[u8], _name: &str) -> Option<(String, Vec<u8>)> {
        None
    }

    /// The file name that the compiler wants and the class that starts the program, where the source decides them.
    fn start(&self, _source: &[u8]) -> Option<(String, String)> {
        None
    }

    /// A source as it is built to be debugged: what a debugger shows is the file itself, in its own lines.
    fn to_debug(&self, _file: &Path, source: &[u8], _entry: &Entry) -> Vec<u8> {
        source.to_owned()
    }

    /// Sets the version of the language, as a judge names it, in a compile command.
    fn set_version(&self, _compile: &mut [String], _version: &str) {}
}

/// A language whose sources the kit can look into.
#[derive(Clone, Copy)]
pub struct Language(&'static Facts, &'static dyn LanguageSupport);

impl Language {
    /// C++17 or later, with the GNU headers.
    pub const CPP: Language = Language(&cpp::FACTS, &cpp::Cpp);
    /// Java 17 or later.
    pub const JAVA: Language = Language(&java::FACTS, &java::Java);
    /// JavaScript, as node runs it.
    pub const JAVASCRIPT: Language = Language(&javascript::FACTS, &javascript::JavaScript);
    /// Python 3.8 or later.
    pub const PYTHON: Language = Language(&python::FACTS, &python::Python);
    /// Rust, 2018 or later.
    pub const RUST: Language = Language(&rust::FACTS, &rust::Rust);

    /// Every language.
    pub const ALL: [Language; 5] =
        [Language::RUST, Language::CPP, Language::JAVA, Language::PYTHON, Language::JAVASCRIPT];

    /// The language with this name, as language tables and judges spell it: `rust`, `cpp` or `c++`, `python` or `python3`.
    pub fn from_name(name: &str) -> Option<Language> {
        let name = name.to_ascii_lowercase();
        Language::ALL.into_iter().find(|one| one.name() == name || one.facts().aliases.contains(&&*name))
    }

    /// The language that a piece of code is in, as far as its declarations show.
    pub fn from_code(code: &str) -> Option<Language> {
        let likely = Language::ALL.into_iter().filter_map(|one| Some((one.likeness(code)?, one)));
        likely.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|found| found.1)
    }

    /// What a table can say of it.
    pub fn facts(self) -> &'static Facts {
        self.0
    }

    /// Blanks the comments and the literals of a source.
    pub fn mask(self, source: &[u8]) -> Masked {
        (self.0.mask)(source)
    }

    /// The name of its row in `languages.yaml`.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The name as people write it.
    pub fn title(self) -> &'static str {
        self.facts().title
    }

    /// The extension of its files, without the dot.
    pub fn extension(self) -> &'static str {
        let row = toolchain::built_in().iter().find(|row| row.name == self.name());
        row.and_then(|row| row.extensions.first()).map_or("", String::as_str)
    }

    /// The names of all, for messages.
    pub fn names() -> String {
        let names = Language::ALL.map(|one| one.name());
        let (last, first) = names.split_last().unwrap_or((&"", &[]));
        format!("{} and {last}", first.join(", "))
    }
}

impl std::ops::Deref for Language {
    type Target = dyn LanguageSupport;

    fn deref(&self) -> &Self::Target {
        self.1
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Language {}
