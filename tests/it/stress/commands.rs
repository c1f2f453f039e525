//! `ojkit stress` as a user meets it, on a small collection of its own.

use std::fs;

use super::desk::{MAIN, MODEL};
use crate::desk::Desk;
use serde_json::Value;

#[test]
fn the_json_of_a_countercase_has_what_scripts_rely_on() {
    let desk = Desk::total("json");
    desk.write("w.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.iter().map(|x| x.abs()).sum() } }");
    let found = desk.json("w.rs", &[]);
    assert_eq!(
        (&found["format"], &found["problem"], &found["submission"]),
        (&1.into(), &"total".into(), &"w.rs".into())
    );
    let case = &found["countercase"];
    assert_eq!(case["input"], "1\n-1\n");
    assert_eq!(case["parameters"], serde_json::json!({ "a": [-1] }));
    assert_eq!((&case["expected"], &case["got"]), (&"-1\n".into(), &"1\n".into()));
    assert_eq!((&case["verdict"], &case["minimal"]), (&"wrong_answer".into(), &"proven".into()));
    assert!(found["cases"].as_u64().unwrap() >= 2 && found["seconds"].as_f64().unwrap() > 0.0);
    assert_eq!(found["exhausted"], Value::Null);
}

#[test]
fn a_box_that_is_searched_whole_is_said_to_be_and_one_that_is_too_large_is_refused_with_its_count() {
    let desk = Desk::total("exhaustive");
    let submission = "problems/total/submissions/accepted/total.rs";
    let small = ["--exhaustive", "a.length <= 5", "--exhaustive", "-2 <= a[i] <= 2"];
    let found = desk.json(submission, &small);
    // 5 + 25 + 125 + 625 + 3125
    assert_eq!(found["exhausted"]["inputs"], 3905);
    assert_eq!(found["exhausted"]["constraints"], serde_json::json!([small[1], small[3]]));
    assert_eq!(found["countercase"], Value::Null);
    let (code, stdout, stderr) = desk.stress(submission, &["--exhaustive", "a.length <= 3", "--time", "60"]);
    assert_eq!((code, stdout.as_str()), (2, ""));
    // 2001 + 2001^2 + 2001^3
    assert!(stderr.contains("8,016,012,003 inputs are too many"), "{stderr}");
    assert!(stderr.contains("134 minutes") || stderr.contains("2 hours"), "{stderr}");
    assert!(stderr.contains("--exhaustive") && stderr.contains("-1000 <= a[i] <= 1000"), "{stderr}");
    let (code, _, stderr) = desk.stress(submission, &["--exhaustive", "a.lenth <= 3"]);
    assert_eq!(code, 2);
    assert!(stderr.starts_with("--exhaustive:1"), "{stderr}");
}

#[test]
fn a_countercase_is_kept_once_with_its_reason() {
    let desk = Desk::total("keep");
    desk.write("first.py", "class Solution:\n    def total(self, a):\n        return a[0]\n");
    let (code, _, stderr) = desk.stress("first.py", &["--keep"]);
    assert_eq!(code, 1, "{stderr}");
    let kept = fs::read_to_string(desk.root.join("problems/total/kept.yaml")).unwrap();
    assert!(kept.contains("first.py fails it (wrong_answer); found by stress"), "{kept}");
    assert!(kept.contains("      2\n      0 1\n"), "{kept}");
    desk.stress("first.py", &["--keep"]);
    assert_eq!(fs::read_to_string(desk.root.join("problems/total/kept.yaml")).unwrap(), kept);
}

#[test]
fn another_submission_can_stand_in_for_the_model() {
    let desk = Desk::total("against");
    desk.write("a.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.len() as i32 } }");
    desk.write("b.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.len().min(3) as i32 } }");
    let case = &desk.json("b.rs", &["--against", "a.rs"])["countercase"];
    assert_eq!((&case["input"], &case["expected"]), (&"4\n0 0 0 0\n".into(), &"4\n".into()));
}

#[test]
fn two_doors_that_disagree_are_reported_as_that() {
    let desk = Desk::total("doors");
    let wrong = "struct Solution; impl Solution { pub fn total(a: Vec<i32>) -> i32 { a[0] } }";
    desk.write("w.rs", &format!("{wrong}\n{}", MAIN.replace("ANSWER", "a.iter().sum::<i32>()")));
    let (_, stdout, _) = desk.stress("w.rs", &[]);
    assert!(stdout.contains("`Solution` fails on it, but the file's own `main` is right"), "{stdout}");
    // The other way round: main fails on long inputs.
    let main = MAIN.replace("ANSWER", "Solution::total(a.into_iter().take(50).collect())");
    desk.write("m.rs", &format!("struct Solution; {MODEL}\n{main}"));
    let found = desk.json("m.rs", &["--time", "2"]);
    assert_eq!(found["countercase"]["confirmed"], "only_through_main", "{found}");
    assert_eq!(found["countercase"]["parameters"]["a"].as_array().unwrap().len(), 51);
}

#[test]
fn of_a_slow_submission_it_says_at_which_size_the_limit_is_passed() {
    let desk = Desk::total("slow");
    let slow = "while a.len() > 40 { std::hint::black_box(0); } a.iter().sum()";
    desk.write("w.rs", &format!("impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ {slow} }} }}"));
    let case = &desk.json("w.rs", &["--time", "2"])["countercase"];
    assert_eq!(case["verdict"], "time_limit_exceeded");
    // How near it comes in its time is not the point.
    let passed = case["growth"]["passed"].as_u64().unwrap();
    assert!((41..=48).contains(&passed), "{}", case["growth"]);
    let shown = case["parameters"]["a"].as_array().unwrap().len() as u64;
    assert!((41..=passed).contains(&shown), "{shown} elements are shown, but {passed} pass the limit");
}

