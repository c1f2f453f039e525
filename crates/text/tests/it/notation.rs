//! Values in the site's notation, and what is refused as one.

use crate::samples::{array, column, parameter, rows, types, value, values};
use ojkit_model::input::{NULL, Value};
use ojkit_model::signature::{Class, Method, Parameter, Signature, Type};
use ojkit_text::notation::*;
use proptest::prelude::*;

fn parse(ty: Type, text: &str) -> Result<Vec<Value>, String> {
    parse_parameter(&ty, text).map_err(|error| error.to_string())
}

fn letters(text: &str) -> Vec<i64> {
    text.chars().map(|letter| i64::from(u32::from(letter))).collect()
}

fn queries() -> Type {
    let add = vec![column("w", Type::String), column("x", Type::Integer)];
    rows(vec![("add", add), ("2", vec![column("k", Type::Integer)])])
}

#[test]
fn values_print_as_the_site_writes_them() {
    let half = |x: f64| x.to_bits() as i64;
    let grid = Value { ends: vec![vec![2], vec![1, 3]], cells: vec![97, 98, 99] };
    for (ty, value, text) in [
        (Type::Integer, Value::scalar(-7), "-7"),
        (Type::Boolean, Value::scalar(1), "true"),
        (Type::Double, Value::scalar(half(2.0)), "2.00000"),
        (Type::Double, Value::scalar(half(0.123456789)), "0.123456789"),
        (Type::Double, Value::scalar(half(1e300)), "1e300"),
        (Type::Double, Value::scalar(half(-0.5)), "-0.50000"),
        (Type::Character, Value::scalar(97), "\"a\""),
        (Type::String, Value::list(letters("a\"b\\")), r#""a\"b\\""#),
        (array(Type::Integer), Value::list(vec![1, 2, 3]), "[1,2,3]"),
        (array(Type::Integer), Value::list(vec![]), "[]"),
        (Type::TreeNode, Value::list(vec![1, NULL, 2]), "[1,null,2]"),
        (array(array(Type::Character)), grid.clone(), r#"[["a"],["b","c"]]"#),
        (array(Type::String), grid, r#"["a","bc"]"#),
    ] {
        assert_eq!(print_parameter(&ty, std::slice::from_ref(&value)), text);
        assert_eq!(parse(ty, text), Ok(vec![value]));
    }
}

#[test]
fn what_is_no_number_is_written_by_its_name_and_never_as_zero() {
    let of = |x: f64| print_parameter(&Type::Double, &[Value::scalar(x.to_bits() as i64)]);
    assert_eq!([f64::NAN, f64::INFINITY, f64::NEG_INFINITY].map(of), ["nan", "inf", "-inf"]);
}

#[test]
fn places_without_a_node_behind_the_last_one_say_nothing() {
    for text in ["[1,null,2,null,null]", "[1, null, 2, null]"] {
        assert_eq!(parse(Type::TreeNode, text), Ok(vec![Value::list(vec![1, NULL, 2])]));
    }
    let two = Value { ends: vec![vec![2], vec![1, 2]], cells: vec![1, 2] };
    assert_eq!(parse(array(Type::TreeNode), "[[1,null],[2,null,null]]"), Ok(vec![two]));
}

#[test]
fn rows_are_lists_and_a_tag_comes_first() {
    let fields = parse(queries(), r#" [["add","ab",5], [ 2 , 9 ],["2",3]] "#).expect("three rows");
    let words = Value { ends: vec![vec![3], vec![2, 2, 2]], cells: letters("ab") };
    let expected = [Value::list(vec![0, 1, 1]), words, Value::list(vec![5, NULL, NULL]), Value::list(vec![NULL, 9, 3])];
    assert_eq!(fields, expected);
    assert_eq!(print_parameter(&queries(), &fields), r#"[["add","ab",5],[2,9],[2,3]]"#);
    let roads = rows(vec![("", vec![column("u", Type::Integer), column("v", Type::Integer)])]);
    assert_eq!(parse(roads.clone(), "[[1,2],[3,4]]"), Ok(vec![Value::list(vec![1, 3]), Value::list(vec![2, 4])]));
    assert_eq!(parse(roads.clone(), "[]"), Ok(vec![Value::list(vec![]); 2]));
    assert_eq!(
        parse(roads.clone(), "[[1,2],[3]]"),
        Err("1:10: expected a comma and `v`, since a row has 2 columns, found `]`".to_string())
    );
    assert_eq!(
        parse(roads, "[[1,2,3]]"),
        Err("1:6: expected `]`, since the row at column 2 has 2 columns, found `,`".to_string())
    );
}

#[test]
fn escapes_are_those_of_json() {
    for (text, expected) in
        [(r#""\"\\\/""#, "\"\\/"), (r#""\u0041\u00e9""#, "Aé"), (r#""\ud83d\ude00""#, "😀"), ("'it\\'s \"'", "it's \"")]
    {
        assert_eq!(parse(Type::String, text), Ok(vec![Value::list(letters(expected))]), "{text}");
    }
}

#[test]
fn what_does_not_fit_is_named_with_its_column() {
    for (ty, text, expected) in [
        (array(Type::Integer), "[1,2", "1:5: expected `,` or `]`, found the end of the text"),
        (array(Type::Integer), "[1,]", "1:4: expected a whole number, found `]`"),
        (array(Type::Integer), "[1 2]", "1:4: expected `,` or `]`, found `2`"),
        (array(Type::Integer), "[1,[2]]", "1:4: expected a whole number, found `[`"),
        (array(Type::Integer), "[1,null]", "1:4: expected a whole number, found `null`"),
        (array(Type::Integer), "[1]]", "1:4: expected the end of the value, found `]`"),
        (array(Type::Integer), "1", "1:1: expected a list in brackets, found `1`"),
        (
            Type::Integer,
            "9223372036854775808",
            "1:1: expected a whole number of at most 64 bits, found `9223372036854775808`",
        ),
        (Type::Integer, "1.5", "1:1: expected a whole number, found `1.5`"),
        (Type::Double, "nan", "1:1: expected a number, found `nan`"),
        (Type::Boolean, "True", "1:1: expected true or false, found `True`"),
        (Type::Character, "\"ab\"", "1:1: expected one character, found 2"),
        (Type::String, "\"ab", "1:1: this quote is never closed on its line"),
        (Type::String, "\"a\\nb\"", "1:3: the control character U+000A has no place on stdin"),
        (Type::String, "\"\\ud800\"", "1:2: U+D800 is not a character"),
        (Type::String, "\"\\x\"", "1:2: the escape `\\x` is unknown"),
        (Type::String, "\"\\u12\"", "1:2: `\\u` needs four hexadecimal digits"),
        (queries(), "[[\"sub\",1]]", "1:3: expected the tag `add` or `2`, found `\"sub\"`"),
        (queries(), "[[\"add\",\"a b\",1]]", "1:9: a string in a row has at least one letter and no space"),
        (Type::Void, "1", "1:1: expected a value, but void has none, found `1`"),
    ] {
        assert_eq!(parse(ty, text).expect_err(text), expected, "{text}");
    }
}

#[test]
fn brackets_without_end_are_refused_and_not_followed() {
    assert!(parse(array(array(Type::Integer)), &"[".repeat(1_000_000)).is_err());
}

fn taking(parameters: Vec<Parameter>) -> Signature {
    Signature { parameters, ..Signature::default() }
}

fn nums_and_k() -> Signature {
    taking(vec![parameter("nums", array(Type::Integer)), parameter("k", Type::Integer)])
}

/// `Shelf(width: integer, names: string[])` with `put(name: string, at: integer)`, `mean(): double`, `names(): string[]`.
fn shelf() -> Signature {
    let method =
        |name: &str, parameters: Vec<Parameter>, returns: Type| Method { name: name.into(), parameters, returns };
    let methods = vec![
        method("put", vec![parameter("name", Type::String), parameter("at", Type::Integer)], Type::Void),
        method("mean", vec![], Type::Double),
        method("names", vec![], array(Type::String)),
    ];
    let class = Class { name: "Shelf".into(), methods };
    let mut parameters = vec![parameter("width", Type::Integer), parameter("first", array(Type::String))];
    parameters.push(class.calls());
    Signature { parameters, class: Some(class), ..Signature::default() }
}

#[test]
fn a_class_is_two_lists_as_the_site_writes_them() {
    let text = "[\"Shelf\",\"put\",\"mean\",\"put\"]\n[[5,[\"a b\"]],[\"x\",1],[],[\"yz\",-2]]\n";
    let words = Value { ends: vec![vec![3], vec![1, 1, 3]], cells: letters("xyz") };
    let first = Value { ends: vec![vec![1], vec![3]], cells: letters("a b") };
    let calls = [Value::list(vec![0, 1, 0]), words, Value::list(vec![1, NULL, -2])];
    let expected = [vec![Value::scalar(5), first], calls.to_vec()].concat();
    assert_eq!(parse_parameters(&shelf(), text), Ok(expected.clone()));
    assert_eq!(print_parameters(&shelf(), &expected), text);
    for other in [
        "[ 'Shelf' , 'put','mean', 'put' ] , [ [5, ['a b']], ['x', 1], [ ], ['yz',-2] ]",
        "\n[\"Shelf\",\"put\",\"mean\",\"put\"]\r\n[[5,[\"a b\"]],[\"x\",1],[],[\"yz\",-2]]",
        "5\n[\"a b\"]\n[[\"put\",\"x\",1],[\"mean\"],[\"put\",\"yz\",-2]]",
    ] {
        assert_eq!(parse_parameters(&shelf(), other), Ok(expected.clone()), "{other}");
    }
}

#[test]
fn lists_of_operations_that_do_not_fit_say_why() {
    for (text, expected) in [
        ("[\"Shelf\",\"push\"]\n[[5,[]],[]]", "1:10: `Shelf` has no method `push`; it has `put`, `mean`, `names`"),
        ("[\"Shelf\",\"mean\"]\n[[5,[]]]", "2:9: 2 operations have 2 lists of arguments, not 1"),
        ("[\"Shelf\"]\n[[5,[]],[]]", "2:9: 1 operations have no more arguments"),
        ("[\"Shelf\"]\n[[5]]", "2:4: expected a comma and `first`, found `]`"),
        ("[\"Shelf\"]\n[[5,[],1]]", "2:7: expected `]`, since the constructor takes 2 arguments, found `,`"),
        (
            "[\"Shelf\",\"mean\"]\n[[5,[]],[1]]",
            "2:10: expected `]`, since the row at column 9 has 0 columns, found `1`",
        ),
        ("[\"Shelf\"]\n[[5,[]]] 1", "2:10: expected the end of the text, found `1`"),
        ("[\"Shelf\"", "1:9: expected `,` or `]`, found the end of the text"),
    ] {
        assert_eq!(parse_parameters(&shelf(), text).expect_err(text).to_string(), expected);
    }
}

#[test]
fn answers_of_a_class_are_typed_by_their_calls() {
    let class = shelf().class.unwrap();
    let said = |tags: &[i64], text: &str| answers(&class, tags, text).map_err(|error| error.to_string());
    assert_eq!(said(&[0, 1, 2], " [ null,null, 2, ['a'] ]\n"), Ok("[null,null,2.00000,[\"a\"]]".to_string()));
    assert_eq!(said(&[], "[null]"), Ok("[null]".to_string()));
    for (tags, text, expected) in [
        (&[0, 1][..], "[null,null]", "1:12: 2 calls and the constructor have 3 answers, not 2"),
        (&[], "[null,1]", "1:7: 0 calls have an answer each, and the constructor's `null`; here is one more"),
        (&[0], "[null,1]", "1:7: expected `null`, since `put` gives nothing, found `1`"),
        (&[1], "[null,null]", "1:7: expected a number, found `null`"),
        (&[1], "[1,2]", "1:2: expected `null`, since the constructor gives nothing, found `1`"),
        (&[1], "[null,2", "1:8: expected `,` or `]`, found the end of the text"),
    ] {
        assert_eq!(said(tags, text), Err(expected.to_string()), "{text}");
    }
}

#[test]
fn parameters_come_a_line_each_or_by_name() {
    let expected = vec![Value::list(vec![1, 2]), Value::scalar(3)];
    for text in [
        "[1,2]\n3",
        "[1,2]\r\n3\r\n",
        "\n[1, 2]\n\n3\n",
        "nums = [1,2], k = 3",
        "k=3,\n nums=[1,2]",
        "k = 3\n[1,2]",
        "[1,2], 3",
    ] {
        assert_eq!(parse_parameters(&nums_and_k(), text), Ok(expected.clone()), "{text:?}");
    }
    assert_eq!(print_parameters(&nums_and_k(), &expected), "[1,2]\n3\n");
}

#[test]
fn a_list_of_parameters_that_does_not_fit_says_why() {
    for (text, expected) in [
        ("[1,2]\n", "2:1: `k: integer` is missing"),
        ("[1,2]\n3\n4", "3:1: more than 2 values, one for each parameter"),
        ("nums = [1,2], nums = [1]", "1:15: `nums` is there twice"),
        ("num = [1,2]", "1:1: no parameter is called `num`; there are `nums`, `k`"),
        ("[1,2] 3", "1:7: expected the end of the value, found `3`"),
        ("[1,2],", "1:7: expected another parameter after the comma, found the end of the text"),
    ] {
        assert_eq!(parse_parameters(&nums_and_k(), text).expect_err(text).to_string(), expected);
    }
}

proptest! {
    #[test]
    fn what_is_printed_parses_back(
        (types, fields) in prop::collection::vec(types(), 0..4).prop_flat_map(|types| {
            let values: Vec<_> = types.iter().cloned().map(values).collect();
            (Just(types), values)
        })
    ) {
        let parameters: Vec<Parameter> =
            types.into_iter().enumerate().map(|(k, ty)| parameter(&format!("p{k}"), ty)).collect();
        let fields = fields.concat();
        let signature = taking(parameters);
        let text = print_parameters(&signature, &fields);
        prop_assert_eq!(parse_parameters(&signature, &text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?, fields);
    }

    #[test]
    fn doubles_survive(bits in any::<f64>()) {
        prop_assume!(bits.is_finite() && bits != 0.0);
        let cell = Value::scalar(bits.to_bits() as i64);
        prop_assert_eq!(parse(Type::Double, &print_parameter(&Type::Double, std::slice::from_ref(&cell))), Ok(vec![cell]));
    }

    #[test]
    fn no_text_makes_the_parser_panic(ty in types(), text in "[\\[\\],\"'\\\\u0-9a-f .=\\-\n]{0,40}|\\PC{0,20}") {
        let _ = parse_parameter(&ty, &text);
        let _ = parse_parameters(&taking(vec![parameter("a", ty), parameter("b", Type::Integer)]), &text);
        let _ = parse_parameters(&shelf(), &format!("[\"Shelf\",{text}"));
        let _ = answers(&shelf().class.unwrap(), &[0, 1, 2], &text);
    }

    #[test]
    fn white_space_between_tokens_does_not_count(list in value(array(array(Type::Integer)))) {
        let ty = array(array(Type::Integer));
        let spaced = print_parameter(&ty, std::slice::from_ref(&list)).replace(',', " ,\n ").replace('[', "[ ").replace(']', " ]");
        prop_assert_eq!(parse(ty, &spaced), Ok(vec![list]));
    }
}
