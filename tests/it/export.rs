//! Packages: what they hold, and that the programs in them decide as the kit does.

use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use ojkit_exchange::kattis::checker_program;
use ojkit_model::problem::{Checker, CheckerInterface, Problem};
use ojkit_model::signature::{Class, Method, Signature, Type};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn an_exported_checker_decides_as_the_kit_does() {
    let folder = kit::root().join("tests/data/checkers");
    let mut told = 0;
    for case in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
        let name = case.file_name().unwrap().to_string_lossy().into_owned();
        let args = fs::read_to_string(case.join("args")).unwrap_or_default();
        let is = |what: &str, default: bool| {
            if default { !args.contains(&format!("{what}: false")) } else { args.contains(&format!("{what}: true")) }
        };
        let checker = match () {
            () if name.starts_with("unordered_lines") => Checker::UnorderedLines,
            () if name.starts_with("unordered") => {
                Checker::UnorderedList { outer: is("outer", true), inner: is("inner", false) }
            }
            () => continue,
        };
        let problem = Problem { checker, ..Problem::default() };
        let Some(accepted) = judged(&problem, &case) else { return };
        // What is no list at all is the judge's mistake: neither.
        let expected = name.rsplit('_').next().unwrap();
        assert_eq!(
            accepted,
            match expected {
                "ac" => Some(true),
                "wa" => Some(false),
                _ => None,
            },
            "{name}"
        );
        told += 1;
    }
    assert!(told > 30, "{told}");
    let method = Method { name: "f".to_owned(), parameters: Vec::new(), returns: Type::Double };
    let class = Some(Class { name: "A".to_owned(), methods: vec![method] });
    let signature = Signature { class, ..Signature::default() };
    let problem = Problem { signature, checker: Checker::VALUES, ..Problem::default() };
    for (output, answer, accepted) in [
        ("[null,\"a\tb\"]", "[null,\"a\\tb\"]", true),
        ("[null,\"\"]", "[null,\" \"]", false),
        ("[null,1000000000001]", "[null,1000000000000]", false),
        ("[null, 1,[2, 3]]\n", "[null,1,[2,3]]\n", true),
        ("[null,0.3000001]", "[null,0.30000]", true),
        ("[null,0.31]", "[null,0.30000]", false),
        ("[null,\"a  b\"]", "[null,\"a b\"]", false),
        ("[null,1,2]", "[null,1]", false),
        ("[null", "[null]", false),
        ("", "[null]", false),
    ] {
        let case = kit::emptied("export/answers");
        kit::write(&case, "in", "");
        kit::write(&case, "out", output);
        kit::write(&case, "ans", answer);
        let Some(said) = judged(&problem, &case) else { return };
        assert_eq!(said, Some(accepted), "{output:?} {answer:?}");
    }
}

/// Whether the exported checker accepts an output; none inside where it says neither.
fn judged(problem: &Problem, case: &Path) -> Option<Option<bool>> {
    let folder = kit::temporary("export/checker");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("checker.py");
    fs::write(&file, checker_program(problem, CheckerInterface::Kattis).unwrap()).unwrap();
    let output = fs::File::open(case.join("out")).unwrap();
    let Some(python) = kit::python() else {
        skipped("python3 is not there");
        return None;
    };
    let command =
        Command::new(python).arg(file).args([case.join("in"), case.join("ans"), folder]).stdin(output).output();
    let output = command.unwrap();
    Some(match output.status.code() {
        Some(42) => Some(true),
        Some(43) => Some(false),
        _ => None,
    })
}

fn files(folder: &Path, below: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
        if entry.is_dir() {
            files(&entry, below, into);
        } else {
            into.push(entry.strip_prefix(below).unwrap().to_owned());
        }
    }
}

fn listed(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    files(folder, folder, &mut all);
    let mut all: Vec<String> = all.iter().map(|path| path.to_string_lossy().into_owned()).collect();
    all.sort();
    all
}

const SPEC: &str = "format: 1
title: Sum of two
tags: [math]
parameters: { a: integer, b: integer }
constraints: |
  1 <= a, b <= 5
limits: { time_ms: 1000 }
stdin: |
  a b
model: accepted/add.py
expect:
  run_time_error/odd.py: [run_time_error, wrong_answer]
examples:
  - stdin: |
      1 2
    stdout: '3'
";

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/sum-of-two/spec.yaml", SPEC);
    desk.write("problems/sum-of-two/statement.md", "# Sum of two\n\nAdd `a` to `b`.\n");
    desk.write("problems/sum-of-two/submissions/accepted/add.py", "print(sum(map(int, input().split())))\n");
    desk.write("problems/sum-of-two/submissions/run_time_error/odd.py", "print(1 // 0)\n");
    desk.write("problems/sum-of-two/submissions/wrong_answer/less.py", "print(3)\n");
    desk.write("problems/sum-of-two/submissions/draft/open.py", "print(4)\n");
    desk
}

