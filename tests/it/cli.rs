//! The command line as a user meets it: through `cli::run`, on a small collection of its own.

use crate::desk::Desk;
use crate::skipped::skipped;
use ojkit::cli::ExitCode;
use std::fs;

#[test]
fn without_a_command_it_shows_where_to_begin() {
    insta::assert_snapshot!(Desk::empty("begin").run("").page());
}

#[test]
fn every_command_has_its_help() {
    let collection = Desk::empty("help");
    insta::assert_snapshot!("help", collection.run("--help").page());
    let commands = [
        "test",
        "edit",
        "list",
        "next",
        "init",
        "new",
        "check",
        "gen",
        "validate",
        "run",
        "show",
        "debug",
        "judge",
        "add-case",
        "stress",
        "strength",
        "explain",
        "submit",
        "accept",
        "import",
        "export",
        "audit",
        "listen",
        "config",
        "doctor",
        "completions",
        "man",
    ];
    for command in commands {
        insta::assert_snapshot!(format!("help_{command}"), collection.run(&format!("{command} --help")).page());
    }
}

#[test]
fn outside_a_collection_it_says_how_to_begin_one() {
    // The repository is a collection itself, so that a folder elsewhere is needed.
    let elsewhere = std::env::temp_dir().join(format!("ojkit-nowhere-{}", std::process::id()));
    fs::create_dir_all(&elsewhere).unwrap();
    let mut nowhere = Desk::empty("nowhere");
    nowhere.cwd = elsewhere.clone();
    insta::assert_snapshot!(nowhere.run("list").page());
    fs::remove_dir_all(elsewhere).unwrap();
}

#[test]
fn a_wrong_command_line_ends_with_2_and_the_right_usage() {
    let collection = Desk::of("cli", "usage");
    insta::assert_snapshot!("unknown_command", collection.run("jugde").page());
    insta::assert_snapshot!("unknown_problem", collection.run("judge sum-of-too").page());
    insta::assert_snapshot!("missing_file", collection.run("run no-such-file.rs --problem sum-of-two").page());
    assert_eq!(collection.run("--version").code, ExitCode::AsExpected);
}

#[test]
fn the_list_shows_every_problem_and_its_state() {
    let collection = Desk::of("cli", "list");
    insta::assert_snapshot!(collection.run("list").page());
    let json: serde_json::Value = serde_json::from_str(&collection.run("list --format json").stdout).unwrap();
    assert_eq!((json["format"].as_i64(), json["problems"][0]["problem"].as_str()), (Some(1), Some("sum-of-two")));
}

#[test]
fn a_new_collection_with_a_new_problem_can_be_judged_at_once() {
    let collection = Desk::empty("fresh");
    insta::assert_snapshot!("init", collection.run("init").page());
    insta::assert_snapshot!("new", collection.run("new pair-sum").page());
    insta::assert_snapshot!("new_spec", collection.read("problems/pair-sum/spec.yaml"));
    insta::assert_snapshot!("new_check", collection.run("check").page());
    insta::assert_snapshot!("new_judge", collection.run("judge").page());
    assert_eq!(collection.run("check").code, ExitCode::AsExpected, "a page without a model stays as fresh as it was");
    assert_eq!(collection.run("init").code, ExitCode::Usage);
    assert_eq!(collection.run("new pair-sum").code, ExitCode::Usage);
    assert_eq!(collection.run("new My_Own_Name").code, ExitCode::Usage);
    assert!(collection.run("new Two_Sum").stdout.contains("wrote problems/two-sum"));
}

