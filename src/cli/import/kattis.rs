//! `ojkit import kattis`: a problem folder from a package of Kattis' format.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::garden;
use crate::store::collection::is_slug;
use ojkit_exchange::archive::{self, BYTES_MAX, FILES_MAX, is_inside};
use ojkit_exchange::kattis::import::{self, Imported};
use ojkit_exchange::package::File;
use ojkit_files::{atomic, tree};
use std::fs;
use std::path::{Path, PathBuf};

/// From a package of Kattis' format: legacy, legacy-icpc (DOMjudge's), 2023-07-draft, 2025-09
#[derive(Debug, clap::Args)]
pub(super) struct Kattis {
    /// The package: its folder, or its .zip or .kpp
    #[arg(value_name = "DIR or ZIP")]
    package: PathBuf,
    /// The name of the problem's folder [default: the package's]
    #[arg(long, value_name = "NAME")]
    slug: Option<String>,
}

/// Folders in folders are looked into down to here.
const DEPTH_MAX: usize = 16;
/// A larger archive is not read.
const ARCHIVE_BYTES_MAX: u64 = 1 << 29;

impl Kattis {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let path = context.path(&self.package);
        let shown = context.shown(&path);
        let refuse = |why: String| Failure::usage(format!("{shown} cannot be imported: {why}"), "");
        let files = match path.is_dir() {
            true => unfolded(&path),
            false => opened(&path),
        };
        let name = match path.is_dir() {
            true => path.canonicalize().unwrap_or(path).file_name().unwrap_or_default().to_string_lossy().into_owned(),
            false => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        };
        let machine = context.machine()?;
        let known = |file: &str| machine.language_of(Path::new(file)).is_some();
        let imported = import::import(&name, &files.map_err(refuse)?, &known).map_err(refuse)?;
        let slug = self.slug.clone().unwrap_or_else(|| imported.slug.clone());
        if !is_slug(&slug) {
            return Err(Failure::usage(format!("`{slug}` cannot be a problem's folder"), "name another with --slug"));
        }
        let collection = context.collection()?;
        let _lock = collection.lock(&slug)?;
        let folder = collection.folder(&slug);
        if folder.symlink_metadata().is_ok() {
            let message = format!("{} is there already; nothing in it was changed", context.shown(&folder));
            return Err(Failure::usage(message, "name another with --slug"));
        }
        let leaves = imported.files.iter().map(|file| (file.path.as_str(), &file.bytes[..], file.is_executable));
        tree::write(&folder, leaves)?;
        if let Some((text, fresh)) = garden::refreshed(&collection)?
            && fresh != text
        {
            atomic::write(&collection.manifest(), fresh.as_bytes())?;
        }
        told(context, &slug, &folder, &imported)
    }
}

fn told(context: &mut Context, slug: &str, folder: &Path, imported: &Imported) -> Outcome<ExitCode> {
    for note in &imported.notes {
        context.mention(format_args!("note: {slug}: {note}"))?;
    }
    let (samples, secret) = imported.cases;
    let (folder, submissions) = (context.shown(folder), imported.submissions);
    if context.json() {
        let object = serde_json::json!({
            "problem": slug, "folder": folder, "samples": samples, "secret": secret,
            "submissions": submissions, "notes": imported.notes,
        });
        context.print_json(object)?;
        return Ok(ExitCode::AsExpected);
    }
    context
        .print(format_args!("wrote {folder}: {samples} samples, {secret} secret cases, {submissions} submissions"))?;
    context.print(format_args!("next: ojkit judge {slug}"))?;
    Ok(ExitCode::AsExpected)
}

/// The files of an archive.
fn opened(path: &Path) -> Result<Vec<File>, String> {
    let size = fs::metadata(path).map_err(|error| error.to_string())?.len();
    if size > ARCHIVE_BYTES_MAX {
        return Err(format!("it has more than {} MiB", ARCHIVE_BYTES_MAX >> 20));
    }
    archive::unzipped(&fs::read(path).map_err(|error| error.to_string())?)
}

/// The files of a folder, sorted; links lead to what they name, as long as that lies inside.
fn unfolded(root: &Path) -> Result<Vec<File>, String> {
    let root = root.canonicalize().map_err(|error| error.to_string())?;
    let mut paths = Vec::new();
    collect(&root, &root, 0, &mut paths)?;
    paths.sort();
    let (mut files, mut left) = (Vec::new(), BYTES_MAX);
    for path in paths {
        let shown = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let size = fs::metadata(&path).map_err(|error| format!("{shown}: {error}"))?.len();
        left = left.checked_sub(size).ok_or_else(|| format!("it has more than {} MiB", BYTES_MAX >> 20))?;
        if !is_inside(&shown) {
            return Err(format!("{shown:?} is no name that every system takes"));
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

fn collect(root: &Path, folder: &Path, depth: usize, into: &mut Vec<PathBuf>) -> Result<(), String> {
    let list = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in list.flatten().map(|entry| entry.path()) {
        let shown = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        // Editors' and version control's own.
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.starts_with('.') && name != ".timelimit" {
            continue;
        }
        let target = path.canonicalize().map_err(|_| format!("{shown} is a link that leads nowhere"))?;
        if !target.starts_with(root) {
            return Err(format!("{shown} leads outside the package"));
        }
        if target.is_dir() {
            if depth >= DEPTH_MAX {
                return Err(format!("{shown} lies too deep"));
            }
            collect(root, &path, depth + 1, into)?;
        } else if target.is_file() {
            into.push(path);
        }
        if into.len() > FILES_MAX {
            return Err(format!("it has more than {FILES_MAX} files"));
        }
    }
    Ok(())
}
