//! Layouts that `stdin:` states.

use crate::samples::*;
use ojkit_english::parse_line;
use ojkit_model::constraint::{Expr, Operator};
use ojkit_model::input::{Input, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use ojkit_rules::stdin::Format;
use proptest::prelude::*;

fn laid_out(parameters: Vec<(&str, Type)>, equalities: Vec<(Expr, Expr)>, text: &str) -> Problem {
    let parameters = parameters.into_iter().map(|(name, ty)| parameter(name, ty)).collect();
    with_layout(problem(parameters, equalities), text)
}

fn refusal(problem: &Problem) -> String {
    Format::new(problem).expect_err("a layout that cannot be compiled")[0].message.clone()
}

fn list(cells: &[i64]) -> Value {
    Value::list(cells.to_vec())
}

#[test]
fn scalars_stand_side_by_side_and_a_bound_name_is_the_length() {
    for equality in [(length("a"), name("n")), (name("n"), length("a"))] {
        let sample = laid_out(vec![("k", Type::Integer), ("a", array(Type::Integer))], vec![equality], "n k\na\n");
        let format = format(&sample);
        assert_eq!(round(&format, "3 7\n1 2 3\n").fields, [Value::scalar(7), list(&[1, 2, 3])]);
        round(&format, "0 7\n\n");
        assert_eq!(read(&format, "3 7\n1 2\n").expect_err("short"), "2:4: expected 3 numbers (n), found 2");
        assert_eq!(read(&format, "3 7\n1 2 3 4\n").expect_err("long"), "2:7: expected 3 numbers (n), found 4");
    }
}

#[test]
fn lengths_follow_from_sums_and_products_of_what_was_read() {
    let twice = binary(Operator::Multiply, Expr::Int(2), name("n"));
    let less = binary(Operator::Subtract, name("n"), Expr::Int(1));
    let sample = laid_out(
        vec![("a", array(Type::Integer)), ("b", array(Type::Integer))],
        vec![(length("a"), twice), (less, length("b"))],
        "n\na\nb\n",
    );
    let format = format(&sample);
    assert_eq!(round(&format, "2\n1 2 3 4\n5\n").fields, [list(&[1, 2, 3, 4]), list(&[5])]);
    assert_eq!(read(&format, "2\n1 2 3 4\n5 6\n").expect_err("long"), "3:3: expected 1 number (n - 1), found 2");
    assert_eq!(read(&format, "0\n\n\n").expect_err("negative"), "3:1: expected -1 items here (n - 1)");
}

#[test]
fn an_array_may_share_its_line_with_its_length() {
    let sample = laid_out(vec![("a", array(Type::Integer))], vec![(name("n"), length("a"))], "n a\n");
    assert_eq!(round(&format(&sample), "2 5 6\n").fields, [list(&[5, 6])]);
    round(&format(&sample), "0\n");
    assert_eq!(read(&format(&sample), "2 5\n").expect_err("short"), "1:4: expected 2 numbers (n), found 1");
}

#[test]
fn an_array_without_an_equality_takes_the_rest_of_its_line() {
    let format = format(&laid_out(vec![("k", Type::Integer), ("a", array(Type::Integer))], vec![], "k a\n"));
    round(&format, "5 1 2 3\n");
    round(&format, "5\n");
    assert!(read(&format, "5 \n").is_err());
    assert!(read(&format, "5 1  2\n").is_err());
}

#[test]
fn a_bound_name_that_comes_after_its_array_is_compared() {
    let sample = laid_out(vec![("a", array(Type::Integer))], vec![(name("n"), length("a"))], "a\nn\n");
    round(&format(&sample), "4 5 6\n3\n");
    assert_eq!(read(&format(&sample), "4 5 6\n2\n").expect_err("another length"), "2:1: `n` is 3 here, found 2");
}

#[test]
fn a_parameter_may_be_the_length() {
    let parameters = vec![("n", Type::Integer), ("a", array(Type::Double))];
    let sample = laid_out(parameters, vec![(name("n"), length("a"))], "n\na\n");
    let cells: Vec<i64> = [1.5f64, 2.0].iter().map(|x| x.to_bits() as i64).collect();
    assert_eq!(round(&format(&sample), "2\n1.5 2\n").fields, [Value::scalar(2), list(&cells)]);
}

#[test]
fn grids_are_lines_of_characters() {
    let equalities = vec![(length("g"), name("h")), (inner("g"), name("w"))];
    for ty in [array(Type::String), array(array(Type::Character))] {
        let format = format(&laid_out(vec![("g", ty)], equalities.clone(), "h w\ng\n"));
        let value = &round(&format, "2 3\n#.#\n...\n").fields[0];
        assert_eq!(value.ends, [vec![2], vec![3, 6]]);
        assert_eq!(value.cells, b"#.#...".map(i64::from));
        assert!(read(&format, "2 3\n#.\n...\n").is_err());
        assert!(read(&format, "2 3\n#.#\n").is_err());
        round(&format, "0 0\n");
    }
    let grid = laid_out(vec![("g", array(array(Type::Character)))], equalities, "h w\ng\n");
    assert_eq!(read(&format(&grid), "1 3\n#.\n").expect_err("narrow"), "2:1: expected 3 characters (w), found 2");
}

#[test]
fn a_matrix_and_a_table_have_a_line_per_row() {
    let roads = rows(vec![("", vec![column("u", Type::Integer), column("v", Type::Integer)])]);
    let format = format(&laid_out(
        vec![("x", array(array(Type::Integer))), ("roads", roads)],
        vec![(length("x"), name("n")), (inner("x"), name("n")), (name("m"), length("roads"))],
        "n m\nx\nroads\n",
    ));
    let input = round(&format, "2 1\n1 2\n3 4\n2 1\n");
    assert_eq!(input.fields[1..], [list(&[2]), list(&[1])]);
    assert_eq!(read(&format, "2 1\n1 2\n3\n2 1\n").expect_err("short"), "3:2: expected 2 numbers (n), found 1");
    assert_eq!(
        read(&format, "2 1\n1 2\n3 4\n2\n").expect_err("short"),
        "4:2: expected another token, found the end of the line"
    );
}

#[test]
fn strings_beside_other_tokens_are_words() {
    let format =
        format(&laid_out(vec![("s", Type::String), ("k", Type::Integer), ("t", Type::String)], vec![], "s k\nt\n"));
    round(&format, "ab 3\nc d\n");
    assert_eq!(read(&format, " 3\n\n").expect_err("no word"), "1:1: a space at the start of the line");
}

fn test_cases(count: Vec<(&str, Type)>) -> Format {
    let mut parameters = count;
    parameters.extend([("k", Type::Integer), ("a", array(Type::Integer))]);
    format(&laid_out(parameters, vec![(length("a"), name("n"))], "T\nrepeat T:\n  n k\n  a\n"))
}

#[test]
fn a_block_repeats_for_every_test_case() {
    let bound = test_cases(vec![]);
    let input = round(&bound, "2\n2 9\n4 5\n0 8\n\n");
    assert_eq!(input.fields, [Value::with_depth(0), Value::with_depth(1)]);
    assert_eq!(input.repeats, [[Value::scalar(9), list(&[4, 5])], [Value::scalar(8), list(&[])]]);
    round(&bound, "0\n");
    let counted = test_cases(vec![("T", Type::Integer)]);
    let input = round(&counted, "1\n1 7\n3\n");
    assert_eq!(input.fields[0], Value::scalar(1));
    assert_eq!(input.repeats, [[Value::with_depth(0), Value::scalar(7), list(&[3])]]);
    for format in [bound, counted] {
        assert_eq!(
            read(&format, "2\n1 7\n3\n").expect_err("one case missing"),
            "4:1: expected a whole number, found the end of the text"
        );
        assert_eq!(
            read(&format, "1\n1 7\n3\n1 7\n3\n").expect_err("one case more"),
            "4:1: expected the end of the text, found more"
        );
        assert!(read(&format, "-1\n").is_err());
        assert!(read(&format, "1000000000000000000\n").is_err());
    }
}

#[test]
fn an_outer_name_serves_inside_a_block() {
    let sample = laid_out(
        vec![("n", Type::Integer), ("a", array(Type::Integer))],
        vec![(length("a"), name("n"))],
        "T n\nrepeat T:\n  a\n",
    );
    let input = round(&format(&sample), "2 3\n1 2 3\n4 5 6\n");
    assert_eq!(input.fields[0], Value::scalar(3));
    assert_eq!(input.repeats[1], [Value::with_depth(0), list(&[4, 5, 6])]);
}

#[test]
fn memory_is_used_again_and_leaves_nothing_behind() {
    let format = test_cases(vec![]);
    let mut input = read(&format, "2\n2 9\n4 5\n1 8\n6\n").expect("legal");
    format.read(b"1\n1 7\n3\n", &mut input).expect("legal");
    assert_eq!(input, read(&format, "1\n1 7\n3\n").expect("legal"));
    format.read(b"0\n", &mut input).expect("legal");
    assert!(input.repeats.is_empty());
}

#[test]
fn lengths_follow_from_constraints_as_statements_write_them() {
    for (line, ty, layout, text) in [
        ("1 <= n == a.length <= 10", array(Type::Integer), "n\na\n", "2\n5 6\n"),
        ("a.length == 2 * n", array(Type::Integer), "n a\n", "1 5 6\n"),
        ("|a| = n - 1", array(Type::Integer), "n\na\n", "3\n5 6\n"),
        ("n == a.length == a[i].length", array(array(Type::Integer)), "n\na\n", "2\n1 2\n3 4\n"),
        ("h == a.length\nw == a[i].length", array(Type::String), "h w\na\n", "1 3\n.#.\n"),
    ] {
        let mut sample = laid_out(vec![("a", ty)], vec![], layout);
        sample.constraints = line.lines().map(|line| parse_line(line).expect("a constraint")).collect();
        round(&format(&sample), text);
    }
}

#[test]
fn rows_are_a_matrix_where_a_statement_fixes_their_length() {
    for line in [
        "x[i].length == 2",
        "m == x[i].length",
        "x[i] = [a_i, b_i]",
        "x.length == x[i].length",
        "n == x.length\nx[i].length == n",
    ] {
        let mut sample = problem(vec![parameter("x", array(array(Type::Integer)))], vec![]);
        sample.constraints = line.lines().map(|line| parse_line(line).expect("a constraint")).collect();
        round(&format(&sample), "2 2\n1 2\n3 4\n");
    }
    for line in ["1 <= x[i].length <= 2", "x[i].length == i + 1", "x[0].length == 2"] {
        let mut sample = problem(vec![parameter("x", array(array(Type::Integer)))], vec![]);
        sample.constraints = vec![parse_line(line).expect("a constraint")];
        round(&format(&sample), "1\n2\n1 2\n");
    }
}

#[test]
fn what_a_layout_cannot_know_is_named() {
    let a = || vec![("a", array(Type::Integer))];
    let grid = || vec![("g", array(Type::String))];
    for (sample, expected) in [
        (laid_out(a(), vec![], "n\na\n"), "`n` is not a parameter, and no equality says what it is"),
        (laid_out(a(), vec![], "\n"), "`a` has no place in the layout"),
        (laid_out(a(), vec![], "a\na\n"), "`a` appears twice in the layout"),
        (
            laid_out(a(), vec![(length("a"), name("n"))], "a n\n"),
            "nothing before `a` in the layout says how long it is",
        ),
        (laid_out(grid(), vec![], "g\n"), "nothing before `g` in the layout says how many rows it has"),
        (laid_out(grid(), vec![(length("g"), name("h"))], "h g\n"), "`g` takes a line per row"),
        (laid_out(a(), vec![], "repeat T:\n  a\n"), "`repeat T:` needs `T` on an earlier line"),
        (laid_out(a(), vec![], "a\nT\nrepeat T:\n"), "`repeat T:` has no lines"),
        (
            laid_out(vec![("T", Type::String), ("x", Type::Integer)], vec![], "T\nrepeat T:\n  x\n"),
            "`T` counts the test cases but is not an integer",
        ),
    ] {
        assert!(refusal(&sample).starts_with(expected), "{:?}, not {expected:?}", refusal(&sample));
    }
}

#[test]
fn a_tangle_of_equalities_takes_no_time() {
    let names: Vec<String> = (0..60).map(|k| format!("n{k}")).collect();
    let mut equalities = Vec::new();
    for x in &names {
        equalities.extend(names.iter().map(|y| (name(x), binary(Operator::Add, name(y), Expr::Int(0)))));
    }
    let sample = laid_out(vec![("a", array(Type::Integer))], equalities, "n0\na\n");
    assert_eq!(refusal(&sample), "`n0` is not a parameter, and no equality says what it is");
}

/// A layout with everything: bound names, a repeated block, a grid, a table, words.
fn everything() -> Format {
    let queries = rows(vec![
        ("add", vec![column("w", Type::String), column("x", Type::Integer)]),
        ("2", vec![column("d", Type::Double)]),
    ]);
    let parameters: Vec<Parameter> = vec![
        parameter("k", Type::Integer),
        parameter("a", array(Type::Integer)),
        parameter("g", array(array(Type::Character))),
        parameter("q", queries),
        parameter("s", Type::String),
        parameter("rest", array(Type::Boolean)),
    ];
    let equalities =
        vec![(length("a"), name("n")), (length("g"), name("h")), (inner("g"), name("w0")), (length("q"), name("m"))];
    format(&with_layout(
        problem(parameters, equalities),
        "k T\nrepeat T:\n  n\n  a\n  h w0\n  g\n  m\n  q\n  s\n  rest\n",
    ))
}

fn everything_input() -> impl Strategy<Value = Input> {
    let Some(queries) = samples_of(&everything(), 3) else { unreachable!("the table is parameter 3") };
    let grid = (0..4usize, 0..4usize).prop_flat_map(|(h, w)| {
        prop::collection::vec(33..127i64, h * w).prop_map(move |cells| Value {
            ends: vec![vec![h as u32], (1..=h).map(|row| (row * w) as u32).collect()],
            cells,
        })
    });
    let case = (value(array(Type::Integer)), grid, queries, value(Type::String), value(array(Type::Boolean)));
    let cases = prop::collection::vec(case, 0..4);
    (any::<i64>(), cases).prop_map(|(k, cases)| {
        let format = everything();
        let mut fields: Vec<Value> = format.fields().iter().map(|f| Value::with_depth(f.depth)).collect();
        fields[0] = Value::scalar(k);
        let repeats = cases
            .into_iter()
            .map(|(a, g, q, s, rest)| [vec![Value::with_depth(0), a, g], q, vec![s, rest]].concat())
            .collect();
        Input { fields, repeats }
    })
}

fn samples_of(format: &Format, parameter: usize) -> Option<BoxedStrategy<Vec<Value>>> {
    (format.fields()[parameter].parameter == parameter).then(|| {
        values(rows(vec![
            ("add", vec![column("w", Type::String), column("x", Type::Integer)]),
            ("2", vec![column("d", Type::Double)]),
        ]))
    })
}

proptest! {
    #[test]
    fn what_a_layout_writes_reads_back(input in everything_input()) {
        let format = everything();
        let text = write(&format, &input);
        prop_assert_eq!(read(&format, &text).map_err(TestCaseError::fail)?, input);
    }
}