#[test]
fn every_kind_of_new_problem_says_what_is_blank_and_its_draft_is_right() {
    let collection = Desk::empty("kinds");
    assert_eq!(collection.run("init").code, ExitCode::AsExpected);
    let kinds = ["--stdin", "--interactive", "--scores", "--stdin --scores", "--interactive --scores"];
    for (number, kind) in kinds.iter().enumerate() {
        let made = collection.run(&format!("new kind-{number} {kind} --language python"));
        assert_eq!(made.code, ExitCode::AsExpected, "{kind}: {}", made.page());
        let checked = collection.run(&format!("check kind-{number}"));
        assert_eq!(checked.code, ExitCode::AsExpected, "{kind}: {}", checked.page());
        assert!(checked.stderr.contains("spec.yaml") && checked.stderr.contains("statement.md:3:1: warning"), "{kind}");
        let tested = collection.run(&format!("test kind-{number} --search 10"));
        assert!(
            !tested.page().contains("judge_error") && tested.stdout.contains("sample"),
            "{kind}: {}",
            tested.page()
        );
    }
    assert!(!collection.root.join("problems/Cargo.toml").exists());
    // As a setter goes on: the draft becomes the model, and what is exported says what the spec says.
    let folder = collection.root.join("problems/kind-3/submissions");
    fs::create_dir_all(folder.join("accepted")).unwrap();
    fs::rename(folder.join("draft/solution.py"), folder.join("accepted/solution.py")).unwrap();
    collection.edit("problems/kind-3/spec.yaml", "# model:", "model:");
    assert_eq!(collection.run("export kattis kind-3 -o kindthree").code, ExitCode::AsExpected);
    let statement = collection.read("kindthree/problem_statement/problem.en.tex");
    for part in [
        "$n$\\\\\n$a_{1}$ $a_{2}$ $\\dots$ $a_{n}$\n",
        "\\item $1 \\le n \\le 100$",
        "1 & 30 & $n \\le 10$ \\\\",
        "2 & 70 & no additional",
    ] {
        assert!(statement.contains(part), "{part}: {statement}");
    }
    assert!(!statement.contains("length"), "a length that the layout shows is no constraint of a reader: {statement}");
}

#[test]
fn every_slug_and_title_makes_a_folder_that_can_be_judged_or_is_refused() {
    let collection = Desk::empty("slugs");
    fs::create_dir_all(collection.root.join("problems")).unwrap();
    assert_eq!(collection.run("init").code, ExitCode::AsExpected, "an empty folder is no collection yet");
    let long = "a".repeat(90);
    for slug in ["match", "type", "null", "true", "486", "3-sum", "x", &long] {
        assert_eq!(collection.run(&format!("new {slug}")).code, ExitCode::AsExpected, "{slug}");
    }
    for (slug, title) in [("t1", "null"), ("t2", "12"), ("t3", "a:b"), ("t4", "#1")] {
        assert_eq!(collection.run(&format!("new {slug} --title {title}")).code, ExitCode::AsExpected);
        let spec = collection.read(&format!("problems/{slug}/spec.yaml"));
        assert!(spec.contains(&format!("title: \"{title}\"\n")), "{spec}");
    }
    let checked = collection.run("check");
    assert_eq!(checked.code, ExitCode::AsExpected, "{}", checked.page());
    let judged = collection.run("judge match type null true");
    assert!(!judged.stdout.contains(" CE "), "{}", judged.stdout);
    assert_eq!(collection.run(&format!("new {}", "a".repeat(101))).code, ExitCode::Usage);
}

