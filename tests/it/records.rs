//! Submissions by the line: answers in the order of the records, whatever single records are, and not twice where a run goes on.

use crate::desk::Desk;
use serde_json::{Value, json};
use std::fs;

pub const SPEC: &str = "format: 1\ntitle: Sum\nparameters:\n  a: integer[]\nconstraints: |\n  1 <= a.length <= 3\n  1 <= a[i] <= 3\nmodel: accepted/sum.py\nlimits: { time_ms: 2000 }\nexamples:\n  - { stdin: \"3\\n1 2 3\\n\", stdout: \"6\\n\" }\n";
pub const RIGHT: &str = "input()\nprint(sum(map(int, input().split())))\n";

pub fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("records-{name}"));
    desk.write("problems/sum/spec.yaml", SPEC);
    desk.write("problems/sum/statement.md", "# Sum\n");
    desk.write("problems/sum/submissions/accepted/sum.py", RIGHT);
    desk
}

fn answers(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_record_is_answered_in_its_place() {
    let desk = desk("answers");
    desk.write("elsewhere.py", RIGHT);
    let record = |id: Value, code: &str, expected: Value| {
        json!({ "id": id, "problem": "sum", "language": "python", "code": code, "expected": expected }).to_string()
    };
    let lines = [
        record(json!("right"), RIGHT, json!("accepted")),
        record(json!(2), "print(6)\n", json!(["wrong_answer", "run_time_error"])),
        "no json".to_owned(),
        record(json!("crash"), "exit(3)\n", json!("accepted")),
        json!({ "id": "file", "problem": "sum", "language": "py", "file": "elsewhere.py" }).to_string(),
        json!({ "id": "where", "problem": "nowhere", "language": "python", "code": "" }).to_string(),
        json!({ "id": "what", "problem": "sum", "language": "cobol", "code": "" }).to_string(),
        record(json!("right"), RIGHT, json!("fine")),
    ];
    // Other systems' editors begin a file with a byte-order mark.
    desk.write("records.jsonl", &format!("\u{feff}{}", lines.join("\n")));
    let (code, text, said) = desk.call(&["judge", "--from", "records.jsonl"], "");
    let found = answers(&text);
    let shown: Vec<(u64, &Value, &Value)> =
        found.iter().map(|one| (one["line"].as_u64().unwrap(), &one["id"], &one["verdict"])).collect();
    let null = Value::Null;
    assert_eq!(
        shown,
        [
            (1, &json!("right"), &json!("accepted")),
            (2, &json!(2), &json!("wrong_answer")),
            (3, &null, &null),
            (4, &json!("crash"), &json!("run_time_error")),
            (5, &json!("file"), &json!("accepted")),
            (6, &json!("where"), &null),
            (7, &json!("what"), &null),
            (8, &json!("right"), &null),
        ],
        "{said}"
    );
    assert_eq!(
        [0, 1, 3, 4].map(|at: usize| found[at]["as_expected"].clone()),
        [json!(true), json!(true), json!(false), null]
    );
    assert!(found[2]["error"].as_str().unwrap().starts_with("not JSON"));
    assert_eq!(found[5]["error"], "there is no problem `nowhere`");
    assert_eq!(code, 1);
    assert!(
        said.contains("8 records: 2 as expected, 1 not, 1 without expectation or verdict, 4 with errors"),
        "{said}"
    );
    assert!(said.contains("expected AC, got RTE: 1"), "{said}");
}

/// Wrong on one input that no case is.
const RARE: &str =
    "input()\na = list(map(int, input().split()))\nprint(7 if a == [4, 1] else sum(a) + (len(a) == 5) * RIGHT)\n";

#[test]
fn what_passes_all_cases_is_searched_for_a_short_fixed_count_and_the_answer_shows_the_smallest_input() {
    let desk = desk("searched");
    desk.edit("problems/sum/spec.yaml", "a.length <= 3\n  1 <= a[i] <= 3", "a.length <= 5\n  1 <= a[i] <= 9");
    let record = |id: &str, code: &str| {
        json!({ "id": id, "student": "Ada", "problem": "sum", "language": "python", "code": code }).to_string()
    };
    let (rare, far) = (RARE.replace("RIGHT", "0"), RARE.replace("RIGHT", "1"));
    desk.write("records.jsonl", &[record("rare", &rare), record("far", &far), record("right", RIGHT)].join("\n"));
    let (code, text, said) = desk.call(&["judge", "--from", "records.jsonl"], "");
    let found = answers(&text);
    assert_eq!((code, &found[0]["student"]), (0, &json!("Ada")), "{said}");
    assert_eq!(found[0]["first_failure"]["case"], "search");
    assert_eq!(found[0]["smallest"]["input"], "2\n4 1", "{text}");
    // What a case refuses keeps its case.
    assert!(found[1]["first_failure"]["case"].as_str().unwrap().starts_with("secret/"), "{text}");
    assert_eq!((&found[1]["verdict"], &found[2]["smallest"]), (&json!("wrong_answer"), &Value::Null), "{text}");
    assert_eq!((&found[2]["verdict"], &found[2]["search"]["ended_by"]), (&json!("accepted"), &json!("count")));
    // Reports are the same whether answers are new or come from an earlier run.
    let reported = || {
        let files = "--output answers.jsonl --report class.html --junit class.xml --csv class.csv";
        let line: Vec<&str> = ["judge", "--from", "records.jsonl"].into_iter().chain(files.split(' ')).collect();
        assert_eq!(desk.call(&line, "").0, 0);
        ["class.html", "class.xml", "class.csv"].map(|file| desk.read(file))
    };
    let [page, xml, table] = reported();
    assert!(page.contains("1 of 3 accepted") && page.contains("2\\n4 1"), "{page}");
    assert!(xml.contains("name=\"Ada (rare)\"") && xml.contains("failures=\"2\""), "{xml}");
    assert!(table.contains("1,Ada,rare,sum,python,wrong_answer,,,,search,\"2\n4 1\",\"line 1, token 1"), "{table}");
    assert_eq!(reported(), [page, xml, table]);
    // The same bytes again, although the search is remembered now.
    assert_eq!(desk.call(&["judge", "--from", "records.jsonl"], "").1, text);
    let (_, text, _) = desk.call(&["judge", "--from", "records.jsonl", "--search", "0"], "");
    let found = answers(&text);
    assert_eq!((&found[0]["verdict"], &found[0]["search"]), (&json!("accepted"), &Value::Null), "{text}");
}

#[test]
fn a_run_that_was_cut_short_goes_on_behind_its_last_whole_answer() {
    let desk = desk("resumed");
    let lines: Vec<String> = (0..4)
        .map(|id| {
            json!({ "id": id, "problem": "sum", "language": "python", "code": format!("{RIGHT}# {id}\n") }).to_string()
        })
        .collect();
    desk.write("records.jsonl", &lines.join("\n"));
    let run = || desk.call(&["judge", "--from", "records.jsonl", "--output", "answers.jsonl"], "");
    assert_eq!(run().0, 0);
    let whole = desk.read("answers.jsonl");
    assert_eq!(answers(&whole).len(), 4);
    let second = whole.match_indices('\n').nth(1).unwrap().0;
    fs::write(desk.root.join("answers.jsonl"), &whole[..second + 9]).unwrap();
    let (code, _, said) = run();
    assert_eq!((code, desk.read("answers.jsonl")), (0, whole));
    assert!(said.contains("4 records: 0 as expected, 0 not, 4 without expectation"), "{said}");
    desk.write("answers.jsonl", "my diary\n");
    let (code, _, said) = run();
    assert!(code == 2 && said.contains("has lines that are not answers"), "{said}");
    assert_eq!(desk.read("answers.jsonl"), "my diary\n");
    // Nor is a last line without an end anybody's half answer, or the file of the records one of answers.
    desk.write("answers.jsonl", "precious");
    assert_eq!((run().0, desk.read("answers.jsonl")), (2, "precious".to_owned()));
    let records = desk.read("records.jsonl");
    assert_eq!(desk.call(&["judge", "--from", "records.jsonl", "--output", "records.jsonl"], "").0, 2);
    assert_eq!(desk.read("records.jsonl"), records);
}

#[test]
fn answers_that_wait_for_their_turn_are_kept_beside_the_file_and_a_later_run_puts_them_in_their_places() {
    let desk = desk("early");
    let record = |id: u64| {
        let code = format!("{RIGHT}# {id}\n");
        json!({ "id": id, "problem": "sum", "language": "python", "code": code, "expected": "accepted" }).to_string()
    };
    desk.write("records.jsonl", &(1..=3).map(record).collect::<Vec<_>>().join("\n"));
    let run = || desk.call(&["judge", "--from", "records.jsonl", "--output", "answers.jsonl", "--search", "0"], "");
    assert_eq!(run().0, 0);
    let whole = desk.read("answers.jsonl");
    // As a kill leaves it: the second is there, half of the third, and the first was still running.
    let lines: Vec<&str> = whole.lines().collect();
    let second = lines[1].replace("\"verdict\":\"accepted\"", "\"verdict\":\"wrong_answer\"");
    desk.write("answers.jsonl.early", &format!("{second}\n{}", &lines[2][..30]));
    desk.write("answers.jsonl", "");
    let (code, _, said) = run();
    let resumed = desk.read("answers.jsonl");
    let resumed: Vec<&str> = resumed.lines().collect();
    assert_eq!((code, &resumed[..]), (1, &[lines[0], &second, lines[2]][..]), "it was not judged again: {said}");
    assert!(!desk.root.join("answers.jsonl.early").exists());
    // Whoever takes the answers away wants new ones.
    desk.write("answers.jsonl.early", &format!("{second}\n"));
    std::fs::remove_file(desk.root.join("answers.jsonl")).unwrap();
    let (code, _, said) = run();
    assert_eq!((code, desk.read("answers.jsonl")), (0, whole), "{said}");
}

#[test]
fn where_nobody_answers_the_table_says_so_once_and_the_page_is_not_green() {
    let desk = desk("unanswered");
    desk.write("problems/sum/spec.yaml", &SPEC.replace("model: accepted/sum.py\n", ""));
    fs::remove_file(desk.root.join("problems/sum/submissions/accepted/sum.py")).unwrap();
    let record = |id: u64| {
        let code = format!("{RIGHT}# {id}\n");
        json!({ "id": id, "problem": "sum", "language": "python", "code": code, "expected": "accepted" }).to_string()
    };
    desk.write("records.jsonl", &[record(1), record(2)].join("\n"));
    let (_, text, said) = desk.call(&["judge", "--from", "records.jsonl", "--report", "class.html"], "");
    for answer in answers(&text) {
        assert_eq!(answer["verdict"], Value::Null, "{text}");
        assert!(answer["unanswered"].as_u64().unwrap() > 0, "{text}");
    }
    let why = "2 submissions have no verdict, because cases of sum have no answers; ";
    assert_eq!(said.matches(why).count(), 1, "{said}");
    let page = desk.read("class.html");
    assert!(page.contains("0 of 2 accepted, 2 without a verdict") && page.contains(why), "{page}");
    assert!(!page.contains("class=\"verdict good\""));
}

#[test]
fn a_record_that_could_not_be_judged_is_tried_again_where_a_run_goes_on() {
    let desk = desk("again");
    let record = |id: u64, problem: &str| {
        json!({ "id": id, "problem": problem, "language": "python", "code": format!("{RIGHT}# {id}\n") }).to_string()
    };
    let records = |second: &str| [record(1, "sum"), record(2, second), record(3, "sum")].join("\n");
    let run = || desk.call(&["judge", "--from", "records.jsonl", "--output", "answers.jsonl", "--search", "0"], "");
    desk.write("records.jsonl", &records("som"));
    assert_eq!(run().0, 1);
    let before = desk.read("answers.jsonl");
    assert_eq!(answers(&before)[1]["kind"], "unknown_problem", "{before}");
    assert_eq!((run().0, desk.read("answers.jsonl")), (1, before.clone()));
    // What is known is not judged again.
    let before = before.replace("\"id\":3", "\"id\":30");
    desk.write("answers.jsonl", &before);
    desk.write("records.jsonl", &records("sum"));
    let (code, _, said) = run();
    let after = desk.read("answers.jsonl");
    let (lines, known): (Vec<&str>, Vec<&str>) = (after.lines().collect(), before.lines().collect());
    assert_eq!((code, lines.len(), lines[0], lines[2]), (0, 3, known[0], known[2]), "{said}");
    assert_eq!(answers(&after)[1]["verdict"], "accepted");
    assert!(!desk.root.join("answers.jsonl.early").exists());
}
