//! Packages as one ZIP file.

use crate::package::File;
use std::io::{Cursor, Read, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// The bytes of an archive with these files below a folder (none where its name is empty): the same bytes for the same files.
///
/// # Errors
/// A file or the whole is larger than an archive can be.
pub fn zipped(folder: &str, files: &[File]) -> Result<Vec<u8>, String> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let write = |archive: &mut ZipWriter<_>, file: &File| -> zip::result::ZipResult<()> {
        let mode = if file.is_executable { 0o755 } else { 0o644 };
        // The earliest time that the format knows: no clock decides a byte.
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        let options = options.last_modified_time(DateTime::default()).unix_permissions(mode);
        let path = if folder.is_empty() { file.path.clone() } else { format!("{folder}/{}", file.path) };
        archive.start_file(path, options)?;
        Ok(archive.write_all(&file.bytes)?)
    };
    // DOMjudge finds programs of several files by the entries of their folders.
    let mut folders: Vec<&str> =
        files.iter().flat_map(|file| file.path.match_indices('/').map(|(at, _)| &file.path[..=at])).collect();
    folders.sort_unstable();
    folders.dedup();
    let options = SimpleFileOptions::default().last_modified_time(DateTime::default()).unix_permissions(0o755);
    let below = |path: &str| if folder.is_empty() { path.to_owned() } else { format!("{folder}/{path}") };
    let made = folders.iter().try_for_each(|path| archive.add_directory(below(path), options));
    let written = made.and_then(|()| files.iter().try_for_each(|file| write(&mut archive, file)));
    let finished = written.and_then(|()| archive.finish());
    finished.map(Cursor::into_inner).map_err(|error| format!("the archive cannot be made: {error}"))
}

/// More files, and more bytes, are no problem.
pub const FILES_MAX: usize = 20_000;
/// See [`FILES_MAX`]; of all files together, whatever they are packed to.
pub const BYTES_MAX: u64 = 1 << 30;

/// The files of an archive; where all lie below one folder, their paths are those below it.
///
/// # Errors
/// It is no archive, or it holds what no package has: links, names that lead outside, two files of one name, too many or too large ones.
pub fn unzipped(bytes: &[u8]) -> Result<Vec<File>, String> {
    unzipped_within(bytes, FILES_MAX, BYTES_MAX)
}

fn unzipped_within(bytes: &[u8], files_max: usize, bytes_max: u64) -> Result<Vec<File>, String> {
    let mut archive =
        ZipArchive::new(Cursor::new(bytes)).map_err(|error| format!("it is not a ZIP archive: {error}"))?;
    if archive.len() > files_max {
        return Err(format!("it has {} files; at most {files_max} are read", archive.len()));
    }
    // Of two entries of one name the reader keeps one.
    if counted(bytes).is_some_and(|count| count != archive.len()) {
        return Err("two of its entries have one name, or its list of entries is broken".to_owned());
    }
    let (mut files, mut left): (Vec<File>, u64) = (Vec::new(), bytes_max);
    for index in 0..archive.len() {
        let mut entry =
            archive.by_index(index).map_err(|error| format!("its entry {} cannot be read: {error}", index + 1))?;
        if entry.is_dir() {
            continue;
        }
        let name = entry.name().to_owned();
        if entry.is_symlink() {
            return Err(format!("{name} is a link; unpack it and import the folder"));
        }
        if !is_inside(&name) {
            return Err(format!("the name {name:?} leads outside, or is none that every system takes"));
        }
        let mut content = Vec::new();
        // What an entry claims of its size is not believed.
        let read = entry.by_ref().take(left + 1).read_to_end(&mut content);
        read.map_err(|error| format!("{name} cannot be unpacked: {error}"))?;
        left = left
            .checked_sub(content.len() as u64)
            .ok_or_else(|| format!("it unpacks to more than {bytes_max} bytes"))?;
        let is_executable = entry.unix_mode().is_some_and(|mode| mode & 0o111 != 0);
        files.push(File { path: name, bytes: content, is_executable });
    }
    without_common_folder(&mut files);
    let mut names: Vec<String> = files.iter().map(|file| file.path.to_lowercase()).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("two of its files are called {}", pair[0])),
        None => Ok(files),
    }
}

/// How many entries an archive says it has at its end; `None` where it says so elsewhere.
fn counted(bytes: &[u8]) -> Option<usize> {
    let end = bytes.windows(4).rposition(|window| window == b"PK\x05\x06")?;
    let count = u16::from_le_bytes(bytes.get(end + 10..end + 12)?.try_into().ok()?);
    (count != u16::MAX).then_some(usize::from(count))
}

/// Whether a path stays inside the folder below which it is put.
pub fn is_inside(path: &str) -> bool {
    let is_plain = |part: &str| !part.is_empty() && part != "." && part != ".." && !part.contains(['\\', ':', '\0']);
    path.split('/').all(is_plain)
}

fn without_common_folder(files: &mut [File]) {
    let Some(folder) = files.first().and_then(|file| file.path.split_once('/')).map(|(folder, _)| format!("{folder}/"))
    else {
        return;
    };
    if files.iter().all(|file| file.path.starts_with(&folder)) && !files.iter().any(|file| file.path == "problem.yaml")
    {
        files.iter_mut().for_each(|file| file.path.drain(..folder.len()).for_each(drop));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(files: &[(&str, &[u8])]) -> Vec<u8> {
        let files: Vec<File> = files.iter().map(|(path, bytes)| File::new(*path, *bytes)).collect();
        zipped("", &files).unwrap()
    }

    #[test]
    fn what_was_packed_is_unpacked_without_its_folder() {
        let files =
            [File::new("problem.yaml", "a"), File::new("data/x.in", vec![7; 1000]), File::new("run", "").executable()];
        let unpacked = unzipped(&zipped("sum", &files).unwrap()).unwrap();
        assert_eq!(unpacked, files);
        assert_eq!(unzipped(&zipped("", &files).unwrap()).unwrap(), files);
    }

    #[test]
    fn an_archive_that_no_package_is_says_why() {
        let zeros = vec![0; 1 << 20];
        let bomb = packed(&[("problem.yaml", b"a"), ("data/secret/1.in", &zeros)]);
        assert!(bomb.len() < 4096);
        let said = |bytes: &[u8]| unzipped_within(bytes, 4, 1 << 19).unwrap_err();
        assert_eq!(said(&bomb), "it unpacks to more than 524288 bytes");
        assert_eq!(
            said(&packed(&[("a", b""), ("b", b""), ("c", b""), ("d", b""), ("e", b"")])),
            "it has 5 files; at most 4 are read"
        );
        // The list at the end counts an entry that the reader has taken for another one.
        let mut twice = packed(&[("a", b"1"), ("b", b"2")]);
        let end = twice.len() - 22;
        twice[end + 8..end + 12].copy_from_slice(&[3, 0, 3, 0]);
        assert!(unzipped(&twice).is_err());
        assert!(said(&packed(&[("../a", b"")])).contains("leads outside"));
        assert!(said(&packed(&[("/etc/a", b"")])).contains("leads outside"));
        assert!(said(&packed(&[("a\\..\\b", b"")])).contains("leads outside"));
        assert_eq!(said(&packed(&[("A.in", b""), ("a.in", b"")])), "two of its files are called a.in");
        assert!(said(b"PK no archive").starts_with("it is not a ZIP archive"));
        let mut link = ZipWriter::new(Cursor::new(Vec::new()));
        link.add_symlink("x", "/etc/passwd", SimpleFileOptions::default()).unwrap();
        assert!(said(&link.finish().unwrap().into_inner()).contains("is a link"));
    }
}
