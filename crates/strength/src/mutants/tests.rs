//! Sources and the changes that are made to them.

use super::schemata::Schemata;
use super::*;

/// The changes to the body of a function of `Solution`, each as `before -> after`.
fn changes(body: &str) -> Vec<String> {
    let source = format!("impl Solution {{\n    pub fn f() {{\n{body}\n    }}\n}}\n");
    shown(&source)
}

fn shown(source: &str) -> Vec<String> {
    let found = mutants(source, "Solution").unwrap();
    for mutant in &found {
        // Line numbers and diffs speak of the same lines.
        let line = source.lines().nth(mutant.line - 1).unwrap();
        assert!(mutant.diff.starts_with("- "), "{}", mutant.diff);
        assert!(line.contains(source[mutant.change.0.clone()].lines().next().unwrap_or("")));
    }
    found.iter().map(|m| m.diff.trim_end().replace('\n', " ")).collect()
}

/// All mutants of a family in the body of a function, as diffs.
#[track_caller]
fn check(operator: Operator, body: &str, expected: &[&str]) {
    let source = format!("impl Solution {{\n    fn f() {{\n{body}\n    }}\n}}\n");
    let found = mutants(&source, "Solution").unwrap();
    let diffs: Vec<String> =
        found.iter().filter(|m| m.operator == operator).map(|m| m.diff.trim_end().replace('\n', " ")).collect();
    assert_eq!(diffs, expected, "all: {:?}", shown(&source));
}

#[test]
fn comparisons_are_exchanged_for_their_neighbours() {
    check(Operator::Comparison, "x(a < b);", &["- x(a < b); + x(a <= b);"]);
    check(
        Operator::Comparison,
        "x(a <= b, c > d, e >= f);",
        &[
            "- x(a <= b, c > d, e >= f); + x(a < b, c > d, e >= f);",
            "- x(a <= b, c > d, e >= f); + x(a <= b, c >= d, e >= f);",
            "- x(a <= b, c > d, e >= f); + x(a <= b, c > d, e > f);",
        ],
    );
    check(
        Operator::Comparison,
        "x(a == b); x(a != b)",
        &["- x(a == b); x(a != b) + x(a != b); x(a != b)", "- x(a == b); x(a != b) + x(a == b); x(a == b)"],
    );
}

#[test]
fn constants_are_one_off_with_their_suffix() {
    check(Operator::Constant, "x(10_i64);", &["- x(10_i64); + x(11i64);", "- x(10_i64); + x(9i64);"]);
    check(
        Operator::Constant,
        "x(0, 'a', b'z', 0xff);",
        &[
            "- x(0, 'a', b'z', 0xff); + x(1, 'a', b'z', 0xff);",
            "- x(0, 'a', b'z', 0xff); + x(0, 'b', b'z', 0xff);",
            "- x(0, 'a', b'z', 0xff); + x(0, 'a', b'z', 254);",
            "- x(0, 'a', b'z', 0xff); + x(0, 'a', b'z', 256);",
        ],
    );
}

