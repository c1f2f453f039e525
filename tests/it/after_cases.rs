//! The search that follows the cases of one file, and answers that nobody compared.

use crate::desk::Desk;
use serde_json::Value;

/// Right on every case of the problem, and wrong on one number that no case has.
const RARE: &str = "impl Solution { pub fn total(a: Vec<i32>) -> i32 {
    if a == [-37] { return 0; }
    a.iter().sum()
} }";
const FOLD: &str = "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.iter().fold(0, |s, x| s + x) } }";

/// The row of a file, and the exit code.
fn judged(desk: &Desk, words: &[&str]) -> (i32, Value) {
    let (code, stdout, stderr) = desk.call(&[&["judge", "--format", "json"], words].concat(), "");
    let mut json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
    (code, json["results"][0].take())
}

#[test]
fn what_passes_every_case_and_fails_a_searched_input_has_the_verdict_of_that_input() {
    let desk = Desk::total("after-cases").searching("2000");
    desk.write("rare.rs", RARE);
    let (code, row) = judged(&desk, &["total", "--submission", "rare.rs"]);
    assert_eq!((code, &row["verdict"], &row["as_expected"]), (1, &"wrong_answer".into(), &false.into()), "{row}");
    assert!(row["cases"].as_array().unwrap().iter().all(|case| case["verdict"] == "accepted"), "{row}");
    assert_eq!(row["first_failure"]["case"], "search");
    let search = &row["search"];
    assert_eq!((&search["doubtful"], &search["ended_by"]), (&Value::Null, &"count".into()));
    assert_eq!(search["countercase"]["parameters"], serde_json::json!({ "a": [-37] }));
    assert_eq!(search["countercase"]["minimal"], "proven");

    // A file is a file, however it is named, and `submit` prints nothing that is wrong.
    assert_eq!(judged(&desk, &["total", "rare.rs"]).1["search"]["countercase"], search["countercase"]);
    let (code, stdout, stderr) = desk.call(&["submit", "rare.rs", "--problem", "total", "--to", "leetcode"], "");
    assert_eq!((code, stdout.as_str()), (1, ""), "{stderr}");
    assert!(stderr.contains("wrong_answer on search") && stderr.contains("a = [-37]"), "{stderr}");

    let (code, row) = judged(&desk, &["total", "--submission", "rare.rs", "--search", "0"]);
    assert_eq!((code, &row["verdict"], &row["search"]), (0, &"accepted".into(), &Value::Null));
    desk.write("problems/total/submissions/accepted/rare.rs", RARE);
    let (_, row) = judged(&desk, &["total", "--search", "2000"]);
    // Of two accepted submissions that disagree neither is right for sure.
    assert_eq!((&row["submission"], &row["verdict"]), (&"accepted/rare.rs".into(), &Value::Null));
    assert_eq!(row["doubtful"]["because"], "disagreement", "{row}");
    let (code, row) = judged(&desk, &["total"]);
    assert_eq!((code, &row["verdict"], &row["search"]), (0, &"accepted".into(), &Value::Null));
}

#[test]
fn where_a_line_is_not_enforced_what_differs_is_shown_and_leaves_no_verdict() {
    let desk = Desk::total("after-cases-unchecked").searching("2000");
    desk.edit("problems/total/spec.yaml", "limits:", "unchecked:\n  - a is pleasant\nlimits:");
    desk.write("rare.rs", RARE);
    let (code, row) = judged(&desk, &["total", "rare.rs"]);
    let told = "differs on a probably illegal input: nothing enforces `a is pleasant`";
    assert_eq!((code, &row["verdict"], &row["doubtful"]["case"]), (1, &Value::Null, &"search".into()), "{row}");
    assert_eq!((&row["search"]["doubtful"], &row["doubtful"]["why"]), (&told.into(), &told.into()), "{row}");
    assert_eq!(row["search"]["countercase"]["parameters"], serde_json::json!({ "a": [-37] }));
    let shown = desk.run("judge total rare.rs").stdout;
    assert!(shown.contains(told), "{shown}");
    assert!(!desk.root.join("problems/total/kept.yaml").exists());

    // The model may fail where the line is broken.
    let fails = "impl Solution { pub fn total(a: Vec<i32>) -> i32 { assert!(a != [3]); a.iter().sum() } }";
    desk.write("problems/total/submissions/accepted/total.rs", fails);
    let (code, row) = judged(&desk, &["total", "rare.rs"]);
    assert_eq!((code, &row["verdict"]), (1, &Value::Null), "{row}");
    assert!(row["search"]["countercase"].is_object(), "{row}");
}

