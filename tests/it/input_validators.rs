//! A problem's own validator program stands behind its constraint lines, wherever inputs are made or given.

use crate::desk::Desk;
use ojkit::cli::ExitCode;

const SPEC: &str = "format: 1
title: Rings
function: count
parameters:
  a: integer[]
returns: integer
constraints: |
  1 <= a.length <= 6
  0 <= a[i] <= 2
unchecked: |
  a begins and ends with the same value
validator: validator.rs
model: accepted/count.rs
examples:
- input: { a: [1, 2, 1] }
  output: 3
";

const MODEL: &str = "struct Solution;
impl Solution {
    pub fn count(a: Vec<i32>) -> i32 {
        assert!(a.first() == a.last());
        a.len() as i32
    }
}
";

fn typed(body: &str) -> String {
    format!("struct Solution;\nimpl Solution {{\n    pub fn is_valid(a: Vec<i32>) -> bool {{ {body} }}\n}}\n")
}

/// Kattis' interface, around what is done with the numbers.
fn by_exit_code(decide: &str) -> String {
    format!(
        "fn main() {{
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let a: Vec<i32> = text.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
    {decide}
}}
"
    )
}

fn desk(name: &str, validator: &str) -> Desk {
    let desk = Desk::empty(&format!("input-validators/{name}"));
    desk.write("problems/ring/spec.yaml", SPEC);
    desk.write("problems/ring/statement.md", "How many?\n");
    desk.write("problems/ring/validator.rs", validator);
    desk.write("problems/ring/submissions/accepted/count.rs", MODEL);
    desk
}

/// The small inputs of the problem's cases.
fn inputs(desk: &Desk) -> Vec<Vec<i32>> {
    let page = desk.read("cases/ring.yaml");
    let cases = page.split("\n- name: ").filter(|case| case.starts_with("secret/small/"));
    // The length, then the values.
    let numbers = |case: &str| {
        let (_, text) = case.split_once("input: |\n").unwrap();
        text.lines().nth(1).unwrap().split_whitespace().map(|x| x.parse().unwrap()).collect()
    };
    cases.map(numbers).collect()
}

#[test]
fn no_case_is_made_that_the_program_refuses_whichever_interface_it_has() {
    // Few inputs are refused: of this interface each has a process of its own.
    let rises = "a.first() <= a.last()";
    let exit = format!("std::process::exit(if {rises} {{ 42 }} else {{ 43 }})");
    for (name, validator) in [("typed", typed(rises)), ("kattis", by_exit_code(&exit))] {
        let desk = desk(name, &validator);
        desk.write("problems/ring/submissions/accepted/count.rs", &MODEL.replace("==", "<="));
        let made = desk.run("gen ring");
        // The model fails on whatever the program refuses.
        assert_eq!(made.code, ExitCode::AsExpected, "{name}: {}", made.stderr);
        let small = inputs(&desk);
        assert!(small.len() > 5 && small.iter().all(|a| a.first() <= a.last()), "{name}: {small:?}");
        assert!(small.iter().any(|a| a.len() > 1), "{name}: {small:?}");
        if name == "typed" {
            let again = desk.run("gen ring --check");
            assert_eq!(again.code, ExitCode::AsExpected, "{}", again.stderr);
        }
    }
}

#[test]
fn an_input_that_keeps_the_lines_is_validated_and_kept_only_where_the_program_accepts_it() {
    let desk = desk("given", &typed("a.first() == a.last()"));
    assert_eq!(desk.run_on("validate ring -", "2\n1 1\n").code, ExitCode::AsExpected);
    let refused = desk.run_on("validate ring -", "2\n1 2\n");
    assert_eq!(refused.code, ExitCode::Found);
    assert!(refused.stderr.contains("the validator validator.rs refuses this input"), "{}", refused.stderr);
    assert!(refused.stderr.contains("problems/ring/spec.yaml:12"), "{}", refused.stderr);
    let kept = desk.run_on("add-case ring --reason odd", "2\n1 2\n");
    assert_eq!(kept.code, ExitCode::Found);
    assert!(!desk.root.join("problems/ring/kept.yaml").exists());
}