#[test]
fn room_that_nobody_can_see_is_not_added_and_a_table_is_changed_at_few_places() {
    let longer = |body: &str| changes(body).iter().filter(|change| change.contains("n + 2];")).count();
    assert_eq!(longer("let mut v = vec![x; n + 1]; v[2] = v[i];"), 0);
    assert_eq!(longer("let v = vec![vec![x; n + 1]; n + 1]; v[i][j]"), 0);
    // Its length, its end, a part of it, or whole rows: there more room may be seen.
    for used in ["v.len()", "v.last()", "v[1..]", "v[1] = v[a..b][0]", "g(&mut v)"] {
        assert_eq!(longer(&format!("let mut v = vec![x; n + 1]; v[0] = 1; {used}")), 1, "{used}");
    }
    assert!(changes("let v = vec![x; 2 * n * n]; v[i]").iter().all(|change| !change.contains("3 * n")));
    let rows = changes("let v = vec![vec![x; n + 1]; m + 1]; v[i] = w;");
    assert_eq!(rows.iter().filter(|change| change.contains("n + 2]")).count(), 1);
    assert_eq!(rows.iter().filter(|change| change.contains("m + 2]")).count(), 0);
    check(
        Operator::Constant,
        "let v = vec![x; n - 1]; v[1 + i]",
        &[
            "- let v = vec![x; n - 1]; v[1 + i] + let v = vec![x; n - 2]; v[1 + i]",
            "- let v = vec![x; n - 1]; v[1 + i] + let v = vec![x; n - 1]; v[0 + i]",
            "- let v = vec![x; n - 1]; v[1 + i] + let v = vec![x; n - 1]; v[2 + i]",
        ],
    );
    let numbers: Vec<String> = (20..60).map(|n| n.to_string()).collect();
    assert_eq!(changes(&format!("let t = [{}];", numbers.join(", "))).len(), 8);
    let source = format!("const T: [i32; 40] = [{}]; impl Solution {{ fn f() {{ g(T); }} }}", numbers.join(", "));
    // Two neighbours of four numbers, and the statement that is dropped.
    assert_eq!(shown(&source).len(), 9);
}

#[test]
fn constants_in_patterns_are_one_off() {
    check(
        Operator::Constant,
        "match n {\n1.. => a,\n_ => b,\n}",
        &["- 1.. => a, + 0.. => a,", "- 1.. => a, + 2.. => a,"],
    );
}

#[test]
fn ranges_are_one_off_at_both_ends_and_once_each() {
    check(
        Operator::Bound,
        "for i in 0..n {}",
        &["- for i in 0..n {} + for i in 0..=n {}", "- for i in 0..n {} + for i in 0..n - 1 {}"],
    );
    check(
        Operator::Bound,
        "for i in a..=b {}",
        &["- for i in a..=b {} + for i in a + 1..=b {}", "- for i in a..=b {} + for i in a..b {}"],
    );
    // `i + 1` and `n - 1` are off by their constants, and `..=n - 1` is `..n - 0`.
    check(Operator::Bound, "for i in i + 1..n - 1 {}", &[]);
    check(Operator::Bound, "for i in a..=n - 1 {}", &["- for i in a..=n - 1 {} + for i in a + 1..=n - 1 {}"]);
    check(Operator::Constant, "for i in 0..3 {}", &["- for i in 0..3 {} + for i in 1..3 {}"]);
}

#[test]
fn beginnings_are_nothing_instead_of_minus_infinity_and_back() {
    check(Operator::Initial, "let mut best = 0;", &["- let mut best = 0; + let mut best = i32::MIN;"]);
    check(Operator::Initial, "let mut best = 0i64;", &["- let mut best = 0i64; + let mut best = i64::MIN;"]);
    check(Operator::Initial, "let mut best = 0.0;", &["- let mut best = 0.0; + let mut best = f64::NEG_INFINITY;"]);
    check(Operator::Initial, "let best = 0;", &[]);
    check(Operator::Initial, "let mut best = i32::MIN;", &["- let mut best = i32::MIN; + let mut best = 0;"]);
    check(
        Operator::Initial,
        "let dp = vec![vec![0; n]; m];",
        &["- let dp = vec![vec![0; n]; m]; + let dp = vec![vec![i32::MIN; n]; m];"],
    );
    check(
        Operator::Initial,
        "let v: Vec<i8> = vec![0; n];",
        &["- let v: Vec<i8> = vec![0; n]; + let v: Vec<i8> = vec![i8::MIN; n];"],
    );
    check(
        Operator::Initial,
        "let seen = vec![false; n];",
        &["- let seen = vec![false; n]; + let seen = vec![true; n];"],
    );
}

