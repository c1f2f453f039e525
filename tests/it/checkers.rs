//! Checkers that are functions, in every language that has functions.

use crate::kit::{Folder, built};
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::checker::{CheckInput, Word};
use ojkit_judge::runner::Runner;
use ojkit_languages::BuildError;

const SPEC: &str = "format: 1
title: Two places
function: places
parameters:
  nums: integer[]
  target: integer
returns: integer[]
constraints: |
  2 <= nums.length <= 10
  -100 <= nums[i], target <= 100
";

/// Any two places whose values have the sum are right; places past the end crash.
const CHECKERS: [(&str, &str); 5] = [
    (
        "check.py",
        "class Solution:\n    def check(self, nums: List[int], target: int, expected: List[int], got: List[int]) -> str:\n        if len(got) != 2 or got[0] == got[1]:\n            return 'two places are wanted'\n        return '' if nums[got[0]] + nums[got[1]] == target else 'another sum'\n",
    ),
    (
        "check.cpp",
        "class Solution {\npublic:\n    string check(vector<int>& nums, int target, vector<int>& expected, vector<int>& got) {\n        if (got.size() != 2 || got[0] == got[1]) return \"two places are wanted\";\n        return nums.at(got[0]) + nums.at(got[1]) == target ? \"\" : \"another sum\";\n    }\n};\n",
    ),
    (
        "Check.java",
        "class Solution {\n    public String check(int[] nums, int target, int[] expected, int[] got) {\n        if (got.length != 2 || got[0] == got[1]) return \"two places are wanted\";\n        return nums[got[0]] + nums[got[1]] == target ? \"\" : \"another sum\";\n    }\n}\n",
    ),
    (
        "check.rs",
        "struct Solution;\nimpl Solution {\n    pub fn check(nums: Vec<i32>, target: i32, expected: Vec<i32>, got: Vec<i32>) -> String {\n        let _ = expected;\n        if got.len() != 2 || got[0] == got[1] { return \"two places are wanted\".into(); }\n        let sum = nums[got[0] as usize] + nums[got[1] as usize];\n        if sum == target { String::new() } else { \"another sum\".into() }\n    }\n}\n",
    ),
    (
        "check.js",
        "var check = function(nums, target, expected, got) {\n    if (got.length !== 2 || got[0] === got[1]) return 'two places are wanted';\n    if (nums[got[0]] === undefined || nums[got[1]] === undefined) throw new RangeError('no such place');\n    return nums[got[0]] + nums[got[1]] === target ? '' : 'another sum';\n};\n",
    ),
];

#[test]
fn a_function_tells_which_answers_are_right_and_its_crash_is_the_judges_error() {
    for (file, text) in CHECKERS {
        let spec = format!("{SPEC}checker: {{ function: {file} }}\n");
        let bound = Bound::read("places", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
        let folder = Folder::new(&format!("checkers/{file}"), bound, &[(file, text.to_owned())]);
        let checker = BuiltChecker::new(&folder.machine, &folder.bound.problem, &folder.path);
        let Some(checker) = built(checker) else { continue };
        let mut runner = Runner::new(&folder.machine);
        let mut said = |output: &str| {
            let given = CheckInput { input: b"4\n1 2 3 2\n4\n", output: output.as_bytes(), answer: b"2\n0 2\n" };
            runner.check(&checker, &given).map(|check| (check.word, check.message))
        };
        let right = Ok((Word::Accepted, String::new()));
        let wrong = |message: &str| Ok((Word::Refused, message.to_owned()));
        assert_eq!(said("2\n0 2\n"), right, "{file}");
        assert_eq!(said("2 \n1 3"), right, "{file}");
        assert_eq!(said("2\n0 1\n"), wrong("another sum"), "{file}");
        assert_eq!(said("0\n\n"), wrong("two places are wanted"), "{file}");
        assert!(said("2\n0 9\n").unwrap_err().starts_with("the checker failed: run_time_error"), "{file}");
        assert_eq!(said("2\n2 0\n"), right, "{file}: after a crash");
        let (word, message) = said("Alice\n").unwrap();
        assert!(
            word == Word::Refused && message.starts_with("the output cannot be read as integer[]"),
            "{file}: {message}"
        );
        assert_eq!(said("2\n5000000000 0\n"), wrong("5000000000 does not fit 32 bits"), "{file}");
    }
}

#[test]
fn a_file_without_the_function_says_what_was_expected() {
    let spec = format!("{SPEC}checker: {{ function: check.py }}\n");
    let bound = Bound::read("places", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
    let text = "class Solution:\n    def chek(self, nums, target, expected, got):\n        return ''\n".to_owned();
    let folder = Folder::new("checkers/misspelt", bound, &[("check.py", text)]);
    match BuiltChecker::new(&folder.machine, &folder.bound.problem, &folder.path) {
        Err(BuildError::Missing { what, .. }) => skipped(what),
        Err(error) => {
            let error = error.to_string();
            assert!(error.contains("`check`") && error.contains("expected: List[int], got: List[int]"), "{error}");
        }
        Ok(_) => panic!("it has no function"),
    }
}

#[test]
fn the_template_of_a_checker_program_says_the_same_by_both_interfaces() {
    let page = include_str!("../../docs/checkers.md");
    let template = page.split("```python\nimport os\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    for interface in ["both", "testlib"] {
        let spec = format!("{SPEC}checker: {{ program: checker.py, interface: {interface} }}\n");
        let bound = Bound::read("places", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
        let text = format!("import os\n{template}");
        let folder = Folder::new(&format!("checkers/{interface}"), bound, &[("checker.py", text)]);
        let Some(checker) = built(BuiltChecker::new(&folder.machine, &folder.bound.problem, &folder.path)) else {
            return;
        };
        let mut runner = Runner::new(&folder.machine);
        let mut said = |output: &str| {
            let given = CheckInput { input: b"1\n", output: output.as_bytes(), answer: b"1 2\n" };
            runner.check(&checker, &given).map(|check| (check.word, check.message))
        };
        assert_eq!(said("2 1\n"), Ok((Word::Accepted, String::new())), "{interface}");
        assert_eq!(said("2 2\n"), Ok((Word::Refused, "other words than expected".to_owned())), "{interface}");
    }
}
