//! Numbers that no answer may be.

use ojkit_judge::answers::*;
use ojkit_model::problem::{Checker, Problem};
use ojkit_model::signature::{Signature, Type};

#[test]
fn a_number_past_the_type_is_found_among_integers_and_in_nothing_else() {
    assert_eq!(past_bits(32, b"2\n2147483647 -2147483648\n"), None);
    assert_eq!(past_bits(32, b"2\n1 2147483648\n"), Some("2147483648"));
    assert_eq!(
        past_bits(64, b"-170141183460469231731687303715884105729\n"),
        Some("-170141183460469231731687303715884105729")
    );
    assert_eq!(past_bits(32, b"abc 2147483648\n"), None);
}

#[test]
fn infinities_and_what_is_not_a_number_are_no_answers_where_numbers_are_asked_for() {
    let of = |returns: Type| {
        let signature = Signature { function: Some("f".into()), returns: Some(returns), ..Signature::default() };
        Problem { signature, ..Problem::default() }
    };
    let rows = of(Type::Array(Box::new(Type::Double)));
    for output in ["inf\n", "2\n0.5 -nan\n", "Infinity", "[0.5,NaN]", "-Infinity"] {
        assert!(no_number(&rows, b"1\n", output.as_bytes()).is_some(), "{output}");
    }
    assert_eq!(no_number(&rows, b"", b"2\n0.5 1e9\n"), None);
    assert_eq!(no_number(&of(Type::String), b"", b"nan\n"), None);
    let told = no_number(&of(Type::Double), b"3\n0\n", b"inf\n");
    assert_eq!(told.as_deref(), Some("its answer is not a number: inf, on the input `3 0`"));
    let floats = Checker::Floats { absolute: 1e-6, relative: 1e-6 };
    let typed = Problem { checker: floats, ..Problem::default() };
    assert!(no_number(&typed, b"", b"1 inf\n").is_some() && no_number(&typed, b"", b"info\n").is_none());
}