#[test]
fn where_a_validator_program_decides_what_is_legal_only_that_counts() {
    let desk = Desk::total("after-cases-validator");
    let lines = "unchecked:\n  - a is pleasant\nvalidator: validators/pleasant.rs\nlimits:";
    desk.edit("problems/total/spec.yaml", "limits:", lines);
    desk.write(
        "problems/total/validators/pleasant.rs",
        "struct Solution;\nimpl Solution { pub fn is_valid(a: Vec<i32>) -> bool { a.len() > 1 } }",
    );
    let model = "impl Solution { pub fn total(a: Vec<i32>) -> i32 { assert!(a.len() > 1); a.iter().sum() } }";
    desk.write("problems/total/submissions/accepted/total.rs", model);
    desk.write("rare.rs", RARE);
    let (code, row) = judged(&desk, &["total", "rare.rs", "--search", "2000"]);
    assert_eq!((code, &row["verdict"], &row["search"]["countercase"]), (0, &"accepted".into(), &Value::Null), "{row}");
    desk.write("rare.rs", &RARE.replace("a == [-37]", "a[0] == -13"));
    let (code, row) = judged(&desk, &["total", "rare.rs", "--search", "2000"]);
    assert_eq!((code, &row["verdict"], &row["search"]["doubtful"]), (1, &"wrong_answer".into(), &Value::Null), "{row}");
    assert_eq!(row["search"]["countercase"]["parameters"], serde_json::json!({ "a": [-13, 0] }));
}

#[test]
fn a_search_that_found_nothing_is_not_made_again_while_all_that_it_rests_on_is_the_same() {
    let desk = Desk::total("after-cases-again");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos();
    let fold = format!("{FOLD} // {now}");
    desk.write("fold.rs", &fold);
    let search = |count: &str| {
        let (code, mut row) = judged(&desk, &["total", "fold.rs", "--search", count]);
        assert_eq!((code, &row["verdict"]), (0, &"accepted".into()), "{row}");
        let search = row["search"].take();
        assert_eq!((&search["countercase"], &search["ended_by"]), (&Value::Null, &"count".into()));
        (search["inputs"].as_u64().unwrap(), search["earlier"].as_bool().unwrap())
    };
    let (inputs, earlier) = search("300");
    assert!((250..=300).contains(&inputs) && !earlier, "{inputs}");
    assert_eq!(search("300"), (inputs, true));
    let (_, row) = judged(&desk, &["total", "fold.rs", "--search", "300", "--fresh"]);
    assert_eq!((&row["search"]["earlier"], &row["search"]["inputs"]), (&false.into(), &inputs.into()), "{row}");
    assert!(!search("301").1, "another count");
    desk.write("fold.rs", &format!("{fold} other"));
    assert!(!search("300").1, "another text");
    desk.write("fold.rs", &fold);
    assert!(search("300").1);
    desk.write("problems/total/submissions/accepted/total.rs", &FOLD.replace("fold(0", "fold(1 - 1"));
    assert!(!search("300").1, "another model");
    desk.edit("problems/total/spec.yaml", "-1000 <= a[i]", "-999 <= a[i]");
    assert!(!search("300").1, "another spec");
    let validator = |body: &str| {
        let text = format!("struct Solution;\nimpl Solution {{ pub fn is_valid(a: Vec<i32>) -> bool {{ {body} }} }}");
        desk.write("problems/total/validator.rs", &text);
    };
    validator("a.len() < 1000");
    desk.edit("problems/total/spec.yaml", "limits:", "validator: validator.rs\nlimits:");
    assert!(!search("300").1, "a validator");
    assert!(search("300").1);
    validator("a.len() < 2000");
    assert!(!search("300").1, "another validator");
}

