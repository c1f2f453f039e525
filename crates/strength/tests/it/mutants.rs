//! Sources in four languages and the changes that are made to them.

use ojkit_languages::Language;
use ojkit_strength::mutants::{Operator, mutants};

/// The mutants of a statement in a function, as `change before -> after`.
fn of(language: Language, body: &str) -> Vec<(Operator, String)> {
    let source = match language.name() {
        "cpp" => format!("class Solution {{\npublic:\n    int f(vector<int>& a) {{\n{body}\n    }}\n}};\n"),
        "java" => format!("class Solution {{\n    public int f(int[] a) {{\n{body}\n    }}\n}}\n"),
        "python" => format!("class Solution:\n    def f(self, a):\n{body}\n"),
        _ => format!("impl Solution {{\n    fn f() {{\n{body}\n    }}\n}}\n"),
    };
    let shown = |text: &str| text.trim_end().replace('\n', " ");
    mutants(&source, language, false).into_iter().map(|mutant| (mutant.operator, shown(&mutant.diff))).collect()
}

#[track_caller]
fn check(language: Language, body: &str, operator: Operator, expected: &[&str]) {
    let found = of(language, body);
    let own: Vec<&str> = found.iter().filter(|(of, _)| *of == operator).map(|(_, diff)| &diff[..]).collect();
    assert_eq!(own, expected, "{}: all: {found:?}", language.name());
}

#[test]
fn conditions_and_values_are_changed_token_by_token() {
    for language in [Language::CPP, Language::JAVA] {
        check(language, "if (x <= y) x = y;", Operator::Comparison, &["- if (x <= y) x = y; + if (x < y) x = y;"]);
        check(language, "if (x <= y) x = y;", Operator::Negation, &["- if (x <= y) x = y; + if (!(x <= y)) x = y;"]);
        check(language, "return x % m;", Operator::Modulus, &["- return x % m; + return x ;"]);
        check(language, "int k = a && b;", Operator::Connective, &["- int k = a && b; + int k = a || b;"]);
        check(language, "s += -x;", Operator::Minus, &["- s += -x; + s += x;"]);
        check(language, "s += x;", Operator::Sign, &["- s += x; + s -= x;"]);
        check(language, "return d[i][j];", Operator::Index, &["- return d[i][j]; + return d[j][i];"]);
        check(language, "return -1;", Operator::Constant, &["- return -1; + return -2;"]);
        check(language, "g(x);", Operator::Statement, &["- g(x); + ;"]);
    }
    check(
        Language::PYTHON,
        "        if x <= y and z: x = y",
        Operator::Connective,
        &["- if x <= y and z: x = y + if x <= y or z: x = y"],
    );
    check(
        Language::PYTHON,
        "        if x <= y:\n            x = 1",
        Operator::Negation,
        &["- if x <= y: + if not (x <= y):"],
    );
    check(Language::PYTHON, "        return x // 2", Operator::Factor, &["- return x // 2 + return x * 2"]);
    check(Language::PYTHON, "        b = -inf", Operator::Initial, &["- b = -inf + b = -0"]);
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
        assert_eq!(of(Language::CPP, body), [], "{body}");
    }
    for body in ["List<Integer> b;", "int[] c;", "System.out.println(x);", "throw new RuntimeException();"] {
        assert_eq!(of(Language::JAVA, body), [], "{body}");
    }
    for body in ["        print(x + 1)", "        'a < b'", "        global g", "        raise E(1)"] {
        assert_eq!(of(Language::PYTHON, body), [], "{body}");
    }
    // A program's own `main` is not what the judge calls.
    assert_eq!(mutants("int main() { if (a < b) return 1; }", Language::CPP, false), []);
}

