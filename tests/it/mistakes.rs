//! What a compiler and a crash say is told in the author's own lines, though the program around them is the kit's.

use crate::desk::Desk;

const SPEC: &str = "format: 1\ntitle: Two\nfunction: two\nparameters:\n  a: integer[]\nreturns: integer\nconstraints: |\n  1 <= a.length <= 5\n  1 <= a[i] <= 9\nexamples:\n  - { input: { a: [1, 2] }, output: 2 }\n";

fn told(name: &str, file: &str, text: &str) -> String {
    let desk = Desk::empty(&format!("mistakes-{name}"));
    desk.write("problems/two/spec.yaml", SPEC);
    desk.write("problems/two/statement.md", "# Two\n");
    desk.write(&format!("problems/two/submissions/draft/{file}"), text);
    let ran = desk.run(&format!("judge problems/two/submissions/draft/{file}"));
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(!ran.stdout.contains("ojkit-harness"), "{}", ran.stdout);
    ran.stdout
}

fn row(said: &str) -> &str {
    said.lines().find(|line| line.contains(" CE ") || line.contains(" RTE ")).unwrap_or(said)
}

#[test]
fn a_bracket_that_is_never_closed_has_its_place() {
    let said = told("rust", "open.rs", "impl Solution {\n    pub fn two(a: Vec<i32>) -> i32 {\n        2\n    }\n");
    assert!(said.contains("--> open.rs:") && said.contains("unclosed delimiter"), "{said}");
    let said =
        told("cpp", "open.cpp", "class Solution {\npublic:\n    int two(vector<int>& a) {\n        return 2;\n    }\n");
    assert!(row(&said).contains("open.cpp:") && row(&said).contains("error: expected"), "{said}");
}

#[test]
fn an_error_of_cpp_is_shown_with_its_line_and_a_caret() {
    let said = told(
        "caret",
        "caret.cpp",
        "class Solution {\npublic:\n    int two(vector<int>& a) {\n        return nothing;\n    }\n};\n",
    );
    assert!(row(&said).contains("caret.cpp:4:16: error:"), "{said}");
    assert!(said.contains("    4 |         return nothing;\n") && said.contains("               ^"), "{said}");
}

#[test]
fn an_error_on_the_first_line_of_java_has_its_caret_too() {
    let said = told("caret-java", "Caret.java", "class Solution { public int two(int[] a) { return a[0] } }\n");
    assert!(row(&said).contains("Caret.java:1: error: ';' expected"), "{said}");
    let at = "class Solution { public int two(int[] a) { return a[0]".len();
    let lines: Vec<&str> = said.lines().map(str::trim_end).collect();
    let source = lines.iter().position(|line| line.trim_start().starts_with("class Solution {")).expect(&said);
    let indent = lines[source].len() - lines[source].trim_start().len();
    assert_eq!(lines[source + 1], format!("{}^", " ".repeat(indent + at)), "{said}");
}

#[test]
fn a_class_of_java_inside_another_one_is_not_what_the_judge_calls() {
    let inner = "class Outer {\n    static class Solution { int two(int[] a) { return a[0]; } }\n}\n";
    let said = told("inner-java", "Outer.java", inner);
    assert!(said.contains("there is neither a `main` nor a `Solution` with `two`"), "{said}");
}

#[test]
fn setting_up_the_standard_streams_is_not_reading_them() {
    let quick = "static const auto quick = [] { cin.tie(nullptr); return 0; }();\n";
    let both = "class Solution {\npublic:\n    int two(vector<int>& a) {\n        return a[7000000];\n    }\n};\nint main() {}\n";
    // With a `main` that reads, this would be a program that prints nothing.
    let said = told("tie", "tie.cpp", &format!("{quick}{both}"));
    assert!(said.contains(" RTE "), "{said}");
}

#[test]
fn a_panic_names_the_author_s_file() {
    let said =
        told("panic", "panic.rs", "impl Solution {\n    pub fn two(a: Vec<i32>) -> i32 {\n        a[7]\n    }\n}\n");
    assert!(row(&said).contains("panicked at panic.rs:3:"), "{said}");
}
