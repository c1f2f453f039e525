//! Answers of functions are values: wrong ones that differ in next to nothing are refused wherever answers are compared, and right ones are not.

use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_exchange::kattis::checker_program;
use ojkit_judge::checker::{CheckInput, check};
use ojkit_model::input::Value;
use ojkit_model::problem::{Checker, CheckerInterface, Problem};
use ojkit_model::signature::Type;
use ojkit_text::answer;
use serde_json::json;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// Problems: function, type of the answer, and what is right for `n`.
const PROBLEMS: [(&str, &str, &str); 3] = [
    ("column", "string[]", "['  T', '', '0', 'Yes', 'a\\n b'] + [str(i) for i in range(n)]"),
    ("eighths", "double", "n / 8"),
    ("branch", "TreeNode", "TreeNode(1, None, TreeNode(n))"),
];

/// Wrong answers, given the right one as `a`: by white space, letter case, order, an item less or more, `-0`, an empty text, a line's end, the
/// last digit of a double, a missing node.
const WRONG: [(&str, &str, &str); 12] = [
    ("column", "no_leading", "[s.lstrip(' ') for s in a]"),
    ("column", "trailing", "[s + ' ' for s in a]"),
    ("column", "inside", "[s.replace('\\n ', '\\n  ') for s in a]"),
    ("column", "small_letters", "[s.lower() for s in a]"),
    ("column", "reversed", "a[::-1]"),
    ("column", "one_less", "a[:-1]"),
    ("column", "one_more", "a + ['']"),
    ("column", "minus_zero", "[s.replace('0', '-0') for s in a]"),
    ("column", "no_empty", "[s for s in a if s]"),
    ("column", "no_line_feed", "[s.replace('\\n', ' ') for s in a]"),
    ("eighths", "last_digit", "a + 0.00002"),
    ("branch", "left", "TreeNode(1, TreeNode(n))"),
];

/// Right ones that give the same value otherwise.
const RIGHT: [(&str, &str, &str); 10] = [
    ("column", "copied", "a[:]"),
    ("column", "joined", "'|'.join(a).split('|')"),
    ("column", "chatty", "[print(' T ') or s for s in a]"),
    ("column", "letters", "[''.join(list(s)) for s in a]"),
    ("eighths", "above", "a + 0.000009"),
    ("eighths", "below", "a - 0.000009"),
    ("eighths", "minus_zero", "-0.0 if n == 0 else a"),
    ("eighths", "rounded", "round(a, 5)"),
    ("branch", "later", "(lambda t: setattr(t, 'right', TreeNode(n)) or t)(TreeNode(1))"),
    ("branch", "twice", "TreeNode(a.val, a.left, a.right)"),
];

fn code(problem: &str, given: &str) -> String {
    let (_, _, right) = PROBLEMS.iter().find(|(name, ..)| *name == problem).unwrap();
    format!("class Solution:\n    def {problem}(self, n: int):\n        a = {right}\n        return {given}\n")
}

fn spec(name: &str, returns: &str) -> String {
    format!(
        "format: 1\ntitle: {name}\nfunction: {name}\nparameters: {{ n: integer }}\nreturns: {returns}\nconstraints: |\n  0 <= n <= 3\nlimits: {{ time_ms: 2000 }}\nmodel: accepted/model.py\n"
    )
}

/// Where a submission lies.
fn path(problem: &str, folder: &str, name: &str) -> String {
    format!("problems/{problem}/submissions/{folder}/{name}.py")
}

/// The three problems with all submissions; nothing where there is no Python.
fn desk(name: &str) -> Option<Desk> {
    let desk = Desk::empty(&format!("values-{name}"));
    for (problem, returns, _) in PROBLEMS {
        desk.write(&format!("problems/{problem}/spec.yaml"), &spec(problem, returns));
        desk.write(&format!("problems/{problem}/statement.md"), "# A value\n");
        desk.write(&path(problem, "accepted", "model"), &code(problem, "a"));
    }
    for (folder, all) in [("wrong_answer", &WRONG[..]), ("accepted", &RIGHT[..])] {
        all.iter().for_each(|(problem, name, given)| desk.write(&path(problem, folder, name), &code(problem, given)));
    }
    if desk.run("doctor").stdout.contains("python: missing") {
        skipped("python3 is not there");
        return None;
    }
    Some(desk)
}

