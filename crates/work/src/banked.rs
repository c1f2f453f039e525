//! What the bank answers: the reference of a question, for every folder that says the same of it.
//!
//! A reference is for asking. No file of the problem's folder has it, and no row, message or package shows it.

use crate::collection::Collection;
use crate::failure::{Failure, Outcome};
use crate::observer::{Note, Observer};
use ojkit_bank::{Bank, File};
use ojkit_english::Nouns;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_files::tree;
use ojkit_judge::expectation::{ORACLE, REFERENCE, Submission, is_banked};
use ojkit_languages::Machine;
use ojkit_model::constraint::Constraint;
use ojkit_model::problem::{Checker, Oracle, Problem};
use ojkit_model::verdict::Verdict;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, PoisonError};

/// The bank in this program; none where the program's file is damaged, which commands that need the bank say.
static BANK: LazyLock<Option<Mutex<Bank<'static>>>> = LazyLock::new(|| Bank::packed().ok().map(Mutex::new));

/// The judge whose questions the bank has.
const JUDGE: &str = "leetcode";

/// Whether the bank has a question of this name, number or address.
pub(crate) fn knows(name: &str) -> bool {
    BANK.as_ref().is_some_and(|bank| bank.lock().unwrap_or_else(PoisonError::into_inner).find(name).is_some())
}

/// The question that the bank has of this name, number, title or address; else the name that was probably meant.
pub(crate) fn found(name: &str) -> Result<String, Option<String>> {
    let Some(bank) = BANK.as_ref() else { return Err(None) };
    let bank = bank.lock().unwrap_or_else(PoisonError::into_inner);
    let slug = bank.find(name).map(|entry| entry.slug.clone());
    slug.ok_or_else(|| bank.nearest(name).map(str::to_owned))
}

/// Makes the folder of a question in a collection that only the kit writes, with what this program's bank has of it.
pub(crate) fn unpack(collection: &Collection, slug: &str) -> Outcome<()> {
    let damaged = || Failure::Lacking("the program's own file is damaged; install it again".to_owned());
    let bank = BANK.as_ref().ok_or_else(damaged)?;
    let files = bank.lock().unwrap_or_else(PoisonError::into_inner).files(slug).map_err(|_| damaged())?;
    let _lock = collection.lock(slug)?;
    let folder = collection.folder(slug);
    let is_there = |file: &File| fs::read(folder.join(&file.name)).is_ok_and(|bytes| bytes == file.bytes);
    let count = fs::read_dir(&folder).map_or(0, Iterator::count);
    if count != files.len() || !files.iter().all(is_there) {
        tree::write(&folder, files.iter().map(|file| (&*file.name, &*file.bytes, false)))?;
    }
    Ok(())
}

/// Makes a question of the bank, by its name, number, address or title, a problem of a collection that only the kit writes; gives its name there,
/// or nothing where the bank has no such question.
///
/// # Errors
/// The program's own file is damaged, or the folder cannot be written.
pub fn question(collection: &Collection, name: &str) -> Outcome<Option<String>> {
    let Ok(slug) = found(name) else { return Ok(None) };
    unpack(collection, &slug)?;
    Ok(Some(slug))
}

/// The one question of the bank whose function has this name; none where several have.
pub fn with_function(name: &str) -> Option<String> {
    static NAMES: LazyLock<BTreeMap<String, Vec<String>>> = LazyLock::new(|| {
        let mut names: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let Some(bank) = BANK.as_ref() else { return names };
        let mut bank = bank.lock().unwrap_or_else(PoisonError::into_inner);
        for slug in bank.entries.iter().map(|entry| entry.slug.clone()).collect::<Vec<_>>() {
            let spec = bank.spec(&slug).unwrap_or_default();
            let spec = String::from_utf8_lossy(&spec);
            if let Some(function) = spec.lines().find_map(|line| line.strip_prefix("function: ")) {
                names.entry(function.trim().to_owned()).or_default().push(slug);
            }
        }
        names
    });
    NAMES.get(name).and_then(|slugs| if let [slug] = &slugs[..] { Some(slug.clone()) } else { None })
}

/// Whether the bank's reference knows a question that names no model: none where it does not, else the fact in which the folder differs.
pub fn answers(collection: &Collection, problem: &Problem) -> Option<Option<&'static str>> {
    if problem.model.is_some() || problem.is_interaction() || problem.source.judge != JUDGE {
        return None;
    }
    program(collection, problem, REFERENCE)?;
    // A bank's own folder is what the reference was written for.
    if collection.is_bank {
        return Some(None);
    }
    let slug = slug(problem)?;
    let files = BANK.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner).files(&slug).ok()?;
    let spec = files.iter().find(|file| file.name == "spec.yaml")?;
    let banked = ojkit_rules::spec::read(&slug, "spec.yaml", &spec.bytes, ojkit_english::said).ok()?;
    Some(changed(problem, &banked, &|file| {
        let ours = fs::read(collection.folder(&problem.slug).join(file)).ok();
        files.iter().find(|one| one.name == file).map(|one| &one.bytes) == ours.as_ref()
    }))
}

