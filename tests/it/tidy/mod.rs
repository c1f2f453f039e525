//! The rules of the house.

mod circles;
mod docs;
mod functions;
mod messages;
mod package;
mod sources;
mod words;

use crate::terminal;
use sources::{Source, program, root, sources};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const LINES_MAX: usize = 600;
const FUNCTION_LINES_MAX: usize = 70;

fn none(faults: Vec<String>, rule: &str) {
    assert!(faults.is_empty(), "{rule}:\n{}", faults.join("\n"));
}

fn by_package(sources: &[Source]) -> BTreeMap<&str, Vec<&Source>> {
    let mut packages: BTreeMap<&str, Vec<&Source>> = BTreeMap::new();
    for source in sources {
        packages.entry(source.package()).or_default().push(source);
    }
    packages
}

#[test]
fn no_file_is_longer_than_a_room() {
    let all = sources(&["src", "crates", "tests/it", "tests/corpus"]);
    let long = all.iter().map(|source| (&source.path, source.text.lines().count()));
    let faults = long.filter(|(_, lines)| *lines > LINES_MAX).map(|(path, lines)| format!("{path}: {lines} lines"));
    none(faults.collect(), "a file has at most 600 lines: split it by its nouns");
}

/// The lines of Rust that all packages together had when they were last made smaller, unit tests included: the last of a list that only falls.
const LINES_OF_ALL: &str = include_str!("lines.txt");
/// What features may add to that, before something must go.
const MORE: usize = 3_510;
/// So many fewer are written into the list.
const SLACK: usize = 500;

#[test]
fn all_packages_together_keep_to_a_limit_that_only_falls() {
    let limits: Vec<usize> = LINES_OF_ALL.lines().map(|line| line.parse().expect("a number a line")).collect();
    assert!(limits.is_sorted_by(|before, after| before > after), "lines.txt: a limit of lines only falls");
    let most = *limits.last().expect("a limit");
    let sum: usize = program().iter().map(|source| source.text.lines().count()).sum();
    assert!(sum <= most + MORE, "src and crates have {sum} lines, past {most} and {MORE} more: take lines out");
    assert!(sum + SLACK >= most, "src and crates have {sum} lines: write {sum} below the {most} of lines.txt");
}

#[test]
fn no_function_is_longer_than_a_screen() {
    let mut faults = Vec::new();
    for source in program() {
        for (name, lines) in functions::lengths(&source.text) {
            if lines > FUNCTION_LINES_MAX {
                faults.push(format!("{}: {name} has {lines} lines", source.path));
            }
        }
    }
    none(faults, "a function has at most 70 lines: name its parts");
}

#[test]
fn every_public_item_says_what_it_does() {
    let all = program();
    let libraries = all.iter().filter(|source| source.path.starts_with("crates/") && docs::is_public(source, &all));
    let faults = libraries.flat_map(|source| {
        docs::silent(&source.text).into_iter().map(move |name| format!("{}: {name}", source.path)).collect::<Vec<_>>()
    });
    none(faults.collect(), "a public item has a docstring");
}

#[test]
fn files_and_folders_of_a_crate_use_each_other_in_one_direction() {
    let all = program();
    let mut faults = Vec::new();
    for (package, files) in by_package(&all).into_iter() {
        for circle in circles::circles(&files) {
            faults.push(format!("{package}: {}", circle.join(", ")));
        }
    }
    none(faults, "no circles but of a module and its own children");
}

#[test]
fn circles_are_seen_through_exports_and_between_folders_but_not_between_a_module_and_its_children() {
    let file = |path: &str, text: &str| Source { path: format!("src/{path}"), text: text.to_string() };
    let found = |files: &[Source]| circles::circles(&files.iter().collect::<Vec<_>>());
    let family = [file("a/mod.rs", "mod b;\npub use b::B;"), file("a/b.rs", "use super::A;\npub struct B(A);")];
    assert!(found(&family).is_empty());
    let circle = [
        file("lib.rs", "mod a; mod c; pub use a::A;"),
        file("a.rs", "use crate::c::C;\npub struct A;"),
        file("c.rs", "fn c(_: super::A) {}\npub struct C;"),
    ];
    assert_eq!(found(&circle), [["a", "c"]]);
    let line = [file("lib.rs", "mod a; mod c;"), file("a.rs", "use crate::c::C;"), file("c.rs", "pub struct C;")];
    assert!(found(&line).is_empty());
    let folders = [
        file("lib.rs", "mod a; mod c;"),
        file("a/mod.rs", "mod x; mod y;\npub use y::Y;"),
        file("a/x.rs", "use crate::c::C;"),
        file("a/y.rs", "pub struct Y;"),
        file("c.rs", "use crate::a::Y;\npub struct C;"),
    ];
    assert_eq!(found(&folders), [["a", "c"]]);
}

