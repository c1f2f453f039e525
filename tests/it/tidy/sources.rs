//! The repository's own source, as text and as modules.

use std::fs;
use std::path::Path;

/// The repository's root.
pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// One Rust file of the repository.
pub(super) struct Source {
    /// From the root, with `/`.
    pub path: String,
    pub text: String,
}

impl Source {
    /// The folder whose `src/` it lies in: `` for the program, `crates/rules` for a library.
    pub(super) fn package(&self) -> &str {
        self.path.split_once("src/").map_or("", |(before, _)| before.trim_end_matches('/'))
    }

    /// Its place below its package's `src/`.
    pub(super) fn place(&self) -> &str {
        self.path.split_once("src/").map_or(self.path.as_str(), |(_, after)| after)
    }

    /// Its module's path: `[]` for `lib.rs`, `[draw, hand]` for `draw/hand/mod.rs`.
    pub(super) fn module(&self) -> Vec<String> {
        let stem = self.place().trim_end_matches(".rs").trim_end_matches("/mod");
        stem.split('/').filter(|part| !matches!(*part, "lib" | "main" | "mod")).map(str::to_string).collect()
    }

    /// The first paragraph of its `//!` comment.
    pub(super) fn purpose(&self) -> String {
        let lines = self.text.lines().map_while(|line| line.strip_prefix("//!"));
        let lines: Vec<&str> = lines.map(str::trim).take_while(|line| !line.is_empty()).collect();
        lines.join(" ")
    }
}

/// The Rust files below some folders of the repository, in order.
pub(super) fn sources(folders: &[&str]) -> Vec<Source> {
    let mut found = Vec::new();
    let mut open: Vec<_> = folders.iter().map(|folder| root().join(folder)).collect();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
                found.push(Source { path: name, text: fs::read_to_string(path).unwrap() });
            }
        }
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

/// The files of the program and of all libraries, without the tests beside them.
pub(super) fn program() -> Vec<Source> {
    let mut all = sources(&["src", "crates"]);
    all.retain(|source| source.path.contains("src/"));
    all
}