#[test]
fn a_loop_ends_early_and_lambdas_are_looked_into() {
    check(
        Language::CPP,
        "for (int i = 0; i < n; i++) {\n  s += i; }",
        Operator::Break,
        &["- s += i; } + s += i; break; }"],
    );
    check(
        Language::PYTHON,
        "        for x in b:\n            s += x\n        return s",
        Operator::Break,
        &["- s += x + s += x + break"],
    );
    check(
        Language::CPP,
        "auto f = [&](int x) -> bool {\n return x < 2; };",
        Operator::Comparison,
        &["- return x < 2; }; + return x <= 2; };"],
    );
    check(
        Language::CPP,
        "sort(b.begin(), b.end(), [](int x, int y) {\n return x > y; });",
        Operator::Comparison,
        &["- return x > y; }); + return x >= y; });"],
    );
    check(
        Language::JAVA,
        "b.sort((x, y) -> {\n return x - y; });",
        Operator::Sign,
        &["- return x - y; }); + return x + y; });"],
    );
    check(Language::JAVA, "int s = 0;", Operator::Constant, &["- int s = 0; + int s = 1;"]);
}

#[test]
fn python_ranges_and_items_are_one_short() {
    check(
        Language::PYTHON,
        "        for i in range(n):\n            s += i",
        Operator::Bound,
        &[
            "- for i in range(n): + for i in range(1, n):",
            "- for i in range(n): + for i in range(n + 1):",
            "- for i in range(n): + for i in range(n - 1):",
        ],
    );
    check(
        Language::PYTHON,
        "        for x in b:\n            s += x",
        Operator::Items,
        &["- for x in b: + for x in list((b))[1:]:", "- for x in b: + for x in list((b))[:-1]:"],
    );
    // A name that nothing has given a value is no slip that anybody overlooks.
    check(Language::PYTHON, "        s = 0\n        s = g(s)", Operator::Statement, &["- s = g(s) + pass"]);
}

fn of_program(source: &str, language: Language) -> Vec<String> {
    let shown = |text: &str| text.trim_end().replace('\n', " ");
    mutants(source, language, true).into_iter().map(|mutant| shown(&mutant.diff)).collect()
}

