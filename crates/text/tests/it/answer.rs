//! Answers laid out in lines, and read back.

use crate::samples::{array, types, value};
use ojkit_model::input::{NULL, Value};
use ojkit_model::signature::Type;
use ojkit_text::answer::*;
use proptest::prelude::*;

fn text(letters: &str) -> Value {
    Value::list(letters.chars().map(|letter| i64::from(u32::from(letter))).collect())
}

fn written(ty: &Type, value: &Value) -> String {
    let mut out = Vec::new();
    write(ty, value, &mut out);
    String::from_utf8(out).unwrap()
}

#[test]
fn a_text_is_written_as_it_is_unless_it_would_not_read_back() {
    for (letters, line) in [
        ("", ""),
        ("   T", "   T"),
        (" a  b ", " a  b "),
        ("\"quoted\"", "\"quoted\""),
        ("C:\\n", "C:\\n"),
        ("\u{e9}\u{2028}", "\u{e9}\u{2028}"),
        ("a\nb\r", "\"a\\nb\\r\""),
        ("\0\t\u{1b}\u{7f}", "\"\\u0000\\t\\u001b\\u007f\""),
        ("\"\\n\"", "\"\\\"\\\\n\\\"\""),
    ] {
        assert_eq!(written(&Type::String, &text(letters)), format!("{line}\n"), "{letters:?}");
        assert_eq!(read(&Type::String, format!("{line}\n").as_bytes()), Ok(text(letters)), "{letters:?}");
    }
    // A program that prints what only looks like the notation means the text.
    assert_eq!(read(&Type::String, b"\"a\\"), Ok(text("\"a\\")));
    assert_eq!(read(&Type::String, b"\"a\\n\" b"), Ok(text("\"a\\n\" b")));
}

#[test]
fn lists_have_their_length_first_and_rows_any_length() {
    let rows = Value { ends: vec![vec![2], vec![2, 3]], cells: vec![1, 2, 3] };
    let doubles = Value::list([0.5, f64::NAN, f64::NEG_INFINITY].map(|x| x.to_bits() as i64).to_vec());
    for (ty, value, expected) in [
        (array(array(Type::Integer)), rows, "2\n2\n1 2\n1\n3\n"),
        (array(Type::Double), doubles, "3\n0.5 nan -inf\n"),
        (Type::Boolean, Value::scalar(0), "false\n"),
        (Type::TreeNode, Value::list(vec![1, NULL, 2]), "3\n1 null 2\n"),
        (array(Type::Character), Value::list(vec![32, 10, 34]), "3\n  \"\\n\" \"\n"),
        (array(Type::Character), Value::list(vec![]), "0\n\n"),
    ] {
        assert_eq!(written(&ty, &value), expected);
        assert_eq!(read(&ty, expected.as_bytes()), Ok(value));
    }
}

#[test]
fn between_numbers_white_space_does_not_count_and_in_texts_it_does() {
    let list = array(Type::Integer);
    for same in ["2\n1 2\n", "2 1 2", " 2\r\n1\r\n2 \r\n\n", "2\n1\t2"] {
        assert_eq!(read(&list, same.as_bytes()), Ok(Value::list(vec![1, 2])), "{same:?}");
    }
    assert_eq!(read(&Type::String, b"a \r\n\n"), Ok(text("a ")));
    let texts = array(Type::String);
    assert_eq!(read(&texts, b"2\na\n"), read(&texts, b"2\na\n\n"));
    assert_ne!(read(&texts, b"2\na\nb\n"), read(&texts, b"2\na\n b\n"));
    assert_eq!(read(&Type::String, b""), Ok(text("")));
}

#[test]
fn what_is_no_answer_is_told_with_its_line() {
    for (ty, text, message) in [
        (Type::Integer, "", "line 1: expected a whole number, found nothing"),
        (Type::Integer, "-0\n", "line 1: expected a whole number, found `-0`"),
        (Type::Integer, "1 2\n", "line 1: expected the end, found `2`"),
        (Type::Boolean, "True\n", "line 1: expected true or false, found `True`"),
        (array(Type::Integer), "2\n1 x\n", "line 2: expected a whole number, found `x`"),
        (array(Type::Integer), "9\n1\n", "the length of a list is given as 9, more than the output holds"),
        (array(Type::String), "2\nab\n\0c\nd\n", "line 4: expected the end, found `d`"),
        (array(Type::String), "two\n", "line 1: expected the length of a list, found `two`"),
        (Type::String, "a\nb\n", "line 2: expected the end, found `b`"),
        (Type::Double, "1e999", "line 1: expected a number, found `1e999`"),
        (array(Type::Character), "2\nab\n", "line 3: expected a space between two characters, found `ab`"),
    ] {
        assert_eq!(read(&ty, text.as_bytes()), Err(message.to_owned()), "{ty} {text:?}");
    }
}

/// The same with letters that need care in the place of some.
fn with_odd_letters(ty: &Type, mut value: Value) -> Value {
    const ODD: [u32; 16] = [0, 9, 10, 13, 0x1b, 0x7f, 0x85, 0x2028, 0xe9, 0x1f600, 32, 34, 92, 34, 92, 110];
    if matches!(ty.innermost(), Type::String | Type::Character) {
        let cells = value.cells.iter_mut().filter(|cell| **cell < 96);
        cells.for_each(|cell| *cell = i64::from(ODD[*cell as usize % ODD.len()]));
    }
    value
}

proptest! {
    #[test]
    fn every_value_reads_back((ty, value) in types().prop_filter("one field", |ty| !matches!(ty, Type::Rows(_)))
        .prop_flat_map(|ty| (Just(ty.clone()), value(ty))))
    {
        let value = with_odd_letters(&ty, value);
        prop_assert_eq!(read(&ty, written(&ty, &value).as_bytes()), Ok(value));
    }
}
