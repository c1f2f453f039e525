//! Packages of other judges to problem folders: files in, files out; nothing here touches a file or starts a program.
//!
//! What this kit cannot express is kept as it is below `package/`, and said. Whoever calls makes the inputs that are made by programs.

mod headers;
pub mod kattis;
pub mod polygon;
mod submissions;
mod xml;

pub use headers::{completed, for_compilers};

use crate::package::{File, quoted};
use std::collections::{BTreeMap, BTreeSet};
use submissions::Placed;

/// A format of packages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Kattis', and DOMjudge's, which is Kattis' with a file more.
    Kattis,
    Polygon,
}

/// What whoever calls can tell of a package's files.
pub struct Tools<'a> {
    /// Whether the kit knows the language of a file.
    pub known: &'a dyn Fn(&str) -> bool,
    /// A source of the package with the headers that it takes, or why there is none.
    pub whole: &'a dyn Fn(&str) -> Result<Vec<u8>, String>,
}

/// A case whose input is made by a program of the package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Making {
    /// Its name below `data/`, as in `secret/03`.
    pub case: String,
    /// The program's path in the package.
    pub program: String,
    pub arguments: Vec<String>,
}

/// A program of the folder's own with its interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// Its path below the folder.
    pub file: String,
    /// `kattis` or `testlib`.
    pub interface: &'static str,
    /// What it is called with, by case (as in `secret/03`), where that is anything.
    pub flags: BTreeMap<String, String>,
}

impl Named {
    /// What it is called with for one input, by its path below the folder.
    pub fn flags_of(&self, path: &str) -> &str {
        let case = path.trim_start_matches("data/").trim_end_matches(".in");
        self.flags.get(case).map_or("", String::as_str)
    }

    /// The spec's line.
    fn line(&self) -> String {
        let Named { file, interface, flags } = self;
        let calls: BTreeSet<&String> = flags.values().collect();
        let calls: Vec<String> = calls.into_iter().map(|call| quoted(call)).collect();
        match (*interface, calls.is_empty()) {
            ("kattis", true) => format!("validator: {file}\n"),
            (_, true) => format!("validator: {{ program: {file}, interface: {interface} }}\n"),
            (_, false) => {
                let calls = calls.join(", ");
                format!("validator: {{ program: {file}, interface: {interface}, arguments: [{calls}] }}\n")
            }
        }
    }
}

/// A problem folder that was made of a package.
#[derive(Clone, Debug, Default)]
pub struct Imported {
    pub slug: String,
    /// Its files but the spec, sorted by path.
    pub files: Vec<File>,
    /// Cases that are still to be made.
    pub makings: Vec<Making>,
    /// The program in the package that answers cases which have no answer.
    pub answers: Option<String>,
    pub validator: Option<Named>,
    /// Submissions with an expectation.
    pub submissions: usize,
    /// What was changed or could not be expressed, each for a person.
    pub notes: Vec<String>,
    spec: String,
}

impl Imported {
    /// The text of `spec.yaml`; `is_sound` is whether the validator accepts what it must.
    pub fn spec(&self, is_sound: bool) -> String {
        let line = self.validator.as_ref().map(Named::line);
        let sign = if is_sound { "" } else { "# " };
        self.spec.clone() + &line.map_or(String::new(), |line| format!("{sign}{line}"))
    }

    /// How many samples and secret cases there are.
    pub fn cases(&self) -> (usize, usize) {
        let of = |folder: &str| {
            let is_of = |file: &&File| file.path.starts_with(folder) && file.path.ends_with(".in");
            self.files.iter().filter(is_of).count()
        };
        (of("data/sample/"), of("data/secret/"))
    }

    /// Adds files, among which no two have one name on any system.
    pub fn add(&mut self, files: Vec<File>) -> Result<(), String> {
        self.files.extend(files);
        self.files.sort_by(|a, b| a.path.cmp(&b.path));
        let mut names: Vec<String> = self.files.iter().map(|file| file.path.to_lowercase()).collect();
        names.sort_unstable();
        let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
        twice.map_or(Ok(()), |pair| Err(format!("two of its files would be called {}", pair[0])))
    }
}

/// The folder of a package; `name` is that of its folder or archive.
pub fn import(format: Format, name: &str, files: &[File], tools: &Tools) -> Result<Imported, String> {
    match format {
        Format::Kattis => kattis::import(name, files, tools),
        Format::Polygon => polygon::import(name, files, tools),
    }
}