#[test]
fn a_package_has_what_its_version_asks_for_and_names_that_every_judge_takes() {
    let desk = desk("export-structure");
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let ran = desk.run("export kattis sum-of-two -o sumoftwo");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stderr.contains("run_time_error/odd.py skipped"), "{}", ran.page());
    let ran = desk.run("export kattis sum-of-two -o new/sumoftwo --package-version 2025-09 --license cc0");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    for (folder, statement, submissions) in [
        ("sumoftwo", "problem_statement/problem.en.tex", &["accepted/add.py", "wrong_answer/less.py"][..]),
        (
            "new/sumoftwo",
            "statement/problem.en.tex",
            &["accepted/add.py", "several/odd.py", "submissions.yaml", "wrong_answer/less.py"],
        ),
    ] {
        let all = listed(&desk.root.join(folder));
        let is_plain = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_alphanumeric())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || "_.-".contains(c))
        };
        assert!(all.iter().all(|path| path.split('/').all(is_plain)), "{all:?}");
        assert!(all.contains(&statement.to_owned()), "{all:?}");
        let below = |start: &str| all.iter().filter_map(|path| path.strip_prefix(start)).collect::<Vec<_>>();
        assert_eq!(below("submissions/"), submissions);
        let inputs: Vec<&str> = below("data/").into_iter().filter(|path| path.ends_with(".in")).collect();
        assert!(inputs.len() > 10 && inputs.contains(&"sample/1.in"), "{inputs:?}");
        for input in inputs.iter().filter(|input| !input.starts_with("invalid")) {
            assert!(below("data/").contains(&input.replace(".in", ".ans").as_str()), "{input}");
        }
    }
    let all = listed(&desk.root.join("new/sumoftwo"));
    assert!(
        all.contains(&"data/invalid_input/001.in".to_owned())
            && all.contains(&"data/secret/test_group.yaml".to_owned())
    );
    let described = all.iter().filter(|path| path.starts_with("data/secret/") && path.ends_with(".yaml")).count();
    let secret = all.iter().filter(|path| path.starts_with("data/secret/") && path.ends_with(".in")).count();
    assert_eq!(described, secret + 1);
    let expectations = desk.read("new/sumoftwo/submissions/submissions.yaml");
    assert!(
        expectations.contains("\"several/odd.py\":\n  permitted: [AC, RTE, WA]\n  required: [RTE, WA]\n"),
        "{expectations}"
    );
    assert!(desk.read("new/sumoftwo/problem.yaml").contains("license: cc0\n"));
    assert!(desk.read("sumoftwo/problem.yaml").contains("validator_flags: \"case_sensitive\"\n"));
    assert!(desk.read("sumoftwo/problem_statement/problem.en.tex").contains("Add \\texttt{a} to \\texttt{b}."));
}

#[test]
fn the_same_problem_gives_the_same_bytes_and_nothing_is_replaced_unasked() {
    let desk = desk("export-bytes");
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    for line in [
        "export kattis sum-of-two -o a/sum.zip",
        "export kattis sum-of-two -o b/sum.zip",
        "export domjudge sum-of-two -o d/sum --balloon #ff0000",
    ] {
        let ran = desk.run(line);
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
    }
    let bytes = |file: &str| fs::read(desk.root.join(file)).unwrap();
    assert!(bytes("a/sum.zip") == bytes("b/sum.zip"));
    assert!(bytes("a/sum.zip").windows(18).any(|part| part == b"sum/data/sample/1."), "entries lie below the name");
    let ini = desk.read("d/sum/domjudge-problem.ini");
    assert_eq!(ini, "name = 'Sum of two'\nexternalid = 'sumoftwo'\ntimelimit = 4\ncolor = '#ff0000'\n");
    assert!(desk.read("d/sum/problem.html").contains("<p>Add <code>a</code> to <code>b</code>.</p>"));

    let again = desk.run("export domjudge sum-of-two -o d/sum");
    assert!(again.code.number() == 2 && again.stderr.contains("--force"), "{}", again.page());
    assert_eq!(desk.run("export domjudge sum-of-two -o d/sum --force").code.number(), 0);
    assert!(!desk.read("d/sum/domjudge-problem.ini").contains("color"));
    desk.write("mine/problem.yaml", "name: mine\n");
    let mine = desk.run("export kattis sum-of-two -o mine --force");
    assert!(mine.code.number() == 2 && mine.stderr.contains("other files than an export has made"), "{}", mine.page());
    assert_eq!(desk.read("mine/problem.yaml"), "name: mine\n");
    // What somebody has put beside the package's files is no export's.
    desk.write("d/sum/notes.txt", "mine\n");
    assert_eq!(desk.run("export domjudge sum-of-two -o d/sum --force").code.number(), 2);
    assert_eq!(desk.read("d/sum/notes.txt"), "mine\n");
}

#[test]
fn what_cannot_be_a_package_says_why_and_leaves_nothing() {
    let desk = desk("export-refused");
    desk.edit("problems/sum-of-two/spec.yaml", "model: accepted/add.py\n", "");
    let ran = desk.run("export kattis sum-of-two -o out");
    assert!(ran.code.number() == 2 && ran.stderr.contains("name a `model:`"), "{}", ran.page());
    assert!(!desk.root.join("out").exists());
    let ran = desk.run("export kattis sum-of-two -o out --package-version 2031");
    assert!(ran.code.number() == 2 && ran.stderr.contains("legacy and 2025-09"), "{}", ran.page());
}
