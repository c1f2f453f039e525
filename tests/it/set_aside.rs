//! Inputs that may break a line which nothing enforces, where submissions that claim to be right crash or disagree.

use crate::desk::Desk;
use crate::skipped::skipped;
use crate::stress::desk::MAIN;
use ojkit::cli::ExitCode;

/// A problem with a line that nothing enforces: the sum of a.
fn desk(name: &str, line: &str) -> Desk {
    let desk = Desk::total(name);
    desk.edit("problems/total/spec.yaml", "limits:", &format!("{line}\nlimits:"));
    desk
}

fn other(desk: &Desk, name: &str, body: &str) {
    let text = format!("impl Solution {{ pub fn total(a: Vec<i32>) -> i32 {{ {body} }} }}");
    desk.write(&format!("problems/total/submissions/accepted/{name}.rs"), &text);
}

const LINE: &str = "unchecked:\n  - a is pleasant";

#[test]
fn few_inputs_are_set_aside_and_the_page_says_which_and_for_whom() {
    let desk = desk("set-aside", LINE);
    other(&desk, "other", "assert!(a.iter().sum::<i32>() % 24 != 5); a.iter().sum()");
    let ran = desk.run("gen total");
    let told =
        "inputs are set aside: accepted submissions crash or disagree on them, and nothing enforces `a is pleasant`";
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
    let page = desk.read("cases/total.yaml");
    let (cases, aside) = page.split_once("\nset_aside:\n").expect("a list");
    assert!(aside.contains("submission: accepted/other.rs") && aside.contains("run_time_error"), "{aside}");
    let names: Vec<&str> = aside.lines().filter_map(|line| line.strip_prefix("- name: ")).collect();
    assert!(!names.is_empty() && names.iter().all(|name| !cases.contains(&format!("name: {name}\n"))), "{names:?}");
    assert!(cases.contains("name: sample/1"));

    assert_eq!(desk.run("gen --check total").code, ExitCode::AsExpected);
    // Whoever is not there objects no longer, and the input is a case.
    std::fs::remove_file(desk.root.join("problems/total/submissions/accepted/other.rs")).unwrap();
    let ran = desk.run("gen --check total");
    assert!(ran.code == ExitCode::Found && ran.stderr.contains("other inputs are set aside"), "{}", ran.page());
}

#[test]
fn where_many_are_set_aside_examples_are_changed_instead_and_that_is_said() {
    let desk = desk("set-aside-many", LINE);
    other(&desk, "other", "assert!(a.len() <= 4); a.iter().sum()");
    let ran = desk.run("gen total");
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains("examples are changed instead"), "{}", ran.page());
    let page = desk.read("cases/total.yaml");
    assert!(page.contains("with some values changed"), "{page}");
    assert_eq!(desk.run("gen --check total").code, ExitCode::AsExpected);
}

#[test]
fn more_than_one_in_twenty_is_an_error_that_names_the_line_and_writes_nothing() {
    let desk = desk("set-aside-too-many", LINE);
    other(&desk, "other", "a.iter().sum::<i32>() + i32::from(a != [1, 2])");
    let ran = desk.run("gen total");
    assert_eq!(ran.code, ExitCode::Found, "{}", ran.page());
    assert!(
        ran.stderr.contains("nothing enforces `a is pleasant`") && ran.stderr.contains("validator"),
        "{}",
        ran.page()
    );
    assert!(!desk.root.join("cases/total.yaml").exists());
}

#[test]
fn an_input_whose_answer_does_not_fit_its_type_is_no_case() {
    let desk = Desk::total("set-aside-size");
    desk.edit("problems/total/spec.yaml", "1000", "2147483647");
    let wide = MAIN.replace("i32", "i64").replace("ANSWER", "a.iter().sum::<i64>()");
    desk.write("problems/total/submissions/accepted/wide.rs", &wide);
    let ran = desk.run("gen total");
    let told = "inputs are left out: their answers are larger than their type, or than is promised";
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
    assert!(!desk.read("cases/total.yaml").contains("set_aside"));
}