/// Files that still ask a message. No others are added.
const ASKING: [&str; 2] = ["crates/judge/src/answers/overflow.rs", "crates/rules/src/validator.rs"];

#[test]
fn nothing_asks_a_message_for_its_words() {
    let (known, new): (Vec<String>, Vec<String>) = messages::questions(&program())
        .into_iter()
        .partition(|fault| ASKING.iter().any(|path| fault.starts_with(&format!("{path}:"))));
    none(new, "what a message says travels beside it as a value");
    let done = ASKING.iter().filter(|path| !known.iter().any(|fault| fault.starts_with(**path)));
    none(done.map(|path| (*path).to_owned()).collect(), "these ask no more: take them off the list");
}

#[test]
fn a_question_to_a_message_is_seen_and_one_to_the_text_of_others_is_not() {
    let file = |path: &str, text: &str| Source { path: format!("src/{path}"), text: text.to_string() };
    let found = |asking: &str| {
        let writing =
            "const OLD: &str = \"not compared with it\"; fn w() -> String { format!(\"{n} cases ended too late\") }";
        messages::questions(&[file("a.rs", &format!("fn f() {{ {asking} }}")), file("b.rs", writing)]).len()
    };
    assert_eq!(found("note.contains(\"x\");"), 1);
    assert_eq!(found("self.said.contains(\"ended too late\");"), 1);
    assert_eq!(found("match &said[..] { \"ended too\" => 1, _ => 2 }"), 1);
    assert_eq!(found("said == \"too late\";"), 1);
    assert_eq!(found("said.strip_prefix(OLD);"), 1);
    assert_eq!(found("note.find('\\n'); said.contains(\"page fault\"); said.contains(\"late\"); f(\"too late\");"), 0);
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
    for source in sources(&["src", "crates", "tests/it", "tests/corpus"]) {
        for mark in marks.iter().filter(|mark| source.text.contains(**mark)) {
            faults.push(format!("{} has {mark}", source.path));
        }
    }
    none(faults, "nothing is left half done");
}

#[test]
fn only_the_program_prints() {
    let mut faults = Vec::new();
    // Cargo reads what a build script prints.
    for source in sources(&["crates"]).into_iter().filter(|source| !source.path.ends_with("/build.rs")) {
        for (number, line) in source.text.lines().enumerate() {
            let code = line.trim_start();
            if ["println!(", "print!(", "eprintln!(", "eprint!("].iter().any(|start| code.starts_with(start)) {
                faults.push(format!("{}:{}: {code}", source.path, number + 1));
            }
        }
    }
    none(faults, "only report and cli print, and only to writers they are given");
}

/// Crates that belong to one place each: the crate, and where it may be named.
const LOCKED: [(&str, &str); 8] = [
    ("clap::", "src/cli/"),
    ("comfy_table::", "src/report/"),
    ("indicatif::", "src/report/"),
    ("saphyr_parser::", "crates/text/src/yaml/"),
    ("landlock::", "crates/run/src/zygote/"),
    ("chacha20::", "crates/draw/src/"),
    ("zip::", "crates/exchange/src/archive.rs"),
    ("zip::", "crates/bank/"),
];

#[test]
fn foreign_things_are_locked_in_one_room_each() {
    let all = program();
    let strangers = all.iter().flat_map(|source| {
        let is_at_home =
            |wanted: &str| LOCKED.iter().any(|(name, room)| *name == wanted && source.path.starts_with(room));
        let named = LOCKED.iter().filter(move |(name, _)| source.text.contains(name) && !is_at_home(name));
        named.map(|(name, room)| format!("{} names {name}, which belongs to {room}", source.path))
    });
    none(strangers.collect(), "foreign libraries are locked in one room each");
}

/// The libraries from the ground up, as the map lists them.
const FLOORS: [&str; 15] = [
    "model",
    "text",
    "picture",
    "files",
    "lines",
    "rules",
    "english",
    "draw",
    "run",
    "frames",
    "languages",
    "judge",
    "search",
    "strength",
    "exchange",
];

