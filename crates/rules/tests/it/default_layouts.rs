//! The layout that a problem has without `stdin:`, written and strictly read.

use crate::samples::*;
use ojkit_model::constraint::Expr;
use ojkit_model::input::{Input, NULL, Value};
use ojkit_model::signature::Type;
use ojkit_rules::stdin::Format;
use proptest::prelude::*;

fn one(ty: Type) -> Format {
    format(&problem(vec![parameter("x", ty)], vec![]))
}

#[test]
fn a_scalar_is_a_line() {
    for (ty, text, cell) in [
        (Type::Integer, "-7\n", -7),
        (Type::Long, "9223372036854775807\n", i64::MAX),
        (Type::Boolean, "true\n", 1),
        (Type::Character, "x\n", 120),
        (Type::Double, "0.25\n", 0.25f64.to_bits() as i64),
    ] {
        assert_eq!(round(&one(ty), text).fields, [Value::scalar(cell)]);
    }
}

#[test]
fn an_array_is_its_length_and_a_line_of_elements() {
    assert_eq!(round(&one(array(Type::Integer)), "3\n1 -2 30\n").fields, [Value::list(vec![1, -2, 30])]);
    assert_eq!(round(&one(array(Type::Integer)), "0\n\n").fields, [Value::list(vec![])]);
    assert_eq!(round(&one(array(Type::Character)), "2\na b\n").fields, [Value::list(vec![97, 98])]);
    assert_eq!(round(&one(Type::TreeNode), "3\n1 null 2\n").fields, [Value::list(vec![1, NULL, 2])]);
}

#[test]
fn strings_have_a_line_of_their_own() {
    assert_eq!(round(&one(Type::String), "a b\n").fields, [Value::list(vec![97, 32, 98])]);
    assert_eq!(round(&one(Type::String), "\n").fields, [Value::list(vec![])]);
    let value = &round(&one(array(Type::String)), "3\nab\n\nc\n").fields[0];
    assert_eq!((value.ends.clone(), value.cells.clone()), (vec![vec![3], vec![2, 2, 3]], vec![97, 98, 99]));
}

#[test]
fn rows_of_any_length_state_each_length() {
    let value = &round(&one(array(array(Type::Integer))), "3\n2\n1 2\n0\n\n1\n5\n").fields[0];
    assert_eq!((value.ends.clone(), value.cells.clone()), (vec![vec![3], vec![2, 2, 3]], vec![1, 2, 5]));
}

#[test]
fn rows_of_one_length_are_a_matrix_with_rows_and_columns() {
    let matrix =
        |width: Expr| format(&problem(vec![parameter("x", array(array(Type::Integer)))], vec![(width, inner("x"))]));
    for width in [Expr::Int(2), name("m"), length("x")] {
        let value = &round(&matrix(width), "2 2\n1 2\n3 4\n").fields[0];
        assert_eq!((value.ends.clone(), value.cells.clone()), (vec![vec![2], vec![2, 4]], vec![1, 2, 3, 4]));
    }
    round(&matrix(name("m")), "0 0\n");
    round(&matrix(name("m")), "2 0\n\n\n");
    assert!(read(&matrix(name("m")), "0 3\n").is_err());
    round(&matrix(name("i")), "1\n2\n1 2\n");
    round(&matrix(binary(ojkit_model::constraint::Operator::Add, name("i"), Expr::Int(1))), "1\n1\n1\n");
}

#[test]
fn named_columns_state_only_the_number_of_rows() {
    let roads = rows(vec![("", vec![column("a", Type::Integer), column("b", Type::Integer)])]);
    let input = round(&one(roads), "2\n1 2\n3 4\n");
    assert_eq!(input.fields, [Value::list(vec![1, 3]), Value::list(vec![2, 4])]);
}

#[test]
fn tagged_rows_begin_with_their_tag() {
    let add = vec![column("name", Type::String), column("x", Type::Integer)];
    let queries = rows(vec![("add", add), ("2", vec![column("k", Type::Integer)]), ("stop", vec![])]);
    let input = round(&one(queries.clone()), "3\nadd ab 5\n2 9\nstop\n");
    let names = Value { ends: vec![vec![3], vec![2, 2, 2]], cells: vec![97, 98] };
    assert_eq!(
        input.fields,
        [Value::list(vec![0, 1, 2]), names, Value::list(vec![5, NULL, NULL]), Value::list(vec![NULL, 9, NULL])]
    );
    assert_eq!(
        read(&one(queries.clone()), "1\nadd  5\n").expect_err("no word"),
        "2:5: two spaces; tokens are separated by one"
    );
    assert_eq!(
        read(&one(queries), "1\nsub 5\n").expect_err("no such tag"),
        "2:1: expected `add` or `2` or `stop`, found `sub`"
    );
}