#[test]
fn the_same_seed_gives_the_same_result_with_any_number_of_workers() {
    let desk = Desk::total("workers");
    // Only large sums fail, which no small input has.
    desk.write(
        "w.cpp",
        "class Solution { public: int total(vector<int>& a) { int s = 0; for (int x : a) s += x; return s > 3000 ? 0 : s; } };",
    );
    let one = desk.json("w.cpp", &["--jobs", "1", "--seed", "7"]);
    let two = desk.json("w.cpp", &["--jobs", "2", "--seed", "7"]);
    assert_eq!(one["countercase"], two["countercase"]);
    assert_eq!(one["countercase"]["parameters"]["a"], serde_json::json!([1, 1000, 1000, 1000]));
}

#[test]
fn a_source_that_no_door_leads_into_is_named_with_what_was_expected() {
    let desk = Desk::total("doorless");
    let refused = |file: &str, text: &str, said: &[&str]| {
        desk.write(file, text);
        let (code, stdout, stderr) = desk.stress(file, &[]);
        assert_eq!((code, stdout.as_str()), (2, ""), "{stderr}");
        said.iter().for_each(|part| assert!(stderr.contains(part), "{part}: {stderr}"));
    };
    refused("neither.rs", "pub fn helper() {}", &["neither.rs", "neither a `main` nor a `Solution`", "fn total("]);
    refused("name.py", "class Solution:\n    def sum(self, a): return 0\n", &["name.py", "no `total`, but `sum`"]);
    refused(
        "broken.rs",
        "impl Solution { pub fn total(a: Vec<i32>) -> i32 { \"a\" } }",
        &["broken.rs:1:", "mismatched"],
    );
    let (code, _, stderr) = desk.stress("missing.rs", &[]);
    assert!(code == 2 && stderr.contains("missing.rs"), "{stderr}");
    desk.write(
        "reads.rs",
        "impl Solution { pub fn total(a: Vec<i32>) -> i32 {
            std::io::read_to_string(std::io::stdin()).unwrap().trim().parse().unwrap_or(7)
        } }",
    );
    let (_, stdout, _) = desk.stress("reads.rs", &[]);
    assert!(stdout.contains("note: the submission has no `main`, but uses `stdin`"), "{stdout}");
}

#[test]
fn a_file_with_only_a_main_is_searched_to_a_proven_smallest_input() {
    let desk = Desk::total("only-main");
    let wrong = [
        (
            "w.rs",
            "use std::io::*;\nfn main() { let mut s = String::new(); stdin().read_to_string(&mut s).unwrap();\n\
            let v: Vec<i32> = s.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();\n\
            println!(\"{}\", v.iter().sum::<i32>() + i32::from(v.len() > 2)); }",
        ),
        (
            "w.cpp",
            "#include <iostream>\nint main() { int n, s = 0, x; std::cin >> n; for (int i = 0; i < n; i++) std::cin >> x, s += x;\n\
            std::cout << s + (n > 2); }",
        ),
        ("w.py", "a = list(map(int, open(0).read().split()))[1:]\nprint(sum(a) + (len(a) > 2))\n"),
    ];
    for (file, text) in wrong {
        desk.write(file, text);
        let found = desk.json(file, &["--time", "60"]);
        if found["countercase"].is_null() && found["problem"].is_null() {
            continue;
        }
        let case = &found["countercase"];
        assert_eq!(case["parameters"]["a"], serde_json::json!([0, 0, 0]), "{file}: {found}");
        assert_eq!((&case["minimal"], &case["confirmed"]), (&"proven".into(), &"yes".into()), "{file}: {found}");
    }
}

#[test]
fn a_main_that_does_not_always_do_the_same_is_reported_as_that() {
    let desk = Desk::total("fickle");
    // Fails only where a fork server has opened what a judge leaves closed to it: a stand-in for anything that is not the input.
    desk.write(
        "w.py",
        "import sys, time\na = list(map(int, sys.stdin.read().split()))[1:]\n\
        print(sum(a) + ('ojkit' in repr(sys._getframe().f_back and sys._getframe().f_back.f_globals.keys())))\n",
    );
    let (code, stdout, stderr) = desk.stress("w.py", &[]);
    if stderr.contains("not found") {
        return;
    }
    assert_eq!(code, 1, "{stdout}{stderr}");
    assert!(stdout.contains("not again"), "{stdout}");
}

#[test]
fn whoever_gives_the_answers_too_slowly_is_skipped_and_said_to_be() {
    let desk = Desk::total("slow-reference");
    desk.write("right.rs", MODEL);
    desk.write("slow.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { while a.len() > 9 {} a.iter().sum() } }");
    let found = desk.json("right.rs", &["--against", "slow.rs", "--time", "1"]);
    assert!(found["countercase"].is_null(), "{found}");
    assert!(found["notes"].to_string().contains("slow.rs took too long"), "{found}");
}

#[test]
fn a_file_with_only_a_main_has_no_second_door() {
    let desk = Desk::total("one-door");
    // Wrong on long inputs, but only where it is started by itself.
    desk.write(
        "w.py",
        "import sys\na = list(map(int, sys.stdin.read().split()))[1:]\n\
        print(sum(a) + (len(a) > 50 and sys._getframe().f_back is None))\n",
    );
    let found = desk.json("w.py", &["--time", "1"]);
    assert!(found["countercase"].is_null(), "{found}");
}
