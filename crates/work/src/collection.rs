//! A collection of problems on disk. The only place that knows where its files are.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ojkit_files::atomic::{self, StoreError};
use ojkit_files::lock::Lock;

/// The folder that makes a folder a collection.
const PROBLEMS: &str = "problems";
/// The file that makes a folder a bank: its problems lie in it, with no folder between.
const BANK: &str = "state.tsv";
/// Where machines write.
const CASES: &str = "cases";
/// What became of a problem's drafts, in its folder.
pub const PROGRESS: &str = "progress.tsv";
const SLUG_MAX: usize = 100;
/// How many folders below a collection one of its contests may lie, and how many folders are looked into.
const CONTEST_DEPTH_MAX: usize = 2;
const FOLDERS_MAX: usize = 10_000;
/// A larger file was not written by a person.
pub const TEXT_BYTES_MAX: u64 = 64 * 1024 * 1024;

/// A folder with `problems/`, and what belongs beside it; or a bank, whose problems lie in the folder itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection {
    root: PathBuf,
    /// Where the folder is one problem itself, that problem's name.
    alone: Option<String>,
    pub is_bank: bool,
    /// Texts that an editor has changed and not written.
    unsaved: Arc<BTreeMap<PathBuf, String>>,
}

impl Collection {
    /// The collection at this folder; none where it has no `problems/` and is no bank.
    pub fn at(root: &Path) -> Option<Collection> {
        let is_plain = root.join(PROBLEMS).is_dir();
        let is_bank = !is_plain && root.join(BANK).is_file();
        (is_plain || is_bank).then(|| Collection { is_bank, ..Collection::planned(root) })
    }

    /// The nearest collection at `from` or above it.
    pub fn find(from: &Path) -> Option<Collection> {
        from.ancestors().find_map(Collection::at)
    }

    /// A collection that need not be there yet.
    pub fn planned(root: &Path) -> Collection {
        Collection { root: root.to_owned(), alone: None, is_bank: false, unsaved: Arc::default() }
    }

    /// A folder that is one problem itself: samples, and submissions beside them.
    pub fn alone(folder: &Path) -> Collection {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        let mut slug = words.collect::<Vec<_>>().join("-");
        slug.truncate(SLUG_MAX);
        let slug = if is_slug(&slug) { slug } else { "samples".to_owned() };
        Collection { alone: Some(slug), ..Collection::planned(folder) }
    }

    /// The same collection, in which some files have the texts that an editor shows.
    pub fn with_unsaved(self, unsaved: Arc<BTreeMap<PathBuf, String>>) -> Collection {
        Collection { unsaved, ..self }
    }

    /// The text of a file that a person writes, as an editor shows it or as it is on the disk; none where it is missing.
    ///
    /// # Errors
    /// As [`read`], a missing file apart.
    pub fn text(&self, path: &Path) -> Result<Option<Vec<u8>>, StoreError> {
        match self.unsaved.get(path) {
            Some(text) => Ok(Some(text.clone().into_bytes())),
            None => read_if_there(path),
        }
    }

    /// The collections in folders below, in order: those of contests. Hidden folders and those of builds are not looked into.
    pub fn contests(&self) -> Vec<Collection> {
        let mut found = Vec::new();
        let mut looked_into = 0;
        if !self.is_alone() {
            contests_below(&self.root, 1, &mut looked_into, &mut found);
        }
        found
    }

    /// The contest's name, seen from a collection above it: its path there, with `/` between the parts.
    pub fn name_below(&self, above: &Collection) -> Option<String> {
        let parts = self.root.strip_prefix(&above.root).ok()?.iter().map(|part| part.to_str());
        Some(parts.collect::<Option<Vec<_>>>()?.join("/")).filter(|name| !name.is_empty())
    }

    /// Whether the folder is one problem itself.
    pub fn is_alone(&self) -> bool {
        self.alone.is_some()
    }

    /// The folder that holds it all.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of all problems.
    pub fn problems(&self) -> PathBuf {
        if self.is_alone() || self.is_bank {
            return self.root.clone();
        }
        self.root.join(PROBLEMS)
    }

    /// The folder of all case pages.
    pub fn cases_folder(&self) -> PathBuf {
        self.root.join(CASES)
    }

