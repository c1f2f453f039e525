//! Who is blamed for a countercase, and what is said of it: on a small collection of its own.

use super::desk::{MAIN, MODEL};
use crate::desk::Desk;

#[test]
fn a_main_that_is_wrong_on_small_inputs_is_found_beside_a_solution_that_is_right() {
    let desk = Desk::total("small-main");
    let answer = "if a.len() == 2 { 7 } else { Solution::total(a) }";
    desk.write("w.rs", &format!("struct Solution; {MODEL}\n{}", MAIN.replace("ANSWER", answer)));
    let case = &desk.json("w.rs", &["--time", "2"])["countercase"];
    assert_eq!((&case["confirmed"], &case["parameters"]["a"]), (&"only_through_main".into(), &vec![0, 0].into()));
}

#[test]
fn whoever_gives_the_answers_is_named_with_the_input_on_which_it_gives_none() {
    let desk = Desk::total("silent");
    desk.write("o.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { assert!(a != [0, 5]); a.iter().sum() } }");
    desk.write("s.rs", MODEL);
    for more in [&[][..], &["--exhaustive", "a.length <= 2", "--exhaustive", "0 <= a[i] <= 6"]] {
        let (code, _, stderr) = desk.stress("s.rs", &[&["--against", "o.rs"], more].concat());
        assert_eq!(code, 2, "{stderr}");
        assert!(stderr.contains("o.rs gives no answer: run_time_error") && stderr.contains("on [0,5]"), "{stderr}");
    }
}

#[test]
fn whoever_gives_several_answers_to_one_input_is_named_and_not_the_submission() {
    let desk = Desk::total("fickle");
    let state = "static N: std::sync::atomic::AtomicI32 = std::sync::atomic::AtomicI32::new(0);";
    let counted = "a.iter().sum::<i32>() + N.fetch_add(1, std::sync::atomic::Ordering::Relaxed)";
    desk.write("o.rs", &format!("{state} impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ {counted} }} }}"));
    desk.write("s.rs", MODEL);
    let (code, stdout, stderr) = desk.stress("s.rs", &["--against", "o.rs"]);
    assert_eq!((code, stdout.as_str()), (2, ""), "{stderr}");
    assert!(stderr.contains("o.rs answers `") && stderr.contains("it keeps state between cases"), "{stderr}");
}

#[test]
fn what_fails_only_after_another_case_is_shown_with_one() {
    let desk = Desk::total("spoiled");
    let body = "if a == [7] { BAD.store(true, R); } if a == [9] && BAD.load(R) { 0 } else { a.iter().sum() }";
    let state =
        "use std::sync::atomic::{AtomicBool, Ordering::Relaxed as R}; static BAD: AtomicBool = AtomicBool::new(false);";
    desk.write("w.rs", &format!("{state} impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ {body} }} }}"));
    let case = &desk.json("w.rs", &[])["countercase"];
    assert_eq!(case["confirmed"], "only_after_others", "{case}");
    assert_eq!((&case["parameters"]["a"], &case["got"]), (&vec![9].into(), &"0\n".into()));
    assert_eq!(case["after"], "[7]\n");
    // Alone it is right on it: such a case is not kept.
    let (code, _, stderr) = desk.stress("w.rs", &["--keep"]);
    assert_eq!(code, 1);
    assert!(stderr.contains("not kept"), "{stderr}");
    assert!(!desk.root.join("problems/total/kept.yaml").exists());
}

#[test]
fn what_fails_alone_but_was_made_small_with_the_help_of_others_is_made_small_alone() {
    let desk = Desk::total("alone");
    // Once a sum of more than 1500 was seen, it is remembered, and everything fails.
    let body = "let s: i32 = a.iter().sum(); if s > 1500 { B.fetch_max(1, R); } s + B.load(R)";
    let state = "use std::sync::atomic::{AtomicI32, Ordering::Relaxed as R}; static B: AtomicI32 = AtomicI32::new(0);";
    desk.write("w.rs", &format!("{state} impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ {body} }} }}"));
    let case = &desk.json("w.rs", &["--time", "3"])["countercase"];
    assert_eq!(case["confirmed"], "yes", "{case}");
    // Two numbers are enough; how far it comes in its time is not the point.
    assert!(case["parameters"]["a"].as_array().unwrap().len() <= 8, "{case}");
    assert!(case["expected"].as_str().unwrap().trim().parse::<i64>().unwrap() > 1500, "{case}");
}

#[test]
fn a_python_file_that_does_not_compile_is_named_with_its_line() {
    let desk = Desk::total("python");
    desk.write("w.py", "class Solution:\n    def total(self, a):\n        print 'x'\n");
    let (code, stdout, stderr) = desk.stress("w.py", &[]);
    assert_eq!((code, stdout.as_str()), (2, ""));
    assert!(stderr.contains("it does not compile") && stderr.contains("line 3"), "{stderr}");
}

#[test]
fn an_answer_of_another_type_fails_whoever_asks() {
    let desk = Desk::total("float");
    desk.write("w.py", "class Solution:\n    def total(self, a):\n        return sum(a) / 1\n");
    let case = &desk.json("w.py", &[])["countercase"];
    assert_eq!((&case["verdict"], &case["confirmed"]), (&"run_time_error".into(), &"yes".into()), "{case}");
}