#[test]
fn a_collection_without_rust_needs_no_manifest_and_one_with_rust_keeps_what_a_person_put_there() {
    let collection = Desk::of("cli", "binaries");
    let (manifest, problem) = ("problems/Cargo.toml", "problems/sum-of-two");
    let dependencies = "\n[dependencies]\nrand = \"0.9\"\n";
    collection.write(manifest, "[package]\nname = \"problems\"\n");
    assert_eq!(collection.run("check --fix").code, ExitCode::AsExpected);
    collection.write(manifest, &(collection.read(manifest) + dependencies));
    collection.write(&format!("{problem}/submissions/draft/more.rs"), "fn main() {}\n");
    assert_eq!(collection.run("check").code, ExitCode::Found);
    assert_eq!(collection.run("check --fix").code, ExitCode::AsExpected);
    let text = collection.read(manifest);
    assert!(text.contains("sum-of-two--more") && text.ends_with(dependencies), "{text}");
    // A manifest that is no TOML stays, with its place.
    let broken = text.replace("rand = \"0.9\"", "rand =");
    collection.write(manifest, &broken);
    let refused = collection.run("check --fix");
    assert_eq!(refused.code, ExitCode::Usage);
    assert!(refused.stderr.contains("problems/Cargo.toml:") && refused.stderr.contains("rand ="), "{}", refused.stderr);
    assert_eq!(collection.read(manifest), broken);
    // Who writes no Rust has nothing to do with it.
    collection.edit(&format!("{problem}/spec.yaml"), "model: accepted/sum.rs", "model: accepted/sum.py");
    fs::remove_dir_all(collection.root.join(problem).join("submissions")).unwrap();
    fs::remove_file(collection.root.join(problem).join("explain.rs")).unwrap();
    let model = "class Solution:\n    def sum(self, num1: int, num2: int) -> int:\n        return num1 + num2\n";
    collection.write(&format!("{problem}/submissions/accepted/sum.py"), model);
    let python = collection.run("check");
    assert_eq!(python.code, ExitCode::AsExpected, "{}", python.page());
    fs::remove_file(collection.root.join(manifest)).unwrap();
    assert_eq!(collection.run("check --fix").code, ExitCode::AsExpected);
    assert!(!collection.root.join(manifest).exists());
}

#[test]
fn check_finds_what_is_broken_and_what_is_stale() {
    let collection = Desk::of("cli", "check");
    assert_eq!(collection.run("check").code, ExitCode::AsExpected);
    collection.write("problems/Cargo.toml", "[package]\nname = \"problems\"\n");
    let stale = collection.run("check");
    assert_eq!(stale.code, ExitCode::Found);
    assert!(stale.stderr.contains("the list of binaries is stale"), "{}", stale.stderr);
    assert_eq!(collection.run("check --fix").code, ExitCode::AsExpected);
    assert_eq!(collection.run("check").code, ExitCode::AsExpected);
    insta::assert_snapshot!("manifest", collection.read("problems/Cargo.toml"));
    let spec = "problems/sum-of-two/spec.yaml";
    collection.edit(spec, "num1: 12,", "num1: 101,");
    collection.edit(spec, "accepted/sum.rs", "accepted/gone.rs");
    collection.edit("problems/sum-of-two/kept.yaml", "num1: 0", "num1: -101");
    collection.write("problems/sum-of-two/submissions/accepted/notes.txt", "");
    insta::assert_snapshot!("broken", collection.run("check").page());
}

#[test]
fn a_broken_spec_keeps_nobody_from_judging_the_others() {
    let collection = Desk::of("cli", "two");
    collection.write("problems/other/spec.yaml", "format: 1\ntitle: Other\nlimit: 3\n");
    let ran = collection.run("judge");
    assert_eq!(ran.code, ExitCode::Usage);
    assert!(ran.stderr.contains("problems/other/spec.yaml:3:1: error:"), "{}", ran.stderr);
    assert!(ran.stdout.contains("accepted/sum.rs"), "{}", ran.stdout);
}

#[test]
fn validate_names_the_place_and_the_line_that_is_broken() {
    let collection = Desk::of("cli", "validate").within("problems/sum-of-two");
    collection.write("good.in", "1\n2\n");
    collection.write("bad.in", "1\n+2\n");
    collection.write("worse.in", "1\n101\n");
    insta::assert_snapshot!(collection.run("validate ../../good.in ../../bad.in ../../worse.in").page());
    let named = collection.run_on("validate sum-of-two -", "1\n2");
    assert_eq!(named.code, ExitCode::Found);
    // The site's notation is read too, and the place is that in standard input.
    for (given, code) in
        [("num1 = 1, num2 = \u{2212}2", ExitCode::AsExpected), ("num2 = 101\nnum1 = 1", ExitCode::Found)]
    {
        let ran = collection.run_on("validate sum-of-two -", given);
        assert_eq!(ran.code, code, "{given}: {}", ran.page());
    }
    let json = collection.run("validate ../../worse.in --format json");
    let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(json["diagnostics"][0]["line"], 2);
}

