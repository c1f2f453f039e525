//! The solver's loop: `ojkit test`, which submission a command takes, brute forces, and what surrounds them.

mod listening;
mod naming;
mod reach;
mod samples;
mod watching;

use crate::desk::Desk;
use crate::kit;
use std::process::{Command, Stdio};

const SPEC: &str = "format: 1
title: Pair
source: { judge: leetcode, id: 1, url: https://leetcode.com/problems/pair/ }
function: pair
parameters: { nums: 'integer[]', target: integer }
returns: integer[]
constraints: |
  2 <= nums.length <= 1000
  -1000 <= nums[i] <= 1000
  -2000 <= target <= 2000
examples:
  - input: { nums: [2, 7, 11, 15], target: 9 }
    output: [0, 1]
  - input: { nums: [3, 2, 4], target: 6 }
    output: [1, 2]
";

/// The first pair with the sum, or none.
const BRUTE: &str = "from typing import List
class Solution:
    def pair(self, nums: List[int], target: int) -> List[int]:
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                if nums[i] + nums[j] == target:
                    return [i, j]
        return []
";

/// The same, with a place for another body.
fn solution(body: &str) -> String {
    let indented: String = body.lines().map(|line| format!("        {line}\n")).collect();
    format!("class Solution:\n    def pair(self, nums, target):\n{indented}")
}

/// Sums that are too small count as well.
const WRONG: &str = "for i in range(len(nums)):
    for j in range(i + 1, len(nums)):
        if nums[i] + nums[j] == target or (target == -3 and nums[i] < 0):
            return [i, j]
return []";

const DRAFT: &str = "problems/pair/submissions/draft/solution.py";
const ORACLE: &str = "problems/pair/submissions/draft/brute.py";

/// A collection with one problem, which has no model, and a draft.
fn desk(name: &str, draft: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/pair/spec.yaml", SPEC);
    desk.write("problems/pair/statement.md", "# Pair\n");
    desk.write(DRAFT, draft);
    desk
}

/// The kit as a process of its own, in a desk's folder.
fn ojkit(desk: &Desk, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ojkit"));
    command
        .args(words)
        .current_dir(&desk.cwd)
        .env("OJKIT_CACHE_DIR", kit::temporary("cache"))
        .env("OJKIT_SEARCH", "200");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

#[test]
fn a_failed_sample_is_shown_in_the_sites_notation_with_the_difference_marked() {
    let desk = desk("test-sample", &solution("print('at', target)\nreturn [0, 1]"));
    let ran = desk.run("test");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    insta::assert_snapshot!(ran.stdout, @r"
    problems/pair/submissions/draft/solution.py
    wrong_answer on sample/2
    input:
      nums = [3,2,4]
      target = 6
    expected: [1,2]
    got:      [0,1]
               ^
    printed for debugging:
      at 6
    [some] ms, [some] MiB
    again: ojkit run problems/pair/submissions/draft/solution.py --problem pair --case sample/2
    ");
}

#[test]
fn without_a_reference_a_draft_that_passes_its_samples_is_printed_and_never_called_accepted() {
    let desk = desk("test-alone", BRUTE);
    let ran = desk.run("test");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stdout.contains("Passed 2 samples; 62 generated cases have no expected answer"), "{}", ran.page());
    assert!(!ran.stdout.contains("accepted"), "{}", ran.page());
    assert!(ran.stdout.contains("brute") && ran.stdout.contains("--against"), "{}", ran.page());
    let ran = desk.run("submit");
    assert!(ran.code.number() == 0 && ran.stdout.starts_with("from typing"), "{}", ran.page());
    assert!(ran.stderr.contains("only crashes, time and memory were checked there"), "{}", ran.page());
    let ran = desk.run("submit --strict");
    assert!(ran.code.number() == 1 && ran.stdout.is_empty(), "{}", ran.page());
}

#[test]
fn a_brute_force_beside_the_draft_answers_small_cases_and_is_no_submission() {
    let desk = desk("test-brute", &solution(WRONG));
    desk.write(ORACLE, BRUTE);
    let ran = desk.run("test");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(ran.stdout.contains("wrong_answer") && ran.stdout.contains("target = -3"), "{}", ran.page());
    assert!(ran.stdout.contains("expected: [") && ran.stdout.contains("^"), "{}", ran.page());

    // What the brute force says too is right as far as it reaches.
    desk.write(DRAFT, &BRUTE.replace("return []", "return list()"));
    let ran = desk.run("test --search 500");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let judged = desk.run("judge --format json");
    let json: serde_json::Value = serde_json::from_str(&judged.stdout).unwrap();
    let rows: Vec<&str> =
        json["results"].as_array().unwrap().iter().map(|r| r["submission"].as_str().unwrap()).collect();
    assert_eq!(rows, ["draft/solution.py"], "{}", judged.page());
    let ran = desk.run("submit --search 500");
    assert!(ran.code.number() == 0 && ran.stdout.contains("return list()"), "{}", ran.page());
}

#[test]
fn a_file_from_elsewhere_may_give_the_answers() {
    let desk = desk("test-against", &solution(WRONG));
    desk.write("elsewhere/right.py", BRUTE);
    for command in ["test", "judge problems/pair/submissions/draft/solution.py"] {
        let ran = desk.run(&format!("{command} --against elsewhere/right.py"));
        let told = if command == "test" { "target = -3" } else { "unexpected" };
        assert!(ran.code.number() == 1 && ran.stdout.contains(told), "{}", ran.page());
    }
    let ran = desk.run("test --against elsewhere/gone.py");
    assert!(ran.code.number() == 2 && ran.stderr.contains("no file elsewhere/gone.py"), "{}", ran.page());
}

#[test]
fn a_brute_force_that_fails_a_sample_gives_no_answers() {
    let desk = desk("test-wrong-brute", BRUTE);
    desk.write(ORACLE, &BRUTE.replace("return [i, j]", "return [j, i]"));
    for _ in 0..2 {
        let ran = desk.run("test");
        assert_eq!(ran.code.number(), 2, "{}", ran.page());
        assert!(ran.stderr.contains("brute.py") && ran.stderr.contains("sample/1"), "{}", ran.page());
    }
}

#[test]
fn two_brute_forces_are_one_too_many() {
    let desk = desk("test-two-brutes", BRUTE);
    desk.write(ORACLE, BRUTE);
    desk.write("problems/pair/submissions/draft/slow.py", BRUTE);
    let ran = desk.run("test");
    assert!(ran.code.number() == 2 && ran.stderr.contains("which of these"), "{}", ran.page());
}

#[test]
fn what_does_not_compile_is_told_in_the_compilers_words() {
    let desk = desk("test-syntax", "class Solution:\n    def pair(self, nums, target)\n        return []\n");
    let ran = desk.run("test");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(ran.stdout.contains("compile_error") && ran.stdout.contains("line 2"), "{}", ran.page());
}

#[test]
fn scripts_get_one_object() {
    let desk = desk("test-json", &solution("return [0, 1]"));
    let json: serde_json::Value = serde_json::from_str(&desk.run("test --format json").stdout).unwrap();
    assert_eq!(
        (&json["format"], &json["problem"], &json["verdict"]),
        (&1.into(), &"pair".into(), &"wrong_answer".into())
    );
    let failure = &json["first_failure"];
    assert_eq!((&failure["case"], &failure["site"]["nums"]), (&"sample/2".into(), &"[3,2,4]".into()), "{json}");
    desk.write(DRAFT, BRUTE);
    let json: serde_json::Value = serde_json::from_str(&desk.run("test --format json").stdout).unwrap();
    assert_eq!((&json["verdict"], &json["samples"]), (&serde_json::Value::Null, &2.into()), "{json}");
}
