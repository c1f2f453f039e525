//! `ojkit import kattis` and its like: problem folders from packages of other judges.

use super::making::{self, Workshop};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::Place;
use crate::report::figures::counted;
use ojkit_exchange::archive::{self, BYTES_MAX, FILES_MAX, is_inside};
use ojkit_exchange::import::{self, Format, Imported, Tools, kattis};
use ojkit_exchange::package::File;
use ojkit_work::failure::{Failure, Outcome};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Which package, and how it is called here.
#[derive(Debug, clap::Args)]
pub(super) struct Package {
    /// The package: its folder, or its .zip or .kpp
    #[arg(value_name = "DIR or ZIP")]
    pub package: PathBuf,
    /// The name of the problem's folder [default: the package's]
    #[arg(long, value_name = "NAME")]
    pub slug: Option<String>,
    /// A folder of headers that the package takes and does not bring, such as testlib.h [default: OJKIT_HEADERS, the folder beside the package]
    #[arg(long, value_name = "DIR")]
    headers: Option<PathBuf>,
    /// Take what links lead to also where that lies outside the package
    #[arg(long)]
    follow_links: bool,
}

/// Folders in folders are looked into down to here.
const DEPTH_MAX: usize = 16;
/// A larger archive is not read.
const ARCHIVE_BYTES_MAX: u64 = 1 << 29;
/// A larger header is none.
const HEADER_BYTES_MAX: u64 = 1 << 22;

impl Package {
    /// Whether it is no package, but a page in HTML.
    pub fn is_page(&self, context: &Context) -> bool {
        let (path, mut begin) = (context.path(&self.package), [0; 64]);
        // A pipe can be read only once.
        let mut read = || fs::File::open(&path).and_then(|mut file| file.read(&mut begin));
        path.is_file() && read().is_ok_and(|length| begin[..length].trim_ascii_start().starts_with(b"<"))
    }

    pub fn run(self, context: &mut Context, format: Format) -> Outcome<ExitCode> {
        let path = context.path(&self.package);
        let shown = context.shown(&path);
        let refuse = |why: String| Failure::usage(format!("{shown} cannot be imported: {why}"), "");
        let path = path.canonicalize().map_err(|error| refuse(error.to_string()))?;
        let (files, name) = match path.is_dir() {
            true => (unfolded(&path, self.follow_links), path.file_name()),
            false => (opened(&path), path.file_stem()),
        };
        let name = name.unwrap_or_default().to_string_lossy().into_owned();
        let mut files = files.map_err(refuse)?;
        if format == Format::Kattis {
            files = kattis::with_constants(files);
        }
        let files = import::completed(files, &|header| self.header(context, &path, header));
        let machine = context.machine()?;
        let workshop = Workshop::new(&machine, &files)?;
        let known = |file: &str| machine.language_of(Path::new(file)).is_some();
        let tools = Tools { known: &known, whole: &|file| workshop.whole(file) };
        let mut imported = import::import(format, &name, &files, &tools).map_err(refuse)?;
        let slug = self.slug.clone().unwrap_or_else(|| imported.slug.clone());
        let place = Place::new(context, None, &slug, "name another with --slug")?;
        place.free("name another with --slug")?;
        making::complete(context, &workshop, &mut imported).map_err(refuse)?;
        place.write(context, &imported.files)?;
        told(context, &place, &imported)
    }

    /// A header that the package does not bring.
    fn header(&self, context: &Context, package: &Path, name: &str) -> Option<Vec<u8>> {
        let named = self.headers.as_ref().map(|folder| context.path(folder));
        let variable = context.world.variable("OJKIT_HEADERS").map(|folder| context.path(Path::new(folder)));
        let beside = package.parent().map(Path::to_owned);
        let mut all = named.into_iter().chain(variable).chain(beside).map(|folder| folder.join(name));
        let path =
            all.find(|path| fs::metadata(path).is_ok_and(|data| data.is_file() && data.len() <= HEADER_BYTES_MAX))?;
        fs::read(path).ok()
    }
}