#[test]
fn judge_compares_verdicts_with_expectations() {
    let collection = Desk::of("cli", "judge");
    insta::assert_snapshot!("judge", collection.run("judge --fresh --jobs 2 -q").page());
    let again = collection.run("judge -q");
    assert!(again.stdout.contains("\n3 of these verdicts are from an earlier run"), "{}", again.stdout);
    let json = collection.run("judge -q --format json");
    let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(
        (json["results"][0]["earlier"].as_bool(), json["results"][0]["as_expected"].as_bool()),
        (Some(true), Some(true))
    );
    let wrong = "problems/sum-of-two/submissions/wrong_answer/difference.rs";
    fs::rename(collection.root.join(wrong), collection.root.join("difference.rs")).unwrap();
    insta::assert_snapshot!(
        "judge_one_from_anywhere",
        collection.run("judge sum-of-two --submission difference.rs -q").page()
    );
    let json = collection.run("judge sum-of-two --submission difference.rs -q --format json");
    let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    let row = &json["results"][0];
    assert_eq!(row["expected"], serde_json::json!(["accepted"]));
    assert_eq!((row["verdict"].as_str(), row["as_expected"].as_bool()), (Some("wrong_answer"), Some(false)));
}

#[test]
fn a_missing_compiler_is_a_loud_skipped_row_and_fails_only_a_strict_run() {
    let collection = Desk::of("cli", "skipped");
    collection.write("languages.yaml", "- { name: cpp, compiler: [no-such-compiler] }\n");
    collection.write("problems/sum-of-two/submissions/accepted/sum.cpp", "int main() {}\n");
    let ran = collection.run("judge");
    assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
    assert!(ran.stdout.contains("1 skipped"), "{}", ran.stdout);
    assert!(ran.stdout.contains("no-such-compiler was not found"), "{}", ran.stdout);
    assert_eq!(collection.run("judge --strict").code, ExitCode::Lacking);
}

#[test]
fn run_shows_output_debug_prints_and_verdict() {
    let collection = Desk::of("cli", "run").within("problems/sum-of-two/submissions");
    insta::assert_snapshot!("run", collection.run("run draft/solution.rs").page());
    insta::assert_snapshot!("run_wrong", collection.run("run wrong_answer/difference.rs --case sample/2").page());
    insta::assert_snapshot!(
        "run_on_pasted_input",
        collection.run_on("run wrong_answer/difference.rs --input -", "num1 = 7, num2 = 5").page()
    );
    let unknown = collection.run("run accepted/sum.rs --case sample/9");
    assert_eq!(unknown.code, ExitCode::Usage);
    assert!(unknown.stderr.contains("there is no case `sample/9`"), "{}", unknown.stderr);
}

#[test]
fn add_case_keeps_legal_new_inputs_and_refuses_others() {
    let collection = Desk::of("cli", "add").within("problems/sum-of-two");
    insta::assert_snapshot!("add_case", collection.run_on("add-case --reason site", "num1 = 3\r\nnum2 = 4").page());
    insta::assert_snapshot!("add_case_again", collection.run_on("add-case --reason again", "3\n4\n").page());
    insta::assert_snapshot!("add_case_illegal", collection.run_on("add-case --reason large", "3\n400\n").page());
    insta::assert_snapshot!(
        "add_case_unreadable",
        collection.run_on("add-case --reason odd", "num1 = 3, num3 = 4").page()
    );
    insta::assert_snapshot!("kept", collection.read("problems/sum-of-two/kept.yaml"));
}

