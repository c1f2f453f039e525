//! Which submissions a problem has, and which verdicts are expected of them.

use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of submissions that nobody expects anything of yet.
pub const DRAFT: &str = "draft";
/// What a file is called that answers small inputs rightly by brute force, whatever its language: it stands beside the drafts, and is none.
const ORACLES: [&str; 3] = ["brute", "slow", "oracle"];
/// What the programs of the bank are called that answer a question: no files of the problem's folder.
pub const REFERENCE: &str = "the bank's reference";
/// The one of them that answers small inputs.
pub const ORACLE: &str = "the bank's oracle";
/// More files than this in one folder are no submissions of one problem.
const FILES_MAX: usize = 10_000;

/// One submission of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submission {
    /// Path below `submissions/` with `/` between its parts, or as the user gave it for a file from elsewhere.
    pub path: String,
    pub source: PathBuf,
    /// The verdicts that are as expected; empty for a draft.
    pub expected: Vec<Verdict>,
}

impl Submission {
    /// Whether the bank has it: it answers, and is not judged, shown or exported.
    pub fn is_banked(&self) -> bool {
        is_banked(&self.path)
    }
}

/// Whether this is what a program of the bank is called.
pub fn is_banked(path: &str) -> bool {
    [REFERENCE, ORACLE].contains(&path)
}

/// What messages call a program that has a role: by its path too, where it has one.
pub fn called(role: &str, path: &str) -> String {
    if is_banked(path) { path.to_owned() } else { format!("{role} {path}") }
}

/// The file of the submission that the spec names by this path.
pub fn source(folder: &Path, submissions: &[Submission], path: &str) -> PathBuf {
    let named = submissions.iter().find(|submission| submission.path == path);
    named.map_or_else(|| folder.join("submissions").join(path), |submission| submission.source.clone())
}

/// The verdicts expected of a submission: what the spec's `expect:` says of its path, else what its directory says.
///
/// `None` where neither says anything: the directory is no verdict's name and not `draft`.
pub fn expected(problem: &Problem, path: &str) -> Option<Vec<Verdict>> {
    if let Some(said) = problem.expectation(path).filter(|said| !said.verdicts.is_empty()) {
        return Some(said.verdicts.clone());
    }
    of_directory(path.split_once('/')?.0)
}

/// The verdicts that a directory under `submissions/` stands for.
///
/// Nobody expects the judge to fail: `judge_error` is no directory.
pub(crate) fn of_directory(name: &str) -> Option<Vec<Verdict>> {
    match Verdict::from_name(name) {
        Some(Verdict::JudgeError) => None,
        Some(verdict) => Some(vec![verdict]),
        None => (name == DRAFT).then(Vec::new),
    }
}

/// A single file from anywhere, judged alone: accepted is expected (of a draft too), unless the spec or its folder names a verdict.
pub fn of_file(problem: &Problem, folder: &Path, file: &Path) -> Submission {
    let canonical = |path: &Path| fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let inside = canonical(file).strip_prefix(canonical(&folder.join("submissions"))).ok().and_then(slashed);
    let directory = canonical(file).parent().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let by_path = inside.as_deref().and_then(|path| expected(problem, path));
    let by_directory = || directory.as_deref().and_then(of_directory);
    Submission {
        path: inside.unwrap_or_else(|| file.display().to_string()),
        source: file.to_path_buf(),
        expected: by_path
            .or_else(by_directory)
            .filter(|expected| !expected.is_empty())
            .unwrap_or_else(|| vec![Verdict::Accepted]),
    }
}

/// The files of a problem's submissions in any order, without a look at its spec; what is no submission is passed over.
pub fn files(folder: &Path, languages: &dyn Fn(&Path) -> bool) -> Vec<PathBuf> {
    let root = folder.join("submissions");
    let directories = entries(&root, &mut Vec::new()).into_iter();
    let of_verdicts =
        directories.filter(|path| path.file_name().is_some_and(|name| of_directory(&name.to_string_lossy()).is_some()));
    let files = of_verdicts.flat_map(|directory| entries(&directory, &mut Vec::new()));
    files.filter(|file| file.is_file() && languages(file) && !is_oracle_of_drafts(file)).collect()
}

