//! Packages: a problem with all that belongs to it, and the files that become of it.

use ojkit_draw::Bound;
use ojkit_languages::Language;
use ojkit_languages::site::{callable, draft};
use ojkit_model::case::Case;
use ojkit_model::signature::Signature;
use ojkit_model::verdict::Verdict;

/// What is exported, read by whoever calls: nothing here touches a file.
pub struct Origin<'a> {
    pub bound: &'a Bound,
    /// Its cases in their order; every one has its answer.
    pub cases: &'a [Case],
    /// Its submissions with their texts.
    pub submissions: &'a [Submission],
    /// The statements: language (`en`) and Markdown.
    pub statements: &'a [(String, String)],
    /// Pictures of samples as PNG, by the samples' numbers.
    pub pictures: Vec<(usize, Vec<u8>)>,
    /// The checker, where it is a program of the problem's own.
    pub checker: Option<Program>,
    /// The interactor, where the problem has one.
    pub interactor: Option<Program>,
    /// The validator, where the problem has one of its own.
    pub validator: Option<Program>,
    /// The visualizers, in the order of the problem's.
    pub visualizers: Vec<Program>,
    /// The CPU time that every language gets, in milliseconds.
    pub time_ms: u64,
    /// The memory that every language gets, in MiB.
    pub memory_mib: u64,
    /// Under what the package may be used, in Kattis' words: `unknown`, `cc by-sa`.
    pub license: &'a str,
    /// Who says so; empty where nobody does.
    pub rights_owner: &'a str,
    /// The `problem.yaml` of the package that it was imported from.
    pub imported: Option<&'a [u8]>,
}

impl<'a> Origin<'a> {
    /// What a statement is made from, without anything that only a package has.
    pub fn page(bound: &'a Bound, statements: &'a [(String, String)]) -> Origin<'a> {
        Origin {
            bound,
            cases: &[],
            submissions: &[],
            statements,
            pictures: Vec::new(),
            checker: None,
            interactor: None,
            validator: None,
            visualizers: Vec::new(),
            time_ms: bound.problem.limits.time_ms,
            memory_mib: bound.problem.limits.memory_mib,
            license: "",
            rights_owner: "",
            imported: None,
        }
    }
}

/// A program of the problem's own.
#[derive(Clone, Debug)]
pub struct Program {
    pub name: String,
    pub text: Vec<u8>,
}

/// A submission with its text.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Path below `submissions/`.
    pub path: String,
    /// What is expected of it; nothing of a draft.
    pub expected: Vec<Verdict>,
    /// The language, where the kit knows its functions.
    pub language: Option<Language>,
    pub text: Vec<u8>,
}

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its path below the package's folder, with `/` between its parts.
    pub path: String,
    pub bytes: Vec<u8>,
    /// Whether it is to be run as it is.
    pub is_executable: bool,
}

/// What became of a problem.
#[derive(Clone, Debug, Default)]
pub struct Package {
    /// The files, sorted by path.
    pub files: Vec<File>,
    /// What was left out or changed, each for a person.
    pub notes: Vec<String>,
    /// Submissions that were left out, by their paths, because the package's format needs their expected scores.
    pub unscored: Vec<String>,
}

impl File {
    /// A plain file.
    pub fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File { path: path.into(), bytes: bytes.into(), is_executable: false }
    }

    /// A draft as its author begins to write it.
    pub fn draft(extension: &str, bytes: impl Into<Vec<u8>>) -> File {
        File::new(format!("submissions/draft/solution.{extension}"), bytes)
    }

    /// Its text; empty where it is none.
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).unwrap_or_default()
    }

    /// What is written of it.
    pub fn leaf(&self) -> (&str, &[u8], bool) {
        (&self.path, &self.bytes, self.is_executable)
    }

    /// The same as a program.
    pub fn executable(self) -> File {
        File { is_executable: true, ..self }
    }

    /// The same below a folder.
    pub fn below(self, folder: &str) -> File {
        File { path: format!("{folder}/{}", self.path), ..self }
    }
}

impl Package {
    /// The same package with its files in order.
    pub fn sorted(mut self) -> Package {
        self.files.sort_by(|a, b| a.path.cmp(&b.path));
        self
    }
}

/// The drafts of the function or the class of a question, in those of the languages that can call it.
pub fn drafts(languages: &[Language], slug: &str, signature: &Signature) -> Vec<File> {
    let of = |language: Language| File::draft(language.extension(), draft(language, slug, signature));
    callable(languages, signature).into_iter().map(of).collect()
}

/// A text on one line.
pub(crate) fn line_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A text as YAML and as JSON.
pub(crate) fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A name of letters, digits, `-` and `_`, as every judge takes it.
pub fn plain_name(text: &str) -> String {
    let parts = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|part| !part.is_empty());
    let name = parts.collect::<Vec<_>>().join("-");
    if name.is_empty() { "unnamed".to_owned() } else { name }
}

/// The first of `name`, `name-2`, `name-3` ... that is not taken.
pub fn free_name(name: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

/// A problem's short name: judges that take folders' names want nothing but small letters and digits.
pub fn short_name(slug: &str) -> String {
    slug.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
}
