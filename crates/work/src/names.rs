//! What the names of a command line mean: a collection, problems, files.
//!
//! That follows from the names, the folder in which they are entered, the folder that `--root` gives, and the disk; nothing else is asked.

use crate::banked;
use crate::collection::Collection;
use crate::failure::{Failure, Outcome};
use crate::problem;
use crate::samples::has_samples;
use crate::workspace;
use ojkit_judge::expectation;
use ojkit_text::suggest;
use std::cell::OnceCell;
use std::fs;
use std::path::{Path, PathBuf};

/// The names of a command, as far as they were looked at.
#[derive(Debug)]
pub struct Names {
    cwd: PathBuf,
    /// The folder that `--root` gives.
    root: Option<PathBuf>,
    near: Option<Near>,
    collection: OnceCell<Collection>,
}

/// A path that the command is about: where it is, the collection may be.
#[derive(Debug)]
enum Near {
    /// It comes before the folder in which the command is called.
    First(PathBuf),
    /// It comes after that.
    Last(PathBuf),
}

/// What a name stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A file, as an absolute path.
    File(PathBuf),
    /// A problem, by its slug.
    Problem(String),
}

impl Names {
    /// Names that are entered in a folder; `root` is what `--root` gives.
    pub fn new(cwd: PathBuf, root: Option<PathBuf>) -> Names {
        let root = root.map(|root| cwd.join(root));
        Names { cwd, root, near: None, collection: OnceCell::new() }
    }

    /// Lets the collection be that of what the user names: a file, a folder, or a problem, perhaps one of a contest, as in `round-9/a`.
    /// What is named first decides.
    pub fn look_from(&mut self, name: &Path) {
        if !matches!(self.near, Some(Near::First(_))) {
            let path = self.cwd.join(name);
            self.near = if path.exists() { Some(path) } else { self.folder_of(name) }.map(Near::First);
        }
    }

    /// The same by the first of some names, if there is any.
    pub fn look_from_first(&mut self, names: &[String]) {
        names.first().into_iter().for_each(|name| self.look_from(Path::new(name)));
    }

    /// Lets the collection be found from a file where the command is called from elsewhere.
    pub fn look_at_last_from(&mut self, file: &Path) {
        if !matches!(self.near, Some(Near::First(_))) {
            self.near = Some(self.cwd.join(file)).filter(|path| path.exists()).map(Near::Last);
        }
    }

    /// Lets the collection be that of the submission changed last, where that lies in a contest below.
    pub fn look_from_latest(&mut self) {
        let Some(outer) = self.outer().filter(|outer| outer.problem_of(&self.cwd).is_none()) else { return };
        let latest = |collection: &Collection| {
            let slugs = collection.slugs().unwrap_or_default();
            let any = |path: &Path| path.extension().is_some();
            let files = slugs.iter().flat_map(|slug| expectation::files(&collection.folder(slug), &any));
            files.filter_map(|file| Some((fs::metadata(&file).ok()?.modified().ok()?, file))).max()
        };
        let Some((time, file)) = outer.contests().iter().filter_map(latest).max() else { return };
        if latest(&outer).is_none_or(|(own, _)| own < time) {
            self.look_from(&file);
        }
    }

    /// The collection by the folder in which the command is called, or by `--root`; what else is named does not count.
    fn outer(&self) -> Option<Collection> {
        self.root.as_deref().map_or_else(|| Collection::find(&self.cwd), Collection::at)
    }