#[test]
fn explain_prints_the_problems_own_page() {
    let collection = Desk::of("cli", "explain");
    insta::assert_snapshot!("explain", collection.run("explain sum-of-two --example 2").page());
    insta::assert_snapshot!("explain_too_far", collection.run("explain sum-of-two --example 3").page());
    fs::remove_file(collection.root.join("problems/sum-of-two/explain.rs")).unwrap();
    insta::assert_snapshot!("explain_missing", collection.run("explain sum-of-two").page());
}

#[test]
fn an_explanation_is_in_any_judged_language_and_there_is_one() {
    let collection = Desk::of("cli", "explain-in-python");
    fs::remove_file(collection.root.join("problems/sum-of-two/explain.rs")).unwrap();
    collection.write("problems/sum-of-two/explain.md", "notes\n");
    collection.write(
        "problems/sum-of-two/explain.py",
        "a, b = map(int, open(0))\nprint(f'# Sum\\n\\n{a} + {b} = {a + b}')\n",
    );
    let ran = collection.run("explain sum-of-two --example 2");
    assert_eq!((ran.code, ran.stdout.as_str()), (ExitCode::AsExpected, "# Sum\n\n-10 + 4 = -6\n"), "{}", ran.page());
    collection.write("problems/sum-of-two/explain.cpp", "int main() {}\n");
    let two = collection.run("explain sum-of-two");
    assert_eq!(two.code, ExitCode::Usage);
    assert!(two.stderr.contains("explain.cpp, problems/sum-of-two/explain.py"), "{}", two.page());
}

#[test]
fn submit_prints_what_the_box_takes_once_it_has_passed() {
    let collection = Desk::of("cli", "submit");
    let model = "problems/sum-of-two/submissions/accepted/sum.rs";
    insta::assert_snapshot!("submit", collection.run(&format!("submit {model}")).page());
    // Whoever has a draft means that.
    let draft = collection.run("submit sum-of-two --search 0");
    assert!(draft.stderr.starts_with("problems/sum-of-two/submissions/draft/solution.rs\n"), "{}", draft.page());
    fs::remove_dir_all(collection.root.join("problems/sum-of-two/submissions/draft")).unwrap();
    assert_eq!(collection.run("submit sum-of-two").stdout, collection.run(&format!("submit {model}")).stdout);
    let wrong = "problems/sum-of-two/submissions/wrong_answer/difference.rs";
    insta::assert_snapshot!("submit_wrong", collection.run(&format!("submit {wrong}")).page());
    insta::assert_snapshot!("submit_anyway", collection.run(&format!("submit {wrong} --anyway")).page());
    insta::assert_snapshot!("submit_nowhere", collection.run("submit sum-of-two --to leetcod").page());
}

#[test]
fn a_package_with_one_program_has_the_generator_too() {
    let collection = Desk::of("cli", "one-program");
    let root = &collection.root;
    let asked = |program: &str, before: &[&str]| {
        let mut command = std::process::Command::new(program);
        command.args(before).args(["sum-of-two", "edge", "--index", "3", "--root"]).arg(root);
        let ran = command.output().unwrap();
        (ran.status.code(), String::from_utf8(ran.stdout).unwrap())
    };
    let one = asked(env!("CARGO_BIN_EXE_ojkit"), &["generator"]);
    assert_eq!(one, asked(env!("CARGO_BIN_EXE_generator"), &[]));
    assert!(one.0 == Some(0) && !one.1.is_empty(), "{one:?}");
}