    /// The names of all problem folders, sorted.
    ///
    /// # Errors
    /// The folder cannot be listed.
    pub fn slugs(&self) -> Result<Vec<String>, StoreError> {
        if let Some(slug) = &self.alone {
            return Ok(vec![slug.clone()]);
        }
        let folder = self.problems();
        let list = fs::read_dir(&folder).map_err(|e| StoreError::new("list", &folder, e))?;
        let mut slugs: Vec<String> = list
            .flatten()
            .filter(|entry| entry.path().is_dir())
            .filter_map(|entry| entry.file_name().into_string().ok())
            // Cargo builds into `target`, and editors hide their folders.
            .filter(|name| !name.starts_with('.') && name != "target")
            .filter(|name| !self.is_bank || self.spec(name).is_file())
            .collect();
        slugs.sort();
        Ok(slugs)
    }

    /// Whether there is a problem folder of this name.
    pub fn has(&self, slug: &str) -> bool {
        match &self.alone {
            Some(own) => own == slug,
            None => is_slug(slug) && self.folder(slug).is_dir() && (!self.is_bank || self.spec(slug).is_file()),
        }
    }

    /// A problem's folder.
    pub fn folder(&self, slug: &str) -> PathBuf {
        if self.is_alone() { self.root.clone() } else { self.problems().join(slug) }
    }

    /// A problem's spec.
    pub fn spec(&self, slug: &str) -> PathBuf {
        self.folder(slug).join("spec.yaml")
    }

    /// A problem's statement.
    pub fn statement(&self, slug: &str) -> PathBuf {
        self.folder(slug).join("statement.md")
    }

    /// The folder of a problem's submissions.
    pub fn submissions(&self, slug: &str) -> PathBuf {
        self.folder(slug).join("submissions")
    }

    /// A submission by its path below `submissions/`, with `/` between its parts.
    pub fn submission(&self, slug: &str, path: &str) -> PathBuf {
        path.split('/').fold(self.submissions(slug), |folder, part| folder.join(part))
    }

    /// What a problem's own checker and validator must say.
    pub fn checks(&self, slug: &str) -> PathBuf {
        self.folder(slug).join("checks.yaml")
    }

    /// A problem's kept cases.
    pub fn kept(&self, slug: &str) -> PathBuf {
        self.folder(slug).join("kept.yaml")
    }

    /// What became of a problem's drafts.
    pub fn progress(&self, slug: &str) -> PathBuf {
        self.folder(slug).join(PROGRESS)
    }

    /// The programs that explain a problem's answers: `explain.rs`, `explain.py` ..., one in each language that `is_known` knows.
    pub fn explanations(&self, slug: &str, is_known: impl Fn(&Path) -> bool) -> Vec<PathBuf> {
        let list = fs::read_dir(self.folder(slug)).into_iter().flatten().flatten().map(|entry| entry.path());
        let is_explain = |path: &PathBuf| path.file_stem().is_some_and(|stem| stem == "explain") && path.is_file();
        let mut found: Vec<PathBuf> = list.filter(|path| is_explain(path) && is_known(path)).collect();
        found.sort();
        found
    }

    /// A problem's case page.
    pub fn page(&self, slug: &str) -> PathBuf {
        self.cases_folder().join(format!("{slug}.yaml"))
    }

    /// The folder of a problem's `.in` and `.ans` files.
    pub fn cases(&self, slug: &str) -> PathBuf {
        self.cases_folder().join(slug)
    }

    /// A case's input file; `name` as the page has it.
    pub fn input(&self, slug: &str, name: &str) -> PathBuf {
        self.case_file(slug, name, "in")
    }

    /// A case's answer file.
    pub fn answer(&self, slug: &str, name: &str) -> PathBuf {
        self.case_file(slug, name, "ans")
    }

    fn case_file(&self, slug: &str, name: &str, extension: &str) -> PathBuf {
        // A name comes from a file that anyone may have edited: it must not leave the folder.
        let parts = name.split('/').filter(|part| !part.is_empty() && *part != "." && *part != "..");
        let path = parts.fold(self.cases(slug), |folder, part| folder.join(part));
        path.with_added_extension(extension)
    }

    /// The collection's own rows of the language table; none where it has none.
    pub fn languages(&self) -> Option<PathBuf> {
        let path = self.root.join("languages.yaml");
        path.is_file().then_some(path)
    }

    /// The manifest of the package of Rust submissions.
    pub fn manifest(&self) -> PathBuf {
        self.problems().join("Cargo.toml")
    }

