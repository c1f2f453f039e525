//! What a submission keeps from one case to the next, on judges that run all cases in one process and on others.

use crate::desk::Desk;
use crate::kit;
use serde_json::Value;

const SPEC: &str = "format: 1
title: House Robber
source: { judge: leetcode, id: 198 }
function: rob
parameters: { nums: 'integer[]' }
returns: integer
constraints: |
  1 <= nums.length <= 100
  0 <= nums[i] <= 400
examples:
  - { input: { nums: [1, 2, 3, 1] }, output: 4 }
  - { input: { nums: [2, 7, 9, 3, 1] }, output: 12 }
";
const MODEL: &str = "class Solution:
    def rob(self, nums):
        a = b = 0
        for x in nums:
            a, b = b, max(b, a + x)
        return b
";
/// Remembers by the place alone, for all inputs.
const MEMO: &str = "class Solution:
    def rob(self, nums, i=0, seen={}):
        if i >= len(nums):
            return 0
        if i not in seen:
            seen[i] = max(nums[i] + self.rob(nums, i + 2), self.rob(nums, i + 1))
        return seen[i]
";
const SENTENCE: &str = "fails only after other cases in the same process: something is kept from case to case";
const PAIR: &str = "right on [2,7,9,3,1] alone, and wrong on it after [1,2,3,1]";

/// A collection with the problem, and a draft.
fn desk(name: &str, has_model: bool, draft: &str) -> Desk {
    let desk = Desk::empty(&format!("state-{name}"));
    let model = if has_model { "model: accepted/model.py\n" } else { "" };
    desk.write("problems/rob/spec.yaml", &format!("{SPEC}{model}"));
    if has_model {
        desk.write("problems/rob/submissions/accepted/model.py", MODEL);
    }
    desk.write("problems/rob/submissions/draft/a.py", draft);
    desk
}

const DRAFT: &str = "problems/rob/submissions/draft/a.py";

/// Exit code and the object that a command prints.
fn json(desk: &Desk, words: &[&str]) -> (i32, Value) {
    let (code, stdout, stderr) = desk.call(&[words, &["--format", "json"]].concat(), "");
    (code, serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}")))
}

#[test]
fn a_memo_for_all_inputs_is_a_wrong_answer_where_all_cases_run_in_one_process() {
    let desk = desk("memo", true, MEMO);
    // What each command says in full is frozen in `outputs`.
    let ran = desk.run(&format!("submit --strict {DRAFT}"));
    let (code, stdout, stderr) = (ran.code.number(), ran.stdout, ran.stderr);
    let told = format!("{stdout}{stderr}");
    assert!(code == 1 && told.contains("wrong_answer on sample/2") && told.contains(SENTENCE), "{told}");
    assert!(told.contains("right on [1] alone, and wrong on it after [0]"), "{told}");
    assert!(told.contains("expected: 1\ngot:      0"), "{told}");
    let (code, rows) = json(&desk, &["judge", "rob", "--submission", DRAFT, "--search", "0"]);
    let row = &rows["results"][0];
    assert_eq!((code, &row["verdict"], &row["first_failure"]["case"]), (1, &"wrong_answer".into(), &"sample/2".into()));
    assert!(row["first_failure"]["message"].as_str().unwrap().contains(PAIR), "{row}");
    // Among the accepted ones it is what is unexpected, and no word against the model.
    desk.write("problems/rob/submissions/accepted/a.py", MEMO);
    let (code, rows) = json(&desk, &["judge", "rob"]);
    let accepted =
        rows["results"].as_array().unwrap().iter().filter(|row| row["expected"] == serde_json::json!(["accepted"]));
    let verdicts: Vec<&Value> = accepted.map(|row| &row["verdict"]).collect();
    assert_eq!((code, verdicts), (1, vec![&"wrong_answer".into(), &"accepted".into()]), "{rows}");
}

#[test]
fn samples_in_one_process_refute_a_memo_that_nothing_else_can_be_compared_with() {
    let desk = desk("samples", false, MEMO);
    let (code, stdout, stderr) = desk.call(&["test", DRAFT], "");
    assert!(code == 1 && stdout.contains("wrong_answer on sample/2") && stdout.contains(PAIR), "{stdout}{stderr}");
}

