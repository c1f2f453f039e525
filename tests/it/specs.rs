//! What a person reads who has made a mistake in a spec: a folder per mistake, and the whole output of `ojkit check`.

use crate::desk::Desk;
use crate::{kit, terminal};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of specs that cannot be read, and of specs that can but make no sense.
fn folders(kind: &str) -> Vec<PathBuf> {
    let data = kit::root().join("tests/data").join(kind);
    let mut folders: Vec<PathBuf> = fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
}

fn name_of(folder: &Path) -> String {
    folder.file_name().unwrap().to_string_lossy().into_owned()
}

/// A collection with this spec alone.
fn collection(kind: &str, folder: &Path) -> PathBuf {
    let root = kit::emptied(&format!("specs/{kind}/{}", name_of(folder)));
    let problem = root.join("problems").join(name_of(folder));
    fs::create_dir_all(problem.join("submissions/accepted")).unwrap();
    fs::copy(folder.join("spec.yaml"), problem.join("spec.yaml")).unwrap();
    fs::write(problem.join("statement.md"), "# A fault\n").unwrap();
    fs::write(problem.join("submissions/accepted/slow.rs"), "fn main() {}\n").unwrap();
    root
}

/// The exit code and what is said on standard error.
fn run(root: &Path, command: &str) -> (u8, String) {
    let (code, _, stderr) = terminal::ojkit(root, [command], "");
    (code.number(), stderr)
}

#[test]
fn every_spec_that_makes_no_sense_is_shown_with_its_place_and_its_remedy() {
    let folders = folders("unsound");
    assert!(folders.len() > 20);
    crate::collections::all(
        &folders,
        |folder| name_of(folder),
        |folder| {
            let (code, said) = run(&collection("check", folder), "check");
            let mut settings = insta::Settings::clone_current();
            settings.set_snapshot_path(folder);
            settings.set_prepend_module_to_snapshot(false);
            settings.set_omit_expression(true);
            settings.bind(|| insta::assert_snapshot!("diagnostics", said));
            assert_eq!(code, 2);
        },
    );
}

/// What lies in a collection: its problems as one, and every file beside them but the empty ones of locks.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        match name_of(&path).as_str() {
            "problems" => found.push(path),
            ".lock" => {}
            _ if path.is_dir() => found.extend(files(&path)),
            _ => found.push(path),
        }
    }
    found
}

#[test]
fn no_cases_are_made_from_a_broken_spec_and_nothing_is_written() {
    for folder in folders("unsound").iter().chain(&folders("specs")) {
        let root = collection("gen", folder);
        let (code, said) = run(&root, "gen");
        assert_eq!(code, 2, "{}: {said}", name_of(folder));
        assert_eq!(files(&root), [root.join("problems")], "{}", name_of(folder));
    }
}

#[test]
fn constraint_lines_are_rewritten_in_their_canonical_form_each_that_can_be_read_again_and_nothing_in_a_broken_spec() {
    let desk = Desk::empty("canonical-lines");
    let spec = |lines: &str| {
        format!(
            "format: 1\r\ntitle: A\r\nfunction: f\r\nparameters: {{ n: integer, a: integer, to: integer, s: string }}\r\nreturns: integer\r\n# Bounds.\r\nconstraints: |\r\n{lines}"
        )
    };
    let worded = "  1 <= n, a <= 100000\r\n  a = 1 if and only if n = 1\r\n  to == 5 or 6\r\n  s consists of only lowercase letters.\r\n";
    desk.write("problems/a/spec.yaml", &spec(worded));
    desk.run("check --fix a");
    let canonical = "  1 <= n, a <= 10^5\r\n  if n == 1, then a == 1\r\n  if a == 1, then n == 1\r\n  to == 5 or 6\r\n  s consists of 'a' to 'z'\r\n";
    assert_eq!(desk.read("problems/a/spec.yaml"), spec(canonical));
    desk.run("check --fix a");
    assert_eq!(desk.read("problems/a/spec.yaml"), spec(canonical));
    let broken = spec("  1 <= n <= 100000\r\n  m is a frog\r\n");
    desk.write("problems/a/spec.yaml", &broken);
    desk.run("check --fix a");
    assert_eq!(desk.read("problems/a/spec.yaml"), broken);
}

#[test]
fn a_slip_in_the_name_of_an_array_is_told_wherever_an_array_is_meant() {
    let desk = Desk::empty("specs-slip");
    for line in ["all the intevals are distinct", "intevals is sorted in ascending order"] {
        let spec = format!(
            "format: 1\ntitle: S\nparameters: {{ n: integer, intervals: 'integer[]' }}\nconstraints: |\n  {line}\n"
        );
        desk.write("problems/s/spec.yaml", &spec);
        let page = desk.run("check s").page();
        assert!(page.contains("help: did you mean `intervals`?"), "{page}");
    }
}
