//! Packages as one ZIP file.

use crate::package::File;
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

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
    let written = files.iter().try_for_each(|file| write(&mut archive, file));
    let finished = written.and_then(|()| archive.finish());
    finished.map(Cursor::into_inner).map_err(|error| format!("the archive cannot be made: {error}"))
}
