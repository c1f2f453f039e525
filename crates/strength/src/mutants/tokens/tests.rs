//! Sources in three languages and the changes that are made to them.

use super::*;
use crate::mutants::Operator;
use std::collections::BTreeSet;

const NAMES: [&str; 3] = ["C++", "Java", "Python"];

/// The mutants of a statement in a function, as `change before -> after`.
fn of(tongue: Tongue, body: &str) -> Vec<(Operator, String)> {
    let source = match tongue {
        Tongue::Cpp => format!("class Solution {{\npublic:\n    int f(vector<int>& a) {{\n{body}\n    }}\n}};\n"),
        Tongue::Java => format!("class Solution {{\n    public int f(int[] a) {{\n{body}\n    }}\n}}\n"),
        Tongue::Python => format!("class Solution:\n    def f(self, a):\n{body}\n"),
    };
    let shown = |text: &str| text.trim_end().replace('\n', " ");
    mutants(&source, tongue).into_iter().map(|mutant| (mutant.operator, shown(&mutant.diff))).collect()
}

#[track_caller]
fn check(tongue: Tongue, body: &str, operator: Operator, expected: &[&str]) {
    let found = of(tongue, body);
    let own: Vec<&str> = found.iter().filter(|(of, _)| *of == operator).map(|(_, diff)| &diff[..]).collect();
    assert_eq!(own, expected, "{}: all: {found:?}", NAMES[tongue as usize]);
}

#[test]
fn conditions_and_values_are_changed_token_by_token() {
    for tongue in [Tongue::Cpp, Tongue::Java] {
        check(tongue, "if (x <= y) x = y;", Operator::Comparison, &["- if (x <= y) x = y; + if (x < y) x = y;"]);
        check(tongue, "if (x <= y) x = y;", Operator::Negation, &["- if (x <= y) x = y; + if (!(x <= y)) x = y;"]);
        check(tongue, "return x % m;", Operator::Modulus, &["- return x % m; + return x ;"]);
        check(tongue, "int k = a && b;", Operator::Connective, &["- int k = a && b; + int k = a || b;"]);
        check(tongue, "s += -x;", Operator::Minus, &["- s += -x; + s += x;"]);
        check(tongue, "s += x;", Operator::Sign, &["- s += x; + s -= x;"]);
        check(tongue, "return d[i][j];", Operator::Index, &["- return d[i][j]; + return d[j][i];"]);
        check(tongue, "return -1;", Operator::Constant, &["- return -1; + return -2;"]);
        check(tongue, "g(x);", Operator::Statement, &["- g(x); + ;"]);
    }
    check(
        Tongue::Python,
        "        if x <= y and z: x = y",
        Operator::Connective,
        &["- if x <= y and z: x = y + if x <= y or z: x = y"],
    );
    check(
        Tongue::Python,
        "        if x <= y:\n            x = 1",
        Operator::Negation,
        &["- if x <= y: + if not (x <= y):"],
    );
    check(Tongue::Python, "        return x // 2", Operator::Factor, &["- return x // 2 + return x * 2"]);
    check(Tongue::Python, "        b = -inf", Operator::Initial, &["- b = -inf + b = -0"]);
}

#[test]
fn what_only_looks_like_an_operator_is_left_alone() {
    let quiet = [
        "vector<vector<int>> b;",
        "unordered_map<int, int*> c;",
        "auto& [x, y] = p;",
        "const int* q = nullptr;",
        "cout << x << endl;",
        "using F = function<int(int)>;",
    ];
    for body in quiet {
        assert_eq!(of(Tongue::Cpp, body), [], "{body}");
    }
    for body in ["List<Integer> b;", "int[] c;", "System.out.println(x);", "throw new RuntimeException();"] {
        assert_eq!(of(Tongue::Java, body), [], "{body}");
    }
    for body in ["        print(x + 1)", "        'a < b'", "        global g", "        raise E(1)"] {
        assert_eq!(of(Tongue::Python, body), [], "{body}");
    }
    // A program's own `main` is not what the judge calls.
    assert_eq!(mutants("int main() { if (a < b) return 1; }", Tongue::Cpp), []);
}

#[test]
fn a_loop_ends_early_and_lambdas_are_looked_into() {
    check(
        Tongue::Cpp,
        "for (int i = 0; i < n; i++) {\n  s += i; }",
        Operator::Break,
        &["- s += i; } + s += i; break; }"],
    );
    check(
        Tongue::Python,
        "        for x in b:\n            s += x\n        return s",
        Operator::Break,
        &["- s += x + s += x + break"],
    );
    check(
        Tongue::Cpp,
        "auto f = [&](int x) -> bool {\n return x < 2; };",
        Operator::Comparison,
        &["- return x < 2; }; + return x <= 2; };"],
    );
    check(
        Tongue::Cpp,
        "sort(b.begin(), b.end(), [](int x, int y) {\n return x > y; });",
        Operator::Comparison,
        &["- return x > y; }); + return x >= y; });"],
    );
    check(
        Tongue::Java,
        "b.sort((x, y) -> {\n return x - y; });",
        Operator::Sign,
        &["- return x - y; }); + return x + y; });"],
    );
    check(Tongue::Java, "int s = 0;", Operator::Constant, &["- int s = 0; + int s = 1;"]);
}