#[test]
fn extrema_signs_and_remainders_are_changed() {
    check(
        Operator::Extremum,
        "x(a.max(b), std::cmp::min(c, d));",
        &[
            "- x(a.max(b), std::cmp::min(c, d)); + x(a.min(b), std::cmp::min(c, d));",
            "- x(a.max(b), std::cmp::min(c, d)); + x(a.max(b), std::cmp::max(c, d));",
        ],
    );
    check(Operator::Sign, "a += b - c;", &["- a += b - c; + a -= b - c;", "- a += b - c; + a += b + c;"]);
    check(Operator::Modulus, "x(a * b % m);", &["- x(a * b % m); + x(a * b);"]);
    check(Operator::Modulus, "x(a.rem_euclid(m));", &["- x(a.rem_euclid(m)); + x(a);"]);
}

#[test]
fn conditions_are_negated_and_connected_otherwise() {
    check(
        Operator::Connective,
        "x(a && b || c);",
        &["- x(a && b || c); + x(a || b || c);", "- x(a && b || c); + x(a && b && c);"],
    );
    check(Operator::Connective, "x(v.iter().any(f));", &["- x(v.iter().any(f)); + x(v.iter().all(f));"]);
    check(Operator::Negation, "if a < b { x() }", &["- if a < b { x() } + if !(a < b) { x() }"]);
    check(Operator::Negation, "while !done { x() }", &["- while !done { x() } + while done { x() }"]);
    check(Operator::Negation, "if let Some(x) = y && a { x() }", &[]);
    check(Operator::Connective, "if let Some(x) = y && a { x() }", &[]);
}

#[test]
fn the_other_connective_keeps_its_operands_together() {
    let source = "impl Solution { fn f() -> bool { a && b || c } }";
    let found = mutants(source, "Solution").unwrap();
    let arm = |change: &str| &found.iter().find(|m| m.change.1 == change).unwrap().places[0].arm;
    assert_eq!(arm("&&"), "(a && b) && c");
    assert_eq!(arm("||"), "a || b");
}

#[test]
fn statements_are_dropped_and_loops_end_early() {
    check(
        Operator::Statement,
        "v.sort();\nlet x = 1;\na[i] = 2;\nif a { b() }\nc += 1;",
        &["- v.sort();", "- a[i] = 2;", "- if a { b() }", "- c += 1;"],
    );
    check(
        Operator::Statement,
        "loop { if a { break; } continue }",
        &[
            "- loop { if a { break; } continue } + loop {  continue }",
            "- loop { if a { break; } continue } + loop { if a {  } continue }",
            "- loop { if a { break; } continue } + loop { if a { break; }  }",
        ],
    );
    check(Operator::Break, "while a {\n    b();\n}", &["- } + break; }"]);
    check(Operator::Break, "loop { break }", &[]);
}

#[test]
fn sums_are_narrowed_as_a_whole_where_the_file_knows_64_bits() {
    check(Operator::Wrapping, "x(a * b + c);", &[]);
    check(
        Operator::Wrapping,
        "let s: i64 = a * b + (c - d);\nt += a;",
        &[
            "- let s: i64 = a * b + (c - d); + let s: i64 = (a * b + (c - d)) as i32 as _; - t += a; + t = (t + (a)) as i32 as _;",
        ],
    );
    // What counts places in memory is never narrowed.
    check(
        Operator::Wrapping,
        "let n = v.len(); let mid = lo + (hi - lo) / 2; x(v[mid]); let t: i64 = n + 1;\nfor i in a + 1..n { x(v[i - 1], i64::from(s) + d); }",
        &[
            "- for i in a + 1..n { x(v[i - 1], i64::from(s) + d); } + for i in a + 1..n { x(v[i - 1], (i64::from(s) + d) as i32 as _); }",
        ],
    );
    check(
        Operator::Panicking,
        "let s: i64 = v.iter().sum();",
        &["- let s: i64 = v.iter().sum(); + let s: i64 = i32::try_from(v.iter().sum()).unwrap().into();"],
    );
}