#[test]
fn a_program_that_does_not_decide_or_forbids_an_example_ends_everything_with_its_place_and_the_input() {
    let clock = "std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_micros()";
    let random = format!("std::process::exit(42 + ({clock} % 2) as i32)");
    let cases = [
        ("crash", typed("a[1000] == 0"), "did not decide: run_time_error"),
        ("code", by_exit_code("std::process::exit(a.len() as i32 - a.len() as i32)"), "42 accepts, 43 refuses"),
        ("forbids", typed("a.len() < 3"), "refuses the example sample/1"),
        ("random", by_exit_code(&random), "refuses "),
    ];
    for (name, validator, why) in cases {
        let desk = desk(name, &validator);
        let made = desk.run("gen ring");
        assert_eq!(made.code, ExitCode::Found, "{name}: {}", made.stderr);
        assert!(
            made.stderr.contains("problems/ring/spec.yaml:12: the validator validator.rs"),
            "{name}: {}",
            made.stderr
        );
        assert!(made.stderr.contains(why) && made.stderr.contains("for the input\n"), "{name}: {}", made.stderr);
        assert!(!desk.root.join("cases/ring.yaml").exists(), "{name}: something was written");
    }
}

#[test]
fn a_group_stops_after_ten_thousand_refusals_and_says_how_many_of_how_many() {
    // Of all inputs only the example is legal.
    let desk = desk("rare", &typed("a == [1, 2, 1]"));
    let made = desk.run("gen ring");
    assert_eq!(made.code, ExitCode::AsExpected, "{}", made.stderr);
    assert!(made.stderr.contains("the validator refused 10000 of 10000 inputs"), "{}", made.stderr);
}

#[test]
fn a_search_tries_and_shrinks_legal_inputs_alone() {
    let desk = desk("search", &typed("a.first() == a.last() && a.first() != Some(&0)"));
    let wrong = MODEL.replace("a.len() as i32", "if a.len() < 3 { a.len() as i32 } else { 0 }");
    desk.write("problems/ring/submissions/wrong_answer/short.rs", &wrong);
    // Both crash on whatever begins and ends differently; the smallest of three items that does not begin with 0 is 1 0 1.
    let found = desk.run("stress ring --submission problems/ring/submissions/wrong_answer/short.rs");
    assert!(found.stdout.contains("input:\n  3\n  1 0 1\n"), "{}{}", found.stdout, found.stderr);
    assert!(found.stdout.contains("proven smallest"), "{}", found.stdout);
    let right =
        desk.run("stress ring --submission problems/ring/submissions/accepted/count.rs --exhaustive a.length<=4");
    assert_eq!(right.code, ExitCode::AsExpected, "{}{}", right.stdout, right.stderr);
    // 2 of one item and of two, 2 * 3 of three, 2 * 9 of four.
    assert!(right.stdout.contains("all 28 inputs"), "{}", right.stdout);
    let strong = desk.run("judge ring --submission problems/ring/submissions/wrong_answer/short.rs");
    assert_eq!(strong.code, ExitCode::AsExpected, "{}{}", strong.stdout, strong.stderr);
}

#[test]
fn a_countercase_that_was_made_smaller_is_one_that_the_program_accepts() {
    let desk = Desk::empty("input-validators/smaller");
    let spec = "format: 1
title: Room
function: rest
parameters:
  a: integer[]
  k: integer
returns: integer
constraints: |
  0 <= a.length <= 12
  0 <= a[i] <= 9
  0 <= k <= 12
validator: validator.rs
model: accepted/zero.rs
examples:
- input: { a: [1, 2], k: 3 }
  output: 0
";
    let function = |name: &str, gives: &str, body: &str| {
        format!("struct Solution;\nimpl Solution {{ pub fn {name}(a: Vec<i32>, k: i32) -> {gives} {{ {body} }} }}\n")
    };
    desk.write("problems/room/spec.yaml", spec);
    desk.write("problems/room/statement.md", "Always 0.\n");
    desk.write("problems/room/validator.rs", &function("is_valid", "bool", "a.len() as i32 <= k"));
    desk.write("problems/room/submissions/accepted/zero.rs", &function("rest", "i32", "0"));
    // It also fails where there is too little room, which makes the smallest of all failures illegal.
    let wrong = "if a.len() as i32 > k { 1 } else if a.iter().sum::<i32>() > 40 { 2 } else { 0 }";
    desk.write("problems/room/submissions/wrong_answer/full.rs", &function("rest", "i32", wrong));
    let found = desk.run("stress room --submission problems/room/submissions/wrong_answer/full.rs");
    assert!(found.stdout.contains("a = [5,9,9,9,9]\n  k = 5\n"), "{}{}", found.stdout, found.stderr);
}