/// A sum whose type overflows, and a promise of so many bits.
fn sums(name: &str, bits: u32, returns: &str, other: &str) -> Desk {
    let desk = Desk::total(name);
    let spec = format!(
        "format: 1\ntitle: Total\nfunction: total\nparameters:\n  a: integer[]\nreturns: {returns}\nconstraints: |\n  1 <= a.length <= 5\n  \
         1 <= a[i] <= 10^9\npromises:\n  - The output values fit in a {bits}-bit integer.\nmodel: accepted/{other}\n\
         limits: {{ time_ms: 2000 }}\nexamples:\n  - input: {{ a: [1, 2] }}\n    output: [3]\n"
    );
    desk.write("problems/total/spec.yaml", &spec);
    std::fs::remove_dir_all(desk.root.join("problems/total/submissions")).unwrap();
    let ty = if returns == "long[]" { "long long" } else { "int" };
    let text = format!(
        "#include <vector>\nclass Solution {{\npublic:\n    std::vector<{ty}> total(std::vector<int>& a) {{\n        \
         int sum = 0;\n        for (int x : a) sum += x;\n        return {{sum}};\n    }}\n}};\n"
    );
    desk.write("problems/total/submissions/accepted/sums.cpp", &text);
    desk
}

#[test]
fn an_input_on_which_an_integer_overflows_that_is_promised_to_fit_is_no_case() {
    let desk = sums("set-aside-overflow", 32, "integer[]", "sums.cpp");
    let ran = desk.run("gen total");
    if ran.stderr.contains("not run with sanitizers") || ran.code == ExitCode::Lacking {
        return skipped(&ran.stderr);
    }
    let told = "in accepted/sums.cpp an integer overflows, and the statement promises that answers fit";
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
    let page = desk.read("cases/total.yaml");
    assert!(page.contains("why: 'sanitizer: signed integer overflow'"), "{page}");
    assert_eq!(desk.run("gen --check total").code, ExitCode::AsExpected);
    assert_eq!(desk.run("judge total").code, ExitCode::AsExpected);
}

#[test]
fn an_overflow_of_a_type_that_is_smaller_than_promised_is_the_submissions_mistake() {
    let desk = sums("set-aside-narrow", 64, "long[]", "sums.cpp");
    let ran = desk.run("gen total");
    if ran.stderr.contains("not run with sanitizers") || ran.code == ExitCode::Lacking {
        return skipped(&ran.stderr);
    }
    // It is the model, whose overflowing answers are none; with another model it is refused.
    let told = "the model accepted/sums.cpp gives no answer (sanitizer: signed integer overflow)";
    assert!(ran.stderr.contains(told) && desk.read("cases/total.yaml").contains("set_aside"), "{}", ran.page());
    let wide = "class Solution:\n    def total(self, a):\n        return [sum(a)]\n";
    desk.write("problems/total/submissions/accepted/wide.py", wide);
    desk.edit("problems/total/spec.yaml", "accepted/sums.cpp", "accepted/wide.py");
    let ran = desk.run("gen total");
    assert!(!desk.read("cases/total.yaml").contains("set_aside"), "{}", ran.page());
    let judged = desk.run("judge total");
    assert!(judged.code == ExitCode::Found && judged.stdout.contains("RTE"), "{}", judged.page());
}

#[test]
fn an_overflow_where_wide_integers_find_an_answer_that_fits_is_the_submissions_mistake() {
    let desk = sums("set-aside-wide", 32, "integer[]", "wide.py");
    desk.edit("problems/total/spec.yaml", "10^9", "1000");
    let hash = "int hash = 1000; for (int x : a) hash = hash * 31 + x;\n        int sum = hash - hash;";
    let path = "problems/total/submissions/accepted/sums.cpp";
    desk.edit(path, "int sum = 0;", hash);
    let text = "class Solution:\n    def total(self, a):\n        return [sum(a)]\n";
    desk.write("problems/total/submissions/accepted/wide.py", text);
    let ran = desk.run("gen total");
    if ran.stderr.contains("not run with sanitizers") || ran.code == ExitCode::Lacking {
        return skipped(&ran.stderr);
    }
    assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
    assert!(!desk.read("cases/total.yaml").contains("set_aside"), "{}", ran.page());
}

#[test]
fn a_kept_case_stays_whatever_overflows_on_it() {
    let desk = sums("set-aside-kept", 32, "integer[]", "sums.cpp");
    let kept =
        "format: 1\ncases:\n  - reason: three that are large\n    input: { a: [1000000000, 1000000000, 1000000000] }\n";
    desk.write("problems/total/kept.yaml", kept);
    let ran = desk.run("gen total");
    if ran.stderr.contains("not run with sanitizers") || ran.code == ExitCode::Lacking {
        return skipped(&ran.stderr);
    }
    assert!(desk.read("cases/total.yaml").contains("secret/kept/01"), "{}", ran.page());
    assert_eq!(desk.run("gen --check total").code, ExitCode::AsExpected);
    assert_eq!(desk.run("check total").code, ExitCode::AsExpected);
}