#[test]
fn an_error_names_line_column_and_what_was_expected() {
    let list = one(array(Type::Integer));
    for (text, expected) in [
        ("3\n1 2\n", "2:4: expected 3 numbers, found 2"),
        ("2\n1 2 3 4\n", "2:5: expected 2 numbers, found 4"),
        ("2\n\n", "2:1: expected 2 numbers, found 0"),
        ("0\n5\n", "2:1: expected 0 numbers, found 1"),
        ("2\n1  2\n", "2:3: two spaces; tokens are separated by one"),
        ("2\n 1 2\n", "2:1: a space at the start of the line"),
        ("2\n1 2 \n", "2:4: a space at the end of the line"),
        ("2\n1\t2\n", "2:2: a tab; tokens are separated by one space"),
        ("2\r\n1 2\r\n", "1:2: the line ends with CR LF; lines end with LF alone"),
        ("2\n1 2", "2:4: the last line has no line feed at its end"),
        ("0\n", "2:1: expected another line, found the end of the text"),
        ("1\n\n", "2:1: expected 1 number, found 0"),
        ("2\n1 2\n\n", "3:1: expected the end of the text, found more"),
        ("2\n1 2x\n", "2:3: expected one token, found `2x`"),
        ("2\n1 02\n", "2:3: expected a whole number (no leading zero), found `02`"),
        ("2\n1 -0\n", "2:3: expected a whole number (no minus before zero), found `-0`"),
        ("2\n1 +2\n", "2:3: expected a whole number (no plus sign), found `+2`"),
        ("2\n1 9223372036854775808\n", "2:3: expected a whole number (at most 64 bits), found `9223372036854775808`"),
        ("\u{feff}2\n1 2\n", "1:1: a byte-order mark; the text begins with its first token"),
        ("2\n1 \0\n", "2:3: a control character, 0x00"),
        ("-1\n\n", "1:1: expected a length, found -1"),
        ("", "1:1: expected a whole number, found the end of the text"),
        ("1000000000000000000\n1 2\n", "2:4: expected 1000000000000000000 numbers, found 2"),
    ] {
        assert_eq!(read(&list, text).expect_err(text), expected, "{text:?}");
    }
}

#[test]
fn text_past_ascii_needs_an_alphabet_that_names_it() {
    use ojkit_model::constraint::{Constraint, Rule};
    let mut sample = problem(vec![parameter("s", Type::String)], vec![]);
    assert_eq!(read(&format(&sample), "é\n").expect_err("not ASCII"), "1:1: expected printable ASCII, found U+00E9");
    let rule = Rule::Alphabet { subjects: vec![name("s")], alphabet: vec!['a', 'é'] };
    sample.constraints.push(Constraint { text: String::new(), line: 1, rules: vec![rule] });
    assert_eq!(round(&format(&sample), "aé\n").fields, [Value::list(vec![97, 0xe9])]);
    assert!(read(&format(&sample), "a\u{85}\n").is_err());
}

#[test]
fn types_without_a_layout_are_named() {
    let deep = array(array(array(Type::Integer)));
    let findings = Format::new(&problem(vec![parameter("x", deep)], vec![])).expect_err("three dimensions");
    assert!(findings[0].message.contains("`x: integer[][][]` has no layout"));
    assert!(Format::new(&problem(vec![parameter("x", array(Type::Void))], vec![])).is_err());
}

#[test]
fn a_claimed_length_reserves_no_more_than_the_text_accounts_for() {
    let mut input = Input::default();
    for (ty, text) in [
        (array(Type::Integer), "1000000000000000000\n1\n"),
        (array(Type::String), "1000000000000000000\n1\n"),
        (array(array(Type::Double)), "1000000000000000000\n1000000000000000000\n1\n"),
    ] {
        assert!(one(ty).read(text.as_bytes(), &mut input).is_err());
        assert!(input.fields[0].cells.capacity() < 100);
    }
    let table = array(array(Type::String));
    let strings = format(&problem(vec![parameter("x", table)], vec![(inner("x"), name("m"))]));
    assert!(strings.read(b"1000000000000000000 0\n", &mut input).is_err());
}

proptest! {
    #[test]
    fn what_is_written_reads_back(
        (types, fields) in prop::collection::vec(types(), 0..4).prop_flat_map(|types| {
            let values: Vec<_> = types.iter().cloned().map(values).collect();
            (Just(types), values)
        })
    ) {
        let parameters = types.into_iter().enumerate().map(|(k, ty)| parameter(&format!("p{k}"), ty)).collect();
        let format = format(&problem(parameters, vec![]));
        let input = Input { fields: fields.concat(), repeats: vec![] };
        let text = write(&format, &input);
        let mut again = Input { fields: vec![Value::list(vec![1, 2]); 9], repeats: vec![vec![]] };
        format.read(text.as_bytes(), &mut again).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(again, input);
    }
}
