//! What is made once for all sources is used, and changes nothing that a program sees.

use crate::kit::{built, config, emptied};
use ojkit_languages::{Config, Machine};
use ojkit_model::limits::Limits;
use ojkit_run::{Ending, Job, Outcome};
use std::fs;
use std::path::{Path, PathBuf};

/// A machine of an empty cache, and the cache's entries.
fn machine(name: &str) -> (Machine, PathBuf) {
    let cache_dir = emptied(name);
    let entries = cache_dir.join("entries");
    (Machine::new(Config { cache_dir, ..config() }).expect("a machine"), entries)
}

fn run(machine: &Machine, file: &str, text: &str) -> Option<Outcome> {
    let artifact = built(machine.build_text(file, text.as_bytes()))?;
    let limits = Limits { time_ms: 10_000, ..Limits::default() };
    let job = Job { artifact: &artifact, args: &[], stdin: b"", limits, readable: &[], writable: &[] };
    Some(machine.worker().expect("a worker").run(&job).expect("it runs"))
}

/// The entries that have this file.
fn having(entries: &Path, file: &str) -> Vec<PathBuf> {
    let all = fs::read_dir(entries).expect("entries").map(|entry| entry.expect("an entry").path());
    all.filter(|entry| entry.join(file).exists()).collect()
}

#[test]
fn headers_are_compiled_ahead_from_the_second_source_on_and_only_where_nothing_stands_before_them() {
    let (machine, entries) = machine("headers-ahead");
    let program = |first: &str| {
        format!("{first}#include <bits/stdc++.h>\nint main() {{ assert(!\"said\"); std::puts(\"here\"); }}\n")
    };
    let plain = program("// once\n");
    let Some(outcome) = run(&machine, "a.cpp", &plain) else { return };
    assert!(matches!(outcome.ending, Ending::Signalled(_)), "{outcome:?}");
    assert_eq!(having(&entries, "bits"), Vec::<PathBuf>::new(), "one source does not pay for it");
    run(&machine, "a.cpp", &plain);
    assert_eq!(having(&entries, "bits"), Vec::<PathBuf>::new(), "nothing is compiled a second time");
    let outcome = run(&machine, "b.cpp", &program("// twice\n")).expect("the compiler was there");
    assert!(matches!(outcome.ending, Ending::Signalled(_)), "{outcome:?}");
    assert!(String::from_utf8_lossy(&outcome.stderr).contains("said"), "{outcome:?}");
    let outcome = run(&machine, "c.cpp", &program("#define NDEBUG 1\n")).expect("the compiler was there");
    assert_eq!(
        (outcome.ending, &outcome.stdout[..]),
        (Ending::Exited(0), &b"here\n"[..]),
        "a macro before the header counts"
    );
    let prepared = having(&entries, "bits/stdc++.h.gch");
    let row = machine.language_of(Path::new("a.cpp")).expect("C++");
    let compiler = machine.tools(row).expect("found").compiler.expect("a compiler");
    if compiler.display().to_string().contains("clang") {
        return;
    }
    let [folder] = &prepared[..] else { panic!("{prepared:?}") };
    // Says of each header that is read whether it was compiled ahead: `! path`.
    let source = entries.join("d.cpp");
    fs::write(&source, &plain).expect("written");
    let options = row.compile.iter().filter(|word| word.starts_with('-') && *word != "-o" && !word.contains('{'));
    let told = std::process::Command::new(compiler)
        .args(options)
        .arg(format!("-I{}", folder.display()))
        .args(["-H", "-fsyntax-only"])
        .arg(&source)
        .output()
        .expect("it starts");
    let told = String::from_utf8_lossy(&told.stderr).into_owned();
    assert!(told.lines().any(|line| line.starts_with("! ") && line.ends_with("bits/stdc++.h.gch")), "{told}");
}

#[test]
fn python_starts_in_an_environment_of_its_own_and_finds_what_it_found() {
    let (machine, entries) = machine("python-ahead");
    let text = "import sys\nprint(sys.prefix != sys.base_prefix, *sorted(p for p in sys.path if '-packages' in p and not p.startswith(sys.prefix)))\nexit(3)\n";
    let Some(outcome) = run(&machine, "a.py", text) else { return };
    assert_eq!(outcome.ending, Ending::Exited(3), "{outcome:?}");
    assert_eq!(having(&entries, "pyvenv.cfg").len(), 1);
    let row = machine.language_of(Path::new("a.py")).expect("Python");
    let runtime = machine.tools(row).expect("found").runtime.expect("an interpreter");
    let script = "import sys; print(True, *sorted(p for p in sys.path if '-packages' in p))";
    let told = std::process::Command::new(runtime).args(["-B", "-s", "-c", script]).output().expect("it starts");
    assert_eq!(String::from_utf8_lossy(&outcome.stdout), String::from_utf8_lossy(&told.stdout));
}
