//! Types in words, and back.

use ojkit_rules::spec::*;

fn reads_back(text: &str) {
    assert_eq!(parse_type(text).map(|ty| ty.to_string()), Ok(text.to_owned()));
}

#[test]
fn every_form_prints_as_it_was_written() {
    for text in [
        "integer",
        "long",
        "double",
        "boolean",
        "character",
        "string",
        "void",
        "ListNode[]",
        "TreeNode",
        "NaryNode",
        "integer[]",
        "string[]",
        "character[][]",
        "(a: integer, b: integer)[]",
        "(name: string, weight: double)[]",
        "(0 p x | 1 l r)[]",
        "(add s: string | ask l r)[]",
        "(push x | pop)[]",
    ] {
        reads_back(text);
    }
}

#[test]
fn lists_are_arrays() {
    assert_eq!(parse_type("list<list<string>>"), parse_type("string[][]"));
    assert_eq!(parse_type("list<integer>[]"), parse_type("integer[][]"));
}

#[test]
fn a_column_without_a_type_is_an_integer() {
    assert_eq!(parse_type("(a, b)[]"), parse_type("(a: integer, b: integer)[]"));
}

#[test]
fn errors_point_into_the_text() {
    let place = |text: &str| parse_type(text).map_err(|e| (e.column, e.width)).unwrap_err();
    assert_eq!(place("integer[]x"), (10, 1));
    assert_eq!(place("intger[]"), (1, 6));
    assert_eq!(place("(a: integer, b: strng)[]"), (17, 5));
    assert_eq!(place("integer["), (9, 1));
    assert_eq!(place("integer[][][]"), (1, 13));
    assert_eq!(place(""), (1, 1));
    assert_eq!(place("(a, a)[]"), (5, 1));
    assert_eq!(place("(0 p | 0 q)[]"), (7, 4));
}

#[test]
fn types_of_other_languages_are_pointed_to_ours() {
    let help = |text: &str| parse_type(text).map_err(|e| e.help).unwrap_err();
    assert_eq!(*help("int[]"), "did you mean `integer`?");
    assert_eq!(*help("bool"), "did you mean `boolean`?");
    assert_eq!(*help("sting"), "did you mean `string`?");
}

#[test]
fn types_of_a_later_version_are_named_as_such() {
    let message = |text: &str| parse_type(text).map_err(|e| e.message).unwrap_err();
    assert_eq!(message("NestedInteger[]"), "the type `NestedInteger` is not yet supported");
}