#[test]
fn answers_that_nobody_compared_make_no_verdict() {
    let desk = Desk::total("unanswered").searching("2000");
    desk.edit("problems/total/spec.yaml", "model: accepted/total.rs\n", "");
    desk.write("rare.rs", RARE);
    let (code, row) = judged(&desk, &["total", "rare.rs"]);
    assert_eq!((code, &row["verdict"], &row["as_expected"]), (1, &Value::Null, &Value::Null), "{row}");
    // The example is all that is known.
    let cases = row["cases"].as_array().unwrap();
    assert_eq!((&row["compared"], &row["unanswered"]), (&1.into(), &(cases.len() as u64 - 1).into()));
    assert_eq!((&cases[0]["verdict"], &cases[1]["verdict"]), (&"accepted".into(), &Value::Null));
    let (code, stdout, stderr) = desk.call(&["submit", "rare.rs", "--problem", "total", "--to", "leetcode"], "");
    let told = "Passed 1 sample; ";
    assert!(code == 0 && stdout.contains("impl Solution") && stderr.contains(told), "{stdout}{stderr}");
    assert!(stderr.contains("have no expected answer: only crashes, time and memory were checked there"), "{stderr}");
    let strict = ["submit", "rare.rs", "--problem", "total", "--to", "leetcode", "--strict"];
    let (code, stdout, stderr) = desk.call(&strict, "");
    assert!((code, stdout.as_str()) == (1, "") && stderr.contains("not verified"), "{stdout}{stderr}");
    // Of a whole collection only who is strict minds.
    let ran = desk.run("judge total");
    assert!(ran.stdout.contains("1 not compared with any answer"), "{}", ran.page());
    assert_eq!((ran.code.number(), desk.run("judge total --strict").code.number()), (0, 3));
    // What fails has its verdict all the same.
    desk.write("wrong.rs", &FOLD.replace("fold(0", "fold(1"));
    assert_eq!(judged(&desk, &["total", "wrong.rs"]).1["verdict"], "wrong_answer");

    // An oracle that knows small answers decides what it is asked.
    desk.write("problems/total/submissions/accepted/small.rs", FOLD);
    let oracle = "oracle:\n  submission: accepted/small.rs\n  constraints: |\n    a.length <= 3\nexamples:";
    desk.edit("problems/total/spec.yaml", "examples:", oracle);
    assert_eq!(judged(&desk, &["total", "rare.rs"]).1["verdict"], "wrong_answer");
}

#[test]
fn a_long_case_that_fails_is_shown_as_a_smaller_input_and_stays_as_it_is() {
    let desk = Desk::total("made-small");
    desk.write("few.rs", "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.iter().take(40).sum() } }");
    assert_eq!(desk.call(&["gen", "total"], "").0, 0);
    let page = desk.read("cases/total.yaml");
    let (code, stdout, stderr) = desk.call(&["test", "few.rs", "--problem", "total", "--format", "json"], "");
    let json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
    let failure = &json["first_failure"];
    assert_eq!((code, &failure["made_small"]), (1, &true.into()), "{json}");
    let case = failure["case"].as_str().unwrap();
    let (whole, shown) = (desk.read(&format!("cases/total/{case}.in")), failure["input"].as_str().unwrap());
    assert!(case.starts_with("secret/") && shown.len() < whole.len(), "{shown}");
    // The length, and at least one element more than are summed up.
    assert!(shown.split_whitespace().count() >= 42, "{shown}");
    assert_ne!(failure["expected"], failure["got"]);
    assert_eq!(desk.read("cases/total.yaml"), page);
    let shown = desk.run("test few.rs --problem total").stdout;
    assert!(shown.contains(&format!("wrong_answer on {case}, and on this input too (")), "{shown}");
}

#[test]
fn a_file_that_passed_is_not_searched_again_where_it_is_handed_in_without_its_region() {
    let desk = Desk::total("handed-in");
    desk.edit("problems/total/spec.yaml", "function:", "source: { judge: leetcode, id: 1 }\nfunction:");
    // A file of its own for each run of this test, so that nothing is remembered of it.
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos();
    let region = "# region ojkit: the judge adds this itself\nfrom typing import List\n# endregion\n\n";
    let class = format!("class Solution:\n    def total(self, a: List[int]) -> int:\n        return sum(a)  # {now}\n");
    desk.write("sum.py", &format!("{region}{class}"));
    // Which of the two comes first does not matter, and one of them says it.
    let (code, stdout, stderr) = desk.call(&["submit", "sum.py", "--problem", "total", "--to", "leetcode"], "");
    assert_eq!((code, &stdout), (0, &class), "{stderr}");
    let test = |file: &str| {
        let (code, stdout, stderr) = desk.call(&["test", file, "--problem", "total", "--format", "json"], "");
        let json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
        (code, json["search"]["earlier"].clone())
    };
    assert_eq!(test("sum.py"), (0, true.into()));
    // What is not handed in is a part of another program.
    desk.write("more.py", &format!("{region}{class}if __name__ == '__main__':\n    pass\n"));
    assert_eq!(test("more.py"), (0, false.into()));
}