/// The changes of one family to a statement in Rust.
#[track_caller]
fn rust(operator: Operator, body: &str, expected: &[&str]) {
    let expected: Vec<String> = expected.iter().map(|with| format!("- {body} + {with}")).collect();
    check(Language::RUST, body, operator, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn values_of_rust_are_changed_where_they_are_values() {
    rust(
        Operator::Comparison,
        "x(a <= b, c as usize > d);",
        &["x(a < b, c as usize > d);", "x(a <= b, c as usize >= d);"],
    );
    rust(
        Operator::Constant,
        "x(10_i64, 'a', b[2].0);",
        &[
            "x(11i64, 'a', b[2].0);",
            "x(9i64, 'a', b[2].0);",
            "x(10_i64, 'b', b[2].0);",
            "x(10_i64, 'a', b[1].0);",
            "x(10_i64, 'a', b[3].0);",
        ],
    );
    rust(Operator::Constant, "let x: [i32; 3] = [y; 4];", &[]);
    rust(Operator::Constant, "let v = vec![x; n - 1];", &["let v = vec![x; n - 2];"]);
    rust(
        Operator::Constant,
        "let v = vec![vec![0; n + 1]; m];",
        &["let v = vec![vec![1; n + 1]; m];", "let v = vec![vec![0; n + 0]; m];"],
    );
    rust(Operator::Initial, "let b = i32::MIN;", &["let b = 0;"]);
    rust(Operator::Initial, "let b = vec![false; n];", &["let b = vec![true; n];"]);
    rust(
        Operator::Extremum,
        "x(a.max(b), v.iter().min_by_key(f));",
        &["x(a.min(b), v.iter().min_by_key(f));", "x(a.max(b), v.iter().max_by_key(f));"],
    );
    rust(Operator::Order, "v.sort_by(|a, b| a.cmp(b).then(c));", &["v.sort_by(|a, b| a.cmp(b).reverse().then(c));"]);
    rust(Operator::Sign, "a += *b - -c;", &["a -= *b - -c;", "a += *b + -c;"]);
    rust(Operator::Factor, "g *= *h / &*i;", &["g /= *h / &*i;", "g *= *h * &*i;"]);
    rust(
        Operator::Bits,
        "let x = |&(a, _)| a & b | c;",
        &["let x = |&(a, _)| a | b | c;", "let x = |&(a, _)| a & b & c;"],
    );
    rust(
        Operator::Connective,
        "v.iter().any(|x| x.a || move || b && c);",
        &[
            "v.iter().all(|x| x.a || move || b && c);",
            "v.iter().any(|x| x.a && move || b && c);",
            "v.iter().any(|x| x.a || move || b || c);",
        ],
    );
    rust(Operator::Sign, "let Some(x) = y + z else { return 1 };", &["let Some(x) = y - z else { return 1 };"]);
    rust(Operator::Sign, "return Node { at: a + b, ..base };", &["return Node { at: a - b, ..base };"]);
    let numbers: Vec<String> = (20..60).map(|n| n.to_string()).collect();
    assert_eq!(of(Language::RUST, &format!("let t = [{}];", numbers.join(", "))).len(), 8);
}

#[test]
fn ranges_conditions_and_loops_of_rust_are_changed() {
    rust(Operator::Bound, "for i in 0..n {}", &["for i in 0..=n {}", "for i in 0..n - 1 {}"]);
    rust(Operator::Bound, "for i in a..=b {}", &["for i in a + 1..=b {}", "for i in a..b {}"]);
    rust(Operator::Bound, "for i in i + 1..n - 1 {}", &[]);
    rust(
        Operator::Constant,
        "for i in (0..3).rev() {}",
        &["for i in (1..3).rev() {}", "for i in (0..2).rev() {}", "for i in (0..4).rev() {}"],
    );
    rust(Operator::Negation, "if let Some(x) = y && a < b { x() }", &[]);
    rust(
        Operator::Comparison,
        "if let P { a: 1, .. } = y && a < b { x() }",
        &["if let P { a: 1, .. } = y && a <= b { x() }"],
    );
    rust(Operator::Negation, "while !done { x() }", &["while !(!done) { x() }"]);
    rust(Operator::Negation, "match n { 1 | 2 if f(x) => a, _ => b }", &["match n { 1 | 2 if !(f(x)) => a, _ => b }"]);
    rust(
        Operator::Sign,
        "match n + 1 { P { a } => { a + 2 } _ => a - 3 }",
        &[
            "match n - 1 { P { a } => { a + 2 } _ => a - 3 }",
            "match n + 1 { P { a } => { a - 2 } _ => a - 3 }",
            "match n + 1 { P { a } => { a + 2 } _ => a + 3 }",
        ],
    );
    rust(
        Operator::Items,
        "for x in v { f(x) }",
        &["for x in v.into_iter().rev().skip(1).rev() { f(x) }", "for x in v.into_iter().skip(1) { f(x) }"],
    );
    rust(Operator::Items, "for x in (0..n).rev() { f(x) }", &[]);
    rust(Operator::Break, "for x in v { f(x) }", &["for x in v { f(x) break; }"]);
    rust(Operator::Break, "'a: loop { if a { b() } else if c { d() } break 'a; }", &[]);
    check(
        Language::RUST,
        "v.sort();\nlet x = 1;\na[i] = 2;\nf(x)",
        Operator::Statement,
        &["- v.sort();", "- a[i] = 2;"],
    );
    rust(
        Operator::Statement,
        "loop { if a { break; } continue }",
        &["loop { if a {  } continue }", "loop { if a { break; }  }"],
    );
}

#[test]
fn what_only_looks_like_a_value_of_rust_is_left_alone() {
    for body in [
        r##"let s = "a < b && 1 + 2"; let r = r#"x % 2"#; /* a < b */ // 1 + 2"##,
        "macro_rules! m { ($a:expr) => { $a + 1 } } println!(\"{}\", 1 + 2); let x: [i32; 3] = m!(y < z);",
        "let v = Vec::<[u8; 4]>::new(); #[cfg(windows)] let x = 1 + 2;",
        "const K: i32 = 1; static L: [i32; 2] = [1, 2]; fn g<'a, const N: usize>(x: &'a i32) -> i32 { *x }",
        "let f = |x: &Vec<i32>| -> Option<i32> { x.first() };",
    ] {
        assert_eq!(of(Language::RUST, body), [], "{body}");
    }
    let source = "const fn folded() -> i32 { 3 + 4 }\n#[cfg(test)]\nmod tests { fn f() -> i32 { 9 } }\nfn main() { f(1 + 2); }\n";
    assert_eq!(mutants(source, Language::RUST, false), []);
    let program = "fn main() {\n let n: i32 = line.trim().parse().unwrap();\n if n < 3 { go(n); }\n println!(\"{}\", n + 1);\n}\n";
    let found = of_program(program, Language::RUST);
    assert!(found.len() > 3 && found.iter().all(|diff| diff.contains("if ")), "{found:?}");
    for head in ["\u{feff}", "#!/usr/bin/env run\n", "// Zahlen größer als fünf\n"] {
        let found = mutants(&format!("{head}impl Solution {{ fn f() -> bool {{ ä < b }} }}"), Language::RUST, false);
        assert_eq!(found.len(), 1, "{head}");
    }
}

#[test]
fn a_main_is_changed_but_not_where_it_reads_or_prints_or_ends() {
    let cpp = "int main() {\n int n, s = 2;\n cin >> n;\n if (!(cin >> n)) return 1;\n cout << n + 1;\n return 0;\n}\n";
    assert_eq!(of_program(cpp, Language::CPP), ["- int n, s = 2; + int n, s = 1;", "- int n, s = 2; + int n, s = 3;"]);
    let java = "public class Main {\n static class In {\n int next() { InputStream x; return 1 + 2; }\n }\n public static void main(String[] a) {\n \
                int n = in.nextInt();\n n -= 1;\n System.out.println(n + 1);\n }\n}\n";
    let found = of_program(java, Language::JAVA);
    assert!(found.contains(&"- n -= 1; + n += 1;".to_owned()), "{found:?}");
    assert!(found.iter().all(|diff| diff.starts_with("- n -= 1;")), "{found:?}");
    let python = "n = int(input())\nif n < 3:\n    n = 7\nprint(n + 1)\n";
    let found = of_program(python, Language::PYTHON);
    assert!(found.contains(&"- if n < 3: + if n <= 3:".to_owned()), "{found:?}");
    assert!(!found.iter().any(|diff| diff.contains("input") || diff.contains("print")), "{found:?}");
}

#[test]
fn a_declaration_of_several_names_stays_a_declaration() {
    for body in ["int n, m;", "vector<int> x(n), y(m);"] {
        assert_eq!(of(Language::CPP, body), [], "{body}");
    }
    for (body, kept) in [("int n, s = 2;", "int n, s = "), ("map<int, int> x, y = f(2);", "map<int, int> x, y = f(")] {
        let found = of(Language::CPP, body);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found.iter().all(|(_, diff)| diff.split_once(" + ").unwrap().1.starts_with(kept)), "{found:?}");
    }
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
        for language in [Language::CPP, Language::JAVA, Language::PYTHON, Language::RUST] {
            for prefix in ["", "int f() { ", "def f():\n  ", "fn f() { ", "fn f() { match x { y => |z| 1.. "] {
                mutants(&format!("{prefix}{source}"), language, false);
            }
        }
    }
    mutants(&"f(){".repeat(5_000), Language::CPP, false);
    for deep in ["fn f(){", "if a {} else ", "match a { b => ", "(|x| "] {
        mutants(&format!("fn f() {{ {}", deep.repeat(2_000)), Language::RUST, false);
    }
}
