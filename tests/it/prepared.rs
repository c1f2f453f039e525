//! What is made once for all sources is used, and changes nothing that a program sees.

use crate::harness::programs::{request, signature};
use crate::kit::{built, config, emptied};
use crate::skipped::skipped;
use ojkit_languages::{Config, Form, Harness, Language, Machine, Toolchain, synthesize};
use ojkit_model::limits::Limits;
use ojkit_run::{Artifact, Ending, Job, Outcome};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A machine of an empty cache, and the cache's entries.
fn machine(name: &str) -> (Machine, PathBuf) {
    let cache_dir = emptied(name);
    let entries = cache_dir.join("entries");
    (Machine::new(Config { cache_dir, ..config() }).expect("a machine"), entries)
}

fn run(machine: &Machine, file: &str, text: &str) -> Option<Outcome> {
    Some(run_on(machine, &built(machine.build_text(file, text.as_bytes()))?, b""))
}

fn run_on(machine: &Machine, artifact: &Artifact, stdin: &[u8]) -> Outcome {
    let limits = Limits { time_ms: 10_000, ..Limits::default() };
    let job = Job { artifact, args: &[], stdin, limits, readable: &[], writable: &[] };
    machine.worker().expect("a worker").run(&job).expect("it runs")
}

/// The harness around a Rust submission with a function of a list.
fn harness(source: &str) -> Harness {
    let signature = signature("first", &[("nums", "integer[]")], "integer");
    synthesize(&request(Language::RUST, source, &signature, Form::Both)).expect("a harness")
}

/// What such a submission answers for the list 1, 2, 3, and whether the whole text of its harness was compiled.
fn answered(machine: &Machine, source: &str) -> (String, bool) {
    let harness = harness(source);
    let artifact = machine.build_harness(&harness).unwrap_or_else(|error| panic!("{error}"));
    let compiled = fs::read(artifact.recipe().folder.join(&harness.file_name)).expect("its text");
    let outcome = run_on(machine, &artifact, b"3\n1 2 3\n");
    (String::from_utf8_lossy(&outcome.stdout).into_owned(), compiled == harness.text)
}

/// A Rust submission that adds a number to the first of a list.
fn adding(number: i32) -> String {
    format!("impl Solution {{ pub fn first(nums: Vec<i32>) -> i32 {{ nums[0] + {number} }} }}\n")
}

/// The entries that have this file.
fn having(entries: &Path, file: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(entries).expect("entries").map(|entry| entry.expect("an entry").path());
    all.filter(|entry| entry.join(file).exists()).collect()
}

/// A machine that compiles C++ with one compiler alone; `None` where it is not installed.
fn machine_with(name: &str, compiler: &str) -> Option<(Machine, PathBuf)> {
    let (machine, entries) = machine(name);
    let only = |row: &mut Toolchain| {
        if row.name == "cpp" {
            row.compiler = vec![compiler.to_string()];
        }
    };
    let machine = machine.with_languages(only);
    let row = machine.language_of(Path::new("a.cpp")).expect("C++");
    match machine.tools(row) {
        Ok(_) => Some((machine, entries)),
        Err(missing) => {
            skipped(&missing.what);
            None
        }
    }
}

#[test]
fn headers_are_compiled_ahead_from_the_second_source_on_and_only_where_nothing_stands_before_them() {
    for (folder, compiler) in [("headers-ahead", "g++"), ("headers-ahead-clang", "clang++-*")] {
        if let Some((machine, entries)) = machine_with(folder, compiler) {
            headers_are_compiled_ahead(&machine, &entries);
        }
    }
}

fn headers_are_compiled_ahead(machine: &Machine, entries: &Path) {
    let program = |first: &str| {
        format!("{first}#include <bits/stdc++.h>\nint main() {{ assert(!\"said\"); std::puts(\"here\"); }}\n")
    };
    let having = |file: &str| having(entries, file);
    let run = |text: &str| run(machine, "a.cpp", text).expect("the compiler is there");
    let plain = program("// once\n");
    assert!(matches!(run(&plain).ending, Ending::Signalled(_)));
    assert_eq!(having("all.h.gch"), Vec::<PathBuf>::new(), "one source does not pay for it");
    run(&plain);
    assert_eq!(having("all.h.gch"), Vec::<PathBuf>::new(), "nothing is compiled a second time");
    let outcome = run(&program("#define NDEBUG 1\n"));
    let printed = (Ending::Exited(0), &b"here\n"[..]);
    assert_eq!((outcome.ending, &outcome.stdout[..]), printed, "a macro before the header counts");
    assert_eq!(having("all.h.gch"), Vec::<PathBuf>::new(), "a source that begins otherwise has no use for it");
    let outcome = run(&program("/* twice */ "));
    assert!(matches!(outcome.ending, Ending::Signalled(_)), "{outcome:?}");
    assert!(String::from_utf8_lossy(&outcome.stderr).contains("said"), "{outcome:?}");
    let prepared = having("all.h.gch");
    let [folder] = &prepared[..] else { panic!("{prepared:?}") };
    // A compiler that reads what was compiled ahead notices, and goes without.
    fs::write(folder.join("all.h.gch"), "nothing of the kind").expect("written");
    assert!(matches!(run(&program("// thrice\n")).ending, Ending::Signalled(_)));
    assert_eq!(having("all.h.gch"), Vec::<PathBuf>::new(), "what cannot be read is made anew another time");
}

