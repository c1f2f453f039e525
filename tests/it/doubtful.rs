//! What fails on an input that may break a line which nothing enforces.

use crate::desk::Desk;
use ojkit::cli::ExitCode;
use serde_json::Value;

/// A problem with a line that nothing enforces: the sum of a.
fn desk(name: &str) -> Desk {
    let desk = Desk::total(name);
    desk.edit("problems/total/spec.yaml", "limits:", "unchecked:\n  - a is pleasant\nlimits:");
    desk
}

/// Right on the sample, and on nothing that has a negative number.
fn no_negatives(other: &str) -> String {
    format!(
        "impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ if a.iter().any(|&x| x < 0) {{ {other} }} a.iter().sum() }} }}"
    )
}

const KEPT: &str = "format: 1\ncases:\n  - reason: a negative number\n    input: { a: [5, 6, -7] }\n";
const TOLD: &str = "on a probably illegal input: nothing enforces `a is pleasant`";
/// The same in the words of `test` and `submit`.
const COUNTS_NOT: &str = "does not count, because nothing enforces `a is pleasant`";

/// Code and row of one file.
fn judged(desk: &Desk, words: &[&str]) -> (i32, Value) {
    let (code, stdout, stderr) = desk.call(&[&["judge", "--format", "json"], words].concat(), "");
    let mut json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
    (code, json["results"][0].take())
}

#[test]
fn on_a_drawn_case_it_has_no_verdict_and_the_line_is_named_by_every_command() {
    let desk = desk("doubtful-commands");
    for (body, verdict, told) in
        [("return 7;", "wrong_answer", "differs"), ("panic!();", "run_time_error", "run_time_error")]
    {
        desk.write("mine.rs", &no_negatives(body));
        let (code, row) = judged(&desk, &["total", "mine.rs"]);
        let doubtful = &row["doubtful"];
        assert_eq!((code, &row["verdict"], &row["first_failure"]), (1, &Value::Null, &Value::Null), "{row}");
        assert_eq!((&doubtful["because"], &doubtful["line"]), (&"unenforced".into(), &"a is pleasant".into()));
        assert_eq!((&doubtful["verdict"], &doubtful["why"]), (&verdict.into(), &format!("{told} {TOLD}").into()));
        assert!(doubtful["case"].as_str().unwrap().starts_with("secret/"), "{row}");
        assert_eq!(row["search"], Value::Null, "nothing further is searched: {row}");
        let table = desk.run("judge total mine.rs").stdout;
        assert!(table.contains("doubtful") && table.contains(TOLD), "{table}");

        desk.write("problems/total/submissions/draft/mine.rs", &no_negatives(body));
        let ran = desk.run("test problems/total/submissions/draft/mine.rs");
        assert!(
            ran.code == ExitCode::AsExpected
                && ran.stdout.contains("Passed 1 sample; not verified")
                && ran.stdout.contains(COUNTS_NOT),
            "{}",
            ran.page()
        );
        let ran = desk.run("submit mine.rs --problem total --to leetcode --strict");
        assert!(
            ran.code == ExitCode::Found && ran.stdout.is_empty() && ran.stderr.contains(COUNTS_NOT),
            "{}",
            ran.page()
        );
        let ran = desk.run("submit mine.rs --problem total --to leetcode");
        assert!(ran.stdout.contains("Solution") && ran.stderr.contains(COUNTS_NOT), "{}", ran.page());
        assert_eq!(ran.code, ExitCode::AsExpected);
    }
}

#[test]
fn a_promise_about_the_size_of_answers_is_open_on_cases_without_an_answer_and_only_there() {
    let promise = "promises:\n  - the answer fits in a 32-bit integer\nlimits:";
    let desk = Desk::total("doubtful-size");
    desk.edit("problems/total/spec.yaml", "limits:", promise);
    desk.write("mine.rs", &no_negatives("panic!();"));
    let (_, row) = judged(&desk, &["total", "mine.rs"]);
    assert_eq!((&row["verdict"], &row["doubtful"]), (&"run_time_error".into(), &Value::Null), "{row}");
    desk.edit("problems/total/spec.yaml", "model: accepted/total.rs\n", "");
    let (_, row) = judged(&desk, &["total", "mine.rs"]);
    assert_eq!((&row["verdict"], &row["doubtful"]["because"]), (&Value::Null, &"unenforced".into()), "{row}");
}

#[test]
fn a_validator_program_takes_the_doubt_away() {
    let desk = desk("doubtful-validator");
    desk.edit("problems/total/spec.yaml", "limits:", "validator: validator.rs\nlimits:");
    let validator = "struct Solution;\nimpl Solution { pub fn is_valid(a: Vec<i32>) -> bool { a.len() < 50 } }";
    desk.write("problems/total/validator.rs", validator);
    desk.write("mine.rs", &no_negatives("return 7;"));
    let (code, row) = judged(&desk, &["total", "mine.rs"]);
    assert_eq!((code, &row["verdict"], &row["doubtful"]), (1, &"wrong_answer".into(), &Value::Null), "{row}");
}