#[test]
fn answers_that_differ_in_next_to_nothing_are_refused_by_judge_records_and_strength_and_neighbours_are_not() {
    let Some(desk) = desk("judge") else { return };
    let ran = desk.run("judge --format json");
    let judged: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}", ran.page()));
    let rows = judged["results"].as_array().unwrap();
    assert_eq!(rows.len(), WRONG.len() + RIGHT.len() + PROBLEMS.len());
    for row in rows {
        assert_eq!(row["as_expected"], true, "{row}");
    }
    let record = |(problem, name, given): &(&str, &str, &str), expected: &str| {
        let code = code(problem, given);
        json!({ "id": name, "problem": problem, "language": "python", "code": code, "expected": expected }).to_string()
    };
    let wrong = WRONG.iter().map(|one| record(one, "wrong_answer"));
    let records: Vec<String> = wrong.chain(RIGHT.iter().map(|one| record(one, "accepted"))).collect();
    desk.write("records.jsonl", &records.join("\n"));
    let ran = desk.run("judge --from records.jsonl");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let ran = desk.run("strength column --time 0.1");
    assert!(ran.stdout.contains("10 of 10"), "{}", ran.page());
}

#[test]
fn answers_that_differ_in_next_to_nothing_are_refused_by_searches_and_neighbours_are_not() {
    let Some(desk) = desk("search") else { return };
    for (problem, name, _) in WRONG {
        let file = path(problem, "wrong_answer", name);
        let ran = desk.run(&format!("stress {problem} --submission {file} --time 0.3"));
        assert_eq!(ran.code.number(), 1, "{name}: {}", ran.page());
        assert!(ran.stdout.contains("wrong_answer, "), "{name}: {}", ran.page());
    }
    for (problem, name, _) in
        RIGHT.iter().filter(|(_, name, _)| ["letters", "above", "minus_zero", "later"].contains(name))
    {
        let file = path(problem, "accepted", name);
        let ran = desk.run(&format!("stress {problem} --submission {file} --time 0.3"));
        assert_eq!(ran.code.number(), 0, "{name}: {}", ran.page());
    }
    for (problem, folder, name, code) in [
        ("column", "wrong_answer", "no_leading", 1),
        ("eighths", "wrong_answer", "last_digit", 1),
        ("branch", "wrong_answer", "left", 1),
        ("column", "accepted", "joined", 0),
        ("eighths", "accepted", "below", 0),
    ] {
        let ran = desk.run(&format!("test {} --search 10", path(problem, folder, name)));
        assert_eq!(ran.code.number(), code, "{name}: {}", ran.page());
    }
}

#[test]
fn a_checker_function_is_handed_texts_to_the_letter() {
    let desk = Desk::empty("values-function");
    desk.write("problems/column/spec.yaml", &(spec("column", "string[]") + "checker: { function: check.py }\n"));
    let check = "class Solution:\n    def check(self, n: int, expected: List[str], got: List[str]) -> str:\n        return '' if expected == got else repr(got[0])\n";
    desk.write("problems/column/check.py", check);
    desk.write(&path("column", "accepted", "model"), &code("column", "a"));
    desk.write(&path("column", "wrong_answer", "no_leading"), &code("column", WRONG[0].2));
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let ran = desk.run("judge column");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stdout.contains("'T'"), "{}", ran.page());
}

fn texts(lines: &[String]) -> Vec<u8> {
    let mut value = Value::with_depth(2);
    for line in lines {
        value.cells.extend(line.chars().map(|letter| i64::from(u32::from(letter))));
        value.ends[1].push(value.cells.len() as u32);
    }
    value.ends[0].push(lines.len() as u32);
    let mut text = Vec::new();
    answer::write(&Type::Array(Box::new(Type::String)), &value, &mut text);
    text
}

/// Whether the kit, and the exported program, accept an output; nothing of the program where there is no Python.
fn said(problem: &Problem, folder: &Path, output: &[u8], answer: &[u8]) -> (bool, Option<bool>) {
    let given = CheckInput { input: b"", output, answer };
    let own = check(&problem.checker, &problem.output(), &given, None).unwrap().is_accepted();
    for (file, text) in [("in", &b""[..]), ("out", output), ("ans", answer)] {
        fs::write(folder.join(file), text).unwrap();
    }
    let text = checker_program(problem, CheckerInterface::Kattis).expect("a checker of its own");
    fs::write(folder.join("checker.py"), text).unwrap();
    let output = fs::File::open(folder.join("out")).unwrap();
    let Some(python) = kit::python() else {
        skipped("python3 is not there");
        return (own, None);
    };
    let mut command = Command::new(python);
    command.arg(folder.join("checker.py")).args([folder.join("in"), folder.join("ans"), folder.to_path_buf()]);
    let status = command.stdin(output).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
    let exported = match status.code() {
        Some(42) => true,
        Some(43) => false,
        other => panic!("{other:?} {given:?}"),
    };
    (own, Some(exported))
}