#[test]
fn a_slow_program_is_searched_for_a_part_of_a_second_and_deeply_where_that_is_asked_for() {
    let desk = Desk::total("quick").searching("");
    desk.edit(
        "problems/total/spec.yaml",
        "1 <= a.length <= 60\n  -1000 <= a[i] <= 1000",
        "a.length == 1\n  0 <= a[i] < 600",
    );
    desk.edit("problems/total/spec.yaml", "a: [1, 2] }\n    output: 3", "a: [3] }\n    output: 3");
    // A file of its own for each run of this test, so that nothing is remembered of it.
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_nanos();
    // However quick the machine is, 600 inputs take more than two CPU seconds, and less than ten.
    let slow = "import time\nclass Solution:\n    def total(self, a):\n        end = time.process_time() + 0.005\n        \
        while time.process_time() < end: pass\n        return sum(a)\n";
    desk.write("slow.py", &format!("{slow}# {now}\n"));
    let search = |flags: &[&str]| {
        let (code, mut row) = judged(&desk, &[&["total", "slow.py"], flags].concat());
        assert_eq!((code, &row["verdict"]), (0, &"accepted".into()), "{row}");
        let search = row["search"].take();
        let seconds = search["seconds"].as_f64().unwrap();
        ((search["inputs"].as_u64().unwrap(), search["ended_by"].clone(), search["earlier"].clone()), seconds)
    };
    let ((usual, ended_by, earlier), seconds) = search(&[]);
    assert!(usual < 600 && ended_by == "clock" && earlier == false, "{usual} {ended_by} {earlier}");
    // On a busy machine it ends before it has used its time, which nobody remembers.
    if seconds < 10.0 {
        assert_eq!(search(&[]).0, (usual, ended_by, true.into()));
    }
    let ((deep, _, earlier), seconds) = search(&["--deep"]);
    assert!((deep > usual || seconds > 50.0) && earlier == false, "{deep} {usual} {earlier}");
}

#[test]
fn whatever_case_fails_the_smallest_input_is_shown_by_every_command_with_a_line_to_run_it_again() {
    let desk = Desk::total("smallest");
    // Right on the samples.
    let wrong = "class Solution:\n    def total(self, a): return sum(a) + (len(a) > 1 and a[0] == a[-1])\n";
    desk.write("none.py", wrong);
    let smallest = |json: &Value| json["search"]["countercase"]["parameters"]["a"].clone();
    let problem = |command| if command == "test" { "--problem total" } else { "total" };
    for command in ["test", "judge"] {
        let words = format!("{command} none.py {} --format json", problem(command));
        let (code, stdout, stderr) = desk.call(&words.split(' ').collect::<Vec<_>>(), "");
        let json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
        let row = if command == "judge" { &json["results"][0] } else { &json };
        assert_eq!((code, smallest(row)), (1, serde_json::json!([0, 0])), "{json}");
        let shown = desk.run(&format!("{command} none.py {}", problem(command))).stdout;
        let again = "again: printf '%s\\n' '[0,0]' | ojkit run none.py --problem total --input -\n";
        assert!(shown.contains(again) && shown.contains("a = [0,0]\n"), "{shown}");
    }
    let (code, _, stderr) = desk.call(&["submit", "none.py", "--problem", "total", "--to", "leetcode"], "");
    assert!(code == 1 && stderr.contains("a = [0,0]\n"), "{stderr}");
    // A sample is what the page shows, and is named.
    desk.write("never.py", "class Solution:\n    def total(self, a): return -5000\n");
    for command in ["test", "judge"] {
        let shown = desk.run(&format!("{command} never.py {}", problem(command))).stdout;
        let again = "again: ojkit run never.py --problem total --case sample/1\n";
        assert!(shown.contains(again) && shown.contains("got:      -5000"), "{shown}");
    }
}