/// The file that answers small inputs by brute force, by its name: `brute.*`, `slow.*`, `oracle.*` in a folder.
///
/// # Errors
/// There are several, and nobody says which one is right.
pub fn oracle_in(folder: &Path, languages: &dyn Fn(&Path) -> bool) -> Result<Option<PathBuf>, Vec<PathBuf>> {
    let mut found = entries(folder, &mut Vec::new());
    found.retain(|file| has_oracle_name(file) && file.is_file() && languages(file));
    if found.len() > 1 { Err(found) } else { Ok(found.pop()) }
}

/// Whether a file's name says that it answers small inputs by brute force.
pub fn has_oracle_name(file: &Path) -> bool {
    file.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| ORACLES.contains(&stem))
}

/// Whether a file is the oracle of the drafts beside it.
fn is_oracle_of_drafts(file: &Path) -> bool {
    let directory = file.parent().and_then(Path::file_name);
    directory.is_some_and(|name| name == DRAFT) && has_oracle_name(file)
}

/// The submissions of a problem, sorted by directory (in the order of the verdicts, drafts last) and file name.
///
/// `folder` is the problem's folder. `languages` says for a file whether some language has its extension. Hidden files, editors'
/// backups and what compilers leave behind are passed over; whatever else is no submission is a diagnostic: a file of an unknown
/// language, a file outside a verdict's directory, an unknown directory, an `expect:` of a file that is not there.
pub fn discover(
    problem: &Problem,
    folder: &Path,
    languages: &dyn Fn(&Path) -> bool,
) -> (Vec<Submission>, Vec<Diagnostic>) {
    let root = folder.join("submissions");
    let mut found = Vec::new();
    let mut faults = Vec::new();
    for directory in entries(&root, &mut faults) {
        let name = directory.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !directory.is_dir() {
            faults.push(
                fault(&directory, "a submission belongs in a directory named after its expected verdict")
                    .help(format!("move it to submissions/{DRAFT}/, or to submissions/accepted/")),
            );
            continue;
        }
        if of_directory(&name).is_none() {
            let known = "accepted, wrong_answer, time_limit_exceeded, run_time_error, memory_limit_exceeded, draft";
            faults.push(fault(&directory, "this directory names no verdict").help(format!("the names are: {known}")));
            continue;
        }
        for source in entries(&directory, &mut faults) {
            if is_oracle_of_drafts(&source) && languages(&source) && !is_named(problem, &root, &source) {
                continue;
            }
            if ojkit_languages::inline::is_part(&source) {
                continue;
            }
            match submission(problem, &root, source, languages) {
                Ok(submission) => found.push(submission),
                Err(diagnostic) => faults.push(*diagnostic),
            }
        }
    }
    found.sort_by_key(|submission| (rank(&submission.path), submission.path.clone()));
    for (path, _) in &problem.expect {
        if !found.iter().any(|submission| submission.path == *path) {
            let message = format!("`expect:` names `{path}`, which is not a submission");
            faults.push(fault(&folder.join("spec.yaml"), message).help("correct the path, or remove the line"));
        }
    }
    (found, faults)
}

/// The submissions that are judged: not those of the bank, and of an interaction not the model, which only answers the interactor's questions.
pub fn judged(problem: &Problem, submissions: &[Submission]) -> Vec<Submission> {
    let is_model = |one: &&Submission| problem.model.as_ref() == Some(&one.path);
    let answers = |one: &&Submission| one.is_banked() || problem.is_interaction() && is_model(one);
    submissions.iter().filter(|one| !answers(one)).cloned().collect()
}

