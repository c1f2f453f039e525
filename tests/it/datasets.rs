//! Rows for language models: that what each format's reader demands of a row is there, read as that reader does.

use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use ojkit::cli::ExitCode;
use serde_json::{Value, json};
use std::fs;
use std::process::Command;

/// A collection with a function whose answer has a free order, one of a tree, and a class.
fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("datasets/{name}"));
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    for question in ["two-sum", "same-tree", "min-stack"] {
        assert_eq!(desk.run(&format!("new {question} --language python")).code, ExitCode::AsExpected);
    }
    desk
}

/// The rows of a command.
fn rows(desk: &Desk, arguments: &str) -> Vec<Value> {
    let ran = desk.run(&format!("export dataset {arguments} --case-size 1k -o rows.jsonl"));
    assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
    desk.read("rows.jsonl").lines().map(|line| serde_json::from_str(line).expect("a row is JSON")).collect()
}

/// The value in a field that is text.
fn nested(row: &Value, field: &str) -> Value {
    serde_json::from_str(row[field].as_str().expect(field)).expect(field)
}

/// The names of a row's fields.
fn fields(row: &Value) -> Vec<&str> {
    row.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// Whether a test of a call has an argument a line and an answer, each a JSON value, and nothing else.
fn is_call(input: &Value, output: &Value) -> bool {
    let values = input.as_str().unwrap().split('\n').map(serde_json::from_str::<Value>);
    values.filter(Result::is_ok).count() == 2 && serde_json::from_str::<Value>(output.as_str().unwrap()).is_ok()
}

#[test]
fn livecodebench_reads_a_row_field_by_field_and_lets_no_other_field_pass() {
    let desk = desk("livecodebench");
    let rows = rows(&desk, "two-sum same-tree --format livecodebench");
    for row in &rows {
        let known = [
            "contest_date",
            "contest_id",
            "difficulty",
            "metadata",
            "platform",
            "private_test_cases",
            "public_test_cases",
            "question_content",
            "question_id",
            "question_title",
            "starter_code",
        ];
        assert_eq!(fields(row), known);
        assert_eq!((&row["platform"], &row["difficulty"]), (&json!("leetcode"), &json!("easy")));
        assert_eq!(row["contest_date"], "1970-01-01T00:00:00");
        for cases in ["public_test_cases", "private_test_cases"] {
            let cases = nested(row, cases);
            assert!(cases.as_array().is_some_and(|cases| cases.len() >= 2));
            assert!(cases.as_array().unwrap().iter().all(|case| fields(case) == ["input", "output", "testtype"]));
        }
    }
    let (called, read) = (&rows[0], &rows[1]);
    assert_eq!(nested(called, "metadata")["func_name"], "twoSum");
    assert_eq!(
        called["starter_code"],
        "class Solution:\n    def twoSum(self, nums: List[int], target: int) -> List[int]:\n        pass\n"
    );
    for case in nested(called, "private_test_cases").as_array().unwrap() {
        assert!(case["testtype"] == "functional" && is_call(&case["input"], &case["output"]), "{case}");
    }
    // A reader hands over values as JSON has them, and a tree is none of these.
    assert_eq!((&nested(read, "metadata")["func_name"], &read["starter_code"]), (&Value::Null, &json!("")));
    assert_eq!(
        nested(read, "public_test_cases")[0],
        json!({ "input": "3\n1 2 3\n3\n1 2 3\n", "output": "true\n", "testtype": "stdin" })
    );
    assert!(read["question_content"].as_str().unwrap().contains("`null` where there is no node"));
}

#[test]
fn a_row_says_of_each_case_why_it_is_there_and_who_answered_and_counts_what_was_left_out() {
    let desk = desk("about");
    let about = nested(&rows(&desk, "two-sum --format livecodebench --cases 5")[0], "metadata")["ojkit"].clone();
    assert_eq!(about["checker"], json!({ "kind": "unordered_list", "outer": true, "inner": false }));
    assert_eq!((&about["several_answers"], &about["time_ms"]), (&json!(true), &Value::Null));
    let cases = about["cases"].as_array().unwrap();
    assert_eq!(cases.len(), 3 + 5);
    assert_eq!((&cases[0]["answered_by"], &cases[0]["group"]), (&json!("the statement"), &json!("sample")));
    let others = &cases[3..];
    assert!(others.iter().all(|case| case["answered_by"] == "the bank's reference"), "{about}");
    assert!(others.iter().all(|case| !case["reason"].as_str().unwrap().is_empty()), "{about}");
    let groups: std::collections::BTreeSet<&str> = others.iter().filter_map(|case| case["group"].as_str()).collect();
    assert!(groups.len() >= 3, "{groups:?}");
    let left = &about["left_out"];
    assert!(left["larger_than_a_case"].as_u64() > Some(0) && left["more_than_wanted"].as_u64() > Some(0), "{left}");
}

#[test]
fn taco_verl_open_r1_and_common_oj_read_their_rows() {
    let desk = desk("others");
    let row = &rows(&desk, "two-sum --format taco --cases 4")[0];
    let tests = nested(row, "input_output");
    assert_eq!(tests["fn_name"], "twoSum");
    assert_eq!((&tests["inputs"][0], &tests["outputs"][0]), (&json!([[2, 7, 11, 15], 9]), &json!([[0, 1]])));
    assert_eq!(tests["inputs"].as_array().unwrap().len(), tests["outputs"].as_array().unwrap().len());
    assert_eq!(
        (nested(row, "solutions"), &row["skill_types"], &row["difficulty"]),
        (json!([]), &json!("[]"), &json!("EASY"))
    );
    let row = &rows(&desk, "two-sum --format verl --cases 4")[0];
    assert_eq!(fields(row), ["ability", "data_source", "extra_info", "prompt", "reward_model"]);
    assert!(row["prompt"][0]["role"] == "user" && row["prompt"][0]["content"].is_string());
    assert_eq!((&row["reward_model"]["style"], &row["extra_info"]["index"]), (&json!("rule"), &json!(0)));
    let truth = nested(&row["reward_model"], "ground_truth");
    assert_eq!((&truth["ojkit"], &truth["fn_name"]), (&json!("two-sum"), &json!("twoSum")));
    let pairs = truth["inputs"].as_array().unwrap().iter().zip(truth["outputs"].as_array().unwrap());
    assert_eq!(pairs.filter(|(input, output)| is_call(input, output)).count(), 3 + 4);
    let row = &rows(&desk, "two-sum --format open-r1 --cases 4")[0];
    let info = &row["verification_info"];
    assert_eq!(info["language"], "python");
    assert_eq!(
        info["test_cases"][0],
        json!({ "input": "4\n2 7 11 15\n9\n", "output": "2\n0 1\n", "type": "stdin_stdout" })
    );
    let row = &rows(&desk, "two-sum --format commonoj --cases 4")[0];
    assert_eq!(
        row["test"][0],
        json!({ "input": { "stdin": "4\n2 7 11 15\n9\n" }, "output": { "stdout": "2\n0 1\n" } })
    );
    assert!(row["id"] == "two-sum" && row["labels"].is_object());
}

/// A program that reads a row of EvalPlus as EvalPlus does: the prompt and the solution are one text, which answers every input.
const EVALPLUS: &str = "import json
for line in open('rows.jsonl'):
    row = json.loads(line)
    for key in ['prompt', 'contract', 'canonical_solution', 'base_input', 'plus_input', 'atol']:
        assert key in row, key
    names = {}
    exec(row['prompt'] + row['canonical_solution'], names)
    answer = names[row['entry_point']]
    for nums, target in row['base_input'] + row['plus_input']:
        i, j = answer(*[nums, target])
        assert i != j and nums[i] + nums[j] == target
    print(row['task_id'], len(row['base_input']), len(row['plus_input']) > 5)
";

/// A program that runs wrong programs on the inputs that show it.
const NEGATIVES: &str = "import json
for line in open('rows.jsonl'):
    for wrong in json.loads(json.loads(line)['ojkit'])['negatives']:
        names = {}
        exec(wrong['code'], names)
        _, nums, target = wrong['input'].split('\\n')[:3]
        nums, target = [int(x) for x in nums.split()], int(target)
        try:
            i, j = names['Solution']().twoSum(nums, target)
            assert wrong['verdict'] == 'wrong answer' and (i == j or nums[i] + nums[j] != target), wrong
        except (TypeError, IndexError, ValueError):
            pass
        assert wrong['language'] == 'python' and wrong['case']
        print(wrong['line'])
";

/// What a Python program prints in the desk's folder; none, and said so, without Python.
fn python(desk: &Desk, program: &str) -> Option<String> {
    let Some(python) = kit::python() else {
        skipped("there is no python3");
        return None;
    };
    let ran = Command::new(python).args(["-c", program]).current_dir(&desk.root).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    Some(String::from_utf8_lossy(&ran.stdout).into_owned())
}

#[test]
fn evalplus_runs_prompt_and_solution_as_one_text_that_answers_every_input() {
    let desk = desk("evalplus");
    let row = &rows(&desk, "two-sum --format evalplus")[0];
    assert!(nested(row, "ojkit")["left_out"]["too_large_for_the_solution"].as_u64() > Some(0), "{row}");
    let Some(told) = python(&desk, EVALPLUS) else { return };
    assert_eq!(told, "ojkit/two-sum 3 True\n");
    // What it cannot hold is refused by name, and the others are written.
    let ran = desk.run("export dataset min-stack two-sum --format evalplus --case-size 1k -o other.jsonl");
    assert!(
        ran.code == ExitCode::Found && ran.stderr.contains("min-stack: it calls no function of plain values"),
        "{}",
        ran.page()
    );
    assert_eq!(desk.read("other.jsonl").lines().count(), 1);
}

#[test]
fn a_wrong_program_of_a_row_fails_the_input_that_it_comes_with() {
    let desk = desk("negatives");
    let row = &rows(&desk, "two-sum --format taco --negatives=4 --cases 12")[0];
    assert!(nested(row, "ojkit")["negatives"].as_array().is_some_and(|all| (2..=4).contains(&all.len())), "{row}");
    let Some(told) = python(&desk, NEGATIVES) else { return };
    assert!(told.lines().count() >= 2, "{told}");
}

#[test]
fn a_question_of_the_bank_needs_no_collection_and_an_unknown_one_is_named() {
    let desk = Desk::empty_elsewhere("datasets");
    let row = &rows(&desk, "1 https://leetcode.com/problems/two-sum/ --format commonoj --cases 2")[..];
    assert!(row.len() == 1 && row[0]["id"] == "two-sum");
    let ran = desk.run("export dataset tow-sum --format verl -o rows.jsonl");
    assert!(ran.code == ExitCode::Usage && ran.stderr.contains("`tow-sum` is not in the bank"), "{}", ran.page());
    let ran = desk.run("export dataset 1 -o rows.jsonl");
    assert!(
        ran.code == ExitCode::Usage && ran.stderr.contains("one of livecodebench, taco, verl, open-r1"),
        "{}",
        ran.page()
    );
    for other in ["list --format taco", "export html 1 -o x.html --format taco"] {
        let ran = desk.run(other);
        assert!(
            ran.code == ExitCode::Usage && ran.stderr.contains("`ojkit export dataset` writes them"),
            "{}",
            ran.page()
        );
    }
    let piped = desk.run("export dataset 1 --format open-r1 --cases 1 --case-size 1k -o -");
    assert!(serde_json::from_str::<Value>(&piped.stdout).is_ok(), "{}", piped.page());
    fs::remove_dir_all(&desk.root).unwrap();
}