    /// The folder of a problem that is named by its slug, behind its contest's folder or alone where only one contest has it.
    fn folder_of(&self, name: &Path) -> Option<PathBuf> {
        let (text, outer) = (name.to_str()?, self.outer());
        let (slug, having) = match text.rsplit_once('/') {
            Some((contest, slug)) => {
                let bases = [Some(self.cwd.as_path()), outer.as_ref().map(Collection::root)];
                let contests = bases.into_iter().flatten().filter_map(|base| Collection::at(&base.join(contest)));
                (slug, contests.filter(|one| one.has(slug)).take(1).collect::<Vec<_>>())
            }
            None => {
                let outer = outer.filter(|_| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-'))?;
                let contests = if self.slug_of(&outer, text).is_some() { vec![outer] } else { outer.contests() };
                (text, contests.into_iter().filter(|one| self.slug_of(one, text).is_some()).collect())
            }
        };
        if let [one] = &having[..] { Some(one.folder(&self.slug_of(one, slug)?)) } else { None }
    }

    /// The slug of a name: itself, behind the folder of the contest that the collection is, or the problem that its judge calls so.
    fn slug_of(&self, collection: &Collection, name: &str) -> Option<String> {
        let own = |slug: &str| collection.has(slug).then(|| slug.to_owned());
        let behind = |(contest, slug)| if collection.root().ends_with(contest) { own(slug) } else { None };
        own(name).or_else(|| name.rsplit_once('/').and_then(behind)).or_else(|| numbered(collection, name))
    }

    /// The collection that the command is about.
    ///
    /// # Errors
    /// There is none.
    pub fn collection(&self) -> Outcome<Collection> {
        if let Some(collection) = self.collection.get() {
            return Ok(collection.clone());
        }
        let outer = self.root.as_deref().map(|root| {
            Collection::at(root).ok_or_else(|| {
                let message = format!("{} has no folder `problems`", root.display());
                Failure::usage(message, "name the folder above it, or begin a collection with `ojkit init`")
            })
        });
        let outer = outer.transpose()?;
        let found = self.inner(outer.as_ref()).or(outer).or_else(|| self.around()).ok_or_else(|| {
            Failure::usage(
                "not in an ojkit collection: no problems/ folder here or above, and no sample files such as 1.in",
                "go into a collection, name one with --root DIR, or begin one with `ojkit init`",
            )
        })?;
        Ok(self.collection.get_or_init(|| found).clone())
    }

    /// The collection in whose problem lies what is named first; below the one that `--root` gives, if any.
    fn inner(&self, outer: Option<&Collection>) -> Option<Collection> {
        let Some(Near::First(near)) = &self.near else { return None };
        let inner = Collection::find(near)?;
        inner.problem_of(near)?;
        let canonical = |collection: &Collection| fs::canonicalize(collection.root()).ok();
        let is_below = |outer| canonical(&inner).zip(canonical(outer)).is_some_and(|(a, b)| a.starts_with(b));
        outer.is_none_or(is_below).then_some(inner)
    }

    /// The collection here or above, or where the file is that the command is about; else a folder with samples.
    fn around(&self) -> Option<Collection> {
        let near = self.near.as_ref().map(|(Near::First(path) | Near::Last(path))| path.as_path());
        let whole = Collection::find(&self.cwd).or_else(|| Collection::find(near?));
        let folders = near.and_then(Path::parent).into_iter().chain([self.cwd.as_path()]);
        whole.or_else(|| folders.filter(|folder| has_samples(folder)).map(Collection::alone).next())
    }

    /// What a name stands for; one that is a file and a problem stands for neither.
    ///
    /// # Errors
    /// It stands for nothing, or for two things.
    pub fn meaning(&self, name: &Path) -> Outcome<Meaning> {
        let (path, shown) = (self.cwd.join(name), name.display());
        let collection = self.collection().ok();
        let text = name.to_str().unwrap_or_default();
        let problem = collection.as_ref().and_then(|one| Some((one, self.slug_of(one, text)?)));
        match problem {
            None if path.is_file() => Ok(Meaning::File(path)),
            Some((collection, slug)) if path.is_file() => {
                let folder = workspace::shown(&self.cwd, &collection.folder(&slug));
                let help = format!("write ./{shown} for the file, {folder} for the problem");
                Err(Failure::usage(format!("`{shown}` is a file here and a problem"), help))
            }
            Some((_, slug)) => Ok(Meaning::Problem(slug)),
            None if path.is_dir() => {
                let slug = collection.as_ref().and_then(|collection| collection.problem_at(&path));
                slug.map(Meaning::Problem).ok_or_else(|| {
                    Failure::usage(format!("{shown} is a folder, but not a problem's"), "name a file, or a problem")
                })
            }
            None if text.is_empty() || text.contains(['/', '\\', '.']) => Err(Failure::usage(
                format!("there is no file {shown}"),
                "name a file that is there, or a problem, or nothing for the submission changed last",
            )),
            None => self.problem(text).map(Meaning::Problem),
        }
    }

    /// The problem that was named: a slug, or a path of its folder or below it.
    ///
    /// # Errors
    /// There is no such problem in the collection.
    pub fn problem(&self, name: &str) -> Outcome<String> {
        let collection = self.collection()?;
        if let Some(slug) = self.slug_of(&collection, name) {
            return Ok(slug);
        }
        if let Some(contest) = self.folder_of(Path::new(name)).and_then(|folder| Collection::find(&folder)) {
            let root = workspace::shown(&self.cwd, contest.root());
            let help = format!("go into {root}, or add --root {root}");
            return Err(Failure::usage(format!("{name} belongs to the contest {root}, a collection of its own"), help));
        }
        let path = self.cwd.join(name);
        if name.contains(['/', '\\', '.']) {
            match collection.problem_of(&path) {
                Some(slug) if !path.is_dir() || collection.problem_at(&path).is_some() => return Ok(slug),
                Some(slug) => {
                    let message = format!("{name} is a folder of the problem {slug}");
                    return Err(Failure::usage(message, format!("name one of its files, or {slug}")));
                }
                None if !path.exists() => {
                    let help = "name a file or a folder that is there, or a problem; `ojkit list` names them all";
                    return Err(Failure::usage(format!("there is no file {name}"), help));
                }
                None => {}
            }
        }
        let slugs = collection.slugs()?;
        let help = match (suggest::nearest(name, slugs.iter().map(String::as_str)), slugs.is_empty()) {
            _ if banked::knows(name) => format!("the bank has it: `ojkit new {name}` makes its folder, with a draft"),
            (Some(near), _) => format!("did you mean `{near}`?"),
            (None, true) => "there is none yet; `ojkit new SLUG` makes one".to_owned(),
            (None, false) => "`ojkit list` names them all".to_owned(),
        };
        Err(Failure::usage(format!("there is no problem `{name}`"), help))
    }

    /// The problems that were named, each once; without a name the one here, or else all.
    ///
    /// # Errors
    /// One is not there.
    pub fn problems(&self, names: &[String]) -> Outcome<Vec<String>> {
        let mut slugs = Vec::new();
        for name in names {
            let slug = self.problem(name)?;
            if !slugs.contains(&slug) {
                slugs.push(slug);
            }
        }
        if !names.is_empty() {
            return Ok(slugs);
        }
        let collection = self.collection()?;
        Ok(collection.problem_of(&self.cwd).map_or_else(|| collection.slugs(), |slug| Ok(vec![slug]))?)
    }

    /// The one problem that was named, or that a file lies in, or the one here.
    ///
    /// # Errors
    /// The name is no problem's, or there is neither name nor problem.
    pub fn problem_or(&self, name: Option<&str>, file: Option<&Path>) -> Outcome<String> {
        if let Some(name) = name {
            return self.problem(name);
        }
        let collection = self.collection()?;
        let by_file = file.and_then(|file| collection.problem_of(&self.cwd.join(file)));
        by_file.or_else(|| collection.problem_of(&self.cwd)).ok_or_else(|| {
            Failure::usage("which problem?", "name it, or run the command in its folder; `ojkit list` lists them all")
        })
    }
}

/// The only problem that its judge calls so: `118A`, or LeetCode's number.
fn numbered(collection: &Collection, name: &str) -> Option<String> {
    let is_number = name.starts_with(|c: char| c.is_ascii_digit()) && name.bytes().all(|b| b.is_ascii_alphanumeric());
    if !is_number {
        return None;
    }
    let is_it = |slug: &String| {
        let problem = problem::glance(collection, slug, "");
        problem.is_ok_and(|problem| problem.source.number().eq_ignore_ascii_case(name))
    };
    let mut having = collection.slugs().ok()?.into_iter().filter(is_it);
    having.next().filter(|_| having.next().is_none())
}