/// Whether the spec speaks of a file as of any submission.
fn is_named(problem: &Problem, root: &Path, source: &Path) -> bool {
    let Some(path) = source.strip_prefix(root).ok().and_then(slashed) else { return false };
    let oracle = problem.oracle.as_ref().map(|oracle| &oracle.submission);
    let mut named = problem.model.iter().chain(oracle).chain(problem.expect.iter().map(|(path, _)| path));
    named.any(|named| *named == path)
}

fn submission(
    problem: &Problem,
    root: &Path,
    source: PathBuf,
    languages: &dyn Fn(&Path) -> bool,
) -> Result<Submission, Box<Diagnostic>> {
    if source.is_dir() {
        let fault = fault(&source, "a submission is one file, and this is a folder");
        return Err(Box::new(fault.help("move its files elsewhere")));
    }
    if !languages(&source) {
        let extension = source.extension().unwrap_or_default().to_string_lossy();
        let message = match extension.is_empty() {
            true => "no language is known for a file without an extension".to_string(),
            false => format!("no language is known for `.{extension}` files"),
        };
        let help = "rename the file, add a row to the language table, or hide the file with a leading dot";
        return Err(Box::new(fault(&source, message).help(help)));
    }
    let path = source.strip_prefix(root).ok().and_then(slashed);
    if let Some(path) = path.as_ref().filter(|path| path.chars().any(char::is_control)) {
        // Its name would be obeyed by the terminal that a table is shown on.
        let message = format!("the file's name has characters that cannot be seen: {path:?}");
        return Err(Box::new(fault(root, message).help("rename the file")));
    }
    let Some(path) = path else {
        return Err(Box::new(fault(&source, "the file's name is not UTF-8").help("rename the file")));
    };
    let expected = expected(problem, &path).unwrap_or_default();
    Ok(Submission { path, source, expected })
}

/// Directories in the order of the verdicts' table; drafts come last.
fn rank(path: &str) -> usize {
    let directory = path.split('/').next().unwrap_or_default();
    Verdict::from_name(directory).map_or(usize::MAX, |verdict| verdict as usize)
}

/// A relative path with `/` between its parts; `None` where it is not UTF-8.
fn slashed(path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> = path.iter().map(|part| part.to_str()).collect();
    parts.map(|parts| parts.join("/"))
}

/// What a folder holds, sorted, without what nobody means to submit; an unreadable folder is a diagnostic, a missing one is empty.
fn entries(folder: &Path, faults: &mut Vec<Diagnostic>) -> Vec<PathBuf> {
    let list = match fs::read_dir(folder) {
        Ok(list) => list,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Vec::new(),
        Err(error) => {
            faults.push(fault(folder, format!("cannot be read: {error}")));
            return Vec::new();
        }
    };
    let mut paths: Vec<PathBuf> = list
        .filter_map(|entry| entry.ok())
        .filter(|entry| !is_passed_over(&entry.file_name().to_string_lossy()))
        .map(|entry| entry.path())
        .take(FILES_MAX + 1)
        .collect();
    if paths.len() > FILES_MAX {
        faults.push(fault(folder, format!("more than {FILES_MAX} files: the rest are ignored")));
        paths.truncate(FILES_MAX);
    }
    paths.sort();
    paths
}

/// Hidden files, editors' backups, and what compilers and interpreters leave beside a source.
fn is_passed_over(name: &str) -> bool {
    const ENDINGS: [&str; 11] = ["~", ".bak", ".orig", ".rej", ".swp", ".swo", ".tmp", ".class", ".pyc", ".o", ".exe"];
    name.starts_with('.')
        || name.starts_with('#') && name.ends_with('#')
        || name == "__pycache__"
        || ENDINGS.iter().any(|ending| name.ends_with(ending))
}

fn fault(path: &Path, message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(path.display().to_string(), 0, 0, message).severity(Severity::Error)
}