/// What a folder and the bank say differently of one question, where it could change what is a legal input or a right answer.
fn changed(ours: &Problem, banked: &Problem, is_same: &dyn Fn(&str) -> bool) -> Option<&'static str> {
    let said = |lines: &[Constraint]| lines.iter().flat_map(|line| line.rules.clone()).collect::<Vec<_>>();
    let checker = match &ours.checker {
        Checker::Function { file } | Checker::Program { file, .. } => is_same(file),
        _ => true,
    };
    let validator = ours.validator.as_ref().is_none_or(|validator| is_same(&validator.program.file));
    let facts = [
        ("the signatures", ours.signature == banked.signature && ours.layout == banked.layout),
        ("the constraints", said(&ours.constraints) == said(&banked.constraints)),
        ("the lines that nothing enforces", ours.unchecked == banked.unchecked),
        ("the promises", ours.promises == banked.promises),
        ("what elements are counted from", ours.indices_from == banked.indices_from),
        ("the possible outputs", ours.outputs == banked.outputs),
        ("the checkers", ours.checker == banked.checker && checker),
        ("the validators", ours.validator == banked.validator && validator),
    ];
    facts.into_iter().find(|(_, is_kept)| !is_kept).map(|(what, _)| what)
}

/// Says why the bank's reference is not asked, where that is so; without its compiler its oracle takes its place.
///
/// # Errors
/// Notes cannot be written any more.
pub(crate) fn settle(
    (collection, machine): (&Collection, &Machine),
    problem: &mut Problem,
    observer: &mut dyn Observer,
) -> io::Result<()> {
    if let Some(Some(what)) = answers(collection, problem) {
        return observer.note(Note::OtherFacts { problem: problem.slug.clone(), what });
    }
    let is_asked = problem.model.as_deref() == Some(REFERENCE);
    let Some(file) = program(collection, problem, REFERENCE).filter(|_| is_asked) else { return Ok(()) };
    let Some(Err(missing)) = machine.language_of(Path::new(&file.name)).map(|language| machine.tools(language)) else {
        return Ok(());
    };
    problem.model = None;
    let oracle = || bounds(problem, &program(collection, problem, ORACLE)?.bytes);
    if problem.oracle.is_none()
        && let Some(oracle) = oracle()
    {
        let within = oracle.constraints.iter().map(|line| line.text.clone()).collect();
        problem.oracle = Some(oracle);
        let why = missing.what;
        observer.note(Note::SmallReference { problem: problem.slug.clone(), why, within })?;
    }
    Ok(())
}

/// The programs of the bank that a problem asks, as submissions.
pub(crate) fn submissions(collection: &Collection, machine: &Machine, problem: &Problem) -> Vec<Submission> {
    let model = problem.model.as_deref().map(|path| (path, vec![Verdict::Accepted]));
    let oracle = problem.oracle.as_ref().map(|oracle| (oracle.submission.as_str(), Vec::new()));
    let asked = model.into_iter().chain(oracle).filter(|(path, _)| is_banked(path));
    let of = |(path, expected): (&str, _)| {
        let source = unpacked(machine, program(collection, problem, path)?)?;
        Some(Submission { path: path.to_owned(), source, expected })
    };
    asked.filter_map(of).collect()
}

/// A program of the bank that answers a question: from the folder of a bank that is worked on, else from the bank in this program.
pub fn program(collection: &Collection, problem: &Problem, path: &str) -> Option<File> {
    let stem = if path == REFERENCE { "reference." } else { "oracle." };
    if collection.is_bank {
        let list = fs::read_dir(collection.folder(&problem.slug)).ok()?;
        let mut names = list.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let name = names.find(|name| name.starts_with(stem))?;
        let bytes = fs::read(collection.folder(&problem.slug).join(&name)).ok()?;
        return Some(File { name, bytes });
    }
    let slug = slug(problem)?;
    let mut files = BANK.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner).answers(&slug).ok()?;
    files.retain(|file| file.name.starts_with(stem));
    files.pop()
}

/// The bank's brute force of a question as a submission, with the constraints of the inputs that it is fast enough for; none where it has none.
pub fn oracle(
    (collection, machine): (&Collection, &Machine),
    problem: &Problem,
) -> Option<(Submission, Vec<Constraint>)> {
    if problem.model.as_deref() != Some(REFERENCE) {
        return None;
    }
    let file = program(collection, problem, ORACLE)?;
    let within = bounds(problem, &file.bytes)?.constraints;
    let source = unpacked(machine, file)?;
    Some((Submission { path: ORACLE.to_owned(), source, expected: vec![Verdict::Accepted] }, within))
}

/// The folder that the bank has of a question, whose number and name both say that it is this one.
fn slug(problem: &Problem) -> Option<String> {
    let bank = BANK.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
    let slug = bank.find(&problem.source.id)?.slug.clone();
    let is_named = problem.slug == slug || problem.source.url.trim_end_matches('/').ends_with(&format!("/{slug}"));
    is_named.then_some(slug)
}

/// A program as a file, for its compiler.
fn unpacked(machine: &Machine, file: File) -> Option<PathBuf> {
    let key = sha256_hex_of_parts(&[b"banked", file.name.as_bytes(), &file.bytes]);
    let cache = machine.cache();
    if cache.get(&key).is_none() {
        cache.remember(&key, &file.name, &file.bytes);
    }
    if let Some(entry) = cache.get(&key) {
        return Some(entry.join(file.name));
    }
    // Nothing can be written there.
    let folder = machine.scratch().join("banked").join(key);
    fs::create_dir_all(&folder).ok()?;
    fs::write(folder.join(&file.name), &file.bytes).ok()?;
    Some(folder.join(file.name))
}

/// An oracle with its bounds: the indented lines of its text below `# oracle:`.
fn bounds(problem: &Problem, text: &[u8]) -> Option<Oracle> {
    let text = String::from_utf8_lossy(text);
    let lines = text.lines().skip_while(|line| *line != "# oracle:").skip(1);
    let lines = lines.map_while(|line| line.strip_prefix("#   "));
    let nouns = Nouns::of(&problem.signature.parameters);
    let constraints = lines.map(|line| ojkit_english::read(line, &nouns).ok()).collect::<Option<Vec<_>>>()?;
    Some(Oracle { submission: ORACLE.to_owned(), constraints })
}
