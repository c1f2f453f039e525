//! Bytes of cases and of answers, and what has none.

use ojkit_frames::{Decoder, Encoder};
use ojkit_model::input::{Input, NULL, Value};
use ojkit_model::signature::{Alternative, Column, Parameter, Rows, Signature, Type};

fn list(ty: Type) -> Type {
    Type::Array(Box::new(ty))
}

fn signature(parameters: &[(&str, Type)], returns: Type) -> Signature {
    let parameters = parameters.iter().map(|(name, ty)| Parameter { name: name.to_string(), ty: ty.clone() }).collect();
    Signature { function: Some("f".to_owned()), parameters, returns: Some(returns), class: None, calling: None }
}

#[test]
fn a_value_that_does_not_fit_an_integer_is_refused_and_leaves_no_bytes() {
    let signature = signature(&[("x", Type::Integer), ("y", list(Type::Integer))], Type::Integer);
    let encoder = Encoder::new(&signature).unwrap();
    let mut bytes = vec![7];
    let input = |x: i64, y: i64| Input { fields: vec![Value::scalar(x), Value::list(vec![1, y])], repeats: Vec::new() };
    let error = encoder.encode_case(&input(0, 1 << 31), &mut bytes).unwrap_err();
    assert_eq!(error.to_string(), "y: 2147483648 does not fit an `integer` (32 bits): use `long` in the spec");
    assert_eq!(bytes, [7]);
    encoder.encode_case(&input(-1, 2), &mut bytes).unwrap();
    assert_eq!(bytes, [7, 255, 255, 255, 255, 2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0]);
    assert!(encoder.encode_case(&Input::default(), &mut bytes).is_err());
}

#[test]
fn what_is_no_answer_is_refused_and_nothing_panics() {
    for returns in [Type::Integer, Type::String, list(list(Type::Boolean)), Type::TreeNode, list(Type::ListNode)] {
        let decoder = Decoder::new(&signature(&[], returns)).unwrap();
        for byte in [0, 1, 2, 255] {
            for length in 0..20 {
                let _ = decoder.text(&vec![byte; length], &mut Vec::new());
            }
        }
        assert!(decoder.value(&[255; 12]).is_err());
    }
}

#[test]
fn rows_with_tags_travel_as_lists_that_begin_with_the_tag() {
    let alternative = |tag: &str, names: &[&str]| Alternative {
        tag: Some(tag.to_string()),
        columns: names.iter().map(|name| Column { name: name.to_string(), ty: Type::Integer }).collect(),
    };
    let rows = Rows { alternatives: vec![alternative("4", &["p", "x"]), alternative("1", &["l"])] };
    let signature = signature(&[("queries", Type::Rows(rows))], Type::Integer);
    let columns = [vec![0, 1], vec![5, NULL], vec![6, NULL], vec![NULL, 7]].map(Value::list);
    let input = Input { fields: columns.to_vec(), repeats: Vec::new() };
    let mut bytes = Vec::new();
    Encoder::new(&signature).unwrap().encode_case(&input, &mut bytes).unwrap();
    let words: Vec<u8> = bytes.chunks(4).map(|word| word[0]).collect();
    assert_eq!(words, [2, 3, 4, 5, 6, 2, 1, 7]);
}
