//! The rules of the house.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::terminal;

/// The floors from the ground up; those in one row do not know each other.
const FLOORS: [&[&str]; 11] = [
    &["model"],
    &["codec"],
    &["validate"],
    &["generate"],
    &["store"],
    &["run"],
    &["judge"],
    &["stress"],
    &["strength"],
    &["report", "exchange", "submit"],
    &["cli"],
];
const LINES_MAX: usize = 600;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files below a folder of the repository, as paths from its root.
fn sources(folder: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
                found.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

fn floor_of(path: &str) -> Option<&str> {
    path.strip_prefix("src/")?.split_once('/').map(|(floor, _)| floor)
}

fn height(floor: &str) -> Option<usize> {
    FLOORS.iter().position(|row| row.contains(&floor))
}

/// What stands behind `crate::` in a text.
fn named_floors(text: &str) -> BTreeSet<&str> {
    let after = text.split("crate::").skip(1);
    after.map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()).collect()
}

fn none(faults: Vec<String>, rule: &str) {
    assert!(faults.is_empty(), "{rule}:\n{}", faults.join("\n"));
}

#[test]
fn floors_look_down_only() {
    let mut faults = Vec::new();
    for (path, text) in sources("src") {
        let Some(floor) = floor_of(&path).filter(|floor| *floor != "bin") else { continue };
        let own = height(floor).unwrap_or_else(|| panic!("{path}: `{floor}` is no floor: give it a place in the list"));
        for other in named_floors(&text) {
            match height(other) {
                Some(height) if other == floor || height < own => {}
                Some(_) => faults.push(format!("{path} looks at {other}")),
                None if other.is_empty() => {
                    faults.push(format!("{path}: a list in braces hides which floors it names"))
                }
                // Programs in texts have crates of their own.
                None => {}
            }
        }
        if text.contains(concat!("super::", "super")) {
            faults.push(format!("{path}: a path through two parents hides its floor; write it from `crate::` on"));
        }
    }
    none(faults, "floors look down only");
}

#[test]
fn no_file_is_longer_than_a_room() {
    let all = sources("src").into_iter().chain(sources("tests/it"));
    let long = all.map(|(path, text)| (path, text.lines().count())).filter(|(_, lines)| *lines > LINES_MAX);
    none(
        long.map(|(path, lines)| format!("{path}: {lines} lines")).collect(),
        "a file has at most 600 lines: split it by its nouns",
    );
}

#[test]
fn nothing_is_left_half_done() {
    let marks = [
        concat!("dbg", "!("),
        concat!("todo", "!("),
        concat!("unimplemented", "!("),
        concat!("FIX", "ME"),
        concat!("#[ig", "nore"),
    ];
    let mut faults = Vec::new();
    for (path, text) in sources("src").into_iter().chain(sources("tests/it")) {
        for mark in marks.iter().filter(|mark| text.contains(**mark)) {
            faults.push(format!("{path} has {mark}"));
        }
    }
    none(faults, "nothing is left half done");
}

#[test]
fn nothing_below_report_prints() {
    let mut faults = Vec::new();
    for (path, text) in sources("src") {
        if floor_of(&path).and_then(height) >= height("report") || floor_of(&path).is_none_or(|floor| floor == "bin") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let code = line.trim_start();
            if ["println!(", "print!(", "eprintln!(", "eprint!("].iter().any(|start| code.starts_with(start)) {
                faults.push(format!("{path}:{}: {code}", number + 1));
            }
        }
    }
    none(faults, "only report and cli print, and only to writers they are given");
}

#[test]
fn the_map_in_the_architecture_page_is_the_tree() {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let named: BTreeSet<&str> = page.split('`').skip(1).step_by(2).filter(|text| text.starts_with("src/")).collect();
    let gone: Vec<String> =
        named.iter().filter(|path| !root().join(path).exists()).map(|path| format!("{path} is gone")).collect();
    none(gone, "the map names no file that is gone");
    // A folder within a floor is one place on the map, with the file of the same name if there is one.
    let mut places = BTreeSet::new();
    for (path, _) in sources("src") {
        let parts: Vec<&str> = path.split('/').collect();
        match parts[..] {
            [_, _] => drop(places.insert(path)),
            [_, floor, "mod.rs"] => drop(places.insert(format!("src/{floor}/"))),
            [_, floor, file] => {
                let folder = format!("src/{floor}/{}/", file.trim_end_matches(".rs"));
                places.insert(if root().join(&folder).is_dir() { folder } else { path });
            }
            [_, floor, folder, ..] => drop(places.insert(format!("src/{floor}/{folder}/"))),
            _ => {}
        }
    }
    let missing = places.iter().filter(|place| !named.contains(place.as_str()));
    none(missing.map(|place| format!("`{place}` is missing")).collect(), "every module is on the map");
}

#[test]
fn the_list_of_binaries_is_fresh() {
    let (_, _, said) = terminal::ojkit(root(), ["check"], "");
    assert!(!said.contains("the list of binaries is stale"), "{said}");
}