#[test]
fn a_collection_is_in_order_where_the_doubtful_verdict_is_the_expected_one_and_only_then() {
    let desk = desk("doubtful-collection");
    desk.write("problems/total/submissions/wrong_answer/mine.rs", &no_negatives("return 7;"));
    let ran = desk.run("judge total --junit tests.xml --report page.html");
    assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
    assert!(ran.stdout.contains("2 submissions: 1 as expected, 1 doubtful"), "{}", ran.page());
    let tests = desk.read("tests.xml");
    assert!(tests.contains("failures=\"0\"") && tests.contains("<skipped message=\"secret/"), "{tests}");
    assert!(desk.read("page.html").contains("a is pleasant"));

    let from = desk.root.join("problems/total/submissions/wrong_answer");
    std::fs::rename(from, desk.root.join("problems/total/submissions/run_time_error")).unwrap();
    let ran = desk.run("judge total --junit tests.xml");
    assert!(ran.code == ExitCode::Found && ran.stdout.contains("1 doubtful"), "{}", ran.page());
    assert!(desk.read("tests.xml").contains("<failure type=\"doubtful\""));
}

#[test]
fn strength_counts_what_only_doubtful_cases_kill() {
    let desk = desk("doubtful-strength");
    desk.write("problems/total/submissions/wrong_answer/mine.rs", &no_negatives("return 7;"));
    let measured = |desk: &Desk| -> Value {
        let (_, stdout, stderr) = desk.call(&["strength", "total", "--format", "json", "--search", "1000"], "");
        let mut json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
        json["results"][0].take()
    };
    let row = measured(&desk);
    assert_eq!(row["wrong_submissions"][0]["doubtful"], true, "{row}");
    assert!(row["notes"][0].as_str().unwrap().contains("1 of 1 wrong submissions fail only on inputs"), "{row}");
    desk.write("problems/total/kept.yaml", KEPT);
    let row = measured(&desk);
    assert_eq!(row["wrong_submissions"][0]["doubtful"], false, "{row}");
}

#[test]
fn a_stream_of_records_has_the_doubt_in_its_line() {
    let desk = desk("doubtful-stream");
    let record =
        serde_json::json!({ "id": 1, "problem": "total", "language": "rust", "code": no_negatives("return 7;") });
    desk.write("records.jsonl", &format!("{record}\n"));
    let (_, stdout, stderr) = desk.call(&["judge", "--from", "records.jsonl"], "");
    let answer: Value = serde_json::from_str(stdout.lines().next().unwrap_or_default()).unwrap_or_default();
    assert_eq!(answer["verdict"], Value::Null, "{stdout}{stderr}");
    assert_eq!(answer["doubtful"]["line"], "a is pleasant", "{answer}");
}

/// The question whose checker nobody has written: any place of a largest number.
fn peak(name: &str, model: bool) -> Desk {
    let desk = Desk::empty(&format!("doubtful/{name}"));
    let spec = "format: 1\ntitle: Peak\nfunction: peak\nparameters:\n  a: integer[]\nreturns: integer\nconstraints: |\n  1 <= a.length <= 6\n  \
                0 <= a[i] <= 3\nchecker: unwritten\nlimits: { time_ms: 2000 }\nMODELexamples:\n  - input: { a: [1, 2] }\n    output: 1\n";
    let model_line = if model { "model: accepted/first.rs\n" } else { "" };
    desk.write("problems/peak/spec.yaml", &spec.replace("MODEL", model_line));
    let first = "impl Solution { pub fn peak(a: Vec<i32>) -> i32 { let m = *a.iter().max().unwrap(); a.iter().position(|&x| x == m).unwrap() as i32 } }";
    desk.write(&format!("problems/peak/{}", if model { "submissions/accepted/first.rs" } else { "brute.rs" }), first);
    let by_heart = "impl Solution { pub fn peak(a: Vec<i32>) -> i32 { if a == [1, 2] { 1 } else { -7 } } }";
    desk.write("problems/peak/submissions/draft/heart.rs", by_heart);
    desk
}

