//! Packs the folders of `bank/` into one archive, which becomes a part of the program.

use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

fn main() {
    let bank = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bank");
    println!("cargo:rerun-if-changed={}", bank.display());
    let mut packer = Packer { archive: ZipWriter::new(Cursor::new(Vec::new())), index: Vec::new() };
    // Where the folder is absent, as in a package of this crate alone, the bank is empty.
    for folder in listed(&bank).into_iter().filter(|path| path.join("spec.yaml").is_file()) {
        packer.entry(&folder);
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo names it")).join("bank.zip");
    fs::write(&out, packer.finish()).unwrap_or_else(|error| panic!("{}: {error}", out.display()));
}

/// What a folder holds, by name.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

struct Packer {
    archive: ZipWriter<Cursor<Vec<u8>>>,
    /// A line an entry: number, folder, difficulty, tags, title; by number.
    index: Vec<(u32, String)>,
}

impl Packer {
    fn entry(&mut self, folder: &Path) {
        let slug = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for path in listed(folder).into_iter().filter(|path| path.is_file()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            if name == "spec.yaml" {
                self.indexed(&slug, &String::from_utf8_lossy(&bytes));
            }
            let answers = ["reference.", "oracle."].iter().any(|stem| name.starts_with(stem));
            self.file(&format!("{}{slug}/{name}", if answers { "answers/" } else { "" }), &bytes);
        }
    }

    /// The head of a spec, whose lines have one form in every entry.
    fn indexed(&mut self, slug: &str, spec: &str) {
        let of = |key: &str| spec.lines().find_map(|line| line.strip_prefix(key)).unwrap_or_default().trim();
        let number = of("source:").split("id: ").nth(1).and_then(|rest| rest.split(',').next()).unwrap_or_default();
        let tags = of("tags:").trim_matches(['[', ']']);
        let title = of("title:").trim_matches('"');
        let number = number.trim_matches('"');
        let line = format!("{number}\t{slug}\t{}\t{tags}\t{title}\n", of("difficulty:"));
        self.index.push((number.parse().unwrap_or(u32::MAX), line));
    }

    fn file(&mut self, name: &str, bytes: &[u8]) {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        // The earliest time that the format knows: no clock decides a byte.
        let options = options.compression_level(Some(9)).last_modified_time(DateTime::default());
        let started = self.archive.start_file(name, options).map_err(std::io::Error::from);
        started.and_then(|()| self.archive.write_all(bytes)).unwrap_or_else(|error| panic!("{name}: {error}"));
    }

    fn finish(mut self) -> Vec<u8> {
        self.index.sort();
        let index: String = self.index.iter().map(|(_, line)| line.as_str()).collect();
        self.file("index.tsv", index.as_bytes());
        self.archive.finish().unwrap_or_else(|error| panic!("the archive cannot be finished: {error}")).into_inner()
    }
}
