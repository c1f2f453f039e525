//! Libraries in one file: what a submission takes from its author's other files is put into it, judged so, and handed in so.

use crate::desk::Desk;

const WHOLE: &str = "problems/spanning/submissions/accepted/whole.rs";
const HEADERS: &str = "problems/spanning/submissions/accepted/headers.cpp";

fn handed_in(desk: &Desk, file: &str) -> String {
    let (code, text, said) = desk.call(&["submit", file], "");
    assert_eq!(code, 0, "{said}");
    // It stands alone: in a folder where nothing else is, it gets the same verdict.
    let alone = Desk::empty_elsewhere(if file == WHOLE { "inlined-rust" } else { "inlined-cpp" });
    let name = file.rsplit('/').next().unwrap();
    alone.write(
        "problems/spanning/spec.yaml",
        &desk.read("problems/spanning/spec.yaml").replace("model: accepted/whole.rs\n", ""),
    );
    alone.write("problems/spanning/statement.md", "# Spanning Tree\n");
    alone.write(&format!("problems/spanning/submissions/accepted/{name}"), &text);
    let ran = alone.run("judge spanning");
    assert!(ran.stdout.contains(" AC ") && ran.code.number() == 0, "{}", ran.page());
    std::fs::remove_dir_all(&alone.root).unwrap();
    text
}

#[test]
fn modules_and_crates_of_a_workspace_are_handed_in_as_far_as_they_are_used() {
    let desk = Desk::of("library", "inlining-rust");
    let ran = desk.run(&format!("judge {WHOLE}"));
    assert!(ran.stdout.contains(" AC ") && !ran.stderr.contains("folder"), "{}", ran.page());
    let text = handed_in(&desk, WHOLE);
    for part in [
        "mod edges {",
        "pub struct Joined",
        "macro_rules! tell",
        "kind!(Sum",
        "extern crate alloc;",
        "fn number(&mut self) -> i64",
    ] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    for part in [
        "unwanted",
        "fn helper",
        "NAMES",
        "mod tests",
        "feature = ",
        "compile_error",
        "Reads it",
        "::sets::Joined;\nuse ::",
    ] {
        assert!(!text.contains(part), "{part} is not wanted:\n{text}");
    }
}

#[test]
fn headers_are_handed_in_once_each() {
    let desk = Desk::of("library", "inlining-cpp");
    let text = handed_in(&desk, HEADERS);
    assert!(!text.contains("#line") && !text.contains("#pragma once") && !text.contains("#include \"graphs"), "{text}");
    assert!(text.contains("#include \"debug.hpp\""), "what is asked for on the author's machine alone stays: {text}");
    assert_eq!(
        text.matches("#include \"not/there.hpp\"").count(),
        2,
        "comments and literals are no directives: {text}"
    );
    assert_eq!(text.matches("long long spanning(").count(), 1, "{text}");
}

#[test]
fn what_is_named_in_odd_ways_is_taken_and_what_only_has_its_name_is_not() {
    let desk = Desk::of("library", "inlining-odd");
    desk.write(
        "crates/words/src/lib.rs",
        "pub const LABEL: &str = \"sum\";\npub trait Zero { const ZERO: i64; }\nimpl Zero for i64 { const ZERO: i64 = 0; }\n\
         pub struct Big(pub u64);\nimpl From<Big> for u64 { fn from(big: Big) -> u64 { big.0 } }\n\
         pub trait Twice { fn twice(self) -> Self; }\nmacro_rules! twice { ($($ty:ty),*) => { $(impl Twice for $ty { fn twice(self) -> Self { self * 2 } })* } }\n\
         mod made { use super::Twice; twice!(i64, u64); }\npub fn f() -> i64 { 7 }\npub fn split(text: &str) -> Vec<String> { text.split_ascii_whitespace().map(String::from).collect() }\n",
    );
    desk.edit("problems/Cargo.toml", "graphs = ", "words = { path = \"../crates/words\" }\ngraphs = ");
    let odd = "use std::io::{self, Read};\nuse words::{Big, LABEL, Twice, Zero};\n\nmod sets {\n    pub fn f() -> i64 {\n        0\n    }\n}\n\nfn main() {\n    \
        let mut text = String::new();\n    io::stdin().read_to_string(&mut text).unwrap();\n    assert_eq!(format!(\"{LABEL}\"), \"sum\");\n    \
        let big: u64 = Big(3).into();\n    let nothing = <i64 as Zero>::ZERO + sets::f();\n    let edges = text.lines().skip(1);\n    \
        let weights = edges.map(|line| line.rsplit(' ').next().unwrap().parse::<i64>().unwrap());\n    \
        let all: Vec<i64> = weights.collect();\n    let most = if all.len() > 1 { *all.iter().max().unwrap() } else { 0 };\n    \
        println!(\"{}\", all.iter().sum::<i64>().twice() / 2 - most + nothing + big as i64 - 3);\n}\n";
    desk.write("problems/spanning/submissions/accepted/odd.rs", odd);
    desk.write("include/list.inc", "ITEM(zero) ITEM(one)\n");
    desk.write("include/types.hpp", "#pragma once\nusing ll = long long;\n");
    desk.write("include/local.hpp", "#pragma once\n#include \"types.hpp\"\n");
    let twice = "#include <iostream>\n#include <queue>\n#ifndef ONLINE_JUDGE\n#include \"local.hpp\"\n#endif\n#include \"types.hpp\"\n#define ITEM(x) x,\nenum {\n#include \"list.inc\"\n};\n#undef ITEM\n#define ITEM(x) #x,\nconst char* names[] = {\n#include \"list.inc\"\n};\nint main() {\n    ll n, m, a, b, w, sum = 0, most = 0;\n    std::cin >> n >> m;\n    while (std::cin >> a >> b >> w) sum += w, most = std::max(most, w);\n    std::cout << sum - (m > 1 ? most : 0) + (names[one][0] != 'o') << '\\n';\n}\n";
    desk.write("problems/spanning/submissions/accepted/twice.cpp", twice);
    desk.write("problems/spanning/submissions/accepted/queue", "no header\n");
    let ran = desk.run("judge spanning");
    assert_eq!(ran.stdout.matches(" AC AC ").count() + ran.stdout.matches("  AC  ").count(), 4, "{}", ran.page());
    let (_, text, _) = desk.call(&["submit", "problems/spanning/submissions/accepted/twice.cpp"], "");
    assert_eq!(text.matches("using ll").count(), 2, "a header under a condition says nothing of later ones: {text}");
    let (_, text, _) = desk.call(&["submit", "problems/spanning/submissions/accepted/odd.rs"], "");
    assert!(text.contains("    io::stdin()") && text.contains(" sets::f()"), "{text}");
}