    /// The problem that a file or folder belongs to: below `problems/<slug>` or `cases/<slug>`.
    pub fn problem_of(&self, path: &Path) -> Option<String> {
        let path = fs::canonicalize(path).ok()?;
        if let Some(slug) = &self.alone {
            let is_inside = fs::canonicalize(&self.root).is_ok_and(|root| path.starts_with(root));
            return is_inside.then(|| slug.clone());
        }
        [self.problems(), self.cases_folder()].iter().find_map(|folder| {
            let inside = path.strip_prefix(fs::canonicalize(folder).ok()?).ok()?;
            let slug = inside.iter().next()?.to_str()?;
            self.has(slug).then(|| slug.to_owned())
        })
    }

    /// The problem whose folder this is; none for a folder within it.
    pub fn problem_at(&self, path: &Path) -> Option<String> {
        let slug = self.problem_of(path)?;
        let is_it = |folder: PathBuf| fs::canonicalize(folder).ok() == fs::canonicalize(path).ok();
        [self.folder(&slug), self.cases(&slug)].into_iter().any(is_it).then_some(slug)
    }

    /// Waits until no other process writes what machines own of a problem, and keeps others from it; removes what writers who were
    /// killed have left there.
    ///
    /// # Errors
    /// The lock's file cannot be made.
    pub fn lock(&self, slug: &str) -> Result<Lock, StoreError> {
        let lock = Lock::acquire(&self.cases(slug).join(".lock"))?;
        atomic::sweep(&self.cases(slug), None);
        for file in [self.page(slug), self.kept(slug)] {
            sweep(&file);
        }
        Ok(lock)
    }

    /// Like [`Collection::lock`] for what belongs to no problem.
    ///
    /// # Errors
    /// The lock's file cannot be made.
    pub fn lock_whole(&self) -> Result<Lock, StoreError> {
        // Below a folder of its own, which is ignored as those of the problems are.
        let lock = Lock::acquire(&self.cases_folder().join(".lock").join("collection"))?;
        sweep(&self.manifest());
        Ok(lock)
    }
}

fn contests_below(folder: &Path, depth: usize, looked_into: &mut usize, found: &mut Vec<Collection>) {
    *looked_into += 1;
    let list = fs::read_dir(folder).into_iter().flatten().flatten().take(FOLDERS_MAX);
    // What a link points to lies elsewhere.
    let folders = list.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir())).map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = folders.filter(|path| may_hold_a_contest(path)).collect();
    folders.sort();
    for path in folders {
        // What lies in the folder of a program's tests is their material.
        if let Some(contest) = Collection::at(&path) {
            // A bank is asked for by its name alone.
            found.extend(Some(contest).filter(|contest| !contest.is_bank));
        } else if depth < CONTEST_DEPTH_MAX && *looked_into < FOLDERS_MAX && !path.ends_with("tests") {
            contests_below(&path, depth + 1, looked_into, found);
        }
    }
}

fn may_hold_a_contest(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    !name.starts_with('.') && ![PROBLEMS, CASES, "target", "node_modules"].contains(&&*name)
}

/// Removes what killed writers of this file have left beside it.
fn sweep(file: &Path) {
    if let (Some(folder), Some(name)) = (file.parent(), file.file_name().and_then(|name| name.to_str())) {
        atomic::sweep(folder, Some(name));
    }
}

/// Whether a name can be a problem's folder: lower-case letters, digits and single hyphens, at most 100 of them.
pub fn is_slug(name: &str) -> bool {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    !name.is_empty()
        && name.len() <= SLUG_MAX
        && name.bytes().all(plain)
        && !name.starts_with('-')
        && !name.ends_with('-')
        && !name.contains("--")
}

/// Reads a file that a person wrote, up to [`TEXT_BYTES_MAX`].
///
/// # Errors
/// It cannot be read, or is longer.
pub fn read(path: &Path) -> Result<Vec<u8>, StoreError> {
    use std::io::Read;
    let fail = |e| StoreError::new("read", path, e);
    let mut bytes = Vec::new();
    fs::File::open(path).map_err(fail)?.take(TEXT_BYTES_MAX + 1).read_to_end(&mut bytes).map_err(fail)?;
    if bytes.len() as u64 > TEXT_BYTES_MAX {
        let why = format!("it has more than {} MiB", TEXT_BYTES_MAX / 1024 / 1024);
        return Err(fail(std::io::Error::new(std::io::ErrorKind::FileTooLarge, why)));
    }
    Ok(bytes)
}

/// Reads a file that may be missing.
///
/// # Errors
/// As [`read`], a missing file apart.
pub fn read_if_there(path: &Path) -> Result<Option<Vec<u8>>, StoreError> {
    match read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.source.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