#[test]
fn factors_and_bits_are_exchanged_and_a_minus_is_dropped() {
    check(
        Operator::Factor,
        "x(a * b, c / d, e % f);\ng *= h;",
        &[
            "- x(a * b, c / d, e % f); + x(a / b, c / d, e % f);",
            "- x(a * b, c / d, e % f); + x(a * b, c * d, e % f);",
            "- x(a * b, c / d, e % f); + x(a * b, c / d, e / f);",
            "- g *= h; + g /= h;",
        ],
    );
    check(
        Operator::Bits,
        "x(a ^ b);\nc |= d & e;",
        &[
            "- x(a ^ b); + x(a & b);",
            "- x(a ^ b); + x(a | b);",
            "- c |= d & e; + c &= d & e;",
            "- c |= d & e; + c |= d | e;",
        ],
    );
    check(Operator::Minus, "x(-a, -1);", &["- x(-a, -1); + x(a, -1);", "- x(-a, -1); + x(-a, 1);"]);
}

#[test]
fn what_is_the_same_program_is_made_once() {
    check(Operator::Constant, "r -= 1;", &["- r -= 1; + r -= 2;"]);
    check(Operator::Constant, "r *= 2;", &["- r *= 2; + r *= 3;"]);
    check(Operator::Constant, "x(-1);", &["- x(-1); + x(-2);", "- x(-1); + x(0);"]);
}

#[test]
fn parts_of_one_are_doubled_and_tolerances_stay() {
    check(
        Operator::Constant,
        "x(0.5, 2.0, 0.0, 1e-9);",
        &[
            "- x(0.5, 2.0, 0.0, 1e-9); + x(1.0, 2.0, 0.0, 1e-9);",
            "- x(0.5, 2.0, 0.0, 1e-9); + x(0.5, 1.0, 0.0, 1e-9);",
            "- x(0.5, 2.0, 0.0, 1e-9); + x(0.5, 3.0, 0.0, 1e-9);",
            "- x(0.5, 2.0, 0.0, 1e-9); + x(0.5, 2.0, 1.0, 1e-9);",
        ],
    );
}

#[test]
fn guards_change_as_conditions_do_and_cases_are_dropped() {
    let guarded = changes("match n {\nx if x % 2 == k => a,\n_ => b,\n}");
    for change in ["+ x if x % 2 != k => a,", "+ x if x == k => a,"] {
        assert!(guarded.iter().any(|found| found.contains(change)), "{change} in {guarded:?}");
    }
    check(Operator::Negation, "match n {\nx if f(x) => a,\n_ => b,\n}", &["- x if f(x) => a, + x if !(f(x)) => a,"]);
    check(Operator::Case, "match n {\n1 => a,\n2 => b,\n_ => c,\n}", &["- 1 => a,", "- 2 => b,"]);
    check(Operator::Case, "match n {\n1 => a,\nm => c,\n}", &[]);
    check(
        Operator::Comparison,
        "x(matches!(n, Some(m) if m < 3));",
        &["- x(matches!(n, Some(m) if m < 3)); + x(matches!(n, Some(m) if m <= 3));"],
    );
    assert!(changes("x(matches!(n, 3));").contains(&"- x(matches!(n, 3)); + x(matches!(n, 4));".to_string()));
}