#[test]
fn mistakes_in_a_library_are_told_at_its_own_place() {
    let desk = Desk::of("library", "inlining-mistakes");
    desk.edit("crates/sets/src/joined.rs", "(0..n).collect()", "(0..n).colect()");
    desk.edit("include/graphs/spanning.hpp", "long long sum = 0;", "long long sum = 0");
    let ran = desk.run("judge spanning");
    let line = |file: &str, text: &str| desk.read(file).lines().position(|line| line.contains(text)).unwrap() + 1;
    let joined = line("crates/sets/src/joined.rs", "colect");
    // Compilers name the statement that is not ended, or what stands behind it.
    let spanning = line("include/graphs/spanning.hpp", "for (const Edge& edge");
    assert!(ran.stdout.contains(&format!("crates/sets/src/joined.rs:{joined}:")), "{}", ran.page());
    let places = [spanning - 1, spanning].map(|line| format!("include/graphs/spanning.hpp:{line}:"));
    assert!(places.iter().any(|place| ran.stdout.contains(place)), "{}", ran.page());
}

#[test]
fn what_no_single_file_can_hold_is_told() {
    let desk = Desk::of("library", "inlining-refused");
    desk.edit(WHOLE, "mod edges;", "mod edges;\nmacros_of_the_compiler::nothing!();");
    let ran = desk.run(&format!("submit {WHOLE}"));
    assert!(
        ran.stderr.contains("crates/macros-of-the-compiler/src/lib.rs: error: is a library of procedural macros"),
        "{}",
        ran.page()
    );
    desk.edit(
        "crates/sets/src/joined.rs",
        "use crate::counts::Counts;",
        "#[path = \"joined.rs\"]\nmod again;\nuse crate::counts::Counts;",
    );
    desk.edit(WHOLE, "macros_of_the_compiler::nothing!();", "");
    let ran = desk.run(&format!("submit {WHOLE}"));
    assert!(ran.stderr.contains("modules lie more than 100 deep"), "{}", ran.page());
}

#[test]
fn nothing_outside_of_the_project_and_nothing_hidden_is_read() {
    let desk = Desk::empty_elsewhere("inlining-outside");
    let outside = Desk::empty_elsewhere("inlining-secret");
    outside.write("secret.hpp", "int secret;\n");
    desk.write("include/.hidden/h.hpp", "int secret;\n");
    desk.write(
        "problems/echo/spec.yaml",
        "format: 1\ntitle: Echo\nexamples:\n  - { stdin: \"1\\n\", stdout: \"1\\n\" }\n",
    );
    desk.write("problems/echo/statement.md", "# Echo\n");
    std::os::unix::fs::symlink(outside.root.join("secret.hpp"), desk.root.join("include/linked.hpp")).unwrap();
    let name = outside.root.file_name().unwrap().to_str().unwrap();
    for include in [&format!("../../../../../{name}/secret.hpp"), ".hidden/h.hpp", "linked.hpp", "/etc/hostname"] {
        desk.write("problems/echo/submissions/accepted/a.cpp", &format!("#include \"{include}\"\nint main() {{}}\n"));
        let (_, text, said) = desk.call(&["submit", "--anyway", "problems/echo/submissions/accepted/a.cpp"], "");
        assert!(!(text + &said).contains("int secret"), "{include}");
    }
    std::fs::remove_dir_all(&desk.root).unwrap();
    std::fs::remove_dir_all(&outside.root).unwrap();
}