/// What a package says of its problem, for the spec.
#[derive(Clone, Debug, Default)]
struct Said {
    /// The format, for people.
    from: String,
    title: String,
    /// Judge, name there, address.
    source: (&'static str, String, String),
    tags: Vec<String>,
    /// Lines of the spec: limits, and how outputs are judged.
    lines: String,
    is_interaction: bool,
}

/// Files of the package that have a place of their own in the folder, and those that go to `package/`.
struct Taking<'p> {
    files: &'p [File],
    taken: BTreeSet<&'p str>,
    made: Vec<File>,
    notes: Vec<String>,
}

impl<'p> Taking<'p> {
    fn of(files: &'p [File]) -> Taking<'p> {
        Taking { files, taken: BTreeSet::new(), made: Vec::new(), notes: Vec::new() }
    }

    fn file(&self, path: &str) -> Option<&'p File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files below a folder, which ends in `/`.
    fn below(&self, folder: &'p str) -> impl Iterator<Item = &'p File> + use<'p> {
        self.files.iter().filter(move |file| file.path.starts_with(folder))
    }

    /// Gives a file of the package its place in the folder.
    fn take(&mut self, file: &'p File, to: String) {
        self.taken.insert(&file.path);
        self.made.push(File { path: to, ..file.clone() });
    }

    /// Gives a source of the package its place, with the headers that it takes, as `stem` with its own ending.
    fn take_program(&mut self, file: &'p File, stem: &str, tools: &Tools) -> Result<String, String> {
        let extension = file.path.rsplit_once('.').map_or("", |(_, extension)| extension);
        let path = format!("{stem}.{extension}");
        let bytes = (tools.whole)(&file.path)?;
        headers::no_testlib(&file.path, &bytes)?;
        self.taken.insert(&file.path);
        self.made.push(File::new(path.clone(), bytes));
        Ok(path)
    }

    /// The folder: what has a place of its own, and the rest below `package/`.
    fn folder(self, name: &str, said: &Said, submissions: &[Placed]) -> Result<Imported, String> {
        let Taking { files, taken, made, mut notes } = self;
        let kept: Vec<&File> = files.iter().filter(|file| !taken.contains(file.path.as_str())).collect();
        if !kept.is_empty() {
            let tops: BTreeSet<&str> = kept.iter().filter_map(|file| file.path.split('/').next()).collect();
            let tops: Vec<&str> = tops.into_iter().collect();
            let files = if kept.len() == 1 { "1 file is" } else { &format!("{} files are", kept.len()) };
            notes.push(format!("{files} kept below package/, unchanged: {}", tops.join(", ")));
        }
        let kept: Vec<File> = kept.into_iter().map(|file| file.clone().below("package")).collect();
        let mut imported = Imported {
            slug: slug(name),
            submissions: submissions.len(),
            spec: spec(said, submissions),
            notes,
            ..Imported::default()
        };
        imported.add([made, kept].concat())?;
        Ok(imported)
    }
}

fn spec(said: &Said, submissions: &[Placed]) -> String {
    let mut spec = format!("# From {}.\nformat: 1\ntitle: {}\n", said.from, quoted(&said.title));
    let (judge, id, url) = &said.source;
    if !url.is_empty() {
        spec.push_str(&format!("source: {{ judge: {judge}, id: {}, url: {} }}\n", quoted(id), quoted(url)));
    }
    if !said.tags.is_empty() {
        let tags: Vec<String> = said.tags.iter().map(|tag| quoted(tag)).collect();
        spec.push_str(&format!("tags: [{}]\n", tags.join(", ")));
    }
    spec.push_str(&said.lines);
    // What submissions say to an interactor is no answer.
    if let Some(model) = submissions.iter().find(|one| one.is_accepted() && !said.is_interaction) {
        spec.push_str(&format!("model: {}\n", quoted(&model.path)));
    }
    let several: Vec<String> = submissions.iter().filter_map(Placed::expectation).collect();
    if !several.is_empty() {
        spec.push_str(&format!("expect:\n{}", several.concat()));
    }
    spec
}

/// A folder's name of small letters, digits and dashes.
fn slug(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// A text with the ends of lines that inputs have here, and whether it had others.
fn with_plain_lines(bytes: &[u8]) -> (Vec<u8>, bool) {
    let mut text = bytes.to_vec();
    let mut rest = bytes.iter().skip(1).copied().chain([0]);
    let is_end = |(byte, next): (u8, u8)| byte == b'\r' && next == b'\n';
    text.retain(|&byte| !is_end((byte, rest.next().unwrap_or(0))));
    let is_changed = text.len() != bytes.len();
    (text, is_changed)
}
