//! Rows of others against the questions that they are of.

use crate::desk::Desk;
use ojkit::cli::ExitCode;
use serde_json::{Value, json};
use std::fs;

/// A collection with a question whose answer has a free order, and one that has one answer.
fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("audits/{name}"));
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    for question in ["two-sum", "fizz-buzz"] {
        assert_eq!(desk.run(&format!("new {question} --language python")).code, ExitCode::AsExpected);
    }
    desk
}

/// What a command finds of some rows.
fn audited(desk: &Desk, rows: &[Value], more: &str) -> Vec<Value> {
    desk.write("rows.jsonl", &rows.iter().map(|row| format!("{row}\n")).collect::<String>());
    let ran = desk.run(&format!("audit rows.jsonl --format json {more}"));
    assert_eq!(ran.code, ExitCode::Found, "{}", ran.page());
    let object: Value = serde_json::from_str(&ran.stdout).unwrap();
    object["rows"].as_array().unwrap().clone()
}

/// A row of two-sum with a legal test, one that no pair answers, and one with a wrong answer.
fn tests() -> [(&'static str, &'static str); 3] {
    [("[2,7,11,15]\n9", "[0,1]"), ("[2,7,11,15]\n10", "[0,0]"), ("[3,2,4]\n6", "[0,1]")]
}

#[test]
fn a_forbidden_input_a_wrong_answer_and_a_free_order_are_found_in_rows_of_every_kit() {
    let desk = desk("formats");
    let [inputs, outputs] = [0, 1].map(|side| tests().map(|test| if side == 0 { test.0 } else { test.1 }));
    let sample = json!({ "inputs": inputs, "outputs": outputs, "fn_name": "twoSum" });
    let cases = tests().map(|(input, output)| json!({ "input": input, "output": output, "testtype": "functional" }));
    let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let calls = tests().map(|(input, _)| input.lines().map(value).collect::<Vec<_>>());
    let wrapped = outputs.map(|output| json!([value(output)]));
    let said = tests().map(|(input, output)| {
        let (nums, target) = input.split_once('\n').unwrap();
        let named = format!("{{'nums': {nums}, 'target': {target}}}");
        let input = if target == "9" { named } else { format!("nums = {nums}, target = {target}") };
        json!({ "input": input, "output": output.replace(',', ", ") })
    });
    let rows = [
        json!({ "question_title": "Two Sum", "public_test_cases": json!(cases[..1]).to_string(), "private_test_cases": json!(cases[1..]).to_string(), "metadata": json!({ "func_name": "twoSum" }).to_string() }),
        json!({ "input_output": sample.to_string(), "name": "Two Sum" }),
        json!({ "input_output": json!({ "inputs": calls, "outputs": wrapped, "fn_name": "twoSum" }).to_string(), "url": "https://leetcode.com/problems/two-sum/" }),
        json!({ "reward_model": { "style": "rule", "ground_truth": sample.to_string() }, "extra_info": { "slug": "two-sum" } }),
        json!({ "task_id": "two-sum", "entry_point": "Solution().twoSum", "input_output": said }),
        json!({ "verifier_metadata": { "unit_tests": sample }, "title": "Two Sum" }),
    ];
    let found = audited(&desk, &rows, "--mutants 0");
    let formats: Vec<&str> = found.iter().filter_map(|row| row["format"].as_str()).collect();
    assert_eq!(formats, ["livecodebench", "taco", "taco", "verl", "LeetCodeDataset", "NeMo Gym"]);
    for row in &found {
        assert_eq!((&row["question"], &row["tests"]), (&json!("two-sum"), &json!(3)), "{row}");
        for (kind, said) in [("illegal", "0 pairs"), ("wrong", "has 2"), ("several_answers", "is right too")] {
            let one = row[kind].as_array().unwrap_or_else(|| panic!("{row}"));
            assert!(one.len() == 1 && one[0]["what"].as_str().is_some_and(|what| what.contains(said)), "{kind}: {row}");
        }
    }
    assert_eq!(found[0]["wrong"][0]["test"], "private_test_cases[1]");
}

#[test]
fn a_row_that_wrong_programs_pass_says_which() {
    let desk = desk("survivors");
    let weak = json!({ "id": 7, "input_output": json!({ "inputs": ["1"], "outputs": ["[\"1\"]"], "fn_name": "fizzBuzz" }).to_string() });
    let row = &audited(&desk, &[weak], "--mutants 12")[0];
    let survivors = row["survivors"].as_array().unwrap();
    assert!(!survivors.is_empty() && survivors.len() as u64 <= row["mutants"].as_u64().unwrap(), "{row}");
    assert!(survivors[0]["diff"].as_str().is_some_and(|diff| diff.starts_with("- ")), "{row}");
}

#[test]
fn rows_that_cannot_be_audited_are_named_by_their_line_and_the_others_are() {
    let desk = desk("broken");
    let good = json!({ "name": "fizz-buzz", "input_output": json!({ "inputs": ["3"], "outputs": ["[\"1\",\"2\",\"Fizz\"]"], "fn_name": "fizzBuzz" }).to_string() });
    desk.write(
        "rows.jsonl",
        &format!(
            "{{\"a\": \n\n{}\n{}\n{}\n{}\n{good}",
            json!({ "prompt": "x", "answer": 3 }),
            json!({ "id": "xyz", "name": "Two Sum", "test": [{ "input": "1", "output": "1" }] }),
            json!({ "task_id": "other-fizz", "entry_point": "fizzBuzz", "input_output": [{ "input": "n = 1" }] }),
            json!({ "verifier_metadata": { "unit_tests": { "inputs": ["1"], "outputs": ["1"] } } })
        ),
    );
    let ran = desk.run("audit rows.jsonl --mutants 0");
    assert_eq!(ran.code, ExitCode::Found, "{}", ran.page());
    for said in [
        "line 1: not JSON: ",
        "line 3: no format that is known has the fields answer, prompt",
        "line 4: `xyz` is not a question",
        "line 5: `other-fizz` is not a question",
        "line 6: no field names its question",
    ] {
        assert!(ran.stdout.contains(said), "{said}: {}", ran.page());
    }
    assert!(ran.stdout.contains("6 rows: 5 with something to look at"), "{}", ran.page());
    desk.write("rows.jsonl", &format!("{good}\n"));
    assert_eq!(desk.run("audit rows.jsonl --mutants 0").code, ExitCode::AsExpected);
    let missing = desk.run("audit none.jsonl");
    assert!(missing.code == ExitCode::Usage && missing.stderr.contains("cannot read none.jsonl"), "{}", missing.page());
    let lines = desk.run("audit rows.jsonl --mutants 0 --format jsonl");
    assert_eq!(lines.stdout.lines().filter(|line| serde_json::from_str::<Value>(line).is_ok()).count(), 2);
}