#[test]
fn a_box_that_takes_longer_than_its_time_is_not_said_to_be_searched() {
    let desk = Desk::total("over");
    desk.write(
        "s.py",
        "class Solution:\n    def total(self, a):\n        return sum(sum(a) for _ in range(101)) // 101\n",
    );
    let more = ["--exhaustive", "a.length <= 19", "--exhaustive", "0 <= a[i] <= 1", "--time", "1.5"];
    let (code, stdout, stderr) = desk.stress("s.py", &more);
    assert_eq!(code, 2, "{stdout}{stderr}");
    assert!(stdout.contains("no difference") && !stdout.contains("among all"), "{stdout}");
    assert!(stderr.contains("1.5 seconds were over before every input was tried"), "{stderr}");
}

#[test]
fn debug_prints_are_those_of_the_countercase() {
    let desk = Desk::total("prints");
    desk.write("w.py", "class Solution:\n    def total(self, a):\n        print('sees', a)\n        return sum(a) if a != [3] else 0\n");
    let found = desk.json("w.py", &[]);
    assert_eq!(found["printed"], "sees [3]\n", "{found}");
}

#[test]
fn what_only_the_first_case_of_a_process_shows_is_found_too() {
    let desk = Desk::total("first");
    let state = "use std::sync::atomic::{AtomicBool, Ordering::Relaxed as R}; static SEEN: AtomicBool = AtomicBool::new(false);";
    let body = "let first = !SEEN.swap(true, R); if first && a.len() > 1 { 0 } else { a.iter().sum() }";
    desk.write("w.rs", &format!("{state} impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ {body} }} }}"));
    let found = desk.json("w.rs", &["--exhaustive", "a.length <= 2", "--exhaustive", "0 <= a[i] <= 2"]);
    // The smallest with two elements whose sum is not 0.
    assert_eq!(found["countercase"]["parameters"]["a"].as_array().unwrap().len(), 2, "{found}");
    assert_eq!((&found["countercase"]["confirmed"], &found["countercase"]["expected"]), (&"yes".into(), &"1\n".into()));
    assert!(found["notes"].to_string().contains("only as the first case of a process"), "{found}");
}

#[test]
fn a_failure_that_comes_before_the_answers_end_is_shown() {
    let desk = Desk::total("before");
    desk.write("o.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { assert!(a != [3, 0]); a.iter().sum() } }");
    desk.write(
        "w.rs",
        "impl Solution { pub fn total(a: Vec<i32>) -> i32 { if a == [1, 2] { 9 } else { a.iter().sum() } } }",
    );
    let box_of_threes = ["--exhaustive", "a.length == 2", "--exhaustive", "0 <= a[i] <= 3"];
    let case = &desk.json("w.rs", &[&["--against", "o.rs"], &box_of_threes[..]].concat())["countercase"];
    assert_eq!(case["parameters"]["a"], serde_json::json!([1, 2]), "{case}");
}

#[test]
fn a_main_is_tried_within_the_box_and_it_is_said_where_it_was_not() {
    let desk = Desk::total("main-in-a-box");
    let answer = "if a == [3, 2] { 7 } else { Solution::total(a) }";
    desk.write("w.rs", &format!("struct Solution; {MODEL}\n{}", MAIN.replace("ANSWER", answer)));
    let small = ["--exhaustive", "a.length <= 2", "--exhaustive", "0 <= a[i] <= 3"];
    let case = &desk.json("w.rs", &small)["countercase"];
    assert_eq!((&case["confirmed"], &case["parameters"]["a"]), (&"only_through_main".into(), &vec![3, 2].into()));
    // Nothing fails, but more than 200,000 inputs are too many for forks in this time.
    desk.write("s.rs", &format!("struct Solution; {MODEL}\n{}", MAIN.replace("ANSWER", "Solution::total(a)")));
    let large = ["--exhaustive", "a.length <= 3", "--exhaustive", "-30 <= a[i] <= 30", "--time", "1"];
    let main = &desk.json("s.rs", &large)["through_main"];
    assert!(main["all"] == false && main["cases"].as_u64().is_some_and(|cases| cases < 230_763), "{main}");
    let main = &desk.json("s.rs", &small)["through_main"];
    assert_eq!((&main["all"], &main["cases"]), (&true.into(), &(4 + 16).into()));
}

#[test]
fn a_claim_names_the_constraints_within_which_it_holds() {
    let desk = Desk::total("within");
    let spec = std::fs::read_to_string(desk.root.join("problems/total/spec.yaml")).unwrap();
    let oracle = "oracle: { submission: accepted/total.rs, constraints: 'a.length <= 2' }";
    desk.write("problems/total/spec.yaml", &spec.replace("model: accepted/total.rs", oracle));
    desk.write("s.rs", MODEL);
    let small = ["--exhaustive", "0 <= a[i] <= 3"];
    let found = desk.json("s.rs", &small);
    assert_eq!(found["exhausted"]["inputs"], 4 + 16, "{found}");
    assert_eq!(found["constraints"], serde_json::json!(["a.length <= 2", "0 <= a[i] <= 3"]));
    let (_, stdout, _) = desk.stress("s.rs", &small);
    assert!(stdout.contains("\n  with a.length <= 2\n  with 0 <= a[i] <= 3\n"), "{stdout}");
}

#[test]
fn where_two_submissions_differ_nobody_says_which_is_right() {
    let desk = Desk::total("either");
    desk.write("w.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.len() as i32 } }");
    desk.write("s.rs", MODEL);
    let (code, stdout, _) = desk.stress("s.rs", &["--against", "w.rs", "--keep"]);
    assert_eq!(code, 1);
    assert!(stdout.starts_with("s.rs: wrong_answer against w.rs, "), "{stdout}");
    let kept = std::fs::read_to_string(desk.root.join("problems/total/kept.yaml")).unwrap();
    assert!(kept.contains("s.rs and w.rs differ on it"), "{kept}");
}
