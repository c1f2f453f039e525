//! One file that compiles alone: a source with what it takes from other files of its author's project, as judges want it.
//!
//! What belongs to the project lies below its root: the nearest folder above the source that is a repository, else a collection, else its own.
//! Nothing outside of it and nothing hidden is read, links followed, so that a submission of somebody else's shows nobody's files.

use crate::Language;
use crate::error::BuildError;
use ojkit_files::atomic::StoreError;
use std::fs;
use std::path::{Path, PathBuf};

/// A larger source is refused unread, and takes no more.
pub const SOURCE_BYTES_MAX: u64 = 16 * 1024 * 1024;
/// How often files are read for one source.
const FILES_MAX: usize = 2000;
/// Files that take one another.
pub(crate) const DEPTH_MAX: usize = 100;
/// Folders above a source that may be its project's.
const ANCESTORS_MAX: usize = 16;

/// A source with everything that it takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Whole {
    pub text: Vec<u8>,
    /// Lines of the text (from 1) with which lines of other files begin, in order: the file as messages call it, and its line. Empty where
    /// nothing was taken, or where the compiler is told by marks.
    pub places: Vec<(usize, String, usize)>,
    /// The files that were read beside the source.
    pub files: Vec<PathBuf>,
}

impl Whole {
    /// What a compiler says of the text, with the places of other files put right; `name` is what it calls the text.
    pub fn placed(&self, name: &str, said: &str) -> String {
        let Some(first) = self.places.first().map(|place| place.0) else { return said.to_owned() };
        let mut out = String::with_capacity(said.len());
        let mut rest = said;
        let sign = format!("{name}:");
        while let Some(at) = rest.find(&sign) {
            let behind = &rest[at + sign.len()..];
            let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
            let line = behind[..digits].parse().unwrap_or(0);
            out.push_str(&rest[..at]);
            match self.places.iter().rev().find(|place| place.0 <= line).filter(|_| line >= first) {
                Some((begin, file, from)) => out.push_str(&format!("{file}:{}", from + line - begin)),
                None => out.push_str(&rest[at..at + sign.len() + digits]),
            }
            rest = &behind[digits..];
        }
        out + rest
    }

    /// The same for what came of building it.
    pub fn told(&self, name: &str, error: BuildError) -> BuildError {
        match error {
            BuildError::Compile { stderr } => BuildError::Compile { stderr: self.placed(name, &stderr) },
            error => error,
        }
    }
}

/// Why a source cannot be made whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineError {
    /// The file as messages call it, with its line where that is known.
    pub place: String,
    pub message: String,
}

impl InlineError {
    pub(crate) fn new(place: impl Into<String>, message: impl Into<String>) -> InlineError {
        InlineError { place: place.into(), message: message.into() }
    }
}

impl From<InlineError> for BuildError {
    fn from(InlineError { place, message }: InlineError) -> BuildError {
        BuildError::Compile { stderr: format!("{place}: error: {message}\n") }
    }
}

/// A source's text, with what it takes from its author's other files; the text alone where that is nothing.
///
/// `marks` is whether the compiler is told in the text whose lines are whose, where its language has a way to.
///
/// # Errors
/// The file cannot be read or is too large, or what it takes cannot be put into one file.
pub fn whole(language: Option<Language>, source: &Path, marks: bool) -> Result<Whole, BuildError> {
    let read = |error| BuildError::from(StoreError::new("read", source, error));
    let size = fs::metadata(source).map_err(read)?.len();
    if size > SOURCE_BYTES_MAX {
        return Err(too_large(size));
    }
    let text = without_mark(fs::read(source).map_err(read)?);
    let inlined = match language {
        Some(language) => (language.facts().inline)(&Project::of(source), &text, marks)?,
        None => None,
    };
    Ok(inlined.unwrap_or(Whole { text, ..Whole::default() }))
}

/// A text without the byte-order mark that editors of other systems begin it with: it is no part of any language.
pub fn without_mark(mut text: Vec<u8>) -> Vec<u8> {
    text.drain(..if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 });
    text
}

pub(crate) fn too_large(bytes: u64) -> BuildError {
    BuildError::Compile { stderr: format!("the source has {bytes} bytes; the kit takes at most {SOURCE_BYTES_MAX}") }
}

/// Whether a file or folder beside submissions is a part of some: a header, or a module of Rust's with files of its own.
pub fn is_part(path: &Path) -> bool {
    let is_header = path
        .extension()
        .is_some_and(|ending| ["h", "hh", "hpp", "hxx", "inc", "ipp"].iter().any(|known| ending == *known));
    is_header || path.join("mod.rs").is_file()
}

/// A source in its author's project.
pub struct Project {
    /// The source, links followed where that is possible.
    pub source: PathBuf,
    /// The folder outside of which nothing is read.
    pub root: PathBuf,
}

impl Project {
    fn of(source: &Path) -> Project {
        let source = source.canonicalize().unwrap_or_else(|_| source.to_owned());
        let folder = source.parent().unwrap_or(Path::new("")).to_owned();
        let nearest = |sign: &str| folder.ancestors().take(ANCESTORS_MAX).find(|folder| folder.join(sign).exists());
        let root = nearest(".git").or_else(|| nearest("problems")).unwrap_or(&folder).to_owned();
        Project { source, root }
    }

    /// What messages call a file: its place below the project's root, and the source by its name.
    pub fn shown(&self, file: &Path) -> String {
        let file = if file == self.source { file.file_name().map_or(file, Path::new) } else { file };
        file.strip_prefix(&self.root).unwrap_or(file).display().to_string()
    }

    /// The folders between the source's and the root, the nearest first.
    pub fn folders(&self) -> impl Iterator<Item = &Path> {
        let above = self.source.parent().unwrap_or(&self.root);
        above.ancestors().take(ANCESTORS_MAX).take_while(|folder| folder.starts_with(&self.root))
    }

    /// A file of the project by its one path; none where it is not there or outside.
    pub fn file(&self, path: &Path) -> Option<PathBuf> {
        let path = path.canonicalize().ok().filter(|path| path.is_file())?;
        let below = path.strip_prefix(&self.root).ok()?;
        let is_hidden = below.iter().any(|part| part.as_encoded_bytes().starts_with(b"."));
        (!is_hidden).then_some(path)
    }

    /// The bytes of a file of the project.
    ///
    /// # Errors
    /// It cannot be read, or the source has taken too much by now.
    pub fn read(&self, file: &Path, taken: &mut Taken) -> Result<Vec<u8>, InlineError> {
        let broken = |message: String| InlineError::new(self.shown(file), message);
        let bytes = fs::read(file).map_err(|error| broken(format!("cannot be read: {error}")))?;
        taken.bytes += bytes.len() as u64;
        taken.files.push(file.to_owned());
        if taken.bytes > SOURCE_BYTES_MAX || taken.files.len() > FILES_MAX {
            let most = format!("{SOURCE_BYTES_MAX} bytes or {FILES_MAX} times a file");
            return Err(broken(format!("with this file the source takes more than {most}")));
        }
        Ok(without_mark(bytes))
    }
}

/// What a source has taken so far.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    bytes: u64,
    /// The files, each as often as it was read.
    pub files: Vec<PathBuf>,
}