#[test]
fn a_single_sample_is_run_twice_and_what_is_kept_is_shown_on_two_small_inputs_before_anything_else_runs() {
    let keeps =
        "calls = []\n".to_owned() + &MODEL.replace("return b", "calls.append(1)\n        return b + len(calls) - 1");
    let desk = desk("twice", true, &keeps);
    let single = "  - { input: { nums: [1, 2, 3, 1] }, output: 4 }\n";
    desk.edit("problems/rob/spec.yaml", single, "");
    let (code, tested) = json(&desk, &["test", DRAFT]);
    let failure = &tested["first_failure"];
    assert_eq!((code, &failure["case"], &tested["cases"]), (1, &"sample/1".into(), &1.into()), "{tested}");
    assert!(failure["message"].as_str().unwrap().contains("right on [1] alone, and wrong on it after [0]"), "{tested}");
    let shown = desk.run(&format!("test {DRAFT}")).stdout;
    assert!(shown.contains("wrong_answer on sample/1, shown on small inputs\n"), "{shown}");
    assert!(shown.contains(&format!("again: ojkit test {DRAFT} --problem rob\n")), "{shown}");
}

#[test]
fn a_process_that_ends_at_its_fourth_call_is_a_run_time_error_although_each_case_alone_is_right() {
    if !kit::confined() {
        return;
    }
    let ends = "import os\ncalls = []\n".to_owned()
        + &MODEL.replace(
            "        a = b",
            "        calls.append(1)\n        if len(calls) == 4: os._exit(0)\n        a = b",
        );
    let desk = desk("ends", true, &ends);
    let (code, rows) = json(&desk, &["judge", "rob", "--submission", DRAFT, "--search", "0"]);
    let row = &rows["results"][0];
    assert_eq!((code, &row["verdict"]), (1, &"run_time_error".into()), "{row}");
    assert!(row["first_failure"]["message"].as_str().unwrap().contains("after 3 others"), "{row}");
    let (code, stdout, stderr) = desk.call(&["test", DRAFT], "");
    assert!(code == 1 && stdout.contains(SENTENCE), "{stdout}{stderr}");
}

#[test]
fn where_each_case_has_a_process_of_its_own_state_is_noted_and_the_search_goes_on_behind_it() {
    // Few cases, since each is a process. A sixteenth of the count is searched with a process for each input.
    let desk = desk("others", true, MEMO).searching("320");
    let small = SPEC
        .replace("nums.length <= 100", "nums.length <= 1")
        .replace("400", "400\nlimits: { time_ms: 2000 }")
        .replace("[1, 2, 3, 1] }, output: 4", "[0] }, output: 0")
        .replace("[2, 7, 9, 3, 1] }, output: 12", "[2] }, output: 2")
        + "model: accepted/model.py\n";
    let elsewhere = small.replace("source: { judge: leetcode, id: 198 }\n", "");
    desk.write("problems/rob/spec.yaml", &elsewhere);
    let (code, tested) = json(&desk, &["test", DRAFT]);
    assert_eq!((code, &tested["verdict"]), (0, &"accepted".into()), "{tested}");
    let search = &tested["search"];
    assert!(search["doubtful"].to_string().contains("fails only after other cases"), "{tested}");
    assert!(search["inputs"].as_u64().unwrap() > 20, "{tested}");
    // A mistake of its own lies behind the second input, on one that no case has.
    let counts = "calls = []\n".to_owned()
        + &MODEL.replace(
            "        return b",
            "        calls.append(1)\n        return b + (nums == [5]) + (len(calls) > 1)",
        );
    desk.write(DRAFT, &counts);
    let failed = |spec: &str, case: &str| {
        desk.write("problems/rob/spec.yaml", spec);
        let (code, mut tested) = json(&desk, &["test", DRAFT]);
        let found = (code, &tested["verdict"], &tested["first_failure"]["case"]);
        assert_eq!(found, (1, &"wrong_answer".into(), &case.into()), "{tested}");
        tested["search"].take()
    };
    let search = failed(&elsewhere, "search");
    assert_eq!(search["countercase"]["confirmed"], "yes", "{search}");
    assert_eq!(search["countercase"]["parameters"], serde_json::json!({ "nums": [5] }));
    assert!(search["notes"].to_string().contains("besides, it fails only after other cases"), "{search}");
    // Where all cases have one process, the samples say it first.
    assert_eq!(failed(&small, "sample/2"), Value::Null);
}