#[test]
fn python_ranges_and_items_are_one_short() {
    check(
        Tongue::Python,
        "        for i in range(n):\n            s += i",
        Operator::Bound,
        &[
            "- for i in range(n): + for i in range(1, n):",
            "- for i in range(n): + for i in range(n + 1):",
            "- for i in range(n): + for i in range(n - 1):",
        ],
    );
    check(
        Tongue::Python,
        "        for x in b:\n            s += x",
        Operator::Items,
        &["- for x in b: + for x in list((b))[1:]:", "- for x in b: + for x in list((b))[:-1]:"],
    );
    // A name that nothing has given a value is no slip that anybody overlooks.
    check(Tongue::Python, "        s = 0\n        s = g(s)", Operator::Statement, &["- s = g(s) + pass"]);
}

/// The changes to a program's text.
fn of_program(source: &str, tongue: Tongue) -> Vec<String> {
    let shown = |text: &str| text.trim_end().replace('\n', " ");
    mutants_of_program(source, tongue).into_iter().map(|mutant| shown(&mutant.diff)).collect()
}

#[test]
fn a_main_is_changed_but_not_where_it_reads_or_prints_or_ends() {
    let cpp = "int main() {\n int n, s = 2;\n cin >> n;\n if (!(cin >> n)) return 1;\n cout << n + 1;\n return 0;\n}\n";
    assert_eq!(of_program(cpp, Tongue::Cpp), ["- int n, s = 2; + int n, s = 1;", "- int n, s = 2; + int n, s = 3;"]);
    let java = "public class Main {\n static class In {\n int next() { InputStream x; return 1 + 2; }\n }\n public static void main(String[] a) {\n \
                int n = in.nextInt();\n n -= 1;\n System.out.println(n + 1);\n }\n}\n";
    let found = of_program(java, Tongue::Java);
    assert!(found.contains(&"- n -= 1; + n += 1;".to_owned()), "{found:?}");
    assert!(found.iter().all(|diff| diff.starts_with("- n -= 1;")), "{found:?}");
    let python = "n = int(input())\nif n < 3:\n    n = 7\nprint(n + 1)\n";
    let found = of_program(python, Tongue::Python);
    assert!(found.contains(&"- if n < 3: + if n <= 3:".to_owned()), "{found:?}");
    assert!(!found.iter().any(|diff| diff.contains("input") || diff.contains("print")), "{found:?}");
}

#[test]
fn a_declaration_of_several_names_stays_a_declaration() {
    for body in ["int n, m;", "vector<int> x(n), y(m);"] {
        assert_eq!(of(Tongue::Cpp, body), [], "{body}");
    }
    for (body, kept) in [("int n, s = 2;", "int n, s = "), ("map<int, int> x, y = f(2);", "map<int, int> x, y = f(")] {
        let found = of(Tongue::Cpp, body);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.iter().all(|(_, diff)| diff.split_once(" + ").unwrap().1.starts_with(kept)), "{found:?}");
    }
}

#[test]
fn the_program_holds_the_source_and_every_alternative_on_lines_of_its_own() {
    let source = "class Solution {\n    int f(int x) {\n        if (x < 2) { x++; }\n        return x;\n    }\n}\n";
    for tongue in [Tongue::Cpp, Tongue::Java] {
        let mutants = mutants(source, tongue);
        let all: BTreeSet<usize> = (0..mutants.len()).collect();
        let schemata = schemata(source, tongue, &mutants, &all);
        for (index, mutant) in mutants.iter().enumerate() {
            let own: Vec<usize> = (1..=schemata.text.lines().count())
                .filter(|line| schemata.blamed(*line, &[]) == BTreeSet::from([index]))
                .collect();
            assert!(!own.is_empty(), "{}: {schemata:?}", mutant.diff);
        }
        assert_eq!(super::schemata(source, tongue, &mutants, &BTreeSet::new()).text, source);
    }
}

#[test]
fn messages_of_compilers_name_their_lines() {
    let lines = |stderr: &str| errors(stderr).iter().map(|m| (m.line, m.shown.clone())).collect::<Vec<_>>();
    assert_eq!(lines("Solution.cpp:12:5: error: no\n   12 | x\nSolution.cpp:3:1: note: here\n"), [(12, vec![3])]);
    assert_eq!(
        lines(
            "In file included from x:1:\nSolution.cpp:7:9:   required from here\n/usr/include/c++/12/x.h:9:1: error: no\n"
        ),
        [(0, vec![7])]
    );
    assert_eq!(lines("Solution.java:4: error: incompatible types\n  x\n1 error\n"), [(4, vec![])]);
    assert_eq!(lines("ojkit-harness:4:1: error: no\n"), []);
}

#[test]
fn no_source_is_too_odd_to_be_taken_apart() {
    for source in [
        "",
        "{",
        "}",
        ")",
        "(((",
        "for (",
        "if (x",
        "a[",
        "class",
        "template<",
        "x = {",
        "return",
        "é'",
        "for x in",
        "  if",
    ] {
        for tongue in [Tongue::Cpp, Tongue::Java, Tongue::Python] {
            for prefix in ["", "int f() { ", "def f():\n  "] {
                mutants(&format!("{prefix}{source}"), tongue);
            }
        }
    }
    mutants(&"f(){".repeat(5_000), Tongue::Cpp);
}