#[test]
fn loops_over_items_miss_the_first_or_the_last() {
    check(
        Operator::Items,
        "for x in v { f(x) }",
        &[
            "- for x in v { f(x) } + for x in v.into_iter().rev().skip(1).rev() { f(x) }",
            "- for x in v { f(x) } + for x in v.into_iter().skip(1) { f(x) }",
        ],
    );
    check(
        Operator::Items,
        "for (i, x) in v.iter().enumerate() {}",
        &[
            "- for (i, x) in v.iter().enumerate() {} + for (i, x) in v.iter().enumerate().rev().skip(1).rev() {}",
            "- for (i, x) in v.iter().enumerate() {} + for (i, x) in v.iter().enumerate().skip(1) {}",
        ],
    );
    check(
        Operator::Items,
        "for x in v.iter().rev() {}",
        &[
            "- for x in v.iter().rev() {} + for x in v.iter().rev().skip(1) {}",
            "- for x in v.iter().rev() {} + for x in v.iter().skip(1).rev() {}",
        ],
    );
    check(Operator::Items, "for i in (0..n).rev() {}", &[]);
}

#[test]
fn ties_are_not_broken_and_keys_not_reversed() {
    check(
        Operator::Order,
        "v.sort_by_key(|x| (x.0, Reverse(x.1)));",
        &[
            "- v.sort_by_key(|x| (x.0, Reverse(x.1))); + v.sort_by_key(|x| x.0);",
            "- v.sort_by_key(|x| (x.0, Reverse(x.1))); + v.sort_by_key(|x| (x.0, x.1));",
        ],
    );
    check(
        Operator::Order,
        "v.iter().max_by_key(|x| (x.0, x.1, x.2));",
        &["- v.iter().max_by_key(|x| (x.0, x.1, x.2)); + v.iter().max_by_key(|x| (x.0, x.1));"],
    );
    check(
        Operator::Order,
        "v.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)));",
        &[
            "- v.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1))); + v.sort_by(|a, b| a.0.cmp(&b.0));",
            "- v.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1))); + v.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)).reverse());",
        ],
    );
}

#[test]
fn constants_of_classes_and_statics_are_one_off() {
    let source = "static T: i32 = 3; impl Solution { const K: i32 = 5; fn f() -> i32 { g(Self::K, T) } }";
    let found = shown(source);
    for change in ["K: i32 = 4;", "K: i32 = 6;", "T: i32 = 2;", "T: i32 = 4;"] {
        assert!(found.iter().any(|mutant| mutant.contains(change)), "{change} in {found:?}");
    }
}

#[test]
fn indices_and_orders_are_exchanged() {
    check(
        Operator::Index,
        "x(a[i][j]); x(a[i][i]); x(a[..n][j]);",
        &["- x(a[i][j]); x(a[i][i]); x(a[..n][j]); + x(a[j][i]); x(a[i][i]); x(a[..n][j]);"],
    );
    check(
        Operator::Order,
        "v.sort_by(|a, b| a.cmp(b).then(c));",
        &[
            "- v.sort_by(|a, b| a.cmp(b).then(c)); + v.sort_by(|a, b| a.cmp(b).reverse().then(c));",
            "- v.sort_by(|a, b| a.cmp(b).then(c)); + v.sort_by(|a, b| a.cmp(b));",
        ],
    );
}

