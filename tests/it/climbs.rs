//! What the search after the cases climbs to: the slowest input, and the ends of answers.

use crate::desk::Desk;
use serde_json::Value;

const EXAMPLE: &str = "examples:\n  - input: { a: [1, 2, 1], b: [1, 2, 3] }\n    output: 3\n";

/// A problem over two arrays of one length, whose answer is the length.
fn desk(name: &str) -> Desk {
    let desk = Desk::empty(&format!("climbs/{name}")).optimized().searching("");
    let spec = "format: 1\ntitle: Length\nfunction: length\nparameters:\n  a: integer[]\n  b: integer[]\nreturns: integer\n\
        constraints: |\n  1 <= a.length <= 60\n  b.length == a.length\n  0 <= a[i], b[i] <= 10^6\n\
        limits: { time_ms: 400 }\nmodel: accepted/length.rs\n";
    desk.write("problems/length/spec.yaml", &format!("{spec}{EXAMPLE}"));
    desk.write("problems/length/statement.md", "How long?\n");
    desk.write("problems/length/submissions/accepted/length.rs", &length("0"));
    desk
}

/// Gives the length after so many rounds.
fn length(rounds: &str) -> String {
    format!(
        "impl Solution {{ pub fn length(a: Vec<i32>, b: Vec<i32>) -> i32 {{
    for i in 0..{rounds} {{ std::hint::black_box(i); }}
    b.len() as i32
}} }}"
    )
}

fn row(desk: &Desk, words: &[&str]) -> Value {
    let (_, stdout, stderr) = desk.call(&[&["judge", "--format", "json"], words].concat(), "");
    let mut json: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
    json["results"][0].take()
}

#[test]
fn what_takes_too_long_only_where_one_array_is_constant_and_the_other_sorted_is_refused_by_the_search() {
    let desk = desk("slowest");
    let same = "if a.len() < 55 || a.iter().any(|&x| x != a[0]) { 0_u64 }";
    let sorted = "else if b.windows(2).all(|w| w[0] <= w[1]) && b[0] < b[54] { u64::MAX } else { 2_500_000 }";
    desk.write("slow.rs", &length(&format!("{same} {sorted}")));
    let row = row(&desk, &["length", "slow.rs"]);
    assert_eq!(
        (&row["verdict"], &row["first_failure"]["case"]),
        (&"time_limit_exceeded".into(), &"search".into()),
        "{row}"
    );
    assert!(row["cases"].as_array().unwrap().iter().all(|case| case["verdict"] == "accepted"), "{row}");
}

#[test]
fn a_count_that_is_right_until_nearly_all_elements_are_in_one_class_is_refused_by_the_search() {
    let desk = desk("answer");
    let count = |most: &str| {
        format!(
            "impl Solution {{ pub fn length(a: Vec<i32>, b: Vec<i32>) -> i32 {{
    (a.iter().filter(|&&x| x % 31 == 17).count() as i32).min({most})
}} }}"
        )
    };
    desk.edit(
        "problems/length/spec.yaml",
        EXAMPLE,
        "examples:\n  - input: { a: [17, 2, 48], b: [1, 2, 3] }\n    output: 2\n",
    );
    desk.write("problems/length/submissions/accepted/length.rs", &count("i32::MAX"));
    desk.write("few.rs", &count("57"));
    let row = row(&desk, &["length", "few.rs"]);
    assert_eq!((&row["verdict"], &row["first_failure"]["case"]), (&"wrong_answer".into(), &"search".into()), "{row}");
}
