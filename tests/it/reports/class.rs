//! A class, put together from answers to records.

use ojkit::report::class::{Row, clusters, headline, problems, students, table, tests};
use ojkit::report::html::class::html;
use ojkit::report::junit::End;
use serde_json::json;

/// Answers to records of two problems: greedy and right ones, one that does not compile, and an error.
fn rows() -> Vec<Row> {
    let wrong = |line: u64, student: &str, got: i32| {
        let message = format!("expected 2, got {got}");
        json!({ "line": line, "id": line, "student": student, "problem": "coin-change", "language": "python",
            "verdict": "wrong_answer", "expected": [], "first_failure": { "case": "search", "message": message },
            "smallest": { "input": "coins = [2,3], amount = 4", "message": message } })
    };
    let other = |line: u64, student: &str, problem: &str, verdict: &str| {
        json!({ "line": line, "id": line, "student": student, "problem": problem, "language": "cpp",
            "verdict": verdict, "expected": [], "first_failure": null, "smallest": null })
    };
    [
        wrong(1, "Ada", -1),
        wrong(2, "Bob", -1),
        wrong(3, "Cem <b>", 3),
        other(4, "Ada", "coin-change", "accepted"),
        other(5, "Ada", "two-sum", "compile_error"),
        json!({ "line": 6, "id": null, "error": "not JSON" }),
    ]
    .map(|answer| Row::read(&serde_json::from_value(answer).unwrap()))
    .to_vec()
}

#[test]
fn failures_on_one_smallest_input_stand_together_with_all_that_is_wrong_there() {
    let rows = rows();
    let found = clusters(&rows);
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].title, "3 submissions fail on coins = [2,3], amount = 4");
    assert_eq!(found[0].messages, [("expected 2, got -1", 2), ("expected 2, got 3", 1)]);
    assert_eq!(found[0].students, ["Ada", "Bob", "Cem <b>"]);
}

#[test]
fn a_student_has_the_best_of_all_tries() {
    let rows = rows();
    let problems = problems(&rows);
    assert_eq!(problems, ["coin-change", "two-sum"]);
    let all = students(&rows, &problems);
    let ada = &all.iter().find(|(name, _)| *name == "Ada").unwrap().1;
    let shown: Vec<(&str, usize)> = ada.iter().flatten().map(|(row, count)| (row.short(), *count)).collect();
    assert_eq!(shown, [("AC", 2), ("CE", 1)]);
}

#[test]
fn records_without_an_expectation_pass_where_they_are_accepted() {
    let rows = rows();
    assert_eq!(headline(&rows), ("1 of 6 accepted".to_owned(), true));
    let tests = tests(&rows);
    let passed: Vec<&str> =
        tests.iter().filter(|test| test.end == End::Passed).map(|test| test.name.as_str()).collect();
    assert_eq!(passed, ["Ada (4)"]);
    let failed = tests.iter().find(|test| test.name == "Ada (1)").unwrap();
    let wanted = "WA, expected AC: search: expected 2, got -1";
    assert!(matches!(&failed.end, End::Failed(_, line, all) if line == wanted && all.contains("coins = [2,3]")));
    assert!(tests.iter().any(
        |test| test.name == "Ada (5)" && matches!(&test.end, End::Failed(_, line, _) if line == "CE, expected AC")
    ));
    assert_eq!(table(&rows).height(), 6);
}

#[test]
fn a_class_has_its_verdict_its_groups_and_every_row_as_data() {
    let page = html(&rows());
    for part in [
        "<p class=\"verdict good\">1 of 6 accepted</p>",
        "coin-change: 3 submissions fail on coins = [2,3], amount = 4</summary>",
        "<li>expected 2, got -1 <span class=soft>(2)</span></li>",
        "<p>Ada, Bob, Cem &lt;b&gt;</p>",
        "Cem \\u003cb>",
        "\"AC (2 tries)\"",
    ] {
        assert!(page.contains(part), "{part} is not in the page");
    }
    assert_eq!(page.matches("<script>").count(), 1);
}

#[test]
fn ten_thousand_rows_are_a_page_of_a_few_megabytes() {
    let (one, rows) = (rows()[0].clone(), 10_000);
    let all: Vec<Row> = (0..rows).map(|line| Row { line, id: line.to_string(), ..one.clone() }).collect();
    assert!(html(&all).len() < 1 << 20);
}