fn told(context: &mut Context, Place { slug, shown: folder, .. }: &Place, imported: &Imported) -> Outcome<ExitCode> {
    for note in &imported.notes {
        context.mention(format_args!("note: {slug}: {note}"))?;
    }
    let (samples, secret) = imported.cases();
    let submissions = imported.submissions;
    if context.json() {
        let object = serde_json::json!({
            "problem": slug, "folder": folder, "samples": samples, "secret": secret,
            "submissions": submissions, "notes": imported.notes,
        });
        context.print_json(object)?;
        return Ok(ExitCode::AsExpected);
    }
    let counts = [(samples, "sample"), (secret, "secret case"), (submissions, "submission")];
    let counts = counts.map(|(count, noun)| counted(count as u64, noun)).join(", ");
    context.print(format_args!("wrote {folder}: {counts}"))?;
    context.print(format_args!("next: ojkit judge {slug}"))?;
    Ok(ExitCode::AsExpected)
}

fn opened(path: &Path) -> Result<Vec<File>, String> {
    let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > ARCHIVE_BYTES_MAX {
        return Err(format!("it has more than {} MiB", ARCHIVE_BYTES_MAX >> 20));
    }
    archive::unzipped(&fs::read(path).map_err(|error| error.to_string())?)
}

/// The files of a folder, sorted; links lead to what they name, as long as that lies inside, or anywhere where the user says so.
fn unfolded(root: &Path, anywhere: bool) -> Result<Vec<File>, String> {
    let mut folder = Folder { root, anywhere, paths: Vec::new() };
    folder.collect(root, 0)?;
    let mut paths = folder.paths;
    paths.sort();
    let (mut files, mut left) = (Vec::new(), BYTES_MAX);
    for path in paths {
        let shown = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let size = fs::metadata(&path).map_err(|error| format!("{shown}: {error}"))?.len();
        left = left.checked_sub(size).ok_or_else(|| format!("it has more than {} MiB", BYTES_MAX >> 20))?;
        if !is_inside(&shown) {
            return Err(format!("{shown:?} is not a file name that every system accepts"));
        }
        let bytes = fs::read(&path).map_err(|error| format!("{shown}: {error}"))?;
        files.push(File { path: shown, bytes, is_executable: is_executable(&path) });
    }
    Ok(files)
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    fs::metadata(path).is_ok_and(|data| data.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(_path: &Path) -> bool {
    false
}

/// A folder whose files are collected.
struct Folder<'r> {
    root: &'r Path,
    /// Whether links may lead outside.
    anywhere: bool,
    paths: Vec<PathBuf>,
}

impl Folder<'_> {
    fn collect(&mut self, folder: &Path, depth: usize) -> Result<(), String> {
        let list = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for path in list.flatten().map(|entry| entry.path()) {
            let shown = path.strip_prefix(self.root).unwrap_or(&path).display().to_string();
            // Editors' and version control's own.
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with('.') && name != ".timelimit" {
                continue;
            }
            let target = path.canonicalize();
            let target = match target {
                Err(_) if self.anywhere => continue,
                target => target.map_err(|_| format!("{shown} is a link that leads nowhere"))?,
            };
            if !self.anywhere && !target.starts_with(self.root) {
                let remedy = "--follow-links takes what such links lead to";
                return Err(format!("{shown} leads outside the package; {remedy}"));
            }
            if target.is_dir() {
                if depth >= DEPTH_MAX {
                    return Err(format!("{shown} lies too deep"));
                }
                self.collect(&path, depth + 1)?;
            } else if target.is_file() {
                self.paths.push(path);
            }
            if self.paths.len() > FILES_MAX {
                return Err(format!("it has more than {FILES_MAX} files"));
            }
        }
        Ok(())
    }
}