#[test]
fn what_is_kept_and_changes_no_answer_is_accepted() {
    let by_input = MEMO.replace("seen[i]", "seen[key]").replace("i not in seen", "key not in seen");
    let by_input = by_input.replace("        if key not", "        key = tuple(nums[i:])\n        if key not");
    let reset = MEMO
        .replace("i=0, seen={}", "i=0, seen=None")
        .replace("        if i >=", "        seen = {} if seen is None else seen\n        if i >=");
    let reset = reset.replace("i + 2)", "i + 2, seen)").replace("i + 1)", "i + 1, seen)");
    let counter = MODEL
        .replace("class Solution:", "class Solution:\n    calls, rows = 0, []")
        .replace("        a = b", "        Solution.calls += 1\n        self.rows.append(list(nums))\n        a = b");
    let desk = desk("harmless", true, MODEL);
    for (name, text) in [("by input", by_input), ("reset", reset), ("counter", counter)] {
        desk.write(DRAFT, &text);
        let (code, tested) = json(&desk, &["test", DRAFT, "--search", "2000"]);
        assert_eq!((code, &tested["verdict"]), (0, &"accepted".into()), "{name}: {tested}");
    }
}

#[test]
fn a_wrong_answer_by_chance_is_not_put_down_to_other_cases() {
    let chance = "import random\n".to_owned() + &MODEL.replace("return b", "return b + (random.random() < 0.01)");
    let desk = desk("chance", true, &chance);
    let (_, stdout, stderr) = desk.call(&["test", DRAFT, "--search", "4000"], "");
    assert!(!stdout.contains("other cases") && !stderr.contains("other cases"), "{stdout}{stderr}");
}

#[test]
fn the_calls_of_a_class_are_noted_without_names_that_they_do_not_have() {
    let desk = Desk::empty("state-class");
    desk.write(
        "problems/tally/spec.yaml",
        "format: 1
title: Tally
class: Tally
methods:
  add: { parameters: { x: integer }, returns: integer }
constraints: |
  1 <= x <= 9
  1 <= calls.length <= 5
examples:
  - { input: { calls: [[add, 3]] }, output: [null, 3] }
",
    );
    let text = |field: &str, start: &str| {
        format!(
            "class Tally:\n{field}    def __init__(self):\n        {start}\n    def add(self, x):\n        self.seen.append(x)\n        return sum(self.seen)\n"
        )
    };
    desk.write("problems/tally/submissions/accepted/model.py", &text("", "self.seen = []"));
    desk.write("problems/tally/submissions/draft/a.py", &text("    seen = []\n", "pass"));
    desk.edit("problems/tally/spec.yaml", "class: Tally\n", "class: Tally\nmodel: accepted/model.py\n");
    let (code, stdout, stderr) = desk.call(&["test", "problems/tally/submissions/draft/a.py", "--search", "200"], "");
    assert!(code == 0 && stdout.contains("\n  [\"Tally\",\"add\"") && !stdout.contains(" = ["), "{stdout}{stderr}");
}

#[test]
fn what_is_right_with_one_order_of_a_set_of_texts_alone_is_a_wrong_answer() {
    let lucky = MODEL.replace(
        "        a = b = 0",
        "        if next(iter({'aa', 'bb', 'cc', 'dd'})) != 'FIRST':\n            return -1\n        a = b = 0",
    );
    let mut refused = 0;
    for first in ["aa", "bb", "cc", "dd"] {
        let desk = desk("seed", true, &lucky.replace("FIRST", first));
        let (code, json) = json(&desk, &["judge", DRAFT, "--search", "0"]);
        let message = json["results"][0]["first_failure"]["message"].as_str().unwrap_or_default();
        assert_eq!(code, 1, "{json}");
        refused += usize::from(message.starts_with("fails with PYTHONHASHSEED=1 and is right with 0"));
    }
    // Each other one fails with the seed of the cases.
    assert_eq!(refused, 1);
}