#[test]
fn the_checker_of_a_package_compares_values_as_the_kit_does() {
    let folder = kit::emptied("values/package");
    let bound = |returns: &str, checker: &str| {
        Bound::read("column", "spec.yaml", (spec("column", returns) + checker).as_bytes(), ojkit_english::said).unwrap()
    };
    let column = bound("string[]", "");
    let right: Vec<String> = ["  T", "", "0", "Yes", "a\n b", "\"\\", "\0"].map(String::from).to_vec();
    let each = |change: &dyn Fn(&str) -> String| right.iter().map(|line| change(line)).collect::<Vec<_>>();
    let mut outputs = vec![
        (texts(&each(&|line| line.trim_start_matches(' ').to_owned())), false),
        (texts(&each(&|line| format!("{line} "))), false),
        (texts(&each(&str::to_lowercase)), false),
        (texts(&each(&|line| line.replace('0', "-0"))), false),
        (texts(&each(&|line| line.replace('\n', " "))), false),
        (texts(&each(&|line| line.replace('\n', "\r"))), false),
        (texts(&right.iter().rev().cloned().collect::<Vec<_>>()), false),
        (texts(&right[1..]), false),
        (texts(&[&right[..], &[String::new()]].concat()), false),
        (texts(&right.iter().filter(|line| !line.is_empty()).cloned().collect::<Vec<_>>()), false),
        (b"".to_vec(), false),
        (b"7\n\xff\n".to_vec(), false),
        (texts(&right), true),
    ];
    outputs.push(([texts(&right), b"\n \n".to_vec()].concat(), true));
    outputs.push((String::from_utf8(texts(&right)).unwrap().replace('\n', "\r\n").into_bytes(), true));
    let of = |bound: &Bound, answer: &[u8], outputs: &[(Vec<u8>, bool)]| {
        for (output, accepted) in outputs {
            let (kit, exported) = said(&bound.problem, &folder, output, answer);
            let shown = String::from_utf8_lossy(output);
            assert_eq!(kit, *accepted, "{shown:?}");
            assert!(exported.is_none_or(|exported| exported == kit), "the program says otherwise of {shown:?}");
        }
    };
    of(&column, &texts(&right), &outputs);
    let any_order = bound("string[]", "checker: unordered_list\n");
    let turned: Vec<String> = right.iter().rev().cloned().collect();
    let trimmed = texts(&each(&|line| line.trim_start_matches(' ').to_owned()));
    of(&any_order, &texts(&right), &[(texts(&turned), true), (trimmed, false), (texts(&right[1..]), false)]);
    let characters = bound("character[]", "");
    let lines = [("2\n  a\n", true), ("2\na  \n", false), ("1\n \n", false), ("2\n  \"\\u0061\"\n", true)];
    of(&characters, b"2\n  a\n", &lines.map(|(line, accepted)| (line.into(), accepted)));
    let any_case = bound("string", "checker: { any_case: true }\n");
    let lines = [(" yes\n", true), ("yes\n", false), (" YES", true)];
    of(&any_case, b" Yes\n", &lines.map(|(line, accepted)| (line.into(), accepted)));
    let near = bound("double[][]", "checker: unordered_list\n");
    let lines = [
        ("2\n2\n1 2\n1\n0\n", true),
        ("2\n1\n-0.0\n2\n1.000009 2\n", true),
        ("2\n1\n0\n2\n1.00002 2\n", false),
        ("2\n2\n1 2\n1\n0\n0\n", false),
    ];
    of(&near, b"2\n1\n0\n2\n1 2\n", &lines.map(|(line, accepted)| (line.into(), accepted)));
    // What has no texts needs no program.
    for returns in ["double", "TreeNode", "integer[][]", "boolean"] {
        assert_eq!(checker_program(&bound(returns, "").problem, CheckerInterface::Kattis), None, "{returns}");
    }
    let words = bound("string", "outputs: [Alice, Bob]\n");
    assert_eq!(checker_program(&words.problem, CheckerInterface::Kattis), None);
}

#[test]
fn an_explicit_checker_of_tokens_stays_one_and_programs_are_compared_by_tokens() {
    let checker = |text: &str| {
        Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_english::said).map(|bound| bound.problem.checker)
    };
    let function = spec("column", "string[]");
    let program = function.replace("function: column\n", "").replace("returns: string[]\n", "stdin: |\n  n\n");
    assert_eq!(checker(&function).unwrap(), Checker::VALUES);
    assert_eq!(checker(&(function.clone() + "checker: values\n")).unwrap(), Checker::VALUES);
    assert_eq!(checker(&(function.clone() + "checker: tokens\n")).unwrap(), Checker::Tokens);
    assert_eq!(checker(&program).unwrap(), Checker::Tokens);
    let refused = checker(&(program + "checker: values\n")).unwrap_err();
    assert!(refused[0].message.contains("only what a function or a class gives"), "{}", refused[0].message);
    let double = spec("eighths", "double") + "checker: { floats: { absolute: 0.1 } }\n";
    assert_eq!(checker(&double).unwrap(), Checker::Values { absolute: 0.1, relative: 0.0 });
}
