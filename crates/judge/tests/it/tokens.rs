//! Outputs compared token by token.

use ojkit_judge::checker::tokens::*;

#[test]
fn a_difference_after_a_long_equal_beginning_is_still_placed_by_line_and_token() {
    let mut answer = "1 2 3\n".repeat(10_000);
    let mut output = answer.clone();
    answer.push_str("4 57 6");
    output.push_str("4 58 6");
    assert_eq!(check(output.as_bytes(), answer.as_bytes()).message, "line 10001, token 2: expected 57, got 58");
}

#[test]
fn tokens_that_differ_only_in_length_differ_although_one_is_a_beginning_of_the_other() {
    assert_eq!(check(b"12", b"123").message, "line 1, token 1: expected 123, got 12");
    assert_eq!(check(b"123", b"12").message, "line 1, token 1: expected 12, got 123");
    assert_eq!(check(b"1 2", b"12").message, "line 1, token 1: expected 12, got 1");
}

#[test]
fn long_tokens_are_shown_where_they_part() {
    let answer = "a".repeat(1000) + "b";
    let output = "a".repeat(1000) + "c";
    assert_eq!(
        check(output.as_bytes(), answer.as_bytes()).message,
        "line 1, token 1: expected ...aaaaaaaaaab, got ...aaaaaaaaaac (from character 991 on)"
    );
}

#[test]
fn white_space_is_what_c_takes_for_it() {
    assert!(check(b"\x0b1\x0c2\r\n", b"1 2").is_accepted());
    assert!(!check(b"1\x002", b"1 2").is_accepted());
    assert!(!check("1\u{a0}2".as_bytes(), b"1 2").is_accepted());
}