#[test]
fn the_generator_prints_legal_inputs_and_the_same_ones_every_time() {
    let collection = Desk::of("cli", "generator");
    assert_eq!(collection.generator("sum-of-two --list").stdout, "sample 2\nedge 15\nsmall 16\nrandom 17\n");
    assert_eq!(collection.generator("sum-of-two sample --index 2").stdout, "-10\n4\n");
    for group in ["edge", "small", "random"] {
        let inputs: Vec<String> =
            (1..=5).map(|k| collection.generator(&format!("sum-of-two {group} --index {k}")).stdout).collect();
        for (k, input) in inputs.iter().enumerate() {
            let again = collection.generator(&format!("sum-of-two {group} --seed 0 --index {}", k + 1));
            assert_eq!((again.code, &again.stdout), (ExitCode::AsExpected, input));
            assert!(!inputs[..k].contains(input), "{group} has {input:?} twice");
            assert_eq!(collection.run_on("validate sum-of-two -", input).code, ExitCode::AsExpected);
        }
    }
    let single = |k: usize| collection.generator(&format!("sum-of-two random --index {k}")).stdout;
    let many = collection.generator("sum-of-two random --index 16 --count 3").stdout;
    let many: Vec<String> = many.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(many, [single(16), single(17), single(18)]);
    let other = collection.generator("sum-of-two random --seed 5").stdout;
    assert_ne!(other, collection.generator("sum-of-two random").stdout);
    let unknown = collection.generator("sum-of-two rndom");
    assert_eq!((unknown.code, unknown.stdout.as_str()), (ExitCode::Usage, ""));
    assert!(unknown.stderr.contains("the groups are: sample, edge, small, random"), "{}", unknown.stderr);
    assert_eq!(collection.generator("sum-of-two edge --index 16").code, ExitCode::Usage);
}

#[test]
fn submit_refuses_what_the_site_could_not_call_although_the_kit_can() {
    let collection = Desk::of("cli", "submit-exact");
    let solution =
        |function: &str| format!("struct Solution;\nimpl Solution {{\n    {function} {{ num1 + num2 }}\n}}\n");
    collection.write("good.rs", &solution("pub fn sum(num1: i32, num2: i32) -> i32"));
    collection.write("wide.rs", &solution("pub fn sum(num1: i64, num2: i64) -> i64"));
    let module =
        "mod inner { pub struct Solution; impl Solution { pub fn sum(num1: i32, num2: i32) -> i32 { num1 + num2 } } }";
    collection.write("module.rs", &format!("{module}\nuse inner::Solution;\n"));
    let class =
        |method: &str| format!("class Solution {{\n    {method}(int num1, int num2) {{ return num1 + num2; }}\n}}\n");
    collection.write("Good.java", &class("public int sum"));
    collection.write("Hidden.java", &class("private int sum"));
    collection.write("Loose.java", &class("public Object sum"));
    let cpp = |function: &str| format!("class Solution {{\npublic:\n    {function}(int num1, int num2);\n}};\n");
    let body = "int Solution::sum(int num1, int num2) { return num1 + num2; }\n";
    collection.write("good.cpp", &(cpp("int sum") + body));
    collection.write("wide.cpp", &(cpp("long long sum") + &body.replace("int Sol", "long long Sol")));
    let submit =
        |file: &str, to: &str| collection.run(&format!("submit {file} --problem sum-of-two --to {to} --search 0 -q"));
    for (file, code) in [
        ("good.rs", ExitCode::AsExpected),
        ("wide.rs", ExitCode::Found),
        ("module.rs", ExitCode::Found),
        ("Good.java", ExitCode::AsExpected),
        ("Hidden.java", ExitCode::Found),
        ("Loose.java", ExitCode::Found),
        ("good.cpp", ExitCode::AsExpected),
        ("wide.cpp", ExitCode::Found),
    ] {
        let ran = submit(file, "leetcode");
        assert_eq!(ran.stdout.is_empty(), ran.code != ExitCode::AsExpected, "{file}");
        match ran.code {
            ExitCode::Lacking => skipped(format!("{file}: {}", ran.stderr.trim())),
            ended => assert_eq!(ended, code, "{file}: {}", ran.page()),
        }
    }
    let whole = submit("good.rs", "codeforces");
    assert_eq!((whole.code, whole.stdout.as_str()), (ExitCode::Found, ""));
    assert!(whole.stderr.contains("takes a whole program"), "{}", whole.stderr);
}