/// A list in Python that is sorted in all examples, and of which no line says so: a model, and another accepted submission.
fn sorted_examples(name: &str, parameters: &str, examples: [&str; 2], [model, other]: [&str; 2]) -> Desk {
    let desk = Desk::empty(name);
    let lines = "1 <= a.length <= 6\n  -20 <= a[i] <= 20";
    let [one, two] = examples;
    desk.write(
        "problems/f/spec.yaml",
        &format!(
            "format: 1\ntitle: F\nfunction: f\nparameters: {{ a: 'integer[]'{parameters} }}\nreturns: integer\nconstraints: |\n  {lines}\n\
             model: accepted/model.py\nlimits: {{ time_ms: 2000 }}\nexamples:\n  - {one}\n  - {two}\n"
        ),
    );
    desk.write("problems/f/submissions/accepted/model.py", model);
    desk.write("other.py", other);
    desk
}

fn accept_other(desk: &Desk) {
    desk.write("problems/f/submissions/accepted/other.py", &desk.read("other.py"));
}

const BINARY: &str = "from bisect import bisect_left\nclass Solution:\n    def f(self, a, k):\n        i = bisect_left(a, k)\n        \
                      return i if i < len(a) and a[i] == k else -1\n";
const LINEAR: &str = "class Solution:\n    def f(self, a, k):\n        return a.index(k) if k in a else -1\n";

#[test]
fn what_all_examples_keep_is_named_where_accepted_submissions_disagree_only_without_it() {
    let examples = ["input: { a: [1, 4, 9], k: 4 }\n    output: 1", "input: { a: [2, 2, 5, 7], k: 6 }\n    output: -1"];
    let desk = sorted_examples("set-aside-search", ", k: integer", examples, [BINARY, LINEAR]);
    desk.edit("problems/f/spec.yaml", "-20 <= a[i] <= 20", "-20 <= a[i], k <= 20");
    // With one accepted submission there are cases.
    assert_eq!(desk.run("gen f").code, ExitCode::AsExpected);
    let judged = || {
        let (code, stdout, stderr) =
            desk.call(&["judge", "--format", "json", "f", "--submission", "mine.py", "--search", "0"], "");
        let json: serde_json::Value =
            serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
        (code, json["results"][0].clone())
    };
    desk.write("mine.py", &format!("# mine\n{LINEAR}"));
    assert_eq!(judged().1["verdict"], "wrong_answer");
    accept_other(&desk);
    let (code, row) = judged();
    assert_eq!((code, &row["verdict"]), (1, &serde_json::Value::Null), "{row}");
    let doubtful = &row["doubtful"];
    assert_eq!([&doubtful["because"], &doubtful["property"]], ["unlike_examples", "a is sorted"], "{row}");

    let ran = desk.run("gen f");
    let told = "only on inputs unlike all examples, in which a is sorted: add the line if the statement says so";
    assert!(ran.code == ExitCode::Found && ran.stderr.contains(told), "{}", ran.page());
    desk.edit("problems/f/spec.yaml", "  -20 <=", "  a is sorted in non-decreasing order\n  -20 <=");
    let ran = desk.run("gen f");
    assert!(ran.code == ExitCode::AsExpected && !ran.stderr.contains("unlike"), "{}", ran.page());
}

#[test]
fn few_inputs_unlike_the_examples_are_set_aside_and_a_disagreement_on_one_like_them_is_an_error() {
    let examples = ["input: { a: [1, 4, 9] }\n    output: 14", "input: { a: [2, 2, 5] }\n    output: 9"];
    let sum = |more: &str| format!("class Solution:\n    def f(self, a):\n        return sum(a){more}\n");
    let other = sum(" + (a != sorted(a) and sum(a) % 24 == 11)");
    let desk = sorted_examples("set-aside-unlike", "", examples, [&sum(""), &other]);
    accept_other(&desk);
    let ran = desk.run("gen f");
    let told = "and in all examples, unlike in these, a is sorted (where the statement says so, add the line)";
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(told), "{}", ran.page());
    assert!(desk.read("cases/f.yaml").contains("\nset_aside:\n"));
    assert_eq!(desk.run("gen --check f").code, ExitCode::AsExpected);

    desk.write("problems/f/submissions/accepted/other.py", &sum(" + (len(a) == 1)"));
    let ran = desk.run("gen f");
    assert!(ran.code == ExitCode::Found && !ran.stderr.contains("unlike"), "{}", ran.page());
}