#[test]
fn what_rust_harnesses_have_in_common_is_compiled_once_and_linked_with_each() {
    let (machine, entries) = machine("library-ahead");
    let library = || having(&entries, "libojkit_harness.rlib");
    run(&machine, "a.rs", "fn main() {}").expect("the compiler is there");
    assert_eq!(library(), Vec::<PathBuf>::new(), "a program with a `main` of its own has no use for it");
    let at_once = std::thread::scope(|scope| {
        let machine = &machine;
        let threads = [1, 2].map(|number| scope.spawn(move || answered(machine, &adding(number))));
        threads.map(|thread| thread.join().expect("it ends"))
    });
    assert_eq!(at_once, [("2\n".to_owned(), false), ("3\n".to_owned(), false)]);
    // Names of the harness and of the language may be the submission's own.
    let own = "mod ojkit_harness { pub fn main() -> i32 { 30 } }\nmacro_rules! panic { () => { 1 } }\nstruct Vec;\ntype Option = ();\nfn main() {}\n";
    let with_own = format!("#![no_implicit_prelude]\n{own}{}", adding(0))
        .replace("Vec<i32>", "::std::vec::Vec<i32>")
        .replace("+ 0", "+ ojkit_harness::main() + panic!()");
    assert_eq!(answered(&machine, &with_own), ("32\n".to_owned(), false));
    let other = harness("type V = Vec<String>;\nimpl Solution { pub fn first(nums: V) -> i32 { 1 } }\n");
    let said = other.map_diagnostics(&machine.build_harness(&other).expect_err("another type").to_string());
    assert!(said.contains("`String: Get<I>` is not satisfied"), "{said}");
    assert_eq!(library().len(), 1);
}

#[test]
fn a_rust_harness_that_cannot_be_linked_is_compiled_with_its_whole_text() {
    let (machine, entries) = machine("library-gone");
    let library = || having(&entries, "libojkit_harness.rlib");
    assert_eq!(answered(&machine, &adding(1)), ("2\n".to_owned(), false));
    fs::write(library()[0].join("libojkit_harness.rlib"), "nothing of the kind").expect("written");
    assert_eq!(answered(&machine, &adding(3)), ("4\n".to_owned(), true));
    assert_eq!(library(), Vec::<PathBuf>::new(), "what cannot be read is made anew another time");
    assert_eq!(answered(&machine, &adding(5)), ("6\n".to_owned(), false));
    let place = |word: &String| !word.contains("{prepared}");
    let without = machine.with_languages(|row| row.compile.retain(place));
    assert_eq!(answered(&without, &adding(4)), ("5\n".to_owned(), true));
}

#[test]
fn of_several_compilers_the_one_that_takes_the_better_standard_counts() {
    let folder = emptied("standards");
    let script = |name: &str, takes: &str| {
        let text = format!("#!/bin/sh\ncase \"$*\" in --version) echo {name} 1.0;; *{takes}*) ;; *) exit 1;; esac\n");
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("executable");
        path.display().to_string()
    };
    let compilers = vec![script("old", "gnu++17"), script("newer", "gnu++20"), script("as-new", "gnu++20")];
    let (machine, _) = machine("standards-cache");
    let machine = machine.with_languages(|row| row.compiler.clone_from(&compilers));
    let row = machine.language_of(Path::new("a.cpp")).expect("C++");
    let tools = machine.tools(row).expect("found");
    assert_eq!((&*tools.version, &*tools.standard), ("newer 1.0", "gnu++20"));
    let advice = tools.advice(row).expect("another compiler would be better");
    assert!(advice.contains("clang-19"), "{advice}");
}

#[test]
fn python_starts_in_an_environment_of_its_own_and_finds_what_it_found() {
    let (machine, entries) = machine("python-ahead");
    // Nothing that installed packages run at every start was loaded.
    let loaded =
        "assert not [m for m in sys.modules.values() if '-packages' in (getattr(m, '__file__', None) or '')]\n";
    let text = "import sys\nprint(sys.prefix != sys.base_prefix, *sorted(p for p in sys.path if '-packages' in p and not p.startswith(sys.prefix)))\n";
    let Some(outcome) = run(&machine, "a.py", &format!("{text}{loaded}exit(3)\n")) else { return };
    assert_eq!(outcome.ending, Ending::Exited(3), "{outcome:?}");
    assert_eq!(having(&entries, "pyvenv.cfg").len(), 1);
    let row = machine.language_of(Path::new("a.py")).expect("Python");
    let runtime = machine.tools(row).expect("found").runtime.expect("an interpreter");
    let script = "import sys; print(True, *sorted(p for p in sys.path if '-packages' in p))";
    let told = std::process::Command::new(runtime).args(["-B", "-s", "-c", script]).output().expect("it starts");
    assert_eq!(String::from_utf8_lossy(&outcome.stdout), String::from_utf8_lossy(&told.stdout));
}