/// The lines of the map: every crate and every module at the top of a crate, with what its file says of itself.
fn map(all: &[Source]) -> String {
    let purpose = |paths: &[String]| {
        let file = paths.iter().find_map(|path| all.iter().find(|source| source.path == *path));
        file.unwrap_or_else(|| panic!("none of {paths:?} is there")).purpose()
    };
    let mut rows = BTreeSet::new();
    for source in all {
        let base = format!("{}/src", source.package()).trim_start_matches('/').to_string();
        let crate_row = (base.clone(), String::new());
        let parts: Vec<&str> = source.place().split('/').collect();
        match parts[..] {
            ["bin", ..] | ["lib.rs" | "main.rs"] => {}
            [file] => drop(rows.insert((base.clone(), file.to_string()))),
            [folder, ..] => {
                rows.remove(&(base.clone(), format!("{folder}.rs")));
                rows.insert((base.clone(), format!("{folder}/")));
            }
            [] => {}
        }
        rows.insert(crate_row);
    }
    // A module with children has one row, whichever way its own file is called.
    let folders: BTreeSet<(String, String)> = rows.iter().filter(|(_, name)| name.ends_with('/')).cloned().collect();
    rows.retain(|(base, name)| !name.ends_with(".rs") || !folders.contains(&(base.clone(), name.replace(".rs", "/"))));
    let height =
        |base: &str| FLOORS.iter().position(|floor| base == format!("crates/{floor}/src")).unwrap_or(FLOORS.len());
    let mut rows: Vec<(String, String)> = rows.into_iter().collect();
    rows.sort_by_key(|(base, _)| height(base));
    let lines = rows.iter().map(|(base, name)| {
        let own = match name.as_str() {
            "" => vec![format!("{base}/lib.rs")],
            _ => {
                let stem = name.trim_end_matches('/').trim_end_matches(".rs");
                vec![format!("{base}/{stem}.rs"), format!("{base}/{stem}/mod.rs")]
            }
        };
        let (indent, path) = if name.is_empty() { ("", format!("{base}/")) } else { ("  ", format!("{base}/{name}")) };
        format!("{indent}- `{path}`: {}\n", purpose(&own))
    });
    lines.collect()
}

#[test]
fn the_map_in_the_architecture_page_is_the_tree() {
    let path = root().join("ARCHITECTURE.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once("## The map\n\n").unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    let fresh = format!("{before}## The map\n\n{}\n{after}", map(&program()));
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let now = fs::read_to_string(&path).unwrap();
    assert!(now == fresh, "the map is not the tree: UPDATE_DOCS=1 cargo test --test it tidy:: writes it anew");
}

#[test]
fn every_crate_is_built_and_tested_by_default() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    assert!(
        manifest.contains("default-members = [\".\", \"crates/*\", \"crates/*/tests\"]"),
        "the default members are the root and all crates"
    );
    let all = sources(&["crates"]);
    let tests: Vec<&Source> = all.iter().filter(|source| source.text.contains("#[test]")).collect();
    // A small library is not compiled again for a few tests: these stand in the tests' package of one that uses it.
    let is_tried = |package: &str, files: &[&Source]| {
        let library = format!("ojkit_{}::", package.trim_start_matches("crates/"));
        let beside = |source: &&&Source| source.path.contains("/tests/it/") && source.text.contains(&library);
        files.iter().any(|file| file.text.contains("#[test]")) || tests.iter().any(|source| beside(&source))
    };
    let silent = by_package(&all).into_iter().filter(|(package, files)| !is_tried(package, files));
    none(silent.map(|(package, _)| package.to_string()).collect(), "every crate has tests");
}

#[test]
fn the_list_of_binaries_is_fresh() {
    let (_, _, said) = terminal::ojkit(root(), ["check", "nim-game"], "");
    assert!(!said.contains("the list of binaries is stale"), "{said}");
}

#[test]
fn the_page_about_the_site_names_tests_that_are_there() {
    let page = fs::read_to_string(root().join("docs/as-the-site.md")).unwrap();
    let all: String = sources(&["tests/it", "tests/corpus", "crates"]).into_iter().map(|source| source.text).collect();
    let rows = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| the site |"));
    let faults = rows.filter(|row| {
        let names = row.split('`').filter(|word| word.matches('_').count() > 2);
        let missing = names.clone().any(|name| !all.contains(&format!("fn {name}(")));
        missing || (names.count() == 0 && !row.contains("no test of ours"))
    });
    none(faults.map(str::to_owned).collect(), "a row names the test that holds it");
}