#[test]
fn only_what_solution_reaches_is_changed() {
    let source = "\
const K: i32 = 5;
const UNUSED: i32 = 7;
struct Solution;
impl Solution {
    pub fn f(n: i32) -> i32 { helper(n) }
}
fn helper(n: i32) -> i32 { Other::method(n) }
struct Other;
impl Other {
    fn method(n: i32) -> i32 { n * K }
    fn lonely() -> i32 { 1 }
}
impl PartialEq for Other { fn eq(&self, o: &Other) -> bool { true } }
const fn folded() -> i32 { 3 }
fn read() -> i32 { 4 }
#[cfg(test)]
mod tests { fn helper() -> i32 { 9 } }
fn main() { println!(\"{}\", Solution::f(read() + 1)); }
";
    assert_eq!(
        shown(source),
        [
            "- const K: i32 = 5; + const K: i32 = 4;",
            "- const K: i32 = 5; + const K: i32 = 6;",
            "- fn method(n: i32) -> i32 { n * K } + fn method(n: i32) -> i32 { n / K }",
            "- impl PartialEq for Other { fn eq(&self, o: &Other) -> bool { true } } + impl PartialEq for Other { fn eq(&self, o: &Other) -> bool { false } }",
        ]
    );
}

#[test]
fn constants_that_a_pattern_or_a_length_uses_stay() {
    let source = "const K: usize = 5; impl Solution { fn f() { let a = [x; K]; g(K); } }";
    assert_eq!(
        shown(source),
        [
            "- const K: usize = 5; impl Solution { fn f() { let a = [x; K]; g(K); } } + const K: usize = 5; impl Solution { fn f() { let a = [x; K];  } }"
        ]
    );
    assert_eq!(changes("const K: i32 = 1; g(K);").len(), 3);
}

#[test]
fn text_that_only_looks_like_code_stays() {
    assert_eq!(changes(r##"let s = "a < b && 1 + 2"; let r = r#"x % 2"#; /* a < b */ // 1 + 2"##), [""; 0]);
    assert_eq!(
        changes("macro_rules! m { ($a:expr) => { $a + 1 } } println!(\"{}\", 1 + 2); let x: [i32; 3] = m!(y < z);"),
        [""; 0]
    );
    assert_eq!(changes("let v = Vec::<[u8; 4]>::new(); #[cfg(windows)] let x = 1 + 2;"), [""; 0]);
}

#[test]
fn a_file_without_solution_has_no_mutants_and_a_broken_one_says_where() {
    assert_eq!(shown("fn main() { println!(\"{}\", 1 + 2); } fn f() -> i32 { 1 }"), [""; 0]);
    let error = mutants("impl Solution {\n    fn f(1) { }\n}", "Solution").unwrap_err();
    assert!(matches!(error, MutateError::Syntax { line: 2, .. }), "{error}");
    assert_eq!(mutants(&"(".repeat(10_000), "Solution"), Err(MutateError::TooMuch));
}

#[test]
fn marks_and_shebangs_shift_nothing() {
    for head in ["\u{feff}", "#!/usr/bin/env run\n", "// Zahlen größer als fünf\n"] {
        let source = format!("{head}impl Solution {{ fn f() -> bool {{ ä < b }} }}");
        let found = mutants(&source, "Solution").unwrap();
        let (range, with) = &found[0].change;
        assert_eq!((&source[range.clone()], with.as_str()), ("<", "<="), "{head}");
    }
}

#[test]
fn a_long_file_has_a_bounded_number_of_mutants_from_all_over() {
    let source = format!("impl Solution {{ fn f() {{ {} x(1 < last); }} }}", "x(a < b);\n".repeat(3000));
    let all = mutants(&source, "Solution").unwrap();
    assert!(all.len() >= 3000, "{}", all.len());
    let few = all[..MUTANTS_MAX].to_vec();
    assert_eq!(thinned(few.clone(), MUTANTS_MAX), few);
    let found = thinned(all, MUTANTS_MAX);
    assert_eq!(found.len(), MUTANTS_MAX);
    assert!(found.last().unwrap().line > 2990);
    assert!(found.first().unwrap().line < 10);
}

#[test]
fn every_mutant_of_the_program_has_lines_of_its_own() {
    let source = "struct Solution;\nimpl Solution {\n    fn f(a: i32) -> i32 { if a < 3 { a + 1 } else { a } }\n}\n";
    let found = mutants(source, "Solution").unwrap();
    let all = (0..found.len()).collect();
    let schemata = Schemata::new(source, &found, &all);
    let lines: Vec<&str> = schemata.text.lines().collect();
    for (index, mutant) in found.iter().enumerate() {
        let head = format!("{} => {}", index + 1, mutant.places[0].arm);
        let line = lines.iter().position(|line| line.starts_with(&head)).unwrap() + 1;
        assert_eq!(schemata.blamed(line, &[]), [index].into());
    }
    assert_eq!(schemata.blamed(1, &[]), [].into());
}