#[test]
fn without_a_checker_what_differs_is_neither_right_nor_wrong_in_any_command() {
    for model in [true, false] {
        let desk = peak(if model { "peak-model" } else { "peak-brute" }, model);
        let file = "problems/peak/submissions/draft/heart.rs";
        let (code, row) = judged(&desk, &[file]);
        assert_eq!(
            (code, &row["verdict"], &row["doubtful"]["because"]),
            (1, &Value::Null, &"no_checker".into()),
            "{row}"
        );
        assert_eq!(row["doubtful"]["verdict"], Value::Null, "{row}");
        let differing = row["undecided"].as_u64().unwrap() + row["search"]["undecided"].as_u64().unwrap();
        assert!(differing > 10 && row["search"]["undecided"] != 0, "{row}");

        let ran = desk.run(&format!("test {file}"));
        let told = "and no checker decides whether that is right";
        assert!(ran.code == ExitCode::AsExpected && ran.stdout.contains(told), "{}", ran.page());
        let ran = desk.run(&format!("submit {file} --to leetcode"));
        assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
        let ran = desk.run(&format!("submit {file} --to leetcode --strict"));
        assert!(
            ran.code == ExitCode::Found && ran.stdout.is_empty() && ran.stderr.contains("write a checker"),
            "{}",
            ran.page()
        );
        let ran = desk.run("judge peak");
        assert!(ran.code == ExitCode::AsExpected && ran.stdout.contains("1 doubtful"), "{}", ran.page());
        let ran = desk.run(&format!("stress {file} --time 0.3"));
        assert!(ran.stdout.contains("outputs differ from") && !ran.stdout.contains("no difference"), "{}", ran.page());

        // A crash is wrong, with a checker or without.
        desk.write(file, "impl Solution { pub fn peak(a: Vec<i32>) -> i32 { if a == [1, 2] { return 1; } if a == [3, 0, 3, 0, 3] { panic!() } -7 } }");
        let (code, row) = judged(&desk, &[file, "--search", "5000"]);
        assert_eq!((code, &row["verdict"]), (1, &"run_time_error".into()), "{row}");
    }
}

#[test]
fn an_input_on_which_a_brute_force_fails_refuses_no_draft() {
    let desk = Desk::total("doubtful-brute");
    desk.edit("problems/total/spec.yaml", "model: accepted/total.rs\n", "");
    std::fs::remove_dir_all(desk.root.join("problems/total/submissions")).unwrap();
    let brute = "impl Solution { pub fn total(a: Vec<i32>) -> i32 { assert!(a[0] >= 0); a.iter().sum() } }";
    desk.write("problems/total/brute.rs", brute);
    // Fails where the brute force does, and in its own way.
    let draft = "impl Solution { pub fn total(a: Vec<i32>) -> i32 { if a[0] < 0 { panic!() } a.iter().sum() } }";
    let file = "problems/total/submissions/draft/mine.rs";
    desk.write(file, draft);
    let ran = desk.run(&format!("test {file} --search 2000"));
    assert!(ran.code == ExitCode::AsExpected && ran.stdout.contains("accepted: 1 sample"), "{}", ran.page());
    assert!(ran.stderr.contains("cases are left out: problems/total/brute.rs fails there"), "{}", ran.page());
    let (code, row) = judged(&desk, &[file, "--search", "2000"]);
    assert_eq!((code, &row["verdict"], &row["doubtful"]), (0, &"accepted".into(), &Value::Null), "{row}");
    // Elsewhere the brute force decides.
    desk.write(file, &no_negatives("return 7;"));
    let (code, row) = judged(&desk, &[file, "--search", "2000"]);
    assert_eq!((code, &row["verdict"]), (1, &"wrong_answer".into()), "{row}");
}

#[test]
fn cases_are_stale_when_a_program_that_they_rest_on_has_changed() {
    let desk = Desk::total("doubtful-stale");
    let validator =
        |body: &str| format!("struct Solution;\nimpl Solution {{ pub fn is_valid(a: Vec<i32>) -> bool {{ {body} }} }}");
    let generator =
        "struct Solution;\nimpl Solution { pub fn generate(seed: i64, size: i32, arguments: String) -> String {
    format!(\"[{}]\", vec![\"1\"; 2 + seed.rem_euclid(30) as usize].join(\",\"))
} }";
    assert_eq!(desk.run("gen total").code, ExitCode::AsExpected);
    let told = |why: &str| {
        let ran = desk.run("check total");
        assert!(
            ran.code == ExitCode::Found && ran.stderr.contains(&format!("the page is stale: {why}")),
            "{why}: {}",
            ran.page()
        );
        let ran = desk.run("judge total");
        assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(why), "{}", ran.page());
        let ran = desk.run("check total");
        assert!(!ran.stderr.contains("stale"), "{}", ran.page());
    };
    desk.write("problems/total/validator.rs", &validator("a.len() > 1"));
    desk.edit("problems/total/spec.yaml", "limits:", "validator: validator.rs\nlimits:");
    told("validator `validator.rs` is new");
    desk.write("problems/total/validator.rs", &validator("a.len() < 40"));
    told("validator `validator.rs` has changed");
    desk.write("problems/total/generator.rs", generator);
    desk.edit("problems/total/spec.yaml", "limits:", "generators:\n  - { program: generator.rs, count: 2 }\nlimits:");
    told("generator `generator.rs` is new");
    desk.edit("problems/total/spec.yaml", "count: 2", "count: 4");
    told("generator `generator.rs` has changed");
    desk.write("problems/total/generator.rs", &generator.replace("\"1\"", "\"3\""));
    told("generator `generator.rs` has changed");
    desk.edit("problems/total/spec.yaml", "limits:", "unchecked:\n  - a is pleasant\nlimits:");
    told("`unchecked:` is new");
}
