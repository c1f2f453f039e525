//! Headers that the programs of a package take: those that lie elsewhere in it, and those that it does not bring.

use crate::package::File;
use std::collections::BTreeSet;

/// Endings of sources and headers of C and C++.
const ENDINGS: [&str; 8] = ["c", "cc", "cpp", "cxx", "h", "hh", "hpp", "hxx"];
/// Folders in which headers are looked for, below every folder above a source.
const FOLDERS: [&str; 4] = ["", "include/", "lib/", "library/"];

/// The files with the headers that their programs would not find: from elsewhere in the package, or from `outside` by name.
pub fn completed(mut files: Vec<File>, outside: &dyn Fn(&str) -> Option<Vec<u8>>) -> Vec<File> {
    let mut paths: BTreeSet<String> = files.iter().map(|file| file.path.clone()).collect();
    let mut at = 0;
    while let Some(file) = files.get(at) {
        at += 1;
        let (folder, name) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
        if !name.rsplit_once('.').is_some_and(|(_, ending)| ENDINGS.contains(&ending)) {
            continue;
        }
        let wanted: Vec<String> = included(&String::from_utf8_lossy(&file.bytes)).map(str::to_owned).collect();
        let folder = folder.to_owned();
        for header in wanted.into_iter().filter(|header| !header.contains('/')) {
            if is_found(&paths, &folder, &header) {
                continue;
            }
            let elsewhere = files.iter().find(|other| other.path.ends_with(&format!("/{header}")));
            let bytes = elsewhere.map(|other| other.bytes.clone()).or_else(|| outside(&header));
            if let Some(bytes) = bytes {
                paths.insert(header.clone());
                files.push(File::new(header, bytes));
            }
        }
    }
    files
}

/// An attribute that testlib gave to `rand` until 2017 and that clang refuses behind the system's own declaration.
const ATTRIBUTE: &str = "#ifdef __GNUC__\n__attribute__ ((error(";

/// A file as compilers of today take it: an old testlib.h is told that only gcc knows one of its attributes.
pub fn for_compilers(file: &File) -> Vec<u8> {
    if !file.path.ends_with("testlib.h") {
        return file.bytes.clone();
    }
    let text = String::from_utf8_lossy(&file.bytes).replace("\r\n", "\n");
    text.replace(ATTRIBUTE, "#if defined(__GNUC__) && !defined(__clang__)\n__attribute__ ((error(").into_bytes()
}

/// The names in `#include "..."`.
fn included(text: &str) -> impl Iterator<Item = &str> {
    let name = |line: &'_ str| -> Option<(usize, usize)> {
        let rest = line.trim_start().strip_prefix('#')?.trim_start().strip_prefix("include")?.trim_start();
        let rest = rest.strip_prefix('"')?;
        let start = line.len() - rest.len();
        Some((start, start + rest.find('"')?))
    };
    text.lines().filter_map(move |line| name(line).map(|(start, end)| &line[start..end]))
}

fn is_found(paths: &BTreeSet<String>, folder: &str, header: &str) -> bool {
    let mut above = folder;
    loop {
        let slash = if above.is_empty() { "" } else { "/" };
        if FOLDERS.iter().any(|inner| paths.contains(&format!("{above}{slash}{inner}{header}"))) {
            return true;
        }
        if above.is_empty() {
            return false;
        }
        above = above.rsplit_once('/').map_or("", |(above, _)| above);
    }
}

/// That a program has its testlib.
pub(super) fn no_testlib(path: &str, text: &[u8]) -> Result<(), String> {
    if !included(&String::from_utf8_lossy(text)).any(|header| header == "testlib.h") {
        return Ok(());
    }
    let remedy = "put it beside the package, or name its folder with --headers or in OJKIT_HEADERS";
    Err(format!("{path} takes testlib.h, which the package does not bring: {remedy}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(files: Vec<File>, outside: &[&str]) -> Vec<String> {
        let there = |name: &str| outside.contains(&name).then(Vec::new);
        completed(files, &there).into_iter().map(|file| file.path).collect()
    }

    #[test]
    fn a_header_is_brought_only_where_a_program_would_not_find_it() {
        let source = |path: &str| File::new(path, "#include <cstdio>\n # include \"a.h\"\n#include \"../b.h\"\n");
        assert_eq!(paths(vec![source("gen/x.cpp"), File::new("a.h", "")], &["a.h", "b.h"]), ["gen/x.cpp", "a.h"]);
        assert_eq!(paths(vec![source("x.cpp"), File::new("files/a.h", "")], &[]), ["x.cpp", "files/a.h", "a.h"]);
        assert_eq!(paths(vec![source("x.cpp")], &["a.h"]), ["x.cpp", "a.h"]);
        assert_eq!(paths(vec![source("x.cpp"), source("x.py")], &["c.h"]), ["x.cpp", "x.py"]);
        // What a header takes itself comes along.
        let first = File::new("x.cpp", "#include \"first.h\"\n");
        let brought = completed(vec![first], &|name| match name {
            "first.h" => Some(b"#include \"second.h\"\n".to_vec()),
            "second.h" => Some(Vec::new()),
            _ => None,
        });
        assert_eq!(brought.len(), 3);
    }

    #[test]
    fn an_old_testlib_is_told_which_compiler_knows_its_attribute() {
        let text = "a\r\n#ifdef __GNUC__\r\n__attribute__ ((error(\"no\")))\r\n#endif\r\n";
        let told = for_compilers(&File::new("files/testlib.h", text));
        assert!(
            String::from_utf8(told).unwrap().contains("#if defined(__GNUC__) && !defined(__clang__)\n__attribute__")
        );
        assert_eq!(for_compilers(&File::new("other.h", text)), text.as_bytes());
    }
}