#[test]
fn of_a_class_and_of_a_layout_of_its_own_a_function_takes_the_text() {
    let spec = "format: 1
title: Door
class: Door
methods:
  open: {}
  close: {}
constraints: |
  calls.length <= 6
validator: validator.rs
examples:
- input: { calls: [[open], [close]] }
  output: [null, null, null]
";
    let validator = "struct Solution;
impl Solution {
    pub fn is_valid(text: String) -> bool {
        let calls: Vec<&str> = text.lines().skip(1).collect();
        calls.iter().enumerate().all(|(at, call)| *call == [\"open\", \"close\"][at % 2])
    }
}
";
    let desk = Desk::empty("input-validators/class");
    desk.write("problems/door/spec.yaml", spec);
    desk.write("problems/door/statement.md", "A door.\n");
    desk.write("problems/door/validator.rs", validator);
    assert_eq!(desk.run_on("validate door -", "3\nopen\nclose\nopen\n").code, ExitCode::AsExpected);
    let refused = desk.run_on("validate door -", "2\nopen\nopen\n");
    assert_eq!(refused.code, ExitCode::Found, "{}", refused.stderr);
    assert!(
        refused.stderr.contains("the validator validator.rs refuses this input: it gives false"),
        "{}",
        refused.stderr
    );
    // Of up to six calls these seven inputs are all that there is.
    let made = desk.run("gen door");
    assert!(
        desk.read("cases/door.yaml").contains("open\n") && made.stdout.contains("door: 7 cases"),
        "{}",
        made.stdout
    );

    let layout = SPEC
        .replace("  1 <= a.length", "  n == a.length\n  1 <= n")
        .replace("validator:", "stdin: |\n  n\n  a\nvalidator:");
    let text = "let a: Vec<&str> = text.split_whitespace().skip(1).collect(); a.first() == a.last()";
    let desk = self::desk("layout", &typed(text).replace("a: Vec<i32>", "text: String"));
    desk.write("problems/ring/spec.yaml", &layout);
    assert_eq!(desk.run_on("validate ring -", "2\n1 1\n").code, ExitCode::AsExpected);
    assert_eq!(desk.run_on("validate ring -", "2\n1 2\n").code, ExitCode::Found);
}

#[test]
fn where_the_site_makes_nodes_of_the_parameters_a_function_takes_the_parameters() {
    let spec = "format: 1
title: Copy
function: cloneGraph
call: neighbours(cloneGraph(graph(near)))
parameters:
  near: integer[][]
returns: integer[][]
indices: from 1
constraints: |
  1 <= near.length <= 3
  1 <= near[i][j] <= near.length
validator: validator.rs
examples:
- input: { near: [[2], [1]] }
  output: [[2], [1]]
";
    let desk = Desk::empty("input-validators/nodes");
    desk.write("problems/copy/spec.yaml", spec);
    desk.write("problems/copy/statement.md", "Copy it.\n");
    desk.write(
        "problems/copy/validator.rs",
        &typed("a.iter().all(|near| !near.is_empty())").replace("Vec<i32>", "Vec<Vec<i32>>"),
    );
    assert_eq!(desk.run_on("validate copy -", "2\n1\n2\n1\n1\n").code, ExitCode::AsExpected);
    assert_eq!(desk.run_on("validate copy -", "2\n1\n2\n0\n\n").code, ExitCode::Found);
}
