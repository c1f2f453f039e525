//! Answers of a class, compared call by call.

use ojkit_judge::checker::{CheckInput, check};
use ojkit_model::problem::{Checker, Output};

fn said(output: &str, answer: &str) -> String {
    let input = b"2\n3\nput 1 1\nget 1\nget 2\n";
    let given = CheckInput { input, output: output.as_bytes(), answer: answer.as_bytes() };
    let said = check(&Checker::VALUES, &Output::Calls { has_doubles: true }, &given, None);
    said.map_or_else(|error| error, |check| check.message)
}

#[test]
fn answers_are_compared_call_by_call_and_the_wrong_one_is_named() {
    assert_eq!(said("[null,null,1,2]", "[null,null,1,-1]"), "call 3 (get 2): expected -1, got 2");
    assert_eq!(said("[null,null,[1,2],3]", "[null,null,[1,3],3]"), "call 2 (get 1): expected [1,3], got [1,2]");
    assert_eq!(said("[1,null,1,2]", "[null,null,1,2]"), "the constructor: expected null, got 1");
}

#[test]
fn white_space_and_the_spelling_of_numbers_do_not_count_but_texts_are_bytes() {
    for (output, answer) in [
        (" [ null , [1, 2],\n0.5 , \"a b\" ]\n", "[null,[1,2],0.50000,\"a b\"]\n"),
        ("[null,0.500001]", "[null,0.50000]"),
        ("[null,2]", "[null,2.00000]"),
        ("[null,\"a,\\\"]b\"]", "[ null, \"a,\\\"]b\"]"),
        ("[null,\"a\tb\"]", "[null,\"a\\tb\"]"),
        ("[null,\"\\u0041/\"]", "[null,\"A\\/\"]"),
    ] {
        assert_eq!(said(output, answer), "", "{output}");
    }
    assert_ne!(said("[null,\"a  b\"]", "[null,\"a b\"]"), "");
    assert_ne!(said("[null,\"1\"]", "[null,1]"), "");
    assert_ne!(said("[null,\"\"]", "[null,\" \"]"), "");
    assert_ne!(said("[null,1000000000001]", "[null,1000000000000]"), "");
    assert_ne!(said("[null,0.6]", "[null,0.5]"), "");
    assert_ne!(said("[null,[1],2]", "[null,[1,2]]"), "");
}

#[test]
fn what_is_no_list_is_refused_and_what_is_too_short_or_too_long_too() {
    assert_eq!(said("", "[null]"), "the output is empty: expected a list of answers");
    for output in ["1", "[null", "[null]]", "[null,]", "null]", "[,]", "[\"null]", "[null] 1"] {
        assert!(said(output, "[null,1]").starts_with("expected a list of answers"), "{output}");
    }
    assert_eq!(said("[null]", "[null,1]"), "expected 2 answers (one is the constructor's), got 1");
    assert_eq!(said("[null,1,2]", "[null,1]"), "expected 2 answers (one is the constructor's), got 3");
    assert_eq!(said("[null]", "5"), "the answer is not a list of answers such as `[null,1]`");
}
